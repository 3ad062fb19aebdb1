// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/record/runprogress.h"

#include <QAbstractTableModel>

namespace millrace {

/// The tables of a run of several, and how far each is.
class RunTablesModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column
    {
        TableColumn,
        StateColumn,
        DoneColumn,
        RowsColumn,
        ColumnCount
    };
    enum Role
    {
        PercentRole = Qt::UserRole ///< of the table's rows that are committed, 0 … 100; -1: nothing to paint
    };

    using QAbstractTableModel::QAbstractTableModel;

    /// Only rows that differ are announced.
    void setTables(const QVector<TableProgress> &tables);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

    static QString stateText(const TableProgress &table);

private:
    static int percent(const TableProgress &table);

    QVector<TableProgress> m_tables;
};

} // namespace millrace
