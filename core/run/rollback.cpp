// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/rollback.h"

#include "core/base/coretext.h"
#include "core/base/text.h"
#include "core/load/journal.h"
#include "core/load/workersession.h"
#include "core/run/restore.h"
#include "core/run/tablefolder.h"
#include "core/server/quoting.h"
#include "core/verify/counts.h"

namespace millrace {

namespace {

/// Beyond this many rows a table that was empty is truncated: a DELETE of millions takes longer than their
/// load.
constexpr qint64 mostRowsDeleted = 100'000;

QString rowsText(qint64 rows)
{
    return counted(rows, CoreText::tr("row"), CoreText::tr("rows"));
}

tl::unexpected<Error> impossible(const QString &what, const QString &howToFix)
{
    return fail({.code = ErrorCode::RollbackImpossible, .what = what, .howToFix = howToFix});
}

class Rollback
{
public:
    Rollback(RunFolder &folder, const Plan &plan, RunSummary &summary, Connection &server)
        : m_folder(folder)
        , m_summary(summary)
        , m_before(summary.tables.first())
        , m_server(server)
        , m_journal(plan, folder.id())
        , m_table(qualifiedName(plan.schema, plan.table))
        , m_journalTable(qualifiedName(plan.schema, plan.journalTable))
        , m_plan(plan)
    {}

    Result<qint64> run()
    {
        const auto entries = m_journal.read(m_server);
        constexpr int noSuchTable = 1146;
        if (!entries)
            return entries.error().context.serverCode == noSuchTable ? withoutJournal()
                                                                     : fail(entries.error());
        const JournalTotals totals = totalsOf(*entries);
        if (totals.tally.replaced > 0 && m_before.rowsBefore != 0)
            return impossible(CoreText::tr("The run replaced %1 of the table, and what they were is gone.")
                                  .arg(rowsText(totals.tally.replaced)),
                              CoreText::tr("Bring the table back from a backup, or resume the run."));
        const qint64 ours = totals.tally.growth();
        const auto now = countRows(m_server, m_plan.schema, m_plan.table);
        if (!now)
            return fail(now.error());
        // A table that was truncated by a rollback that was killed then: only its journal is left.
        const bool truncatedAlready = m_summary.status == RunState::RollingBack && *now == 0;
        if (!truncatedAlready) {
            if (*now != m_before.rowsBefore + ours)
                return impossible(
                    CoreText::tr(
                        "The table holds %1. It held %2 before the run, which loaded %3: somebody else "
                        "wrote into it.")
                        .arg(rowsText(*now), groupedNumber(m_before.rowsBefore), groupedNumber(ours)),
                    CoreText::tr("Take the run's rows out by key."));
            if (const auto taken = takeOut(ours); !taken)
                return fail(taken.error());
        }
        if (const auto finished = m_journal.finish(m_server); !finished)
            return fail(finished.error());
        return ours;
    }

private:
    /// A run that stopped before its first chunk has dropped its empty journal.
    Result<qint64> withoutJournal()
    {
        const auto now = countRows(m_server, m_plan.schema, m_plan.table);
        if (!now)
            return fail(now.error());
        if (*now == m_before.rowsBefore)
            return 0;
        return impossible(
            CoreText::tr(
                "The run's journal, %1, is gone, and the table holds %2 instead of the %3 before the run: "
                "which of them are the run's nobody can tell.")
                .arg(m_journalTable, rowsText(*now), groupedNumber(m_before.rowsBefore)),
            CoreText::tr("Take the run's rows out by hand; nothing was changed."));
    }

    Result<void> takeOut(qint64 ours)
    {
        if (ours == 0)
            return {};
        if (m_before.rowsBefore == 0 && ours > mostRowsDeleted) {
            // Refused where foreign keys point here, or without the privileges: then row by row.
            if (truncate(ours))
                return {};
            (void)m_server.execute(QStringLiteral("UNLOCK TABLES"));
        }
        const QString condition = m_before.rowsBefore == 0 ? QString()
                                                           : QStringLiteral(" WHERE %1 > %2")
                                                                 .arg(quotedIdentifier(m_before.keyColumn),
                                                                      quotedString(m_before.keyBefore));
        return remove(condition, ours);
    }

    /// Nobody else gets in between the count and the end.
    Result<void> truncate(qint64 ours)
    {
        m_summary.status = RunState::RollingBack;
        if (const auto saved = m_folder.save(m_summary); !saved)
            return saved;
        if (const auto locked = m_server.execute(
                QStringLiteral("LOCK TABLES %1 WRITE, %2 WRITE").arg(m_table, m_journalTable));
            !locked)
            return locked;
        const auto now = countRows(m_server, m_plan.schema, m_plan.table);
        if (!now)
            return fail(now.error());
        if (*now != ours)
            return changedMeanwhile();
        if (const auto done = m_server.execute(QStringLiteral("TRUNCATE TABLE %1").arg(m_table)); !done)
            return done;
        return m_server.execute(QStringLiteral("UNLOCK TABLES"));
    }

