// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/equalkeys.h"

#include "core/base/literals.h"
#include "core/server/tableschema.h"

#include <QRegularExpression>
#include <algorithm>

namespace millrace {

bool letsEqualKeysPass(const Plan &plan)
{
    return plan.onDuplicate != OnDuplicate::Stop || plan.onError == OnError::AsServer;
}

bool orderSaysWhatStays(const Plan &plan, const TableSchema *table)
{
    if (!letsEqualKeysPass(plan) || plan.source.isTable())
        return false;
    if (table)
        return std::any_of(table->indexes.begin(), table->indexes.end(),
                           [](const Index &index) { return index.unique; });
    // Also as a column's own attribute; a word in a comment does no harm.
    static const QRegularExpression keys(u"\\b(PRIMARY\\s+KEY|UNIQUE)\\b"_s,
                                         QRegularExpression::CaseInsensitiveOption);
    return keys.match(plan.createSql).hasMatch();
}

} // namespace millrace
