// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/drawnrates.h"

#include <algorithm>

namespace millrace {

QVector<RatePoint> curvePoints(const RateCurve &curve, double end, double span, int width)
{
    const qint64 finest = span < 4 ? 100 : span < 12 ? 200 : span < 40 ? 400 : 800;
    const double wanted = std::max(20, width / 2) * std::max(1.0, end / span);
    return curve.points(static_cast<int>(std::min<double>(wanted, RateCurve::defaultMaxBins)), finest);
}

QVector<RatePoint> movingMean(const QVector<RatePoint> &points, double window)
{
    QVector<RatePoint> means = points;
    double sum = 0;
    qsizetype first = 0;
    for (qsizetype i = 0; i < points.size(); ++i) {
        sum += points[i].mean;
        while (points[i].seconds - points[first].seconds >= window)
            sum -= points[first++].mean;
        means[i].mean = sum / static_cast<double>(i - first + 1);
    }
    return means;
}

QVector<QCPGraphData> graphData(const QVector<RatePoint> &points, double RatePoint::*value, double unit)
{
    QVector<QCPGraphData> data;
    data.reserve(points.size());
    for (const RatePoint &point : points)
        data.append({point.seconds, point.*value / unit});
    return data;
}

QVector<QCPGraphData> blockOutline(const RateBlock &block, double unit)
{
    const double rate = block.rowsPerSecond / unit;
    return {{block.from, 0}, {block.from, rate}, {block.to, rate}, {block.to, 0}};
}

double fittingPen(qsizetype points, const QCPAxisRect *rect, double wanted)
{
    constexpr double most = 40'000;
    return static_cast<double>(points) * rect->height() > most ? 1.0 : wanted;
}

} // namespace millrace
