// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/load/chunks/sourcesnapshot.h"
#include "core/load/control/runlog.h"
#include "core/load/control/socketwatch.h"
#include "core/load/journal/journal.h"
#include "core/load/loadsession.h"
#include "core/order/sortedsource.h"
#include "core/tuning/sessionguard.h"

namespace millrace {

/// A worker's session with the server, opened again as often as it is lost, and with the server it reads rows
/// from.
class WorkerSession final : public LoadSessions
{
public:
    struct Context
    {
        const Plan &plan;
        const SortedSource *sorted = nullptr; ///< plan.source is this sorted copy of the dump
        const QString &runId;
        const ResolvedConnection &target;
        const ResolvedConnection *sourceServer = nullptr; ///< of a table on another server
        const Journal &journal;
        RunFolder &folder;
        RunStatistics &statistics;
        RunLog &log;
        const ContentWatch &content;
        bool numberedConditions = false;
        bool localAllowed = true;
        bool canUndo = true;      ///< TableSchema::transactional of the target
        bool hasTriggers = false; ///< as far as the account sees
        /// By how much Handler_update and Handler_delete grow for a row: MariaDB counts what the partitions
        /// do once more for the table that they are of (10.11.19).
        int countsPerRow = 1;
        const Arrival *arrival = nullptr; ///< of the source's file; null: all of it is there
        bool filesApart = false;          ///< as FileChunks::Options has it
        SocketWatch *sockets = nullptr;   ///< who looks at how the sockets do; null: nobody
    };
    /// How its settings ended. All workers do the same, so one line tells it, once it holds for all of them.
    struct SettingsEnd
    {
        QVector<SessionGuard::Change> changes;
        QString how; ///< "put back to"
        void announce(RunLog &log) const;
    };

    /// All it is given outlives it.
    WorkerSession(const Context &context, int worker, StatementKiller &killer)
        : m_context(context)
        , m_worker(worker)
        , m_killer(killer)
    {}

    /// The first thing the worker's thread does where rows come from another server. Errors: as
    /// SourceSnapshot::join.
    Result<void> join(SourceSnapshot &snapshot);
    Result<std::unique_ptr<LoadSession>> open(FeedGate &gate, ChunkId lost) override;
    Result<void> reopenSource(const Error &loss) override { return m_source->reopen(loss); }
    /// Of the last one opened; empty when it had none.
    const SettingsEnd &settingsEnd() const { return m_settingsEnd; }

private:
    class Link;
    QString readyFor() const;

    const Context &m_context;
    const int m_worker;
    StatementKiller &m_killer;
    std::unique_ptr<SourceSession> m_source; ///< where rows of another server are read
    SettingsEnd m_settingsEnd;
    bool m_announced = false; ///< the settings are in the run's record
};

/// The connections on which this run's statements are running still although whoever sent them is gone (a cut
/// network, a program that was killed): ends them, so that their locks go. Only sessions whose statement
/// names the run (and \a chunk, unless 0) are touched. Returns how many were ended.
Result<int> killOrphans(Connection &connection, const QString &runId, qint64 chunk = 0);

} // namespace millrace
