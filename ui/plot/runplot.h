// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/event.h"
#include "core/load/progress.h"
#include "ui/plot/plotlibrary.h"
#include "ui/plot/ratecurve.h"

#include <memory>

namespace millrace {

class EventMarks;

/// Rows sent per second over time with the mean and what happened, and below it, on the same left edge, the
/// load time of each chunk. Axes only ever grow while a run goes on, so that the picture stands still where
/// nothing happens.
class RunPlot : public QCustomPlot
{
    Q_OBJECT
public:
    explicit RunPlot(QWidget *parent = nullptr);
    ~RunPlot() override;

    void clearRun();
    /// `mean` < 0: none yet.
    void setCurve(const RateCurve &curve, double mean);
    void setChunks(const QVector<ChunkState> &states, const QVector<qint32> &chunkMs, qint64 chunksTotal);
    void setHasChunks(bool has); ///< without them (a run of several tables) the curve has all the room
    /// All events of the run, oldest first; those worth a mark get one.
    void setEvents(const QVector<Event> &events);
    /// Paints what was set with the next event loop turn; without changes it costs nothing.
    void refresh();

    QSize sizeHint() const override { return {520, 400}; }
    QSize minimumSizeHint() const override { return {240, 110}; }

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void buildAxes();
    void showChunkTimes(bool shown);
    void applyColors();
    void drawCurve();
    void drawChunks();

    QCPAxisRect *m_rateRect = nullptr;
    QCPAxisRect *m_chunkRect = nullptr; ///< out of the layout in a low window
    QCPGraph *m_rate = nullptr;         ///< graphs, bars and items belong to the plot
    QCPGraph *m_low = nullptr;
    QCPGraph *m_high = nullptr;
    QCPGraph *m_mean = nullptr;
    QCPBars *m_bars = nullptr;
    std::unique_ptr<EventMarks> m_marks;

    RateCurve m_curve;
    bool m_hasChunks = true;
    double m_meanRate = -1;
    double m_rateTop = 0; ///< upper ends of the axes so far
    double m_chunkTop = 0;
    QVector<double> m_chunkSeconds;
    qint64 m_chunksTotal = 0;
    bool m_changed = true;
};

} // namespace millrace
