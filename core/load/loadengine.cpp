// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/load/loadengine.h"

#include "core/load/chunks/filechunks.h"
#include "core/load/chunks/tablechunks.h"
#include "core/load/control/firsterror.h"
#include "core/load/worker.h"

#include <algorithm>
#include <thread>

namespace millrace {

Result<QVector<Chunk>> LoadEngine::run(const Journal::Entries &done)
{
    std::stop_source stop;
    const std::stop_callback onCancel(m_control.stopToken(), [&stop] { stop.request_stop(); });
    FirstError firstError;
    const auto report = [&](const Error &error) {
        // Threads that were stopped say so; that is never the reason.
        if (error.code != ErrorCode::Cancelled)
            firstError.report(error);
        stop.request_stop();
    };
    const Plan &plan = m_session.plan;
    RunLog &log = m_session.log;
    log.onWriteError([&stop] { stop.request_stop(); });

    // One chunk ready per worker: the scan is far faster than any server, more would only take memory.
    ChunkQueue queue(static_cast<std::size_t>(plan.workers));
    // One more than workers: what looks for the ranges of a table waits in the server, too.
    StatementKiller killer(m_session.target, plan.workers + 1, stop.get_token());
    std::optional<SourceSnapshot> snapshot;
    // Where nothing is left to read no moment is looked at: it would be one more than the rows are of.
    if (m_session.sourceServer && !allRangesDone(m_session.folder, done))
        snapshot.emplace(SourceSnapshot::Context{plan, *m_session.sourceServer, m_session.folder, log},
                         plan.workers + 1, stop.get_token());
    SourceSnapshot *const moment = snapshot ? &*snapshot : nullptr;
    LoadedFiles loaded;
    if (m_session.filesApart) // a list that cannot be read is no reason not to go on: they are cut again
        loaded = loadedFiles(plan.source, m_session.folder.chunks().value_or(QVector<Chunk>()), done);
    const auto supply = makeSupply(killer, moment, loaded, stop.get_token());
    WaitClock clock;
    const WorkerContext context{.plan = plan,
                                .folder = m_session.folder,
                                .statistics = m_session.statistics,
                                .log = log,
                                .queue = queue,
                                .control = m_control,
                                .limiter = m_limiter,
                                .clock = clock,
                                .journalIsKept = m_session.journal.isKept(),
                                .canUndo = m_session.canUndo,
                                .hasTriggers = m_session.hasTriggers,
                                .nodesToGoTo = hasOtherNodes(m_session.target)};

    Result<QVector<Chunk>> chunks;
    std::vector<WorkerSession::SettingsEnd> ends(static_cast<std::size_t>(plan.workers));
    {
        std::vector<std::jthread> workers; // joined at the end of this block, before what they use goes away
        workers.reserve(static_cast<std::size_t>(plan.workers));
        for (int index = 0; index < plan.workers; ++index)
            workers.emplace_back([&, index] {
                WorkerSession session(m_session, index, killer);
                auto ran = moment ? session.join(*moment) : Result<void>();
                if (ran)
                    ran = Worker(index, context, session, stop.get_token()).run();
                if (!ran)
                    report(ran.error());
                ends[static_cast<std::size_t>(index)] = session.settingsEnd();
            });
        chunks = cut(*supply, loaded.chunks, done, queue, stop.get_token());
        if (!chunks)
            report(chunks.error());
        queue.close();
    }
    log.onWriteError({});
    if (const auto end =
            std::find_if(ends.begin(), ends.end(), [](const auto &one) { return !one.changes.isEmpty(); });
        end != ends.end())
        end->announce(log);

    if (const auto error = firstError.error())
        return fail(*error);
    if (const auto error = log.writeError())
        return fail(*error);
    if (stop.stop_requested())
        return fail(runStopped());
    return chunks;
}

std::unique_ptr<ChunkSupply> LoadEngine::makeSupply(StatementKiller &killer, SourceSnapshot *snapshot,
                                                    const LoadedFiles &loaded, std::stop_token stop) const
{
    if (!m_session.plan.source.isTable())
        return std::make_unique<FileChunks>(m_session.plan,
                                            FileChunks::Options{.arrival = m_session.arrival,
                                                                .stopWaiting = std::move(stop),
                                                                .filesApart = m_session.filesApart,
                                                                .loaded = loaded});
    return std::make_unique<TableChunks>(TableChunks::Context{.plan = m_session.plan,
                                                              .target = m_session.target,
                                                              .folder = m_session.folder,
                                                              .killer = killer,
                                                              .killerSlot = m_session.plan.workers,
                                                              .snapshot = snapshot});
}

Result<QVector<Chunk>> LoadEngine::cut(ChunkSupply &supply, QVector<Chunk> loaded,
                                       const Journal::Entries &done, ChunkQueue &queue, std::stop_token stop)
{
    QVector<Chunk> chunks = std::move(loaded); // they are on record
    for (const Chunk &chunk : std::as_const(chunks)) {
        m_session.statistics.chunkCut(chunk);
        for (const Journal::Entry &entry : done.value(chunk.id.value))
            m_session.statistics.foundDone(chunk, entry.tally, entry.bytes, true);
    }
    for (;;) {
        MILLRACE_TRY(const auto next, supply.next(stop));
        if (!next)
            break;
        const Chunk &chunk = *next;
        chunks << chunk.withoutBytes();
        m_session.log.chunk(chunk);
        m_session.statistics.chunkCut(chunk);
        const QVector<Journal::Entry> parts = done.value(chunk.id.value);
        MILLRACE_TRY(auto task, supply.taskFor(chunk, parts));
        for (const Journal::Entry &entry : parts)
            m_session.statistics.foundDone(chunk, entry.tally, entry.bytes,
                                           task.pieces.isEmpty() && &entry == &parts.last());
        if (!task.pieces.isEmpty() && !queue.push(std::move(task), stop))
            return fail(runStopped());
    }
    m_session.statistics.cuttingDone();
    return chunks;
}

} // namespace millrace
