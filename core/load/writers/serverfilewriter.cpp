// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/load/writers/serverfilewriter.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/load/writers/chunkfeed.h"
#include "core/load/writers/pipefeeder.h"
#include "core/plan/statements.h"

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
        MILLRACE_TRY(m_folder, ServerFolder::open(m_context.connection));
    }
    MILLRACE_TRY_VOID(setRowCounter(m_context, range));

    const QString path = m_folder->newFileName();
    // The name of the range is what a run's orphans are found by in the server's process list.
    const QString sql = u"/* %1 */ %2"_s.arg(
        rangeName(m_context.runId, range), serverFileStatement(plan.source.dialect, plan.mapping, plan.schema,
                                                               plan.table, loadConflict(plan, mode), path));
    MILLRACE_TRY(const auto feed, openFeed(m_context, range));
    MILLRACE_TRY(const auto feeder, PipeFeeder::start(path, *feed));
    NoFeed none;
    const auto result = m_context.connection.loadData(sql, none);
    const bool complete = feeder->finish();

    if (result && !complete && !feed->error() && !m_context.gate.isStopped())
        return fail(
            {.code = ErrorCode::StatementFailed,
             .what =
                 CoreText::tr("The server stopped reading before the end of chunk %1.").arg(range.id.value),
             .howToFix = CoreText::tr("Load with --way local.")});
    return outcomeOf(m_context, result, *feed);
}

} // namespace millrace
