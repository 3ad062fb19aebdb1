// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/record/chunk.h"
#include "core/source/sourcetable.h"

namespace millrace {

class Connection;

/// Proves that the ranges tile the whole key of the table: the first has no lower bound, the last no upper
/// one, and each begins where the one before it ends. Errors: TilingBroken.
Result<void> checkKeyTiling(const QVector<Chunk> &chunks);

/// Compares the rows that were read range by range with those of the table when the ranges were found and
/// now. Rows that were changed in place show by the time of the table's last change, which servers know to
/// the second and forget when they are restarted. \a runSeconds: since the run began. Errors: SourceChanged.
Result<void> checkSourceRows(Connection &connection, const SourceTable &table, qint64 rowsFound,
                             qint64 rowsRead, double runSeconds);

/// The same of a table on another server, over a connection to it. Besides: SourceChanged when that server
/// was started during the run, as it knows nothing then of what was written before.
Result<void> checkServerRows(Connection &connection, const SourceTable &table, qint64 rowsFound,
                             qint64 rowsRead, double runSeconds);

} // namespace millrace
