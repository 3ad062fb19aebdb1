// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/load/journal/journal.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/plan/statements.h"
#include "core/server/answer.h"
#include "core/sql/quoting.h"

namespace millrace {

namespace {

/// Of the line that says that a run is there.
constexpr qint64 noChunk = -1;

Error unusable(const QString &table, const Error &cause)
{
    return {.code = ErrorCode::JournalUnusable,
            .what = CoreText::tr("The journal table %1 cannot be used: %2").arg(table, cause.what),
            .howToFix = cause.howToFix,
            .context = cause.context};
}

Journal::Entry entryOf(const QVector<QVariant> &row)
{
    return {.firstRow = row.at(1).toLongLong(),
            .bytes = row.at(3).toLongLong(),
            .tally = {.rows = row.at(2).toLongLong(),
                      .skipped = row.at(4).toLongLong(),
                      .replaced = row.at(5).toLongLong(),
                      .setAside = row.at(6).toLongLong(),
                      .warnings = row.at(7).toLongLong(),
                      .content = {.rows = row.at(8).toLongLong(),
                                  .sum = row.at(9).toULongLong(),
                                  .keyLow = row.at(10).toLongLong(),
                                  .keyHigh = row.at(11).toLongLong()}}};
}

} // namespace

Journal::Journal(const Plan &plan, const QString &runId)
    : m_table(qualifiedName(plan.schema, plan.journalTable))
    , m_create(createJournalStatement(plan))
    , m_where(u"run_id = %1 AND target_table = %2"_s.arg(quotedString(runId), quotedString(plan.table)))
    , m_runId(runId)
    , m_target(plan.table)
    , m_shared(m_table)
{}

Result<void> Journal::create(Connection &connection) const
{
    if (!m_kept)
        return {};
    if (const auto joined = m_shared.join(
            connection, m_create, insertStatement({.id = {noChunk}, .firstRow = {0}, .bytes = 0}, {}));
        !joined)
        return fail(unusable(m_table, joined.error()));
    return {};
}

QString Journal::insertStatement(const Chunk &piece, const ChunkTally &tally) const
{
    return u"INSERT INTO %1 (run_id, target_table, chunk, first_row, row_count, byte_count, skipped, "
           "replaced, set_aside, warnings, content_rows, content_sum, key_low, key_high) "
           "VALUES (%2, %3, %4, %5)"_s.arg(m_table, quotedString(m_runId), quotedString(m_target),
                                           u"%1, %2, %3, %4, %5, %6, %7, %8"_s.arg(piece.id.value)
                                               .arg(piece.firstRow.value)
                                               .arg(tally.rows)
                                               .arg(piece.bytes)
                                               .arg(tally.skipped)
                                               .arg(tally.replaced)
                                               .arg(tally.setAside)
                                               .arg(tally.warnings),
                                           u"%1, %2, %3, %4"_s.arg(tally.content.rows)
                                               .arg(tally.content.sum)
                                               .arg(tally.content.keyLow)
                                               .arg(tally.content.keyHigh));
}

Result<QVector<QVector<QVariant>>> Journal::select(Connection &connection, const QString &condition) const
{
    const auto rows = connection.rows(u"SELECT chunk, first_row, row_count, byte_count, skipped, replaced, "
                                      "set_aside, warnings, content_rows, content_sum, key_low, key_high "
                                      "FROM %1 WHERE %2 AND chunk > %3%4 ORDER BY first_row"_s.arg(
                                          m_table, m_where, QString::number(noChunk), condition));
    if (!rows)
        return fail(unusable(m_table, rows.error()));
    constexpr qsizetype columns = 12;
    if (const auto whole = expectColumns(*rows, columns); !whole)
        return fail(unusable(m_table, whole.error()));
    return rows;
}

Result<Journal::Entries> Journal::read(Connection &connection) const
{
    if (!m_kept)
        return Entries();
    MILLRACE_TRY(const auto rows, select(connection, {}));
    Entries entries;
    for (const auto &row : rows)
        entries[row.at(0).toLongLong()] << entryOf(row);
    return entries;
}

Result<std::optional<Journal::Entry>> Journal::find(Connection &connection, const Chunk &piece) const
{
    if (!m_kept)
        return std::optional<Entry>();
    MILLRACE_TRY(
        const auto rows,
        select(connection,
               u" AND chunk = %1 AND first_row = %2"_s.arg(piece.id.value).arg(piece.firstRow.value)));
    if (rows.isEmpty())
        return std::optional<Entry>();
    return entryOf(rows.first());
}

Result<void> Journal::add(Connection &connection, const Chunk &piece, const ChunkTally &tally) const
{
    if (!m_kept)
        return {};
    const auto added = connection.execute(insertStatement(piece, tally));
    if (added || added.error().code != ErrorCode::DuplicateRow)
        return added;
    return fail(unusable(m_table, added.error()));
}

Result<void> Journal::finish(Connection &connection) const
{
    if (!m_kept)
        return {};
    if (const auto left = m_shared.leave(connection, m_where); !left)
        return fail(unusable(m_table, left.error()));
    return {};
}

} // namespace millrace
