// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plot/plotlibrary.h"
#include "ui/plot/runtrail.h"
#include "ui/theme/theme.h"

#include <QCoreApplication>

namespace millrace {

/// A run that is held against the one a plot is of.
struct OtherRun
{
    QString name; ///< stands in the plot
    RunTrail trail;
};

/// The rates of other runs over a run's own, first row upon first row, each with its name in its colour.
class OtherCurves
{
    Q_DECLARE_TR_FUNCTIONS(millrace::OtherCurves)
public:
    static constexpr int most = 3; ///< that can be told apart by their colours

    OtherCurves(QCustomPlot *plot, QCPAxisRect *rect);

    /// Of more than `most` the first.
    void setRuns(const QVector<OtherRun> &runs);
    /// Of the pane's height, 0 … 1: what their names take above the curves, below those of the stages.
    double shareOfNames() const;
    /// Where the last of them ends on the time axis of a run whose first row is at \a firstRow; seconds.
    double endSeconds(double firstRow) const;
    /// What is to be drawn of \a range, as means over \a window seconds; returns the highest rate of it.
    double prepare(const QCPRange &range, double firstRow, double end, double window);
    /// \a unit: rows per second of one step of the axis.
    void place(double unit, const ThemeColors &colors);
    /// "name: 812,345 rows/s" of those that run at that time.
    QStringList readout(double seconds) const;

    static QColor color(int run, const ThemeColors &colors);

private:
    struct Curve
    {
        QCPGraph *rates = nullptr; ///< graphs and items belong to the plot
        QCPGraph *block = nullptr;
        QCPItemText *name = nullptr;
        QVector<RatePoint> means;       ///< of what is seen
        std::optional<RateBlock> taken; ///< where the plot's time has it
    };

    QCustomPlot *m_plot;
    QCPAxisRect *m_rect;
    QVector<OtherRun> m_runs;
    QVector<Curve> m_curves; ///< as many as there were runs at a time
};

} // namespace millrace
