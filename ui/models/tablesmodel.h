// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/server/tableschema.h"

#include <QAbstractTableModel>

namespace millrace {

/// The tables of a schema. What their details say comes later and fills the last column; Qt::UserRole gives
/// what a column is sorted by.
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
        Structure, ///< indexes, partitions, triggers, foreign keys
        ColumnCount
    };
    using QAbstractTableModel::QAbstractTableModel;

    static constexpr int SortRole = Qt::UserRole;

    void setTables(const QVector<TableSummary> &tables);
    void setDetails(const QHash<QString, TableDetails> &details);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QVariant sortValue(const TableSummary &table, int column) const;
    const TableDetails *detailsOf(const TableSummary &table) const; ///< nullptr while they are not known

    QVector<TableSummary> m_tables;
    QHash<QString, TableDetails> m_details;
    bool m_hasDetails = false;
};

} // namespace millrace
