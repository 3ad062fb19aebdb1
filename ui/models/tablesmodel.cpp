// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/tablesmodel.h"

#include "core/base/literals.h"
#include "ui/language/localtext.h"
#include "ui/models/tablewarnings.h"

namespace millrace {

namespace {

int tableAlignment(int column)
{
    const bool isFigure = column == TablesModel::Rows || column == TablesModel::Size;
    return int((isFigure ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
}

} // namespace

void TablesModel::setTables(const QVector<TableSummary> &tables)
{
    beginResetModel();
    m_tables = tables;
    m_details.clear();
    m_hasDetails = false;
    endResetModel();
}

void TablesModel::setDetails(const QHash<QString, TableDetails> &details)
{
    m_details = details;
    m_hasDetails = true;
    if (!m_tables.isEmpty())
        Q_EMIT dataChanged(index(0, Structure), index(rowCount() - 1, Structure));
}

const TableDetails *TablesModel::detailsOf(const TableSummary &table) const
{
    static const TableDetails nothing;
    if (!m_hasDetails)
        return nullptr;
    const auto found = m_details.constFind(table.name);
    return found == m_details.constEnd() ? &nothing : &*found;
}

QVariant TablesModel::sortValue(const TableSummary &table, int column) const
{
    switch (column) {
    case Rows:
        return table.rowsEstimate;
    case Size:
        return table.dataBytes + table.indexBytes;
    case Structure: { // what endangers or slows a load most comes first when sorted downwards
        const TableDetails *details = detailsOf(table);
        return details
                   ? details->triggers * 1'000'000 + (details->foreignKeys + details->referencedBy) * 10'000 +
                         details->partitions + details->indexes
                   : 0;
    }
    default:
        return data(index(static_cast<int>(&table - m_tables.constData()), column), Qt::DisplayRole);
    }
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
        return tableAlignment(index.column());
    if (role == SortRole)
        return sortValue(table, index.column());
    const TableDetails *details = detailsOf(table);
    if (role == Qt::ToolTipRole) {
        if (index.column() == Size)
            return tr("%1 of rows, %2 of secondary indexes, by the server's statistics")
                .arg(sizeText(table.dataBytes), sizeText(table.indexBytes));
        if (index.column() == Rows)
            return tr("The server's estimate");
        return details ? u"%1: %2"_s.arg(table.name, structureText(*details)) : QVariant();
    }
    if (role != Qt::DisplayRole)
        return {};
    switch (index.column()) {
    case Name:
        return table.name;
    case Rows: // the server's statistics are an estimate; 0 is what it says of an empty table
        return table.rowsEstimate == 0 ? u"0"_s : u"≈ "_s + groupedNumber(table.rowsEstimate);
    case Size:
        return sizeText(table.dataBytes + table.indexBytes);
    case Engine:
        return table.engine;
    case Structure:
        return details ? structureText(*details) : QVariant();
    default:
        return {};
    }
}

QVariant TablesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return tableAlignment(section);
    if (role != Qt::DisplayRole)
        return {};
    const QString names[] = {tr("Table"), tr("Rows"), tr("Size"), tr("Engine"),
                             tr("Indexes, triggers, keys")};
    return names[section];
}

} // namespace millrace
