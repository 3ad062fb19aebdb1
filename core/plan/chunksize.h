// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace millrace {

/// What a chunk may hold at most; 0: no limit.
struct ChunkBounds
{
    qint64 rows = 0;
    qint64 bytes = 0;
};

/// Rows per chunk with which no worker stands idle: several chunks for each, so that the last ones end about
/// together, but none so small that its commit shows. \a rows: of the source, -1 unknown; \a bytes: of the
/// source, to know how long a row is.
qint64 balancedChunkRows(qint64 rows, qint64 bytes, int workers, const ChunkBounds &bounds = {});

/// Below so many rows a source is one chunk: to divide it costs more than it gains.
inline constexpr qint64 undividedRows = 40'000;

} // namespace millrace
