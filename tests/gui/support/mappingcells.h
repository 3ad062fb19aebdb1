// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/mappingmodel.h"

#include <QTableView>

namespace millrace::test {

/// Where a field of the dump, or a column of the table (indexes from 0), stands in the Mapping page's table,
/// whatever order its rows are in. Not valid where it is not shown.
inline QModelIndex mappingCell(const QTableView *table, int role, int wanted, int section)
{
    for (int row = 0; row < table->model()->rowCount(); ++row)
        if (const QModelIndex index = table->model()->index(row, section); index.data(role) == wanted)
            return index;
    return {};
}

inline QModelIndex ofField(const QTableView *table, int field, MappingModel::Columns section)
{
    return mappingCell(table, MappingModel::FieldRole, field, section);
}

inline QModelIndex ofColumn(const QTableView *table, int column, MappingModel::Columns section)
{
    return mappingCell(table, MappingModel::ColumnRole, column, section);
}

inline QString getsOf(const QTableView *table, int column)
{
    return ofColumn(table, column, MappingModel::Gets).data().toString();
}

inline QString bindingOf(const QTableView *table, int field)
{
    return ofField(table, field, MappingModel::Binding).data().toString();
}

/// As if it was written into the cell.
inline bool giveColumn(QTableView *table, int column, const QString &text)
{
    return table->model()->setData(ofColumn(table, column, MappingModel::Gets), text, Qt::EditRole);
}

} // namespace millrace::test
