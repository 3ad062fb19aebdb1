// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/record/chunkfindings.h"

#include <QAbstractTableModel>
#include <QVector>

namespace millrace {

/// Rows that were set aside: where each stood, why, and what it is.
class RejectsModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column
    {
        PlaceColumn, ///< line or key
        ColumnColumn,
        WhyColumn,
        RowColumn,
        ColumnCount
    };

    using QAbstractTableModel::QAbstractTableModel;

    struct Line
    {
        Reject reject;
        int group = 0; ///< of the tables of the run
    };
    void setLines(const QVector<Line> &lines);
    int groupOf(int row) const { return m_lines.value(row).group; }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    QVector<Line> m_lines;
};

} // namespace millrace
