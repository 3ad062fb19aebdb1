// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/load/filerows.h"

#include "core/load/chunkwalk.h"
#include "core/load/segmentbytes.h"
#include "core/source/linecount.h"
#include "core/source/rowreader.h"

namespace millrace {

std::unique_ptr<PieceWalk> FileRows::walk(const Chunk &piece)
{
    return std::make_unique<ChunkWalk>(m_source, piece);
}

Result<std::unique_ptr<PieceBytes>> FileRows::bytes(const Chunk &piece)
{
    return std::make_unique<SegmentBytes>(m_source, piece);
}

Result<std::optional<std::pair<Chunk, Chunk>>> FileRows::halves(const Chunk &piece)
{
    ChunkWalk walk(m_source, piece);
    const auto first = walk.take(piece.rows / 2);
    if (!first)
        return fail(first.error());
    const auto second = walk.rest();
    if (!second)
        return fail(second.error());
    if (!*first || second->rows == 0)
        return std::nullopt;
    return std::pair(**first, *second);
}

Result<Reject> FileRows::rejectOf(const Chunk &row, bool withLine)
{
    const Segment &segment = row.segments.first();
    if (!m_sorted) {
        const auto raw = bytesOf(m_source, row);
        if (!raw)
            return fail(raw.error());
        return Reject{.number = row.firstRow.value,
                      .file = m_source.files.at(segment.file).path,
                      .row = segment.firstRowInFile,
                      .line = segment.firstLine,
                      .byteOffset = segment.offset.value,
                      .raw = *raw};
    }
    const Source &dump = m_sorted->original;
    const auto origin = m_sorted->originOf(row.firstRow.value);
    if (!origin)
        return fail(origin.error());
    const QString path = dump.files.at(origin->file).path;
    const auto rows = readRows(path, dump.dialect, origin->offset.value, 1);
    if (!rows || rows->isEmpty())
        return fail(
            rows
                ? Error{.code = ErrorCode::SourceChanged,
                        .what = QStringLiteral("%1 has no row %2 any more.").arg(path).arg(origin->rowInFile),
                        .context = {.file = path}}
                : rows.error());
    const auto line = withLine ? LineCounter(path).lineAt(origin->offset.value) : Result<qint64>(0);
    if (!line)
        return fail(line.error());
    return Reject{.number = origin->row.value,
                  .file = path,
                  .row = origin->rowInFile,
                  .line = *line,
                  .byteOffset = origin->offset.value,
                  .raw = rows->first().raw};
}

} // namespace millrace
