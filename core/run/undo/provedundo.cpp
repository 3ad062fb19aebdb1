// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/undo/provedundo.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/run/undo/removaleffects.h"
#include "core/ship/shiprecord.h"
#include "core/sql/quoting.h"
#include "core/verify/tablestate.h"

#include <algorithm>

namespace millrace {

namespace {

constexpr qsizetype mostNamed = 5;

/// Schema and name, by the plan, or by "schema.name"; empty: a dot in a name leaves two ways to read that.
QStringList namesOf(const RunSummary &summary, qsizetype index, const RunPlan *plan)
{
    if (plan && index < plan->tables().size()) {
        const Plan table = plan->tables().at(index);
        return {table.schema, table.table};
    }
    const QStringList names = summary.tables.at(index).table.split(u'.');
    return names.size() == 2 ? names : QStringList();
}

/// Of what was shipped into a partition, whose table may hold other rows, too.
QString emptyPartition(const QStringList &names, const ShipRecord &shipped)
{
    if (names.isEmpty() || shipped.partition.isEmpty())
        return {};
    return u"ALTER TABLE %1 TRUNCATE PARTITION %2"_s.arg(qualifiedName(names.first(), names.last()),
                                                         quotedIdentifier(shipped.partition));
}

/// Of the rows that a run put into a table; empty where nothing tells them from others.
QString takeOut(const QStringList &names, const TableOutcome &outcome)
{
    if (names.isEmpty() || outcome.rowsLoaded <= 0)
        return {};
    const RowsToGo rows{.schema = names.first(),
                        .table = names.last(),
                        .keyColumn = outcome.keyColumn,
                        .keyBefore = outcome.keyBefore};
    const QString table = qualifiedName(rows.schema, rows.table);
    if (outcome.rowsBefore <= 0)
        return u"TRUNCATE TABLE %1"_s.arg(table);
    return rows.all() ? QString() : u"DELETE FROM %1 WHERE %2"_s.arg(table, rows.condition());
}

QStringList statementsByHand(const RunSummary &summary, const QString &runFolder, const RunPlan *plan)
{
    QStringList statements;
    const auto shipped = ShipRecord::load(runFolder);
    if (shipped && *shipped && !(*shipped)->standIn.isEmpty())
        statements << emptyPartition(namesOf(summary, 0, plan), **shipped);
    else
        for (qsizetype i = 0; i < summary.tables.size(); ++i)
            statements << takeOut(namesOf(summary, i, plan), summary.tables.at(i));
    statements.removeAll(QString());
    return statements;
}

QString removalByHand(const QStringList &statements)
{
    if (statements.isEmpty())
        return CoreText::tr("Take the rows out by hand.");
    return CoreText::tr("Look at what is there, and take the rows out by hand: %1")
        .arg(statements.mid(0, mostNamed).join(u"; "_s) +
             (statements.size() > mostNamed ? u"; …"_s : QString()));
}

QStringList changedByTail(const DumpPlan &plan)
{
    QStringList tables;
    for (const DumpObject &table : plan.tail ? plan.tail->tables : QVector<DumpObject>())
        tables << qualifiedName(table.schema, table.name);
    return tables;
}

} // namespace

bool allTablesProved(const RunSummary &summary)
{
    return std::all_of(summary.tables.begin(), summary.tables.end(),
                       [](const TableOutcome &table) { return table.verified; });
}

bool canBeTold(const QString &runFolder)
{
    if (TableState::isIn(runFolder))
        return true;
    const auto shipped = ShipRecord::load(runFolder);
    return shipped && *shipped && (*shipped)->canBeTold();
}

std::optional<Error> undoObstacle(const RunSummary &summary, const QString &runFolder, const RunPlan *plan)
{
    if (summary.status != RunState::Done)
        return std::nullopt;
    const auto impossible = [](const QString &what, const QString &howToFix) {
        return Error{.code = ErrorCode::RollbackImpossible, .what = what, .howToFix = howToFix};
    };
    if (summary.inOrder)
        return impossible(
            CoreText::tr("Statements of the dump ran as they stand, and what they changed is not known."),
            undoStatementsByHand(plan ? plan->dump() : nullptr));
    const DumpPlan *dump = plan ? plan->dump() : nullptr;
    const auto byHand = [&] { return removalByHand(statementsByHand(summary, runFolder, plan)); };
    if (dump && !dump->rows.isEmpty())
        return impossible(CoreText::tr("The run is finished: what the dump's own statements made of the rows "
                                       "is not written down any more."),
                          byHand());
    const bool hasRows = summary.total(&TableOutcome::rowsLoaded) > 0;
    if (!hasRows && dump)
        return impossible(CoreText::tr("The run has loaded no rows."), undoStatementsByHand(dump));
    if (!hasRows || !allTablesProved(summary) || canBeTold(runFolder))
        return std::nullopt;
    return impossible(CoreText::tr("The run is finished and verified: its journal is gone, and nothing was "
                                   "written down that its rows could be told by."),
                      byHand());
}

QString undoStatementsByHand(const DumpPlan *plan)
{
    const QStringList changed = plan ? changedByTail(*plan) : QStringList();
    if (changed.isEmpty())
        return CoreText::tr("Drop what the dump has made, or bring back a backup of what it changed.");
    return CoreText::tr("Drop what the dump has made, or bring back a backup of what it changed: %1.")
        .arg(changed.mid(0, mostNamed).join(u", "_s) + (changed.size() > mostNamed ? u", …"_s : QString()));
}

} // namespace millrace
