// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QString>

namespace millrace {

class Connection;
struct TableSchema;

/// A number for all that a table holds, in whatever order: that of CHECKSUM TABLE … EXTENDED, which
/// ibd::ServerChecksum foretells. With generated columns it is a sum of the rows' texts instead: MariaDB
/// (10.11.19 seen) gives three answers of the same rows there. Errors: the server's.
Result<QString> contentsOf(Connection &connection, const TableSchema &table);

} // namespace millrace
