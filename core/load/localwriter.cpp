// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/coretext.h"
#include "core/load/chunkfeed.h"
#include "core/load/rangewriter.h"

namespace millrace {

namespace {

Error cancelled()
{
    return {.code = ErrorCode::Cancelled, .what = CoreText::tr("The run was stopped.")};
}

} // namespace

QString rangeName(const QString &runId, const Chunk &range)
{
    return QStringLiteral("millrace %1 chunk %2").arg(runId).arg(range.id.value);
}

Result<void> setRowCounter(const WriterContext &context, const Chunk &range)
{
    if (!context.plan.mapping.usesRowNumber())
        return {};
    return context.connection.execute(
        QStringLiteral("SET %1 = %2").arg(rowNumberVariable()).arg(range.firstRow.value - 1));
}

Result<WriteOutcome> outcomeOf(const WriterContext &context, const Result<LoadResult> &result)
{
    WriteOutcome outcome;
    if (!result) {
        const Error &error = result.error();
        if (error.code != ErrorCode::RowRejected && error.code != ErrorCode::DuplicateRow)
            return fail(error);
        outcome.refused = true;
    } else {
        outcome.counts = *result;
        if (result->warnings == 0)
            return outcome;
    }
    const auto faults = readFaults(context.connection, context.numberedConditions);
    if (!faults)
        return fail(faults.error());
    outcome.faults = *faults;
    if (outcome.refused) {
        // The error stands last; the warnings before it are those of rows that went well enough.
        if (outcome.faults.isEmpty())
            return fail(result.error());
        return outcome;
    }
    const auto listed = context.connection.value(QStringLiteral("SELECT @@max_error_count"));
    if (!listed)
        return fail(listed.error());
    outcome.faultsComplete = outcome.counts.warnings <= listed->toLongLong();
    return outcome;
}

Result<WriteOutcome> LocalWriter::write(const Chunk &range, RowMode mode)
{
    const Plan &plan = m_context.plan;
    if (const auto set = setRowCounter(m_context, range); !set)
        return fail(set.error());
    // Before the statement: a source that takes its time must not make the target wait.
    m_context.gate.enter(WorkerActivity::NoChunk);
    auto bytes = m_context.rows.bytes(range);
    m_context.gate.enter(WorkerActivity::Sending);
    if (!bytes)
        return fail(m_context.gate.isStopped() ? cancelled() : bytes.error());
    ChunkFeed feed(std::move(*bytes), plan.source.dialect, range, m_context.gate, m_context.content);
    const auto result =
        m_context.connection.loadData(loadStatement(plan.source.dialect, plan.mapping, plan.schema,
                                                    plan.table, mode, rangeName(m_context.runId, range)),
                                      feed);
    if (m_context.gate.isStopped())
        return fail(cancelled());
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
