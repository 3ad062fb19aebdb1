// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/load/writers/localwriter.h"

#include "core/load/writers/chunkfeed.h"

namespace millrace {

Result<WriteOutcome> LocalWriter::write(const Chunk &range, RowMode mode)
{
    const Plan &plan = m_context.plan;
    MILLRACE_TRY_VOID(setRowCounter(m_context, range));
    MILLRACE_TRY(const auto feed, openFeed(m_context, range));
    const auto result =
        m_context.connection.loadData(loadStatement(plan.source.dialect, plan.mapping, plan.schema,
                                                    plan.table, mode, rangeName(m_context.runId, range)),
                                      *feed);
    return outcomeOf(m_context, result, *feed);
}

} // namespace millrace
