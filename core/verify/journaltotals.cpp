// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/journaltotals.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/server/freshreads.h"
#include "core/sql/quoting.h"

namespace millrace {

JournalTotals totalsOf(const Journal::Entries &entries)
{
    JournalTotals totals;
    totals.chunks = entries.size();
    for (const auto &parts : entries)
        for (const Journal::Entry &entry : parts)
            totals.tally += entry.tally;
    return totals;
}

Result<qint64> countRows(Connection &connection, const QString &schema, const QString &table)
{
    FreshReads fresh(connection);
    MILLRACE_TRY(const auto count, fresh.ask([&] {
        return connection.value(u"SELECT COUNT(*) FROM %1"_s.arg(qualifiedName(schema, table)));
    }));
    return count.toLongLong();
}

Result<void> checkCounts(const JournalTotals &totals, qint64 rowsCut, qint64 chunksCut, qint64 rowsBefore,
                         qint64 rowsAfter)
{
    if (totals.tally.rows != rowsCut || totals.chunks != chunksCut)
        return fail(
            {.code = ErrorCode::CountMismatch,
             .what = CoreText::tr("The journal holds %1 in %2 chunks, the source %3 in %4.")
                         .arg(rowsText(totals.tally.rows), groupedNumber(totals.chunks),
                              groupedNumber(rowsCut), groupedNumber(chunksCut)),
             .howToFix = CoreText::tr("Resume the run: the chunks that are missing are loaded then.")});
    if (rowsAfter - rowsBefore != totals.tally.growth())
        return fail(
            {.code = ErrorCode::CountMismatch,
             .what = CoreText::tr("The table grew from %1 to %2 rows, that is by %3; the run loaded %4.")
                         .arg(groupedNumber(rowsBefore), groupedNumber(rowsAfter),
                              groupedNumber(rowsAfter - rowsBefore), groupedNumber(totals.tally.growth())),
             .howToFix =
                 CoreText::tr("Somebody else wrote into the table meanwhile, or rows were lost: compare "
                              "the table with the source before you use it.")});
    return {};
}

} // namespace millrace
