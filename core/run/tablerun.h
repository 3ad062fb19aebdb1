// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/load/control/runlog.h"
#include "core/plan/plan.h"
#include "core/server/connection.h"
#include "core/server/tableschema.h"

namespace millrace {

/// The summary that a part of one table's run begins with. \a earlier: of the part that came before it; a new
/// run has an empty one.
RunSummary begunSummary(const Plan &plan, const QString &run, const RunSummary &earlier);

/// Makes the plan's schema and table, which are not there. Errors: ExpressionInvalid, the server's.
Result<TableSchema> makeTarget(const Plan &plan, Connection &server, RunLog &log);

/// The last event of a part of a run.
void tellEnd(RunLog &log, RunState state, const TableOutcome &outcome, const std::optional<Error> &error);

} // namespace millrace
