// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/record/linebytes.h"

#include "core/record/lastword.h"

#include <algorithm>

namespace millrace {

qint64 lineBytesSoFar(const RunSummary &earlier, qint64 now)
{
    if (earlier.run.isEmpty())
        return now;
    const TableOutcome before = earlier.tables.value(0);
    const bool isKnown = !wasKilled(earlier.status) && (before.lineBytes > 0 || before.rowsRead == 0);
    return isKnown ? before.lineBytes + now : 0;
}

qint64 lineBytesOf(const RunSummary &summary)
{
    const bool isKnown =
        std::all_of(summary.tables.begin(), summary.tables.end(),
                    [](const TableOutcome &table) { return table.lineBytes > 0 || table.rowsRead == 0; });
    return isKnown ? summary.total(&TableOutcome::lineBytes) : 0;
}

} // namespace millrace
