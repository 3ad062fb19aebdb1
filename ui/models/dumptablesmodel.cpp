// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/dumptablesmodel.h"

#include "ui/language/localtext.h"

#include <algorithm>

namespace millrace {

namespace {

int alignment(int column)
{
    const bool isFigure = column == DumpTablesModel::Rows || column == DumpTablesModel::Size;
    return int((isFigure ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
}

} // namespace

void DumpTablesModel::setTables(const QVector<DumpReading::Table> &tables)
{
    beginResetModel();
    m_tables = tables;
    m_withSchema = std::any_of(tables.begin(), tables.end(), [&tables](const DumpReading::Table &table) {
        return table.schema != tables.first().schema;
    });
    endResetModel();
}

int DumpTablesModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_tables.size());
}

int DumpTablesModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString DumpTablesModel::remark(const DumpReading::Table &table) const
{
    QStringList parts;
    if (!table.defined)
        parts << tr("no definition: has to be on the server");
    if (table.rowsAsIs > 0)
        parts << tr("%1 run as they stand")
                     .arg(counted(table.rowsAsIs, tr("row with an expression"), tr("rows with expressions")));
    if (table.files > 1)
        parts << counted(table.files, tr("file"), tr("files"));
    return parts.join(QStringLiteral(" · "));
}

QVariant DumpTablesModel::data(const QModelIndex &index, int role) const
{
    const DumpReading::Table &table = m_tables.at(index.row());
    if (role == Qt::TextAlignmentRole)
        return alignment(index.column());
    if (role == Qt::ToolTipRole && index.column() == Remark)
        return remark(table);
    if (role != Qt::DisplayRole)
        return {};
    switch (index.column()) {
    case Name:
        return m_withSchema ? table.schema + QLatin1Char('.') + table.name : table.name;
    case Rows:
        return groupedNumber(table.rows);
    case Size:
        return sizeText(table.bytes);
    case Remark:
        return remark(table);
    default:
        return {};
    }
}

QVariant DumpTablesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return alignment(section);
    if (role != Qt::DisplayRole)
        return {};
    const QString names[] = {tr("Table"), tr("Rows"), tr("Size"), tr("Remarks")};
    return names[section];
}

} // namespace millrace
