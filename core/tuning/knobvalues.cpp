// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tuning/knobvalues.h"

#include "core/base/literals.h"
#include "core/tuning/knobtable.h"

#include <algorithm>

namespace millrace {

namespace {

constexpr qint64 mebibyte = 1024LL * 1024;
constexpr qint64 gibibyte = 1024 * mebibyte;

/// Two gigabytes, where as much and four times more stays free: a full disk would stop the server.
qint64 fittingRedoLog(const std::optional<HostFacts> &host)
{
    constexpr qint64 wanted = 2 * gibibyte;
    return host && host->datadir && host->datadir->freeBytes > 5 * wanted ? wanted : 0;
}

QString atLeast(qint64 value, const QString &today)
{
    return value > today.toLongLong() ? QString::number(value) : QString();
}

bool changesWhileMySqlRuns(const QString &name, const ServerFacts &facts)
{
    const auto rows = knobRows();
    const auto row = std::find_if(rows.begin(), rows.end(),
                                  [&name](const KnobRow &each) { return name == QLatin1String(each.name); });
    return !facts.isMariaDb() && row != rows.end() && row->dynamicMysql.contains(facts.version);
}

} // namespace

qint64 largestBufferPool(const ServerFacts &facts)
{
    return facts.variables.value(u"innodb_buffer_pool_size_max"_s).toLongLong();
}

qint64 fittingBufferPool(const std::optional<HostFacts> &host)
{
    constexpr qint64 piece = 128 * mebibyte; // innodb_buffer_pool_chunk_size as it is by default
    return host && host->memoryBytes > 0 ? host->memoryBytes / 4 * 3 / piece * piece : 0;
}

QString fittingValue(const QString &name, const ServerFacts &facts, const std::optional<HostFacts> &host)
{
    const QString today = facts.variables.value(name);
    if (name == "innodb_buffer_pool_size"_L1) {
        // What others on the machine need now is not taken from them.
        qint64 fitting = fittingBufferPool(host);
        if (const qint64 largest = largestBufferPool(facts); largest > 0)
            fitting = std::min(fitting, largest);
        const qint64 more = fitting - today.toLongLong();
        return more > 0 && host->availableBytes > more + gibibyte ? QString::number(fitting) : QString();
    }
    if (name == "innodb_redo_log_capacity"_L1 || name == "innodb_log_file_size"_L1)
        return atLeast(fittingRedoLog(host), today);
    // What MySQL 8.4 has by default, for the SSDs of today.
    if (name == "innodb_io_capacity"_L1)
        return atLeast(10'000, today);
    if (name == "innodb_io_capacity_max"_L1)
        return atLeast(20'000, today);
    if (name == "innodb_log_buffer_size"_L1)
        return atLeast(64 * mebibyte, today);
    // MySQL goes from ON to DETECT_ONLY and back while it runs, not to OFF. Before it could, it did not know
    // the word and would not start with it.
    if (name == "innodb_doublewrite"_L1)
        return changesWhileMySqlRuns(name, facts) ? u"DETECT_ONLY"_s : u"OFF"_s;
    return {};
}

} // namespace millrace
