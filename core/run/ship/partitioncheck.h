// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QString>

namespace millrace {

class Connection;
struct TableSchema;

/// On a server that is thrown away: whether the rows of schema.table, which has the shape of \a partitioned
/// without its partitions, all belong to that partition, by having the server exchange the two in a twin of
/// the partitioned table, there and back. Errors: RowRejected (how many do not, and the first of them), the
/// server's (the definition cannot be exchanged).
Result<void> checkPartition(Connection &connection, const TableSchema &partitioned, const QString &partition,
                            const QString &schema, const QString &table);

/// Both servers hold every row against the partition's definition (WITH VALIDATION, their default; MariaDB
/// before 11.4 has no word for it). Names of tables as they stand in SQL.
QString exchangeStatement(const QString &table, const QString &partition, const QString &standIn);

} // namespace millrace
