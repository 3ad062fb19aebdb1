// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/planoptions.h"
#include "app/cli/shared/command.h"
#include "core/base/literals.h"
#include "core/choice/choices.h"

#include "app/cli/options/dialectoptions.h"
#include "app/cli/options/foreignoptions.h"
#include "app/cli/options/statementoption.h"
#include "app/cli/options/streamoptions.h"
#include "app/cli/options/tablesource.h"
#include "app/cli/options/tuningoptions.h"

#include <QFileInfo>
#include <algorithm>

namespace millrace::cli {

namespace {

constexpr qint64 mebibyte = 1024LL * 1024;

/// Of what Millrace can choose "auto" says that it does.
const QString automatic = u"auto"_s;

/// The options whose value Millrace chooses where they are not given.
struct ChoiceOption
{
    const char *name;
    Choice choice;
};
const ChoiceOption choiceOptions[] = {
    {"indexes", Choice::Indexes},      {"order", Choice::Order}, {"workers", Choice::Workers},
    {"chunk-rows", Choice::ChunkRows}, {"way", Choice::Way},     {"verify", Choice::Verify},
};

bool mayBeAutomatic(const QString &name)
{
    return std::any_of(std::begin(choiceOptions), std::end(choiceOptions),
                       [&name](const ChoiceOption &option) { return name == QLatin1String(option.name); });
}

/// It is there, and is no "auto" that stands for none.
bool isGiven(const QCommandLineParser &parser, const QString &name)
{
    return parser.isSet(name) && !(mayBeAutomatic(name) && parser.value(name) == automatic);
}

void readChoices(const QCommandLineParser &parser, Plan &plan)
{
    for (const ChoiceOption &option : choiceOptions)
        if (isGiven(parser, QLatin1String(option.name)))
            markSet(plan, option.choice);
    if (parser.isSet(u"chunk-bytes"_s)) // a limit that was asked for: rows alone would go beyond it
        markSet(plan, Choice::ChunkRows);
}

/// An option that takes a whole number, and where that goes.
struct NumberOption
{
    const char *name;
    qint64 least;
    void (*set)(Plan &plan, qint64 number);
};

int atMost(qint64 most, qint64 number)
{
    return static_cast<int>(qMin(most, number));
}

const NumberOption numberOptions[] = {
    {"chunk-rows", 1, [](Plan &plan, qint64 number) { plan.chunkRows = number; }},
    {"chunk-bytes", 1, [](Plan &plan, qint64 number) { plan.chunkBytes = number; }},
    {"workers", 1, [](Plan &plan, qint64 number) { plan.workers = atMost(1000, number); }},
    {"max-rejects", 1, [](Plan &plan, qint64 number) { plan.maxRejects = number; }},
    {"limit-rows", 1, [](Plan &plan, qint64 number) { plan.limits.rowsPerSecond = number; }},
    {"limit-bytes", 1, [](Plan &plan, qint64 number) { plan.limits.bytesPerSecond = number; }},
    {"guard-threads", 1,
     [](Plan &plan, qint64 number) { plan.limits.threadsRunning = atMost(1'000'000, number); }},
    {"guard-lag", 1,
     [](Plan &plan, qint64 number) { plan.limits.replicaLagSeconds = atMost(1'000'000, number); }},
    {"memory", 32, [](Plan &plan, qint64 number) { plan.memoryBytes = number * mebibyte; }},
};

Result<void> readNumbers(const QCommandLineParser &parser, Plan &plan)
{
    for (const NumberOption &option : numberOptions) {
        const QString name = QLatin1String(option.name);
        if (!isGiven(parser, name))
            continue;
        bool isNumber = false;
        const qint64 number = parser.value(name).toLongLong(&isNumber);
        if (!isNumber || number < option.least)
            return fail(usageError(u"--%1 wants a whole number from %2, not “%3”."_s.arg(name)
                                       .arg(option.least)
                                       .arg(parser.value(name))));
        option.set(plan, number);
    }
    return {};
}

/// What an option can be, for people: "auto" as well where Millrace can choose.
template <typename Policy> QStringList namesOf(const QString &option)
{
    QStringList names = allEnumNames<Policy>();
    if (mayBeAutomatic(option) && !names.contains(automatic))
        names.prepend(automatic);
    return names;
}

/// Reads an option that takes one of a policy's names.
template <typename Policy>
Result<void> readPolicy(const QCommandLineParser &parser, const QString &option, Policy &policy)
{
    if (!isGiven(parser, option))
        return {};
    const auto value = enumFromName<Policy>(parser.value(option));
    if (!value)
        return fail(usageError(u"--%1 can be %2, not “%3”."_s.arg(
            option, namesOf<Policy>(option).join(u", "_s), parser.value(option))));
    policy = *value;
    return {};
}

/// "bundle", "bundle:FOLDER": a policy's name, and what belongs to it.
Result<void> readShipBy(const QCommandLineParser &parser, Plan &plan)
{
    const QString given = parser.value(u"ship-by"_s);
    const qsizetype colon = given.indexOf(u':');
    if (given.isEmpty())
        return {};
    const auto by = enumFromName<ShipBy>(given.left(colon));
    plan.shipTo = colon < 0 ? QString() : given.mid(colon + 1);
    const bool named = !plan.shipTo.isEmpty();
    if (!by || named != (colon >= 0) || (*by == ShipBy::Place && named) || (*by == ShipBy::Ssh && !named))
        return fail(usageError(u"--ship-by can be place, bundle, bundle:FOLDER or ssh:[USER@]HOST[:PORT], "
                               u"not “%1”."_s.arg(given)));
    plan.shipBy = *by;
    if (*by == ShipBy::Bundle && !plan.shipTo.isEmpty())
        plan.shipTo = QFileInfo(plan.shipTo).absoluteFilePath();
    return {};
}

/// How the rows are loaded, and what the load may take.
void addLoadOptions(reference::CommandParser &parser)
{
    parser.addOptions({
        {u"chunk-rows"_s, u"Rows per chunk; auto (default): as many as keep all workers busy to the end."_s,
         u"N"_s},
        {u"chunk-bytes"_s, u"Bytes per chunk."_s, u"N"_s},
        {u"workers"_s, u"Connections that load at once; auto (default): by the server's processors."_s,
         u"N"_s},
        {u"on-error"_s,
         u"stop (default), set-aside (bad rows go to the rejects), as-server, or as-dump (default for whole "
         u"dumps): "
         "values are bent as the dump's own sql_mode would, and counted; a row that is refused stops."_s,
         u"POLICY"_s},
        {u"on-duplicate"_s, u"stop (default), keep, replace or set-aside."_s, u"POLICY"_s},
        {u"max-rejects"_s, u"More rows set aside than this stop the run (default 100000)."_s, u"N"_s},
        {u"indexes"_s,
         u"auto (default): what is quicker for this table and server; keep; defer: drop secondary indexes "
         "before and build them after; defer-all: unique ones too."_s,
         u"POLICY"_s},
        {u"order"_s, u"auto (default): as far as it pays; file; or primary-key: sort the rows first."_s,
         u"ORDER"_s},
        {u"way"_s,
         u"auto (default), local (LOAD DATA LOCAL), server-file (LOAD DATA through a named pipe "
         "on this machine), insert, or ship (the table is built beside the server and taken in whole)."_s,
         u"WAY"_s},
        {u"ship"_s,
         u"With --way ship: rebuilt (default; every page is written by a server of the target's version) or "
         "direct (as built)."_s,
         u"FILES"_s},
        {u"ship-by"_s,
         u"With --way ship: place (default: the run puts the files into the server's folder, on its "
         u"machine), "
         "ssh:[USER@]HOST[:PORT] (on another, by ssh) or bundle[:FOLDER] (it makes a folder with the files, "
         "a "
         "README and a script for somebody who may, and waits)."_s,
         u"HOW"_s},
        {u"server"_s,
         u"With --way ship: the server program of the target's very version that builds (default: that of "
         u"the "
         "target, where it runs on this machine, or the one in PATH)."_s,
         u"PROGRAM"_s},
        {u"partition"_s,
         u"With --way ship: the empty partition of the table that is filled; rows of others stay as they are."_s,
         u"NAME"_s},
        {u"verify"_s,
         u"auto or sample (default): compare all counts and the contents of some chunks; content: the "
         "contents of all; counts: none."_s,
         u"LEVEL"_s},
        {u"limit-rows"_s, u"At most this many rows per second."_s, u"N"_s},
        {u"limit-bytes"_s, u"At most this many bytes per second."_s, u"N"_s},
        {u"guard-threads"_s, u"Slow down while more than N threads run on the server."_s, u"N"_s},
        {u"guard-lag"_s,
         u"Slow down while the server, one of its replicas or a node of its cluster lags more than N seconds."_s,
         u"N"_s},
        {u"work-folder"_s, u"Where sorted copies of the dump go (default: the run's folder)."_s, u"FOLDER"_s},
        {u"memory"_s, u"Memory for sorting and buffers, in MiB (default 512)."_s, u"N"_s},
    });
    parser.setChoices(u"on-error"_s, allEnumNames<OnError>());
    parser.setChoices(u"on-duplicate"_s, allEnumNames<OnDuplicate>());
    parser.setChoices(u"indexes"_s, namesOf<IndexPolicy>(u"indexes"_s));
    parser.setChoices(u"order"_s, namesOf<RowOrder>(u"order"_s));
    parser.setChoices(u"way"_s, allEnumNames<WayIn>());
    parser.setChoices(u"ship"_s, allEnumNames<ShipFiles>());
    parser.setChoices(u"verify"_s, namesOf<VerifyLevel>(u"verify"_s));
}

void addWholeDumpOptions(reference::CommandParser &parser)
{
    parser.addOptions({
        {u"dump-table"_s, u"Of an SQL dump: only this table, into an own table; default: the whole dump."_s,
         u"TABLE"_s},
        {u"tables"_s, u"Of a whole dump: only these tables, with their triggers (a,b,c or schema.a,…)."_s,
         u"LIST"_s},
        {u"without-tables"_s, u"Of a whole dump: all but these tables, and the views that read them."_s,
         u"LIST"_s},
        {u"schemas"_s, u"Of a whole dump: only these schemas (a,b)."_s, u"LIST"_s},
        {u"without-schemas"_s, u"Of a whole dump: all but these schemas."_s, u"LIST"_s},
        {u"system-schemas"_s,
         u"Of a whole dump: also the schemas of the server itself (mysql, sys), with its accounts; without "
         "this they are left out unless --schemas names them."_s},
        {u"schema"_s,
         u"Of a whole dump: its schema FROM is called TO on the server; may be repeated. Refused where a "
         "statement leaves open what it names."_s,
         u"FROM=TO"_s},
        {u"create-schema"_s, u"Make the target's schema when the server has none of that name."_s},
        {u"existing"_s,
         u"Tables of a whole dump that are there already: refuse (default), replace (the dump's "
         "DROP TABLE runs) or append."_s,
         u"WHAT"_s},
        {u"accounts"_s,
         u"Accounts, roles and grants of a whole dump: none (default), new (those that the server has none of, just as the dump has them) or fit (the same, without what the server cannot have; where it cannot take the password the account is locked)."_s,
         u"WHICH"_s},
        {u"account"_s, u"With --accounts: only this one, USER@HOST or the name of a role; may be repeated."_s,
         u"NAME"_s},
        {u"without-account"_s, u"With --accounts: not this one; may be repeated."_s, u"NAME"_s},
        {u"run-others"_s,
         u"Also run statements of a whole dump that change the server (SET GLOBAL, RESET …), and in dumps of several files those of no known kind."_s},
        {u"without-others"_s,
         u"Leave these statements out: without this or --run-others the run of a dump that has some ends with 3."_s},
    });
    parser.setChoices(u"existing"_s, {u"refuse"_s, u"replace"_s, u"append"_s});
    parser.setChoices(u"accounts"_s, allEnumNames<AccountPolicy>());
    addForeignOptions(parser);
}

void addWarmupOptions(reference::CommandParser &parser)
{
    parser.addOptions({
        {u"warm"_s, u"Read the table into the buffer pool when it is loaded and verified."_s},
        {u"warm-index"_s, u"The same, and this secondary index; “*” for all."_s, u"NAME"_s},
        {u"warm-analyze"_s, u"The same, after an ANALYZE TABLE."_s},
        {u"warm-optimize"_s, u"The same, after an OPTIMIZE TABLE."_s},
    });
}

WarmupOptions warmupOptions(const QCommandLineParser &parser)
{
    WarmupOptions options{.optimize = parser.isSet(u"warm-optimize"_s),
                          .analyze = parser.isSet(u"warm-analyze"_s),
                          .indexes = parser.values(u"warm-index"_s)};
    options.wanted =
        parser.isSet(u"warm"_s) || options.optimize || options.analyze || !options.indexes.isEmpty();
    return options;
}

} // namespace

void addPlanOptions(reference::CommandParser &parser)
{
    addPlanOptions(parser,
                   {u"SOURCE"_s,
                    u"Dump files, folders or patterns ('credits_*.txt'); table:SCHEMA.TABLE: a table on the "
                    "target's own server; mysql://user@host/SCHEMA/TABLE: one on another server (or its "
                    "SCHEMA and --select); s3://BUCKET/KEY or s3://BUCKET/PREFIX/ of an object store; - or a "
                    "named pipe: "
                    "a stream, as --command is one."_s,
                    u"SOURCE…"_s});
}

void addPlanOptions(reference::CommandParser &parser, const PlanArgument &argument)
{
    parser.addPositionalArgument(argument.what, argument.text, argument.syntax);
    addStreamOptions(parser);
    addDialectOptions(parser);
    addFileOptions(parser);
    addTableOptions(parser);
    StatementOption::addTo(parser);
    parser.addOptions({
        {u"profile"_s, u"Map as this profile says: a name it was saved under, or a file."_s, u"NAME|FILE"_s},
        {u"save-profile"_s, u"Keep the mapping under this name, for the next dump of this kind."_s,
         u"NAME"_s},
    });
    addTuningOptions(parser);
    parser.addOptions({
        {u"target"_s, u"mysql://… or scratch:schema."_s, u"URL"_s},
        {u"table"_s, u"Target table; default: the source's name."_s, u"NAME"_s},
        {u"columns"_s, u"Column list as in LOAD DATA: (@discard, user_id, @a)."_s, u"LIST"_s},
        {u"set"_s,
         u"column=expression; may be repeated. @row_number is the row's number in source "
         "order."_s,
         u"EXPRESSION"_s},
    });
    addLoadOptions(parser);
    addWholeDumpOptions(parser);
    parser.addOptions({
        {u"create"_s, u"Create the table when it is missing: from the dump's own DDL, or else as "
                      "its rows propose."_s},
        {u"create-sql"_s, u"Create the table from this file's CREATE TABLE when it is missing."_s, u"FILE"_s},
        {u"name"_s, u"The plan's name."_s, u"NAME"_s},
        {{u"o"_s, u"output"_s}, u"Where to write the plan."_s, u"FILE"_s},
    });
    addWarmupOptions(parser);
}

Result<void> readPlanOptions(const QCommandLineParser &parser, Plan &plan)
{
    for (const Result<void> &read :
         {readPolicy(parser, u"on-error"_s, plan.onError),
          readPolicy(parser, u"on-duplicate"_s, plan.onDuplicate),
          readPolicy(parser, u"indexes"_s, plan.indexes), readPolicy(parser, u"order"_s, plan.order),
          readPolicy(parser, u"way"_s, plan.wayIn), readPolicy(parser, u"ship"_s, plan.shipFiles),
          readPolicy(parser, u"verify"_s, plan.verify)})
        if (!read)
            return read;

    MILLRACE_TRY_VOID(readNumbers(parser, plan));
    readChoices(parser, plan);
    if (parser.isSet(u"work-folder"_s))
        plan.workFolder = QFileInfo(parser.value(u"work-folder"_s)).absoluteFilePath();
    MILLRACE_TRY_VOID(readShipBy(parser, plan));
    plan.shipServer = parser.value(u"server"_s);
    plan.partition = parser.value(u"partition"_s);
    plan.warmup = warmupOptions(parser);
    return {};
}

} // namespace millrace::cli
