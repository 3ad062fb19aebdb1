// SPDX-License-Identifier: GPL-3.0-or-later
// compare: LOAD DATA against INSERT on the user's own server.
#include "app/cli/command.h"
#include "app/cli/signals.h"
#include "app/cli/signin.h"
#include "core/base/paths.h"
#include "core/base/text.h"
#include "core/run/comparison.h"
#include "core/server/connection.h"
#include "core/server/throwawayserver.h"

#include <limits>
#include <optional>

namespace millrace::cli {

namespace {

/// "1,2,4"; nothing when one of them is no number.
template <typename Number> std::optional<QVector<Number>> numbersOf(const QString &text)
{
    QVector<Number> numbers;
    for (const QString &part : text.split(QLatin1Char(','))) {
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
    printLine(QStringLiteral("%1  %2  %3  %4  %5  %6  %7  %8")
                  .arg(cell.tables, 6)
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
    printLine(QStringLiteral("Median of %1. LOAD/INSERT below 1: LOAD DATA is faster.")
                  .arg(counted(repetitions, QStringLiteral("run"), QStringLiteral("runs"))));
    printLine(QStringLiteral("%1  %2  %3  %4  %5  %6  %7  %8")
                  .arg(QStringLiteral("tables"), 6)
                  .arg(QStringLiteral("rows each"), 12)
                  .arg(QStringLiteral("workers"), 7)
                  .arg(QStringLiteral("LOAD s"), 9)
                  .arg(QStringLiteral("INSERT s"), 9)
                  .arg(QStringLiteral("LOAD/INSERT"), 11)
                  .arg(QStringLiteral("LOAD rows/s"), 12)
                  .arg(QStringLiteral("INSERT rows/s"), 14));
}

/// On a server that is thrown away, in a schema made for it.
Result<ResolvedConnection> throwawayTarget(std::unique_ptr<ThrowawayServer> &server)
{
    auto started = ThrowawayServer::start({});
    if (!started)
        return fail(started.error());
    server = std::move(*started);
    ResolvedConnection target = server->root();
    const auto connection = Connection::open(target);
    if (!connection)
        return fail(connection.error());
    target.spec.schema = QStringLiteral("millrace_compare");
    if (const auto made = (*connection)->execute(QStringLiteral("CREATE DATABASE millrace_compare")); !made)
        return fail(made.error());
    return target;
}

} // namespace

int compareCommand(const QStringList &arguments)
{
    CommandParser parser;
    parser.setApplicationDescription(
        QStringLiteral("Loads made-up rows by LOAD DATA LOCAL and by INSERT statements of 1 MB, for every "
                       "combination of tables, rows "
                       "and workers, by turns, and prints the medians. Without --url on a private server "
                       "that is thrown away."));
    parser.addOptions({
        {QStringLiteral("url"),
         QStringLiteral("The server and a schema to make tables in; they are dropped again."),
         QStringLiteral("URL")},
        {QStringLiteral("scratch"), QStringLiteral("A private server that is thrown away (the default).")},
        {QStringLiteral("tables"), QStringLiteral("Numbers of tables (default 1)."), QStringLiteral("N,…"),
         QStringLiteral("1")},
        {QStringLiteral("rows"), QStringLiteral("Rows per table (default 200000)."), QStringLiteral("N,…"),
         QStringLiteral("200000")},
        {QStringLiteral("workers"), QStringLiteral("Connections (default 1,2,4)."), QStringLiteral("N,…"),
         QStringLiteral("1,2,4")},
        {QStringLiteral("csv"), QStringLiteral("Keep the table as CSV."), QStringLiteral("FILE")},
        {QStringLiteral("json"), QStringLiteral("One JSON object on standard output.")},
    });
    int exitCode = Ok;
    if (!parse(parser, QStringLiteral("compare"), arguments, exitCode))
        return exitCode;
    const auto tables = numbersOf<int>(parser.value(QStringLiteral("tables")));
    const auto rows = numbersOf<qint64>(parser.value(QStringLiteral("rows")));
    const auto workers = numbersOf<int>(parser.value(QStringLiteral("workers")));
    if (!tables || !rows || !workers || !parser.positionalArguments().isEmpty() ||
        (parser.isSet(QStringLiteral("url")) && parser.isSet(QStringLiteral("scratch")))) {
        printError(QStringLiteral(
            "millrace-cli compare: --tables, --rows and --workers take numbers from 1, divided "
            "by commas; --url or --scratch, not both."));
        return UsageError;
    }
    const ComparisonOptions options{.tables = *tables, .rows = *rows, .workers = *workers};
    if (const auto valid = options.validate(); !valid)
        return failed(valid.error());

    std::stop_source stop;
    const SignalWatcher watcher([&stop] { stop.request_stop(); });
    std::unique_ptr<ThrowawayServer> server; // gone at the end, whatever happens
    Result<ResolvedConnection> target;
    if (parser.isSet(QStringLiteral("url"))) {
        const auto spec = ConnectionSpec::parseUrl(parser.value(QStringLiteral("url")));
        if (!spec)
            return failed(spec.error());
        if (spec->schema.isEmpty()) {
            printError(QStringLiteral(
                "millrace-cli compare: name a schema in the URL, in which it may make tables."));
            return UsageError;
        }
        target = signInTo(*spec);
    } else {
        target = throwawayTarget(server);
    }
    if (!target)
        return failed(target.error());
    const bool json = parser.isSet(QStringLiteral("json"));
    if (!json)
        printHead(options.repetitions);
    const auto comparison = compareWays(
        *target, options,
        [json, &options](const ComparisonCell &cell) {
            if (!json && cell.loadSeconds.size() == options.repetitions)
                printCell(cell);
        },
        stop.get_token());
    if (!comparison) {
        exitCode = failed(comparison.error());
        return comparison.error().code == ErrorCode::Cancelled ? CancelledResumable : exitCode;
    }
    if (json)
        printJson(comparison->toJson());
    else
        printLine(QStringLiteral("On %1%2.")
                      .arg(comparison->server, server ? QStringLiteral(", a private server, gone "
                                                                       "again")
                                                      : QString()));
    if (!parser.isSet(QStringLiteral("csv")))
        return Ok;
    const auto saved = writeFileAtomically(parser.value(QStringLiteral("csv")), comparison->toCsv());
    return saved ? Ok : failed(saved.error());
}

} // namespace millrace::cli
