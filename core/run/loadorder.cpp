// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/loadorder.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/order/keys/keyorderprobe.h"
#include "core/sql/sqltokens.h"

#include <QFileInfo>

namespace millrace {

namespace {

const QString rowVariable = u"millrace_source_row"_s;

/// The sorted rows begin with their row number in the dump: the expressions read it from there instead of
/// counting.
Mapping withRowNumbers(Mapping mapping)
{
    mapping.fields.prepend({.kind = FieldBinding::Kind::Variable, .name = rowVariable});
    for (ColumnExpression &expression : mapping.expressions)
        expression.expression =
            replaceVariable(expression.expression, u"row_number"_s, [] { return u'@' + rowVariable; });
    return mapping;
}

OrderedPlan fromSorted(const Plan &plan, SortedSource sorted)
{
    OrderedPlan ordered{.plan = plan};
    ordered.plan.source = sorted.source;
    if (sorted.rowNumbers)
        ordered.plan.mapping = withRowNumbers(plan.mapping);
    ordered.note = CoreText::tr("The dump is loaded in the order of %1").arg(sorted.key.summary());
    ordered.sorted = std::move(sorted);
    return ordered;
}

} // namespace

QString sortFolderOf(const Plan &plan, const QString &runFolder)
{
    if (plan.workFolder.isEmpty())
        return runFolder + u"/sorted"_s;
    return plan.workFolder + u"/millrace-"_s + QFileInfo(runFolder).fileName();
}

Result<OrderedPlan> orderedPlan(const Plan &plan, const TableSchema &table, const QString &runFolder,
                                std::stop_token stop, SortProgress *progress,
                                const std::function<void()> &sortBegins)
{
    // Rows of a table come in the order of its key; another one is asked of each statement.
    if (plan.order == RowOrder::File || plan.source.isTable())
        return OrderedPlan{.plan = plan};
    const auto key = sortKeyFor(plan.mapping, table);
    if (!key && key.error().code == ErrorCode::OrderNotNeeded)
        return OrderedPlan{.plan = plan, .note = key.error().what};
    if (!key)
        return fail(key.error());
    const bool rowNumbers = plan.mapping.usesRowNumber();
    const QString folder = sortFolderOf(plan, runFolder);
    MILLRACE_TRY(auto finished, reuseSorted(folder, plan.source, *key, rowNumbers));
    if (finished)
        return fromSorted(plan, std::move(*finished));

    MILLRACE_TRY(const auto order, probeHeads(plan.source, *key, {}, stop));
    if (!order.wantsSort())
        return OrderedPlan{.plan = plan, .note = CoreText::tr("Nothing is sorted: %1").arg(order.sentence())};
    sortBegins();
    MILLRACE_TRY(auto sorted,
                 sortByKey(plan.source, *key,
                           {.memoryBytes = plan.memoryBytes, .folder = folder, .rowNumbers = rowNumbers},
                           stop, progress));
    return fromSorted(plan, std::move(sorted));
}

} // namespace millrace
