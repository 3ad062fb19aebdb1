// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/planoptions.h"

#include "app/cli/dialectoptions.h"
#include "app/cli/statementoption.h"
#include "app/cli/tablesource.h"
#include "app/cli/tuningoptions.h"
#include "app/cli/warmoptions.h"

#include <QFileInfo>

namespace millrace::cli {

namespace {

constexpr qint64 mebibyte = 1024 * 1024;

Error usage(const QString &what)
{
    return {.code = ErrorCode::PlanInvalid, .what = what};
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

} // namespace

void addPlanOptions(reference::CommandParser &parser)
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
        {QStringLiteral("tables"),
         QStringLiteral("Of a whole dump: only these tables, with their triggers (a,b,c or schema.a,…)."),
         QStringLiteral("LIST")},
        {QStringLiteral("without-tables"),
         QStringLiteral("Of a whole dump: all but these tables, and the views that read them."),
         QStringLiteral("LIST")},
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
    parser.setChoices(QStringLiteral("on-error"), policyNames<OnError>());
    parser.setChoices(QStringLiteral("on-duplicate"), policyNames<OnDuplicate>());
    parser.setChoices(QStringLiteral("indexes"), policyNames<IndexPolicy>());
    parser.setChoices(QStringLiteral("order"), policyNames<RowOrder>());
    parser.setChoices(QStringLiteral("way"), policyNames<WayIn>());
    parser.setChoices(QStringLiteral("verify"), policyNames<VerifyLevel>());
    parser.setChoices(QStringLiteral("existing"),
                      {QStringLiteral("refuse"), QStringLiteral("replace"), QStringLiteral("append")});
    addWarmupOptions(parser);
}

Result<void> readPlanOptions(const QCommandLineParser &parser, Plan &plan)
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

} // namespace millrace::cli
