// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/load/writers/serverfilewriter.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/load/writers/chunkfeed.h"
#include "core/load/writers/pipefeeder.h"

namespace millrace {

namespace {

/// The server has no reason to ask for a file of ours.
class NoFeed final : public InfileFeed
{
public:
    int read(char *, unsigned) override { return -1; }
};

} // namespace

Result<WriteOutcome> ServerFileWriter::write(const Chunk &range, RowMode mode)
{
    const Plan &plan = m_context.plan;
    if (!m_folder) {
        MILLRACE_TRY(auto folder, ServerFolder::open(m_context.connection));
        m_folder = std::move(folder);
    }
    MILLRACE_TRY_VOID(setRowCounter(m_context, range));

    const QString path = m_folder->newFileName();
    const Conflict conflict = mode == RowMode::AsServer                  ? Conflict::Ignore
                              : plan.onDuplicate == OnDuplicate::Replace ? Conflict::Replace
                                                                         : Conflict::Error;
    // The name of the range is what a run's orphans are found by in the server's process list.
    const QString sql = u"/* %1 */ %2"_s.arg(
        rangeName(m_context.runId, range),
        serverFileStatement(plan.source.dialect, plan.mapping, plan.schema, plan.table, conflict, path));
    m_context.gate.enter(WorkerActivity::NoChunk);
    auto bytes = m_context.rows.bytes(range);
    m_context.gate.enter(WorkerActivity::Sending);
    if (!bytes)
        return fail(bytes.error());
    ChunkFeed rows(std::move(*bytes), plan.source.dialect, range, m_context.gate, m_context.content);
    MILLRACE_TRY(const auto feeder, PipeFeeder::start(path, rows));
    NoFeed none;
    const auto result = m_context.connection.loadData(sql, none);
    const bool complete = feeder->finish();

    if (rows.error())
        return fail(*rows.error());
    if (m_context.gate.isStopped())
        return fail(runStopped());
    if (result && !complete)
        return fail(
            {.code = ErrorCode::StatementFailed,
             .what =
                 CoreText::tr("The server stopped reading before the end of chunk %1.").arg(range.id.value),
             .howToFix = CoreText::tr("Load with --way local.")});
    auto outcome = outcomeOf(m_context, result);
    if (outcome) {
        outcome->content = rows.content();
        outcome->rows = rows.rows();
    }
    return outcome;
}

} // namespace millrace
