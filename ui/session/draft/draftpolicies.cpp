// SPDX-License-Identifier: GPL-3.0-or-later
// The draft's chunks, limits and policies: what was asked for, and what a run would do of it.
#include "ui/session/draft/migrationdraft.h"

#include "core/order/keys/sortkey.h"

#include <algorithm>

namespace millrace {

void MigrationDraft::setIndexes(IndexPolicy policy)
{
    if (m_indexes != policy)
        m_deferredForDump = false;
    changeOption(m_indexes, policy);
}

void MigrationDraft::setPace(int workers, qint64 chunkRows, IndexPolicy indexes)
{
    m_workers = workers;
    m_chunkRows = chunkRows;
    m_plan.chunkBytes = 0;
    m_indexes = indexes;
    Q_EMIT optionsChanged();
}

OnDuplicate MigrationDraft::onDuplicate() const
{
    return m_onError == OnError::AsServer ? OnDuplicate::Keep : m_onDuplicate;
}

IndexPolicy MigrationDraft::indexes() const
{
    return indexesStayBecause(m_indexes).isEmpty() ? m_indexes : IndexPolicy::Keep;
}

RowOrder MigrationDraft::order() const
{
    return m_order != RowOrder::File && orderObstacle() ? RowOrder::File : m_order;
}

RowMode MigrationDraft::rowMode() const
{
    Plan policies;
    policies.onError = onError();
    policies.onDuplicate = onDuplicate();
    return policies.rowMode();
}

std::optional<IndexChoice> MigrationDraft::indexChoice(IndexPolicy policy) const
{
    if (!m_tableSchema || m_wholeDump)
        return std::nullopt;
    const auto choice =
        chooseIndexes(*m_tableSchema,
                      policy == IndexPolicy::DeferAll ? DeferralScope::AlsoUnique : DeferralScope::NonUnique);
    return choice ? std::optional(*choice) : std::nullopt;
}

QString MigrationDraft::indexesStayBecause(IndexPolicy policy) const
{
    const auto choice = policy == IndexPolicy::Keep ? std::nullopt : indexChoice(policy);
    if (!choice || !choice->candidates.isEmpty())
        return {};
    if (choice->kept.isEmpty())
        return tr("The table has no secondary index to drop.");
    const KeptIndex &first = choice->kept.first();
    const bool sameReason = std::all_of(choice->kept.begin(), choice->kept.end(),
                                        [&first](const KeptIndex &kept) { return kept.why == first.why; });
    if (choice->kept.size() > 1 && sameReason)
        return tr("No index can be dropped, for each of them: %1").arg(first.why);
    QStringList reasons;
    for (const KeptIndex &kept : choice->kept)
        reasons << tr("%1 stays. %2").arg(kept.name, kept.why);
    return reasons.join(u' ');
}

std::optional<Error> MigrationDraft::orderObstacle() const
{
    if (m_wholeDump)
        return Error{.code = ErrorCode::OrderNotNeeded,
                     .what = tr("the tables of a whole dump are loaded as they stand in it.")};
    if (m_source.isOnServer())
        return Error{.code = ErrorCode::OrderNotNeeded,
                     .what = tr("rows of another server come in the order they are read in there.")};
    if (!m_tableSchema || m_mapping.fields.isEmpty() || m_source.isTable())
        return std::nullopt;
    const auto key = sortKeyFor(m_mapping, *m_tableSchema);
    return key ? std::nullopt : std::optional(key.error());
}

qint64 MigrationDraft::chunkCount() const
{
    if (m_wholeDump)
        return -1; // each table has its own
    const qint64 rows = m_source.table ? m_source.table->rowsEstimate : m_source.totalRows();
    return rows < 0 ? -1 : (rows + m_chunkRows - 1) / m_chunkRows;
}

double MigrationDraft::bytesPerRow() const
{
    if (m_source.table)
        return m_source.table->bytesPerRow();
    if (isScanned() && m_source.totalRows() > 0)
        return static_cast<double>(m_source.totalBytes()) / static_cast<double>(m_source.totalRows());
    qint64 bytes = 0;
    for (const Row &row : m_sample)
        bytes += row.raw.size() + m_source.dialect.linesTerminatedBy.size();
    return m_sample.isEmpty() ? 0 : static_cast<double>(bytes) / static_cast<double>(m_sample.size());
}

} // namespace millrace
