// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/load/writers/tablewriter.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/load/chunks/keywalk.h"
#include "core/plan/statements.h"
#include "core/server/tableschema.h"

#include <algorithm>
#include <utility>

namespace millrace {

TableWriter::TableWriter(const WriterContext &context)
    : m_context(context)
{}

/// Fewer where a limit asks for it: a statement once sent knows no limit.
qint64 TableWriter::rowsPerStatement() const
{
    const SourceTable &table = *m_context.plan.source.table;
    const LoadLimits &limits = m_context.plan.limits;
    qint64 rows = rowsOfASelect(table);
    if (limits.rowsPerSecond > 0)
        rows = std::min(rows, limits.rowsPerSecond / 4);
    if (limits.bytesPerSecond > 0)
        rows = std::min(
            rows, static_cast<qint64>(static_cast<double>(limits.bytesPerSecond) / 4 / table.bytesPerRow()));
    return std::max<qint64>(100, rows);
}

/// The target's primary key in terms of the source, where the plan asks for that order and it is another than
/// that of the source's key; a part that the server fills in itself says nothing about an order.
Result<void> TableWriter::prepare()
{
    const Plan &plan = m_context.plan;
    if (std::exchange(m_prepared, true) || plan.order != RowOrder::PrimaryKey)
        return {};
    MILLRACE_TRY(const auto table, readTable(m_context.connection, plan.schema, plan.table));
    const auto columns = selectedColumns(plan.source, plan.mapping, 0);
    QStringList order;
    for (const Index &index : table.indexes)
        for (const QString &name : index.primary ? index.columns : QStringList())
            for (const SelectedColumn &column : columns)
                if (column.column.compare(name, Qt::CaseInsensitive) == 0)
                    order << column.expression;
    if (!keyOrder(plan.source.table->key, sourceAlias()).startsWith(order.join(u", "_s)))
        m_order = order;
    return {};
}

Result<WriteOutcome> TableWriter::write(const Chunk &range, RowMode mode)
{
    MILLRACE_TRY_VOID(prepare());
    WriteOutcome outcome;
    outcome.rows = 0;
    m_context.gate.enter(WorkerActivity::NoChunk); // looking for the ends of ranges reads the source's key
    KeyWalk walk(m_context.connection, *m_context.plan.source.table, range);
    while (!outcome.refused) {
        const auto part = walk.take(rowsPerStatement());
        if (!part)
            return fail(m_context.gate.isStopped() ? runStopped() : part.error());
        if (!*part)
            break;
        if (!m_context.gate.pass((*part)->bytes, static_cast<double>((*part)->rows)))
            return fail(runStopped());
        const auto sent = send(**part, mode, range.firstRow.value - 1 + *outcome.rows);
        if (m_context.gate.isStopped())
            return fail(runStopped());
        if (!sent)
            return fail(sent.error());
        outcome.add(*sent, *outcome.rows);
        outcome.counts.records += sent->counts.records;
        outcome.rows =
            *outcome.rows + sent->counts.records + (mode == RowMode::AsServer ? sent->rowsKeptOut() : 0);
    }
    return outcome;
}

Result<WriteOutcome> TableWriter::send(const Chunk &part, RowMode mode, qint64 rowsBefore)
{
    const Plan &plan = m_context.plan;
    const InsertSelect statement{.source = plan.source,
                                 .mapping = plan.mapping,
                                 .schema = plan.schema,
                                 .table = plan.table,
                                 .verb = selectVerb(plan, mode),
                                 .name = rangeName(m_context.runId, part),
                                 .range = part.keys,
                                 .rowsBefore = rowsBefore,
                                 .order = mode == RowMode::Strict ? m_order : QStringList()};
    m_context.gate.enter(WorkerActivity::Sending);
    const auto inserted = m_context.connection.insertSelect(statement.sql());
    m_context.gate.enter(WorkerActivity::NoChunk);
    auto outcome = outcomeOf(m_context, inserted);
    // The server numbers rows as it reads them: in another order than the key's the number says nothing.
    if (outcome && !statement.order.isEmpty())
        for (RowFault &fault : outcome->faults)
            fault.row = 0;
    return outcome;
}

} // namespace millrace
