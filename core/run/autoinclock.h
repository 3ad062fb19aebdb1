// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/plan.h"
#include "core/server/serverfacts.h"
#include "core/server/tableschema.h"

namespace millrace {

/// Whether the plan's chunks wait for each other because of an AUTO_INCREMENT column: with
/// innodb_autoinc_lock_mode below 2 (MariaDB's default is 1) a LOAD DATA or INSERT … SELECT locks the counter
/// until its end, also when its rows bring their own numbers, which raise the counter. Only where there is
/// more than one worker.
bool holdsAutoIncLock(const Plan &plan, const TableSchema &table, const ServerFacts &facts);

/// What a run says about it, once.
QString autoIncLockNote(const Plan &plan, const ServerFacts &facts);

/// How many statements wait for such a lock now. Not more often than every 100 ms: MariaDB's table shows what
/// it was when it was last read, for as long as it is read within that time. Asks for PROCESS (MariaDB,
/// MySQL 5.7) or SELECT on performance_schema.
QString autoIncWaitersQuery(const ServerFacts &facts);

} // namespace millrace
