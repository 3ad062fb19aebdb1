// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/load/control/runlog.h"
#include "core/load/control/statementkiller.h"
#include "core/plan/plan.h"
#include "core/server/connection.h"
#include "core/source/tabledump.h"

#include <condition_variable>
#include <mutex>

namespace millrace {

/// The moment at which a run reads a table of another server: several sessions, each on the thread that uses
/// it, that all see the rows as they were then. Writers are kept away (LOCK TABLES … READ) for as long as it
/// takes the sessions to begin their transactions. Where the table's engine has no snapshots or the account
/// no lock, each session has a moment of its own; so has one that takes the place of a session that was lost.
/// What was had is written down (RunFolder::snapshots) before the first row is read: a proof asks for it.
///
/// A table without a key, a view and a query are read by one single SELECT, which is a moment by itself.
///
/// Thread-safe.
class SourceSnapshot
{
public:
    struct Context
    {
        const Plan &plan;
        const ResolvedConnection &server;
        RunFolder &folder;
        RunLog &log;
    };
    /// How long a server that went away is waited for.
    static constexpr qint64 reconnectSeconds = 120;
    /// How long writers may keep the lock away, and be kept waiting behind it, at a time; and how often.
    static constexpr int lockWaitSeconds = 3;
    static constexpr int lockAttempts = 3;

    /// \a sessions: how many will join. What it is given outlives it.
    SourceSnapshot(const Context &context, int sessions, std::stop_token stop);

    const Plan &plan() const { return m_context.plan; }
    /// Opens the session \a slot (from 0) and begins its transaction together with all others.
    /// Errors: the server's, all saying whose; RunFolderUnusable and kin; Cancelled.
    Result<std::unique_ptr<Connection>> join(int slot);
    /// One in place of a session that was lost; waits for a server that went away.
    /// Errors: as join, SourceConnectionLost.
    Result<std::unique_ptr<Connection>> rejoin(int slot, const Error &loss);
    /// Its session is not in use any more.
    void leave(int slot) { m_killer.watch(slot, 0); }
    /// Ends the statement a session runs, whose rows nobody wants any more.
    void breakOff(const Connection &session) const;

private:
    enum class Phase
    {
        Opening,  ///< sessions are opened
        Starting, ///< writers are away: transactions begin
        Done
    };

    Result<std::unique_ptr<Connection>> open(int slot);
    Result<void> begin(Connection &session) const;
    Result<void> beginWithOthers(int slot, std::unique_ptr<Connection> &session);
    Result<void> lead(int slot, std::unique_ptr<Connection> &own);
    Result<std::unique_ptr<Connection>> lockTable(QString &why) const;
    Result<void> follow(int slot, std::unique_ptr<Connection> &own);
    Result<void> note(const SnapshotNote &note);

    const Context m_context;
    const int m_sessions;
    const std::stop_token m_stop;
    std::mutex m_mutex;
    std::condition_variable_any m_changed;
    Phase m_phase = Phase::Opening; ///< protected by m_mutex, as are the next two
    int m_opened = 0;
    int m_started = 0;
    StatementKiller m_killer; ///< a cancel reaches sessions that wait for the source
};

/// One thread's session in the snapshot, and the rows it reads there.
class SourceSession
{
public:
    /// The first thing each thread does. Errors: as SourceSnapshot::join.
    static Result<std::unique_ptr<SourceSession>> join(SourceSnapshot &snapshot, int slot);
    ~SourceSession();

    /// Another one in the next call; used by the thread that joined.
    Connection &connection() { return *m_connection; }
    /// After a loss. Errors: as SourceSnapshot::rejoin.
    Result<void> reopen(const Error &loss);
    /// Errors: the server's; ColumnUnknown.
    Result<const TableDump *> dump();
    void breakOff() const { m_snapshot.breakOff(*m_connection); }

private:
    SourceSession(SourceSnapshot &snapshot, int slot, std::unique_ptr<Connection> connection);

    SourceSnapshot &m_snapshot;
    const int m_slot;
    std::unique_ptr<Connection> m_connection;
    std::optional<TableDump> m_dump;
};

} // namespace millrace
