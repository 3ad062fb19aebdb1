// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/load/chunks/tablerows.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/load/chunks/keywalk.h"
#include "core/mapping/selectstatement.h"

namespace millrace {

std::unique_ptr<PieceWalk> TableRows::walk(const Chunk &piece)
{
    return std::make_unique<KeyWalk>(reader(), *m_plan.source.table, piece,
                                     locks() ? KeyWalk::Lock::Share : KeyWalk::Lock::None);
}

Result<std::unique_ptr<PieceBytes>> TableRows::bytes(const Chunk &)
{
    return fail({.code = ErrorCode::StatementFailed,
                 .what = CoreText::tr("The rows of %1 go from table to table inside the server.")
                             .arg(m_plan.source.table->qualified())});
}

Result<Chunk> TableRows::counted(const Chunk &piece)
{
    Chunk now = piece;
    MILLRACE_TRY(now.rows, countRange(reader(), *m_plan.source.table, piece.keys, locks()));
    now.keys.marks.clear(); // how many rows lie between them is not known
    return now;
}

Result<std::optional<std::pair<Chunk, Chunk>>> TableRows::halves(const Chunk &piece)
{
    if (m_plan.source.table->key.isEmpty())
        return std::nullopt;
    KeyWalk walk(reader(), *m_plan.source.table, piece, KeyWalk::Lock::None);
    MILLRACE_TRY(auto first, walk.take(piece.rows / 2));
    if (!first || first->keys.upTo == piece.keys.upTo) // so many rows are gone
        return std::nullopt;
    MILLRACE_TRY(auto second, walk.rest());
    if (second.rows == 0) // empty today, and still part of what has to be tiled
        second = {.id = piece.id,
                  .firstRow = {piece.firstRow.value + first->rows},
                  .keys = KeyRange{.after = first->keys.upTo, .upTo = piece.keys.upTo, .marks = {}}};
    MILLRACE_TRY_VOID(m_folder.append(ChunkSplit{.first = *first, .second = second}));
    return std::pair(*first, second);
}

Result<Reject> TableRows::rejectOf(const Chunk &row, bool)
{
    const SourceTable &table = *m_plan.source.table;
    if (!m_dump) {
        MILLRACE_TRY(m_dump, TableDump::open(reader(), m_plan.source));
    }
    // Two would mean that this is not the row that was sent alone.
    MILLRACE_TRY(const auto rows,
                 m_dump->rows(reader(), fromRange(table, row.keys) + u" LIMIT 2"_s +
                                            (locks() ? u" LOCK IN SHARE MODE"_s : QString())));
    if (rows.size() != 1)
        return fail({.code = ErrorCode::SourceChanged,
                     .what = CoreText::tr("The table %1 changed while row %2 was looked at.")
                                 .arg(table.qualified(), groupedNumber(row.firstRow.value)),
                     .howToFix = CoreText::tr("Keep writers away from it, then resume the run."),
                     .context = {.file = table.plainName()}});
    MILLRACE_TRY(const auto key, keyAt(reader(), table, row.keys, 1, locks()));
    return Reject{.number = row.firstRow.value,
                  .file = table.plainName(),
                  .key = key ? keyText(table.key, *key) : QString(),
                  .raw = rows.first().raw};
}

Result<void> TableRows::checkFound(const Chunk &piece, qint64 rows)
{
    const bool last = piece.keys.upTo.isEmpty() && rows > piece.rows;
    if (rows == piece.rows || last || !m_plan.mapping.usesRowNumber())
        return {};
    const SourceTable &table = *m_plan.source.table;
    return fail(
        {.code = ErrorCode::SourceChanged,
         .what = CoreText::tr("Chunk %1 of %2 held %3 when the rows were numbered and holds %4 now: with "
                              "@row_number numbers would be given twice or left out.")
                     .arg(piece.id.value)
                     .arg(table.qualified(), rowsText(piece.rows), groupedNumber(rows)),
         .howToFix = CoreText::tr("Roll the run back, keep writers away from the source and run it again."),
         .context = {.file = table.plainName()}});
}

} // namespace millrace
