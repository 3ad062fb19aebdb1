// SPDX-License-Identifier: GPL-3.0-or-later
// Whole SQL dumps: inspect, plan, sql, check.
#include "app/cli/options/plandump.h"

#include "app/cli/options/streamoptions.h"

#include "app/cli/options/foreignoptions.h"
#include "app/cli/options/tuningoptions.h"
#include "app/cli/shared/command.h"
#include "app/cli/shared/signin.h"
#include "core/base/literals.h"
#include "core/base/paths.h"
#include "core/base/text.h"
#include "core/choice/choices.h"
#include "core/choice/wholefirst.h"
#include "core/plan/wholedump/dumpforeign.h"
#include "core/plan/wholedump/dumplisting.h"
#include "core/plan/wholedump/dumpplanner.h"
#include "core/plan/wholedump/dumpschemas.h"
#include "core/run/growing/dumpparts.h"
#include "core/server/login/connectionurl.h"
#include "core/server/scratch/scratchserver.h"
#include "core/source/bytes/charsets.h"
#include "core/source/bytes/packing.h"
#include "core/source/find/sourcepaths.h"
#include "core/source/inspect/dumpsources.h"
#include "core/source/inspect/dumptables.h"
#include "core/sql/quoting.h"

#include <QFileInfo>
#include <QJsonArray>
#include <array>

