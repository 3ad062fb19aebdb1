// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/load/chunkloader.h"
#include "core/load/chunks/sourcesnapshot.h"
#include "core/load/control/runlog.h"
#include "core/load/control/socketwatch.h"
#include "core/order/sortedsource.h"
#include "core/tuning/sessionguard.h"

namespace millrace {

/// A worker's connection, set up for loading: strictness, settings of the plan, the way in. Lives on the
/// worker's thread. Gone with an error, the server rolls back what was not committed.
class WorkerSession
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

    /// \a announced: the settings are in the run's record already (a session opened again).
    /// Errors: as Connection::open; SettingUnknown, SettingRefused, PrivilegeMissing.
    /// \a source: where rows of another server are read; null: they are elsewhere. Outlives the session.
    static Result<std::unique_ptr<WorkerSession>> open(const Context &context, FeedGate &gate, int worker,
                                                       bool announced, SourceSession *source);

    Connection &connection() { return *m_connection; }
    ChunkLoader &loader() { return *m_loader; }
    RowSupply &rows() { return *m_rows; }
    /// How its settings ended. All workers do the same, so one line tells it, once it holds for all of them.
    struct SettingsEnd
    {
        QVector<SessionGuard::Change> changes;
        QString how; ///< "put back to"
        void announce(RunLog &log) const;
    };
    /// Puts the settings back.
    SettingsEnd close();
    /// The connection is to go as it is, in the middle of whatever it does; settings end with it.
    SettingsEnd abandon();

private:
    WorkerSession(const Context &context, std::unique_ptr<Connection> connection);

    const Context m_context;
    std::unique_ptr<Connection> m_connection;
    std::optional<SocketWatch::Entry> m_socket; ///< of the connection
    SessionGuard m_guard;                       ///< declared after the connection it works on
    std::unique_ptr<RowSupply> m_rows;
    std::unique_ptr<RangeWriter> m_writer;
    std::unique_ptr<ChunkLoader> m_loader;
};

/// The connections on which this run's statements are running still although whoever sent them is gone (a cut
/// network, a program that was killed): ends them, so that their locks go. Only sessions whose statement
/// names the run (and \a chunk, unless 0) are touched. Returns how many were ended.
Result<int> killOrphans(Connection &connection, const QString &runId, qint64 chunk = 0);

} // namespace millrace
