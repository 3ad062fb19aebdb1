// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/load/writers/rangewriter.h"

#include "core/base/literals.h"
#include "core/load/writers/chunkfeed.h"

#include <algorithm>

namespace millrace {

qint64 WriteOutcome::rowsKeptOut() const
{
    return std::count_if(faults.begin(), faults.end(), [](const RowFault &fault) {
        return fault.code == 1452 || fault.code == 3819 || fault.code == 4025;
    });
}

void WriteOutcome::add(const WriteOutcome &part, qint64 rowsBefore)
{
    for (RowFault fault : part.faults) {
        fault.row += fault.row > 0 ? rowsBefore : 0;
        faults << fault;
    }
    faultsComplete = faultsComplete && part.faultsComplete;
    refused = part.refused;
    counts.deleted += part.counts.deleted;
    counts.skipped += part.counts.skipped;
    counts.warnings += part.counts.warnings;
}

QString rangeName(const QString &runId, const Chunk &range)
{
    return u"millrace %1 chunk %2"_s.arg(runId).arg(range.id.value);
}

Result<void> setRowCounter(const WriterContext &context, const Chunk &range)
{
    if (!context.plan.mapping.usesRowNumber())
        return {};
    return context.connection.execute(
        u"SET %1 = %2"_s.arg(rowNumberVariable()).arg(range.firstRow.value - 1));
}

Result<std::unique_ptr<ChunkFeed>> openFeed(const WriterContext &context, const Chunk &range)
{
    context.gate.enter(WorkerActivity::NoChunk);
    auto bytes = context.rows.bytes(range);
    context.gate.enter(WorkerActivity::Sending);
    if (!bytes)
        return fail(context.gate.isStopped() ? runStopped() : bytes.error());
    return std::make_unique<ChunkFeed>(std::move(*bytes), context.plan.source.dialect, range, context.gate,
                                       context.content);
}

/// ER_TOO_BIG_ROWSIZE: of rows here; elsewhere of definitions.
constexpr int rowTooLong = 1118;

Result<WriteOutcome> outcomeOf(const WriterContext &context, const Result<LoadResult> &result,
                               ChunkFeed &feed)
{
    if (context.gate.isStopped())
        return fail(runStopped());
    if (feed.error())
        return fail(*feed.error());
    MILLRACE_TRY(auto outcome, outcomeOf(context, result));
    outcome.content = feed.content();
    outcome.rows = feed.rows();
    return outcome;
}

Result<WriteOutcome> outcomeOf(const WriterContext &context, const Result<LoadResult> &result)
{
    WriteOutcome outcome;
    if (!result) {
        const Error &error = result.error();
        if (error.code != ErrorCode::RowRejected && error.code != ErrorCode::DuplicateRow &&
            error.context.serverCode != rowTooLong)
            return fail(error);
        outcome.refused = true;
    } else {
        outcome.counts = *result;
        if (result->warnings == 0)
            return outcome;
    }
    MILLRACE_TRY(const auto list, readFaults(context.connection, context.numberedConditions));
    outcome.faults = list.faults;
    if (outcome.refused) {
        // The error stands last; the warnings before it are those of rows that went well enough.
        if (outcome.faults.isEmpty())
            return fail(result.error());
        return outcome;
    }
    MILLRACE_TRY(const auto listed, context.connection.value(u"SELECT @@max_error_count"_s));
    outcome.faultsComplete = outcome.counts.warnings <= listed.toLongLong();
    outcome.counts.warnings = std::max<qint64>(0, outcome.counts.warnings - list.aboutStatement);
    return outcome;
}

} // namespace millrace
