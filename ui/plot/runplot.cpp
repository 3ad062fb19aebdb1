// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/runplot.h"

#include "core/base/literals.h"
#include "ui/plot/eventmarks.h"
#include "ui/plot/othercurves.h"
#include "ui/plot/phaseshades.h"
#include "ui/theme/theme.h"
#include "ui/theme/typefollower.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>

namespace millrace {

namespace {

constexpr int roomForChunks = 190; ///< pixels of height below which the chunk times give way
constexpr int roomForAll = 250;    ///< … the server's series
constexpr double smallestSpan = 1; ///< seconds
const QString overlay = u"overlay"_s;

} // namespace

RunPlot::RunPlot(QWidget *parent)
    : QCustomPlot(parent)
{
    setObjectName(u"runPlot"_s);
    setAccessibleName(tr("Rows per second over time"));
    setAccessibleDescription(tr(
        "Plus and minus zoom, Left and Right move, Home shows the whole run, End follows its newest part."));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    // Fills end under a line: to smooth their edges costs most of a repaint and is not seen.
    setNotAntialiasedElements(QCP::aeAxes | QCP::aeGrid | QCP::aeSubGrid | QCP::aeZeroLine | QCP::aeFills);
    setInteractions(QCP::iRangeDrag | QCP::iRangeZoom);
    buildAxes();
    buildGraphs();
    m_marks = std::make_unique<EventMarks>(this, m_rects[RatePane]);
    m_shades = std::make_unique<PhaseShades>(this, m_rects[RatePane]);
    m_others = std::make_unique<OtherCurves>(this, m_rects[RatePane]);
    connect(this, &QCustomPlot::mouseDoubleClick, this, [this] { follow(0); });
    followType(this, [this] { applyType(); });
    applyColors();
    clearRun();
}

RunPlot::~RunPlot() = default;

void RunPlot::buildAxes()
{
    plotLayout()->clear();
    plotLayout()->setRowSpacing(6);
    auto *margins = new QCPMarginGroup(this);
    for (int pane = 0; pane < panes; ++pane) {
        auto *rect = new QCPAxisRect(this);
        m_rects.at(std::size_t(pane)) = rect;
        plotLayout()->addElement(pane, 0, rect);
        // They share their left edge, whatever the widths of their numbers.
        rect->setMarginGroup(QCP::msLeft, margins);
        rect->setMinimumMargins({0, 6, 8, 0});
        rect->setRangeDrag(Qt::Horizontal);
        rect->setRangeZoom(Qt::Horizontal);
        rect->setRangeZoomFactor(0.8);
        rect->axis(QCPAxis::atTop)->setVisible(false);
        rect->axis(QCPAxis::atRight)->setVisible(false);
        for (QCPAxis *axis : {timeAxis(pane), valueAxis(pane)}) {
            axis->setSubTicks(false);
            axis->setTickLength(0, 0);
            axis->setTickLabelPadding(5);
            axis->setLabelPadding(3);
            axis->setNumberFormat(u"g"_s); // 0.25 as 0.25: a rounded tick would lie
            axis->setNumberPrecision(6);
        }
        timeAxis(pane)->grid()->setVisible(false);
        valueAxis(pane)->ticker()->setTickCount(pane == RatePane ? 5 : 2);
        connect(timeAxis(pane), QOverload<const QCPRange &>::of(&QCPAxis::rangeChanged), this,
                &RunPlot::onRangeChanged);
    }
}

void RunPlot::buildGraphs()
{
    m_low = addGraph(timeAxis(RatePane), valueAxis(RatePane));
    m_high = addGraph(timeAxis(RatePane), valueAxis(RatePane));
    m_sent = addGraph(timeAxis(RatePane), valueAxis(RatePane));
    m_committed = addGraph(timeAxis(RatePane), valueAxis(RatePane));
    m_mean = addGraph(timeAxis(RatePane), valueAxis(RatePane));
    m_block = addGraph(timeAxis(RatePane), valueAxis(RatePane));
    m_high->setChannelFillGraph(m_low);
    m_chunks = addGraph(timeAxis(ChunkPane), valueAxis(ChunkPane));
    m_troubled = addGraph(timeAxis(ChunkPane), valueAxis(ChunkPane));
    for (QCPGraph *graph : {m_chunks, m_troubled}) {
        graph->setLineStyle(QCPGraph::lsImpulse);
        graph->setAntialiased(false);
    }
    m_serverLow = addGraph(timeAxis(ServerPane), valueAxis(ServerPane));
    m_serverHigh = addGraph(timeAxis(ServerPane), valueAxis(ServerPane));
    m_server = addGraph(timeAxis(ServerPane), valueAxis(ServerPane));
    m_serverHigh->setChannelFillGraph(m_serverLow);
    m_silent = new QCPItemText(this);
    m_silent->position->setAxisRect(m_rects[ServerPane]);
    m_silent->position->setType(QCPItemPosition::ptAxisRectRatio);
    m_silent->position->setCoords(0.5, 0.5);
    // The hair lines move with the mouse and must not cost a whole picture each time.
    layer(overlay)->setMode(QCPLayer::lmBuffered);
    for (int pane = 0; pane < panes; ++pane) {
        auto *hair = new QCPItemLine(this);
        m_hair.at(std::size_t(pane)) = hair;
        hair->setLayer(overlay);
        hair->setAntialiased(false);
        hair->setVisible(false);
        hair->setClipAxisRect(m_rects.at(std::size_t(pane)));
        anchorInTime({hair->start, hair->end}, m_rects.at(std::size_t(pane)));
    }
}

/// Names of events and stages take theirs when they are placed, with each picture.
void RunPlot::applyType()
{
    for (int pane = 0; pane < panes; ++pane)
        for (QCPAxis *axis : {timeAxis(pane), valueAxis(pane)}) {
            axis->setLabelFont(noteFont());
            axis->setTickLabelFont(noteFont());
        }
    m_silent->setFont(noteFont());
    m_changed = true;
    refresh();
}

QString RunPlot::seriesName(ServerSeries series)
{
    switch (series) {
    case ServerSeries::PoolReads:
        return tr("buffer pool reads/s");
    case ServerSeries::DirtyPages:
        return tr("dirty pages, %");
    case ServerSeries::CheckpointAge:
        return tr("checkpoint age, % of the redo log");
    case ServerSeries::ThreadsRunning:
        return tr("threads running");
    case ServerSeries::Fsyncs:
        return tr("fsyncs/s");
    case ServerSeries::Processor:
        return tr("CPU, % of a core");
    }
    return {};
}

void RunPlot::setHasChunks(bool has)
{
    if (m_hasChunks == has)
        return;
    m_hasChunks = has;
    arrangePanes();
}

void RunPlot::setSeries(ServerSeries series)
{
    if (series == m_series)
        return;
    m_series = series;
    m_tops[ServerPane] = 0;
    arrangePanes();
}

/// The curve comes first: in a low window it has the whole height.
void RunPlot::arrangePanes(QCustomPlot::RefreshPriority priority)
{
    static const char *const labels[] = {QT_TR_NOOP("reads/s"), QT_TR_NOOP("dirty %"),  QT_TR_NOOP("age %"),
                                         QT_TR_NOOP("threads"), QT_TR_NOOP("fsyncs/s"), QT_TR_NOOP("cpu %")};
    valueAxis(ServerPane)->setLabel(tr(labels[static_cast<int>(m_series)]));
    const std::array<bool, panes> wanted{true, m_hasChunks && height() >= scaled(roomForChunks),
                                         height() >= scaled(m_hasChunks ? roomForAll : roomForChunks)};
    m_changed = true;
    if (wanted != m_shown) {
        for (int pane = ChunkPane; pane < panes; ++pane)
            if (m_shown.at(std::size_t(pane)))
                plotLayout()->take(m_rects.at(std::size_t(pane)));
        plotLayout()->simplify();
        m_shown = wanted;
        int row = 1;
        for (int pane = ChunkPane; pane < panes; ++pane) {
            const bool shown = wanted.at(std::size_t(pane));
            m_rects.at(std::size_t(pane))->setVisible(shown);
            if (shown)
                plotLayout()->addElement(row++, 0, m_rects.at(std::size_t(pane)));
        }
        for (QCPGraph *graph : {m_chunks, m_troubled})
            graph->setVisible(wanted[ChunkPane]);
        for (QCPGraph *graph : {m_server, m_serverLow, m_serverHigh})
            graph->setVisible(wanted[ServerPane]);
        if (!wanted[ServerPane])
            m_silent->setVisible(false);
    }
    for (int row = 0; row < plotLayout()->rowCount(); ++row)
        plotLayout()->setRowStretchFactor(row, row == 0 ? 2.2 : 1.0);
    // One scale of time, below the lowest pane.
    bool lowest = true;
    for (int pane = panes - 1; pane >= 0; --pane) {
        if (!m_shown.at(std::size_t(pane)))
            continue;
        timeAxis(pane)->setTickLabels(lowest);
        if (!lowest)
            timeAxis(pane)->setLabel({});
        lowest = false;
    }
    refresh(priority);
}

void RunPlot::applyColors()
{
    const ThemeColors &colors = themeColors(palette());
    setBackground(QBrush(colors.surface));
    for (int pane = 0; pane < panes; ++pane) {
        for (QCPAxis *axis : {timeAxis(pane), valueAxis(pane)}) {
            axis->setBasePen(QPen(colors.line, 1));
            axis->setTickPen(Qt::NoPen);
            axis->setTickLabelColor(colors.muted);
            axis->setLabelColor(colors.muted);
            axis->grid()->setPen(QPen(colors.line, 1, Qt::DotLine));
            axis->grid()->setZeroLinePen(Qt::NoPen);
        }
        valueAxis(pane)->setBasePen(Qt::NoPen);
        m_hair.at(std::size_t(pane))->setPen(QPen(colors.muted, 1));
    }
    const auto soft = [&colors](float alpha) {
        QColor color = colors.accent;
        color.setAlphaF(alpha);
        return color;
    };
    m_sent->setBrush(soft(0.12F));
    m_low->setPen(Qt::NoPen);
    m_high->setPen(Qt::NoPen);
    m_high->setBrush(soft(0.22F));
    m_mean->setPen(QPen(colors.muted, 1, Qt::DashLine));
    m_block->setPen(QPen(colors.accent, 1.4));
    m_block->setBrush(soft(0.30F));
    m_serverLow->setPen(Qt::NoPen);
    m_serverHigh->setPen(Qt::NoPen);
    m_serverHigh->setBrush(soft(0.22F));
    m_silent->setColor(colors.muted);
    m_changed = true;
}

void RunPlot::clearRun()
{
    m_trail = nullptr;
    m_tops = {};
    m_seenEnd = -1;
    m_follow = 0;
    m_marks->setEvents({});
    m_others->setRuns({});
    m_changed = true;
    Q_EMIT followChanged();
    refresh();
}

void RunPlot::setTrail(const RunTrail *trail)
{
    if (trail != m_trail)
        m_changed = true;
    m_trail = trail;
}

void RunPlot::setEvents(const QVector<Event> &events)
{
    m_marks->setEvents(events);
    m_changed = true;
}

void RunPlot::setOthers(const QVector<OtherRun> &others)
{
    m_others->setRuns(others);
    m_tops = {};
    m_changed = true;
    refresh();
}

double RunPlot::endSeconds() const
{
    if (!m_trail)
        return 1;
    return std::max({1.0, m_trail->endSeconds(), m_others->endSeconds(m_trail->firstRowAt().value_or(0))});
}

QCPRange RunPlot::shownRange() const
{
    return timeAxis(RatePane)->range();
}

void RunPlot::follow(double seconds)
{
    m_follow = seconds;
    m_tops = {};
    m_changed = true;
    refresh();
    Q_EMIT followChanged();
}

void RunPlot::showRange(double from, double to)
{
    const double end = endSeconds() * 1.02;
    const double span = std::clamp(to - from, smallestSpan, std::max(smallestSpan, end));
    from = std::clamp(from, 0.0, std::max(0.0, end - span));
    const bool followed = isFollowing();
    m_follow = -1;
    applyRange({from, from + span});
    m_changed = true;
    refresh();
    if (followed)
        Q_EMIT followChanged();
}

void RunPlot::applyRange(const QCPRange &range)
{
    m_ranging = true;
    for (int pane = 0; pane < panes; ++pane)
        timeAxis(pane)->setRange(range);
    m_ranging = false;
}

/// By the mouse: the other panes go along.
void RunPlot::onRangeChanged(const QCPRange &range)
{
    if (!m_ranging)
        showRange(range.lower, range.upper);
}

void RunPlot::zoom(double factor)
{
    const QCPRange range = shownRange();
    const double half = range.size() * factor / 2;
    showRange(range.center() - half, range.center() + half);
}

void RunPlot::pan(double share)
{
    const QCPRange range = shownRange();
    showRange(range.lower + share * range.size(), range.upper + share * range.size());
}

void RunPlot::refresh(QCustomPlot::RefreshPriority priority)
{
    const quint64 changes = m_trail ? m_trail->changes() : 0;
    const double end = m_trail ? m_trail->endSeconds() : -1;
    const bool moved = changes != m_seen || (end != m_seenEnd && isFollowing());
    if (!m_changed && !moved)
        return;
    m_seen = changes;
    m_seenEnd = end;
    m_changed = false;
    draw();
    replot(priority);
}

void RunPlot::hover(double seconds)
{
    const bool inside = seconds >= 0 && seconds <= endSeconds();
    for (int pane = 0; pane < panes; ++pane) {
        QCPItemLine *hair = m_hair.at(std::size_t(pane));
        hair->setVisible(inside && m_shown.at(std::size_t(pane)));
        hair->start->setCoords(seconds, 0);
        hair->end->setCoords(seconds, 1);
    }
    layer(overlay)->replot();
    Q_EMIT hovered(inside ? readout(seconds) : QString());
}

void RunPlot::mouseMoveEvent(QMouseEvent *event)
{
    QCustomPlot::mouseMoveEvent(event);
    const QPoint at = event->position().toPoint();
    for (int pane = 0; pane < panes; ++pane)
        if (m_shown.at(std::size_t(pane)) && m_rects.at(std::size_t(pane))->rect().contains(at)) {
            hover(timeAxis(pane)->pixelToCoord(at.x()));
            return;
        }
    hover(-1);
}

void RunPlot::leaveEvent(QEvent *event)
{
    QCustomPlot::leaveEvent(event);
    hover(-1);
}

void RunPlot::keyPressEvent(QKeyEvent *event)
{
    constexpr double step = 0.1;
    switch (event->key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        return zoom(0.8);
    case Qt::Key_Minus:
        return zoom(1.25);
    case Qt::Key_Left:
        return pan(-step);
    case Qt::Key_Right:
        return pan(step);
    case Qt::Key_Home:
        return follow(0);
    case Qt::Key_End:
        return follow(isFollowing() && m_follow > 0 ? m_follow : shownRange().size());
    default:
        QCustomPlot::keyPressEvent(event);
    }
}

void RunPlot::paintEvent(QPaintEvent *event)
{
    QCustomPlot::paintEvent(event);
    if (!hasFocus())
        return;
    QPainter painter(this);
    painter.setPen(themeColors(palette()).accent);
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

void RunPlot::changeEvent(QEvent *event)
{
    QCustomPlot::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_marks) {
        applyColors();
        refresh();
    }
}

void RunPlot::resizeEvent(QResizeEvent *)
{
    // In a low plot the values would stand on each other.
    const int lines = QFontMetrics(valueAxis(RatePane)->tickLabelFont()).height();
    const int room = (height() - 3 * lines) / (2 * lines); // the time, its axis' name, the panes below
    valueAxis(RatePane)->ticker()->setTickCount(std::clamp(room, 2, 5));
    // Drawn once, and now: what was laid out for another size is no picture, and QCustomPlot's own handler
    // would draw it before the number of points follows the width.
    setViewport(rect());
    updateLayout();
    arrangePanes(QCustomPlot::rpQueuedRefresh);
}

} // namespace millrace
