// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/load/loadengine.h"

#include "core/load/chunkcutter.h"
#include "core/load/chunkqueue.h"
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

LoadEngine::LoadEngine(const Plan &plan, const ResolvedConnection &target, const Journal &journal,
                       RunStatistics &statistics, RunControl &control, RunLog &log)
    : m_plan(plan)
    , m_target(target)
    , m_journal(journal)
    , m_statistics(statistics)
    , m_control(control)
    , m_log(log)
{}

Result<QVector<Chunk>> LoadEngine::run(const Journal::Entries &done)
{
    std::stop_source stop;
    const std::stop_callback onCancel(m_control.stopToken(), [&stop] { stop.request_stop(); });
    FirstError firstError(stop);
    m_log.onWriteError([&stop] { stop.request_stop(); });

    // One chunk ready per worker: the scan is far faster than any server, more would only cost address space.
    ChunkQueue queue(static_cast<std::size_t>(m_plan.workers));
    const WorkerContext context{m_plan, m_target, m_journal, queue, m_statistics, m_control, m_log};

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
        const auto entry = done.constFind(chunk.id.value);
        if (entry == done.constEnd()) {
            if (!queue.push(chunk, stop))
                return fail({.code = ErrorCode::Cancelled, .what = QStringLiteral("The run was stopped.")});
        } else if (entry->firstRow != chunk.firstRow.value || entry->rows != chunk.rows ||
                   entry->bytes != chunk.bytes) {
            return fail(
                {.code = ErrorCode::RunNotResumable,
                 .what = QStringLiteral("Chunk %1 is cut differently from what the journal says was loaded.")
                             .arg(chunk.id.value),
                 .howToFix =
                     QStringLiteral("The plan or the source changed: roll the run back and start anew.")});
        } else {
            m_statistics.chunkFoundDone(chunk, entry->warnings);
        }
    }
    m_statistics.cuttingDone();
    return chunks;
}

} // namespace millrace
