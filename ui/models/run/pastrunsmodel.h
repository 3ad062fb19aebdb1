// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/undo/pastruns.h"
#include "ui/models/tablemodel.h"

#include <QSortFilterProxyModel>
#include <QVector>

namespace millrace {

/// The runs of this machine, newest first.
class PastRunsModel : public RowsModel<PastRun>
{
    Q_OBJECT
public:
    enum Column
    {
        EndingColumn,
        PlanColumn,
        TargetColumn,
        RowsColumn,
        RateColumn,
        WhenColumn
    };
    static constexpr int IdRole = Qt::UserRole;       ///< of the run
    static constexpr int ToneRole = Qt::UserRole + 1; ///< Verdict::Kind
    static constexpr int SortRole = Qt::UserRole + 2;
    static constexpr int UnfinishedRole = Qt::UserRole + 3;
    static constexpr int SignRole = Qt::UserRole + 4; ///< endingSign()

    explicit PastRunsModel(QObject *parent = nullptr);

    /// Rows that are still there keep their place for views that remember it.
    void setRuns(const QVector<PastRun> &runs);
    void setShort(bool isShort); ///< rows without "of 1,000,000": there is little room
    const PastRun &run(int row) const { return rows().at(row); }

private:
    QVariant cellOf(const PastRun &run, int column, int role) const override;
    QString text(const PastRun &run, int column) const;
    QVariant sortKey(const PastRun &run, int column) const;

    bool m_short = false;
};

/// Those of them that somebody looks for.
class PastRunsFilter : public QSortFilterProxyModel
{
    Q_OBJECT
public:
    explicit PastRunsFilter(QObject *parent = nullptr);

    void setOnlyUnfinished(bool only);
    bool onlyUnfinished() const { return m_onlyUnfinished; }
    void setWords(const QString &words); ///< each in the id, plan, target or ending; empty: all

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    bool m_onlyUnfinished = false;
    QStringList m_words;
};

} // namespace millrace
