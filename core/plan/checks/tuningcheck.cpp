// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/checks/tuningcheck.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/plan/checks/clustercheck.h"
#include "core/plan/indexchoice.h"
#include "core/sql/quoting.h"
#include "core/tuning/globalvariable.h"
#include "core/tuning/knobs.h"
#include "core/tuning/settingtext.h"

#include <algorithm>

namespace millrace {

namespace {

bool isOn(const ServerFacts &facts, const char *name)
{
    return sameSettingValue(facts.variables.value(QLatin1String(name)), u"ON"_s);
}

Finding blocking(const QString &what, const QString &howToFix)
{
    return Finding::blocking(CoreText::tr("Server"),
                             {.code = ErrorCode::ServerReadOnly, .what = what, .howToFix = howToFix});
}

/// A replica that is loaded into has rows its source knows nothing of.
std::optional<Finding> readOnlyServer(const Plan &plan, const ServerFacts &facts)
{
    const QString source =
        CoreText::tr("Load into the server it replicates from, or, if it is not a replica, ");
    if (isOn(facts, "innodb_read_only"))
        return blocking(CoreText::tr("The server was started with innodb_read_only: nothing can be written."),
                        CoreText::tr("Start it without."));
    if (facts.cluster.isGroup() && (isOn(facts, "super_read_only") || isOn(facts, "read_only")))
        return blocking(
            CoreText::tr("The server is a member of a group (Group Replication) that takes no writes "
                         "here (%1).")
                .arg(isOn(facts, "super_read_only") ? u"super_read_only"_s : u"read_only"_s),
            whereTheGroupWrites(facts.cluster));
    if (isOn(facts, "super_read_only"))
        return blocking(CoreText::tr("The server is read-only for everybody (super_read_only is ON)."),
                        source +
                            CoreText::tr("run SET GLOBAL super_read_only = 0 and SET GLOBAL read_only = 0."));
    // A privilege that a flavour does not know is in none of its grants.
    const bool passes = facts.has(u"READ_ONLY ADMIN"_s) || facts.has(u"CONNECTION_ADMIN"_s) ||
                        (facts.can(Ability::SuperPassesReadOnly) && facts.has(u"SUPER"_s));
    // MariaDB says NO_LOCK and NO_LOCK_NO_ADMIN besides ON from 11.8 on.
    const QString mode = facts.variables.value(u"read_only"_s);
    const bool readOnly = !mode.isEmpty() && !sameSettingValue(mode, u"OFF"_s);
    if (readOnly && !passes)
        return blocking(CoreText::tr("The server is read-only (read_only is %1), as replicas are.").arg(mode),
                        source + CoreText::tr("run SET GLOBAL read_only = 0."));
    const bool setForUs =
        std::any_of(plan.session.begin(), plan.session.end(), [](const SessionSetting &setting) {
            return setting.name.endsWith("_read_only"_L1, Qt::CaseInsensitive);
        });
    if ((isOn(facts, "transaction_read_only") || isOn(facts, "tx_read_only")) && !setForUs) {
        const QString name = facts.variables.contains(u"transaction_read_only"_s) ? u"transaction_read_only"_s
                                                                                  : u"tx_read_only"_s;
        return blocking(CoreText::tr("Every session begins read-only here (%1 is ON).").arg(name),
                        CoreText::tr("Load with --tune %1=0, or switch it off on the server.").arg(name));
    }
    if (readOnly)
        return Finding::warning(CoreText::tr("Server"),
                                CoreText::tr("The server is read-only, as replicas are; this account may "
                                             "write all the same. If it is a replica, the rows will be "
                                             "missing on its source."),
                                CoreText::tr("Load into the source."), ErrorCode::ServerReadOnly);
    return std::nullopt;
}

Finding notSettable(const QString &what, const QString &howToFix, ErrorCode code)
{
    return Finding::warning(CoreText::tr("Server settings"), what, howToFix, code);
}

bool isRedoLog(const SessionSetting &setting)
{
    return setting.name.compare(redoLogName(), Qt::CaseInsensitive) == 0;
}

/// Why a variable of the whole server cannot be set; nothing: it can.
std::optional<Finding> globalNotSettable(const SessionSetting &setting, const Knob *knob,
                                         const ServerFacts &facts)
{
    if (!isRedoLog(setting) && !facts.variables.contains(setting.name.toLower()))
        return notSettable(
            CoreText::tr("This server has no %1: the load continues without it.").arg(setting.name),
            CoreText::tr("Leave it out."), ErrorCode::SettingUnknown);
    if (knob && knob->group == KnobGroup::Start)
        return notSettable(
            CoreText::tr("%1 cannot be changed while the server runs: the load continues without it.")
                .arg(setting.name),
            CoreText::tr("Write it into my.cnf and restart the server (millrace-cli tune --my-cnf)."),
            ErrorCode::SettingRefused);
    if (knob && !knob->needs.isEmpty())
        return notSettable(CoreText::tr("The account %1 may not set %2: the load continues without it.")
                               .arg(quotedAccount(facts.currentUser), setting.name),
                           knob->needs + u';', ErrorCode::PrivilegeMissing);
    return std::nullopt;
}

} // namespace

QVector<Finding> checkTuning(const Plan &plan, const ServerFacts &facts)
{
    QVector<Finding> findings;
    if (const auto readOnly = readOnlyServer(plan, facts))
        findings << *readOnly;
    if (plan.global.isEmpty() && plan.host.isEmpty())
        return findings;
    const QString topic = CoreText::tr("Server settings");
    if (const auto refused = refuseGlobals(plan.global, plan.redoLogOffServer, facts))
        return findings << Finding::blocking(topic, *refused);
    const auto host = HostFacts::ofServer(plan.connection, facts);
    const QVector<Knob> all = knobs(facts, host);
    QStringList fine;
    for (const SessionSetting &setting : plan.global) {
        if (const auto left = globalNotSettable(setting, findKnob(all, setting.name), facts)) {
            findings << *left;
            continue;
        }
        fine << u"%1 = %2"_s.arg(setting.name, setting.value);
        if (isRedoLog(setting))
            findings << notSettable(
                CoreText::tr("The redo log is off during the load, as confirmed: a crash of "
                             "the server meanwhile loses everything on it."),
                CoreText::tr("Have a backup that can be read."), ErrorCode::PreflightRefused);
    }
    for (const SessionSetting &setting : plan.host) {
        const Knob *knob = findKnob(all, setting.name);
        if (!knob || !knob->here || !knob->needs.isEmpty())
            findings << notSettable(
                host ? CoreText::tr("%1 cannot be set on this machine: the load continues without it.")
                           .arg(setting.name)
                     : CoreText::tr("The server runs on another machine: %1 has to be set there.")
                           .arg(setting.name),
                CoreText::tr("There, as root: %1").arg(HostSettings::command(setting.name, setting.value)),
                ErrorCode::PrivilegeMissing);
        else
            fine << CoreText::tr("%1 = %2 (machine)").arg(setting.name, setting.value);
    }
    if (!fine.isEmpty())
        findings << Finding::ok(topic,
                                CoreText::tr("For the whole server during the load, put back after it: %1.")
                                    .arg(fine.join(u", "_s)));
    return findings;
}

std::optional<Finding> checkUniqueChecks(const Plan &plan, const ServerFacts &facts,
                                         const std::optional<TableSchema> &table)
{
    QString value = facts.variables.value(u"unique_checks"_s);
    for (const SessionSetting &setting : plan.session)
        if (setting.name.compare("unique_checks"_L1, Qt::CaseInsensitive) == 0)
            value = setting.value;
    if (!table || !sameSettingValue(value, u"OFF"_s))
        return std::nullopt;
    QStringList inPlace;
    const auto choice = plan.indexes == IndexPolicy::DeferAll
                            ? chooseIndexes(*table, DeferralScope::AlsoUnique)
                            : Result<IndexChoice>(IndexChoice());
    for (const Index &index : table->indexes) {
        const bool deferred =
            choice && std::any_of(choice->candidates.begin(), choice->candidates.end(),
                                  [&index](const auto &candidate) { return candidate.name == index.name; });
        if (index.unique && !index.primary && !deferred)
            inPlace << quotedIdentifier(index.name);
    }
    if (inPlace.isEmpty())
        return std::nullopt;
    return Finding::blocking(
        CoreText::tr("Session settings"),
        {.code = ErrorCode::SettingRefused,
         .what =
             CoreText::tr("unique_checks = 0 with %1 in place: a duplicate in the dump would not be "
                          "found and corrupts the index.")
                 .arg(counted(inPlace.size(), CoreText::tr("unique index"), CoreText::tr("unique indexes")) +
                      u" ("_s + inPlace.join(u", "_s) + ')'_L1),
         .howToFix = CoreText::tr("Leave unique_checks on, or drop these indexes for the load as well "
                                  "(--indexes defer-all): their build after the load finds duplicates.")});
}

bool switchesLocalInfileOn(const Plan &plan, const ServerFacts &facts)
{
    const QVector<Knob> all = knobs(facts);
    const Knob *knob = findKnob(all, u"local_infile"_s);
    return knob && knob->here && knob->needs.isEmpty() &&
           std::any_of(plan.global.begin(), plan.global.end(), [](const SessionSetting &setting) {
               return setting.name.compare("local_infile"_L1, Qt::CaseInsensitive) == 0 &&
                      sameSettingValue(setting.value, u"ON"_s);
           });
}

} // namespace millrace