    /// Rows and journal go in one transaction, and a row that came in between the count and now makes the
    /// count of deleted ones differ instead of vanishing.
    Result<void> remove(const QString &condition, qint64 ours)
    {
        for (const QString &statement : {QStringLiteral("START TRANSACTION"),
                                         QStringLiteral("DELETE FROM %1%2").arg(m_table, condition)})
            if (const auto done = m_server.execute(statement); !done)
                return done;
        const auto deleted = m_server.value(QStringLiteral("SELECT ROW_COUNT()"));
        if (!deleted || deleted->toLongLong() != ours) {
            (void)m_server.execute(QStringLiteral("ROLLBACK"));
            if (!condition.isEmpty() && deleted)
                return impossible(
                    CoreText::tr("%1 above %2 = %3, the greatest key before the run, which loaded %4: "
                                 "its rows cannot be told from others.")
                        .arg(counted(deleted->toLongLong(), CoreText::tr("row lies"),
                                     CoreText::tr("rows lie")),
                             m_before.keyColumn, m_before.keyBefore, groupedNumber(ours)),
                    CoreText::tr("Take the run's rows out by hand; nothing was changed."));
            return changedMeanwhile();
        }
        if (const auto forgotten = m_server.execute(QStringLiteral("DELETE FROM %1 WHERE run_id = %2")
                                                        .arg(m_journalTable, quotedString(m_folder.id())));
            !forgotten)
            return forgotten;
        return m_server.execute(QStringLiteral("COMMIT"));
    }

    static Result<void> changedMeanwhile()
    {
        return impossible(CoreText::tr("The table changed during the rollback; nothing was taken out."),
                          CoreText::tr("Keep other clients away and try again."));
    }

    RunFolder &m_folder;
    RunSummary &m_summary;
    const TableOutcome m_before;
    Connection &m_server;
    const Journal m_journal;
    const QString m_table;
    const QString m_journalTable;
    const Plan &m_plan;
};

} // namespace

Result<qint64> rollbackRun(RunFolder &folder, const ResolvedConnection &target)
{
    if (const auto locked = folder.lock(); !locked)
        return fail(locked.error());
    const auto plan = folder.plan();
    auto summary = folder.summary();
    if (!plan)
        return fail(plan.error());
    if (!summary)
        return fail(summary.error());
    const TableOutcome before = summary->tables.value(0);
    if (summary->status == RunState::Done && before.verified)
        return impossible(CoreText::tr("The run is finished and verified; its journal is gone."),
                          CoreText::tr("Take the rows out by hand."));
    if (before.rowsBefore != 0 && before.keyColumn.isEmpty())
        return impossible(
            CoreText::tr(
                "The table was not empty before the run and has no primary key of one column: the run's "
                "rows cannot be told from others."),
            CoreText::tr("Take them out by hand, or resume the run."));

    auto connection = Connection::open(target);
    if (!connection)
        return fail(connection.error());
    // What a program that was killed left running would come in behind the count.
    (void)killOrphans(**connection, folder.id());
    const auto taken = Rollback(folder, *plan, *summary, **connection).run();
    if (!taken)
        return taken;
    // Indexes last: they are quick to build without the rows.
    if (const auto restored = restoreRun(folder, target); !restored)
        return fail(restored.error());
    else if (!restored->isComplete())
        return fail(
            {.code = ErrorCode::IndexBuildFailed,
             .what = CoreText::tr("The rows are out, but not all indexes are back. %1")
                         .arg(restored->sentences().join(QLatin1Char(' '))),
             .howToFix =
                 CoreText::tr("Mend what is in the way, then: millrace-cli restore %1").arg(folder.id())});

    summary->status = RunState::RolledBack;
    summary->error.reset();
    TableOutcome &table = summary->tables.first();
    table.rowsLoaded = 0;
    table.rowsAfter = table.rowsBefore;
    table.verified = false;
    if (const auto saved = folder.save(*summary); !saved)
        return fail(saved.error());
    return taken;
}

Result<qint64> rollbackDump(RunFolder &folder, const DumpPlan &plan, const ResolvedConnection &target)
{
    if (const auto locked = folder.lock(); !locked)
        return fail(locked.error());
    auto summary = folder.summary();
    if (!summary)
        return fail(summary.error());
    qint64 rows = 0;
    for (qsizetype index = 0; index < plan.tables.size(); ++index) {
        const auto own = begunTable(folder, index);
        if (!own)
            return fail(own.error());
        if (!*own || (*own)->summary()->status == RunState::RolledBack)
            continue;
        ResolvedConnection to = target;
        to.spec.schema = plan.tables.at(index).schema;
        const auto removed = rollbackRun(**own, to);
        if (!removed)
            return fail(removed.error());
        rows += *removed;
    }
    summary->status = RunState::RolledBack;
    if (const auto saved = folder.save(*summary); !saved)
        return fail(saved.error());
    return rows;
}

} // namespace millrace
