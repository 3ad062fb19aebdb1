// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/calibrationmodel.h"

#include "core/base/literals.h"
#include "ui/language/localtext.h"

#include <QCoreApplication>
#include <QFont>

namespace millrace {

namespace {

QString secondsText(double seconds)
{
    if (seconds < 0)
        return u"–"_s;
    return seconds < 10 ? tr("%1 s").arg(decimalText(seconds, seconds < 1 ? 2 : 1))
                        : durationText(qRound64(seconds) * 1000);
}

} // namespace

QString indexesShort(IndexPolicy policy)
{
    switch (policy) {
    case IndexPolicy::Keep:
        return tr("in place");
    case IndexPolicy::Defer:
        return tr("built after");
    case IndexPolicy::DeferAll:
        return tr("all built after");
    }
    Q_UNREACHABLE();
}

QString paceText(const CalibrationTrial &trial)
{
    return tr("%1, chunks of %2, indexes %3")
        .arg(workersText(trial.workers), rowsText(trial.chunkRows), indexesShort(trial.indexes));
}

CalibrationModel::CalibrationModel(QObject *parent)
    : TableModel({{QT_TR_NOOP("Indexes")},
                  {QT_TR_NOOP("Workers"), true},
                  {QT_TR_NOOP("Chunk rows"), true},
                  {QT_TR_NOOP("Rows/s"), true},
                  {QT_TR_NOOP("Build"), true},
                  {QT_TR_NOOP("Whole load"), true},
                  {""}},
                 parent)
{}

void CalibrationModel::setCalibration(const Calibration &found)
{
    beginResetModel();
    m_found = found;
    endResetModel();
}

int CalibrationModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_found.trials.size());
}

double CalibrationModel::wholeSeconds(int row) const
{
    return m_found.trials.at(row).estimatedSeconds(m_found.totalRows);
}

QString CalibrationModel::text(int row, int column) const
{
    const CalibrationTrial &trial = m_found.trials.at(row);
    switch (column) {
    case WorkersColumn:
        return groupedNumber(trial.workers);
    case ChunkColumn:
        return groupedNumber(trial.chunkRows);
    case IndexesColumn:
        return indexesShort(trial.indexes);
    case RateColumn:
        return rateText(trial.rowsPerSecond());
    case BuildColumn:
        return trial.indexesBuilt > 0 ? secondsText(trial.buildSeconds) : u"–"_s;
    case WholeColumn:
        return secondsText(wholeSeconds(row));
    default:
        return row == m_found.winner ? tr("fastest") : QString();
    }
}

QVariant CalibrationModel::cell(const QModelIndex &index, int role) const
{
    const bool best = index.row() == m_found.winner;
    switch (role) {
    case Qt::DisplayRole:
        return text(index.row(), index.column());
    case Qt::FontRole: {
        QFont font;
        font.setWeight(best ? QFont::DemiBold : QFont::Normal);
        return best ? QVariant(font) : QVariant();
    }
    case Qt::ToolTipRole:
        return m_found.trials.at(index.row()).cutOff ? tr("Took far longer than planned and was ended early: "
                                                          "the rows committed until then count.")
                                                     : QString();
    case PercentRole: {
        const double fastest = wholeSeconds(static_cast<int>(m_found.winner));
        const double whole = wholeSeconds(index.row());
        if (index.column() != SpeedColumn || whole <= 0 || fastest <= 0)
            return -1;
        return std::clamp(qRound(100 * fastest / whole), 0, 100);
    }
    case BestRole:
        return best;
    default:
        return {};
    }
}

} // namespace millrace
