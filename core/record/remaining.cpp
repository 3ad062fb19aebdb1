// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/record/remaining.h"

#include <algorithm>
#include <cmath>

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
    double meanIndex = 0;   ///< of the chunks that were timed
    double indexSpread = 0; ///< sum of the squared distances of their indexes from it
    double variance = 0;    ///< of the times around the line
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
    line.meanIndex = sumX / n;
    line.indexSpread = spread / n;
    double squares = 0;
    for (qsizetype i = 0; i < chunkMs.size(); ++i)
        if (chunkMs.at(i) > 0)
            squares += std::pow(chunkMs.at(i) - line.base - line.growth * static_cast<double>(i), 2);
    line.variance = squares / (n - 2);
    return line;
}

/// Of the load that is left: how many chunks that is, which is the first, how many go at once.
struct Rest
{
    double left = 0;
    double first = 0;
    double atOnce = 1;
};

std::optional<Rest> restOf(const RunProgress &progress, const Line &line)
{
    if (line.chunks < leastChunks)
        return std::nullopt;
    const auto total = static_cast<double>(progress.chunksTotal);
    Rest rest;
    rest.left = static_cast<double>(std::max<qint64>(0, progress.rowsTotal - progress.rowsStreamed)) /
                static_cast<double>(progress.rowsTotal) * total;
    rest.first = total - rest.left;
    // How many chunks were under way at once, on average.
    rest.atOnce = std::max(1.0, line.sumMs / static_cast<double>(progress.loadingMs));
    return rest;
}

bool isTimed(const RunProgress &progress)
{
    return progress.rowsTotal > 0 && progress.chunksTotal > 0 && progress.loadingMs > 0;
}

} // namespace

std::optional<qint64> remainingLoadMs(const RunProgress &progress)
{
    if (!isTimed(progress))
        return std::nullopt;
    const Line line = fitted(progress.chunkMs);
    const auto rest = restOf(progress, line);
    if (!rest)
        return std::nullopt;
    const auto total = static_cast<double>(progress.chunksTotal);
    const double oneByOne =
        line.base * rest->left + line.growth * (total * total - rest->first * rest->first) / 2;
    return static_cast<qint64>(std::max(0.0, oneByOne) / rest->atOnce);
}

std::optional<qint64> remainingSpreadMs(const RunProgress &progress)
{
    if (!isTimed(progress) || progress.indexesDeferred > 0)
        return std::nullopt;
    const Line line = fitted(progress.chunkMs);
    const auto rest = restOf(progress, line);
    if (!rest)
        return std::nullopt;
    // Each chunk that is left strays by itself; that the line is not quite known is the same for all of them.
    const double middle = rest->first + rest->left / 2 - line.meanIndex;
    const double ofLine =
        1.0 / line.chunks + (line.indexSpread > 0 ? middle * middle / line.indexSpread : 0.0);
    const double variance = line.variance * (rest->left + rest->left * rest->left * ofLine);
    return static_cast<qint64>(2 * std::sqrt(variance) / rest->atOnce);
}

qint64 indexBuildMs(const RunProgress &progress, qint64 loadMs)
{
    return static_cast<qint64>(static_cast<double>(loadMs) * buildSharePerIndex * progress.indexesDeferred);
}

} // namespace millrace
