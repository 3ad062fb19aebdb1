// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/server/connection.h"

namespace millrace {

/// Takes the lock of this name (GET_LOCK) for as long as the connection lives: tables whose name begins with
/// it are in use, and nobody takes them for what a killed program left. Does not wait. Errors: TableLocked
/// (another session has it, or the server gives none), the server's.
Result<void> holdTrialLock(Connection &connection, const QString &name);

/// A name for that: the prefix and sixteen random digits.
QString newTrialName(const QString &prefix);

/// Drops the tables whose name is such a name and then fits \a rest, a regular expression, and whose lock
/// nobody holds; returns how many. Errors: the server's.
Result<int> dropTrialLeftovers(Connection &connection, const QString &schema, const QString &prefix,
                               const QString &rest = {});

} // namespace millrace
