// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mapping/contentform.h"
#include "core/mapping/mapping.h"
#include "core/source/rows/dialect.h"

namespace millrace {

/// A column whose stored value can be told from the field alone.
struct ContentColumn
{
    QString name;
    int field = -1; ///< from 0; -1: @row_number
    ContentRule rule;
    bool nullable = true;
    QString sql; ///< the stored value as the bytes that are compared; NULL as one NUL byte
};

/// What of a load can be compared byte by byte: the columns that get a field or @row_number as it is.
struct ContentColumns
{
    QVector<ContentColumn> columns; ///< in the order of the fields
    QStringList leftOut;            ///< columns that get a value and are not compared: "price (double)"
    int key = -1;                   ///< of columns: the primary key, when it is one whole number; -1: none
    QString obstacle;               ///< not empty: nothing can be compared, and why

    bool any() const { return obstacle.isEmpty() && !columns.isEmpty(); }
};

ContentColumns contentColumns(const Mapping &mapping, const Dialect &dialect, const TableSchema &table);

/// Stands between the columns in what the checksum is made of.
constexpr char contentSeparator = '\x1f';

/// "SELECT COUNT(*), SUM(CRC32(…)) FROM table", to be followed by a WHERE. The sum does not depend on the
/// order of the rows. REQUIRES: columns.any().
QString contentQuery(const ContentColumns &columns, const QString &schema, const QString &table);

} // namespace millrace
