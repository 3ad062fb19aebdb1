// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/wholedump/dumpplan.h"

namespace millrace {

/// For people, what DumpPlan::rowsPlanned() leaves out: "Counted are rows that are written out; what 37
/// statements add or change besides is known when they have run." Empty: it is all of them.
QString uncountedRowsText(const DumpPlan &plan);

} // namespace millrace
