// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/load/chunks/chunkqueue.h"
#include "core/load/control/statementkiller.h"
#include "core/load/workersession.h"

namespace millrace {

/// What all workers of a run share; outlives them.
struct WorkerContext
{
    const WorkerSession::Context &session;
    ChunkQueue &queue;
    RunControl &control;
    RateLimiter &limiter;
    StatementKiller &killer;
    SourceSnapshot *snapshot = nullptr; ///< of a table on another server
};

/// One worker thread's work: takes chunks from the queue and loads each exactly once, whatever it takes
/// within bounds: a lock wait or a deadlock is tried again, a lost connection opened again (to the target or
/// to the source's server), a chunk that keeps failing loaded in halves.
class Worker
{
public:
    static constexpr int maxAttempts = 6;
    /// How long a server that went away is waited for.
    static constexpr int reconnectSeconds = 120;

    Worker(int index, const WorkerContext &context, std::stop_token stop);

    /// Loads chunks until the queue is through or a stop is requested. Errors: the first chunk that could not
    /// be loaded; its transaction is rolled back.
    Result<void> run();
    /// Behind run(): how the settings of its session ended; empty when it had none.
    const WorkerSession::SettingsEnd &settingsEnd() const { return m_settingsEnd; }

private:
    Result<void> loadTask(const ChunkTask &task);
    Result<void> loadPiece(const Chunk &piece);
    Result<void> loadInHalves(const Chunk &first, const Chunk &second);
    /// Nothing: the piece is not in the table. May leave m_session empty only with an error.
    Result<std::optional<ChunkTally>> recover(const Chunk &piece, const Error &error);
    Result<void> reconnect(const Chunk &piece, const Error &loss);
    Result<void> openSession();
    /// Again and again while the server is away or takes the connection back, reconnectSeconds long.
    Result<void> openPatiently();
    void dropSession(bool forGood);

    const int m_index;
    const WorkerContext &m_context;
    const std::stop_token m_stop;
    FeedGate m_gate;
    ChunkTally m_tally; ///< of the task at hand, as is the next
    int m_attempts = 0; ///< to load it or its pieces
    WorkerSession::SettingsEnd m_settingsEnd;
    bool m_announced = false;                 ///< the session's settings are in the run's record
    std::unique_ptr<SourceSession> m_source;  ///< where rows of another server are read
    std::unique_ptr<WorkerSession> m_session; ///< declared last: it uses the gate and the source
};

} // namespace millrace
