// SPDX-License-Identifier: GPL-3.0-or-later
// What RunPlot draws; runplot.cpp has what it is made of and how it is moved.
#include "core/base/literals.h"
#include "ui/language/localtext.h"
#include "ui/plot/drawnrates.h"
#include "ui/plot/eventmarks.h"
#include "ui/plot/othercurves.h"
#include "ui/plot/phaseshades.h"
#include "ui/plot/runplot.h"

#include <algorithm>
#include <cmath>

namespace millrace {

namespace {

/// The next of 1, 1.5, 2, 3, 4, 5, 6, 8, 10 times a power of ten.
double niceCeiling(double value)
{
    const double power = std::pow(10.0, std::floor(std::log10(value)));
    for (const double step : {1.0, 1.5, 2.0, 3.0, 4.0, 5.0, 6.0, 8.0})
        if (value <= step * power * 1.0000001)
            return step * power;
    return 10 * power;
}

QSharedPointer<QCPAxisTicker> timeTicker(double end)
{
    if (end <= 180) {
        QSharedPointer<QCPAxisTicker> seconds(new QCPAxisTicker);
        seconds->setTickCount(6);
        return seconds;
    }
    QSharedPointer<QCPAxisTickerTime> clock(new QCPAxisTickerTime);
    clock->setTimeFormat(end <= 3 * 3600 ? u"%m:%s"_s : u"%h:%m"_s);
    if (end <= 3 * 3600) // minutes may go beyond 59: then they take the hours' place
        clock->setFieldWidth(QCPAxisTickerTime::tuMinutes, 1);
    else
        clock->setFieldWidth(QCPAxisTickerTime::tuHours, 1);
    clock->setTickCount(6);
    return clock;
}

double highest(const QVector<RatePoint> &points)
{
    double top = 0;
    for (const RatePoint &point : points)
        top = std::max(top, point.high);
    return top;
}

double windowFor(double span)
{
    double window = 2;
    for (const double next : {5.0, 10.0, 30.0, 60.0, 300.0, 900.0})
        if (next <= span / 8)
            window = next;
    return window;
}

} // namespace

void RunPlot::drawRates(const QCPRange &range)
{
    const double end = endSeconds();
    const double span = range.size();
    const int width = m_rects[RatePane]->width();
    const QVector<RatePoint> sent = curvePoints(m_trail->sent(), end, span, width);
    m_meanWindow = windowFor(span);
    const auto mean = BoundedSeries::between(movingMean(sent, m_meanWindow), range.lower, range.upper);
    const auto committed =
        m_trail->isBuilt()
            ? QVector<RatePoint>()
            : BoundedSeries::between(
                  movingMean(curvePoints(m_trail->committed(), end, span, width), m_meanWindow), range.lower,
                  range.upper);
    const QVector<RatePoint> shown = BoundedSeries::between(sent, range.lower, range.upper);

    double top = highest(shown);
    for (const RatePoint &point : committed)
        top = std::max(top, point.mean);
    if (const auto block = m_trail->block(); block && block->from <= range.upper && block->to >= range.lower)
        top = std::max(top, block->rowsPerSecond);
    top = std::max(top, m_others->prepare(range, m_trail->firstRowAt().value_or(0), end, m_meanWindow));
    // Room above for the names of the stages and of the other runs, but not much more than the curves have.
    const double above = std::clamp(m_others->shareOfNames(), 0.107, 0.55);
    const double ceiling = ceilingOf(RatePane, top / (1 - above));
    const double unit = ceiling >= 10'000 ? 1000.0 : 1.0;

    const bool band = std::any_of(shown.begin(), shown.end(),
                                  [](const RatePoint &point) { return point.high - point.low > 1e-6; });
    m_sent->setPen(QPen(themeColors(palette()).accent, fittingPen(shown.size(), m_rects[RatePane], 1.6)));
    m_sent->data()->set(graphData(shown, &RatePoint::mean, unit), true);
    m_low->data()->set(band ? graphData(shown, &RatePoint::low, unit) : QVector<QCPGraphData>(), true);
    m_high->data()->set(band ? graphData(shown, &RatePoint::high, unit) : QVector<QCPGraphData>(), true);
    m_mean->data()->set(graphData(mean, &RatePoint::mean, unit), true);
    m_committed->setPen(
        QPen(themeColors(palette()).text, fittingPen(committed.size(), m_rects[RatePane], 1.2), Qt::DotLine));
    m_committed->data()->set(graphData(committed, &RatePoint::mean, unit), true);
    m_block->data()->set(blockData(range, unit), true);
    m_others->place(unit, themeColors(palette()));
    valueAxis(RatePane)->setRange(0, std::max(1.0, ceiling / unit));
    valueAxis(RatePane)->setLabel(unit > 1 ? fittingLabel(RatePane, tr("thousand rows/s"), tr("k rows/s"))
                                           : tr("rows/s"));
}

QVector<QCPGraphData> RunPlot::blockData(const QCPRange &range, double unit) const
{
    const auto block = m_trail->block();
    if (!block || block->from > range.upper || block->to < range.lower)
        return {};
    return blockOutline(*block, unit);
}

/// The upper end of a pane's axis for values up to \a highest; while all of the run is shown it never comes
/// down.
double RunPlot::ceilingOf(Pane pane, double highest)
{
    const double wanted = highest > 0 ? niceCeiling(highest) : 0;
    double &kept = m_tops.at(std::size_t(pane));
    if (m_follow == 0)
        kept = std::max(kept, wanted);
    const double ceiling = m_follow == 0 ? kept : wanted;
    return ceiling > 0 ? ceiling : 1;
}

/// The longer name of a pane's values, where its axis has room for it.
QString RunPlot::fittingLabel(Pane pane, const QString &label, const QString &brief) const
{
    const int room = m_rects.at(std::size_t(pane))->height(); // 0 before the first layout
    const int wanted = QFontMetrics(valueAxis(pane)->labelFont()).horizontalAdvance(label);
    return room > 0 && wanted > room ? brief : label;
}

void RunPlot::drawChunks(const QCPRange &range)
{
    if (!m_shown[ChunkPane])
        return;
    valueAxis(ChunkPane)->setLabel(fittingLabel(ChunkPane, tr("s/chunk"), tr("s")));
    // No more lines than there are pairs of pixels: the slowest of a pair is the one that matters.
    const double step = 2 * range.size() / std::max(50, m_rects[ChunkPane]->width());
    const QVector<ChunkPoint> &chunks = m_trail->chunks();
    const auto first =
        std::lower_bound(chunks.begin(), chunks.end(), range.lower,
                         [](const ChunkPoint &point, double time) { return point.endedAt < time; });
    QVector<QCPGraphData> plain, troubled;
    double slowest = 0;
    qsizetype lines = 0;
    for (auto at = first; at != chunks.end() && at->endedAt <= range.upper; ++at) {
        QVector<QCPGraphData> &into = at->retried || at->hadRejects ? troubled : plain;
        if (!into.isEmpty() && std::floor(into.last().key / step) == std::floor(at->endedAt / step)) {
            into.last().value = std::max(into.last().value, at->seconds);
        } else {
            into.append({at->endedAt, at->seconds});
            ++lines;
        }
        slowest = std::max(slowest, at->seconds);
    }
    const double room = m_rects[ChunkPane]->width() / std::max<double>(1, static_cast<double>(lines));
    const ThemeColors &colors = themeColors(palette());
    QColor soft = colors.accent;
    soft.setAlphaF(colors.dark ? 0.75F : 0.7F);
    // A chunk's line is as long as the pane is high, a curve's step a part of that.
    const double width =
        room < 4 ? 1.0 : fittingPen(4 * lines, m_rects[ChunkPane], std::clamp(room * 0.6, 2.0, 6.0));
    m_chunks->setPen(QPen(soft, width, Qt::SolidLine, Qt::FlatCap));
    m_troubled->setPen(QPen(colors.warning, width, Qt::SolidLine, Qt::FlatCap));
    m_chunks->data()->set(plain, true);
    m_troubled->data()->set(troubled, true);
    valueAxis(ChunkPane)->setRange(0, ceilingOf(ChunkPane, slowest * 1.05));
}

void RunPlot::drawServer(const QCPRange &range)
{
    if (!m_shown[ServerPane])
        return;
    const auto points = m_trail->server(m_series).points(range.lower, range.upper,
                                                         std::max(20, m_rects[ServerPane]->width() / 3));
    m_server->setPen(
        QPen(themeColors(palette()).accent, fittingPen(points.size(), m_rects[ServerPane], 1.4)));
    m_server->data()->set(graphData(points, &RatePoint::mean), true);
    m_serverLow->data()->set(graphData(points, &RatePoint::low), true);
    m_serverHigh->data()->set(graphData(points, &RatePoint::high), true);
    valueAxis(ServerPane)->setRange(0, ceilingOf(ServerPane, highest(points) * 1.05));
    m_silent->setVisible(points.isEmpty());
    m_silent->setText(tr("%1: nothing heard from the server yet").arg(seriesName(m_series)));
}

void RunPlot::draw()
{
    const double end = endSeconds();
    if (m_follow == 0)
        applyRange({0, end * 1.02});
    else if (m_follow > 0)
        applyRange({std::max(0.0, end - m_follow), std::max(end, m_follow) + m_follow * 0.02});
    const QCPRange range = shownRange();
    const auto ticker = timeTicker(range.upper);
    for (int pane = 0; pane < panes; ++pane)
        timeAxis(pane)->setTicker(ticker);
    static const RunTrail nothing;
    const RunTrail *trail = m_trail;
    if (!m_trail)
        m_trail = &nothing;
    drawRates(range);
    drawChunks(range);
    drawServer(range);
    m_trail = trail;
    for (int pane = panes - 1; pane >= 0; --pane)
        if (m_shown.at(std::size_t(pane))) {
            timeAxis(pane)->setLabel(range.upper <= 180        ? tr("seconds")
                                     : range.upper <= 3 * 3600 ? tr("minutes:seconds")
                                                               : tr("hours:minutes"));
            break;
        }
    const ThemeColors &colors = themeColors(palette());
    m_shades->place(m_trail ? m_trail->phases() : QVector<RunPhase>(),
                    std::max(1.0, m_trail ? m_trail->endSeconds() : 0.0), colors);
    m_marks->place(colors);
}

QString RunPlot::readout(double seconds) const
{
    if (!m_trail)
        return {};
    QStringList parts{durationText(static_cast<qint64>(seconds * 1000))};
    const QCPRange range = shownRange();
    const auto at = [&](const RateCurve &curve) -> std::optional<RatePoint> {
        const auto points = BoundedSeries::between(
            curvePoints(curve, endSeconds(), range.size(), m_rects[RatePane]->width()), seconds, seconds);
        for (const RatePoint &point : points)
            if (point.seconds >= seconds)
                return point;
        return points.isEmpty() ? std::nullopt : std::optional(points.last());
    };
    const double sentUntil = static_cast<double>(m_trail->sent().lastMs()) / 1000.0;
    if (const auto sent = at(m_trail->sent()); sent && seconds <= sentUntil + 1)
        parts
            << (m_trail->isBuilt() ? tr("%1 rows/s built") : tr("%1 rows/s sent")).arg(rateText(sent->mean));
    if (const auto block = m_trail->block(); block && seconds >= block->from && seconds <= block->to)
        parts << tr("%1 rows/s taken in").arg(rateText(block->rowsPerSecond));
    parts << m_others->readout(seconds);
    const ChunkPoint *nearest = nullptr;
    for (const ChunkPoint &chunk : m_trail->chunks())
        if (!nearest || std::abs(chunk.endedAt - seconds) < std::abs(nearest->endedAt - seconds))
            nearest = &chunk;
    if (nearest && m_hasChunks && std::abs(nearest->endedAt - seconds) < std::max(1.0, range.size() / 20))
        parts << tr("chunk %1 in %2 s").arg(groupedNumber(nearest->chunk)).arg(nearest->seconds, 0, 'f', 2);
    if (const RatePoint *server = m_trail->server(m_series).nearest(seconds))
        parts << tr("%1 %2").arg(seriesName(m_series)).arg(server->mean, 0, 'f', server->mean < 10 ? 1 : 0);
    for (qsizetype i = m_trail->phases().size() - 1; i >= 0; --i)
        if (m_trail->phases().at(i).from <= seconds) {
            if (const QString name = PhaseShades::name(m_trail->phases().at(i).kind); !name.isEmpty())
                parts << name;
            break;
        }
    return parts.join(u" · "_s);
}

} // namespace millrace
