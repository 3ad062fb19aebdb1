// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/checks/waycheck.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/plan/checks/behaviourcheck.h"
#include "core/server/serverfolder.h"
#include "core/sql/quoting.h"

#include <QFileInfo>

namespace millrace {

namespace {

QString howToAllowLocal(const ServerFacts &facts)
{
    if (const QString command = providerCommand(facts.kind, u"local_infile"_s, u"1"_s); !command.isEmpty())
        return CoreText::tr("It is set where the server is managed: %1").arg(command);
    const QString privilege =
        facts.can(Ability::DynamicPrivileges) ? u"SYSTEM_VARIABLES_ADMIN"_s : u"SUPER"_s;
    return CoreText::tr("Run SET GLOBAL local_infile = 1 there; it needs %1 (GRANT %1 ON *.* TO %2).")
        .arg(privilege, quotedAccount(facts.currentUser));
}

Finding localCheck(const Plan &plan, const ServerFacts &facts)
{
    const QString topic = CoreText::tr("LOCAL INFILE");
    if (facts.localInfile && facts.behaviour.refusesLoad()) {
        const Error refused = loadRefusal(facts);
        if (plan.wayIn == WayIn::Local)
            return Finding::blocking(topic, refused);
        return Finding::warning(
            topic,
            refused.what + CoreText::tr(" The rows are loaded with INSERT statements, which is slower."),
            refused.howToFix, refused.code);
    }
    if (facts.localInfile)
        return Finding::ok(topic, facts.variables.value(u"local_infile"_s) == "ON"_L1
                                      ? CoreText::tr("local_infile is ON.")
                                      : CoreText::tr("local_infile is switched on for the load."));
    if (plan.wayIn == WayIn::Auto)
        return Finding::warning(topic,
                                CoreText::tr("The server refuses LOAD DATA LOCAL (local_infile is OFF): "
                                             "the rows are loaded with INSERT statements, which is slower."),
                                howToAllowLocal(facts), ErrorCode::LocalInfileOff);
    return Finding::blocking(
        topic, {.code = ErrorCode::LocalInfileOff,
                .what = CoreText::tr("The server refuses LOAD DATA LOCAL: local_infile is OFF."),
                .howToFix = howToAllowLocal(facts) +
                            CoreText::tr(" Or load with INSERT statements (--way insert).")});
}

/// Who owns the socket is who runs the server; nothing when it cannot be told.
QString serverAccount(const Plan &plan)
{
    const QString socket = plan.connection.socket;
    const QString owner = socket.isEmpty() ? QString() : QFileInfo(socket).owner();
    return owner.isEmpty() ? QString() : CoreText::tr(" The server runs as %1.").arg(owner);
}

Finding serverFileCheck(const Plan &plan, const ServerFacts &facts, Connection &connection)
{
    const QString topic = CoreText::tr("Server file");
    if (!facts.has(u"FILE"_s))
        return Finding::blocking(
            topic, {.code = ErrorCode::PrivilegeMissing,
                    .what = CoreText::tr("The account %1 may not have the server read files.")
                                .arg(quotedAccount(facts.currentUser)),
                    .howToFix = CoreText::tr("GRANT FILE ON *.* TO %1; or load with --way local.")
                                    .arg(quotedAccount(facts.currentUser))});
    const auto folder = ServerFolder::open(connection);
    if (!folder) {
        Error error = folder.error();
        error.what += serverAccount(plan);
        return Finding::blocking(topic, error);
    }
    return Finding::ok(topic, CoreText::tr("The server reads files of this machine below %1 (tried).%2")
                                  .arg(QFileInfo((*folder)->path()).absoluteFilePath(), serverAccount(plan)));
}

} // namespace

Finding checkWayIn(const Plan &plan, const ServerFacts &facts, Connection &connection)
{
    if (const auto keeps = checkRollback(facts); keeps && plan.wayIn != WayIn::Ship)
        return *keeps;
    switch (plan.wayIn) {
    case WayIn::Auto:
    case WayIn::Local:
    case WayIn::Ship: // not asked: rows that only a server can store go to another one
        break;
    case WayIn::ServerFile:
        return serverFileCheck(plan, facts, connection);
    case WayIn::Insert:
        return Finding::ok(u"INSERT"_s,
                           CoreText::tr("The rows are loaded with INSERT statements of up to 5,000 rows."));
    }
    return localCheck(plan, facts);
}

} // namespace millrace
