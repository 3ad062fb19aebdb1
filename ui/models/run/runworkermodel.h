// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/record/runprogress.h"
#include "ui/models/tablemodel.h"

namespace millrace {

/// What each worker is doing now.
class RunWorkerModel : public RowsModel<WorkerProgress>
{
    Q_OBJECT
public:
    enum Column
    {
        ChunkColumn,
        StateColumn,
        SentColumn,
        RateColumn
    };

    explicit RunWorkerModel(QObject *parent = nullptr);

    /// Rows come and go only when the number of workers changes; otherwise only cells that differ are
    /// announced.
    void setWorkers(const QVector<WorkerProgress> &workers, bool paused);

private:
    QVariant cellOf(const WorkerProgress &worker, int column, int role) const override;
    QString text(const WorkerProgress &worker, int column) const;

    bool m_paused = false;
};

} // namespace millrace
