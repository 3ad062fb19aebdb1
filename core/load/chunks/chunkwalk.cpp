// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/load/chunks/chunkwalk.h"

#include "core/source/bytes/bytecount.h"

namespace millrace {

ChunkWalk::ChunkWalk(const Source &source, const Chunk &chunk)
    : m_source(source)
    , m_chunk(chunk)
{}

ChunkWalk::~ChunkWalk() = default;

Result<void> ChunkWalk::openSegment()
{
    const Segment &segment = m_chunk.segments.at(m_segment);
    MILLRACE_TRY(auto file, millrace::openSegment(m_source, segment));
    m_file = std::move(file);
    m_scanner = std::make_unique<RowScanner>(
        m_source.dialect,
        RowScanner::Options{.startOffset = segment.offset.value, .startRows = segment.firstRowInFile - 1});
    m_block = {};
    m_line = segment.firstLine;
    return {};
}

/// Rows of the current segment; no rows when it is through.
Result<Segment> ChunkWalk::takeRows(qint64 rows, qint64 bytes)
{
    const Segment &segment = m_chunk.segments.at(m_segment);
    const qint64 rowsBefore = m_scanner->rowsDone();
    const qint64 start = m_scanner->offset();
    Segment taken{
        .file = segment.file, .offset = {start}, .firstRowInFile = rowsBefore + 1, .firstLine = m_line};
    const qint64 rowLimit = rows > std::numeric_limits<qint64>::max() - rowsBefore
                                ? std::numeric_limits<qint64>::max()
                                : rowsBefore + rows;
    const qint64 byteLimit = bytes > std::numeric_limits<qint64>::max() - start
                                 ? std::numeric_limits<qint64>::max()
                                 : start + bytes;
    bool ended = false;
    for (bool full = false; !full;) {
        if (m_block.empty()) {
            MILLRACE_TRY(const auto block, m_file->next());
            m_block = block;
            if (m_block.empty()) {
                ended = true;
                break;
            }
        }
        const RowScanner::Step step = m_scanner->scan(m_block, rowLimit, byteLimit);
        m_line += countByte(m_block.first(static_cast<std::size_t>(step.consumed)), '\n');
        m_block = m_block.subspan(static_cast<std::size_t>(step.consumed));
        full = step.limitReached;
    }
    if (ended)
        MILLRACE_TRY_VOID(m_scanner->finish());
    taken.held = segment.held;
    taken.rows = m_scanner->rowsDone() - rowsBefore;
    taken.bytes = m_scanner->offset() - start;
    taken.terminated = !(ended && m_scanner->endedInsideRow());
    return taken;
}

Result<std::optional<Chunk>> ChunkWalk::take(qint64 rows, qint64 bytes)
{
    Chunk piece{.id = m_chunk.id, .firstRow = {m_chunk.firstRow.value + m_rows}};
    while (m_segment < m_chunk.segments.size() && piece.rows < rows && piece.bytes < bytes) {
        if (!m_file)
            MILLRACE_TRY_VOID(openSegment());
        MILLRACE_TRY(const auto taken, takeRows(rows - piece.rows, bytes - piece.bytes));
        if (taken.rows > 0) {
            piece.segments << taken;
            piece.rows += taken.rows;
            piece.bytes += taken.bytes;
        }
        const Segment &segment = m_chunk.segments.at(m_segment);
        if (m_scanner->rowsDone() >= segment.firstRowInFile - 1 + segment.rows) {
            m_file.reset();
            ++m_segment;
        }
    }
    m_rows += piece.rows;
    if (piece.rows == 0)
        return std::nullopt;
    return piece;
}

Result<Chunk> ChunkWalk::rest()
{
    MILLRACE_TRY(auto piece, take(std::numeric_limits<qint64>::max()));
    return piece.value_or(Chunk{.id = m_chunk.id});
}

Result<QByteArray> bytesOf(const Source &source, const Chunk &piece)
{
    QByteArray bytes;
    for (const Segment &segment : piece.segments) {
        MILLRACE_TRY(auto file, openSegment(source, segment));
        for (;;) {
            MILLRACE_TRY(const auto window, file->next());
            if (window.empty())
                break;
            bytes.append(window.data(), static_cast<qsizetype>(window.size()));
        }
    }
    if (!piece.segments.isEmpty() && piece.segments.last().terminated)
        bytes.chop(source.dialect.linesTerminatedBy.size());
    return bytes;
}

} // namespace millrace
