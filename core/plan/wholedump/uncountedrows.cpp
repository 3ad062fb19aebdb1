// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/wholedump/uncountedrows.h"

#include "core/base/coretext.h"
#include "core/base/text.h"

#include <algorithm>

namespace millrace {

QString uncountedRowsText(const DumpPlan &plan)
{
    const auto changesRows = [](const DumpStatement &statement) { return statement.phase == SqlPhase::Data; };
    qsizetype statements = plan.rows.size();
    if (plan.tail)
        statements += std::count_if(plan.tail->statements.begin(), plan.tail->statements.end(), changesRows);
    if (statements == 0)
        return {};
    return CoreText::tr(
               "Counted are the rows that are written out in the dump; what %1 add or change besides "
               "is known when they have run.")
        .arg(statementsText(statements));
}

} // namespace millrace
