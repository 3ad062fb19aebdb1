// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/wholedump/dumprecount.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/verify/journaltotals.h"

namespace millrace {

Result<qint64> serverUptime(Connection &connection)
{
    MILLRACE_TRY(const auto rows, connection.rows(u"SHOW GLOBAL STATUS LIKE 'Uptime'"_s));
    return rows.isEmpty() ? 0 : rows.first().value(1).toLongLong();
}

Result<void> recount(Connection &connection, const QString &schema, const QString &table,
                     TableOutcome &outcome)
{
    if (!outcome.verified || outcome.rowsAfter < 0)
        return {};
    MILLRACE_TRY(const auto now, countRows(connection, schema, table));
    if (now >= outcome.rowsAfter)
        return {};
    outcome.verified = false;
    outcome.notVerifiedBecause =
        CoreText::tr("The server was restarted after the proof and %1 of it are gone (%2 now): it did not "
                     "flush every COMMIT to disk. Empty the table and load it again.")
            .arg(rowsText(outcome.rowsAfter - now), groupedNumber(now));
    return {};
}

} // namespace millrace
