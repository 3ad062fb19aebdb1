// SPDX-License-Identifier: GPL-3.0-or-later
// Whole SQL dumps: inspect, plan, sql, check.
#include "app/cli/dump.h"

#include "app/cli/command.h"
#include "app/cli/signin.h"
#include "app/cli/tuningoptions.h"
#include "core/base/paths.h"
#include "core/base/text.h"
#include "core/plan/dumpplanner.h"
#include "core/plan/dumppreflight.h"
#include "core/server/quoting.h"
#include "core/server/scratchserver.h"
#include "core/source/charsets.h"
#include "core/source/dumptables.h"
#include "core/source/packing.h"
#include "core/source/sourcepaths.h"

#include <QFileInfo>
#include <QJsonArray>
#include <array>

namespace millrace::cli {

namespace {

Error usage(const QString &what, const QString &howToFix = {})
{
    return {.code = ErrorCode::PlanInvalid, .what = what, .howToFix = howToFix};
}

Result<SqlDumpInspection> inspectDump(const QString &path, const SqlInspectLimits &limits)
{
    const auto input = openUnpacked(path);
    if (!input)
        return fail(input.error());
    auto dump = inspectSqlDump(**input, limits);
    if (!dump)
        dump.error().context.file = path;
    return dump;
}

QString nameOf(const SqlDumpTable &table)
{
    const QString name = displayText(table.name);
    return table.schema.isEmpty() ? name : displayText(table.schema) + QLatin1Char('.') + name;
}

QString rowsText(qint64 rows)
{
    return counted(rows, QStringLiteral("row"), QStringLiteral("rows"));
}

QString phaseName(SqlPhase phase)
{
    switch (phase) {
    case SqlPhase::Session:
        return QStringLiteral("session");
    case SqlPhase::Structure:
        return QStringLiteral("structure");
    case SqlPhase::Data:
        return QStringLiteral("data");
    case SqlPhase::AfterData:
        return QStringLiteral("after_data");
    case SqlPhase::Skipped:
        return QStringLiteral("skipped");
    case SqlPhase::Unknown:
        return QStringLiteral("unknown");
    }
    Q_UNREACHABLE();
}

constexpr std::array phases{SqlPhase::Session,   SqlPhase::Structure, SqlPhase::Data,
                            SqlPhase::AfterData, SqlPhase::Skipped,   SqlPhase::Unknown};

QJsonObject dumpJson(const QString &path, const SqlDumpInspection &dump)
{
    QJsonArray tables;
    for (const SqlDumpTable &table : dump.tables)
        tables << QJsonObject{{QStringLiteral("name"), displayText(table.name)},
                              {QStringLiteral("schema"), displayText(table.schema)},
                              {QStringLiteral("rows_total"), table.rows + table.rowsRunAsIs},
                              {QStringLiteral("rows_run_as_statements"), table.rowsRunAsIs},
                              {QStringLiteral("other_statements"), table.otherStatements},
                              {QStringLiteral("insert_statements"), table.insertStatements},
                              {QStringLiteral("bytes"), table.insertBytes},
                              {QStringLiteral("field_count"), table.fields},
                              {QStringLiteral("charset"), QString::fromLatin1(table.charset)},
                              {QStringLiteral("create_sql"), displayText(table.createSql)}};
    QJsonObject statements;
    for (const SqlPhase phase : phases)
        statements.insert(phaseName(phase), dump.countOf(phase));
    QJsonArray notes;
    for (const Error &problem : dump.problems)
        notes << problem.toJson();
    return {{QStringLiteral("dump"), path},
            {QStringLiteral("tool"), displayText(dump.header.tool)},
            {QStringLiteral("tool_version"), displayText(dump.header.toolVersion)},
            {QStringLiteral("server_version"), displayText(dump.header.serverVersion)},
            {QStringLiteral("completed"), dump.header.completed},
            {QStringLiteral("read_whole"), dump.readWhole},
            {QStringLiteral("tables"), tables},
            {QStringLiteral("statements"), statements},
            {QStringLiteral("notes"), notes}};
}

void printDump(const QString &path, const SqlDumpInspection &dump)
{
    printLine(QStringLiteral("SQL dump %1: %2%3, %4 read")
                  .arg(path, counted(dump.tables.size(), QStringLiteral("table"), QStringLiteral("tables")),
                       dump.readWhole ? QString() : QStringLiteral(" so far"), sizeText(dump.bytesRead)));
    if (!dump.header.tool.isEmpty())
        printLine(QStringLiteral("  written by %1 %2%3%4")
                      .arg(displayText(dump.header.tool), displayText(dump.header.toolVersion),
                           dump.header.serverVersion.isEmpty()
                               ? QString()
                               : QStringLiteral(", server %1").arg(displayText(dump.header.serverVersion)),
                           dump.header.date.isEmpty()
                               ? QString()
                               : QStringLiteral(", %1").arg(displayText(dump.header.date))));
    for (const SqlDumpTable &table : dump.tables)
        printLine(
            QStringLiteral("  table    %1  %2%3 in %4, %5%6")
                .arg(
                    nameOf(table), rowsText(table.rows + table.rowsRunAsIs),
                    dump.readWhole ? QString() : QStringLiteral(" so far"),
                    counted(table.insertStatements, QStringLiteral("INSERT"), QStringLiteral("INSERTs")),
                    sizeText(table.insertBytes),
                    table.rowsRunAsIs > 0
                        ? QStringLiteral("; %1 of them no plain values").arg(groupedNumber(table.rowsRunAsIs))
                        : QString()));
    for (const SqlPhase phase : phases)
        if (const qint64 count = dump.countOf(phase); count > 0 && phase != SqlPhase::Data)
            printLine(QStringLiteral("  %1 %2").arg(
                counted(count, QStringLiteral("statement"), QStringLiteral("statements")),
                phase == SqlPhase::Session     ? QStringLiteral("that set the session")
                : phase == SqlPhase::Structure ? QStringLiteral("that make the structure, before the rows")
                : phase == SqlPhase::AfterData
                    ? QStringLiteral("behind the rows: indexes, views, triggers, routines")
                : phase == SqlPhase::Skipped
                    ? QStringLiteral("a load does without: LOCK TABLES, DISABLE KEYS, transactions")
                    : QStringLiteral("of no known kind: left out unless --run-others asks for them")));
    for (const SqlDumpStatement &statement : dump.statements)
        if (statement.kind.phase == SqlPhase::Unknown)
            printLine(QStringLiteral("    line %1: %2")
                          .arg(statement.place.line)
                          .arg(displayText(statement.kind.verb)));
    for (const Error &problem : dump.problems)
        printLine(QStringLiteral("  note     %1").arg(problem.text()));
}

/// --tables and --without-tables. A name without a schema is meant in all of them.
Result<QStringList> unwantedTables(const QCommandLineParser &parser, const DumpReading &reading)
{
    const auto named = [&parser](const char *option) {
        QStringList names;
        for (const QString &name : parser.value(QLatin1String(option)).split(QLatin1Char(',')))
            names << name.trimmed();
        names.removeAll(QString());
        return names;
    };
    const QStringList wanted = named("tables");
    const QStringList unwanted = named("without-tables");
    const QVector<DumpReading::Table> all = reading.allTables();
    for (const QString &name : wanted + unwanted)
        if (std::none_of(all.begin(), all.end(), [&name](const DumpReading::Table &table) {
                return table.name == name || table.key() == name;
            })) {
            QStringList keys;
            for (const DumpReading::Table &table : all.first(qMin<qsizetype>(30, all.size())))
                keys << table.key();
            return fail({.code = ErrorCode::SourceMissing,
                         .what = QStringLiteral("The dump holds no table %1.").arg(name),
                         .howToFix = QStringLiteral("It holds: %1.").arg(keys.join(QStringLiteral(", ")))});
        }
    QStringList keys;
    for (const DumpReading::Table &table : all) {
        const auto isNamed = [&table](const QStringList &names) {
            return names.contains(table.name) || names.contains(table.key());
        };
        if ((!wanted.isEmpty() && !isNamed(wanted)) || isNamed(unwanted))
            keys << table.key();
    }
    return keys;
}

} // namespace

bool isDumpOfTables(const QCommandLineParser &parser, const QVector<FoundTable> &found)
{
    for (const char *option : {"table", "columns", "set", "create", "create-sql", "dump-table", "order",
                               "fields-terminated-by", "fields-enclosed-by", "fields-escaped-by",
                               "lines-terminated-by", "lines-starting-by", "header-lines", "charset"})
        if (parser.isSet(QLatin1String(option)))
            return false;
    // Any other grouping says which files are one table.
    if (parser.isSet(QStringLiteral("group")) &&
        parser.value(QStringLiteral("group")) != QLatin1String("apart"))
        return false;
    return holdTables(found);
}

Result<Source> dumpTable(const QString &path, const QString &table)
{
    const auto dump = inspectDump(path, {});
    if (!dump)
        return fail(dump.error());
    const auto fingerprint = fingerprintOf(path);
    if (!fingerprint)
        return fail(fingerprint.error());
    QStringList names;
    for (const SqlDumpTable &each : dump->tables) {
        names << displayText(each.name);
        if (table != names.last() && table != nameOf(each))
            continue;
        for (const Error &problem : dump->problems)
            if (problem.code != ErrorCode::SqlDumpTruncated || problem.context.line) {
                Error error = problem;
                error.context.file = path;
                return fail(error);
            }
        return dumpTableSource({.path = path, .fingerprint = *fingerprint}, each, dump->readWhole);
    }
    return fail({.code = ErrorCode::SourceMissing,
                 .what = QStringLiteral("The dump holds no table %1.").arg(table),
                 .howToFix = QStringLiteral("It holds: %1.").arg(names.mid(0, 30).join(QStringLiteral(", "))),
                 .context = {.file = path}});
}

int planWholeDump(const QCommandLineParser &parser, const QStringList &paths, Plan defaults)
{
    const QString path = paths.first();
    for (const char *name :
         {"table", "columns", "set", "create", "create-sql", "order", "work-folder", "warm", "warm-index",
          "warm-analyze", "warm-optimize", "profile", "save-profile"})
        if (parser.isSet(QLatin1String(name)))
            return failed(usage(QStringLiteral("--%1 is about one table, and %2 is a whole dump.")
                                    .arg(QLatin1String(name), path),
                                QStringLiteral("Say which table of the dump is meant with --dump-table.")));
    DumpPlanOptions options{.defaults = std::move(defaults),
                            .runOthers = parser.isSet(QStringLiteral("run-others"))};
    if (parser.isSet(QStringLiteral("existing"))) {
        const auto existing = existingTablesFromName(parser.value(QStringLiteral("existing")));
        if (!existing)
            return failed(usage(QStringLiteral("--existing can be refuse, replace or append, not “%1”.")
                                    .arg(parser.value(QStringLiteral("existing")))));
        options.existing = *existing;
    }
    const auto connection = ConnectionSpec::parseUrl(parser.value(QStringLiteral("target")));
    if (!connection)
        return failed(connection.error());
    options.connection = *connection;
    options.defaults.name = parser.value(QStringLiteral("name"));
    // New tables are filled before their secondary indexes are built, unless the user says otherwise.
    if (parser.isSet(QStringLiteral("indexes")))
        options.deferFromBytes = 0;
    else if (options.existing != ExistingTables::Append)
        options.defaults.indexes = IndexPolicy::Defer;

    auto target = signInTo(*connection);
    if (!target)
        return failed(target.error());
    target->spec.schema.clear();
    const auto server = Connection::open(*target);
    if (!server)
        return failed(server.error());
    const auto facts = ServerFacts::read(**server);
    if (!facts)
        return failed(facts.error());
    options.defaults.connection = *connection;
    if (const auto tuned = readTuning(parser, *facts, options.defaults); !tuned)
        return failed(tuned.error());
    const auto reading = readDump(paths, {.recursive = parser.isSet(QStringLiteral("recursive"))});
    if (!reading)
        return failed(reading.error());
    const auto leftOut = unwantedTables(parser, *reading);
    if (!leftOut)
        return failed(leftOut.error());
    options.leftOut = *leftOut;
    const auto plan = planDump(*reading, options, **server);
    if (!plan)
        return failed(plan.error());
    const QString output = parser.value(QStringLiteral("output"));
    if (const auto saved = writeFileAtomically(output, plan->toJson()); !saved)
        return failed(saved.error());
    qint64 rows = 0;
    for (const Plan &table : plan->tables)
        rows += table.source.totalRows();
    for (const QString &note : plan->notes)
        printError(note);
    if (!plan->others.isEmpty())
        printError(
            QStringLiteral("%1 of no known kind %2: line %3.")
                .arg(counted(plan->others.size(), QStringLiteral("statement"), QStringLiteral("statements")),
                     options.runOthers ? QStringLiteral("will be run behind the rows")
                                       : QStringLiteral("will not be run (--run-others runs them)"))
                .arg(plan->others.first().place.line));
    printLine(
        QStringLiteral("%1: %2 of %3 from %4 into %5, %6 before and %7 behind the rows, %8.")
            .arg(output, rowsText(rows),
                 counted(plan->tables.size(), QStringLiteral("table"), QStringLiteral("tables")),
                 QFileInfo(path).fileName(), facts->displayName(),
                 counted(plan->before.size(), QStringLiteral("statement"), QStringLiteral("statements")),
                 groupedNumber(plan->after.size()),
                 counted(plan->workers, QStringLiteral("worker"), QStringLiteral("workers"))));
    return Ok;
}

int inspectWholeDump(const QCommandLineParser &parser, const QString &path)
{
    const auto dump = inspectDump(path, parser.isSet(QStringLiteral("no-scan")) ? SqlInspectLimits::headOnly()
                                                                                : SqlInspectLimits{});
    if (!dump)
        return failed(dump.error());
    if (dump->tables.isEmpty())
        return failed({.code = ErrorCode::SourceUnsupported,
                       .what = QStringLiteral("%1 holds no table.").arg(path),
                       .howToFix = QStringLiteral("Choose a dump with CREATE TABLE or INSERT statements."),
                       .context = {.file = path}});
    if (parser.isSet(QStringLiteral("json")))
        printJson(dumpJson(path, *dump));
    else
        printDump(path, *dump);
    return Ok;
}

int printDumpStatements(const DumpPlan &plan)
{
    const auto print = [](const QString &purpose, const QVector<DumpStatement> &statements) {
        for (const DumpStatement &statement : statements)
            printLine(QStringLiteral("-- %1, line %2 of %3\n%4;\n")
                          .arg(purpose)
                          .arg(statement.place.line)
                          .arg(statement.file.isEmpty() ? QStringLiteral("the dump")
                                                        : QFileInfo(statement.file).fileName(),
                               displayText(statement.text)));
    };
    print(QStringLiteral("before the rows"), plan.before);
    for (const Plan &table : plan.tables)
        for (const PlannedStatement &statement : plannedStatements(table))
            printLine(QStringLiteral("-- %1: %2%3\n%4;\n")
                          .arg(table.table, statement.purpose,
                               statement.times > 1
                                   ? QStringLiteral(" (%1 times)").arg(groupedNumber(statement.times))
                                   : QString(),
                               statement.sql));
    print(QStringLiteral("behind its table's rows"), plan.rows);
    print(QStringLiteral("behind all rows"), plan.after);
    print(QStringLiteral("NOT RUN unless planned with --run-others"), plan.others);
    return Ok;
}

int checkDumpPlan(const DumpPlan &plan, bool json)
{
    auto target = signInTo(plan.connection);
    if (!target)
        return failed(target.error());
    target->spec.schema.clear();
    const auto server = Connection::open(*target);
    if (!server)
        return failed(server.error());
    const auto checked = preflightDump(plan, **server);
    if (!checked)
        return failed(checked.error());
    const bool blocked = checked->blocked();
    QJsonArray findings;
    if (checked->existing && json)
        findings << Finding{.severity = Finding::Severity::Blocking,
                            .topic = QStringLiteral("dump"),
                            .detail = *checked->existing}
                        .toJson();
    else if (checked->existing)
        printLine(QStringLiteral("REFUSED  %1").arg(checked->existing->text()));
    for (const DumpTableFindings &table : checked->tables)
        for (const Finding &finding : table.result.findings) {
            if (json) {
                QJsonObject entry = finding.toJson();
                entry.insert(QStringLiteral("table"), table.table);
                findings << entry;
            } else if (finding.severity != Finding::Severity::Ok) {
                printLine(QStringLiteral("%1  %2, %3: %4")
                              .arg(finding.severity == Finding::Severity::Blocking ? QStringLiteral("REFUSED")
                                   : finding.severity == Finding::Severity::Warning
                                       ? QStringLiteral("warning")
                                       : QStringLiteral("note   "),
                                   table.table, finding.topic, finding.detail.text()));
            }
        }
    if (json)
        printJson({{QStringLiteral("blocked"), blocked}, {QStringLiteral("findings"), findings}});
    else
        printLine(QStringLiteral("%1 looked at: %2")
                      .arg(counted(plan.tables.size(), QStringLiteral("table"), QStringLiteral("tables")),
                           blocked ? QStringLiteral("the run would be refused")
                                   : QStringLiteral("the run can begin")));
    return blocked ? PreflightRefused : Ok;
}

} // namespace millrace::cli
