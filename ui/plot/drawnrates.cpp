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

} // namespace millrace
