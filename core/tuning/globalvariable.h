// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/server/connection.h"

namespace millrace {

/// The name under which InnoDB's redo log stands among the global settings, with the values ON and OFF: MySQL
/// switches it by ALTER INSTANCE and shows it in a status variable.
QString redoLogName();

/// "SET GLOBAL sync_binlog = 0"; for the redo log "ALTER INSTANCE DISABLE INNODB REDO_LOG".
QString setGlobalStatement(const QString &name, const QString &value);

/// The value as SHOW GLOBAL VARIABLES says it (ON and OFF, 90.000000). Errors: SettingUnknown.
Result<QString> readGlobal(Connection &connection, const QString &name);

/// Sets it and returns what the server made of the value: a size is rounded to whole pieces, one beyond a
/// limit is cut. A buffer pool that is being resized drops further changes with a warning (MySQL 3166): then
/// it is said again until it is taken or \a patienceMs is over.
/// Errors: SettingUnknown, PrivilegeMissing, SettingRefused, and those of the connection.
Result<QString> setGlobal(Connection &connection, const QString &name, const QString &value,
                          int patienceMs = 120'000);

} // namespace millrace
