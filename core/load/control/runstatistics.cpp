// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/load/control/runstatistics.h"

namespace millrace {

namespace {

bool isEnd(RunState state)
{
    return state == RunState::Done || state == RunState::Stopped || state == RunState::Cancelled ||
           state == RunState::Refused;
}

} // namespace

RunStatistics::RunStatistics(const Plan &plan, qint64 earlierMs)
    : m_clock(earlierMs)
    , m_workers(static_cast<std::size_t>(plan.workers))
{
    for (const SourceFile &file : plan.source.files) {
        m_bytesPlanned -= file.bodyOffset;
        m_chunksPlanned += file.rows > 0 ? (file.rows + plan.chunkRows - 1) / plan.chunkRows : 1;
    }
    // What was there when the plan was made says nothing of what will come.
    m_bytesPlanned = plan.source.isArriving() ? 0 : m_bytesPlanned + plan.source.totalBytes();
    m_rowsPlanned = qMax<qint64>(0, plan.source.totalRows());
    if (plan.source.isTable()) { // the server's estimates
        m_rowsPlanned = plan.source.table->rowsEstimate;
        m_bytesPlanned = plan.source.table->dataBytes;
        m_chunksPlanned = qMax<qint64>(1, (m_rowsPlanned + plan.chunkRows - 1) / plan.chunkRows);
    }
}

void RunStatistics::setState(RunState state)
{
    const qint64 now = elapsedMs();
    if (state == RunState::Loading && m_loadBeganMs < 0)
        m_loadBeganMs = now;
    if (m_state == RunState::Loading && state != RunState::Loading && m_loadEndedMs < 0)
        m_loadEndedMs = now;
    if (isEnd(state))
        m_endedMs = now;
    m_state = state;
}

void RunStatistics::setChunk(const Chunk &chunk, ChunkState state, qint32 ms)
{
    const auto index = static_cast<qsizetype>(chunk.id.value - 1);
    if (m_chunks.size() <= index) {
        m_chunks.resize(index + 1, ChunkState::Waiting);
        m_chunkMs.resize(index + 1, 0);
    }
    m_chunks[index] = state;
    m_chunkMs[index] = ms;
}

void RunStatistics::expectDone(const ChunkTally &tally, qint64 bytes)
{
    const std::lock_guard lock(m_mutex);
    m_expected = tally;
    m_bytesExpected = bytes;
}

void RunStatistics::startOver()
{
    const std::lock_guard lock(m_mutex);
    m_expected = {};
    m_bytesExpected = 0;
    for (auto *counter : {&m_rowsCut, &m_rowsCommitted, &m_rowsFoundDone, &m_bytesCommitted, &m_chunksDone,
                          &m_warnings, &m_rowsSetAside, &m_rowsSkipped})
        *counter = 0;
    m_cut = false;
    m_chunks.fill(ChunkState::Waiting);
    m_chunkMs.fill(0);
}

void RunStatistics::chunkCut(const Chunk &chunk)
{
    m_rowsCut += chunk.rows;
    const std::lock_guard lock(m_mutex);
    setChunk(chunk, ChunkState::Waiting, 0);
}

void RunStatistics::cuttingDone()
{
    const std::lock_guard lock(m_mutex);
    m_cut = true;
    m_expected = {}; // what has not been found by now is not there
    m_bytesExpected = 0;
}

void RunStatistics::chunkTaken(int index, const Chunk &chunk)
{
    Worker &worker = m_workers[static_cast<std::size_t>(index)];
    const std::lock_guard lock(m_mutex);
    worker.chunk = chunk.id.value;
    worker.chunkBeganMs = elapsedMs();
    setChunk(chunk, ChunkState::Loading, 0);
}

void RunStatistics::pieceStarted(int index, const Chunk &piece)
{
    Worker &worker = m_workers[static_cast<std::size_t>(index)];
    const std::lock_guard lock(m_mutex);
    worker.rows = piece.rows;
    worker.bytes = piece.bytes;
    worker.sent = 0;
    worker.beganMs = elapsedMs();
    worker.state = WorkerProgress::State::Sending;
    worker.clock.enter(WorkerActivity::Other);
}

void RunStatistics::pieceCommitted(int index, const Chunk &piece, const ChunkTally &tally)
{
    Worker &worker = m_workers[static_cast<std::size_t>(index)];
    const std::lock_guard lock(m_mutex);
    addCommitted(tally, piece.bytes);
    worker.state = WorkerProgress::State::Idle;
    worker.sent = 0;
    worker.clock.enter(WorkerActivity::Other);
}

void RunStatistics::setLimit(const Bottleneck &limit)
{
    const std::lock_guard lock(m_mutex);
    m_limit = limit;
}

void RunStatistics::setServerSample(const BottleneckSample &sample)
{
    const std::lock_guard lock(m_mutex);
    m_server = sample;
}

WorkerTimes RunStatistics::workerTimes() const
{
    WorkerTimes total{};
    for (const Worker &worker : m_workers) {
        const WorkerTimes times = worker.clock.times();
        for (std::size_t i = 0; i < workerActivities; ++i)
            total[i] += times[i];
    }
    return total;
}

void RunStatistics::chunkDone(int index, const Chunk &chunk)
{
    Worker &worker = m_workers[static_cast<std::size_t>(index)];
    const std::lock_guard lock(m_mutex);
    setChunk(chunk, ChunkState::Done,
             static_cast<qint32>(qMax<qint64>(1, elapsedMs() - worker.chunkBeganMs)));
    ++m_chunksDone;
}

void RunStatistics::addCommitted(const ChunkTally &tally, qint64 bytes)
{
    m_rowsCommitted += tally.rows;
    m_bytesCommitted += bytes;
    m_warnings += tally.warnings;
    m_rowsSetAside += tally.setAside;
    m_rowsSkipped += tally.skipped;
}

void RunStatistics::chunkFailed(int index, const Chunk &chunk)
{
    Worker &worker = m_workers[static_cast<std::size_t>(index)];
    const std::lock_guard lock(m_mutex);
    setChunk(chunk, ChunkState::Failed, 0);
    worker.state = WorkerProgress::State::Idle;
    worker.sent = 0;
}

void RunStatistics::foundDone(const Chunk &chunk, const ChunkTally &tally, qint64 bytes, bool whole)
{
    const std::lock_guard lock(m_mutex);
    addCommitted(tally, bytes);
    m_rowsFoundDone += tally.rows;
    const auto found = [](qint64 &expected, qint64 count) {
        expected = std::max<qint64>(0, expected - count);
    };
    found(m_expected.rows, tally.rows);
    found(m_expected.warnings, tally.warnings);
    found(m_expected.setAside, tally.setAside);
    found(m_expected.skipped, tally.skipped);
    found(m_bytesExpected, bytes);
    if (!whole)
        return;
    setChunk(chunk, ChunkState::Done, 0);
    ++m_chunksDone;
}

void RunStatistics::setNodes(const QVector<NodeProgress> &nodes)
{
    const std::lock_guard lock(m_mutex);
    m_nodes = nodes;
}

QVector<NodeProgress> RunStatistics::nodes() const
{
    const std::lock_guard lock(m_mutex);
    return m_nodes;
}

RunProgress RunStatistics::snapshot(const RunControl &control) const
{
    const std::lock_guard lock(m_mutex);
    RunProgress progress;
    progress.state = m_state;
    if (progress.state == RunState::Loading && control.isCancelled())
        progress.state = RunState::Cancelling;
    else if (progress.state == RunState::Loading && control.isPaused())
        progress.state = RunState::Paused;
    progress.elapsedMs = m_endedMs >= 0 ? m_endedMs.load() : elapsedMs();
    if (m_loadBeganMs >= 0)
        progress.loadingMs = (m_loadEndedMs >= 0 ? m_loadEndedMs.load() : elapsedMs()) - m_loadBeganMs -
                             control.pausedTime().count();
    progress.rowsCommitted = m_rowsCommitted + m_expected.rows;
    progress.rowsFoundDone = m_rowsFoundDone + m_expected.rows;
    progress.bytesCommitted = m_bytesCommitted + m_bytesExpected;
    progress.rowsTotal = m_cut ? m_rowsCut.load() : qMax(m_rowsPlanned, m_rowsCut.load());
    progress.bytesTotal = m_bytesPlanned;
    progress.chunksDone = m_chunksDone;
    progress.chunksTotal = m_cut ? m_chunks.size() : qMax<qint64>(m_chunksPlanned, m_chunks.size());
    progress.warnings = m_warnings + m_expected.warnings;
    progress.retries = m_retries;
    progress.rowsSetAside = m_rowsSetAside + m_expected.setAside;
    progress.rowsSkipped = m_rowsSkipped + m_expected.skipped;
    progress.serverRowsEstimate = m_serverRows;
    progress.lineBytes = m_lineBytes;
    if (m_state == RunState::Loading)
        progress.limit = m_limit;
    progress.server = m_server;
    progress.nodes = m_nodes;
    progress.chunks = m_chunks;
    progress.chunkMs = m_chunkMs;

    progress.rowsStreamed = progress.rowsCommitted;
    progress.bytesStreamed = progress.bytesCommitted;
    const qint64 now = elapsedMs();
    for (const Worker &worker : m_workers) {
        WorkerProgress shown{.state = worker.state};
        if (shown.state != WorkerProgress::State::Idle) {
            shown.chunk = {worker.chunk};
            // Rows that were set aside make others go a second time.
            shown.bytesTotal = worker.bytes;
            shown.bytesSent = qMin(worker.sent.load(), shown.bytesTotal);
        }
        if (shown.state == WorkerProgress::State::Sending ||
            shown.state == WorkerProgress::State::Committing) {
            // What the socket's buffer holds is not with the server yet, but it is at most some hundred
            // kilobytes.
            const double share = shown.bytesTotal > 0 ? static_cast<double>(shown.bytesSent) /
                                                            static_cast<double>(shown.bytesTotal)
                                                      : 0.0;
            const auto rows = static_cast<qint64>(static_cast<double>(worker.rows) * qMin(1.0, share));
            progress.rowsStreamed += rows;
            progress.bytesStreamed += shown.bytesSent;
            if (const qint64 ms = now - worker.beganMs; ms > 0)
                shown.rowsPerSecond = static_cast<double>(rows) * 1000.0 / static_cast<double>(ms);
        }
        progress.workers << shown;
    }
    progress.rowsStreamed = qMin(progress.rowsStreamed, qMax(progress.rowsTotal, progress.rowsCommitted));
    return progress;
}

} // namespace millrace
