// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/undo/rollback.h"

#include "core/base/coretext.h"
#include "core/load/workersession.h"
#include "core/run/undo/accountstakeback.h"
#include "core/run/undo/provedundo.h"
#include "core/run/undo/restore.h"
#include "core/run/undo/shiptakeback.h"
#include "core/run/undo/tablerollback.h"
#include "core/run/wholedump/dumpjournals.h"
#include "core/run/wholedump/dumprows.h"
#include "core/run/wholedump/dumpstate.h"
#include "core/run/wholedump/dumptailrun.h"
#include "core/run/wholedump/tablefolder.h"
#include "core/sql/quoting.h"

#include <algorithm>

namespace millrace {

namespace {

void markEmptied(TableOutcome &table)
{
    table.rowsLoaded = 0;
    table.rowsAfter = table.rowsBefore;
    table.verified = false;
}

/// After the rows of a table's run: its indexes, which are quick to build without rows, and its end.
Result<void> closeTable(RunFolder &folder, RunSummary summary, const ResolvedConnection &target)
{
    if (const auto restored = restoreRun(folder, target); !restored)
        return fail(restored.error());
    else if (!restored->isComplete())
        return fail(
            {.code = ErrorCode::IndexBuildFailed,
             .what = CoreText::tr("The rows are out, but not all indexes are back. %1")
                         .arg(restored->sentences().join(u' ')),
             .howToFix =
                 CoreText::tr("Mend what is in the way, then: millrace-cli restore %1").arg(folder.id())});
    summary.status = RunState::RolledBack;
    summary.error.reset();
    markEmptied(summary.tables.first());
    return folder.save(summary);
}

/// Of a run that is over and proved there is no journal: its rows go only where the table is as the run left
/// it. \a state: nothing was written down. Errors: RollbackImpossible, with the statements by which it is
/// done all the same; the server's.
Result<void> checkAsLeft(const std::optional<TableState> &state, const RowsToGo &rows,
                         const ResolvedConnection &target)
{
    const QString table = qualifiedName(rows.schema, rows.table);
    const QString byHand =
        rows.all() ? CoreText::tr("Look at the table, and empty it by hand: TRUNCATE TABLE %1").arg(table)
                   : CoreText::tr("Look at the rows, and take them out by hand: DELETE FROM %1 WHERE %2")
                         .arg(table, rows.condition());
    if (!state || state->server.isEmpty())
        return rollbackImpossible(
            CoreText::tr("The run is finished and verified; its journal is gone, and nothing was written "
                         "down that %1 could be told by.")
                .arg(table),
            byHand);
    MILLRACE_TRY(const auto session, TableState::session(target));
    MILLRACE_TRY(const auto doubt, state->doubtNow(*session, rows.schema, rows.table, rows.condition()));
    if (doubt.isEmpty())
        return {};
    return rollbackImpossible(
        CoreText::tr("Whether %1 is as the run left it cannot be proved: %2.").arg(table, doubt), byHand);
}

/// The rollback of a whole dump's run.
class DumpRollback
{
public:
    DumpRollback(RunFolder &folder, const DumpPlan &plan, const ResolvedConnection &target)
        : m_folder(folder)
        , m_plan(plan)
        , m_target(target.withoutSchema())
    {}

    Result<qint64> run()
    {
        MILLRACE_TRY(m_summary, m_folder.summary());
        if (m_summary.status == RunState::RolledBack)
            return 0;
        MILLRACE_TRY_VOID(refuseOver());
        MILLRACE_TRY(m_server, Connection::open(m_target));
        MILLRACE_TRY_VOID(findTables());
        MILLRACE_TRY_VOID(check());
        MILLRACE_TRY(const auto taken, takeOut());
        MILLRACE_TRY_VOID(takeAccountsBack(m_folder.path(), *m_server));
        MILLRACE_TRY_VOID(close());
        return taken;
    }

private:
    /// A table that may hold rows of the run.
    struct Table
    {
        qsizetype index = 0;               ///< of the plan
        std::unique_ptr<RunFolder> folder; ///< null: all its rows are statements
        RunSummary summary;                ///< of the folder
        std::unique_ptr<TableRollback> rollback;
        qsizetype effect = -1; ///< of m_effects; -1: no rows go
    };

