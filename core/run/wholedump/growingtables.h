// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/event.h"
#include "core/load/control/runcontrol.h"
#include "core/plan/wholedump/dumpplan.h"
#include "core/record/runfolder.h"
#include "core/run/growing/growthwatch.h"
#include "core/source/foundtable.h"

#include <QHash>
#include <QSet>
#include <chrono>
#include <functional>
#include <mutex>
#include <optional>

namespace millrace {

/// The tables of a dump that its tool is still writing, handed out as their files become complete: a table
/// file by file, whatever is there of it at a time, until it is complete itself. Thread-safe: the lanes of
/// DumpTables all wait here, and any of them looks at the folder.
///
/// What it learns is in the run's own copy of the plan, on disk, before anybody is told: who is killed
/// afterwards finds a table with its files, in the order in which they came. A file that is not there has no
/// row on the server.
class GrowingTables
{
public:
    /// All of it belongs to the caller and outlives this.
    struct Context
    {
        RunFolder &folder; ///< of the dump's run
        RunControl &control;
        std::function<void(Event::Kind, const QString &, const QJsonObject &)> tell;
    };
    /// REQUIRES: plan.growing.
    GrowingTables(DumpPlan plan, Context context);

    struct Taken
    {
        Plan plan;               ///< with all files so far, their rows counted
        bool moreToCome = false; ///< giveBack() has to follow
        bool isFileByFile = false;
    };
    /// Blocks until there are files of a table that nobody was given, and gives its index; take() has to
    /// follow. Nothing: all have been handed out. Errors: Cancelled; SourceEmpty (nobody writes the dump any
    /// more, and it has no end); that of its metadata, once nobody writes.
    Result<std::optional<qsizetype>> next();
    /// What is there of that table. After an error nobody is given it again. Errors: those of reading the
    /// files; SourceChanged (not what was planned); the first row that cannot be loaded, where the plan stops
    /// at such; DiskFull and the like.
    Result<Taken> take(qsizetype index);
    /// The rows of what was taken are in the table. \a isLoaded: false: they are not, and nobody is given
    /// more of it.
    void giveBack(qsizetype index, bool isLoaded);
    /// Blocks until the dump has its end, and holds what was planned against what that says: which tables
    /// and files, how many bytes or rows each. After that the plan is one like any other. REQUIRES: next()
    /// has nothing left. Errors: as next(); SourceChanged (not what was loaded).
    Result<void> awaitEnd();

    DumpPlan plan() const;  ///< as far as it is known
    bool isGrowing() const; ///< its end was not seen yet
    /// "waiting for MySQL Shell to complete shop.orders and 2 more, for 12 s"; empty: nobody waits.
    QString waitingFor() const;

private:
    using Clock = std::chrono::steady_clock;
    class Waiting;
    Result<std::optional<qsizetype>> takeNext();
    bool isAllThrough() const;
    QStringList newFiles(const Plan &table, const DumpDirTable &found) const;
    std::optional<Error> brokenOff() const;
    Result<std::optional<FoundTable>> readNew(const Plan &table, DumpDir alone);
    Result<void> takeEnd();
    Result<void> expectAll(const DumpDir &ended) const;
    Result<void> keep();

    const Context m_context;
    const qint64 m_deferFromBytes;
    mutable std::mutex m_mutex;
    DumpPlan m_plan; ///< protected by m_mutex, as is all below
    GrowthWatch m_watch;
    QSet<qsizetype> m_inHand;            ///< tables that a lane loads files of
    QSet<QString> m_through;             ///< Plan::tableName() of those that stopped, and are still awaited
    QHash<qsizetype, qsizetype> m_given; ///< by table: files of the plan that a lane was given
    QSet<QString> m_rowless;             ///< files without a row
    int m_waiting = 0;                   ///< threads
    Clock::time_point m_waitingSince;
};

} // namespace millrace
