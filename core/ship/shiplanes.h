// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/plan.h"
#include "core/ship/tableshape.h"

namespace millrace {

/// Which part of a table that is shipped goes which way, and why.
struct ShipLanes
{
    /// A secondary index that the server makes after the rows.
    struct LeftIndex
    {
        QString name;
        QString why; ///< a sentence
    };
    QString whyNoRow; ///< one sentence: the server loads all rows; empty: those written plainly are built
    QStringList builtIndexes; ///< secondary ones that are written with the rows
    QVector<LeftIndex> leftIndexes;

    QStringList sentences() const;
};

ShipLanes shipLanes(const Plan &plan, const TableShape &shape, const TableSchema &table);

/// One sentence: why the server that is thrown away loads all rows; empty: rows are built.
QString whyNoRowIsBuilt(const Plan &plan, const TableShape &shape);

} // namespace millrace
