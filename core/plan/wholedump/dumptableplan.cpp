// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/wholedump/dumptableplan.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/mapping/automatch.h"
#include "core/mapping/tables/ddl.h"
#include "core/mapping/tables/dumpmapping.h"
#include "core/plan/equalkeys.h"
#include "core/plan/wholedump/dumprowfacts.h"
#include "core/server/tableschema.h"
#include "core/source/sqldump/sqlrowstream.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace millrace {

namespace {

/// Where one row can take another's place, or refer to it, they go in as the dump has them. Which of them are
/// alike the unique indexes say, and so those are there.
void chooseOrder(Plan &plan, const DumpTableRows &rows, QStringList &notes)
{
    const bool seeKeys = (rows.verbs & (SqlRowStream::Replace | SqlRowStream::InsertIgnore)) != 0;
    if (seeKeys || letsEqualKeysPass(plan) || (rows.oneByOne && refersToRows(plan.source.createSql)))
        plan.workers = 1;
    if (seeKeys && plan.indexes == IndexPolicy::DeferAll) {
        plan.indexes = IndexPolicy::Defer;
        notes << CoreText::tr("The unique indexes of %1 stay in place: INSERT IGNORE and REPLACE go by them.")
                     .arg(plan.table);
    }
    if ((rows.verbs & SqlRowStream::Replace) != 0)
        plan.onDuplicate = OnDuplicate::Replace;
    else if ((rows.verbs & SqlRowStream::InsertIgnore) != 0 && plan.onDuplicate == OnDuplicate::Stop)
        plan.onDuplicate = OnDuplicate::Keep;
}

/// A file's rows have this as notes of the file.
void noteGenerated(const Plan &plan, const TableSchema &target, QStringList &notes)
{
    const auto matches = matchFields(plan.source.fieldCount, plan.source.fieldNames, target);
    if (std::any_of(matches.begin(), matches.end(),
                    [](const FieldMatch &match) { return match.reason == MatchReason::Generated; }))
        notes << CoreText::tr("The dump holds values for generated columns of %1: the server makes its own.")
                     .arg(plan.table);
}

Result<void> chooseMapping(Plan &plan, const TableSchema &target, const DumpPlanOptions &options,
                           QStringList &notes)
{
    const auto own = options.mappings.constFind(plan.tableName());
    const bool isOwn = own != options.mappings.constEnd();
    plan.mapping = isOwn ? own.value() : proposedMapping(plan.source, target);
    if (isOwn)
        if (const auto errors =
                checkMapping(plan.mapping, plan.source.fieldCount, target, plan.bendsAsDump());
            !errors.isEmpty())
            return fail(errors.first());
    if (!isOwn && sqlTableOf(plan.source))
        noteGenerated(plan, target, notes);
    if (plan.mapping.fields.isEmpty())
        return fail({.code = ErrorCode::PlanInvalid,
                     .what = CoreText::tr("No row of %1 is one of plain values.").arg(plan.table),
                     .howToFix = CoreText::tr("Run this dump with the mysql client."),
                     .context = {.file = plan.source.files.first().name()}});
    return {};
}

} // namespace

Result<Plan> planOfTable(DumpTableRows rows, const DumpPlanOptions &options, Connection &server,
                         QStringList &notes)
{
    Plan plan = options.defaults;
    plan.source = std::move(rows.source);
    plan.name = plan.source.name;
    plan.connection = options.connection;
    plan.connection.schema = rows.schema;
    plan.schema = rows.schema;
    plan.table = rows.name;
    for (const SessionSetting &setting : std::as_const(rows.session)) {
        plan.session.removeIf([&setting](const SessionSetting &other) { return other.name == setting.name; });
        plan.session << setting;
    }
    if (!rows.isAwaited)
        fitToSize(plan, options.deferFromBytes);
    chooseOrder(plan, rows, notes);

    auto there = readTable(server, plan.schema, plan.table);
    const bool stays =
        there && (options.existing == ExistingTables::Append || plan.source.createSql.isEmpty());
    if (!stays && plan.source.createSql.isEmpty())
        return fail(there ? Error() : there.error());
    if (!stays) {
        MILLRACE_TRY(plan.createSql, retargetedCreateTable(plan.source.createSql, plan.schema, plan.table));
    }
    const TableSchema target = stays ? *there : schemaOf(parseDumpDdl(plan.source.createSql));
    MILLRACE_TRY_VOID(chooseMapping(plan, target, options, notes));
    return plan;
}

void fitToSize(Plan &table, qint64 deferFromBytes)
{
    if (table.source.totalBytes() < deferFromBytes)
        table.indexes = IndexPolicy::Keep;
    const qint64 chunks = (table.source.totalRows() + table.chunkRows - 1) / table.chunkRows;
    table.workers = static_cast<int>(std::clamp<qint64>(chunks, 1, table.workers));
}

void sortBySize(DumpPlan &plan)
{
    QVector<qsizetype> order(plan.tablesBeforeTail());
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(), [&plan](qsizetype a, qsizetype b) {
        return plan.tables.at(a).source.totalBytes() > plan.tables.at(b).source.totalBytes();
    });
    QVector<Plan> sorted;
    for (const qsizetype index : std::as_const(order))
        sorted << plan.tables.at(index);
    sorted += plan.tables.mid(order.size());
    for (DumpStatement &statement : plan.rows)
        statement.tableIndex = static_cast<int>(order.indexOf(statement.tableIndex));
    plan.tables = std::move(sorted);
}

} // namespace millrace
