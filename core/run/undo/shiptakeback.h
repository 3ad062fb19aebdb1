// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/plan.h"
#include "core/record/runfolder.h"
#include "core/server/login/connectionspec.h"

namespace millrace {

/// Takes the table of a run that ships it back: it is empty and as it was. Returns the rows that were in it.
/// Errors: as ShipTarget::takeBack(), the folder's.
Result<qint64> takeShippedBack(RunFolder &folder, const Plan &plan, const ResolvedConnection &target);

} // namespace millrace
