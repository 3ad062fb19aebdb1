// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/plantablesmodel.h"

#include "ui/language/localtext.h"
#include "ui/words/mappingwords.h"

namespace millrace {

PlanTablesModel::PlanTablesModel(QObject *parent)
    : RowsModel({{QT_TR_NOOP("Goes into")},
                 {QT_TR_NOOP("Rows"), true},
                 {QT_TR_NOOP("Table")},
                 {QT_TR_NOOP("Mapping")}},
                parent)
{}

QVariant PlanTablesModel::cellOf(const Plan &table, int column, int role) const
{
    if (role != Qt::DisplayRole)
        return {};
    switch (column) {
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

} // namespace millrace
