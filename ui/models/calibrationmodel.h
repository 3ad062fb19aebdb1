// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/trials/calibration.h"

#include <QAbstractTableModel>

namespace millrace {

/// The trials of a calibration in the order they were made, the fastest marked.
class CalibrationModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column
    {
        IndexesColumn,
        WorkersColumn,
        ChunkColumn,
        RateColumn,
        BuildColumn,
        WholeColumn, ///< the whole load at this speed, indexes included
        SpeedColumn, ///< the same as a bar: the longest is the fastest
        ColumnCount
    };
    enum Role
    {
        PercentRole = Qt::UserRole, ///< 0 … 100 of the fastest in SpeedColumn, -1 elsewhere
        BestRole,                   ///< bool: of the whole row
    };

    using QAbstractTableModel::QAbstractTableModel;

    void setCalibration(const Calibration &found);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    QString text(int row, int column) const;
    double wholeSeconds(int row) const;

    Calibration m_found;
};

/// "in place", "built after", "built after, unique too".
QString indexesShort(IndexPolicy policy);
/// "4 workers, chunks of 50,000 rows, indexes built after": the settings of a trial.
QString paceText(const CalibrationTrial &trial);

} // namespace millrace
