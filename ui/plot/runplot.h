// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/event.h"
#include "ui/plot/plotlibrary.h"
#include "ui/plot/runtrail.h"

#include <array>
#include <memory>

namespace millrace {

class EventMarks;
class OtherCurves;
class PhaseShades;
struct OtherRun;

/// A run over time: rows per second with their moving mean, the run's stages and what happened; below, on the
/// same time axis, what each chunk took and what the server did meanwhile. While it follows the run the axes
/// of the whole only ever grow, so that the picture stands still where nothing happens.
///
/// Wheel and drag zoom and pan, a double click follows again. Keys: + and - zoom, Left and Right pan, Home
/// shows the whole run, End follows its newest part.
class RunPlot : public QCustomPlot
{
    Q_OBJECT
public:
    explicit RunPlot(QWidget *parent = nullptr);
    ~RunPlot() override;

    void clearRun();
    /// What is drawn, now and at each refresh(); it must stay where it is until another is set, or none.
    void setTrail(const RunTrail *trail);
    void setHasChunks(bool has); ///< without them (a run of several tables) the curve has their room
    void setSeries(ServerSeries series);
    ServerSeries series() const { return m_series; }
    /// All events of the run, oldest first; those worth a mark get one.
    void setEvents(const QVector<Event> &events);
    /// Runs whose rates are drawn over this one's, first row upon first row; clearRun() takes them away.
    void setOthers(const QVector<OtherRun> &others);
    /// Paints what is new with the next event loop turn; without changes it costs nothing.
    void refresh() { refresh(QCustomPlot::rpQueuedReplot); }

    /// Shows the newest seconds as the run goes on; 0: all of it.
    void follow(double seconds);
    bool isFollowing() const { return m_follow >= 0; }
    double followedSeconds() const { return m_follow; }
    /// Stands still at a part of the run.
    void showRange(double from, double to);
    QCPRange shownRange() const;
    /// Of the time axis: what the curves say there, in one line.
    QString readout(double seconds) const;
    double meanWindow() const { return m_meanWindow; } ///< seconds

    static QString seriesName(ServerSeries series);

    QSize sizeHint() const override { return {520, 400}; }
    QSize minimumSizeHint() const override { return {240, 88}; }

Q_SIGNALS:
    void followChanged();
    void hovered(const QString &readout); ///< empty: the mouse has left

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    static constexpr int panes = 3;
    enum Pane
    {
        RatePane,
        ChunkPane,
        ServerPane
    };
    void buildAxes();
    void buildGraphs();
    void refresh(QCustomPlot::RefreshPriority priority);
    void arrangePanes(QCustomPlot::RefreshPriority priority = QCustomPlot::rpQueuedReplot);
    void applyColors();
    void applyType();
    void onRangeChanged(const QCPRange &range);
    void applyRange(const QCPRange &range);
    void zoom(double factor);
    void pan(double share);
    void hover(double seconds);
    void draw();
    void drawRates(const QCPRange &range);
    QVector<QCPGraphData> blockData(const QCPRange &range, double unit) const;
    QString fittingLabel(Pane pane, const QString &label, const QString &brief) const;
    void drawChunks(const QCPRange &range);
    void drawServer(const QCPRange &range);
    double ceilingOf(Pane pane, double highest);
    double endSeconds() const;
    QCPAxis *timeAxis(int pane) const { return m_rects.at(std::size_t(pane))->axis(QCPAxis::atBottom); }
    QCPAxis *valueAxis(int pane) const { return m_rects.at(std::size_t(pane))->axis(QCPAxis::atLeft); }

    std::array<QCPAxisRect *, panes> m_rects{}; ///< out of the layout while there is no room
    std::array<bool, panes> m_shown{true, true, true};
    QCPGraph *m_sent = nullptr; ///< graphs and items belong to the plot
    QCPGraph *m_low = nullptr;
    QCPGraph *m_high = nullptr;
    QCPGraph *m_mean = nullptr;
    QCPGraph *m_committed = nullptr;
    QCPGraph *m_block = nullptr;
    QCPGraph *m_chunks = nullptr;
    QCPGraph *m_troubled = nullptr;
    QCPGraph *m_server = nullptr;
    QCPGraph *m_serverLow = nullptr;
    QCPGraph *m_serverHigh = nullptr;
    QCPItemText *m_silent = nullptr; ///< said where the server tells nothing
    std::array<QCPItemLine *, panes> m_hair{};
    std::unique_ptr<EventMarks> m_marks;
    std::unique_ptr<PhaseShades> m_shades;
    std::unique_ptr<OtherCurves> m_others;

    const RunTrail *m_trail = nullptr;
    quint64 m_seen = 0; ///< RunTrail::changes()
    double m_seenEnd = -1;
    bool m_hasChunks = true;
    ServerSeries m_series = ServerSeries::DirtyPages;
    double m_follow = 0;
    double m_meanWindow = 2;
    std::array<double, panes> m_tops{}; ///< upper ends of the axes so far, of the whole run
    bool m_ranging = false;             ///< the axes are moved by the program, not by the user
    bool m_changed = true;
};

} // namespace millrace
