// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/checks/targetcheck.h"
#include "core/plan/wholedump/dumpplan.h"
#include "core/record/runclock.h"
#include "core/run/run.h"
#include "core/run/wholedump/dumpstatements.h"

#include <QElapsedTimer>
#include <QSet>
#include <functional>
#include <mutex>

namespace millrace {

class ComingTables;
class SessionPool;

/// The part of a dump's run in which rows go in: several tables at once, each by a MigrationRun of its own in
/// a folder below the run's. load() blocks its thread; progress() may be called from any.
class DumpTables
{
public:
    /// Names of lists in the StatementLog.
    static const QString rowsList;             ///< statements among the rows, as a whole: marks on the server
                                               ///< tell single ones
    static constexpr qsizetype wholeList = -1; ///< the index that stands for a list as a whole

    /// All of it belongs to the caller and outlives this.
    struct Context
    {
        const DumpPlan &plan;
        const ResolvedConnection &target;
        RunFolder &folder; ///< of the dump's run
        RunControl &control;
        RunObserver &observer; ///< hears of each table, with the table's name and the whole run's time
        const RunClock &clock; ///< of the whole run
        std::optional<StatementAnswer> answer; ///< about a statement among the rows
        std::function<void(Event::Kind, const QString &, const QJsonObject &)> tell; ///< of the whole run
        ComingTables *coming = nullptr; ///< whose rows are not all there
    };
    explicit DumpTables(Context context);
    ~DumpTables();

    /// Of a run that goes on: what earlier parts of it committed counts as committed from now on, not only
    /// once each table has its turn.
    void expectEarlier();
    /// A table's plan as a run of its own.
    Plan ownPlan(qsizetype index) const;
    /// The plan has them all now: those that it had, with what was learnt of their file since, and more
    /// behind them. REQUIRES: nothing is being loaded.
    void setTables(const QVector<Plan> &tables);
    /// Loads what is not loaded yet of the tables in front of \a end. A table that stops does not stop the
    /// others. Tables whose rows are coming are loaded as they do, and their end is waited for. \a known: the
    /// target as one of them has found it. Errors: that of the first table that stopped; Cancelled.
    Result<void> load(const StatementLog &statements, std::optional<CheckedTarget> known, qsizetype end);
    /// One that the tail loads, in the calling thread. Errors: why it stopped; Cancelled.
    Result<void> loadOne(qsizetype index, const StatementLog &statements)
    {
        return loadTable({.table = index}, statements);
    }
    /// Looks up what an earlier part of the run made of it: what came after may have changed its rows since.
    Result<void> recall(qsizetype index);
    /// Those that wait for the next table: there is none any more, or not soon.
    void closeSessions();
    /// Counts what was proved once more when the server was restarted since \a whole, the run of all tables,
    /// began.
    void recount(const RunSummary &whole);
    /// By their order in the plan; unset: not reached. Rows that statements made are counted in.
    QVector<std::optional<TableOutcome>> outcomes() const;
    /// Samples of the whole run, for the report, until it is asked to stop.
    void takeSamples(const std::stop_token &stop, const std::function<RunProgress()> &look) const;
    qint64 loadMs() const;       ///< that load() took, pauses left out
    QVector<Plan> plans() const; ///< of the tables, with what was learnt of them since the plan was made

    /// Without state, which is the whole run's; stage says how many are done.
    RunProgress progress() const;

private:
    struct TableObserver;
    struct Table;
    void tell(Event::Kind kind, const QString &text, const QJsonObject &values = {}) const;
    /// A table's turn in a lane.
    struct Turn
    {
        qsizetype table = 0;
        bool moreToCome = false; ///< files of it, and another turn with them
    };
    void setLanes(qsizetype tables);
    qint64 loadMsNow() const;
    void loadNext(const StatementLog &statements);
    std::optional<Turn> takeNext();
    void keepError(const Error &error);
    Plan planOf(qsizetype index) const;
    bool isFileByFile(const Plan &table) const;
    Result<void> loadTable(const Turn &turn, const StatementLog &statements);
    RunSummary runTable(const Turn &turn);
    QStringList doneRuns() const;

    const Context m_context;
    const std::shared_ptr<SessionPool> m_sessions; ///< that go from table to table
    int m_lanes = 1;
    std::optional<CheckedTarget> m_known; ///< while tables are loaded
    mutable std::mutex m_mutex;
    std::vector<Table> m_tables; ///< protected by m_mutex, as is all below
    QVector<Plan> m_plans;
    QStringList m_fileByFile; ///< as DumpPlan has it
    qsizetype m_next = 0;
    qsizetype m_end = 0;       ///< of those that load() goes to
    QSet<qsizetype> m_awaited; ///< that come by m_context.coming
    std::optional<Error> m_firstError;
    QElapsedTimer m_loading;   ///< valid while tables are loaded
    qint64 m_loadMs = 0;       ///< once they are
    qint64 m_pausedBefore = 0; ///< ms of the whole run's pauses that are over when it begins
};

} // namespace millrace
