// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ship/shiplanes.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/plan/shipsteps.h"
#include "core/ship/rowimages.h"

#include <algorithm>

namespace millrace {

namespace {

QString whyLeft(const IndexDefinition &index)
{
    using enum IndexDefinition::Kind;
    if (index.kind == Fulltext || index.kind == Spatial || index.kind == Other)
        return CoreText::tr("indexes of its kind are not built here");
    if (index.hash)
        return CoreText::tr("it is kept as a hash, which only the server computes");
    const bool computed = std::ranges::any_of(
        index.parts, [](const IndexPart &part) { return !part.plain || !part.expression.isEmpty(); });
    return computed ? CoreText::tr("only the server computes what it holds")
                    : CoreText::tr("only the server knows the order of its texts (their collation)");
}

} // namespace

QString whyNoRowIsBuilt(const Plan &plan, const TableShape &shape)
{
    if (!shape.canBeBuilt())
        return shape.whyNot;
    const QString byPlan = whyPlanBuildsNoRow(plan);
    return byPlan.isEmpty() ? RowImages::whyNot(plan.mapping, shape) : byPlan;
}

ShipLanes shipLanes(const Plan &plan, const TableShape &shape, const TableSchema &table)
{
    ShipLanes lanes{.whyNoRow = whyNoRowIsBuilt(plan, shape)};
    if (!lanes.whyNoRow.isEmpty())
        return lanes; // and with the rows all indexes
    for (const IndexDefinition &index : shape.leftIndexes)
        lanes.leftIndexes << ShipLanes::LeftIndex{.name = index.name, .why = whyLeft(index)};
    for (const Index &index : table.indexes)
        if (!index.primary && std::ranges::none_of(lanes.leftIndexes, [&](const ShipLanes::LeftIndex &left) {
                return left.name.compare(index.name, Qt::CaseInsensitive) == 0;
            }))
            lanes.builtIndexes << index.name;
    return lanes;
}

QStringList ShipLanes::sentences() const
{
    if (!whyNoRow.isEmpty())
        return {CoreText::tr("No row is built here. %1 The server that is thrown away loads them.")
                    .arg(whyNoRow)};
    QStringList lines{CoreText::tr(
        "Rows are written straight into the file; one whose text leaves open what is stored (an odd date, "
        "too many digits, bytes that are no text of its column) is loaded by the server that is thrown "
        "away.")};
    if (!builtIndexes.isEmpty())
        lines << CoreText::tr("Indexes written with them: %1.").arg(builtIndexes.join(u", "_s));
    for (const LeftIndex &index : leftIndexes)
        lines << CoreText::tr("Index %1 is built by that server after the rows: %2.")
                     .arg(index.name, index.why);
    return lines;
}

} // namespace millrace
