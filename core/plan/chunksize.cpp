// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/chunksize.h"

#include <algorithm>

namespace millrace {

namespace {

constexpr qint64 leastRows = 50'000;
constexpr qint64 mostRows = 1'000'000;
constexpr int chunksPerWorker = 4;

} // namespace

qint64 balancedChunkRows(qint64 rows, qint64 bytes, int workers, const ChunkBounds &bounds)
{
    qint64 size = mostRows;
    if (rows >= undividedRows) {
        const qint64 chunks =
            std::clamp<qint64>(rows / leastRows, workers, qint64(workers) * chunksPerWorker);
        size = std::min(mostRows, (rows + chunks - 1) / chunks);
    }
    if (bounds.rows > 0)
        size = std::min(size, bounds.rows);
    if (const qint64 rowBytes = rows > 0 ? bytes / rows : 0; bounds.bytes > 0 && rowBytes > 0)
        size = std::min(size, bounds.bytes / rowBytes);
    return std::max<qint64>(1, size);
}

} // namespace millrace
