// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/server/tableschema.h"

#include <QAbstractTableModel>

namespace millrace {

/// The tables of a schema.
class TablesModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Columns
    {
        Name,
        Rows,
        Size,
        Engine,
        ColumnCount
    };
    using QAbstractTableModel::QAbstractTableModel;

    void setTables(const QVector<TableSummary> &tables);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QVector<TableSummary> m_tables;
};

} // namespace millrace
