// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/wholedump/runplan.h"
#include "core/record/runsummary.h"

namespace millrace {

/// Each by itself; a run of which that is so has no journals any more.
bool allTablesProved(const RunSummary &summary);

/// What such a run loaded can be told, later, by what its folder holds: contents or times of its tables
/// (TableState, DumpState), or the checksum of a table that was shipped.
bool canBeTold(const QString &runFolder);

/// Why a run that came to its end cannot be taken back by Millrace (RollbackImpossible), and the statements
/// by which it is done all the same. Nothing: it can, as long as the tables are as it left them, or by its
/// journals where it is not proved; or it is none of these. \a plan: of the run; without it a table whose
/// name has a dot in it has no statement. Reads small files only.
std::optional<Error> undoObstacle(const RunSummary &summary, const QString &runFolder,
                                  const RunPlan *plan = nullptr);

/// How what ran as it stands is undone by hand. \a plan: null where it is not known.
QString undoStatementsByHand(const DumpPlan *plan);

} // namespace millrace
