// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/keytiling.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/server/connection.h"
#include "core/sql/quoting.h"
#include "core/verify/journaltotals.h"

namespace millrace {

namespace {

tl::unexpected<Error> rangesBroken(const QString &what)
{
    return fail(
        {.code = ErrorCode::TilingBroken,
         .what = what,
         .howToFix = CoreText::tr("This is a fault of Millrace: do not trust the load, and report it.")});
}

/// Both spans are taken on one clock each, so that the clocks need not agree. A change in the run's first two
/// seconds may as well have been one just before it.
Result<bool> changedWithin(Connection &connection, const SourceTable &table, double seconds)
{
    constexpr double uncertain = 2;
    MILLRACE_TRY(const auto age,
                 connection.value(
                     u"SELECT TIMESTAMPDIFF(SECOND, UPDATE_TIME, NOW()) FROM information_schema.TABLES WHERE "
                     "TABLE_SCHEMA = %1 AND TABLE_NAME = %2"_s.arg(quotedString(table.schema),
                                                                   quotedString(table.name))));
    return !age.isNull() && age.toDouble() < seconds - uncertain;
}

} // namespace

Result<void> checkKeyTiling(const QVector<Chunk> &chunks)
{
    KeyBound next;
    qint64 nextRow = 1;
    for (const Chunk &chunk : chunks) {
        const bool first = &chunk == &chunks.first();
        if (chunk.keys.after != next || (!first && next.isEmpty()))
            return rangesBroken(CoreText::tr("Chunk %1 begins after key (%2) where (%3) is next.")
                                    .arg(chunk.id.value)
                                    .arg(chunk.keys.after.join(u", "_s), next.join(u", "_s)));
        if (chunk.firstRow.value != nextRow)
            return rangesBroken(CoreText::tr("Chunk %1 begins at row %2 where row %3 is next.")
                                    .arg(chunk.id.value)
                                    .arg(groupedNumber(chunk.firstRow.value), groupedNumber(nextRow)));
        next = chunk.keys.upTo;
        nextRow += chunk.rows;
    }
    if (!next.isEmpty())
        return rangesBroken(
            CoreText::tr("The last range ends at key (%1): what lies after it is not covered.")
                .arg(next.join(u", "_s)));
    return {};
}

Result<void> checkSourceRows(Connection &connection, const SourceTable &table, qint64 rowsFound,
                             qint64 rowsRead, double runSeconds)
{
    MILLRACE_TRY(const auto touched, changedWithin(connection, table, runSeconds));
    MILLRACE_TRY(const auto now, countRows(connection, table.schema, table.name));
    if (rowsFound == rowsRead && now == rowsRead) {
        if (!touched)
            return {};
        return fail({.code = ErrorCode::SourceChanged,
                     .what = CoreText::tr("The source %1 changed during the run: it holds as many rows as "
                                          "before, but was written to.")
                                 .arg(table.qualified()),
                     .howToFix = CoreText::tr("Compare the two tables, or keep writers away from the source "
                                              "next time."),
                     .context = {.file = table.plainName()}});
    }
    return fail(
        {.code = ErrorCode::SourceChanged,
         .what =
             CoreText::tr("The source %1 changed during the run: it held %2 when its ranges were "
                          "found, %3 were read range by range, and it holds %4 now.")
                 .arg(table.qualified(), rowsText(rowsFound), groupedNumber(rowsRead), groupedNumber(now)),
         .howToFix = CoreText::tr("Every row that was read is in the target or in the rejects. Compare the "
                                  "two tables by key, or keep writers away from the source next time."),
         .context = {.file = table.plainName()}});
}

Result<void> checkServerRows(Connection &connection, const SourceTable &table, qint64 rowsFound,
                             qint64 rowsRead, double runSeconds)
{
    MILLRACE_TRY(const auto status, connection.rows(u"SHOW GLOBAL STATUS LIKE 'Uptime'"_s));
    if (const double uptime = status.value(0).value(1).toDouble(); uptime < runSeconds)
        return fail({.code = ErrorCode::SourceChanged,
                     .what = CoreText::tr("The source's server was started during the run, %1 s ago: whether "
                                          "%2 was written to before cannot be told.")
                                 .arg(uptime)
                                 .arg(table.qualified()),
                     .howToFix = CoreText::tr("Compare the two tables before you use the copy."),
                     .context = {.file = table.plainName()}});
    return checkSourceRows(connection, table, rowsFound, rowsRead, runSeconds);
}

} // namespace millrace
