// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/undo/tablerollback.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/server/freshreads.h"
#include "core/sql/quoting.h"
#include "core/tuning/binarylog.h"
#include "core/tuning/sessionguard.h"
#include "core/verify/journaltotals.h"

namespace millrace {

namespace {

/// Beyond this many rows a table that was empty is truncated: a DELETE of millions takes longer than their
/// load.
constexpr qint64 mostRowsDeleted = 100'000;
constexpr int noSuchTable = 1146;

tl::unexpected<Error> changedMeanwhile(const QString &table)
{
    return rollbackImpossible(
        CoreText::tr("%1 changed during the rollback; nothing was taken out of it.").arg(table),
        CoreText::tr("Keep other clients away and try again."));
}

} // namespace

TableRollback::TableRollback(Context context)
    : m_context(std::move(context))
    , m_journal(m_context.plan, m_context.runId)
    , m_table(qualifiedName(m_context.plan.schema, m_context.plan.table))
    , m_journalTable(qualifiedName(m_context.plan.schema, m_context.plan.journalTable))
{}

RowsToGo TableRollback::rowsToGo() const
{
    const TableOutcome &before = m_context.before;
    return {.schema = m_context.plan.schema,
            .table = m_context.plan.table,
            .keyColumn = wasEmpty() ? QString() : before.keyColumn,
            .keyBefore = wasEmpty() ? QString() : before.keyBefore};
}

/// By the journal; a table that is proved has none any more, but then its proof counted it.
Result<TableRollback::Loaded> TableRollback::loaded()
{
    const auto entries = m_journal.read(m_context.server);
    if (!entries && entries.error().context.serverCode != noSuchTable)
        return fail(entries.error());
    m_journalThere = entries.has_value();
    m_hasLines = entries && !entries->isEmpty();
    const TableOutcome &before = m_context.before;
    if (m_hasLines) {
        const JournalTotals totals = totalsOf(*entries);
        return Loaded{.growth = totals.tally.growth(), .replaced = totals.tally.replaced};
    }
    if (before.verified) {
        const qint64 growth = before.rowsAfter - before.rowsBefore;
        return Loaded{.growth = growth, .replaced = before.rowsLoaded - growth};
    }
    // A run that stopped before its first chunk has dropped its empty journal.
    return Loaded{.known = m_journalThere};
}

Result<void> TableRollback::check()
{
    m_rows = 0;
    m_ours = 0;
    if (m_context.before.rowsBefore < 0)
        return {};
    MILLRACE_TRY(const auto loaded, this->loaded());
    const qint64 ours = loaded.growth + m_context.rowsAsIs;
    const bool nothing = ours == 0 && loaded.replaced == 0 && !m_context.othersChanged;
    if (nothing && loaded.known)
        return {};
    MILLRACE_TRY(const auto now, countRows(m_context.server, m_context.plan.schema, m_context.plan.table));
    // Taken out already by a rollback that was killed after it.
    const bool isOut = m_context.begun && now == m_context.before.rowsBefore;
    if (!isOut)
        MILLRACE_TRY_VOID(checkOwn(now, loaded));
    m_ours = ours;
    if (isOut)
        return {};
    m_rows = ours;
    return wasEmpty() || ours == 0 ? Result<void>() : checkRange();
}

/// The rows are the run's, and nobody else's are among them.
Result<void> TableRollback::checkOwn(qint64 now, const Loaded &loaded) const
{
    const TableOutcome &before = m_context.before;
    if (loaded.replaced > 0 && !wasEmpty())
        return rollbackImpossible(CoreText::tr("The run replaced %1 of %2, and what they were is gone.")
                                      .arg(rowsText(loaded.replaced), m_table),
                                  CoreText::tr("Bring the table back from a backup, or resume the run."));
    if (m_context.othersChanged && !wasEmpty())
        return rollbackImpossible(
            CoreText::tr("A statement of the dump may have changed rows that %1 held before, "
                         "and what they were is gone.")
                .arg(m_table),
            CoreText::tr("Bring the table back from a backup, or resume the run."));
    const qint64 ours = loaded.growth + m_context.rowsAsIs;
    if (!loaded.known && now != before.rowsBefore + ours)
        return rollbackImpossible(
            CoreText::tr(
                "The run's journal, %1, is gone, and the table holds %2 instead of the %3 before the run: "
                "which of them are the run's nobody can tell.")
                .arg(m_journalTable, rowsText(now), groupedNumber(before.rowsBefore)),
            CoreText::tr("Take the run's rows out by hand; nothing was changed."));
    if (now != before.rowsBefore + ours) {
        QString what = CoreText::tr("%1 holds %2. It held %3 before the run, which loaded %4: somebody else "
                                    "wrote into it.");
        if (m_context.othersChanged)
            what = CoreText::tr("%1 holds %2. It held %3 before the run, which loaded %4: somebody else "
                                "wrote into it, or a statement of the dump changed what was there.");
        return rollbackImpossible(
            what.arg(m_table, rowsText(now), groupedNumber(before.rowsBefore), groupedNumber(ours)),
            CoreText::tr("Take the run's rows out by key."));
    }
    if (!wasEmpty() && before.keyColumn.isEmpty() && ours != 0)
        return rollbackImpossible(
            CoreText::tr("%1 was not empty before the run and has no primary key of one column: the run's "
                         "rows cannot be told from others.")
                .arg(m_table),
            CoreText::tr("Take them out by hand, or resume the run."));
    return {};
}

Result<void> TableRollback::checkRange() const
{
    FreshReads fresh(m_context.server);
    MILLRACE_TRY(const auto above, fresh.ask([this] {
        return m_context.server.value(
            u"SELECT COUNT(*) FROM %1 WHERE %2"_s.arg(m_table, rowsToGo().condition()));
    }));
    if (above.toLongLong() == m_rows)
        return {};
    return rollbackImpossible(
        CoreText::tr("%1 in %5 above %2 = %3, the greatest key before the run, which loaded %4: its rows "
                     "cannot be told from others.")
            .arg(counted(above.toLongLong(), CoreText::tr("row lies"), CoreText::tr("rows lie")),
                 m_context.before.keyColumn, m_context.before.keyBefore, groupedNumber(m_rows), m_table),
        CoreText::tr("Take the run's rows out by hand; nothing was changed."));
}

bool TableRollback::truncates(const QString &deleteTrigger) const
{
    return wasEmpty() && m_rows > 0 && (m_rows > mostRowsDeleted || !deleteTrigger.isEmpty());
}

Result<void> TableRollback::takeOut(bool unordered, const QString &deleteTrigger)
{
    if (m_rows == 0)
        return {};
    SessionGuard logged(m_context.server);
    MILLRACE_TRY_VOID(logged.apply(loggedLike(m_context.plan.session)));
    MILLRACE_TRY_VOID(
        m_context.server.execute(u"SET SESSION foreign_key_checks = %1"_s.arg(unordered ? 0 : 1)));
    if (truncates(deleteTrigger)) {
        auto done = truncate();
        if (done)
            return {};
        (void)m_context.server.execute(u"UNLOCK TABLES"_s);
        if (!deleteTrigger.isEmpty()) // which a DELETE would set off
            return done;
        // Refused where foreign keys point here, or without the privileges: then row by row.
    }
    return remove();
}

/// Nobody else gets in between the count and the end.
Result<void> TableRollback::truncate()
{
    Connection &server = m_context.server;
    MILLRACE_TRY_VOID(server.execute(u"LOCK TABLES %1 WRITE"_s.arg(m_table)));
    MILLRACE_TRY(const auto now, countRows(server, m_context.plan.schema, m_context.plan.table));
    if (now != m_rows)
        return changedMeanwhile(m_table);
    MILLRACE_TRY_VOID(server.execute(u"TRUNCATE TABLE %1"_s.arg(m_table)));
    return server.execute(u"UNLOCK TABLES"_s);
}

/// Rows and journal go in one transaction, and a row that came in between the count and now makes the
/// count of deleted ones differ instead of vanishing.
Result<void> TableRollback::remove()
{
    Connection &server = m_context.server;
    const RowsToGo rows = rowsToGo();
    const QString condition = rows.all() ? QString() : u" WHERE %1"_s.arg(rows.condition());
    const auto done = [&]() -> Result<void> {
        for (const QString &statement :
             {u"START TRANSACTION"_s, u"DELETE FROM %1%2"_s.arg(m_table, condition)})
            MILLRACE_TRY_VOID(server.execute(statement));
        MILLRACE_TRY(const auto deleted, server.value(u"SELECT ROW_COUNT()"_s));
        if (deleted.toLongLong() != m_rows)
            return changedMeanwhile(m_table);
        if (m_hasLines)
            MILLRACE_TRY_VOID(server.execute(
                u"DELETE FROM %1 WHERE run_id = %2"_s.arg(m_journalTable, quotedString(m_context.runId))));
        return server.execute(u"COMMIT"_s);
    }();
    if (!done)
        (void)server.execute(u"ROLLBACK"_s);
    return done;
}

Result<void> TableRollback::forget() const
{
    if (!m_journalThere)
        return {};
    auto finished = m_journal.finish(m_context.server);
    // Another table of the dump had the last lines in it, and it went with them.
    if (!finished && finished.error().context.serverCode == noSuchTable)
        return {};
    return finished;
}

} // namespace millrace
