// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/run/runtablesmodel.h"

#include "ui/language/localtext.h"

#include <algorithm>

namespace millrace {

namespace {

bool isSame(const TableProgress &a, const TableProgress &b)
{
    return a.state == b.state && a.rowsCommitted == b.rowsCommitted && a.rowsTotal == b.rowsTotal &&
           a.verified == b.verified && a.table == b.table;
}

} // namespace

RunTablesModel::RunTablesModel(QObject *parent)
    : RowsModel(
          {{QT_TR_NOOP("Table")}, {QT_TR_NOOP("State")}, {QT_TR_NOOP("Done")}, {QT_TR_NOOP("Rows"), true}},
          parent)
{}

void RunTablesModel::setTables(const QVector<TableProgress> &tables)
{
    if (tables.size() != rows().size())
        return setRows(tables);
    const QVector<TableProgress> before = rows();
    replaceRows(tables);
    for (int row = 0; row < tables.size(); ++row)
        if (!isSame(before.at(row), tables.at(row)))
            Q_EMIT dataChanged(index(row, TableColumn), index(row, RowsColumn));
}

int RunTablesModel::percent(const TableProgress &table)
{
    if (!table.state)
        return 0;
    if (table.state == RunState::Done)
        return 100;
    return table.rowsTotal > 0
               ? static_cast<int>(std::clamp<qint64>(table.rowsCommitted * 100 / table.rowsTotal, 0, 100))
               : 0;
}

QString RunTablesModel::stateText(const TableProgress &table)
{
    if (!table.state)
        return tr("waiting");
    switch (*table.state) {
    case RunState::Preparing:
        return tr("preparing");
    case RunState::Sorting:
        return tr("sorting");
    case RunState::Loading:
        return tr("loading");
    case RunState::Paused:
        return tr("paused");
    case RunState::Cancelling:
        return tr("cancelling");
    case RunState::BuildingIndexes:
        return tr("building indexes");
    case RunState::Verifying:
        return tr("verifying");
    case RunState::WarmingUp:
        return tr("warming up");
    case RunState::Done:
        return table.verified ? tr("verified") : tr("loaded, not verified");
    case RunState::Stopped:
        return tr("stopped");
    case RunState::Cancelled:
        return tr("cancelled");
    case RunState::Refused:
        return tr("refused");
    case RunState::RollingBack:
    case RunState::RolledBack:
        return tr("rolled back");
    }
    return {};
}

QVariant RunTablesModel::cellOf(const TableProgress &table, int column, int role) const
{
    if (role == Qt::ToolTipRole && column == TableColumn)
        return table.table;
    if (role == PercentRole && column == DoneColumn)
        return percent(table);
    if (role != Qt::DisplayRole)
        return {};
    switch (column) {
    case TableColumn:
        return table.table.section(u'.', 1);
    case StateColumn:
        return stateText(table);
    case DoneColumn:
        return tr("%1 %").arg(percent(table));
    case RowsColumn:
        return groupedNumber(table.rowsTotal);
    default:
        return {};
    }
}

} // namespace millrace
