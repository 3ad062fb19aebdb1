// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/record/runsummary.h"
#include "core/server/connection.h"

namespace millrace {

/// Tables of a dump are proved one by one, while the settings of the whole server are still those of the load
/// and go back after the last of them. A server that flushes its log by the second may lose what was proved
/// when it crashes in between; one that was not restarted has lost nothing.

/// Seconds since the server was started. Errors: the server's.
Result<qint64> serverUptime(Connection &connection);

/// Counts a table that was proved once more; where rows are missing it is verified no longer and the outcome
/// says why. Nothing for tables that were not verified. Errors: the server's.
Result<void> recount(Connection &connection, const QString &schema, const QString &table,
                     TableOutcome &outcome);

} // namespace millrace
