// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/equalkeys.h"

#include "core/server/tableschema.h"

#include <algorithm>

namespace millrace {

bool letsEqualKeysPass(const Plan &plan)
{
    return plan.onDuplicate != OnDuplicate::Stop || plan.onError == OnError::AsServer;
}

bool orderSaysWhatStays(const Plan &plan, const TableSchema &table)
{
    return letsEqualKeysPass(plan) && !plan.source.isTable() &&
           std::any_of(table.indexes.begin(), table.indexes.end(),
                       [](const Index &index) { return index.unique; });
}

} // namespace millrace
