// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/dialectoptions.h"
#include "app/cli/options/foreignoptions.h"
#include "app/cli/options/madeplan.h"
#include "app/cli/options/plandump.h"
#include "app/cli/options/planmapping.h"
#include "app/cli/options/planoptions.h"
#include "app/cli/options/plansource.h"
#include "app/cli/options/statementoption.h"
#include "app/cli/options/streamoptions.h"
#include "app/cli/options/tablesource.h"
#include "app/cli/options/tuningoptions.h"
#include "app/cli/shared/command.h"
#include "app/cli/shared/signin.h"
#include "core/base/literals.h"
#include "core/base/paths.h"
#include "core/base/text.h"
#include "core/choice/choices.h"
#include "core/choice/wholefirst.h"
#include "core/mapping/mappingprofile.h"
#include "core/mapping/tables/ddl.h"
#include "core/plan/shipsteps.h"
#include "core/plan/tableplanner.h"
#include "core/server/scratch/scratchserver.h"
#include "core/source/find/shards.h"
#include "core/source/scan/filescan.h"
#include "core/source/stream/spoolstore.h"
#include "core/sql/quoting.h"

#include "core/server/login/connectionurl.h"

#include <QFileInfo>
#include <algorithm>

namespace millrace::cli {

namespace {

/// What the server says about the target: facts, and the table when it is there.
struct TargetFacts
{
    ServerFacts server;
    std::optional<TableSchema> table;
    std::unique_ptr<Connection> connection;
};

/// What the run makes where it is missing.
struct MayBeMissing
{
    bool table = false;
    bool schema = false;
};

Error withConsent(Error error)
{
    error.howToFix += u" Or let the run do so: plan with --create-schema."_s;
    return error;
}

Result<TargetFacts> readTarget(const Plan &plan, MayBeMissing mayBeMissing)
{
    MILLRACE_TRY(const auto target, signInTo(plan.connection));
    MILLRACE_TRY(auto connection, Connection::open(target.withoutSchema()));
    MILLRACE_TRY(auto facts, ServerFacts::read(*connection));
    TargetFacts result{.server = facts};
    const auto table = readTable(*connection, plan.schema, plan.table);
    if (table)
        result.table = *table;
    else if (!mayBeMissing.table || (table.error().code != ErrorCode::TableMissing &&
                                     table.error().code != ErrorCode::UnknownSchema))
        return fail(table.error());
    else if (table.error().code == ErrorCode::UnknownSchema && !mayBeMissing.schema)
        return fail(withConsent(table.error()));
    result.connection = std::move(connection);
    return result;
}

/// Files that look like the parts of one table may be tables whose names differ in numbers.
Error withOtherGrouping(Error error, const Source &source)
{
    const auto defined = [](const SourceFile &file) {
        const QFileInfo info(file.path);
        return QFileInfo::exists(info.path() + u'/' + tableNameOf(file.path) + u".sql"_s);
    };
    if (error.code == ErrorCode::TableMissing && source.files.size() > 1 &&
        std::all_of(source.files.begin(), source.files.end(), defined))
        error.howToFix +=
            u" The %1 files are taken as parts of one table, %2; each has a .sql of "
            "its own beside it: --group apart loads them as tables of their own."_s.arg(source.files.size())
                .arg(source.name);
    return error;
}

/// Rows of a stream that nobody gave a name.
bool isNameless(const Source &source)
{
    return source.name == "stream"_L1 && !source.files.isEmpty() && sqlTableOf(source) == nullptr &&
           (streamOfSpool(source.files.first().path) || partialSpool(source.files.first().path));
}

Result<void> readTableName(const QCommandLineParser &parser, const StatementOption &statement, Plan &plan)
{
    MILLRACE_TRY(const auto connection, connectionFromUrl(parser.value(u"target"_s)));
    plan.connection = connection;
    plan.schema = connection.schema;
    if (plan.schema.isEmpty())
        return fail(usageError(u"The target names no schema."_s,
                               u"Write mysql://user@host/SCHEMA or scratch:SCHEMA."_s));
    if (plan.source.isTable() && plan.source.table->isQuery() && !parser.isSet(u"table"_s))
        return fail(usageError(u"A query has no name that its target table could have."_s,
                               u"Say where its rows go with --table NAME."_s));
    if (isNameless(plan.source) && !statement.isSet() && !parser.isSet(u"table"_s))
        return fail(usageError(u"A stream of rows has no name that its target table could have."_s,
                               u"Say where its rows go with --table NAME."_s));
    MILLRACE_TRY_VOID(statement.expectSchema(plan.schema));
    plan.table = parser.isSet(u"table"_s) ? parser.value(u"table"_s)
                 : statement.isSet()      ? statement.load().table
                                          : plan.source.name;

    if (parser.isSet(u"create-sql"_s)) {
        MILLRACE_TRY(const auto text, readWholeFile(parser.value(u"create-sql"_s)));
        MILLRACE_TRY(plan.createSql, retargetedCreateTable(QString::fromUtf8(text), plan.schema, plan.table));
    } else if (parser.isSet(u"create"_s) && plan.source.createSql.isEmpty() && plan.source.isTable()) {
        return fail(usageError(u"A query or a view brings no CREATE TABLE."_s,
                               u"Give one with --create-sql FILE, or create the table yourself."_s));
    }
    return {};
}

/// --create: by the source's own CREATE TABLE, or one made from its rows, which is shown.
Result<void> planCreate(const QCommandLineParser &parser, const TargetFacts &target, Plan &plan)
{
    if (target.table && plan.source.createSql.isEmpty())
        return {}; // it is there, and nothing says how it would be made
    if (plan.source.createSql.isEmpty())
        for (const char *option : {"columns", "set", "statement"})
            if (parser.isSet(QLatin1String(option)))
                return fail(usageError(
                    u"The dump brings no CREATE TABLE, and none can be proposed for the columns of "
                    "--%1."_s.arg(QLatin1String(option)),
                    u"Leave --columns and --set out, or give the table with --create-sql FILE."_s));
    MILLRACE_TRY(const auto words, readWordChoice(parser));
    MILLRACE_TRY(const auto planned,
                 plannedTable(plan.source, plan.schema, plan.table, target.server, words));
    plan.createSql = planned.createSql;
    if (planned.mapping) {
        plan.mapping = *planned.mapping;
        printError(u"The dump brings no CREATE TABLE. %1"_s.arg(planned.notes.join(u' ')));
        printError(plan.createSql);
    } else if (!target.table) {
        for (const QString &change : planned.notes)
            printError(change);
    }
    return {};
}

/// Counts the rows and tells what the scan found. False: rows that would stop the load.
Result<bool> scanAndTell(Plan &plan)
{
    if (plan.source.isTable())
        return true;
    MILLRACE_TRY(const auto findings, scanSource(plan.source));
    for (const Error &finding : findings.notes + findings.rowErrors)
        printError(finding.text());
    if (findings.rowErrors.isEmpty() || !plan.stopsAtBadRow())
        return true;
    printError(u"millrace-cli plan: no plan was written, because such rows would stop the load. Mend them, "
               "or choose --on-error set-aside."_s);
    return false;
}

/// All that depends on what the target's server says.
Result<void> fillIn(const QCommandLineParser &parser, const StatementOption &statement,
                    const TargetFacts &target, Plan &plan)
{
    MILLRACE_TRY_VOID(statement.expectSameOn(target.server));
    for (const QString &note : statement.notes())
        printError(note);
    if (parser.isSet(u"create"_s) && plan.createSql.isEmpty())
        MILLRACE_TRY_VOID(planCreate(parser, target, plan));
    MILLRACE_TRY_VOID(readMapping(parser, target.table, statement, plan));
    MILLRACE_TRY_VOID(readTuning(parser, target.server, plan));
    MILLRACE_TRY(const auto words, readWordChoice(parser));
    const MendedDdl modes = mendedModes(plan.source.sqlMode, target.server, words);
    plan.source.sqlMode = modes.sql;
    for (const QString &change : modes.changes)
        printError(change);
    return checkPlan(plan, target.table);
}

/// What was not asked for is chosen, and said.
Result<void> chooseRest(const TargetFacts &target, MadePlan &made, Plan &plan)
{
    Connection &connection = *target.connection;
    std::optional<TableSchema> table = target.table;
    if (!table && !plan.createSql.isEmpty())
        table = describedAnywhere(connection, plan.schema, plan.table, plan.createSql);
    MILLRACE_TRY(const auto facts,
                 readChoiceFacts(plan, target.server, HostFacts::ofServer(plan.connection, target.server),
                                 table, connection));
    if (made.isOfHead)
        made.whyWhole = whyWholeFirst(plan, facts);
    plan = chosen(std::move(plan), facts);
    return checkPlan(plan, target.table);
}

QString targetText(const Plan &plan)
{
    const QString table = qualifiedName(plan.schema, plan.table);
    return plan.partition.isEmpty() ? table
                                    : u"%1, partition %2,"_s.arg(table, quotedIdentifier(plan.partition));
}

void saySteps(const QStringList &steps, const MadePlan &made)
{
    for (qsizetype step = 0; step < steps.size(); ++step)
        made.say(u"%1. %2"_s.arg(step + 1, 3).arg(steps.at(step)));
}

/// The plan of one table.
Result<int> planTable(const QCommandLineParser &parser, const StatementOption &statement,
                      const QStringList &paths, Plan plan, MadePlan &made)
{
    MILLRACE_TRY(plan.source, readPlanSource(parser, paths, statement));
    if (made.isOfHead) {
        made.whyWhole = whyWholeFirst(plan.source);
        if (!made.whyWhole.isEmpty())
            return Ok;
        markArriving(plan.source, made.arriving->stream->arrival().total());
    }
    MILLRACE_TRY_VOID(readTableName(parser, statement, plan));
    plan.name = parser.isSet(u"name"_s) ? parser.value(u"name"_s) : plan.source.name;
    MILLRACE_TRY(const bool loadable, plan.source.isArriving() ? Result<bool>(true) : scanAndTell(plan));
    if (!loadable)
        return PreflightRefused;
    auto target = readTarget(plan, {.table = parser.isSet(u"create"_s) || !plan.createSql.isEmpty(),
                                    .schema = parser.isSet(u"create-schema"_s)});
    if (!target)
        return fail(withOtherGrouping(target.error(), plan.source));
    if (made.isOfHead && !target->table && plan.createSql.isEmpty() && plan.source.createSql.isEmpty()) {
        made.whyWhole = whyWholeForTable();
        return Ok;
    }
    MILLRACE_TRY_VOID(fillIn(parser, statement, *target, plan));
    MILLRACE_TRY_VOID(chooseRest(*target, made, plan));
    if (!made.whyWhole.isEmpty())
        return Ok;
    if (const QString name = parser.value(u"save-profile"_s); !name.isEmpty())
        MILLRACE_TRY_VOID(saveProfile({.name = name,
                                       .table = plan.table,
                                       .fieldNames = plan.source.fieldNames,
                                       .mapping = plan.mapping}));
    MILLRACE_TRY_VOID(made.take(RunPlan(plan)));
    if (plan.source.isArriving())
        made.say(
            u"It is loaded while it arrives, as its first rows say; --whole-first reads it whole before."_s);
    made.say(u"%1: %2 into %3 on %4, chunks of %5, %6."_s.arg(
        made.name(), sourceText(plan.source), targetText(plan), target->server.displayName(),
        rowsText(plan.chunkRows), workersText(plan.workers)));
    made.say(plan.choices);
    if (plan.wayIn == WayIn::Ship)
        saySteps(shipSteps(plan), made);
    return Ok;
}

Result<int> planDump(const QCommandLineParser &parser, const QStringList &paths, const Plan &plan,
                     MadePlan &made)
{
    if (plan.wayIn == WayIn::Ship)
        return fail(usageError(u"--way ship is for one table, the source is a whole dump."_s,
                               u"Name one of its tables with --dump-table, or leave --way out."_s));
    if (!plan.partition.isEmpty())
        return fail(usageError(u"--partition is for one table that is shipped, the source is a whole dump."_s,
                               u"Leave it out: the server finds each row's partition."_s));
    return planWholeDump(parser, paths, plan, made);
}

Result<int> planAny(const QCommandLineParser &parser, const StatementOption &statement,
                    const QStringList &paths, MadePlan &made)
{
    Plan plan;
    MILLRACE_TRY_VOID(readPlanOptions(parser, plan));
    if (!parser.isSet(u"dump-table"_s))
        if (const auto dump = singleSqlDump(paths)) {
            if (statement.isSet())
                return fail(usageError(u"--statement is about one table, the source is a whole dump."_s,
                                       u"Name one of its tables with --dump-table."_s));
            return planDump(parser, {*dump}, plan, made);
        }
    if (!anyNamesTable(paths) && !statement.isSet() && isProgramOfFiles(parser, paths))
        return planWholeDump(parser, paths, plan, made);
    if (!anyNamesTable(paths) && !statement.isSet()) {
        auto found = inspectWithOptions(parser, paths);
        if (!found) { // of a dump that is still being written no table need be complete yet
            const Error why = found.error();
            found = inspectPaths(
                paths, {.sampleRows = 0, .recursive = parser.isSet(u"recursive"_s), .awaited = true});
            if (!found && found.error().what != why.what) // which definitions it lacks
                return fail(found.error());
        }
        if (found && isDumpOfTables(parser, *found))
            return planDump(parser, paths, plan, made);
    }
    return planTable(parser, statement, paths, plan, made);
}

/// The plan of a stream whose head is there. Nothing: all of it has to be there first, and is then.
Result<std::optional<int>> planArriving(const CommandParser &parser, const StatementOption &statement,
                                        const QStringList &paths, MadePlan &made)
{
    ArrivingStream &arriving = *made.arriving;
    const bool isOneOfDump = parser.isSet(u"dump-table"_s) && singleSqlDump(paths);
    made.whyWhole = isOneOfDump ? whyWholeFirst(Source()) : whyWholeFirst(paths);
    made.isOfHead = true;
    const auto ended = made.whyWhole.isEmpty() ? planAny(parser, statement, paths, made) : Result<int>(Ok);
    made.isOfHead = false;
    if (made.plan && made.plan->isWholeDump() && !made.plan->isArriving())
        made.whyWhole = u"it is a dump of several tables"_s;
    if (made.whyWhole.isEmpty() && ended && *ended == Ok && made.plan)
        return std::optional(*ended);
    if (!made.whyWhole.isEmpty())
        printError(u"The stream is read whole before it is loaded: %1."_s.arg(made.whyWhole));
    MILLRACE_TRY(const auto whole, readToEnd(parser, arriving));
    if (!made.whyWhole.isEmpty())
        return std::optional<int>();
    tellOfSpool(whole);
    if (!ended)
        return fail(ended.error());
    return std::optional(*ended);
}

/// Before a stream is read, which may take hours and cannot be done again: the server answers.
Result<void> expectTarget(const QCommandLineParser &parser)
{
    MILLRACE_TRY(const auto spec, connectionFromUrl(parser.value(u"target"_s)));
    MILLRACE_TRY(const auto target, signInTo(spec));
    MILLRACE_TRY(const auto connection, Connection::open(target.withoutSchema()));
    return {};
}

} // namespace

Result<void> MadePlan::take(const RunPlan &made)
{
    plan = made.withStreamFound();
    if (plan->stream())
        say(plan->stream()->sentence());
    return file.isEmpty() ? Result<void>() : writeFileAtomically(file, plan->toJson());
}

QString MadePlan::name() const
{
    return file.isEmpty() ? u"The plan"_s : file;
}

void MadePlan::say(const QString &text) const
{
    isAside ? printError(text) : printLine(text);
}

void MadePlan::say(const QVector<PlanChoice> &choices) const
{
    for (const PlanChoice &choice : choices)
        say(u"  %1"_s.arg(choice.line()));
}

Result<int> makePlan(const CommandParser &parser, const QString &command, MadePlan &made)
{
    MILLRACE_TRY(const auto statement, StatementOption::read(parser));
    const bool fromStream = namesStream(parser, parser.positionalArguments());
    MILLRACE_TRY(auto paths,
                 fromStream ? parser.positionalArguments() : statement.sources(parser.positionalArguments()));
    if ((paths.isEmpty() && !fromStream) || !parser.isSet(u"target"_s))
        return misused(command, u"name at least one SOURCE, and --target."_s);
    for (const QString &path : paths)
        MILLRACE_TRY_VOID(expectNoPartialSpool(path));
    if (fromStream)
        MILLRACE_TRY_VOID(expectTarget(parser));
    std::optional<SourceStream> stream;
    if (fromStream && made.mayArrive) {
        MILLRACE_TRY(made.arriving, beginStream(parser, paths));
        if (!made.arriving->stream->isWhole()) {
            MILLRACE_TRY(const auto arriving, planArriving(parser, statement, paths, made));
            if (arriving)
                return *arriving;
        }
        stream = made.arriving->stream->stream();
        made.arriving.reset();
        made.plan.reset();
        made.whyWhole.clear();
    } else {
        MILLRACE_TRY(stream, readStream(parser, paths));
    }
    const auto ended = planAny(parser, statement, paths, made);
    if (stream && (!ended || *ended != Ok))
        tellOfSpool(*stream); // what was sent once need not be sent twice
    return ended;
}

Result<int> planCommand(const QStringList &arguments)
{
    CommandParser parser;
    parser.setApplicationDescription(u"Writes a plan: what is loaded, where, and how."_s);
    addPlanOptions(parser);
    if (const auto ended = parse(parser, u"plan"_s, arguments))
        return *ended;
    const bool hasSource =
        !parser.positionalArguments().isEmpty() || parser.isSet(u"statement"_s) || parser.isSet(u"command"_s);
    if (!hasSource || !parser.isSet(u"target"_s) || !parser.isSet(u"output"_s))
        return misused(u"plan"_s, u"name at least one SOURCE, --target and -o FILE."_s);
    MadePlan made{.file = parser.value(u"output"_s)};
    MILLRACE_TRY(const int ended, makePlan(parser, u"plan"_s, made));
    if (ended == Ok && made.plan && made.plan->stream())
        printLine(u"Its bytes are kept in %1 (%2) until a run of the plan is verified."_s.arg(
            made.plan->stream()->spool, sizeText(made.plan->stream()->bytes)));
    return ended;
}

} // namespace millrace::cli
