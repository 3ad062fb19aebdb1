// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/load/writers/localwriter.h"

#include "core/load/writers/chunkfeed.h"

namespace millrace {

Result<WriteOutcome> LocalWriter::write(const Chunk &range, RowMode mode)
{
    const Plan &plan = m_context.plan;
    MILLRACE_TRY_VOID(setRowCounter(m_context, range));
    // Before the statement: a source that takes its time must not make the target wait.
    m_context.gate.enter(WorkerActivity::NoChunk);
    auto bytes = m_context.rows.bytes(range);
    m_context.gate.enter(WorkerActivity::Sending);
    if (!bytes)
        return fail(m_context.gate.isStopped() ? runStopped() : bytes.error());
    ChunkFeed feed(std::move(*bytes), plan.source.dialect, range, m_context.gate, m_context.content);
    const auto result =
        m_context.connection.loadData(loadStatement(plan.source.dialect, plan.mapping, plan.schema,
                                                    plan.table, mode, rangeName(m_context.runId, range)),
                                      feed);
    if (m_context.gate.isStopped())
        return fail(runStopped());
    if (feed.error())
        return fail(*feed.error());
    auto outcome = outcomeOf(m_context, result);
    if (outcome) {
        outcome->content = feed.content();
        outcome->rows = feed.rows();
    }
    return outcome;
}

} // namespace millrace
