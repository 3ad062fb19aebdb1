// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/shared/terminalprogress.h"

#include "core/base/literals.h"
#include "core/base/stoppable.h"
#include "core/base/text.h"
#include "core/record/remaining.h"

#include <algorithm>
#include <cstdio>
#include <utility>

namespace millrace::cli {

namespace {

/// The node of a cluster, or replica, that lacks the most of what the load has sent; nothing where that is
/// little.
QString slowestNode(const QVector<NodeProgress> &nodes)
{
    constexpr qint64 leastMs = 3'000; // what two looks may be apart
    const auto slowest = std::max_element(nodes.begin(), nodes.end(),
                                          [](const auto &a, const auto &b) { return a.lagMs < b.lagMs; });
    if (slowest == nodes.end() || slowest->lagMs < leastMs)
        return {};
    return u"  %1 %2 lags %3"_s.arg(slowest->isReplica ? u"replica"_s : u"node"_s, slowest->name,
                                    durationText(slowest->lagMs));
}

QString lineOf(const RunProgress &now, const RunProgress &before)
{
    const double mean = now.loadingMs > 0 ? static_cast<double>(now.rowsStreamed - now.rowsFoundDone) *
                                                1000.0 / static_cast<double>(now.loadingMs)
                                          : 0;
    const qint64 span = now.elapsedMs - before.elapsedMs;
    const double current = span > 0 ? static_cast<double>(now.rowsStreamed - before.rowsStreamed) * 1000.0 /
                                          static_cast<double>(span)
                                    : 0;
    const double share =
        now.rowsTotal > 0 ? static_cast<double>(now.rowsStreamed) * 100.0 / static_cast<double>(now.rowsTotal)
                          : 0;
    if (now.state == RunState::Sorting || now.state == RunState::BuildingIndexes ||
        now.state == RunState::WarmingUp)
        return u"%1  %2%3  elapsed %4"_s.arg(
            runStateName(now.state), now.stage,
            now.stageShare >= 0 ? u"  %1 %"_s.arg(static_cast<int>(now.stageShare * 100)) : QString(),
            durationText(now.elapsedMs));
    if (now.bytesArrived >= 0)
        return u"%1  %2 rows of those that have arrived  arriving: %3%4  %5 rows/s now, %6 mean  elapsed %7%8"_s
            .arg(runStateName(now.state), groupedNumber(now.rowsStreamed), sizeText(now.bytesArrived),
                 now.bytesToArrive >= 0 ? u" of "_s + sizeText(now.bytesToArrive) : QString(),
                 rateText(current), rateText(mean), durationText(now.elapsedMs), slowestNode(now.nodes));
    QString remaining = u"–"_s;
    if (mean > 0 && now.state == RunState::Loading && !now.grows) {
        const auto byMean =
            static_cast<qint64>(static_cast<double>(now.rowsTotal - now.rowsStreamed) * 1000.0 / mean);
        const qint64 load = remainingLoadMs(now).value_or(byMean);
        remaining = durationText(load + indexBuildMs(now, now.loadingMs + load));
    }
    const bool limited = now.limit && now.limit->kind != BottleneckKind::Unclear;
    return u"%1  %2 of %3 rows (%4 %)  %5 rows/s now, %6 mean  elapsed %7, remaining %8%9%10%11"_s
        .arg(runStateName(now.state), groupedNumber(now.rowsStreamed), groupedNumber(now.rowsTotal))
        .arg(share, 0, 'f', 1)
        .arg(rateText(current), rateText(mean), durationText(now.elapsedMs), remaining,
             limited ? u"  limit: "_s + bottleneckName(now.limit->kind) : QString(), slowestNode(now.nodes),
             now.waitsFor.isEmpty() ? QString() : u"  "_s + now.waitsFor);
}

} // namespace

TerminalLine::TerminalLine(std::function<QString()> line, bool terminal)
    : m_thread([line = std::move(line), terminal](std::stop_token stop) {
        while (sleepFor(stop, std::chrono::milliseconds(terminal ? 200 : 1000))) {
            std::fprintf(stderr, terminal ? "\r\033[K%s" : "%s\n", line().toUtf8().constData());
            std::fflush(stderr);
        }
        if (terminal)
            std::fputs("\r\033[K", stderr);
    })
{}

std::function<QString()> progressLine(std::function<RunProgress()> progress)
{
    RunProgress before = progress();
    return [progress = std::move(progress), before = std::move(before)]() mutable {
        const RunProgress now = progress();
        const QString line = lineOf(now, std::exchange(before, now));
        return line;
    };
}

} // namespace millrace::cli
