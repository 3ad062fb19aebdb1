// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/dumptablesmodel.h"

#include "core/base/literals.h"
#include "ui/language/localtext.h"

#include <algorithm>

namespace millrace {

DumpTablesModel::DumpTablesModel(QObject *parent)
    : RowsModel({{QT_TR_NOOP("Table")},
                 {QT_TR_NOOP("Rows"), true},
                 {QT_TR_NOOP("Size"), true},
                 {QT_TR_NOOP("Remarks")}},
                parent)
{}

void DumpTablesModel::setTables(const QVector<DumpReading::Table> &tables)
{
    if (tables == rows()) // somebody has one of them marked
        return;
    m_withSchema = std::any_of(tables.begin(), tables.end(), [&tables](const DumpReading::Table &table) {
        return table.schema != tables.first().schema;
    });
    setRows(tables);
}

void DumpTablesModel::setLeftOut(const QStringList &keys, const QStringList &schemas)
{
    const QSet<QString> leftOut(keys.begin(), keys.end());
    if (leftOut == m_leftOut && schemas == m_schemasLeftOut)
        return;
    m_leftOut = leftOut;
    m_schemasLeftOut = schemas;
    announce(Name, Remark);
}

void DumpTablesModel::setHead(bool head)
{
    if (m_isHead == head)
        return;
    m_isHead = head;
    announce(Name, Remark);
}

Qt::ItemFlags DumpTablesModel::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags flags = RowsModel::flags(index);
    const bool isSettable =
        index.column() == Name && !m_isHead && !m_schemasLeftOut.contains(rows().at(index.row()).schema);
    return isSettable ? flags | Qt::ItemIsUserCheckable : flags;
}

bool DumpTablesModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::CheckStateRole || !(flags(index) & Qt::ItemIsUserCheckable))
        return false;
    QSet<QString> leftOut = m_leftOut;
    const QString key = rows().at(index.row()).key();
    if (value.toInt() == Qt::Checked)
        leftOut.remove(key);
    else
        leftOut.insert(key);
    QStringList keys;
    for (const DumpReading::Table &table : rows())
        if (leftOut.contains(table.key()))
            keys << table.key();
    setLeftOut(keys, m_schemasLeftOut);
    Q_EMIT leftOutEdited(keys);
    return true;
}

bool DumpTablesModel::isLeftOut(const DumpReading::Table &table) const
{
    return m_leftOut.contains(table.key()) || m_schemasLeftOut.contains(table.schema);
}

QString DumpTablesModel::remark(const DumpReading::Table &table) const
{
    QStringList parts;
    if (m_schemasLeftOut.contains(table.schema))
        parts << tr("not loaded with its schema");
    else if (m_leftOut.contains(table.key()))
        parts << tr("not loaded");
    if (m_isHead && table == rows().constLast())
        parts << tr("so far");
    if (!table.defined)
        parts << tr("no definition: has to be on the server");
    if (table.rowsAsIs > 0)
        parts << tr("%1 run as they stand")
                     .arg(counted(table.rowsAsIs, tr("row with an expression"), tr("rows with expressions")));
    if (table.files > 1)
        parts << filesText(table.files);
    return parts.join(u" · "_s);
}

QVariant DumpTablesModel::cellOf(const DumpReading::Table &table, int column, int role) const
{
    if (role == Qt::CheckStateRole && column == Name)
        return isLeftOut(table) ? Qt::Unchecked : Qt::Checked;
    if (role == Qt::ToolTipRole && column == Remark)
        return remark(table);
    if (role != Qt::DisplayRole)
        return {};
    switch (column) {
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

} // namespace millrace
