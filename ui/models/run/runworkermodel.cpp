// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/run/runworkermodel.h"

#include "core/base/literals.h"
#include "ui/language/localtext.h"

#include <algorithm>

namespace millrace {

RunWorkerModel::RunWorkerModel(QObject *parent)
    : RowsModel({{QT_TR_NOOP("Chunk")},
                 {QT_TR_NOOP("State")},
                 {QT_TR_NOOP("Sent"), true},
                 {QT_TR_NOOP("Rows/s"), true}},
                parent)
{}

void RunWorkerModel::setWorkers(const QVector<WorkerProgress> &workers, bool paused)
{
    const bool pauseChanged = m_paused != paused;
    if (workers.size() != rows().size()) {
        m_paused = paused;
        return setRows(workers);
    }
    QVector<QStringList> before(workers.size());
    for (qsizetype row = 0; row < workers.size(); ++row)
        for (int column = 0; column < columnCount(); ++column)
            before[row] << text(rows().at(row), column);
    m_paused = paused;
    replaceRows(workers);
    for (int row = 0; row < workers.size(); ++row)
        for (int column = 0; column < columnCount(); ++column)
            if (pauseChanged || text(workers.at(row), column) != before.at(row).at(column))
                Q_EMIT dataChanged(index(row, column), index(row, column), {Qt::DisplayRole});
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

QVariant RunWorkerModel::cellOf(const WorkerProgress &worker, int column, int role) const
{
    return role == Qt::DisplayRole ? text(worker, column) : QVariant();
}

} // namespace millrace