    /// What cannot be taken back, whatever the server says.
    Result<void> refuseOver()
    {
        if (const auto log = StatementLog::open(m_folder.path()); log && DumpTailRun::hasBegun(**log))
            return rollbackImpossible(
                CoreText::tr("Statements of the dump ran as they stand, and what they changed is not known."),
                whatElse());
        if (allTablesProved(m_summary)) {
            MILLRACE_TRY(m_asLeft, DumpState::load(m_folder.path()));
        }
        const RunPlan plan(m_plan);
        if (const auto obstacle = undoObstacle(m_summary, m_folder.path(), &plan))
            return fail(*obstacle);
        return {};
    }

    /// Where the tail has begun.
    QString whatElse() const
    {
        QString byHand = undoStatementsByHand(&m_plan);
        if (m_summary.status == RunState::Done)
            return byHand;
        return byHand + u' ' +
               CoreText::tr("Or let it go on to its end: millrace-cli resume %1").arg(m_folder.id());
    }

    Result<void> findTables()
    {
        const DumpRows statements({.plan = m_plan, .target = m_target, .runId = m_folder.id(), .stop = {}});
        MILLRACE_TRY(const auto made, statements.made(*m_server));
        for (qsizetype index = 0; index < m_plan.tables.size(); ++index) {
            Table table{.index = index};
            MILLRACE_TRY(auto own, begunTable(m_folder, index));
            const DumpRows::Made &asIs = made.at(index);
            // One whose rows are all statements was not counted before: by its own numbers it was empty.
            TableOutcome before{.rowsBefore = 0, .rowsAfter = 0};
            QString id = m_folder.id();
            if (own) {
                table.folder = std::move(own);
                MILLRACE_TRY(const auto summary, table.folder->summary());
                if (summary.status == RunState::RolledBack)
                    continue;
                table.summary = summary;
                before = summary.tables.value(0);
                id = table.folder->id();
                // What a program that was killed left running would come in after the count.
                (void)killOrphans(*m_server, id);
            } else if (asIs.rows == 0 && !asIs.othersChanged) {
                continue;
            } else {
                before.verified = true; // no load of ours, no journal
            }
            table.rollback = std::make_unique<TableRollback>(
                TableRollback::Context{.server = *m_server,
                                       .plan = m_plan.tables.at(index),
                                       .runId = id,
                                       .before = before,
                                       .rowsAsIs = asIs.rows,
                                       .othersChanged = asIs.othersChanged,
                                       .begun = m_summary.status == RunState::RollingBack ||
                                                table.summary.status == RunState::RollingBack});
            m_tables.push_back(std::move(table));
        }
        return {};
    }

    /// Of all tables, before the first row goes.
    Result<void> check()
    {
        QVector<RowsToGo> going;
        for (Table &table : m_tables) {
            MILLRACE_TRY_VOID(table.rollback->check());
            if (table.rollback->rows() == 0)
                continue;
            if (m_asLeft) // its journal is gone
                MILLRACE_TRY_VOID(
                    checkAsLeft(m_asLeft->tables.value(table.index), table.rollback->rowsToGo(), m_target));
            table.effect = going.size();
            going << table.rollback->rowsToGo();
        }
        MILLRACE_TRY(m_effects, RemovalEffects::read(*m_server, going));
        return m_effects.check(*m_server);
    }

    Result<qint64> takeOut()
    {
        // From here on it is neither whole nor out; only a rollback knows what to do about it.
        const RunState before = m_summary.status;
        m_summary.status = RunState::RollingBack;
        MILLRACE_TRY_VOID(m_folder.save(m_summary));
        qint64 rows = 0;
        for (Table &table : m_tables) {
            const auto taken = table.effect < 0
                                   ? Result<void>()
                                   : table.rollback->takeOut(m_effects.isReferredToByThem(table.effect),
                                                             m_effects.deleteTrigger(table.effect));
            if (!taken && &table == &m_tables.front() && !mayHaveBeenDone(taken.error())) {
                m_summary.status = before;
                (void)m_folder.save(m_summary); // left as it is it can be rolled back, too
            }
            if (!taken)
                return fail(taken.error());
            rows += table.rollback->rowsOfRun();
            MILLRACE_TRY_VOID(table.rollback->forget());
            if (!table.folder)
                continue;
            ResolvedConnection to = m_target;
            to.spec.schema = m_plan.tables.at(table.index).schema;
            MILLRACE_TRY_VOID(closeTable(*table.folder, table.summary, to));
        }
        return rows;
    }