namespace millrace::cli {

namespace {

/// With the files that it runs.
struct InspectedDump
{
    SqlDumpInspection dump;
    QVector<DumpSource> sources;
};

Result<InspectedDump> inspectDump(const QString &path, SqlInspectLimits limits)
{
    MILLRACE_TRY(const auto fingerprint, fingerprintOf(path));
    DumpSources sources({.path = path, .fingerprint = fingerprint});
    limits.sources = &sources;
    MILLRACE_TRY(const auto input, openUnpacked(path));
    auto dump = inspectSqlDump(*input, limits);
    if (!dump)
        return fail(sources.located(dump.error()));
    for (Error &problem : dump->problems)
        problem = sources.located(problem);
    return InspectedDump{.dump = std::move(*dump), .sources = sources.list()};
}

QString nameOf(const SqlDumpTable &table)
{
    const QString name = displayText(table.name);
    return table.schema.isEmpty() ? name : displayText(table.schema) + u'.' + name;
}

QString phaseName(SqlPhase phase)
{
    switch (phase) {
    case SqlPhase::Session:
        return u"session"_s;
    case SqlPhase::Structure:
        return u"structure"_s;
    case SqlPhase::Data:
        return u"data"_s;
    case SqlPhase::AfterData:
        return u"after_data"_s;
    case SqlPhase::Skipped:
        return u"skipped"_s;
    case SqlPhase::Unknown:
        return u"unknown"_s;
    }
    Q_UNREACHABLE();
}

constexpr std::array phases{SqlPhase::Session,   SqlPhase::Structure, SqlPhase::Data,
                            SqlPhase::AfterData, SqlPhase::Skipped,   SqlPhase::Unknown};

QJsonObject dumpJson(const QString &path, const InspectedDump &inspected)
{
    const SqlDumpInspection &dump = inspected.dump;
    QJsonArray sources;
    for (const DumpSource &source : inspected.sources)
        sources << source.file.path;
    QJsonArray tables;
    for (const SqlDumpTable &table : dump.tables)
        tables << QJsonObject{{u"name"_s, displayText(table.name)},
                              {u"schema"_s, displayText(table.schema)},
                              {u"rows_total"_s, table.rows + table.rowsRunAsIs},
                              {u"rows_run_as_statements"_s, table.rowsRunAsIs},
                              {u"other_statements"_s, table.otherStatements},
                              {u"insert_statements"_s, table.insertStatements},
                              {u"bytes"_s, table.insertBytes},
                              {u"field_count"_s, table.fields},
                              {u"charset"_s, QString::fromLatin1(table.charset)},
                              {u"create_sql"_s, displayText(table.createSql)}};
    QJsonObject statements;
    for (const SqlPhase phase : phases)
        statements.insert(phaseName(phase), dump.countOf(phase));
    QJsonArray notes;
    for (const Error &problem : dump.problems)
        notes << problem.toJson();
    return {{u"dump"_s, path},
            {u"tool"_s, displayText(dump.header.tool)},
            {u"tool_version"_s, displayText(dump.header.toolVersion)},
            {u"server_version"_s, displayText(dump.header.serverVersion)},
            {u"completed"_s, dump.header.completed},
            {u"read_whole"_s, dump.readWhole},
            {u"tables"_s, tables},
            {u"statements"_s, statements},
            {u"sources"_s, sources},
            {u"notes"_s, notes}};
}

void printDump(const QString &path, const InspectedDump &inspected)
{
    const SqlDumpInspection &dump = inspected.dump;
    printLine(u"SQL dump %1: %2%3, %4 read"_s.arg(path, tablesText(dump.tables.size()),
                                                  dump.readWhole ? QString() : u" so far"_s,
                                                  sizeText(dump.bytesRead)));
    if (!dump.header.tool.isEmpty())
        printLine(u"  written by %1 %2%3%4"_s.arg(
            displayText(dump.header.tool), displayText(dump.header.toolVersion),
            dump.header.serverVersion.isEmpty()
                ? QString()
                : u", server %1"_s.arg(displayText(dump.header.serverVersion)),
            dump.header.date.isEmpty() ? QString() : u", %1"_s.arg(displayText(dump.header.date))));
    for (const DumpSource &source : inspected.sources)
        printLine(u"  runs     %1"_s.arg(source.file.path));
    for (const SqlDumpTable &table : dump.tables)
        printLine(u"  table    %1  %2%3 in %4, %5%6"_s.arg(
            nameOf(table), rowsText(table.rows + table.rowsRunAsIs),
            dump.readWhole ? QString() : u" so far"_s,
            counted(table.insertStatements, u"INSERT"_s, u"INSERTs"_s), sizeText(table.insertBytes),
            table.rowsRunAsIs > 0 ? u"; %1 of them no plain values"_s.arg(groupedNumber(table.rowsRunAsIs))
                                  : QString()));
    for (const SqlPhase phase : phases)
        if (const qint64 count = dump.countOf(phase); count > 0 && phase != SqlPhase::Data)
            printLine(u"  %1 %2"_s.arg(
                statementsText(count),
                phase == SqlPhase::Session     ? u"that set the session"_s
                : phase == SqlPhase::Structure ? u"that make the structure, before the rows"_s
                : phase == SqlPhase::AfterData ? u"after the rows: indexes, views, triggers, routines"_s
                : phase == SqlPhase::Skipped
                    ? u"a load does without: LOCK TABLES, DISABLE KEYS, transactions"_s
                    : u"of other kinds: from the first of them on, the dump runs as it stands"_s));
    for (const SqlDumpStatement &statement : dump.statements)
        if (statement.kind.phase == SqlPhase::Unknown)
            printLine(u"    line %1: %2"_s.arg(statement.place.line).arg(displayText(statement.kind.verb)));
    for (const Error &problem : dump.problems)
        printLine(u"  note     %1"_s.arg(problem.text()));
}

QStringList listOf(const QCommandLineParser &parser, const char *option)
{
    QStringList names;
    for (const QString &name : parser.value(QLatin1String(option)).split(u','))
        names << name.trimmed();
    names.removeAll(QString());
    return names;
}

/// --schemas, --without-schemas and --system-schemas.
Result<QStringList> unwantedSchemas(const QCommandLineParser &parser, const DumpReading &reading)
{
    const QStringList all = reading.schemas();
    const QStringList wanted = listOf(parser, "schemas");
    const QStringList unwanted = listOf(parser, "without-schemas");
    for (const QString &name : wanted + unwanted)
        if (!all.contains(name))
            return fail({.code = ErrorCode::SourceMissing,
                         .what = u"The dump names no schema %1."_s.arg(name),
                         .howToFix = all.isEmpty() ? u"It names none at all."_s
                                                   : u"It names: %1."_s.arg(all.join(u", "_s))});
    QStringList leftOut;
    for (const QString &name : all) {
        const bool isSystem = isSystemSchema(name) && !parser.isSet(u"system-schemas"_s);
        if (unwanted.contains(name) || (wanted.isEmpty() ? isSystem : !wanted.contains(name)))
            leftOut << name;
    }
    return leftOut;
}

/// --tables and --without-tables. A name without a schema is meant in all of them.
Result<QStringList> unwantedTables(const QCommandLineParser &parser, const DumpReading &reading)
{
    const QStringList wanted = listOf(parser, "tables");
    const QStringList unwanted = listOf(parser, "without-tables");
    const QVector<DumpReading::Table> all = reading.allTables();
    for (const QString &name : wanted + unwanted)
        if (std::none_of(all.begin(), all.end(), [&name](const DumpReading::Table &table) {
                return table.name == name || table.key() == name;
            })) {
            QStringList keys;
            for (const DumpReading::Table &table : all)
                keys << table.key();
            return fail(noSuchTable(name, keys));
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

Error noSuchTable(const QString &table, const QStringList &names)
{
    return {.code = ErrorCode::SourceMissing,
            .what = u"The dump holds no table %1."_s.arg(table),
            .howToFix = u"It holds: %1."_s.arg(names.mid(0, 30).join(u", "_s))};
}

namespace {

bool isAboutOneTable(const QCommandLineParser &parser)
{
    for (const char *option :
         {"table", "columns", "set", "create", "create-sql", "dump-table", "order", "fields-terminated-by",
          "fields-enclosed-by", "fields-escaped-by", "lines-terminated-by", "lines-starting-by",
          "header-lines", "comments-begin-with", "charset"})
        if (parser.isSet(QLatin1String(option)))
            return true;
    // Any other grouping says which files are one table.
    return parser.isSet(u"group"_s) && parser.value(u"group"_s) != "apart"_L1;
}

} // namespace

bool isDumpOfTables(const QCommandLineParser &parser, const QVector<FoundTable> &found)
{
    return !isAboutOneTable(parser) && holdTables(found);
}

bool isProgramOfFiles(const QCommandLineParser &parser, const QStringList &paths)
{
    return !isAboutOneTable(parser) && !parser.isSet(u"dump-table"_s) && !sqlProgram(paths).isEmpty();
}

Result<Source> dumpTable(const QCommandLineParser &parser, const QString &path, const QString &table)
{
    MILLRACE_TRY(const auto inspected, inspectDump(path, {}));
    const SqlDumpInspection &dump = inspected.dump;
    MILLRACE_TRY_VOID(expectWholeStream(parser, dump.problems));
    MILLRACE_TRY(const auto fingerprint, fingerprintOf(path));
    QStringList names;
    for (const SqlDumpTable &each : dump.tables) {
        names << displayText(each.name);
        if (table != names.last() && table != nameOf(each))
            continue;
        for (const Error &problem : dump.problems)
            if (problem.code != ErrorCode::SqlDumpTruncated || problem.context.line) {
                Error error = problem;
                error.context.file = path;
                return fail(error);
            }
        return dumpTableSource({.path = path, .fingerprint = fingerprint}, each, dump.readWhole);
    }
    Error missing = noSuchTable(table, names);
    missing.context.file = path;
    return fail(missing);
}

namespace {

Result<void> readAccounts(const QCommandLineParser &parser, DumpPlanOptions &options)
{
    if (parser.isSet(u"accounts"_s)) {
        const auto policy = enumFromName<AccountPolicy>(parser.value(u"accounts"_s));
        if (!policy)
            return fail(usageError(
                u"--accounts can be none, new or fit, not “%1”."_s.arg(parser.value(u"accounts"_s))));
        options.accounts = *policy;
    }
    options.accountsOnly = parser.values(u"account"_s);
    options.accountsWithout = parser.values(u"without-account"_s);
    if (options.accounts == AccountPolicy::None &&
        !(options.accountsOnly + options.accountsWithout).isEmpty())
        return fail(usageError(u"--account and --without-account say which of the dump's accounts are meant; "
                               "that any are made --accounts new says, or --accounts fit."_s));
    return {};
}

Result<DumpPlanOptions> dumpOptions(const QCommandLineParser &parser, Plan defaults)
{
    DumpPlanOptions options{.defaults = std::move(defaults)};
    if (parser.isSet(u"run-others"_s) && parser.isSet(u"without-others"_s))
        return fail(usageError(u"--run-others and --without-others contradict each other."_s));
    options.others = parser.isSet(u"run-others"_s)       ? OtherStatements::Run
                     : parser.isSet(u"without-others"_s) ? OtherStatements::LeftOut
                                                         : OtherStatements::Missing;
    if (parser.isSet(u"existing"_s)) {
        const auto existing = existingTablesFromName(parser.value(u"existing"_s));
        if (!existing)
            return fail(usageError(u"--existing can be refuse, replace or append, not “%1”."_s.arg(
                parser.value(u"existing"_s))));
        options.existing = *existing;
    }
    options.createSchema = parser.isSet(u"create-schema"_s);
    MILLRACE_TRY(options.schemaNames, schemaNamesOf(parser.values(u"schema"_s)));
    MILLRACE_TRY(options.words, readWordChoice(parser));
    MILLRACE_TRY_VOID(readAccounts(parser, options));
    MILLRACE_TRY(options.connection, connectionFromUrl(parser.value(u"target"_s)));
    options.defaults.connection = options.connection;
    options.defaults.name = parser.value(u"name"_s);
    if (!parser.isSet(u"on-error"_s))
        options.defaults.onError = OnError::AsDump;
    // New tables are filled before their secondary indexes are built, unless the user says otherwise.
    if (isSet(options.defaults, Choice::Indexes))
        options.deferFromBytes = 0;
    else if (options.existing != ExistingTables::Append)
        options.defaults.indexes = IndexPolicy::Defer;
    return options;
}

/// What all tables have in common and nobody asked for.
Result<void> chooseFor(const DumpReading &reading, const ServerFacts &server, Connection &connection,
                       Plan &plan)
{
    MILLRACE_TRY(auto facts,
                 readChoiceFacts(plan, server, HostFacts::ofServer(plan.connection, server), {}, connection));
    takeDump(reading, facts);
    plan = chosenForDump(std::move(plan), facts);
    return {};
}

QString fateOf(OtherStatements others)
{
    switch (others) {
    case OtherStatements::Run:
        return u"will be run after the rows"_s;
    case OtherStatements::LeftOut:
        return u"will not be run"_s;
    case OtherStatements::Missing:
        break;
    }
    return u"will not be run, and the dump is not whole without them (--run-others runs them, "
           "--without-others says that they are not wanted)"_s;
}

void tellOf(const DumpPlan &plan, const MadePlan &made, const QString &path, const QString &server)
{
    for (const QString &note : plan.warnings + plan.notes)
        printError(note);
    if (const auto others = othersOf(plan); !others.isEmpty())
        printError(u"%1 that %2 the server, or %3 of no known kind, %4: line %5."_s
                       .arg(statementsText(others.size()), others.size() == 1 ? u"changes"_s : u"change"_s,
                            others.size() == 1 ? u"is"_s : u"are"_s, fateOf(plan.othersAre))
                       .arg(others.first().place.line));
    made.say(u"%1: %2 of %3 from %4 into %5, %6 before and %7 after the rows, %8."_s.arg(
        made.name(), rowsText(plan.rowsPlanned()), tablesText(plan.tablesPlanned()),
        QFileInfo(path).fileName(), server, statementsText(plan.before.size()),
        groupedNumber(plan.after.size()), workersText(plan.workers)));
    if (const QString uncounted = uncountedRowsText(plan); !uncounted.isEmpty())
        made.say(uncounted);
}

} // namespace

namespace {

/// It is planned as it comes.
Result<int> planArrivingDump(const QCommandLineParser &parser, const QString &path,
                             const DumpPlanOptions &options, MadePlan &made)
{
    made.whyWhole = whyWholeFirst(options);
    for (const char *name : {"tables", "without-tables", "schemas", "without-schemas"})
        if (made.whyWhole.isEmpty() && parser.isSet(QLatin1String(name)))
            made.whyWhole = u"which tables it has only its end tells (--%1)"_s.arg(QLatin1String(name));
    if (!made.whyWhole.isEmpty())
        return Ok;
    DumpPlan plan = planOfArriving(path, options, parser.isSet(u"system-schemas"_s));
    plan.arriving->partBytes = made.partBytes;
    MILLRACE_TRY_VOID(made.take(RunPlan(plan)));
    made.say(u"%1: it is loaded while it arrives, one part after the other; --whole-first reads it whole "
             "before."_s.arg(made.name()));
    return Ok;
}

} // namespace

Result<int> planWholeDump(const QCommandLineParser &parser, const QStringList &paths, Plan defaults,
                          MadePlan &made)
{
    const QString &path = paths.first();
    for (const char *name :
         {"table", "columns", "set", "create", "create-sql", "order", "work-folder", "warm", "warm-index",
          "warm-analyze", "warm-optimize", "profile", "save-profile"})
        if (parser.isSet(QLatin1String(name)))
            return fail(usageError(
                u"--%1 is about one table, and %2 is a whole dump."_s.arg(QLatin1String(name), path),
                u"Say which table of the dump is meant with --dump-table."_s));
    MILLRACE_TRY(auto options, dumpOptions(parser, std::move(defaults)));
    MILLRACE_TRY(const auto target, signInTo(options.connection));
    MILLRACE_TRY(const auto server, Connection::open(target.withoutSchema()));
    MILLRACE_TRY(const auto facts, ServerFacts::read(*server));
    MILLRACE_TRY_VOID(readTuning(parser, facts, options.defaults));
    if (made.isOfHead)
        return planArrivingDump(parser, path, options, made);
    MILLRACE_TRY(const auto reading, readDump(paths, {.recursive = parser.isSet(u"recursive"_s)}));
    MILLRACE_TRY_VOID(expectWholeStream(parser, reading.notes));
    MILLRACE_TRY_VOID(chooseFor(reading, facts, *server, options.defaults));
    MILLRACE_TRY(options.leftOut, unwantedTables(parser, reading));
    MILLRACE_TRY(options.schemasLeftOut, unwantedSchemas(parser, reading));
    MILLRACE_TRY(const auto plan, planDump(reading, options, *server));
    MILLRACE_TRY_VOID(made.take(RunPlan(plan)));
    tellOf(plan, made, path, facts.displayName());
    made.say(options.defaults.choices);
    return Ok;
}

Result<int> inspectWholeDump(const QCommandLineParser &parser, const QString &path)
{
    MILLRACE_TRY(const auto dump, inspectDump(path, parser.isSet(u"no-scan"_s) ? SqlInspectLimits::headOnly()
                                                                               : SqlInspectLimits{}));
    if (dump.dump.tables.isEmpty() && dump.dump.statementCount == 0)
        return fail({.code = ErrorCode::SourceUnsupported,
                     .what = u"%1 holds no SQL statement."_s.arg(path),
                     .howToFix = u"Choose a dump with statements."_s,
                     .context = {.file = path}});
    if (parser.isSet(u"json"_s))
        printJson(dumpJson(path, dump));
    else
        printDump(path, dump);
    return Ok;
}

} // namespace millrace::cli
