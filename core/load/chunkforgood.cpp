// SPDX-License-Identifier: GPL-3.0-or-later
// What ChunkLoader does where nothing can be undone: into tables without transactions.
#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/load/chunkloader.h"
#include "core/server/errorcatalogue.h"

#include <algorithm>

namespace millrace {

bool ChunkLoader::loadsForGood() const
{
    return !m_context.canUndo && m_context.plan.onError != OnError::AsServer &&
           !m_context.plan.source.isTable();
}

Result<Chunk> ChunkLoader::loadForGood(const Chunk &range)
{
    const bool replaces = m_context.plan.onDuplicate == OnDuplicate::Replace;
    qint64 replaced = 0;
    if (replaces) {
        MILLRACE_TRY(const auto before, m_session.rowsReplaced());
        replaced = -before;
    }
    const auto outcome = m_session.write(range, RowMode::Strict);
    const qint64 in = m_session.rowsConfirmed();
    m_uncounted = in > 0;
    if (replaces) {
        MILLRACE_TRY(const auto after, m_session.rowsReplaced());
        replaced += after;
    }
    const auto walk = m_session.rows().walk(range);
    if (in > 0)
        MILLRACE_TRY_VOID(walk->take(in));
    acceptFront(range, in, outcome ? *outcome : WriteOutcome(), replaced);
    if (!outcome)
        return fail(outcome.error());
    for (const RowFault &fault : outcome->faults)
        if (fault.row <= in && fateOf(fault) == Fate::Stop) {
            MILLRACE_TRY(const auto error, located(range, fault));
            return fail(error);
        }
    if (!outcome->refused)
        return Chunk();
    RowFault fault = outcome->faults.last();
    fault.row = in + 1;
    if (fateOf(fault) == Fate::Stop) {
        MILLRACE_TRY(const auto error, located(range, fault));
        return fail(error);
    }
    MILLRACE_TRY(const auto row, walk->take(1));
    if (row)
        MILLRACE_TRY_VOID(refusedForGood(*row, fault));
    return walk->rest();
}

/// The first \a in rows of the range are in. What the server bent in one of them is a warning: it cannot be
/// taken back.
void ChunkLoader::acceptFront(const Chunk &range, qint64 in, const WriteOutcome &outcome, qint64 replaced)
{
    m_tally.rows += in;
    m_tally.replaced += replaced;
    if (in == range.rows && replaced == 0 && outcome.faults.isEmpty())
        m_tally.content += outcome.content;
    for (const RowFault &fault : outcome.faults) {
        if (fault.row > in)
            continue;
        ++m_tally.warnings;
        m_findings.addWarning(fault.code, fault.column, fault.message, range.firstRow.value + fault.row - 1);
    }
    m_uncounted = false;
}

/// A row that is not in, and the plan goes on without it.
Result<void> ChunkLoader::refusedForGood(const Chunk &row, const RowFault &fault)
{
    if (fateOf(fault) == Fate::SetAside)
        return reject(row, fault);
    if (isBentAsInDump(fault, m_context.plan))
        return bendForGood(row);
    skipForGood(row, fault);
    return {};
}

void ChunkLoader::skipForGood(const Chunk &row, const RowFault &fault)
{
    ++m_tally.rows;
    ++m_tally.skipped;
    ++m_tally.warnings;
    m_findings.addWarning(fault.code, fault.column, fault.message, row.firstRow.value);
}

/// A strict session refuses what the dump's own INSERT IGNORE stores, bent: the row is not in, and goes in by
/// such a statement.
Result<void> ChunkLoader::bendForGood(const Chunk &row)
{
    const auto outcome = m_session.write(row, RowMode::AsServer);
    m_uncounted = m_session.rowsConfirmed() > 0;
    if (!outcome)
        return fail(outcome.error());
    if (outcome->refused) {
        RowFault fault = outcome->faults.last();
        fault.row = 1;
        if (fateOf(fault) == Fate::Allowed) { // a CHECK, of a row alone in its statement (MariaDB)
            skipForGood(row, fault);
            return {};
        }
        MILLRACE_TRY(const auto error, located(row, fault));
        return fail(error);
    }
    m_tally.skipped += outcome->counts.skipped; // a duplicate as well
    acceptFront(row, 1, *outcome, 0);
    return {};
}

/// Nothing is written a second time but the journal's line: a cancel's KILL may hit it, a lock pass.
Result<void> ChunkLoader::commitForGood(const Chunk &piece)
{
    constexpr int attempts = 3;
    for (int attempt = 1;; ++attempt) {
        auto committed = commit(piece);
        const int code = committed ? 0 : committed.error().context.serverCode.value_or(0);
        const bool passing =
            !committed && (committed.error().code == ErrorCode::Cancelled || isRetryable(code));
        if (committed || !passing || attempt == attempts)
            return committed;
        MILLRACE_TRY_VOID(startOver());
    }
}

/// The error of a piece that could not be loaded whole, with what becomes of its rows that are in.
Error ChunkLoader::keepFront(const Chunk &piece, Error error)
{
    const bool lost = isConnectionLoss(error.context.serverCode.value_or(0));
    const bool counted = loadsForGood() && !lost && !m_uncounted;
    if (counted && m_tally.rows == 0)
        return error;
    m_leftRows = true;
    if (counted) {
        const auto walk = m_session.rows().walk(piece);
        const auto front = walk->take(m_tally.rows);
        if (front && *front && (*front)->rows == m_tally.rows && commitForGood(**front)) {
            m_kept = Kept{.piece = **front, .tally = m_tally};
            error.what +=
                CoreText::tr(" The table has no transactions: what went in before stays in it and is "
                             "counted (%1 of chunk %2).")
                    .arg(rowsText(m_tally.rows))
                    .arg(piece.id.value);
            return error;
        }
    }
    error.what += CoreText::tr(" The table has no transactions: rows of chunk %1 may be in it that are "
                               "counted nowhere.")
                      .arg(piece.id.value);
    error.howToFix = CoreText::tr("Compare the table with the source from row %1 on, or empty it, before you "
                                  "load again. %2")
                         .arg(groupedNumber(piece.firstRow.value), error.howToFix)
                         .trimmed();
    return error;
}

} // namespace millrace
