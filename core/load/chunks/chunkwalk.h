// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/load/chunks/rowsupply.h"
#include "core/source/rows/rowscanner.h"
#include "core/source/source.h"

namespace millrace {

/// Takes a chunk apart into pieces of whole rows, from front to back, in one scan of its bytes. Used by one
/// thread; source and chunk outlive it.
class ChunkWalk final : public PieceWalk
{
public:
    ChunkWalk(const Source &source, const Chunk &chunk);
    ~ChunkWalk() override;

    /// Errors: as FileWindows::open.
    Result<std::optional<Chunk>> take(qint64 rows,
                                      qint64 bytes = std::numeric_limits<qint64>::max()) override;
    Result<Chunk> rest() override;

private:
    Result<void> openSegment();
    Result<Segment> takeRows(qint64 rows, qint64 bytes);

    const Source &m_source;
    const Chunk &m_chunk;
    qsizetype m_segment = 0;
    std::unique_ptr<ByteStream> m_file; ///< of the current segment; null between segments
    std::unique_ptr<RowScanner> m_scanner;
    std::span<const char> m_block; ///< not scanned yet
    qint64 m_rows = 0;             ///< taken so far
    qint64 m_line = 1;             ///< physical line of the next row
};

/// The bytes of a piece that lies in one file, its last row's terminator left out.
Result<QByteArray> bytesOf(const Source &source, const Chunk &piece);

} // namespace millrace
