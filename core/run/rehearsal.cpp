// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/rehearsal.h"

#include "core/base/text.h"
#include "core/load/limitsample.h"
#include "core/mapping/ddl.h"
#include "core/mapping/flavourddl.h"
#include "core/server/connection.h"
#include "core/server/quoting.h"
#include "core/server/serverfacts.h"
#include "core/server/serverhost.h"
#include "core/server/serverprogram.h"
#include "core/server/tableschema.h"
#include "core/server/throwawayserver.h"

#include <QJsonArray>

namespace millrace {

namespace {

/// What is known about the plan's own target.
struct Original
{
    std::optional<ServerFacts> facts;
    QString createSql;
    bool local = false;
    QStringList notes;
};

Original askTarget(const Plan &plan, const Result<ResolvedConnection> &target)
{
    Original original{.createSql = plan.createSql};
    const auto note = [&original](const Error &error) {
        original.notes << QStringLiteral("The plan's own target was not asked: %1").arg(error.what);
        return original;
    };
    if (!target)
        return note(target.error());
    auto account = *target;
    account.spec.schema.clear(); // it may be for the plan to make it
    const auto connection = Connection::open(account);
    if (!connection)
        return note(connection.error());
    const auto facts = ServerFacts::read(**connection);
    if (!facts)
        return note(facts.error());
    original.facts = *facts;
    original.local = ServerHost::find(**connection).isLocal();
    if (const auto table = readTable(**connection, plan.schema, plan.table)) {
        original.createSql = table->createSql;
        if (!table->triggers.isEmpty())
            original.notes << QStringLiteral("Without the table's %1.")
                                  .arg(counted(table->triggers.size(), QStringLiteral("trigger"),
                                               QStringLiteral("triggers")));
    }
    return original;
}

/// The target's flavour where it is installed; whichever is when it is not.
QString programFor(const Original &original)
{
    if (!original.facts)
        return {};
    const QString wanted =
        original.facts->isMariaDb() ? QStringLiteral("mariadbd") : QStringLiteral("mysqld");
    return ServerProgram::find(wanted) ? wanted : QString();
}

Result<void> makeTable(Connection &connection, const Plan &plan, const ServerFacts &facts, Original &original)
{
    const MendedDdl mended = mendedFor(original.createSql, facts);
    original.notes += mended.changes;
    const auto create = retargetedCreateTable(mended.sql, plan.schema, plan.table);
    if (!create)
        return fail(create.error());
    for (const QString &statement :
         {QStringLiteral("CREATE DATABASE IF NOT EXISTS %1").arg(quotedIdentifier(plan.schema)),
          QStringLiteral("SET SESSION foreign_key_checks = 0"), *create})
        if (const auto done = connection.execute(statement); !done)
            return done;
    const auto made = readTable(connection, plan.schema, plan.table);
    if (!made)
        return fail(made.error());
    // The tables they point at are not here.
    for (const QString &key : made->foreignKeys)
        if (const auto dropped =
                connection.execute(QStringLiteral("ALTER TABLE %1 DROP FOREIGN KEY %2")
                                       .arg(qualifiedName(plan.schema, plan.table), quotedIdentifier(key)));
            !dropped)
            return dropped;
    if (!made->foreignKeys.isEmpty())
        original.notes << QStringLiteral("Without the table's %1: their parents are not here.")
                              .arg(counted(made->foreignKeys.size(), QStringLiteral("foreign key"),
                                           QStringLiteral("foreign keys")));
    return {};
}

} // namespace

QJsonObject Rehearsal::toJson() const
{
    return {{QStringLiteral("summary"), summary.toJson()},
            {QStringLiteral("server"), server},
            {QStringLiteral("target"), target},
            {QStringLiteral("in_memory"), inMemory},
            {QStringLiteral("target_is_local"), targetIsLocal},
            {QStringLiteral("limit"), limitName(limit.kind)},
            {QStringLiteral("notes"), QJsonArray::fromStringList(notes)}};
}

Result<Rehearsal> rehearse(const Plan &plan, const Result<ResolvedConnection> &target,
                           const ScratchServer::Options &options, RunControl &control, RunObserver &observer,
                           const std::function<void(const MigrationRun *)> &onRun)
{
    if (plan.source.isSameServerTable())
        return fail(
            {.code = ErrorCode::PlanInvalid,
             .what = QStringLiteral("The plan's rows are in a table of the target's own server: on another "
                                    "server there is nothing to load."),
             .howToFix =
                 QStringLiteral("Calibrate the plan, which loads a few seconds into a table of its own "
                                "there.")});
    Original original = askTarget(plan, target);
    if (original.createSql.isEmpty())
        return fail(
            {.code = ErrorCode::PlanInvalid,
             .what = QStringLiteral("Nobody knows what %1.%2 looks like: the plan does not create it. %3")
                         .arg(plan.schema, plan.table, original.notes.join(QLatin1Char(' '))),
             .howToFix = QStringLiteral("Bring the target within reach, or make the plan with --create.")});
    ScratchServer::Options chosen = options;
    if (chosen.program.isEmpty())
        chosen.program = programFor(original);
    auto server = ThrowawayServer::start(chosen);
    if (!server)
        return fail(server.error());
    ResolvedConnection here = (*server)->root();
    const auto connection = Connection::open(here);
    if (!connection)
        return fail(connection.error());
    const auto facts = ServerFacts::read(**connection);
    if (!facts)
        return fail(facts.error());
    if (const auto made = makeTable(**connection, plan, *facts, original); !made)
        return fail(made.error());

    Rehearsal rehearsal{.server = facts->displayName(),
                        .target = original.facts ? original.facts->displayName() : QString(),
                        .inMemory = options.inMemory,
                        .targetIsLocal = original.local};
    if (original.facts && rehearsal.target != rehearsal.server)
        original.notes.prepend(
            QStringLiteral("Rehearsed on %1, the target is %2: what one takes the other may refuse.")
                .arg(rehearsal.server, rehearsal.target));
    rehearsal.notes = original.notes;

    Plan rehearsed = plan;
    rehearsed.connection = here.spec;
    rehearsed.createSql.clear();
    const auto folder = RunFolder::create(rehearsed, (*server)->folder() + QStringLiteral("/runs"));
    if (!folder)
        return fail(folder.error());
    {
        MigrationRun run(rehearsed, here, **folder, control, observer);
        if (onRun)
            onRun(&run);
        rehearsal.summary = run.run();
        if (onRun)
            onRun(nullptr);
    }
    if (const auto samples = readLimitSamples((*folder)->path()))
        rehearsal.limit = overallLimit(*samples);
    return rehearsal;
}

QString storageVerdict(double realRowsPerSecond, double memoryRowsPerSecond, bool sameMachine)
{
    if (realRowsPerSecond <= 0 || memoryRowsPerSecond <= 0)
        return QStringLiteral(
            "Nothing can be said about the storage: one of the two loads did not get to its end.");
    constexpr double clearlyFaster = 1.5;
    constexpr double aboutTheSame = 1.15;
    const double ratio = memoryRowsPerSecond / realRowsPerSecond;
    QString verdict =
        ratio >= clearlyFaster
            ? QStringLiteral(
                  "Storage and durability cost the real server most of the difference: its disks, their log "
                  "and its flush settings are where to look.")
        : ratio <= aboutTheSame
            ? QStringLiteral(
                  "The real server's storage is not the bottleneck: in memory the load is no faster to speak "
                  "of.")
            : QStringLiteral(
                  "The real server's storage takes its part, but it is not what the load waits for most.");
    verdict += QStringLiteral(" In memory: %1 rows/s, there: %2 rows/s, a factor of %3.")
                   .arg(rateText(memoryRowsPerSecond), rateText(realRowsPerSecond))
                   .arg(ratio, 0, 'f', 2);
    if (!sameMachine)
        verdict +=
            QStringLiteral(" The two are not the same machine: processors and network differ as well.");
    return verdict;
}

} // namespace millrace
