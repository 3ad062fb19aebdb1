// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/load/chunkqueue.h"
#include "core/load/journal.h"
#include "core/load/runcontrol.h"
#include "core/load/runlog.h"
#include "core/load/statistics.h"
#include "core/plan/plan.h"
#include "core/server/connection.h"

namespace millrace {

/// What all workers of a run share; outlives them.
struct WorkerContext
{
    const Plan &plan;
    const ResolvedConnection &target;
    const Journal &journal;
    ChunkQueue &queue;
    RunStatistics &statistics;
    RunControl &control;
    RunLog &log;
};

/// One worker thread's work: a connection of its own, session settings on, chunks one transaction each,
/// settings back.
class Worker
{
public:
    static constexpr int maxAttempts = 5;

    Worker(int index, const WorkerContext &context, std::stop_token stop);

    /// Loads chunks until the queue is through or a stop is requested. Errors: the first chunk that could not
    /// be loaded; its transaction is rolled back.
    Result<void> run();

private:
    Result<void> loadChunks(Connection &connection);
    Result<void> loadChunk(Connection &connection, const Chunk &chunk);
    Result<LoadResult> tryChunk(Connection &connection, const Chunk &chunk);
    Result<void> checkRows(Connection &connection, const Chunk &chunk, const LoadResult &result) const;
    Error located(Error error, const Chunk &chunk) const;
    Error duplicateError(Connection &connection, const Chunk &chunk);
    bool waitBeforeRetry(int attempt) const;

    const int m_index;
    const WorkerContext &m_context;
    const std::stop_token m_stop;
};

} // namespace millrace
