// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/server/tableschema.h"
#include "core/source/sqldump/sqlinspect.h"

namespace millrace {

/// Why LOAD DATA would not store of the table's rows what its INSERTs store, whatever the way; a sentence for
/// people. Empty: nothing is in the way. \a target: the table they go into; without columns: not known.
QString whyAsItStands(const SqlDumpTable &table, const TableSchema &target);

/// Why the rows have to go in when the dump comes to them, where foreign keys are checked there: INSERT
/// IGNORE leaves out those whose parents come later. A sentence; empty: nothing is in the way.
QString whyInItsPlace(const SqlDumpTable &table, const TableSchema &target);

/// One row of the table can refer to another of it, or nobody knows.
bool refersToRows(const QString &createSql);

} // namespace millrace
