// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/recentplans.h"

#include <QAbstractTableModel>

namespace millrace {

/// Plans that were opened or saved lately, and what each of them is.
class RecentPlansModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column
    {
        NameColumn,
        WhatColumn, ///< "12 files → causes.credits on root@db1:3306"
        RowsColumn,
        ColumnCount
    };
    static constexpr int PathRole = Qt::UserRole;
    static constexpr int UsableRole = Qt::UserRole + 1;

    using QAbstractTableModel::QAbstractTableModel;

    void setPlans(const QVector<RecentPlan> &plans);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QVector<RecentPlan> m_plans;
};

} // namespace millrace
