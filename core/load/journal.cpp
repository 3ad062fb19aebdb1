// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/load/journal.h"

#include "core/plan/statements.h"
#include "core/server/quoting.h"

namespace millrace {

namespace {

Error unusable(const QString &table, const Error &cause)
{
    return {.code = ErrorCode::JournalUnusable,
            .what = QStringLiteral("The journal table %1 cannot be used: %2").arg(table, cause.what),
            .howToFix = cause.howToFix,
            .context = cause.context};
}

} // namespace

Journal::Journal(const Plan &plan, const QString &runId)
    : m_table(qualifiedName(plan.schema, plan.journalTable))
    , m_create(createJournalStatement(plan))
    , m_where(QStringLiteral("run_id = %1 AND target_table = %2")
                  .arg(quotedString(runId), quotedString(plan.table)))
    , m_runId(runId)
    , m_target(plan.table)
{}

Result<void> Journal::create(Connection &connection) const
{
    if (const auto done = connection.execute(m_create); !done)
        return fail(unusable(m_table, done.error()));
    return {};
}

Result<Journal::Entries> Journal::read(Connection &connection) const
{
    const auto rows = connection.rows(
        QStringLiteral(
            "SELECT chunk, first_row, row_count, byte_count, deleted, skipped, warnings FROM %1 WHERE %2")
            .arg(m_table, m_where));
    if (!rows)
        return fail(unusable(m_table, rows.error()));
    Entries entries;
    for (const auto &row : *rows)
        entries.insert(row.at(0).toLongLong(), {.firstRow = row.at(1).toLongLong(),
                                                .rows = row.at(2).toLongLong(),
                                                .bytes = row.at(3).toLongLong(),
                                                .deleted = row.at(4).toLongLong(),
                                                .skipped = row.at(5).toLongLong(),
                                                .warnings = row.at(6).toLongLong()});
    return entries;
}

Result<void> Journal::add(Connection &connection, const Chunk &chunk, const LoadResult &result) const
{
    return connection.execute(
        QStringLiteral("INSERT INTO %1 (run_id, target_table, chunk, first_row, row_count, "
                       "byte_count, deleted, skipped, warnings) VALUES (%2, %3, %4)")
            .arg(m_table, quotedString(m_runId), quotedString(m_target),
                 QStringLiteral("%1, %2, %3, %4, %5, %6, %7")
                     .arg(chunk.id.value)
                     .arg(chunk.firstRow.value)
                     .arg(chunk.rows)
                     .arg(chunk.bytes)
                     .arg(result.deleted)
                     .arg(result.skipped)
                     .arg(result.warnings)));
}

Result<void> Journal::finish(Connection &connection) const
{
    if (const auto deleted =
            connection.execute(QStringLiteral("DELETE FROM %1 WHERE %2").arg(m_table, m_where));
        !deleted)
        return fail(unusable(m_table, deleted.error()));
    const auto left = connection.value(QStringLiteral("SELECT 1 FROM %1 LIMIT 1").arg(m_table));
    if (!left)
        return fail(unusable(m_table, left.error()));
    if (left->isValid())
        return {};
    return connection.execute(QStringLiteral("DROP TABLE IF EXISTS %1").arg(m_table));
}

} // namespace millrace
