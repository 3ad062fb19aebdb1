// SPDX-License-Identifier: GPL-3.0-or-later
// warm: tables into the buffer pool, with the evidence.
#include "app/cli/command.h"
#include "app/cli/signals.h"
#include "app/cli/signin.h"
#include "app/cli/warmoptions.h"
#include "core/server/scratchserver.h"
#include "core/verify/warmup.h"

namespace millrace::cli {

void addWarmupOptions(CommandParser &parser)
{
    parser.addOptions({
        {QStringLiteral("warm"),
         QStringLiteral("Read the table into the buffer pool when it is loaded and verified.")},
        {QStringLiteral("warm-index"), QStringLiteral("The same, and this secondary index; “*” for all."),
         QStringLiteral("NAME")},
        {QStringLiteral("warm-analyze"), QStringLiteral("The same, behind an ANALYZE TABLE.")},
        {QStringLiteral("warm-optimize"), QStringLiteral("The same, behind an OPTIMIZE TABLE.")},
    });
}

WarmupOptions warmupOptions(const QCommandLineParser &parser)
{
    WarmupOptions options{.optimize = parser.isSet(QStringLiteral("warm-optimize")),
                          .analyze = parser.isSet(QStringLiteral("warm-analyze")),
                          .indexes = parser.values(QStringLiteral("warm-index"))};
    options.wanted = parser.isSet(QStringLiteral("warm")) || options.optimize || options.analyze ||
                     !options.indexes.isEmpty();
    return options;
}

int warmCommand(const QStringList &arguments)
{
    CommandParser parser;
    parser.setApplicationDescription(QStringLiteral("Reads tables into the server's buffer pool, twice, and "
                                                    "shows what came of it: pages of each index before "
                                                    "and after, reads from disk, the time of both scans. Of "
                                                    "a table larger than the pool the list of pages is "
                                                    "written instead."));
    parser.addPositionalArgument(QStringLiteral("URL"),
                                 QStringLiteral("The server, with or without a schema."));
    parser.addPositionalArgument(QStringLiteral("TABLE…"),
                                 QStringLiteral("Tables, as table or schema.table."));
    parser.addOptions({
        {QStringLiteral("index"), QStringLiteral("A secondary index to be read as well; “*” for all."),
         QStringLiteral("NAME")},
        {QStringLiteral("analyze"), QStringLiteral("ANALYZE TABLE first (not written to the binary log).")},
        {QStringLiteral("optimize"),
         QStringLiteral("OPTIMIZE TABLE first: rewrites the table, so that it is read in one piece.")},
        {QStringLiteral("page-list"),
         QStringLiteral("Have the server write down which pages it holds, for its next start.")},
        {QStringLiteral("json"), QStringLiteral("One JSON object on standard output.")},
    });
    int exitCode = Ok;
    if (!parse(parser, QStringLiteral("warm"), arguments, exitCode))
        return exitCode;
    const QStringList positional = parser.positionalArguments();
    if (positional.size() < 2) {
        printError(QStringLiteral("millrace-cli warm: name a server and at least one table."));
        return UsageError;
    }
    const auto spec = ConnectionSpec::parseUrl(positional.first());
    if (!spec)
        return failed(spec.error());
    const QStringList tables = positional.mid(1);
    for (const QString &table : tables)
        if (spec->schema.isEmpty() && !table.contains(QLatin1Char('.'))) {
            printError(QStringLiteral(
                           "millrace-cli warm: %1 has no schema; write schema.%1, or the schema in the URL.")
                           .arg(table));
            return UsageError;
        }

    std::stop_source stop;
    const SignalWatcher watcher([&stop] { stop.request_stop(); });
    const auto target = signInTo(*spec);
    if (!target)
        return failed(target.error());
    const auto report = Warmup{
        .target = *target,
        .tables = tables,
        .options = {.wanted = true,
                    .optimize = parser.isSet(QStringLiteral("optimize")),
                    .analyze = parser.isSet(QStringLiteral("analyze")),
                    .indexes = parser.values(QStringLiteral("index")),
                    .pageList = parser.isSet(QStringLiteral("page-list"))},
        .stop = stop.get_token(),
        .onStage = [](const QString &stage) {
            printError(stage);
        }}.run();
    if (!report) {
        exitCode = failed(report.error());
        return report.error().code == ErrorCode::Cancelled ? CancelledResumable : exitCode;
    }
    if (parser.isSet(QStringLiteral("json")))
        printJson(report->toJson());
    else
        printLine(report->lines().join(QLatin1Char('\n')));
    return Ok;
}

} // namespace millrace::cli
