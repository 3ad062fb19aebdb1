// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/load/loadengine.h"

#include "core/load/chunkcutter.h"
#include "core/load/chunkwalk.h"
#include "core/load/worker.h"

#include <thread>

namespace millrace {

namespace {

/// Keeps the first error any thread reports and stops the others.
class FirstError
{
public:
    explicit FirstError(std::stop_source &stop)
        : m_stop(stop)
    {}
    void report(const Error &error)
    {
        const std::lock_guard lock(m_mutex);
        // Threads that were stopped say so; that is never the reason.
        if (!m_error && error.code != ErrorCode::Cancelled)
            m_error = error;
        m_stop.request_stop();
    }
    std::optional<Error> take()
    {
        const std::lock_guard lock(m_mutex);
        return m_error;
    }

private:
    std::stop_source &m_stop;
    std::mutex m_mutex;
    std::optional<Error> m_error; ///< protected by m_mutex
};

} // namespace

LoadEngine::LoadEngine(const WorkerSession::Context &session, RunControl &control, RateLimiter &limiter)
    : m_plan(session.plan)
    , m_session(session)
    , m_statistics(session.statistics)
    , m_log(session.log)
    , m_control(control)
    , m_limiter(limiter)
{}

Result<QVector<Chunk>> LoadEngine::run(const Journal::Entries &done)
{
    std::stop_source stop;
    const std::stop_callback onCancel(m_control.stopToken(), [&stop] { stop.request_stop(); });
    FirstError firstError(stop);
    m_log.onWriteError([&stop] { stop.request_stop(); });

    // One chunk ready per worker: the scan is far faster than any server, more would only cost address space.
    ChunkQueue queue(static_cast<std::size_t>(m_plan.workers));
    StatementKiller killer(m_session.target, m_plan.workers, stop.get_token());
    const WorkerContext context{m_session, queue, m_control, m_limiter, killer};

    Result<QVector<Chunk>> chunks;
    {
        std::vector<std::jthread> workers; // joined at the end of this block, before what they use goes away
        for (int index = 0; index < m_plan.workers; ++index)
            workers.emplace_back([index, &context, &firstError, &stop] {
                if (const auto ran = Worker(index, context, stop.get_token()).run(); !ran)
                    firstError.report(ran.error());
            });
        chunks = cut(done, queue, stop.get_token());
        if (!chunks)
            firstError.report(chunks.error());
        queue.close();
    }
    m_log.onWriteError({});

    if (const auto error = firstError.take())
        return fail(*error);
    if (const auto error = m_log.writeError())
        return fail(*error);
    if (stop.stop_requested())
        return fail({.code = ErrorCode::Cancelled, .what = QStringLiteral("The run was cancelled.")});
    return chunks;
}

Result<QVector<Chunk>> LoadEngine::cut(const Journal::Entries &done, ChunkQueue &queue, std::stop_token stop)
{
    ChunkCutter cutter(m_plan.source, {.chunkRows = m_plan.chunkRows,
                                       .chunkBytes = m_plan.chunkBytes,
                                       .expectedFields = m_plan.onError == OnError::Stop
                                                             ? static_cast<int>(m_plan.mapping.fields.size())
                                                             : 0});
    QVector<Chunk> chunks;
    for (;;) {
        const auto next = cutter.next(stop);
        if (!next)
            return fail(next.error());
        if (!*next)
            break;
        const Chunk &chunk = **next;
        chunks << chunk;
        m_log.chunk(chunk);
        m_statistics.chunkCut(chunk);
        auto task = taskFor(chunk, done.value(chunk.id.value));
        if (!task)
            return fail(task.error());
        if (!task->pieces.isEmpty() && !queue.push(std::move(*task), stop))
            return fail({.code = ErrorCode::Cancelled, .what = QStringLiteral("The run was stopped.")});
    }
    m_statistics.cuttingDone();
    return chunks;
}

/// What is left to do of a chunk when the journal holds these parts of it.
Result<ChunkTask> LoadEngine::taskFor(const Chunk &chunk, const QVector<Journal::Entry> &done)
{
    ChunkTask task{.chunk = chunk};
    if (done.isEmpty()) {
        task.pieces << chunk;
        return task;
    }
    if (const Journal::Entry &entry = done.first();
        done.size() == 1 && entry.firstRow == chunk.firstRow.value && entry.tally.rows == chunk.rows &&
        entry.bytes == chunk.bytes) {
        m_statistics.foundDone(chunk, entry.tally, entry.bytes, true);
        return task;
    }
    ChunkWalk walk(m_plan.source, chunk);
    qint64 next = chunk.firstRow.value;
    for (const Journal::Entry &entry : done) {
        if (entry.firstRow > next) {
            const auto gap = walk.take(entry.firstRow - next);
            if (!gap)
                return fail(gap.error());
            if (*gap)
                task.pieces << **gap;
        }
        const auto loaded = walk.take(entry.tally.rows);
        if (!loaded)
            return fail(loaded.error());
        if (!*loaded || (*loaded)->firstRow.value != entry.firstRow || (*loaded)->rows != entry.tally.rows ||
            (*loaded)->bytes != entry.bytes)
            return fail(
                {.code = ErrorCode::RunNotResumable,
                 .what = QStringLiteral("Chunk %1 is cut differently from what the journal says was loaded.")
                             .arg(chunk.id.value),
                 .howToFix =
                     QStringLiteral("The plan or the source changed: roll the run back and start anew.")});
        next = entry.firstRow + entry.tally.rows;
    }
    const auto rest = walk.rest();
    if (!rest)
        return fail(rest.error());
    if (rest->rows > 0)
        task.pieces << *rest;
    for (const Journal::Entry &entry : done)
        m_statistics.foundDone(chunk, entry.tally, entry.bytes,
                               task.pieces.isEmpty() && &entry == &done.last());
    return task;
}

} // namespace millrace
