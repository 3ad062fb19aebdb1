// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/indexes/indexbuildstatus.h"
#include "core/server/connection.h"
#include "core/server/serverfacts.h"

#include <optional>
#include <stop_token>

namespace millrace {

/// What the process list says about sessions that are in the way of an ALTER TABLE. Without PROCESS the
/// account sees its own sessions only. Functions on the connection's thread.

/// "session 12 (app@10.0.0.5, idle for 300 s in a transaction), …": up to five that may hold the table's
/// metadata lock. MySQL says it exactly (performance_schema.metadata_locks); MariaDB only who has a
/// transaction open. Empty: nobody to be seen.
QString lockHolders(Connection &connection, const ServerFacts &facts, const QString &schema,
                    const QString &table);

/// A session that still runs an ALTER of ours on this table, whose program is gone: the server does not
/// notice and goes on. Told from others by the text (IndexAlter::prefix). 0: none.
Result<qint64> runningAlter(Connection &connection, const ServerFacts &facts, const QString &schema,
                            const QString &table);

/// Waits until there is none. \a status may be nullptr. Errors: Cancelled, the server's.
Result<void> waitForRunningAlter(Connection &connection, const ServerFacts &facts, const QString &schema,
                                 const QString &table, IndexBuildStatus *status, std::stop_token stop);

} // namespace millrace
