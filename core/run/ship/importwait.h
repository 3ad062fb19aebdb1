// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QString>
#include <functional>
#include <stop_token>

namespace millrace {

class Connection;

/// Imports the table's tablespace as soon as somebody has put its files where the server keeps them: asks it
/// to, again and again, for a server says that they are not there and nothing becomes of it. \a table:
/// qualified. Errors: Cancelled; the server's, where it has found the files and does not take them.
Result<void> importWhenThere(Connection &server, const QString &table, const std::stop_token &stop,
                             const std::function<void(const QString &text)> &ask);

/// Whether the server says of an import that a file is not there; a file that it may not open is none, too.
/// MariaDB 10.11.19: 1815 (no .cfg, with secondary indexes), else 1030 with InnoDB's 194 or 168; MySQL 9.7.4:
/// 1812, with the .cfg there 1815.
bool isFileMissing(const Error &error);

} // namespace millrace
