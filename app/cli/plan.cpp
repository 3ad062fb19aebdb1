// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/dialectoptions.h"
#include "app/cli/dump.h"
#include "app/cli/planmapping.h"
#include "app/cli/statementoption.h"
#include "app/cli/tablesource.h"
#include "app/cli/tuningoptions.h"
#include "app/cli/warmoptions.h"
#include "core/base/paths.h"
#include "core/base/text.h"
#include "core/mapping/ddl.h"
#include "core/mapping/flavourddl.h"
#include "core/mapping/mappingprofile.h"
#include "core/mapping/tableproposal.h"
#include "core/plan/preflight.h"
#include "core/server/quoting.h"
#include "core/server/scratchserver.h"
#include "core/source/filescan.h"

#include <QFileInfo>

namespace millrace::cli {

namespace {

constexpr qint64 mebibyte = 1024 * 1024;

Error usage(const QString &what, const QString &howToFix = {})
{
    return {.code = ErrorCode::PlanInvalid, .what = what, .howToFix = howToFix};
}

void addOptions(QCommandLineParser &parser)
{
    parser.addPositionalArgument(
        QStringLiteral("SOURCE"),
        QStringLiteral(
            "Dump files, folders or patterns ('credits_*.txt'); table:SCHEMA.TABLE: a table on the "
            "target's own server; mysql://user@host/SCHEMA/TABLE: one on another server (or its "
            "SCHEMA and --select)."),
        QStringLiteral("SOURCE…"));
    addDialectOptions(parser);
    addFileOptions(parser);
    addTableOptions(parser);
    StatementOption::addTo(parser);
    parser.addOptions({
        {QStringLiteral("profile"),
         QStringLiteral("Map as this profile says: a name it was saved under, or a file."),
         QStringLiteral("NAME|FILE")},
        {QStringLiteral("save-profile"),
         QStringLiteral("Keep the mapping under this name, for the next dump of this kind."),
         QStringLiteral("NAME")},
    });
    addTuningOptions(parser);
    parser.addOptions({
        {QStringLiteral("target"), QStringLiteral("mysql://… or scratch:schema."), QStringLiteral("URL")},
        {QStringLiteral("table"), QStringLiteral("Target table; default: the source's name."),
         QStringLiteral("NAME")},
        {QStringLiteral("columns"), QStringLiteral("Column list as in LOAD DATA: (@discard, user_id, @a)."),
         QStringLiteral("LIST")},
        {QStringLiteral("set"),
         QStringLiteral("column=expression; may be repeated. @row_number is the row's number in source "
                        "order."),
         QStringLiteral("EXPRESSION")},
        {QStringLiteral("chunk-rows"), QStringLiteral("Rows per chunk (default 1000000)."),
         QStringLiteral("N")},
        {QStringLiteral("chunk-bytes"), QStringLiteral("Bytes per chunk."), QStringLiteral("N")},
        {QStringLiteral("workers"), QStringLiteral("Connections that load at once (default 2)."),
         QStringLiteral("N")},
        {QStringLiteral("on-error"),
         QStringLiteral("stop (default), set-aside (bad rows go to the rejects) or as-server."),
         QStringLiteral("POLICY")},
        {QStringLiteral("on-duplicate"), QStringLiteral("stop (default), keep, replace or set-aside."),
         QStringLiteral("POLICY")},
        {QStringLiteral("max-rejects"),
         QStringLiteral("More rows set aside than this stop the run (default 100000)."), QStringLiteral("N")},
        {QStringLiteral("indexes"),
         QStringLiteral(
             "keep (default); defer: drop secondary indexes before and build them after; defer-all: "
             "unique ones too."),
         QStringLiteral("POLICY")},
        {QStringLiteral("order"), QStringLiteral("file (default) or primary-key: sort the rows first."),
         QStringLiteral("ORDER")},
        {QStringLiteral("way"),
         QStringLiteral(
             "auto (default), local (LOAD DATA LOCAL), server-file (LOAD DATA through a named pipe "
             "on this machine) or insert."),
         QStringLiteral("WAY")},
        {QStringLiteral("verify"),
         QStringLiteral("sample (default): compare all counts and the contents of some chunks; content: the "
                        "contents of all; counts: none."),
         QStringLiteral("LEVEL")},
        {QStringLiteral("limit-rows"), QStringLiteral("At most this many rows per second."),
         QStringLiteral("N")},
        {QStringLiteral("limit-bytes"), QStringLiteral("At most this many bytes per second."),
         QStringLiteral("N")},
        {QStringLiteral("guard-threads"),
         QStringLiteral("Slow down while more than N threads run on the server."), QStringLiteral("N")},
        {QStringLiteral("guard-lag"),
         QStringLiteral("Slow down while the server, a replica itself, lags more than N seconds."),
         QStringLiteral("N")},
        {QStringLiteral("work-folder"),
         QStringLiteral("Where sorted copies of the dump go (default: the run's folder)."),
         QStringLiteral("FOLDER")},
        {QStringLiteral("memory"), QStringLiteral("Memory for sorting and buffers, in MiB (default 512)."),
         QStringLiteral("N")},
        {QStringLiteral("dump-table"),
         QStringLiteral("Of an SQL dump: only this table, into an own table; default: the whole dump."),
         QStringLiteral("TABLE")},
        {QStringLiteral("existing"),
         QStringLiteral(
             "Tables of a whole dump that are there already: refuse (default), replace (the dump's "
             "DROP TABLE runs) or append."),
         QStringLiteral("WHAT")},
        {QStringLiteral("run-others"),
         QStringLiteral("Also run statements of a whole dump that are of no known kind.")},
        {QStringLiteral("create"),
         QStringLiteral("Create the table when it is missing: from the dump's own DDL, or else as "
                        "its rows propose.")},
        {QStringLiteral("create-sql"),
         QStringLiteral("Create the table from this file's CREATE TABLE when it is missing."),
         QStringLiteral("FILE")},
        {QStringLiteral("name"), QStringLiteral("The plan's name."), QStringLiteral("NAME")},
        {{QStringLiteral("o"), QStringLiteral("output")},
         QStringLiteral("Where to write the plan."),
         QStringLiteral("FILE")},
    });
    addWarmupOptions(parser);
}

/// All files as one source, when their shape agrees: a plan loads one table. With --group their grouping is
/// not up to the plan.
Result<Source> oneSource(const QCommandLineParser &parser, const QVector<FoundTable> &found)
{
    Source source = found.first().source;
    for (qsizetype i = 1; i < found.size(); ++i) {
        const Source &other = found.at(i).source;
        if (!(other.dialect == source.dialect) || other.fieldCount != source.fieldCount)
            return fail(
                usage(QStringLiteral("The sources hold different tables: %1 (%2 fields) and %3 (%4 fields).")
                          .arg(source.name)
                          .arg(source.fieldCount)
                          .arg(other.name)
                          .arg(other.fieldCount),
                      QStringLiteral("Make one plan per table.")));
        if (const QString group = parser.value(QStringLiteral("group"));
            group == QLatin1String("apart") || group == QLatin1String("by-name"))
            return fail(usage(
                QStringLiteral("With --group %1 the sources are several tables: %2, %3 …")
                    .arg(group, source.name, other.name),
                QStringLiteral("Name the files of one table, or leave --group out to load all into one.")));
        source.files += other.files;
    }
    return source;
}

/// What was passed over, among others: rows that are not in the plan.
void printNotes(const QVector<FoundTable> &found)
{
    constexpr qsizetype most = 20;
    QVector<Error> notes;
    for (const FoundTable &table : found)
        notes += table.notes;
    for (const Error &note : notes.first(qMin(most, notes.size())))
        printError(note.text());
    if (notes.size() > most)
        printError(QStringLiteral("And %1 more; millrace-cli inspect names them all.")
                       .arg(counted(notes.size() - most, QStringLiteral("note"), QStringLiteral("notes"))));
}

/// --dump-table of a dump in several files.
Result<Source> tableAmong(const QCommandLineParser &parser, const QStringList &paths)
{
    const QString wanted = parser.value(QStringLiteral("dump-table"));
    const auto found = inspectWithOptions(parser, paths);
    if (!found)
        return fail(found.error());
    QStringList names;
    for (const FoundTable &table : *found) {
        names << table.source.name;
        if (names.last() != wanted)
            continue;
        printNotes({table});
        return table.source;
    }
    return fail(
        {.code = ErrorCode::SourceMissing,
         .what = QStringLiteral("The dump holds no table %1.").arg(wanted),
         .howToFix = QStringLiteral("It holds: %1.").arg(names.mid(0, 30).join(QStringLiteral(", ")))});
}

Result<Source> readSource(const QCommandLineParser &parser, const QStringList &paths,
                          const StatementOption &statement)
{
    if (parser.isSet(QStringLiteral("dump-table"))) {
        if (const auto dump = singleSqlDump(paths))
            return dumpTable(*dump, parser.value(QStringLiteral("dump-table")));
        return tableAmong(parser, paths);
    }
    if (anyNamesTable(paths))
        return inspectTableSource(parser, paths);
    const auto found = inspectWithOptions(parser, paths, statement.isSet() ? &statement.load() : nullptr);
    if (!found)
        return fail(found.error());
    printNotes(*found);
    auto source = oneSource(parser, *found);
    if (source)
        if (const auto ordered = orderFiles(parser, paths, *source); !ordered)
            return fail(ordered.error());
    return source;
}

QString sourceText(const Source &source)
{
    const auto rows = [](qint64 count) {
        return counted(count, QStringLiteral("row"), QStringLiteral("rows"));
    };
    if (source.isOnServer() && source.table->key.isEmpty())
        return QStringLiteral("%1 on %2, in one piece")
            .arg(source.table->text(), source.table->server->displayName());
    if (source.isOnServer())
        return QStringLiteral("about %1 from table %2 on %3, in ranges of %4")
            .arg(rows(source.table->rowsEstimate), source.table->qualified(),
                 source.table->server->displayName(), source.table->key.text());
    if (source.isTable())
        return QStringLiteral("about %1 from table %2, %3")
            .arg(rows(source.table->rowsEstimate), source.table->qualified(),
                 source.table->key.isEmpty() ? QStringLiteral("in one piece (it has no usable key)")
                                             : QStringLiteral("in ranges of ") + source.table->key.text());
    return QStringLiteral("%1 from %2")
        .arg(rows(source.totalRows()),
             counted(source.files.size(), QStringLiteral("file"), QStringLiteral("files")));
}

Result<qint64> number(const QCommandLineParser &parser, const QString &option, qint64 fallback, qint64 least)
{
    if (!parser.isSet(option))
        return fallback;
    bool isNumber = false;
    const qint64 value = parser.value(option).toLongLong(&isNumber);
    if (!isNumber || value < least)
        return fail(usage(QStringLiteral("--%1 wants a whole number from %2, not “%3”.")
                              .arg(option)
                              .arg(least)
                              .arg(parser.value(option))));
    return value;
}

Result<void> readLimits(const QCommandLineParser &parser, Plan &plan)
{
    const auto maxRejects = number(parser, QStringLiteral("max-rejects"), plan.maxRejects, 1);
    const auto rows = number(parser, QStringLiteral("limit-rows"), plan.limits.rowsPerSecond, 1);
    const auto bytes = number(parser, QStringLiteral("limit-bytes"), plan.limits.bytesPerSecond, 1);
    const auto threads = number(parser, QStringLiteral("guard-threads"), plan.limits.threadsRunning, 1);
    const auto lag = number(parser, QStringLiteral("guard-lag"), plan.limits.replicaLagSeconds, 1);
    const auto memory = number(parser, QStringLiteral("memory"), plan.memoryBytes / mebibyte, 32);
    for (const auto *value : {&maxRejects, &rows, &bytes, &threads, &lag, &memory})
        if (!*value)
            return fail(value->error());
    plan.maxRejects = *maxRejects;
    plan.limits = {.rowsPerSecond = *rows,
                   .bytesPerSecond = *bytes,
                   .threadsRunning = static_cast<int>(qMin<qint64>(*threads, 1'000'000)),
                   .replicaLagSeconds = static_cast<int>(qMin<qint64>(*lag, 1'000'000))};
    plan.memoryBytes = *memory * mebibyte;
    if (parser.isSet(QStringLiteral("work-folder")))
        plan.workFolder = QFileInfo(parser.value(QStringLiteral("work-folder"))).absoluteFilePath();
    return {};
}

/// Reads an option that takes one of a policy's names.
template <typename Policy>
Result<void> readPolicy(const QCommandLineParser &parser, const QString &option, Policy &policy)
{
    if (!parser.isSet(option))
        return {};
    const auto value = policyFromName<Policy>(parser.value(option));
    if (!value)
        return fail(
            usage(QStringLiteral("--%1 can be %2, not “%3”.")
                      .arg(option, policyNames<Policy>().join(QStringLiteral(", ")), parser.value(option))));
    policy = *value;
    return {};
}

Result<void> readPolicies(const QCommandLineParser &parser, Plan &plan)
{
    for (const Result<void> &read : {readPolicy(parser, QStringLiteral("on-error"), plan.onError),
                                     readPolicy(parser, QStringLiteral("on-duplicate"), plan.onDuplicate),
                                     readPolicy(parser, QStringLiteral("indexes"), plan.indexes),
                                     readPolicy(parser, QStringLiteral("order"), plan.order),
                                     readPolicy(parser, QStringLiteral("way"), plan.wayIn),
                                     readPolicy(parser, QStringLiteral("verify"), plan.verify)})
        if (!read)
            return read;

    const auto chunkRows = number(parser, QStringLiteral("chunk-rows"), plan.chunkRows, 1);
    const auto chunkBytes = number(parser, QStringLiteral("chunk-bytes"), plan.chunkBytes, 1);
    const auto workers = number(parser, QStringLiteral("workers"), plan.workers, 1);
    if (!chunkRows || !chunkBytes || !workers)
        return fail(!chunkRows ? chunkRows.error() : !chunkBytes ? chunkBytes.error() : workers.error());
    plan.chunkRows = *chunkRows;
    plan.chunkBytes = *chunkBytes;
    plan.workers = static_cast<int>(qMin<qint64>(*workers, 1000));
    plan.warmup = warmupOptions(parser);
    return readLimits(parser, plan);
}

/// What the server says about the target: facts, and the table when it is there.
struct TargetFacts
{
    ServerFacts server;
    std::optional<TableSchema> table;
};

/// \a mayBeMissing: the table is made by the run.
Result<TargetFacts> readTarget(const Plan &plan, bool mayBeMissing)
{
    auto target = resolveTarget(plan.connection);
    if (!target)
        return fail(target.error());
    target->spec.schema.clear();
    auto connection = Connection::open(*target);
    if (!connection)
        return fail(connection.error());
    auto facts = ServerFacts::read(**connection);
    if (!facts)
        return fail(facts.error());
    TargetFacts result{.server = *facts};
    const auto table = readTable(**connection, plan.schema, plan.table);
    if (table)
        result.table = *table;
    else if (!mayBeMissing || (table.error().code != ErrorCode::TableMissing &&
                               table.error().code != ErrorCode::UnknownSchema))
        return fail(table.error());
    return result;
}

Result<void> readTableName(const QCommandLineParser &parser, const StatementOption &statement, Plan &plan)
{
    const auto connection = ConnectionSpec::parseUrl(parser.value(QStringLiteral("target")));
    if (!connection)
        return fail(connection.error());
    plan.connection = *connection;
    plan.schema = connection->schema;
    if (plan.schema.isEmpty())
        return fail(usage(QStringLiteral("The target names no schema."),
                          QStringLiteral("Write mysql://user@host/SCHEMA or scratch:SCHEMA.")));
    if (plan.source.isTable() && plan.source.table->isQuery() && !parser.isSet(QStringLiteral("table")))
        return fail(usage(QStringLiteral("A query has no name that its target table could have."),
                          QStringLiteral("Say where its rows go with --table NAME.")));
    if (const auto same = statement.expectSchema(plan.schema); !same)
        return same;
    plan.table = parser.isSet(QStringLiteral("table")) ? parser.value(QStringLiteral("table"))
                 : statement.isSet()                   ? statement.load().table
                                                       : plan.source.name;

    QString ddl;
    if (parser.isSet(QStringLiteral("create-sql"))) {
        const auto text = readWholeFile(parser.value(QStringLiteral("create-sql")));
        if (!text)
            return fail(text.error());
        ddl = QString::fromUtf8(*text);
    } else if (parser.isSet(QStringLiteral("create"))) {
        ddl = plan.source.createSql; // empty: proposeCreate() makes one of a file's rows
        if (ddl.isEmpty() && plan.source.isTable())
            return fail(
                usage(QStringLiteral("A query or a view brings no CREATE TABLE."),
                      QStringLiteral("Give one with --create-sql FILE, or create the table yourself.")));
    }
    if (!ddl.isEmpty()) {
        const auto create = retargetedCreateTable(ddl, plan.schema, plan.table);
        if (!create)
            return fail(create.error());
        plan.createSql = *create;
    }
    return {};
}

/// --create for a dump that brings no CREATE TABLE, when its rows are scanned: one made from them, which is
/// shown.
Result<void> proposeCreate(const QCommandLineParser &parser, Plan &plan)
{
    for (const char *option : {"columns", "set", "statement"})
        if (parser.isSet(QLatin1String(option)))
            return fail(usage(
                QStringLiteral("The dump brings no CREATE TABLE, and none can be proposed for the columns of "
                               "--%1.")
                    .arg(QLatin1String(option)),
                QStringLiteral("Leave --columns and --set out, or give the table with --create-sql FILE.")));
    const auto proposal = proposeTable(plan.source, plan.schema, plan.table);
    if (!proposal)
        return fail(proposal.error());
    const auto create = retargetedCreateTable(proposal->createSql, plan.schema, plan.table);
    if (!create)
        return fail(create.error());
    plan.createSql = *create;
    plan.mapping = proposal->mapping;
    printError(
        QStringLiteral("The dump brings no CREATE TABLE. %1").arg(proposal->notes.join(QLatin1Char(' '))));
    printError(plan.createSql);
    return {};
}

} // namespace

int planCommand(const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(QStringLiteral("Writes a plan: what is loaded, where, and how."));
    addOptions(parser);
    int exitCode = Ok;
    if (!parse(parser, QStringLiteral("plan"), arguments, exitCode))
        return exitCode;
    const auto statement = StatementOption::read(parser);
    if (!statement)
        return failed(statement.error());
    const auto sources = statement->sources(parser.positionalArguments());
    if (!sources)
        return failed(sources.error());
    const QStringList paths = *sources;
    if (paths.isEmpty() || !parser.isSet(QStringLiteral("target")) ||
        !parser.isSet(QStringLiteral("output"))) {
        printError(QStringLiteral("millrace-cli plan: name at least one SOURCE, --target and -o FILE."));
        return UsageError;
    }
    Plan plan;
    if (const auto policies = readPolicies(parser, plan); !policies)
        return failed(policies.error());
    if (!parser.isSet(QStringLiteral("dump-table")))
        if (const auto dump = singleSqlDump(paths)) {
            if (statement->isSet())
                return failed(
                    usage(QStringLiteral("--statement is about one table, the source is a whole dump."),
                          QStringLiteral("Name one of its tables with --dump-table.")));
            return planWholeDump(parser, {*dump}, plan);
        }
    if (!anyNamesTable(paths) && !statement->isSet())
        if (const auto found = inspectWithOptions(parser, paths); found && isDumpOfTables(parser, *found))
            return planWholeDump(parser, paths, plan);
    const auto source = readSource(parser, paths, *statement);
    if (!source)
        return failed(source.error());
    plan.source = *source;
    if (const auto named = readTableName(parser, *statement, plan); !named)
        return failed(named.error());
    plan.name =
        parser.isSet(QStringLiteral("name")) ? parser.value(QStringLiteral("name")) : plan.source.name;

    const auto findings =
        plan.source.isTable() ? Result<ScanFindings>(ScanFindings()) : scanSource(plan.source);
    if (!findings)
        return failed(findings.error());
    for (const Error &finding : findings->notes + findings->rowErrors)
        printError(finding.text());
    if (!findings->rowErrors.isEmpty() && plan.onError == OnError::Stop) {
        printError(QStringLiteral(
            "millrace-cli plan: no plan was written, because such rows would stop the load. Mend them, "
            "or choose --on-error set-aside."));
        return PreflightRefused;
    }

    const auto target = readTarget(plan, parser.isSet(QStringLiteral("create")) || !plan.createSql.isEmpty());
    if (!target)
        return failed(target.error());
    if (const auto same = statement->expectSameOn(target->server); !same)
        return failed(same.error());
    for (const QString &note : statement->notes())
        printError(note);
    if (!target->table && plan.createSql.isEmpty() && !plan.source.isTable())
        if (const auto proposed = proposeCreate(parser, plan); !proposed)
            return failed(proposed.error());
    if (plan.source.isOnServer() && parser.isSet(QStringLiteral("create"))) {
        const MendedDdl mended = mendedFor(plan.createSql, target->server);
        plan.createSql = mended.sql;
        for (const QString &change : target->table ? QStringList() : mended.changes)
            printError(change);
    }
    if (const auto mapped = readMapping(parser, target->table, *statement, plan); !mapped)
        return failed(mapped.error());
    if (const auto tuned = readTuning(parser, target->server, plan); !tuned)
        return failed(tuned.error());
    if (target->table)
        for (const Error &error : checkMapping(plan.mapping, plan.source.fieldCount, *target->table))
            return failed(error);
    if (const auto valid = plan.validate(); !valid)
        return failed(valid.error());
    if (const QString name = parser.value(QStringLiteral("save-profile")); !name.isEmpty())
        if (const auto kept = saveProfile({.name = name,
                                           .table = plan.table,
                                           .fieldNames = plan.source.fieldNames,
                                           .mapping = plan.mapping});
            !kept)
            return failed(kept.error());
    const QString output = parser.value(QStringLiteral("output"));
    if (const auto saved = plan.save(output); !saved)
        return failed(saved.error());
    printLine(QStringLiteral("%1: %2 into %3 on %4, chunks of %5, %6.")
                  .arg(output, sourceText(plan.source), qualifiedName(plan.schema, plan.table),
                       target->server.displayName(),
                       counted(plan.chunkRows, QStringLiteral("row"), QStringLiteral("rows")),
                       counted(plan.workers, QStringLiteral("worker"), QStringLiteral("workers"))));
    return Ok;
}

} // namespace millrace::cli
