// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/load/chunks/rowsupply.h"
#include "core/load/control/feedgate.h"
#include "core/load/writers/contentwatch.h"
#include "core/load/writers/rowfault.h"
#include "core/plan/plan.h"
#include "core/record/chunk.h"
#include "core/server/connection.h"

#include <memory>
#include <optional>

namespace millrace {

class ChunkFeed;

/// What came of sending rows to the server.
struct WriteOutcome
{
    LoadResult counts;          ///< warnings: also those beyond the server's list; none about the statement
    QVector<RowFault> faults;   ///< rows counted from 1 within the range
    bool faultsComplete = true; ///< false: the server noticed more than its list holds
    ContentSum content;         ///< of the range, where it was computed
    std::optional<qint64> rows; ///< of the range, where only the way in finds out; else those that were cut
    bool refused = false; ///< the server ended the statement at a fault; nothing of the range may be kept

    /// Faults of rows that a constraint (CHECK, foreign key) kept out; the server may not count them as read.
    qint64 rowsKeptOut() const;
    /// Takes in what came of the next part of the range, in which \a rowsBefore rows were sent before; all
    /// but records, rows and content.
    void add(const WriteOutcome &part, qint64 rowsBefore);
};

/// A way to get rows into the table, inside the caller's transaction. One per worker, on its thread.
class RangeWriter
{
public:
    virtual ~RangeWriter() = default;
    /// Sends a piece of a chunk. The caller undoes it (ROLLBACK, ROLLBACK TO SAVEPOINT) where it does not
    /// want to keep what came of it, and has to after an error or a refusal. Errors: everything that is not
    /// about a row; Cancelled when the gate was closed.
    virtual Result<WriteOutcome> write(const Chunk &range, RowMode mode) = 0;
    /// Of the write() before, also of one that failed or was refused: how many rows at the range's front the
    /// server has confirmed. Only of a way that knows (InsertWriter).
    virtual qint64 rowsConfirmed() const { return 0; }
};

/// What a writer needs to know; everything outlives it.
struct WriterContext
{
    const Plan &plan;
    const QString &runId;
    RowSupply &rows;
    Connection &connection;
    FeedGate &gate;
    const ContentWatch &content;
    bool numberedConditions = false; ///< the server has ROW_NUMBER in its diagnostics (MariaDB 10.7)
    bool canUndo = true;             ///< the table has transactions
};

/// How a piece is called in the server's process list: "millrace 20261121-034512-abcd chunk 17".
QString rangeName(const QString &runId, const Chunk &range);

/// Sets the counter after @row_number for a range, when the mapping uses it.
Result<void> setRowCounter(const WriterContext &context, const Chunk &range);

/// The rows of a range on their way through the gate. Opened before the statement: a source that takes its
/// time must not make the target wait. Errors: as RowSupply::bytes; Cancelled.
Result<std::unique_ptr<ChunkFeed>> openFeed(const WriterContext &context, const Chunk &range);

/// Makes an outcome of what LOAD DATA returned: reads the faults, takes an error about a row as one.
Result<WriteOutcome> outcomeOf(const WriterContext &context, const Result<LoadResult> &result);
/// The same of what a feed was read for, with what the feed found out. Errors: besides, the feed's;
/// Cancelled.
Result<WriteOutcome> outcomeOf(const WriterContext &context, const Result<LoadResult> &result,
                               ChunkFeed &feed);

} // namespace millrace
