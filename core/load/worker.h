// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/load/chunkloader.h"
#include "core/load/chunks/chunkqueue.h"
#include "core/load/control/runlog.h"
#include "core/load/control/waitclock.h"
#include "core/load/transactionroom.h"

namespace millrace {

/// One worker thread's work: takes chunks from the queue and loads each exactly once, whatever it takes
/// within bounds: a lock wait or a deadlock is tried again, a lost connection opened again (to the target or
/// to the source's server), a chunk that keeps failing or is too large for one transaction loaded in halves.
class Worker
{
public:
    static constexpr int maxAttempts = 6;
    /// How long a server that went away is waited for.
    static constexpr int reconnectSeconds = 120;

    Worker(int index, const WorkerContext &context, LoadSessions &sessions, std::stop_token stop);

    /// Loads chunks until the queue is through or a stop is requested. Errors: the first chunk that could not
    /// be loaded; its transaction is rolled back.
    Result<void> run();

private:
    Result<void> loadTask(const ChunkTask &task);
    Result<void> loadPiece(const Chunk &piece);
    Result<bool> loadWhatFits(const Chunk &piece);
    Result<std::optional<Chunk>> takeCommitted(const Chunk &piece, const ChunkTally &tally);
    Result<void> loadInHalves(const Chunk &first, const Chunk &second);
    Result<std::optional<ChunkTally>> recover(const Chunk &piece, Error error);
    Result<bool> tryAgain(const Chunk &piece, const Error &error, int attempt);
    Result<void> reconnect(const Chunk &piece, const Error &loss);
    Result<void> openSession(ChunkId lost);
    bool isLoss(const Error &error) const;

    const int m_index;
    const WorkerContext &m_context;
    LoadSessions &m_sessions;
    const std::stop_token m_stop;
    FeedGate m_gate;
    ChunkTally m_tally;                     ///< of the task at hand, as is the next
    int m_attempts = 0;                     ///< to load it or its pieces
    qint64 m_committedTo = 0;               ///< its rows below this one are in, by a line of a larger piece
    TransactionRoom m_room;                 ///< of all tasks
    std::unique_ptr<LoadSession> m_session; ///< declared after the gate it uses; null: lost
    std::optional<ChunkLoader> m_loader;    ///< over this session, or the one before while it is null
};

} // namespace millrace
