// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/inspect/dumpreading.h"

#include <QAbstractTableModel>
#include <QSet>

namespace millrace {

/// The tables of a whole dump, as they were read; those with a tick are loaded.
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
    void setLeftOut(const QStringList &keys); ///< those without a tick

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override; ///< the tick

Q_SIGNALS:
    void leftOutEdited(const QStringList &keys); ///< a tick was set or taken away, in the dump's order

private:
    QString remark(const DumpReading::Table &table) const;

    QVector<DumpReading::Table> m_tables;
    QSet<QString> m_leftOut;
    bool m_withSchema = false; ///< they are of several
};

} // namespace millrace
