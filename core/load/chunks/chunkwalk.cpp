// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/load/chunks/chunkwalk.h"

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
    m_pass = std::make_unique<RowPass>(
        std::move(file), m_source.dialect,
        RowScanner::Options{.startOffset = segment.offset.value, .startRows = segment.firstRowInFile - 1},
        segment.firstLine);
    return {};
}

/// Rows of the current segment; no rows when it is through.
Result<Segment> ChunkWalk::takeRows(qint64 rows, qint64 bytes)
{
    const Segment &segment = m_chunk.segments.at(m_segment);
    const RowScanner &scanner = m_pass->scanner();
    const qint64 rowsBefore = scanner.rowsDone();
    const qint64 start = scanner.offset();
    Segment taken{.file = segment.file,
                  .offset = {start},
                  .firstRowInFile = rowsBefore + 1,
                  .firstLine = m_pass->line(),
                  .held = segment.held};
    const qint64 rowLimit = rows > std::numeric_limits<qint64>::max() - rowsBefore
                                ? std::numeric_limits<qint64>::max()
                                : rowsBefore + rows;
    const qint64 byteLimit = bytes > std::numeric_limits<qint64>::max() - start
                                 ? std::numeric_limits<qint64>::max()
                                 : start + bytes;
    MILLRACE_TRY_VOID(m_pass->upTo(rowLimit, byteLimit, [](auto) { return Result<void>(); }));
    taken.rows = scanner.rowsDone() - rowsBefore;
    taken.bytes = scanner.offset() - start;
    taken.terminated = !(m_pass->hasEnded() && scanner.endedInsideRow());
    return taken;
}

Result<std::optional<Chunk>> ChunkWalk::take(qint64 rows, qint64 bytes)
{
    Chunk piece{.id = m_chunk.id, .firstRow = {m_chunk.firstRow.value + m_rows}};
    while (m_segment < m_chunk.segments.size() && piece.rows < rows && piece.bytes < bytes) {
        if (!m_pass)
            MILLRACE_TRY_VOID(openSegment());
        MILLRACE_TRY(const auto taken, takeRows(rows - piece.rows, bytes - piece.bytes));
        if (taken.rows > 0) {
            piece.segments << taken;
            piece.rows += taken.rows;
            piece.bytes += taken.bytes;
        }
        const Segment &segment = m_chunk.segments.at(m_segment);
        if (m_pass->scanner().rowsDone() >= segment.firstRowInFile - 1 + segment.rows) {
            m_pass.reset();
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
