// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/load/runfolder.h"
#include "core/plan/dumpplan.h"
#include "core/server/connectionspec.h"

namespace millrace {

/// Takes exactly this run's rows out, where they can be told from others: the table was empty before the run,
/// or all its keys were below the run's; and nobody else wrote into it meanwhile, by the journal's count.
/// Killed in the middle it can be called again. Returns the rows taken out. Errors: RunUnknown;
/// RollbackImpossible, with the reason, and nothing was touched; the server's.
Result<qint64> rollbackRun(RunFolder &folder, const ResolvedConnection &target);

/// The same with the rows of all tables of a dump; what the dump's statements made stays. Errors: as above,
/// of the first table that fails: those before it are rolled back.
Result<qint64> rollbackDump(RunFolder &folder, const DumpPlan &plan, const ResolvedConnection &target);

} // namespace millrace
