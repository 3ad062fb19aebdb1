// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/plan.h"

namespace millrace {

/// What a run that ships its table does, in order, with every file it makes; for people. A sentence or two
/// each. REQUIRES: WayIn::Ship.
QStringList shipSteps(const Plan &plan);

} // namespace millrace
