// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/server/login/connectionspec.h"
#include "core/server/tableschema.h"

#include <stop_token>

namespace millrace {

class Connection;

/// What a table has to be before it is shipped.
struct ShipProof
{
    qint64 rows = 0;
    QString checksum;   ///< as contentsOf(); empty: not asked for
    bool check = false; ///< CHECK TABLE, too: no server has written these pages
};

/// Asks the server that is thrown away what it reads in \a table: \a server about the contents, a second
/// session of \a root's about the rest meanwhile. \a stop reaches the second session's statements. Errors:
/// ContentMismatch, CountMismatch, ShipFileFaulty, the server's.
Result<void> proveForShipping(const ShipProof &wanted, const TableSchema &table, Connection &server,
                              const ResolvedConnection &root, const std::stop_token &stop);

} // namespace millrace
