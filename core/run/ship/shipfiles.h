// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/plan.h"
#include "core/record/runfolder.h"

namespace millrace {

/// Removes all that a run which ships a table has made for the way; nobody needs it once the run is done or
/// taken back.
void removeShipFiles(const Plan &plan, const RunFolder &folder);

} // namespace millrace
