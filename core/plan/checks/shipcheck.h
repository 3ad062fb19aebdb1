// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/checks/finding.h"

namespace millrace {

/// Whether a table can be built beside the server and taken in by IMPORT TABLESPACE, with every reason why
/// not. Looks only; whether files can be put into the server's folder shows when the run begins.
/// \a table null: the run makes it.
QVector<Finding> checkShipped(const Plan &plan, const ServerFacts &facts, const TableSchema *table,
                              Connection &connection);

/// The server's number for a table whose tablespace was discarded (ER_TABLESPACE_DISCARDED).
inline constexpr int tablespaceDiscarded = 1814;

/// Nothing of what is loaded reaches the binary log by the plan's own word (sql_log_bin).
bool leavesBinaryLogOut(const Plan &plan);
/// Parents of foreign keys are not looked up by the plan's own word (foreign_key_checks).
bool leavesParentsOut(const Plan &plan);
/// What is committed there gets into a binary log, unless a session says otherwise.
bool writesBinaryLog(const ServerFacts &facts);

} // namespace millrace
