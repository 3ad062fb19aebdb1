// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/load/remaining.h"

#include <algorithm>

namespace millrace {

namespace {

constexpr int leastChunks = 8;
constexpr double buildSharePerIndex = 0.4;

/// ms = base + growth × index, fitted by least squares over the chunks that were timed.
struct Line
{
    double base = 0;
    double growth = 0;
    int chunks = 0;
    double sumMs = 0;
};

Line fitted(const QVector<qint32> &chunkMs)
{
    double n = 0;
    double sumX = 0;
    double sumY = 0;
    double sumXX = 0;
    double sumXY = 0;
    for (qsizetype i = 0; i < chunkMs.size(); ++i) {
        if (chunkMs.at(i) <= 0)
            continue;
        const auto x = static_cast<double>(i);
        const double y = chunkMs.at(i);
        n += 1;
        sumX += x;
        sumY += y;
        sumXX += x * x;
        sumXY += x * y;
    }
    Line line{.chunks = static_cast<int>(n), .sumMs = sumY};
    if (line.chunks < leastChunks)
        return line;
    const double spread = n * sumXX - sumX * sumX;
    line.growth = spread > 0 ? std::max(0.0, (n * sumXY - sumX * sumY) / spread) : 0.0;
    line.base = (sumY - line.growth * sumX) / n;
    return line;
}

} // namespace

std::optional<qint64> remainingLoadMs(const RunProgress &progress)
{
    if (progress.rowsTotal <= 0 || progress.chunksTotal <= 0 || progress.loadingMs <= 0)
        return std::nullopt;
    const Line line = fitted(progress.chunkMs);
    if (line.chunks < leastChunks)
        return std::nullopt;
    const auto total = static_cast<double>(progress.chunksTotal);
    const double left = static_cast<double>(std::max<qint64>(0, progress.rowsTotal - progress.rowsStreamed)) /
                        static_cast<double>(progress.rowsTotal) * total;
    const double first = total - left;
    const double oneByOne = line.base * left + line.growth * (total * total - first * first) / 2;
    // How many chunks were under way at once, on average.
    const double atOnce = std::max(1.0, line.sumMs / static_cast<double>(progress.loadingMs));
    return static_cast<qint64>(std::max(0.0, oneByOne) / atOnce);
}

qint64 indexBuildMs(const RunProgress &progress, qint64 loadMs)
{
    return static_cast<qint64>(static_cast<double>(loadMs) * buildSharePerIndex * progress.indexesDeferred);
}

} // namespace millrace
