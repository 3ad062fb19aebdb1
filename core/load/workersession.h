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

class WorkerSessions;

/// A worker's connection, set up for loading: strictness, settings of the plan, the way in.
class WorkerSession final : public LoadSession
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
        SocketWatch *sockets = nullptr; ///< who looks at how the sockets do; null: nobody
    };

    ~WorkerSession() override;

    Result<void> transact(Step step) override;
    Result<WriteOutcome> write(const Chunk &range, RowMode mode) override
    {
        return m_writer->write(range, mode);
    }
    Result<qint64> rowsReplaced() override;
    Result<void> addToJournal(const Chunk &piece, const ChunkTally &tally) override;
    Result<std::optional<ChunkTally>> findInJournal(const Chunk &piece) override;
    RowSupply &rows() override { return *m_rows; }
    void end() override;

private:
    friend class WorkerSessions;
    WorkerSession(WorkerSessions &sessions, std::unique_ptr<Connection> connection);
    Result<void> prepare(FeedGate &gate);

    WorkerSessions &m_sessions;
    std::unique_ptr<Connection> m_connection;
    std::optional<SocketWatch::Entry> m_socket; ///< of the connection
    SessionGuard m_guard;                       ///< declared after the connection it works on
    std::unique_ptr<RowSupply> m_rows;
    std::unique_ptr<RangeWriter> m_writer;
};

/// The sessions of one worker, and where it reads rows of another server.
class WorkerSessions final : public LoadSessions
{
public:
    /// How a session's settings ended. All workers do the same, so one line tells it, once it holds for all
    /// of them.
    struct SettingsEnd
    {
        QVector<SessionGuard::Change> changes;
        QString how; ///< "put back to"
        void announce(RunLog &log) const;
    };

    /// \a snapshot: of a table on another server, null otherwise. All it is given outlives it.
    WorkerSessions(const WorkerSession::Context &context, int worker, StatementKiller &killer,
                   SourceSnapshot *snapshot)
        : m_context(context)
        , m_worker(worker)
        , m_killer(killer)
        , m_snapshot(snapshot)
    {}

    /// The first thing the worker's thread does. Errors: as SourceSnapshot::join.
    Result<void> joinSnapshot();
    Result<std::unique_ptr<LoadSession>> open(FeedGate &gate, ChunkId lost) override;
    Result<void> reopenSource(const Error &loss) override { return m_source->reopen(loss); }
    /// Of the last session; empty when it had no settings.
    const SettingsEnd &settingsEnd() const { return m_settingsEnd; }

private:
    friend class WorkerSession;

    const WorkerSession::Context &m_context;
    const int m_worker;
    StatementKiller &m_killer;
    SourceSnapshot *const m_snapshot;
    std::unique_ptr<SourceSession> m_source;
    SettingsEnd m_settingsEnd;
    bool m_announced = false; ///< the settings are in the run's record
};

/// The connections on which this run's statements are running still although whoever sent them is gone (a cut
/// network, a program that was killed): ends them, so that their locks go. Only sessions whose statement
/// names the run (and \a chunk, unless 0) are touched. Returns how many were ended.
Result<int> killOrphans(Connection &connection, const QString &runId, qint64 chunk = 0);

} // namespace millrace
