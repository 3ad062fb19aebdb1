// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/dumptablesmodel.h"

#include "core/base/literals.h"
#include "ui/language/localtext.h"

#include <algorithm>

namespace millrace {

namespace {

int dumptableAlignment(int column)
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

void DumpTablesModel::setLeftOut(const QStringList &keys)
{
    const QSet<QString> leftOut(keys.begin(), keys.end());
    if (leftOut == m_leftOut)
        return;
    m_leftOut = leftOut;
    if (!m_tables.isEmpty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

Qt::ItemFlags DumpTablesModel::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    return index.column() == Name ? flags | Qt::ItemIsUserCheckable : flags;
}

bool DumpTablesModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::CheckStateRole || index.column() != Name)
        return false;
    QSet<QString> leftOut = m_leftOut;
    const QString key = m_tables.at(index.row()).key();
    if (value.toInt() == Qt::Checked)
        leftOut.remove(key);
    else
        leftOut.insert(key);
    QStringList keys;
    for (const DumpReading::Table &table : std::as_const(m_tables))
        if (leftOut.contains(table.key()))
            keys << table.key();
    setLeftOut(keys);
    Q_EMIT leftOutEdited(keys);
    return true;
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
    if (m_leftOut.contains(table.key()))
        parts << tr("not loaded");
    if (!table.defined)
        parts << tr("no definition: has to be on the server");
    if (table.rowsAsIs > 0)
        parts << tr("%1 run as they stand")
                     .arg(counted(table.rowsAsIs, tr("row with an expression"), tr("rows with expressions")));
    if (table.files > 1)
        parts << filesText(table.files);
    return parts.join(u" · "_s);
}

QVariant DumpTablesModel::data(const QModelIndex &index, int role) const
{
    const DumpReading::Table &table = m_tables.at(index.row());
    if (role == Qt::TextAlignmentRole)
        return dumptableAlignment(index.column());
    if (role == Qt::CheckStateRole && index.column() == Name)
        return m_leftOut.contains(table.key()) ? Qt::Unchecked : Qt::Checked;
    if (role == Qt::ToolTipRole && index.column() == Remark)
        return remark(table);
    if (role != Qt::DisplayRole)
        return {};
    switch (index.column()) {
    case Name:
        return m_withSchema ? table.schema + u'.' + table.name : table.name;
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
        return dumptableAlignment(section);
    if (role != Qt::DisplayRole)
        return {};
    const QString names[] = {tr("Table"), tr("Rows"), tr("Size"), tr("Remarks")};
    return names[section];
}

} // namespace millrace
