// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/record/runfolder.h"
#include "core/server/login/connectionspec.h"

namespace millrace {

/// Takes exactly this run's rows out, where they can be told from others: the table was empty before the run,
/// or all its keys were below the run's; nobody else wrote into it meanwhile, by the journal's count; and no
/// row of another table that refers to them, nor a trigger, would change something else with them. Killed in
/// the middle it can be called again. Returns the rows taken out.
///
/// Also of a run that is over and proved, as long as its tables are as the run left them (TableState,
/// DumpState; of a table that was shipped its checksum), and undoObstacle() knows nothing against it.
///
/// Of a whole dump's run the rows of all tables; what the dump's statements made stays. All tables are looked
/// at before the first row goes. Settings that the run left changed go back.
///
/// Errors: RunFolderUnusable (it is at work); the plan's; RollbackImpossible, with the reason, and nothing
/// was touched; the server's.
Result<qint64> rollbackRun(RunFolder &folder, const ResolvedConnection &target);

} // namespace millrace
