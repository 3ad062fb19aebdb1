// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/wholedump/dumpplan.h"

#include <variant>

namespace millrace {

/// What a run can have been begun with: one table, or a whole dump.
using AnyPlan = std::variant<Plan, DumpPlan>;

} // namespace millrace
