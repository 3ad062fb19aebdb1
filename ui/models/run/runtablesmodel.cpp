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

void RunTablesModel::setTables(const QVector<TableProgress> &tables)
{
    if (tables.size() != m_tables.size()) {
        beginResetModel();
        m_tables = tables;
        endResetModel();
        return;
    }
    const QVector<TableProgress> before = m_tables;
    m_tables = tables;
    for (int row = 0; row < m_tables.size(); ++row)
        if (!isSame(before.at(row), m_tables.at(row)))
            Q_EMIT dataChanged(index(row, 0), index(row, ColumnCount - 1));
}

int RunTablesModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_tables.size());
}

int RunTablesModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
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

QVariant RunTablesModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const TableProgress &table = m_tables.at(index.row());
    if (role == Qt::TextAlignmentRole && index.column() == RowsColumn)
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole && index.column() == TableColumn)
        return table.table;
    if (role == PercentRole && index.column() == DoneColumn)
        return percent(table);
    if (role != Qt::DisplayRole)
        return {};
    switch (index.column()) {
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

QVariant RunTablesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole && section == RowsColumn)
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    const QString names[] = {tr("Table"), tr("State"), tr("Done"), tr("Rows")};
    return names[section];
}

} // namespace millrace
