// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/trials/calibration.h"
#include "ui/models/tablemodel.h"

namespace millrace {

/// The trials of a calibration in the order they were made, the fastest marked.
class CalibrationModel : public TableModel
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
        SpeedColumn  ///< the same as a bar: the longest is the fastest
    };
    enum Role
    {
        PercentRole = Qt::UserRole, ///< 0 … 100 of the fastest in SpeedColumn, -1 elsewhere
        BestRole,                   ///< bool: of the whole row
    };

    explicit CalibrationModel(QObject *parent = nullptr);

    void setCalibration(const Calibration &found);

    int rowCount(const QModelIndex &parent = {}) const override;

private:
    QVariant cell(const QModelIndex &index, int role) const override;
    QString text(int row, int column) const;
    double wholeSeconds(int row) const;

    Calibration m_found;
};

/// "in place", "built after", "built after, unique too".
QString indexesShort(IndexPolicy policy);
/// "4 workers, chunks of 50,000 rows, indexes built after": the settings of a trial.
QString paceText(const CalibrationTrial &trial);

} // namespace millrace
