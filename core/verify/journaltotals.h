// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/load/journal/journal.h"

namespace millrace {

/// What the journal says was loaded, summed up.
struct JournalTotals
{
    qint64 chunks = 0; ///< parts of a chunk count as one
    ChunkTally tally;
};
JournalTotals totalsOf(const Journal::Entries &entries);

/// COUNT(*) as any node of a cluster has it (FreshReads): reads an index whole; 0 at once for an empty table.
Result<qint64> countRows(Connection &connection, const QString &schema, const QString &table);

/// Compares what was cut with what the journal holds and with how the table grew.
/// Errors: CountMismatch, with both figures and what may explain them.
Result<void> checkCounts(const JournalTotals &totals, qint64 rowsCut, qint64 chunksCut, qint64 rowsBefore,
                         qint64 rowsAfter);

} // namespace millrace
