// SPDX-License-Identifier: GPL-3.0-or-later
// compare: LOAD DATA against INSERT on the user's own server.
#include "app/cli/shared/command.h"
#include "app/cli/shared/signals.h"
#include "app/cli/shared/signin.h"
#include "core/base/literals.h"
#include "core/base/paths.h"
#include "core/base/text.h"
#include "core/run/trials/insertcomparison.h"
#include "core/server/connection.h"
#include "core/server/scratch/throwawayserver.h"

#include "core/server/login/connectionurl.h"

#include <limits>
#include <optional>

namespace millrace::cli {

namespace {

/// "1,2,4"; nothing when one of them is no number.
template <typename Number> std::optional<QVector<Number>> numbersOf(const QString &text)
{
    QVector<Number> numbers;
    for (const QString &part : text.split(u',')) {
        bool isNumber = false;
        const qint64 value = part.trimmed().toLongLong(&isNumber);
        if (!isNumber || value < 1 || value > std::numeric_limits<Number>::max())
            return std::nullopt;
        numbers << static_cast<Number>(value);
    }
    return numbers;
}

void printCell(const ComparisonCell &cell)
{
    const double rows = static_cast<double>(cell.rows) * cell.tables;
    printLine(u"%1  %2  %3  %4  %5  %6  %7  %8"_s.arg(cell.tables, 6)
                  .arg(groupedNumber(cell.rows), 12)
                  .arg(cell.workers, 7)
                  .arg(cell.load(), 9, 'f', 3)
                  .arg(cell.insert(), 9, 'f', 3)
                  .arg(cell.ratio(), 11, 'f', 2)
                  .arg(rateText(rows / cell.load()), 12)
                  .arg(rateText(rows / cell.insert()), 14));
}

void printHead(int repetitions)
{
    printLine(u"Median of %1. LOAD/INSERT below 1: LOAD DATA is faster."_s.arg(
        counted(repetitions, u"run"_s, u"runs"_s)));
    printLine(u"%1  %2  %3  %4  %5  %6  %7  %8"_s.arg(u"tables"_s, 6)
                  .arg(u"rows each"_s, 12)
                  .arg(u"workers"_s, 7)
                  .arg(u"LOAD s"_s, 9)
                  .arg(u"INSERT s"_s, 9)
                  .arg(u"LOAD/INSERT"_s, 11)
                  .arg(u"LOAD rows/s"_s, 12)
                  .arg(u"INSERT rows/s"_s, 14));
}

/// On a server that is thrown away, in a schema made for it.
Result<ResolvedConnection> throwawayTarget(std::unique_ptr<ThrowawayServer> &server)
{
    MILLRACE_TRY(auto started, ThrowawayServer::start({}));
    server = std::move(started);
    ResolvedConnection target = server->root();
    MILLRACE_TRY(const auto connection, Connection::open(target));
    target.spec.schema = u"millrace_compare"_s;
    MILLRACE_TRY_VOID(connection->execute(u"CREATE DATABASE millrace_compare"_s));
    return target;
}

/// The server that is named, or one that is thrown away, which is put into \a server.
Result<ResolvedConnection> comparisonTarget(const CommandParser &parser,
                                            std::unique_ptr<ThrowawayServer> &server)
{
    if (!parser.isSet(u"url"_s))
        return throwawayTarget(server);
    MILLRACE_TRY(const auto spec, connectionFromUrl(parser.value(u"url"_s)));
    if (spec.schema.isEmpty())
        return fail(usageError(u"The URL names no schema."_s,
                               u"Name one in which tables may be made: mysql://user@host/SCHEMA."_s));
    return signInTo(spec);
}

Result<int> compared(const CommandParser &parser, const ComparisonOptions &options)
{
    MILLRACE_TRY_VOID(options.validate());
    std::stop_source stop;
    const SignalWatcher watcher([&stop] { stop.request_stop(); });
    std::unique_ptr<ThrowawayServer> server; // gone at the end, whatever happens
    MILLRACE_TRY(const auto target, comparisonTarget(parser, server));
    const bool json = parser.isSet(u"json"_s);
    if (!json)
        printHead(options.repetitions);
    MILLRACE_TRY(const auto comparison, compareWays(
                                            target, options,
                                            [json, &options](const ComparisonCell &cell) {
                                                if (!json && cell.loadSeconds.size() == options.repetitions)
                                                    printCell(cell);
                                            },
                                            stop.get_token()));
    if (json)
        printJson(comparison.toJson());
    else
        printLine(
            u"On %1%2."_s.arg(comparison.server, server ? u", a private server, gone again"_s : QString()));
    if (parser.isSet(u"csv"_s))
        MILLRACE_TRY_VOID(writeFileAtomically(parser.value(u"csv"_s), comparison.toCsv()));
    return Ok;
}

} // namespace

Result<int> compareCommand(const QStringList &arguments)
{
    CommandParser parser;
    parser.setApplicationDescription(
        u"Loads made-up rows by LOAD DATA LOCAL and by INSERT statements of 1 MB, for every "
        "combination of tables, rows "
        "and workers, by turns, and prints the medians. Without --url on a private server "
        "that is thrown away."_s);
    parser.addOptions({
        {u"url"_s, u"The server and a schema to make tables in; they are dropped again."_s, u"URL"_s},
        {u"scratch"_s, u"A private server that is thrown away (the default)."_s},
        {u"tables"_s, u"Numbers of tables (default 1)."_s, u"N,…"_s, u"1"_s},
        {u"rows"_s, u"Rows per table (default 200000)."_s, u"N,…"_s, u"200000"_s},
        {u"workers"_s, u"Connections (default 1,2,4)."_s, u"N,…"_s, u"1,2,4"_s},
        {u"csv"_s, u"Keep the table as CSV."_s, u"FILE"_s},
        {u"json"_s, u"One JSON object on standard output."_s},
    });
    if (const auto ended = parse(parser, u"compare"_s, arguments))
        return *ended;
    const auto tables = numbersOf<int>(parser.value(u"tables"_s));
    const auto rows = numbersOf<qint64>(parser.value(u"rows"_s));
    const auto workers = numbersOf<int>(parser.value(u"workers"_s));
    if (!tables || !rows || !workers || !parser.positionalArguments().isEmpty() ||
        (parser.isSet(u"url"_s) && parser.isSet(u"scratch"_s)))
        return misused(u"compare"_s, u"--tables, --rows and --workers take numbers from 1, divided "
                                     "by commas; --url or --scratch, not both."_s);
    return compared(parser, {.tables = *tables, .rows = *rows, .workers = *workers});
}

} // namespace millrace::cli
