// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/plantablesmodel.h"

#include "ui/language/localtext.h"
#include "ui/words/mappingwords.h"

namespace millrace {

namespace {

int plantableAlignment(int column)
{
    return int((column == PlanTablesModel::Rows ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
}

} // namespace

void PlanTablesModel::setPlan(const DumpPlan &plan)
{
    beginResetModel();
    m_tables = plan.tables;
    endResetModel();
}

int PlanTablesModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_tables.size());
}

int PlanTablesModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant PlanTablesModel::data(const QModelIndex &index, int role) const
{
    const Plan &table = m_tables.at(index.row());
    if (role == Qt::TextAlignmentRole)
        return plantableAlignment(index.column());
    if (role != Qt::DisplayRole)
        return {};
    switch (index.column()) {
    case Target:
        return table.tableName();
    case Rows:
        return groupedNumber(table.source.totalRows());
    case Table:
        return table.createSql.isEmpty() ? tr("is there") : tr("is made");
    case Mapping:
        return mappingWords(table.mapping);
    default:
        return {};
    }
}

QVariant PlanTablesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return plantableAlignment(section);
    if (role != Qt::DisplayRole)
        return {};
    const QString names[] = {tr("Goes into"), tr("Rows"), tr("Table"), tr("Mapping")};
    return names[section];
}

} // namespace millrace
