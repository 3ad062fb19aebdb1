// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/server/tableschema.h"

namespace millrace {

/// Bytes that a value of this column is expected to take in InnoDB's row: exact for types of a fixed length,
/// a guess for text, of which no more is known than how long it may be.
qint64 expectedBytes(const Column &column);

/// Bytes per row of the clustered index. By what the table holds where it holds enough to tell, else by the
/// columns and by \a sourceBytes, which a row has in the dump (0: unknown).
qint64 expectedRowBytes(const TableSchema &table, qint64 sourceBytes);

/// Bytes per entry of a secondary index: its columns, those of the primary key, and InnoDB's header.
qint64 expectedEntryBytes(const TableSchema &table, const QStringList &columns);

} // namespace millrace
