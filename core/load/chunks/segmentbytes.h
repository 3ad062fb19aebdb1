// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/load/chunks/rowsupply.h"
#include "core/source/source.h"

namespace millrace {

/// The rows of a piece that lies in files: its segments one after the other, views into windows of the files
/// or into what was unpacked. What it is given outlives it.
class SegmentBytes final : public PieceBytes
{
public:
    SegmentBytes(const Source &source, const Chunk &piece)
        : m_source(source)
        , m_piece(piece)
    {}

    /// Errors: as openSegment.
    Result<std::span<const char>> next() override;
    qint64 fileBytesRead() const override { return m_file ? m_file->fileBytesRead() : 0; }

private:
    const Source &m_source;
    const Chunk &m_piece;
    qsizetype m_segment = 0;
    std::unique_ptr<ByteStream> m_file; ///< of the current segment
};

} // namespace millrace
