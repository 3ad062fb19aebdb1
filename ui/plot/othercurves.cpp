// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/othercurves.h"

#include "core/base/literals.h"
#include "ui/language/localtext.h"
#include "ui/plot/drawnrates.h"

#include <algorithm>

namespace millrace {

namespace {

/// Pixels from the pane's top; those of the stages stand above the first.
double nameTop(int run)
{
    const int line = QFontMetrics(noteFont()).height();
    return line + 4 + run * (line + 1);
}

} // namespace

OtherCurves::OtherCurves(QCustomPlot *plot, QCPAxisRect *rect)
    : m_plot(plot)
    , m_rect(rect)
{}

/// None of red, amber and green, which say something.
QColor OtherCurves::color(int run, const ThemeColors &colors)
{
    static constexpr std::array<QRgb, most> light{0x6f3fb5, 0xa02c7d, 0x3f4f63};
    static constexpr std::array<QRgb, most> dark{0xa78bfa, 0xee95cf, 0xc4cedb};
    return QColor::fromRgb((colors.dark ? dark : light).at(std::size_t(run)));
}

void OtherCurves::setRuns(const QVector<OtherRun> &runs)
{
    m_runs = runs.first(std::min<qsizetype>(runs.size(), most));
    while (m_curves.size() < m_runs.size()) {
        Curve curve;
        for (QCPGraph **graph : {&curve.rates, &curve.block})
            *graph = m_plot->addGraph(m_rect->axis(QCPAxis::atBottom), m_rect->axis(QCPAxis::atLeft));
        curve.name = new QCPItemText(m_plot);
        curve.name->position->setAxisRect(m_rect);
        curve.name->position->setType(QCPItemPosition::ptAxisRectRatio);
        curve.name->setPositionAlignment(Qt::AlignRight | Qt::AlignTop);
        curve.name->setClipAxisRect(m_rect);
        curve.name->setClipToAxisRect(true);
        curve.name->setPadding({4, 0, 6, 1});
        m_curves.append(curve);
    }
    for (qsizetype i = 0; i < m_curves.size(); ++i) {
        const bool used = i < m_runs.size();
        m_curves[i].rates->setVisible(used);
        m_curves[i].block->setVisible(used);
        m_curves[i].name->setVisible(used);
    }
}

double OtherCurves::endSeconds(double firstRow) const
{
    double end = 0;
    for (const OtherRun &run : m_runs) {
        double last = static_cast<double>(run.trail.sent().lastMs()) / 1000.0;
        if (const auto block = run.trail.block())
            last = std::max(last, block->to);
        end = std::max(end, last - run.trail.firstRowAt().value_or(0) + firstRow);
    }
    return end;
}

double OtherCurves::shareOfNames() const
{
    return m_runs.isEmpty() ? 0 : nameTop(static_cast<int>(m_runs.size())) / std::max(1, m_rect->height());
}

double OtherCurves::prepare(const QCPRange &range, double firstRow, double end, double window)
{
    double highest = 0;
    for (qsizetype i = 0; i < m_runs.size(); ++i) {
        const RunTrail &trail = m_runs[i].trail;
        const double shift = firstRow - trail.firstRowAt().value_or(0);
        QVector<RatePoint> means =
            movingMean(curvePoints(trail.sent(), end, range.size(), m_rect->width()), window);
        for (RatePoint &point : means)
            point.seconds += shift;
        // Before its first row it was not slow, it had not begun.
        means.removeIf([firstRow](const RatePoint &point) { return point.seconds < firstRow; });
        m_curves[i].means = BoundedSeries::between(means, range.lower, range.upper);
        for (const RatePoint &point : std::as_const(m_curves[i].means))
            highest = std::max(highest, point.mean);
        m_curves[i].taken = trail.block();
        if (auto &block = m_curves[i].taken) {
            block->from += shift;
            block->to += shift;
            if (block->from <= range.upper && block->to >= range.lower)
                highest = std::max(highest, block->rowsPerSecond);
        }
    }
    return highest;
}

void OtherCurves::place(double unit, const ThemeColors &colors)
{
    const QFontMetrics metrics(noteFont());
    const double height = std::max(1, m_rect->height());
    QColor behind = colors.surface;
    behind.setAlphaF(0.82F);
    for (int i = 0; i < m_runs.size(); ++i) {
        Curve &curve = m_curves[i];
        const QColor color = OtherCurves::color(i, colors);
        curve.rates->setPen(QPen(color, fittingPen(curve.means.size(), m_rect, 1.6)));
        curve.rates->data()->set(graphData(curve.means, &RatePoint::mean, unit), true);
        curve.block->setPen(QPen(color, 1.6));
        curve.block->data()->set(curve.taken ? blockOutline(*curve.taken, unit) : QVector<QCPGraphData>(),
                                 true);
        // Below the names of the stages.
        curve.name->position->setCoords(1, nameTop(i) / height);
        curve.name->setFont(noteFont());
        curve.name->setColor(color);
        curve.name->setBrush(behind);
        curve.name->setText(
            metrics.elidedText(u"— "_s + m_runs[i].name, Qt::ElideRight, m_rect->width() - 16));
    }
}

QStringList OtherCurves::readout(double seconds) const
{
    QStringList parts;
    for (qsizetype i = 0; i < m_runs.size(); ++i) {
        const Curve &curve = m_curves[i];
        std::optional<double> rate;
        if (curve.taken && seconds >= curve.taken->from && seconds <= curve.taken->to)
            rate = curve.taken->rowsPerSecond;
        for (const RatePoint &point : curve.means)
            if (!rate && point.seconds >= seconds && curve.means.first().seconds <= seconds)
                rate = point.mean;
        if (rate)
            parts << u"%1: %2"_s.arg(m_runs[i].name, tr("%1 rows/s").arg(rateText(*rate)));
    }
    return parts;
}

} // namespace millrace
