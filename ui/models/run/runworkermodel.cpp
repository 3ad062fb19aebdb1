// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/run/runworkermodel.h"

#include "core/base/literals.h"
#include "ui/language/localtext.h"

#include <algorithm>

namespace millrace {

void RunWorkerModel::setWorkers(const QVector<WorkerProgress> &workers, bool paused)
{
    if (workers.size() != m_workers.size()) {
        beginResetModel();
        m_workers = workers;
        m_paused = paused;
        endResetModel();
        return;
    }
    const bool pauseChanged = paused != m_paused;
    const QVector<WorkerProgress> before = m_workers;
    QVector<QStringList> old(before.size());
    for (qsizetype row = 0; row < before.size(); ++row)
        for (int column = 0; column < ColumnCount; ++column)
            old[row] << text(before[row], column);
    m_workers = workers;
    m_paused = paused;
    for (int row = 0; row < m_workers.size(); ++row)
        for (int column = 0; column < ColumnCount; ++column)
            if (pauseChanged || text(m_workers[row], column) != old[row][column])
                Q_EMIT dataChanged(index(row, column), index(row, column), {Qt::DisplayRole});
}

int RunWorkerModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_workers.size());
}

int RunWorkerModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString RunWorkerModel::text(const WorkerProgress &worker, int column) const
{
    const bool busy = worker.chunk.value > 0;
    switch (column) {
    case ChunkColumn:
        if (busy && !worker.table.isEmpty())
            return u"%1 · %2"_s.arg(worker.table.section(u'.', 1), groupedNumber(worker.chunk.value));
        return busy ? groupedNumber(worker.chunk.value) : u"–"_s;
    case StateColumn:
        switch (worker.state) {
        case WorkerProgress::State::Idle:
            return tr("idle");
        case WorkerProgress::State::Sending:
            return m_paused ? tr("holding") : tr("sending");
        case WorkerProgress::State::Committing:
            return tr("committing");
        case WorkerProgress::State::RollingBack:
            return tr("rolling back");
        }
        return {};
    case SentColumn:
        if (!busy || worker.bytesTotal <= 0)
            return u"–"_s;
        return tr("%1 %").arg(std::clamp<qint64>(worker.bytesSent * 100 / worker.bytesTotal, 0, 100));
    case RateColumn:
        return busy && !m_paused && worker.rowsPerSecond > 0 ? rateText(worker.rowsPerSecond) : u"–"_s;
    default:
        return {};
    }
}

QVariant RunWorkerModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (role == Qt::DisplayRole)
        return text(m_workers[index.row()], index.column());
    if (role == Qt::TextAlignmentRole && index.column() > StateColumn)
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    return {};
}

QVariant RunWorkerModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole && section > StateColumn)
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case ChunkColumn:
        return tr("Chunk");
    case StateColumn:
        return tr("State");
    case SentColumn:
        return tr("Sent");
    case RateColumn:
        return tr("Rows/s");
    default:
        return {};
    }
}

} // namespace millrace
