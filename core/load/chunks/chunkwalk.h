// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/load/chunks/rowpass.h"
#include "core/load/chunks/rowsupply.h"
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
    std::unique_ptr<RowPass> m_pass; ///< over the current segment; null between segments
    qint64 m_rows = 0;               ///< taken so far
};

/// The bytes of a piece that lies in one file, its last row's terminator left out.
Result<QByteArray> bytesOf(const Source &source, const Chunk &piece);

} // namespace millrace
