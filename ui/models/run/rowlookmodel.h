// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/rows/rowlook.h"

#include <QAbstractTableModel>

namespace millrace {

/// Rows of a run: what became of each, its bytes in the dump (or the values in the source's table, as a dump
/// would write them), and the table's row. Of a value that is another one than the load gives both are shown;
/// a sign says so, not the colour alone.
class RowLookModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Columns
    {
        Title,
        Verdict,
        Raw,   ///< the row as it stands in the source
        Values ///< from here on a column of the table each
    };

    using QAbstractTableModel::QAbstractTableModel;

    void setLook(const RowLook &look);
    QString notes(int row) const; ///< where it stands, its key, and what there is to say of it

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString valueText(const LoadedRow &row, int column) const;
    QVariant color(const LoadedRow &row, int column) const;

    RowLook m_look;
};

} // namespace millrace
