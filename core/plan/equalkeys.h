// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/plan.h"

namespace millrace {

struct TableSchema;

/// A row whose key is there already does not stop the load: it is skipped, set aside, or takes the other's
/// place. Where both are in the dump their order says which of them stays, and only one worker keeps that.
bool letsEqualKeysPass(const Plan &plan);
/// The same of a table that has such keys. Rows of another server's table each have theirs. \a table: null
/// where it is still to be made.
bool orderSaysWhatStays(const Plan &plan, const TableSchema *table);

} // namespace millrace
