// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/load/chunkqueue.h"
#include "core/load/journal.h"
#include "core/load/runcontrol.h"
#include "core/load/runlog.h"
#include "core/load/statistics.h"
#include "core/plan/plan.h"

namespace millrace {

/// The load phase: cuts the source into chunks on the calling thread and loads them with plan.workers
/// threads. Chunks the journal has are passed over. Everything outlives the call.
class LoadEngine
{
public:
    LoadEngine(const Plan &plan, const ResolvedConnection &target, const Journal &journal,
               RunStatistics &statistics, RunControl &control, RunLog &log);

    /// Returns all chunks of the source, in order, once every one is committed.
    /// Errors: Cancelled; the first error of the cutter, a worker or the run folder. No thread is left
    /// running.
    Result<QVector<Chunk>> run(const Journal::Entries &done);

private:
    Result<QVector<Chunk>> cut(const Journal::Entries &done, ChunkQueue &queue, std::stop_token stop);

    const Plan &m_plan;
    const ResolvedConnection &m_target;
    const Journal &m_journal;
    RunStatistics &m_statistics;
    RunControl &m_control;
    RunLog &m_log;
};

} // namespace millrace
