// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/load/chunks/chunksupply.h"
#include "core/load/chunks/loadedfiles.h"
#include "core/load/workersession.h"

namespace millrace {

/// The load phase: cuts the source into chunks on the calling thread and loads them with plan.workers
/// threads. Chunks the journal has are passed over. Everything outlives the call.
class LoadEngine
{
public:
    LoadEngine(const WorkerSession::Context &session, RunControl &control, RateLimiter &limiter)
        : m_session(session)
        , m_control(control)
        , m_limiter(limiter)
    {}

    /// Returns all chunks of the source, in order, once every one is committed.
    /// Errors: Cancelled; the first error of the cutter, a worker or the run folder. No thread is left
    /// running.
    Result<QVector<Chunk>> run(const Journal::Entries &done);

private:
    std::unique_ptr<ChunkSupply> makeSupply(StatementKiller &killer, SourceSnapshot *snapshot,
                                            const LoadedFiles &loaded, std::stop_token stop) const;
    Result<QVector<Chunk>> cut(ChunkSupply &supply, QVector<Chunk> loaded, const Journal::Entries &done,
                               ChunkQueue &queue, std::stop_token stop);

    const WorkerSession::Context &m_session;
    RunControl &m_control;
    RateLimiter &m_limiter;
};

} // namespace millrace
