// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/bottleneck/workerclock.h"
#include "core/load/control/runcontrol.h"
#include "core/load/journal/chunktally.h"
#include "core/plan/plan.h"
#include "core/record/chunk.h"
#include "core/record/runclock.h"
#include "core/record/runprogress.h"

#include <array>
#include <atomic>
#include <chrono>
#include <mutex>
#include <optional>
#include <vector>

namespace millrace {

/// What the engine's threads write as they go and snapshot() turns into a RunProgress. All members may be
/// called from any thread; what a worker moves while it sends is atomic, what changes once per chunk is
/// guarded, so that a chunk is never counted twice (as sent and as committed) in one snapshot.
class RunStatistics
{
public:
    /// \a earlierMs: as of a RunClock.
    explicit RunStatistics(const Plan &plan, qint64 earlierMs = 0);

    void setState(RunState state);
    RunState state() const { return m_state.load(); }
    void setServerRowsEstimate(qint64 rows) { m_serverRows = rows; }
    /// What the workers' sessions have sent over their lines; 0: nothing, or not known.
    void setLineBytes(qint64 bytes) { m_lineBytes = bytes; }
    void setLimit(const Bottleneck &limit);
    /// What the server was seen to do last.
    void setServerSample(const BottleneckSample &sample);
    /// The cluster's servers as they were seen last.
    void setNodes(const QVector<NodeProgress> &nodes);
    QVector<NodeProgress> nodes() const;
    /// What the worker does from now on; returns what it did before.
    WorkerActivity enter(int worker, WorkerActivity activity)
    {
        WorkerClock &clock = m_workers[static_cast<std::size_t>(worker)].clock;
        const WorkerActivity before = clock.activity();
        clock.enter(activity);
        return before;
    }
    /// Of all workers together, since they began.
    WorkerTimes workerTimes() const;
    /// Of one of them.
    WorkerTimes workerTimes(int worker) const
    {
        return m_workers[static_cast<std::size_t>(worker)].clock.times();
    }
    int workerCount() const { return static_cast<int>(m_workers.size()); }

    /// What earlier parts of the run committed, known before it is found chunk by chunk: it counts as
    /// committed, and as found done, from now on.
    void expectDone(const ChunkTally &tally, qint64 bytes);
    /// Nothing counts as committed any more: the chunks are cut and looked up in the journal again.
    void startOver();
    void chunkCut(const Chunk &chunk);
    void cuttingDone();
    /// The worker loads the chunk from now on, in one piece or in several.
    void chunkTaken(int worker, const Chunk &chunk);
    /// The worker sends this piece from its beginning.
    void pieceStarted(int worker, const Chunk &piece);
    void pieceCommitted(int worker, const Chunk &piece, const ChunkTally &tally);
    void chunkDone(int worker, const Chunk &chunk);
    void bytesSent(int worker, qint64 bytes)
    {
        m_workers[static_cast<std::size_t>(worker)].sent += bytes;
        if (m_firstByte.load(std::memory_order_relaxed) == Moment())
            m_firstByte = std::chrono::steady_clock::now();
    }
    void chunkSent(int worker)
    {
        m_lastByte = std::chrono::steady_clock::now();
        setWorkerState(worker, WorkerProgress::State::Committing);
        enter(worker, WorkerActivity::Committing);
    }
    void chunkRollingBack(int worker)
    {
        setWorkerState(worker, WorkerProgress::State::RollingBack);
        enter(worker, WorkerActivity::Other);
    }
    void chunkFailed(int worker, const Chunk &chunk);
    /// Committed by an earlier part of the run, read from the journal. The chunk is done when \a whole.
    void foundDone(const Chunk &chunk, const ChunkTally &tally, qint64 bytes, bool whole);
    qint64 rowsSetAside() const { return m_rowsSetAside; }
    void chunkRetried() { ++m_retries; }

    /// Paused is shown instead of Loading while the control says so.
    RunProgress snapshot(const RunControl &control) const;
    qint64 elapsedMs() const { return m_clock.elapsedMs(); }
    /// When the first bytes went to the server, and when a worker last had nothing left of its chunk; the
    /// clock's epoch: never.
    using Moment = std::chrono::steady_clock::time_point;
    Moment firstByte() const { return m_firstByte; }
    Moment lastByte() const { return m_lastByte; }

private:
    struct Worker
    {
        std::atomic<WorkerProgress::State> state = WorkerProgress::State::Idle;
        std::atomic<qint64> chunk = 0;
        std::atomic<qint64> rows = 0;
        std::atomic<qint64> bytes = 0;
        std::atomic<qint64> sent = 0;
        std::atomic<qint64> beganMs = 0; ///< of the piece
        WorkerClock clock;
        qint64 chunkBeganMs = 0; ///< protected by m_mutex
    };
    void setWorkerState(int worker, WorkerProgress::State state)
    {
        m_workers[static_cast<std::size_t>(worker)].state = state;
    }
    void addCommitted(const ChunkTally &tally, qint64 bytes);
    void setChunk(const Chunk &chunk, ChunkState state, qint32 ms);

    const RunClock m_clock;
    qint64 m_rowsPlanned = 0; ///< 0 while not scanned
    qint64 m_bytesPlanned = 0;
    qint64 m_chunksPlanned = 0;
    std::atomic<RunState> m_state = RunState::Preparing;
    std::atomic<bool> m_cut = false;
    std::atomic<qint64> m_rowsCut = 0;
    std::atomic<qint64> m_rowsCommitted = 0;
    std::atomic<qint64> m_rowsFoundDone = 0;
    std::atomic<qint64> m_bytesCommitted = 0;
    std::atomic<qint64> m_chunksDone = 0;
    std::atomic<qint64> m_warnings = 0;
    std::atomic<qint64> m_rowsSetAside = 0;
    std::atomic<qint64> m_rowsSkipped = 0;
    std::atomic<qint64> m_retries = 0;
    std::atomic<qint64> m_loadBeganMs = -1;
    std::atomic<qint64> m_loadEndedMs = -1;
    std::atomic<qint64> m_endedMs = -1;
    std::atomic<Moment> m_firstByte = Moment();
    std::atomic<Moment> m_lastByte = Moment();
    std::atomic<qint64> m_serverRows = -1;
    std::atomic<qint64> m_lineBytes = 0;
    std::vector<Worker> m_workers;
    mutable std::mutex m_mutex;
    std::optional<Bottleneck> m_limit;        ///< protected by m_mutex
    std::optional<BottleneckSample> m_server; ///< protected by m_mutex
    QVector<NodeProgress> m_nodes;            ///< protected by m_mutex
    QVector<ChunkState> m_chunks;             ///< protected by m_mutex, as is m_chunkMs
    QVector<qint32> m_chunkMs;
    ChunkTally m_expected; ///< of expectDone(), not found yet; protected by m_mutex, as are its bytes
    qint64 m_bytesExpected = 0;
};

} // namespace millrace
