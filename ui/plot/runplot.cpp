// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/runplot.h"

#include "ui/plot/eventmarks.h"
#include "ui/theme/theme.h"

#include <algorithm>
#include <cmath>

namespace millrace {

namespace {

constexpr int roomForBoth = 230; ///< pixels of height below which the chunk times give way

/// The next of 1, 1.5, 2, 3, 4, 5, 6, 8, 10 times a power of ten.
double niceCeiling(double value)
{
    if (value <= 0)
        return 1;
    const double power = std::pow(10.0, std::floor(std::log10(value)));
    for (const double step : {1.0, 1.5, 2.0, 3.0, 4.0, 5.0, 6.0, 8.0})
        if (value <= step * power * 1.0000001)
            return step * power;
    return 10 * power;
}

QSharedPointer<QCPAxisTicker> timeTicker(double spanSeconds)
{
    if (spanSeconds <= 180) {
        QSharedPointer<QCPAxisTicker> seconds(new QCPAxisTicker);
        seconds->setTickCount(6);
        return seconds;
    }
    QSharedPointer<QCPAxisTickerTime> clock(new QCPAxisTickerTime);
    clock->setTimeFormat(spanSeconds <= 3 * 3600 ? QStringLiteral("%m:%s") : QStringLiteral("%h:%m"));
    if (spanSeconds <= 3 * 3600) // minutes may go beyond 59: then they take the hours' place
        clock->setFieldWidth(QCPAxisTickerTime::tuMinutes, 1);
    else
        clock->setFieldWidth(QCPAxisTickerTime::tuHours, 1);
    clock->setTickCount(6);
    return clock;
}

} // namespace

RunPlot::RunPlot(QWidget *parent)
    : QCustomPlot(parent)
{
    setObjectName(QStringLiteral("runPlot"));
    setFocusPolicy(Qt::NoFocus);
    setNotAntialiasedElements(QCP::aeAxes | QCP::aeGrid | QCP::aeSubGrid | QCP::aeZeroLine);
    buildAxes();
    m_marks = std::make_unique<EventMarks>(this, m_rateRect);
    applyColors();
    clearRun();
}

RunPlot::~RunPlot() = default;

void RunPlot::buildAxes()
{
    plotLayout()->clear();
    plotLayout()->setRowSpacing(10);
    m_rateRect = new QCPAxisRect(this);
    m_chunkRect = new QCPAxisRect(this);
    plotLayout()->addElement(0, 0, m_rateRect);
    plotLayout()->addElement(1, 0, m_chunkRect);
    plotLayout()->setRowStretchFactor(0, 2.6);
    plotLayout()->setRowStretchFactor(1, 1.0);
    // The two share their left edge, whatever the widths of their numbers.
    auto *margins = new QCPMarginGroup(this);
    for (QCPAxisRect *rect : {m_rateRect, m_chunkRect}) {
        rect->setMarginGroup(QCP::msLeft, margins);
        rect->setMinimumMargins({0, 6, 8, 0});
        rect->axis(QCPAxis::atTop)->setVisible(false);
        rect->axis(QCPAxis::atRight)->setVisible(false);
        for (QCPAxis *axis : {rect->axis(QCPAxis::atBottom), rect->axis(QCPAxis::atLeft)}) {
            axis->setSubTicks(false);
            axis->setTickLength(0, 0);
            axis->setTickLabelPadding(5);
            axis->setLabelPadding(3);
            axis->setLabelFont(noteFont());
            axis->setTickLabelFont(noteFont());
            axis->setNumberFormat(QStringLiteral("g")); // 0.25 as 0.25: a rounded tick would lie
            axis->setNumberPrecision(6);
        }
        rect->axis(QCPAxis::atBottom)->grid()->setVisible(false);
    }
    m_rateRect->axis(QCPAxis::atLeft)->ticker()->setTickCount(5);
    m_chunkRect->axis(QCPAxis::atLeft)->ticker()->setTickCount(3);
    m_chunkRect->axis(QCPAxis::atBottom)->ticker()->setTickCount(6);
    m_chunkRect->axis(QCPAxis::atBottom)->setLabel(tr("chunk"));
    m_chunkRect->axis(QCPAxis::atLeft)->setLabel(tr("s per chunk"));

    QCPAxis *time = m_rateRect->axis(QCPAxis::atBottom);
    QCPAxis *rate = m_rateRect->axis(QCPAxis::atLeft);
    m_low = addGraph(time, rate);
    m_high = addGraph(time, rate);
    m_rate = addGraph(time, rate);
    m_mean = addGraph(time, rate);
    m_high->setChannelFillGraph(m_low);
    m_bars = new QCPBars(m_chunkRect->axis(QCPAxis::atBottom), m_chunkRect->axis(QCPAxis::atLeft));
    m_bars->setAntialiased(false);
}

void RunPlot::setHasChunks(bool has)
{
    if (m_hasChunks == has)
        return;
    m_hasChunks = has;
    showChunkTimes(has && height() >= roomForBoth);
    m_changed = true;
    refresh();
}

void RunPlot::showChunkTimes(bool shown)
{
    if (shown == m_chunkRect->visible())
        return;
    // The curve comes first: in a low window it has the whole height.
    m_chunkRect->setVisible(shown);
    m_bars->setVisible(shown);
    if (shown) {
        plotLayout()->addElement(1, 0, m_chunkRect);
        plotLayout()->setRowStretchFactor(1, 1.0);
    } else {
        plotLayout()->take(m_chunkRect);
        plotLayout()->simplify();
    }
}

void RunPlot::applyColors()
{
    const ThemeColors &colors = themeColors(palette());
    setBackground(QBrush(colors.surface));
    for (QCPAxisRect *rect : {m_rateRect, m_chunkRect}) {
        for (QCPAxis *axis : {rect->axis(QCPAxis::atBottom), rect->axis(QCPAxis::atLeft)}) {
            axis->setBasePen(QPen(colors.line, 1));
            axis->setTickPen(Qt::NoPen);
            axis->setTickLabelColor(colors.muted);
            axis->setLabelColor(colors.muted);
            axis->grid()->setPen(QPen(colors.line, 1, Qt::DotLine));
            axis->grid()->setZeroLinePen(Qt::NoPen);
        }
        rect->axis(QCPAxis::atLeft)->setBasePen(Qt::NoPen);
    }
    const auto soft = [&colors](double alpha) {
        QColor color = colors.accent;
        color.setAlphaF(static_cast<float>(alpha));
        return color;
    };
    m_rate->setPen(QPen(colors.accent, 1.6));
    m_rate->setBrush(soft(0.12));
    m_low->setPen(Qt::NoPen);
    m_high->setPen(Qt::NoPen);
    m_high->setBrush(soft(0.22));
    m_mean->setPen(QPen(colors.muted, 1, Qt::DashLine));
    m_bars->setPen(Qt::NoPen);
    m_bars->setBrush(soft(colors.dark ? 0.55 : 0.5));
    m_changed = true;
}

void RunPlot::clearRun()
{
    m_curve = RateCurve();
    m_meanRate = -1;
    m_rateTop = 0;
    m_chunkTop = 0;
    m_chunkSeconds.clear();
    m_chunksTotal = 0;
    m_marks->setEvents({});
    m_changed = true;
    refresh();
}

void RunPlot::setCurve(const RateCurve &curve, double mean)
{
    if (curve.lastMs() == m_curve.lastMs() && mean == m_meanRate)
        return;
    m_curve = curve;
    m_meanRate = mean;
    m_changed = true;
}

void RunPlot::setChunks(const QVector<ChunkState> &states, const QVector<qint32> &chunkMs, qint64 chunksTotal)
{
    const qsizetype count = std::min(states.size(), chunkMs.size());
    QVector<double> seconds(count, 0);
    for (qsizetype i = 0; i < count; ++i)
        if (states[i] == ChunkState::Done)
            seconds[i] = chunkMs[i] / 1000.0;
    const qint64 total = std::max<qint64>(chunksTotal, count);
    if (seconds == m_chunkSeconds && total == m_chunksTotal)
        return;
    m_chunkSeconds = seconds;
    m_chunksTotal = total;
    m_changed = true;
}

void RunPlot::setEvents(const QVector<Event> &events)
{
    m_marks->setEvents(events);
    m_changed = true;
}

void RunPlot::drawCurve()
{
    QCPAxis *time = m_rateRect->axis(QCPAxis::atBottom);
    QCPAxis *rate = m_rateRect->axis(QCPAxis::atLeft);
    const double span = std::max(1.0, static_cast<double>(m_curve.lastMs()) / 1000.0);
    // Two pixels a point; and no finer than a steady line needs: buffers make each tenth of a second look
    // different.
    const qint64 finest = span < 4 ? 100 : span < 12 ? 200 : span < 40 ? 400 : 800;
    const QVector<RatePoint> points = m_curve.points(std::max(20, m_rateRect->width() / 2), finest);

    double top = m_meanRate;
    for (const RatePoint &point : points)
        top = std::max(top, point.high);
    const bool thousands = std::max(top, m_rateTop) >= 10'000;
    m_rateTop = std::max(m_rateTop, niceCeiling(top * 1.06));
    const double unit = thousands ? 1000.0 : 1.0;

    QVector<QCPGraphData> mean, low, high;
    mean.reserve(points.size());
    const bool band = std::any_of(points.begin(), points.end(),
                                  [](const RatePoint &point) { return point.high - point.low > 1e-6; });
    for (const RatePoint &point : points) {
        mean.append({point.seconds, point.mean / unit});
        if (band) {
            low.append({point.seconds, point.low / unit});
            high.append({point.seconds, point.high / unit});
        }
    }
    m_rate->data()->set(mean, true);
    m_low->data()->set(low, true);
    m_high->data()->set(high, true);
    QVector<QCPGraphData> meanLine;
    if (m_meanRate >= 0 && !m_curve.isEmpty())
        meanLine = {{static_cast<double>(m_curve.firstMs()) / 1000.0, m_meanRate / unit},
                    {static_cast<double>(m_curve.lastMs()) / 1000.0, m_meanRate / unit}};
    m_mean->data()->set(meanLine, true);

    time->setRange(0, span * 1.02);
    time->setTicker(timeTicker(span));
    time->setLabel(span <= 180        ? tr("seconds")
                   : span <= 3 * 3600 ? tr("minutes:seconds")
                                      : tr("hours:minutes"));
    rate->setRange(0, std::max(1.0, m_rateTop / unit));
    rate->setLabel(thousands ? tr("thousand rows/s sent") : tr("rows/s sent"));
}

void RunPlot::drawChunks()
{
    QCPAxis *number = m_chunkRect->axis(QCPAxis::atBottom);
    QCPAxis *seconds = m_chunkRect->axis(QCPAxis::atLeft);
    const double total = static_cast<double>(std::max<qint64>(1, m_chunksTotal));
    // No more bars than there are pairs of pixels; one bar then stands for the slowest of its chunks.
    const qint64 perBar =
        std::max<qint64>(1, static_cast<qint64>(std::ceil(2.0 * total / std::max(50, m_chunkRect->width()))));
    QVector<QCPBarsData> bars;
    double slowest = 0;
    for (qint64 first = 0; first < m_chunkSeconds.size(); first += perBar) {
        const qint64 last = std::min<qint64>(first + perBar, m_chunkSeconds.size());
        const double longest =
            *std::max_element(m_chunkSeconds.begin() + first, m_chunkSeconds.begin() + last);
        if (longest > 0)
            bars.append({static_cast<double>(first) + 0.5 + static_cast<double>(perBar) / 2.0, longest});
        slowest = std::max(slowest, longest);
    }
    m_bars->data()->set(bars, true);
    m_bars->setWidth(static_cast<double>(perBar) * 0.75);
    if (slowest > 0)
        m_chunkTop = std::max(m_chunkTop, niceCeiling(slowest * 1.05));
    number->setRange(0.5, total + 0.5);
    seconds->setRange(0, slowest > 0 ? m_chunkTop : 1);
    // Chunks are whole: no ticks between two of them.
    QSharedPointer<QCPAxisTickerFixed> whole(new QCPAxisTickerFixed);
    whole->setTickStep(std::max(1.0, niceCeiling(total / 6.0)));
    if (whole->tickStep() == 1.5)
        whole->setTickStep(2);
    whole->setScaleStrategy(QCPAxisTickerFixed::ssNone);
    number->setTicker(whole);
}

void RunPlot::refresh()
{
    if (!m_changed)
        return;
    m_changed = false;
    drawCurve();
    drawChunks();
    m_marks->place(themeColors(palette()));
    replot(QCustomPlot::rpQueuedReplot);
}

void RunPlot::changeEvent(QEvent *event)
{
    QCustomPlot::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_marks) {
        applyColors();
        refresh();
    }
}

void RunPlot::resizeEvent(QResizeEvent *event)
{
    QCustomPlot::resizeEvent(event);
    showChunkTimes(m_hasChunks && height() >= roomForBoth);
    m_changed = true;
    refresh(); // the number of points follows the width
}

} // namespace millrace
