// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/tablemodel.h"
#include "ui/session/recentplans.h"

namespace millrace {

/// Plans that were opened or saved lately, and what each of them is.
class RecentPlansModel : public RowsModel<RecentPlan>
{
    Q_OBJECT
public:
    enum Column
    {
        NameColumn,
        WhatColumn, ///< "12 files → causes.credits on root@db1:3306"
        RowsColumn
    };
    static constexpr int PathRole = Qt::UserRole;
    static constexpr int UsableRole = Qt::UserRole + 1;

    explicit RecentPlansModel(QObject *parent = nullptr);

    void setPlans(const QVector<RecentPlan> &plans) { setRows(plans); }

private:
    QVariant cellOf(const RecentPlan &plan, int column, int role) const override;
};

} // namespace millrace
