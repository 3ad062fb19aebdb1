// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/recentplansmodel.h"

#include "ui/language/localtext.h"

namespace millrace {

RecentPlansModel::RecentPlansModel(QObject *parent)
    : RowsModel({{QT_TR_NOOP("Name")}, {QT_TR_NOOP("From and into")}, {QT_TR_NOOP("Rows"), true}}, parent)
{}

QVariant RecentPlansModel::cellOf(const RecentPlan &plan, int column, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        if (column == NameColumn)
            return plan.name;
        if (column == RowsColumn)
            return plan.rows >= 0 && plan.unreadable.isEmpty() ? groupedNumber(plan.rows) : QString();
        return plan.unreadable.isEmpty() ? tr("%1 → %2").arg(plan.from, plan.into) : plan.unreadable;
    case Qt::ToolTipRole:
        return plan.bytes > 0 ? tr("%1\n%2").arg(plan.path, sizeText(plan.bytes)) : plan.path;
    case PathRole:
        return plan.path;
    case UsableRole:
        return plan.unreadable.isEmpty();
    default:
        return {};
    }
}

} // namespace millrace
