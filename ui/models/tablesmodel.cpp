// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/tablesmodel.h"

#include "core/base/text.h"

namespace millrace {

namespace {

int alignment(int column)
{
    const bool isFigure = column == TablesModel::Rows || column == TablesModel::Size;
    return int((isFigure ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
}

} // namespace

void TablesModel::setTables(const QVector<TableSummary> &tables)
{
    beginResetModel();
    m_tables = tables;
    endResetModel();
}

int TablesModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_tables.size());
}

int TablesModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant TablesModel::data(const QModelIndex &index, int role) const
{
    const TableSummary &table = m_tables.at(index.row());
    if (role == Qt::TextAlignmentRole)
        return alignment(index.column());
    if (role != Qt::DisplayRole)
        return {};
    switch (index.column()) {
    case Name:
        return table.name;
    case Rows: // the server's statistics are an estimate; 0 is what it says of an empty table
        return table.rowsEstimate == 0 ? QStringLiteral("0")
                                       : QStringLiteral("≈ ") + groupedNumber(table.rowsEstimate);
    case Size:
        return sizeText(table.dataBytes);
    case Engine:
        return table.engine;
    default:
        return {};
    }
}

QVariant TablesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return alignment(section);
    if (role != Qt::DisplayRole)
        return {};
    const QString names[] = {tr("Table"), tr("Rows"), tr("Size"), tr("Engine")};
    return names[section];
}

} // namespace millrace
