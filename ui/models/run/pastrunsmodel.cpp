// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/run/pastrunsmodel.h"

#include "core/base/literals.h"
#include "ui/language/localtext.h"
#include "ui/words/pastrunwords.h"

#include <QDateTime>
#include <algorithm>

namespace millrace {

namespace {

/// Which two lists of runs a view may treat as the same rows.
bool sameRuns(const QVector<PastRun> &a, const QVector<PastRun> &b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](const PastRun &left, const PastRun &right) { return left.id == right.id; });
}

} // namespace

PastRunsModel::PastRunsModel(QObject *parent)
    : RowsModel({{QT_TR_NOOP("Ended")},
                 {QT_TR_NOOP("Plan")},
                 {QT_TR_NOOP("Into")},
                 {QT_TR_NOOP("Rows"), true},
                 {QT_TR_NOOP("Rows/s"), true},
                 {QT_TR_NOOP("Begun")}},
                parent)
{}

void PastRunsModel::setRuns(const QVector<PastRun> &runs)
{
    if (!sameRuns(runs, rows()))
        return setRows(runs);
    replaceRows(runs);
    announce(EndingColumn, WhenColumn);
}

void PastRunsModel::setShort(bool isShort)
{
    if (isShort == m_short)
        return;
    m_short = isShort;
    announce(RowsColumn, RowsColumn);
}

QString PastRunsModel::text(const PastRun &run, int column) const
{
    switch (column) {
    case EndingColumn:
        return endingWord(run);
    case PlanColumn:
        return run.summary.planName.isEmpty() ? run.id : run.summary.planName;
    case TargetColumn:
        return run.target;
    case RowsColumn:
        return run.isUnfinished() && run.rowsTotal >= 0 && !m_short
                   ? tr("%1 of %2").arg(groupedNumber(run.rowsLoaded), groupedNumber(run.rowsTotal))
                   : groupedNumber(run.rowsLoaded);
    case RateColumn:
        return run.summary.rowsPerSecond > 0 ? rateText(run.summary.rowsPerSecond) : QString();
    case WhenColumn:
        return whenText(run.summary.startedMs, QDateTime::currentDateTime());
    default:
        return {};
    }
}

QVariant PastRunsModel::sortKey(const PastRun &run, int column) const
{
    switch (column) {
    case RowsColumn:
        return run.rowsLoaded;
    case RateColumn:
        return run.summary.rowsPerSecond;
    case WhenColumn:
        return run.summary.startedMs;
    default:
        return text(run, column);
    }
}

QVariant PastRunsModel::cellOf(const PastRun &run, int column, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return text(run, column);
    case Qt::ToolTipRole:
        return run.id + u'\n' + runStory(run).headline;
    case Qt::AccessibleTextRole:
        return column == EndingColumn ? endingWord(run) + u", "_s + run.id : QVariant();
    case IdRole:
        return run.id;
    case ToneRole:
        return static_cast<int>(endingTone(run));
    case SortRole:
        return sortKey(run, column);
    case SignRole:
        return endingSign(run);
    case UnfinishedRole:
        return run.isUnfinished();
    default:
        return {};
    }
}

PastRunsFilter::PastRunsFilter(QObject *parent)
    : QSortFilterProxyModel(parent)
{
    setSortRole(PastRunsModel::SortRole);
}

void PastRunsFilter::setOnlyUnfinished(bool only)
{
    if (only == m_onlyUnfinished)
        return;
    m_onlyUnfinished = only;
    invalidateFilter();
}

void PastRunsFilter::setWords(const QString &words)
{
    m_words = words.split(u' ', Qt::SkipEmptyParts);
    invalidateFilter();
}

bool PastRunsFilter::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    const auto at = [&](int column) { return sourceModel()->index(row, column, parent); };
    if (m_onlyUnfinished && !at(0).data(PastRunsModel::UnfinishedRole).toBool())
        return false;
    if (m_words.isEmpty())
        return true;
    QString all = at(0).data(PastRunsModel::IdRole).toString();
    for (const int column :
         {PastRunsModel::EndingColumn, PastRunsModel::PlanColumn, PastRunsModel::TargetColumn})
        all += u'\n' + at(column).data().toString();
    return std::all_of(m_words.begin(), m_words.end(),
                       [&](const QString &word) { return all.contains(word, Qt::CaseInsensitive); });
}

} // namespace millrace