    Result<void> close()
    {
        RestoreOutcome settings{.run = m_folder.id()};
        MILLRACE_TRY_VOID(restoreRunSettings(m_folder, m_target, RunPlan(m_plan).schema(), {}, settings));
        const DumpRows statements({.plan = m_plan, .target = m_target, .runId = m_folder.id(), .stop = {}});
        (void)statements.forget(); // a mark left behind harms nobody, nor does a line in a journal
        (void)DumpJournals(m_plan, m_folder.id()).leave(m_target);
        m_summary.status = RunState::RolledBack;
        m_summary.error.reset();
        for (TableOutcome &table : m_summary.tables)
            markEmptied(table);
        return m_folder.save(m_summary);
    }

    RunFolder &m_folder;
    const DumpPlan &m_plan;
    ResolvedConnection m_target;
    RunSummary m_summary;
    std::unique_ptr<Connection> m_server;
    std::vector<Table> m_tables;
    RemovalEffects m_effects;
    std::optional<DumpState> m_asLeft; ///< of a run that was over and proved
};

/// The rollback of one table's run.
Result<qint64> rollbackTable(RunFolder &folder, const Plan &plan, const ResolvedConnection &target)
{
    MILLRACE_TRY(auto summary, folder.summary());
    const TableOutcome before = summary.tables.value(0);
    MILLRACE_TRY(auto connection, Connection::open(target));
    // What a program that was killed left running would come in after the count.
    (void)killOrphans(*connection, folder.id());
    TableRollback table({.server = *connection,
                         .plan = plan,
                         .runId = folder.id(),
                         .before = before,
                         .begun = summary.status == RunState::RollingBack});
    MILLRACE_TRY_VOID(table.check());
    // No journal line goes together with its rows: who is killed after them has to find a note, too.
    const bool proved = before.verified;
    if (proved && table.rows() > 0) {
        MILLRACE_TRY(const auto state, TableState::load(folder.path()));
        MILLRACE_TRY_VOID(checkAsLeft(state, table.rowsToGo(), target));
    }
    if (table.rows() > 0) {
        MILLRACE_TRY(const auto effects, RemovalEffects::read(*connection, {table.rowsToGo()}));
        MILLRACE_TRY_VOID(effects.check(*connection));
        const RunState was = summary.status;
        if (proved || table.truncates(effects.deleteTrigger(0))) {
            summary.status = RunState::RollingBack;
            MILLRACE_TRY_VOID(folder.save(summary));
        }
        if (const auto taken = table.takeOut(effects.isReferredToByThem(0), effects.deleteTrigger(0));
            !taken) {
            if (summary.status != was && !mayHaveBeenDone(taken.error())) {
                summary.status = was;
                (void)folder.save(summary); // left as it is it can be rolled back, too
            }
            return fail(taken.error());
        }
    }
    MILLRACE_TRY_VOID(table.forget());
    MILLRACE_TRY_VOID(closeTable(folder, std::move(summary), target));
    return table.rowsOfRun();
}

} // namespace

Result<qint64> rollbackRun(RunFolder &folder, const ResolvedConnection &target)
{
    MILLRACE_TRY_VOID(folder.lock());
    MILLRACE_TRY(const auto plan, folder.runPlan());
    if (!plan.isWholeDump() && plan.table()->wayIn == WayIn::Ship)
        return takeShippedBack(folder, *plan.table(), target);
    return plan.isWholeDump() ? DumpRollback(folder, *plan.dump(), target).run()
                              : rollbackTable(folder, *plan.table(), target);
}

} // namespace millrace
