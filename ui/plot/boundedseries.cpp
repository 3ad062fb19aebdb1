// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/boundedseries.h"

#include <algorithm>

namespace millrace {

RatePoint BoundedSeries::merged(const RatePoint &a, const RatePoint &b)
{
    return {.seconds = (a.seconds + b.seconds) / 2,
            .mean = (a.mean + b.mean) / 2,
            .low = std::min(a.low, b.low),
            .high = std::max(a.high, b.high)};
}

void BoundedSeries::append(double seconds, double value)
{
    if (!m_points.isEmpty() && seconds <= m_points.last().seconds)
        return;
    if (m_open > 0 && m_open < m_perPoint) {
        RatePoint &last = m_points.last();
        const double share = 1.0 / (m_open + 1);
        last.mean += (value - last.mean) * share;
        last.seconds += (seconds - last.seconds) * share;
        last.low = std::min(last.low, value);
        last.high = std::max(last.high, value);
        ++m_open;
        return;
    }
    m_points.append({.seconds = seconds, .mean = value, .low = value, .high = value});
    m_open = 1;
    if (m_points.size() < m_maxPoints)
        return;
    m_points = thinned(m_points, m_maxPoints / 2);
    m_perPoint *= 2;
    m_open = m_perPoint; // the next value begins a point of its own
}

QVector<RatePoint> BoundedSeries::thinned(const QVector<RatePoint> &points, int maxPoints)
{
    QVector<RatePoint> result = points;
    while (result.size() > std::max(2, maxPoints)) {
        const qsizetype pairs = result.size() / 2;
        for (qsizetype i = 0; i < pairs; ++i)
            result[i] = merged(result.at(2 * i), result.at(2 * i + 1));
        if (result.size() % 2 != 0)
            result[pairs] = result.last();
        result.resize(pairs + result.size() % 2);
    }
    return result;
}

QVector<RatePoint> BoundedSeries::between(const QVector<RatePoint> &points, double from, double to)
{
    const auto earlier = [](const RatePoint &point, double seconds) { return point.seconds < seconds; };
    auto first = std::lower_bound(points.begin(), points.end(), from, earlier);
    auto last = std::lower_bound(first, points.end(), to, earlier);
    if (first != points.begin())
        --first;
    if (last != points.end())
        ++last;
    return {first, last};
}

QVector<RatePoint> BoundedSeries::points(double from, double to, int maxPoints) const
{
    return thinned(between(m_points, from, to), maxPoints);
}

const RatePoint *BoundedSeries::nearest(double seconds) const
{
    if (m_points.isEmpty())
        return nullptr;
    const auto after =
        std::lower_bound(m_points.begin(), m_points.end(), seconds,
                         [](const RatePoint &point, double time) { return point.seconds < time; });
    if (after == m_points.end())
        return &m_points.last();
    if (after == m_points.begin() || after->seconds - seconds < seconds - (after - 1)->seconds)
        return &*after;
    return &*(after - 1);
}

} // namespace millrace
