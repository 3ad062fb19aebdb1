// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/tablerun.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/base/wallclock.h"
#include "core/mapping/tables/ddl.h"
#include "core/plan/statements.h"
#include "core/sql/quoting.h"

namespace millrace {

RunSummary begunSummary(const Plan &plan, const QString &run, const RunSummary &earlier)
{
    const bool begun = earlier.startedMs > 0;
    RunSummary summary{.run = run,
                       .planName = plan.name,
                       .startedMs = begun ? earlier.startedMs : wallNowMs(),
                       .startedSinceBoot = begun ? earlier.startedSinceBoot : SinceBoot::now(),
                       .tables = earlier.tables,
                       .chunkRows = plan.chunkRows,
                       .workers = plan.workers};
    if (summary.tables.isEmpty())
        summary.tables << TableOutcome{.table = plan.tableName()};
    return summary;
}

Result<TableSchema> makeTarget(const Plan &plan, Connection &server, RunLog &log)
{
    MILLRACE_TRY(const auto create, retargetedCreateTable(plan.createSql, plan.schema, plan.table));
    for (const QString &statement : {createSchemaStatement(plan), create})
        MILLRACE_TRY_VOID(server.execute(statement));
    log.event(Event::Kind::Note, CoreText::tr("Created %1").arg(qualifiedName(plan.schema, plan.table)));
    return readTable(server, plan.schema, plan.table);
}

void tellEnd(RunLog &log, RunState state, const TableOutcome &outcome, const std::optional<Error> &error)
{
    switch (state) {
    case RunState::Done:
        log.event(Event::Kind::Finished,
                  CoreText::tr("%1 loaded%2")
                      .arg(rowsText(outcome.rowsLoaded),
                           outcome.verified ? CoreText::tr(" and verified") : QString()));
        break;
    case RunState::Cancelled:
        log.event(Event::Kind::Cancelled, CoreText::tr("Cancelled; the run can be resumed"));
        break;
    default:
        log.event(Event::Kind::Failed, error ? error->text() : QString(),
                  error ? error->toJson() : QJsonObject());
    }
}

} // namespace millrace
