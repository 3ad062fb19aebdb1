// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/event.h"
#include "core/load/control/runcontrol.h"
#include "core/plan/wholedump/dumpplan.h"
#include "core/record/runfolder.h"
#include "core/source/dumpdir/dumpdir.h"

#include <QSet>
#include <chrono>
#include <functional>
#include <mutex>
#include <optional>

namespace millrace {

/// The tables of a dump that its tool is still writing, handed out as they become complete. Thread-safe: the
/// lanes of DumpTables all wait here, and any of them looks at the folder.
///
/// What it learns is in the run's own copy of the plan, on disk, before anybody is told: who is killed
/// afterwards finds a table with its files, or one that is still awaited and has no row on the server.
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

    /// Blocks until a table that nobody has got is complete. Nothing: all have been handed out. Errors:
    /// Cancelled; SourceEmpty (nobody writes the dump any more, and it has no end); that of its metadata,
    /// once nobody writes.
    Result<std::optional<qsizetype>> next();
    /// The plan of that table, with its files, its rows counted. Errors: those of reading the files;
    /// FieldCountWrong (not what was planned); the first row that cannot be loaded, where the plan stops at
    /// such; DiskFull and the like.
    Result<Plan> complete(qsizetype index);
    /// Blocks until the dump has its end, and holds what was planned against what that says: which tables,
    /// how many bytes of rows each. After that the plan is one like any other. REQUIRES: next() has nothing
    /// left. Errors: as next(); SourceChanged (not what was loaded).
    Result<void> awaitEnd();

    DumpPlan plan() const;  ///< as far as it is known
    bool isGrowing() const; ///< its end was not seen yet
    /// "waiting for MySQL Shell to complete shop.orders and 2 more, for 12 s"; empty: nobody waits.
    QString waitingFor() const;

private:
    using Clock = std::chrono::steady_clock;
    class Waiting;
    Result<std::optional<qsizetype>> takeNext();
    void look();
    std::optional<Error> brokenOff();
    const DumpDirTable *foundOf(const Plan &table) const;
    Result<void> expectAll(const DumpDir &ended) const;
    Result<void> keep();

    const Context m_context;
    mutable std::mutex m_mutex;
    DumpPlan m_plan; ///< protected by m_mutex, as is all below
    QSet<qsizetype> m_handedOut;
    std::optional<DumpDir> m_dump;  ///< as it was seen last
    std::optional<Error> m_problem; ///< in its metadata, then
    std::optional<Clock::time_point> m_looked;
    QVector<FolderWriter> m_writers; ///< ever seen
    bool m_isWritten = false;        ///< by one of them, at the last look
    quint64 m_folderState = 0;
    Clock::time_point m_lastSign = Clock::now(); ///< of somebody who writes
    int m_waiting = 0;                           ///< threads
    Clock::time_point m_waitingSince;
};

} // namespace millrace
