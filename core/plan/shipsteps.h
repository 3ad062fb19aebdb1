// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/plan.h"

namespace millrace {

/// One sentence: why no row of such a plan is built here, whatever its table is; empty: that depends on it.
QString whyPlanBuildsNoRow(const Plan &plan);

/// What a run that ships its table does, in order, with every file it makes; for people. A sentence or two
/// each. REQUIRES: WayIn::Ship.
QStringList shipSteps(const Plan &plan);

} // namespace millrace
