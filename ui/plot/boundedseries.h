// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plot/ratecurve.h"

#include <QVector>

namespace millrace {

/// Values over time in bounded storage: when there are too many, two neighbours become one point that keeps
/// the lowest and the highest of both. Any thread, one at a time.
class BoundedSeries
{
public:
    static constexpr int defaultMaxPoints = 4096;

    /// REQUIRES: maxPoints >= 2, even.
    explicit BoundedSeries(int maxPoints = defaultMaxPoints)
        : m_maxPoints(maxPoints)
    {}

    /// The next value; one that is not later than the last is ignored.
    void append(double seconds, double value);
    /// Those between two times, and one neighbour at each side so that a line runs on; at most about
    /// maxPoints.
    QVector<RatePoint> points(double from, double to, int maxPoints) const;
    /// The point that is nearest to the time; nullptr: there is none.
    const RatePoint *nearest(double seconds) const;
    bool isEmpty() const { return m_points.isEmpty(); }
    int storedPoints() const { return static_cast<int>(m_points.size()); }

    /// The same thinning for any points in order of time.
    static QVector<RatePoint> thinned(const QVector<RatePoint> &points, int maxPoints);
    /// As points(), of any points in order of time.
    static QVector<RatePoint> between(const QVector<RatePoint> &points, double from, double to);

private:
    static RatePoint merged(const RatePoint &a, const RatePoint &b);

    int m_maxPoints;
    int m_perPoint = 1; ///< values that a whole point stands for
    int m_open = 0;     ///< values in the last point
    QVector<RatePoint> m_points;
};

} // namespace millrace
