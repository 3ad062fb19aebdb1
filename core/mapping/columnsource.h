// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mapping/mapping.h"

namespace millrace {

/// What a column gets: "field 3", an expression, "row number", or nothing of ours.
struct ColumnSource
{
    enum class Kind
    {
        Field,
        Expression,
        Numbering, ///< the row's number in source order
        Nothing
    };
    Kind kind = Kind::Nothing;
    int field = -1;
    QString expression;
    QVector<int> reads; ///< fields whose variables the expression uses
};
/// Of each column, in their order; all at once, for a table may have a thousand.
QVector<ColumnSource> sourcesOf(const Mapping &mapping, const QStringList &columns);
ColumnSource sourceOf(const Mapping &mapping, const QString &column);

} // namespace millrace
