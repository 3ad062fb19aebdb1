// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/benchoptions.h"

#include "core/base/literals.h"

#include <QCommandLineParser>
#include <cstdio>
#include <cstdlib>

namespace millrace::bench {

namespace {

[[noreturn]] void refuse(const QString &message)
{
    std::fprintf(stderr, "load_bench: %s\n", qPrintable(message));
    std::exit(2);
}

template <typename T> void readNumber(const QCommandLineParser &parser, const char *option, T least, T &value)
{
    const QString name = QLatin1String(option);
    if (!parser.isSet(name))
        return;
    bool isNumber = false;
    const double number = parser.value(name).toDouble(&isNumber);
    if (!isNumber || number < static_cast<double>(least))
        refuse(u"--%1 wants a number from %2"_s.arg(name).arg(least));
    value = static_cast<T>(number);
}

QCommandLineOption option(const char *name, const char *description, const char *valueName = "")
{
    return {QLatin1String(name), QLatin1String(description), QLatin1String(valueName)};
}

} // namespace

BenchOptions BenchOptions::fromArguments(const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(u"Measures Millrace against the server's own LOAD DATA INFILE on a "
                                     "private server. Exit: 0 within the bounds, 1 beyond, 2 failed."_s);
    parser.addHelpOption();
    parser.addOptions({
        option("rows", "Rows to load (default 1000000).", "N"),
        option("repeats", "Rounds; each measures both ways (default 3).", "N"),
        option("workers", "Sessions on both sides (default 2).", "N"),
        option("chunk-rows", "Millrace's rows per chunk (default: rows / workers).", "N"),
        option("indexes", "Keep two secondary indexes during the load."),
        option("way", "How Millrace's rows get in: auto, local, server-file or insert (default auto).",
               "WAY"),
        option("verify", "What Millrace compares: counts, sample or content (default sample).", "LEVEL"),
        option("pool-mib", "The server's buffer pool (default 1024).", "MIB"),
        option("max-ratio", "Fail when Millrace's best / the server's best is above this.", "X"),
        option("big", "Measure the client's memory on one big file instead."),
        option("big-bytes", "Its size (default 2000000000).", "N"),
        option("max-rss", "Fail when the client's peak is above this many bytes (default 256000000).", "N"),
    });
    parser.process(arguments);
    if (!parser.positionalArguments().isEmpty())
        refuse(u"unexpected argument %1"_s.arg(parser.positionalArguments().first()));

    BenchOptions options;
    qint64 poolMib = options.poolBytes / (1024 * 1024);
    readNumber<qint64>(parser, "rows", 2, options.rows);
    readNumber<int>(parser, "repeats", 1, options.repeats);
    readNumber<int>(parser, "workers", 1, options.workers);
    readNumber<qint64>(parser, "chunk-rows", 1, options.chunkRows);
    readNumber<qint64>(parser, "pool-mib", 32, poolMib);
    readNumber<double>(parser, "max-ratio", 0, options.maxRatio);
    readNumber<qint64>(parser, "big-bytes", 1'000'000, options.bigBytes);
    readNumber<qint64>(parser, "max-rss", 1, options.maxRssBytes);
    options.poolBytes = poolMib * 1024 * 1024;
    options.indexes = parser.isSet(u"indexes"_s);
    if (parser.isSet(u"way"_s))
        options.way = parser.value(u"way"_s);
    if (parser.isSet(u"verify"_s))
        options.verify = parser.value(u"verify"_s);
    options.big = parser.isSet(u"big"_s);
    if (options.chunkRows == 0)
        options.chunkRows = (options.rows + options.workers - 1) / options.workers;
    return options;
}

} // namespace millrace::bench
