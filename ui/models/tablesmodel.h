// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/server/tableschema.h"
#include "ui/models/tablemodel.h"

namespace millrace {

/// The tables of a schema. What their details say comes later and fills the last column; Qt::UserRole gives
/// what a column is sorted by.
class TablesModel : public RowsModel<TableSummary>
{
    Q_OBJECT
public:
    enum Columns
    {
        Name,
        Rows,
        Size,
        Engine,
        Structure ///< indexes, partitions, triggers, foreign keys
    };
    explicit TablesModel(QObject *parent = nullptr);

    static constexpr int SortRole = Qt::UserRole;

    void setTables(const QVector<TableSummary> &tables);
    void setDetails(const QHash<QString, TableDetails> &details);

private:
    QVariant cellOf(const TableSummary &table, int column, int role) const override;
    QVariant text(const TableSummary &table, int column) const;
    QVariant sortValue(const TableSummary &table, int column) const;
    const TableDetails *detailsOf(const TableSummary &table) const; ///< nullptr while they are not known

    QHash<QString, TableDetails> m_details;
    bool m_hasDetails = false;
};

} // namespace millrace
