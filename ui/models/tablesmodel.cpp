// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/tablesmodel.h"

#include "core/base/literals.h"
#include "ui/language/localtext.h"
#include "ui/models/tablewarnings.h"

namespace millrace {

TablesModel::TablesModel(QObject *parent)
    : RowsModel({{QT_TR_NOOP("Table")},
                 {QT_TR_NOOP("Rows"), true},
                 {QT_TR_NOOP("Size"), true},
                 {QT_TR_NOOP("Engine")},
                 {QT_TR_NOOP("Indexes, triggers, keys")}},
                parent)
{}

void TablesModel::setTables(const QVector<TableSummary> &tables)
{
    m_details.clear();
    m_hasDetails = false;
    setRows(tables);
}

void TablesModel::setDetails(const QHash<QString, TableDetails> &details)
{
    m_details = details;
    m_hasDetails = true;
    announce(Structure, Structure);
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
        return text(table, column);
    }
}

QVariant TablesModel::cellOf(const TableSummary &table, int column, int role) const
{
    if (role == SortRole)
        return sortValue(table, column);
    if (role == Qt::ToolTipRole) {
        if (column == Size)
            return tr("%1 of rows, %2 of secondary indexes, by the server's statistics")
                .arg(sizeText(table.dataBytes), sizeText(table.indexBytes));
        if (column == Rows)
            return tr("The server's estimate");
        const TableDetails *details = detailsOf(table);
        return details ? u"%1: %2"_s.arg(table.name, structureText(*details)) : QVariant();
    }
    return role == Qt::DisplayRole ? text(table, column) : QVariant();
}

QVariant TablesModel::text(const TableSummary &table, int column) const
{
    switch (column) {
    case Name:
        return table.name;
    case Rows: // the server's statistics are an estimate; 0 is what it says of an empty table
        return table.rowsEstimate == 0 ? u"0"_s : u"≈ "_s + groupedNumber(table.rowsEstimate);
    case Size:
        return sizeText(table.dataBytes + table.indexBytes);
    case Engine:
        return table.engine;
    case Structure: {
        const TableDetails *details = detailsOf(table);
        return details ? structureText(*details) : QVariant();
    }
    default:
        return {};
    }
}

} // namespace millrace
