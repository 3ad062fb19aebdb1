// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/record/runprogress.h"
#include "ui/models/tablemodel.h"

namespace millrace {

/// The tables of a run of several, and how far each is.
class RunTablesModel : public RowsModel<TableProgress>
{
    Q_OBJECT
public:
    enum Column
    {
        TableColumn,
        StateColumn,
        DoneColumn,
        RowsColumn
    };
    enum Role
    {
        PercentRole = Qt::UserRole ///< of the table's rows that are committed, 0 … 100; -1: nothing to paint
    };

    explicit RunTablesModel(QObject *parent = nullptr);

    /// Only rows that differ are announced.
    void setTables(const QVector<TableProgress> &tables);

    static QString stateText(const TableProgress &table);

private:
    QVariant cellOf(const TableProgress &table, int column, int role) const override;
    static int percent(const TableProgress &table);
};

} // namespace millrace
