// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/trials/rehearsal.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/bottleneck/bottlenecksample.h"
#include "core/mapping/tables/ddl.h"
#include "core/run/wholedump/dumprun.h"
#include "core/server/connection.h"
#include "core/server/scratch/serverprogram.h"
#include "core/server/scratch/throwawayserver.h"
#include "core/server/serverfacts.h"
#include "core/server/serverhost.h"
#include "core/server/tableschema.h"
#include "core/sql/quoting.h"

#include <QJsonArray>
#include <QRegularExpression>
#include <algorithm>
#include <utility>

namespace millrace {

namespace {

/// What is known about the plan's own target.
struct Original
{
    std::optional<ServerFacts> facts;
    QVector<QString> createSql; ///< as many as the plan has tables; empty: nobody knows
    bool local = false;
    QStringList notes;
};

/// A dump makes its tables itself, unless they are to stay as they are.
bool isMadeByDump(const RunPlan &plan, const Plan &table)
{
    return plan.isWholeDump() && !table.createSql.isEmpty();
}

Original askTarget(const RunPlan &plan, const Result<ResolvedConnection> &target)
{
    Original original;
    const QVector<Plan> tables = plan.tables();
    for (const Plan &table : tables)
        original.createSql << table.createSql;
    const auto note = [&original](const Error &error) {
        original.notes << CoreText::tr("The plan's own target was not asked: %1").arg(error.what);
        return original;
    };
    if (!target)
        return note(target.error());
    const auto connection = Connection::open(target->withoutSchema());
    if (!connection)
        return note(connection.error());
    const auto facts = ServerFacts::read(**connection);
    if (!facts)
        return note(facts.error());
    original.facts = *facts;
    original.local = ServerHost::find(**connection).isLocal();
    qsizetype triggers = 0;
    for (qsizetype i = 0; i < tables.size(); ++i) {
        if (isMadeByDump(plan, tables.at(i)))
            continue;
        if (const auto table = readTable(**connection, tables.at(i).schema, tables.at(i).table)) {
            original.createSql[i] = table->createSql;
            triggers += table->triggers.size();
        }
    }
    if (triggers > 0)
        original.notes << CoreText::tr("Without the %1 of the target's tables.")
                              .arg(counted(triggers, CoreText::tr("trigger"), CoreText::tr("triggers")));
    return original;
}

/// The target's flavour where it is installed; whichever is when it is not.
QString programFor(const Original &original)
{
    if (!original.facts)
        return {};
    const QString wanted = original.facts->isMariaDb() ? u"mariadbd"_s : u"mysqld"_s;
    return ServerProgram::find(wanted) ? wanted : QString();
}

/// Returns how many foreign keys it has to do without.
Result<qsizetype> makeTable(Connection &connection, const Plan &plan, const QString &createSql,
                            const ServerFacts &facts, QStringList &notes)
{
    const MendedDdl mended = mendedFor(createSql, facts);
    notes += mended.changes;
    MILLRACE_TRY(const auto create, retargetedCreateTable(mended.sql, plan.schema, plan.table));
    for (const QString &statement : {u"SET SESSION foreign_key_checks = 0"_s, create})
        MILLRACE_TRY_VOID(connection.execute(statement));
    MILLRACE_TRY(const auto made, readTable(connection, plan.schema, plan.table));
    // The tables they point at are not here.
    for (const QString &key : made.foreignKeys)
        MILLRACE_TRY_VOID(connection.execute(u"ALTER TABLE %1 DROP FOREIGN KEY %2"_s.arg(
            qualifiedName(plan.schema, plan.table), quotedIdentifier(key))));
    return made.foreignKeys.size();
}

/// Whether a dump's own statements make the schema.
bool makesSchema(const DumpPlan &plan, const QString &schema)
{
    static const QRegularExpression create(u"^\\s*CREATE\\s+(DATABASE|SCHEMA)\\b"_s,
                                           QRegularExpression::CaseInsensitiveOption);
    return std::any_of(plan.before.begin(), plan.before.end(), [&schema](const DumpStatement &statement) {
        const QString text = QString::fromUtf8(statement.text);
        return create.match(text).hasMatch() && text.contains(schema);
    });
}

Result<void> makeSchemas(Connection &connection, const RunPlan &plan)
{
    QStringList schemas;
    for (const Plan &table : plan.tables())
        schemas << table.schema;
    if (const DumpPlan *dump = plan.dump()) {
        schemas << dump->schema;
        schemas.removeIf([dump](const QString &schema) { return makesSchema(*dump, schema); });
    }
    schemas.removeDuplicates();
    schemas.removeAll(QString());
    for (const QString &schema : std::as_const(schemas))
        MILLRACE_TRY_VOID(
            connection.execute(u"CREATE DATABASE IF NOT EXISTS %1"_s.arg(quotedIdentifier(schema))));
    return {};
}

Result<void> makeTables(Connection &connection, const RunPlan &plan, const ServerFacts &facts,
                        Original &original)
{
    MILLRACE_TRY_VOID(makeSchemas(connection, plan));
    const QVector<Plan> tables = plan.tables();
    qsizetype foreignKeys = 0;
    for (qsizetype i = 0; i < tables.size(); ++i) {
        if (isMadeByDump(plan, tables.at(i)))
            continue;
        MILLRACE_TRY(const auto made,
                     makeTable(connection, tables.at(i), original.createSql.at(i), facts, original.notes));
        foreignKeys += made;
    }
    if (foreignKeys > 0)
        original.notes << CoreText::tr("Without the table's %1: their parents are not here.")
                              .arg(counted(foreignKeys, CoreText::tr("foreign key"),
                                           CoreText::tr("foreign keys")));
    return {};
}

/// The plan as it is run here.
RunPlan movedTo(const ConnectionSpec &here, const RunPlan &plan)
{
    if (!plan.isWholeDump()) {
        Plan moved = *plan.table();
        moved.connection = here;
        moved.createSql.clear();
        return moved;
    }
    DumpPlan moved = *plan.dump();
    moved.connection = here;
    moved.connection.schema = moved.schema;
    moved.createSchema = true; // here nobody minds
    for (Plan &table : moved.tables) {
        table.connection = here;
        table.connection.schema = table.schema;
    }
    return moved;
}

} // namespace

TableOutcome Rehearsal::outcome() const
{
    const auto unproved = std::find_if(summary.tables.begin(), summary.tables.end(),
                                       [](const TableOutcome &table) { return !table.verified; });
    TableOutcome all{.rowsLoaded = summary.total(&TableOutcome::rowsLoaded),
                     .rowsRejected = summary.total(&TableOutcome::rowsRejected),
                     .rowsSkipped = summary.total(&TableOutcome::rowsSkipped),
                     .verified = !summary.tables.isEmpty() && unproved == summary.tables.end()};
    if (unproved != summary.tables.end())
        all.notVerifiedBecause = summary.tables.size() > 1
                                     ? u"%1: %2"_s.arg(unproved->table, unproved->notVerifiedBecause)
                                     : unproved->notVerifiedBecause;
    return all;
}

QString Rehearsal::sentence() const
{
    const TableOutcome table = outcome();
    const QString where = inMemory ? CoreText::tr("%1 in memory").arg(server) : server;
    const QString rows = rowsText(table.rowsLoaded);
    if (summary.status != RunState::Done)
        return CoreText::tr("Rehearsed on %1: stopped after %2. %3")
            .arg(where, rows, summary.error ? summary.error->text() : QString());
    QStringList sentences{(table.verified
                               ? CoreText::tr("Rehearsed on %1: %2 loaded and verified in %3, %4 rows/s.")
                               : CoreText::tr("Rehearsed on %1: %2 loaded in %3, %4 rows/s, not verified."))
                              .arg(where, rows, durationText(static_cast<qint64>(summary.seconds * 1000)),
                                   rateText(summary.rowsPerSecond))};
    if (!table.verified)
        sentences << table.notVerifiedBecause;
    if (table.rowsRejected > 0)
        sentences << CoreText::tr("%1 would be set aside.").arg(rowsText(table.rowsRejected));
    if (table.rowsSkipped > 0)
        sentences << CoreText::tr("%1 would be skipped.").arg(rowsText(table.rowsSkipped));
    sentences.removeAll(QString());
    return sentences.join(u' ');
}

QJsonObject Rehearsal::toJson() const
{
    return {{u"summary"_s, summary.toJson()},
            {u"server"_s, server},
            {u"target"_s, target},
            {u"in_memory"_s, inMemory},
            {u"target_is_local"_s, targetIsLocal},
            {u"limit"_s, bottleneckName(limit.kind)},
            {u"notes"_s, QJsonArray::fromStringList(notes)}};
}

Result<Rehearsal> rehearse(const RunPlan &plan, const RehearsalParts &parts)
{
    const QVector<Plan> tables = plan.tables();
    for (const Plan &table : tables)
        if (table.source.isSameServerTable())
            return fail(
                {.code = ErrorCode::PlanInvalid,
                 .what = CoreText::tr("The plan's rows are in a table of the target's own server: on "
                                      "another server there is nothing to load."),
                 .howToFix = CoreText::tr("Calibrate the plan, which loads a few seconds into a table of "
                                          "its own there.")});
    Original original = askTarget(plan, parts.target);
    if (const qsizetype unknown = original.createSql.indexOf(QString()); unknown >= 0)
        return fail(
            {.code = ErrorCode::PlanInvalid,
             .what = CoreText::tr("Nobody knows what %1.%2 looks like: the plan does not create it. %3")
                         .arg(tables.at(unknown).schema, tables.at(unknown).table, original.notes.join(u' ')),
             .howToFix = CoreText::tr("Bring the target within reach, or make the plan with --create.")});
    ScratchServer::Options chosen = parts.server;
    if (chosen.program.isEmpty())
        chosen.program = programFor(original);
    MILLRACE_TRY(auto server, ThrowawayServer::start(chosen));
    ResolvedConnection here = server->root();
    MILLRACE_TRY(const auto connection, Connection::open(here));
    MILLRACE_TRY(const auto facts, ServerFacts::read(*connection));
    MILLRACE_TRY_VOID(makeTables(*connection, plan, facts, original));

    Rehearsal rehearsal{.server = facts.displayName(),
                        .target = original.facts ? original.facts->displayName() : QString(),
                        .inMemory = chosen.inMemory,
                        .targetIsLocal = original.local};
    if (original.facts && rehearsal.target != rehearsal.server)
        original.notes.prepend(
            CoreText::tr("Rehearsed on %1, the target is %2: what one takes the other may refuse.")
                .arg(rehearsal.server, rehearsal.target));
    rehearsal.notes = original.notes;

    const RunPlan rehearsed = movedTo(here.spec, plan);
    MILLRACE_TRY(const auto folder, RunFolder::create(rehearsed, server->folder() + u"/runs"_s));
    const auto run = makeRun(rehearsed, {.folder = *folder,
                                         .control = parts.control,
                                         .observer = parts.observer,
                                         .target = here,
                                         .source = parts.source});
    if (parts.onRun)
        parts.onRun([&run] { return run->progress(); });
    rehearsal.summary = run->run();
    if (parts.onRun)
        parts.onRun({});
    if (const auto samples = readBottleneckSamples(folder->path()))
        rehearsal.limit = overallBottleneck(*samples);
    return rehearsal;
}

QString storageVerdict(double realRowsPerSecond, double memoryRowsPerSecond, bool sameMachine)
{
    if (realRowsPerSecond <= 0 || memoryRowsPerSecond <= 0)
        return CoreText::tr(
            "Nothing can be said about the storage: one of the two loads did not get to its end.");
    constexpr double clearlyFaster = 1.5;
    constexpr double aboutTheSame = 1.15;
    const double ratio = memoryRowsPerSecond / realRowsPerSecond;
    QString verdict =
        ratio >= clearlyFaster
            ? CoreText::tr(
                  "Storage and durability cost the real server most of the difference: its disks, their log "
                  "and its flush settings are where to look.")
        : ratio <= aboutTheSame
            ? CoreText::tr(
                  "The real server's storage is not the bottleneck: in memory the load is hardly any "
                  "faster.")
            : CoreText::tr(
                  "The real server's storage takes its part, but it is not what the load waits for most.");
    verdict += CoreText::tr(" In memory: %1 rows/s, there: %2 rows/s, a factor of %3.")
                   .arg(rateText(memoryRowsPerSecond), rateText(realRowsPerSecond))
                   .arg(decimalText(ratio, 2));
    if (!sameMachine)
        verdict += CoreText::tr(" The two are not the same machine: processors and network differ as well.");
    return verdict;
}

} // namespace millrace
