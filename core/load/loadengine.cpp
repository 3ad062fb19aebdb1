// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/load/loadengine.h"

#include "core/load/chunks/filechunks.h"
#include "core/load/chunks/tablechunks.h"
#include "core/load/worker.h"

#include <algorithm>
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

    // One chunk ready per worker: the scan is far faster than any server, more would only take memory.
    ChunkQueue queue(static_cast<std::size_t>(m_plan.workers));
    // One more than workers: what looks for the ranges of a table waits in the server, too.
    StatementKiller killer(m_session.target, m_plan.workers + 1, stop.get_token());
    std::optional<SourceSnapshot> snapshot;
    // Where nothing is left to read no moment is looked at: it would be one more than the rows are of.
    if (m_session.sourceServer && !allRangesDone(m_session.folder, done))
        snapshot.emplace(SourceSnapshot::Context{m_plan, *m_session.sourceServer, m_session.folder, m_log},
                         m_plan.workers + 1, stop.get_token());
    SourceSnapshot *const moment = snapshot ? &*snapshot : nullptr;
    const auto supply = makeSupply(killer, moment);
    WaitClock clock;
    const WorkerContext context{.plan = m_plan,
                                .folder = m_session.folder,
                                .statistics = m_statistics,
                                .log = m_log,
                                .queue = queue,
                                .control = m_control,
                                .limiter = m_limiter,
                                .clock = clock,
                                .journalIsKept = m_session.journal.isKept()};

    Result<QVector<Chunk>> chunks;
    std::vector<WorkerSession::SettingsEnd> ends(static_cast<std::size_t>(m_plan.workers));
    {
        std::vector<std::jthread> workers; // joined at the end of this block, before what they use goes away
        for (int index = 0; index < m_plan.workers; ++index)
            workers.emplace_back([&, index] {
                WorkerSession session(m_session, index, killer);
                auto ran = moment ? session.join(*moment) : Result<void>();
                if (ran)
                    ran = Worker(index, context, session, stop.get_token()).run();
                if (!ran)
                    firstError.report(ran.error());
                ends[static_cast<std::size_t>(index)] = session.settingsEnd();
            });
        chunks = cut(*supply, done, queue, stop.get_token());
        if (!chunks)
            firstError.report(chunks.error());
        queue.close();
    }
    m_log.onWriteError({});
    if (const auto end =
            std::find_if(ends.begin(), ends.end(), [](const auto &one) { return !one.changes.isEmpty(); });
        end != ends.end())
        end->announce(m_log);

    if (const auto error = firstError.take())
        return fail(*error);
    if (const auto error = m_log.writeError())
        return fail(*error);
    if (stop.stop_requested())
        return fail(runStopped());
    return chunks;
}

std::unique_ptr<ChunkSupply> LoadEngine::makeSupply(StatementKiller &killer, SourceSnapshot *snapshot) const
{
    if (!m_plan.source.isTable())
        return std::make_unique<FileChunks>(m_plan);
    return std::make_unique<TableChunks>(TableChunks::Context{.plan = m_plan,
                                                              .target = m_session.target,
                                                              .folder = m_session.folder,
                                                              .killer = killer,
                                                              .killerSlot = m_plan.workers,
                                                              .snapshot = snapshot});
}

Result<QVector<Chunk>> LoadEngine::cut(ChunkSupply &supply, const Journal::Entries &done, ChunkQueue &queue,
                                       std::stop_token stop)
{
    QVector<Chunk> chunks;
    for (;;) {
        MILLRACE_TRY(const auto next, supply.next(stop));
        if (!next)
            break;
        const Chunk &chunk = *next;
        chunks << chunk.withoutBytes();
        m_log.chunk(chunk);
        m_statistics.chunkCut(chunk);
        const QVector<Journal::Entry> parts = done.value(chunk.id.value);
        MILLRACE_TRY(auto task, supply.taskFor(chunk, parts));
        for (const Journal::Entry &entry : parts)
            m_statistics.foundDone(chunk, entry.tally, entry.bytes,
                                   task.pieces.isEmpty() && &entry == &parts.last());
        if (!task.pieces.isEmpty() && !queue.push(std::move(task), stop))
            return fail(runStopped());
    }
    m_statistics.cuttingDone();
    return chunks;
}

} // namespace millrace
