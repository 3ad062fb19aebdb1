// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/work/samplework.h"

#include "core/base/literals.h"
#include "core/base/paths.h"
#include "core/mapping/loadstatement.h"
#include "core/mapping/tables/ddl.h"
#include "core/server/connection.h"
#include "core/server/scratch/scratchserver.h"
#include "core/source/inspect/inspector.h"
#include "core/source/sampledump.h"
#include "core/source/scan/filescan.h"
#include "core/sql/quoting.h"

namespace millrace {

namespace {

const QString tableName = u"credits"_s;

Result<Plan> planOfSample(const QString &folder, qint64 rows)
{
    MILLRACE_TRY(const auto found, inspectPaths({folder + u"/credits_2010_*.txt"_s}));
    Plan plan{.name = SampleWork::tr("sample: action credits 2010"), .source = found.first().source};
    MILLRACE_TRY_VOID(scanSource(plan.source));
    plan.connection.scratch = true;
    plan.connection.schema = SampleWork::schemaName();
    plan.schema = SampleWork::schemaName();
    plan.table = tableName;
    // As the wizard has it once it is connected, so that a plan that was only opened is as it was saved.
    MILLRACE_TRY(plan.createSql,
                 retargetedCreateTable(sampleTargetSql(tableName), SampleWork::schemaName(), tableName));
    // As the story goes: ids begin anew in each shard, so they are numbered in source order.
    const auto fields = parseColumnList(u"(@discard, user_id, @action, cause_id, created_at)"_s);
    const auto action = parseExpression(u"action=CONCAT('web_', @action)"_s);
    const auto id = parseExpression(u"id=@row_number"_s);
    if (!fields || !action || !id)
        return fail(!fields ? fields.error() : !action ? action.error() : id.error());
    plan.mapping.fields = *fields;
    plan.mapping.expressions = {*action, *id};
    plan.chunkRows = qMax<qint64>(1, rows / 40); // enough of them to see a curve
    return plan;
}

Result<Plan> makeSample(qint64 rows)
{
    const QString folder = u"%1/sample/%2"_s.arg(dataHome()).arg(rows);
    MILLRACE_TRY_VOID(ensurePrivateFolder(folder));
    MILLRACE_TRY_VOID(writeSampleDump(folder, rows));
    MILLRACE_TRY(auto plan, planOfSample(folder, rows));
    MILLRACE_TRY(const auto target, resolveTarget(plan.connection)); // starts it, and makes the schema

    MILLRACE_TRY(const auto connection, Connection::open(target));
    // Played with before: the table goes, the run makes it anew.
    MILLRACE_TRY_VOID(connection->execute(
        u"DROP TABLE IF EXISTS %1"_s.arg(qualifiedName(SampleWork::schemaName(), tableName))));
    return plan;
}

} // namespace

SampleWork::SampleWork(qint64 rows, QObject *parent)
    : QObject(parent)
    , m_rows(rows)
{}

void SampleWork::make()
{
    if (m_making)
        return;
    m_making = true;
    Q_EMIT changed();
    m_queue.post(
        u"sample"_s, [rows = m_rows](std::stop_token) { return makeSample(rows); },
        [this](const Result<Plan> &plan) {
            m_making = false;
            Q_EMIT changed();
            if (plan)
                Q_EMIT made(*plan);
            else
                Q_EMIT failed(plan.error());
        });
}

} // namespace millrace
