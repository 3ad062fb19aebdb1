// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

namespace millrace {

class Connection;
struct TableSchema;

/// Looks for rows without a parent, for each foreign key of the table's own: an import holds no row against
/// them. A row with a NULL in the key needs none (MATCH SIMPLE, the only way of both servers). Errors:
/// RowRejected (the first such row's key, and how many there are), IndexRecordUnusable, the server's.
Result<void> lookUpParents(Connection &connection, const TableSchema &table);

} // namespace millrace
