// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/dumpreading.h"

#include <QAbstractTableModel>

namespace millrace {

/// The tables of a whole dump, as they were read.
class DumpTablesModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Columns
    {
        Name,
        Rows,
        Size,
        Remark,
        ColumnCount
    };
    using QAbstractTableModel::QAbstractTableModel;

    void setTables(const QVector<DumpReading::Table> &tables);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString remark(const DumpReading::Table &table) const;

    QVector<DumpReading::Table> m_tables;
    bool m_withSchema = false; ///< they are of several
};

} // namespace millrace
