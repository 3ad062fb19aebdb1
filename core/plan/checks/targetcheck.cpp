// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/checks/targetcheck.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/plan/checks/accountpowers.h"
#include "core/plan/checks/behaviourcheck.h"
#include "core/plan/checks/clustercheck.h"
#include "core/plan/checks/tuningcheck.h"
#include "core/plan/statements.h"
#include "core/sql/quoting.h"
#include "core/tuning/binarylog.h"
#include "core/tuning/knobs.h"
#include "core/tuning/sessionguard.h"
#include "core/tuning/sessionknobs.h"

namespace millrace {

namespace {

std::optional<Finding> checkSettings(const Plan &plan, const ServerFacts &facts, Connection &connection)
{
    const QString topic = CoreText::tr("Session settings");
    if (const auto refused = refuseSettings(plan.session, facts))
        return Finding::blocking(topic, *refused);
    if (const auto refused = refuseUnlogged(plan.session, plan.unloggedServer, facts))
        return Finding::blocking(topic, *refused);
    for (const Knob &knob : knobs(facts))
        for (const SessionSetting &setting : plan.session)
            if (!knob.needs.isEmpty() && setting.name.compare(knob.name, Qt::CaseInsensitive) == 0)
                return Finding::blocking(topic,
                                         {.code = ErrorCode::PrivilegeMissing,
                                          .what = CoreText::tr("The account %1 may not set %2.")
                                                      .arg(quotedAccount(facts.currentUser), knob.name),
                                          .howToFix = knob.needs + CoreText::tr("; or leave it as it is.")});
    // Tried in this session: what else a server does not let an account set, or takes as a value, only the
    // server knows.
    SessionGuard guard(connection);
    if (const auto applied = guard.apply(plan.sessionSettings()); !applied)
        return Finding::blocking(topic, applied.error());
    return {};
}

/// Bad rows are found by the server's warnings, and its own list of them is short. \see prepareSession
std::optional<Finding> checkWarningList(const Plan &plan, const ServerFacts &facts, Connection &connection)
{
    const auto set = connection.execute(warningListStatement());
    if (set || set.error().code != ErrorCode::PrivilegeMissing)
        return {};
    // One row may have a warning for every column, and InnoDB takes 1017 of them.
    constexpr qint64 enoughForARow = 1024;
    const QString topic = CoreText::tr("Warnings");
    const qint64 listed = facts.variables.value(u"max_error_count"_s).toLongLong();
    const QString grant =
        u"GRANT SESSION_VARIABLES_ADMIN ON *.* TO %1;"_s.arg(quotedAccount(facts.currentUser));
    if (listed < enoughForARow)
        return Finding::blocking(
            topic, {.code = ErrorCode::PrivilegeMissing,
                    .what = CoreText::tr("The server lists %1 of a statement (max_error_count) and the "
                                         "account may not raise that: bad rows could go unseen.")
                                .arg(counted(listed, CoreText::tr("warning"), CoreText::tr("warnings"))),
                    .howToFix = grant});
    if (plan.stopsAtBadRow() && !plan.bendsAsDump() && plan.onDuplicate == OnDuplicate::Stop)
        return {};
    return Finding::note(
        topic,
        CoreText::tr("The server lists %1 of a statement (max_error_count) and the account may not "
                     "raise that: a dump with many bad rows goes in more slowly, in smaller parts.")
            .arg(counted(listed, CoreText::tr("warning"), CoreText::tr("warnings"))),
        grant);
}

/// The load goes on when its guard cannot look; the user has asked for it and has to know before.
std::optional<Finding> checkGuard(const Plan &plan, const ServerFacts &facts, Connection &connection)
{
    if (plan.limits.replicaLagSeconds == 0 || connection.replicaLagSeconds())
        return {};
    return Finding::warning(
        CoreText::tr("Load guard"),
        CoreText::tr("The account %1 may not see how far the server lags behind its source: the "
                     "load will not slow down when it does.")
            .arg(quotedAccount(facts.currentUser)),
        u"GRANT %1 ON *.* TO %2;"_s.arg(facts.can(Ability::ReplicaMonitor) ? u"REPLICA MONITOR"_s
                                                                           : u"REPLICATION CLIENT"_s,
                                        quotedAccount(facts.currentUser)));
}

} // namespace

CheckedTarget::Asked::Asked(const Plan &plan)
    : session(plan.sessionSettings())
    , global(plan.global)
    , watchesReplicas(plan.limits.replicaLagSeconds > 0)
    , keepsBadRows(!plan.stopsAtBadRow() || plan.bendsAsDump() || plan.onDuplicate != OnDuplicate::Stop)
{}

bool CheckedTarget::holds(Connection &connection) const
{
    const auto now = connection.rows(u"SELECT @@GLOBAL.local_infile, VERSION(), CURRENT_USER()"_s);
    return now && facts && now->value(0).value(0).toInt() == (facts->localInfile ? 1 : 0) &&
           now->value(0).value(1).toString() == facts->versionText &&
           now->value(0).value(2).toString() == facts->currentUser;
}

CheckedTarget checkTarget(const Plan &plan, Connection &connection, const std::optional<ServerFacts> &known)
{
    CheckedTarget checked{.asked = CheckedTarget::Asked(plan), .facts = {}, .findings = {}};
    auto facts = known ? Result<ServerFacts>(*known) : ServerFacts::read(connection);
    if (!facts) {
        checked.findings << Finding::blocking(CoreText::tr("Server"), facts.error());
        return checked;
    }
    if (switchesLocalInfileOn(plan, *facts))
        facts->localInfile = true; // as it will be for the load
    facts->tryOut(connection, plan.schema);
    checked.facts = *facts;
    checked.findings << Finding::ok(CoreText::tr("Server"),
                                    CoreText::tr("%1 as %2.").arg(facts->displayName(), facts->currentUser));
    if (facts->compression != Compression::Off || facts->compressionDecision)
        checked.findings << Finding::ok(CoreText::tr("Compression"), compressionText(*facts));
    checked.findings << checkKind(*facts) << checkMembership(*facts);
    for (const auto &finding :
         {checkSettings(plan, *facts, connection), checkWarningList(plan, *facts, connection),
          checkGuard(plan, *facts, connection)})
        if (finding)
            checked.findings << *finding;
    return checked;
}

} // namespace millrace
