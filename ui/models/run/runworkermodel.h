// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/record/runprogress.h"

#include <QAbstractTableModel>

namespace millrace {

/// What each worker is doing now.
class RunWorkerModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column
    {
        ChunkColumn,
        StateColumn,
        SentColumn,
        RateColumn,
        ColumnCount
    };

    using QAbstractTableModel::QAbstractTableModel;

    /// Rows come and go only when the number of workers changes; otherwise only cells that differ are
    /// announced.
    void setWorkers(const QVector<WorkerProgress> &workers, bool paused);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    QString text(const WorkerProgress &worker, int column) const;

    QVector<WorkerProgress> m_workers;
    bool m_paused = false;
};

} // namespace millrace
