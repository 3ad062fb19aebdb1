// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/recentplansmodel.h"

#include "ui/language/localtext.h"

namespace millrace {

void RecentPlansModel::setPlans(const QVector<RecentPlan> &plans)
{
    beginResetModel();
    m_plans = plans;
    endResetModel();
}

int RecentPlansModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_plans.size());
}

int RecentPlansModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant RecentPlansModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const RecentPlan &plan = m_plans.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        if (index.column() == NameColumn)
            return plan.name;
        if (index.column() == RowsColumn)
            return plan.rows >= 0 && plan.unreadable.isEmpty() ? groupedNumber(plan.rows) : QString();
        return plan.unreadable.isEmpty() ? tr("%1 → %2").arg(plan.from, plan.into) : plan.unreadable;
    case Qt::ToolTipRole:
        return plan.bytes > 0 ? tr("%1\n%2").arg(plan.path, sizeText(plan.bytes)) : plan.path;
    case Qt::TextAlignmentRole:
        return index.column() == RowsColumn ? QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter)
                                            : QVariant();
    case PathRole:
        return plan.path;
    case UsableRole:
        return plan.unreadable.isEmpty();
    default:
        return {};
    }
}

QVariant RecentPlansModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole && section == RowsColumn)
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    return section == NameColumn ? tr("Name") : section == WhatColumn ? tr("From and into") : tr("Rows");
}

} // namespace millrace
