// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/wholedump/dumpplan.h"

#include <QAbstractTableModel>

namespace millrace {

/// The tables of a whole dump's plan: where each goes, and how its fields are bound.
class PlanTablesModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Columns
    {
        Target,
        Rows,
        Table,
        Mapping,
        ColumnCount
    };
    using QAbstractTableModel::QAbstractTableModel;

    void setPlan(const DumpPlan &plan);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QVector<Plan> m_tables;
};

} // namespace millrace
