// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/load/chunks/filerows.h"

#include "core/base/coretext.h"
#include "core/load/chunks/chunkwalk.h"
#include "core/load/chunks/rowlines.h"
#include "core/load/chunks/segmentbytes.h"
#include "core/source/content/rowfiles.h"

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
    MILLRACE_TRY(const auto first, walk.take(piece.rows / 2));
    MILLRACE_TRY(const auto second, walk.rest());
    if (!first || second.rows == 0)
        return std::nullopt;
    return std::pair(*first, second);
}

Result<Reject> FileRows::rejectOf(const Chunk &row, bool withLine)
{
    const Segment &segment = row.segments.first();
    if (!m_sorted) {
        MILLRACE_TRY(const auto raw, bytesOf(m_source, row));
        const Content content = m_source.files.at(segment.file).content();
        Reject reject{.number = row.firstRow.value,
                      .file = content.name(),
                      .row = segment.firstRowInFile,
                      // Among comments and in JSON Lines lines are counted in the file alone.
                      .line = content.way.sqlTable || content.way.hasOtherLines() ? 0 : segment.firstLine,
                      .byteOffset = segment.offset.value,
                      .raw = raw};
        if (reject.line > 0)
            reject.byteOffset = content.fileOffset(reject.byteOffset).value_or(-1);
        else if (withLine)
            MILLRACE_TRY_VOID(RowLines(m_source).complete(reject));
        return reject;
    }
    const Source &dump = m_sorted->original;
    MILLRACE_TRY(const auto origin, m_sorted->originOf(row.firstRow.value));
    const Content content = dump.files.at(origin.file).content();
    const auto rows = readRows(content, dump.dialect, origin.offset.value, 1);
    if (!rows || rows->isEmpty())
        return fail(rows ? Error{.code = ErrorCode::SourceChanged,
                                 .what = CoreText::tr("%1 has no row %2 any more.")
                                             .arg(content.name())
                                             .arg(origin.rowInFile),
                                 .context = {.file = content.name()}}
                         : rows.error());
    Reject reject{.number = origin.row.value,
                  .file = content.name(),
                  .row = origin.rowInFile,
                  .byteOffset = origin.offset.value,
                  .raw = rows->first().raw};
    if (withLine)
        MILLRACE_TRY_VOID(RowLines(dump).complete(reject));
    return reject;
}

} // namespace millrace
