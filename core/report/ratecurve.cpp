// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/ratecurve.h"

#include <algorithm>

namespace millrace {

namespace {

constexpr qint64 gapMs = 5'000;

/// Samples without a break, their clock set to run on.
using Stretch = QVector<Sample>;

QVector<Stretch> stretches(const QVector<Sample> &samples)
{
    QVector<Stretch> result;
    qint64 shift = 0;
    qint64 last = 0;
    for (Sample sample : samples) {
        const qint64 own = sample.elapsedMs + shift;
        const bool clockBeganAgain = !result.isEmpty() && own < last;
        if (clockBeganAgain)
            shift = last - sample.elapsedMs;
        sample.elapsedMs += shift;
        if (result.isEmpty() || clockBeganAgain || sample.elapsedMs - last > gapMs)
            result.append(Stretch());
        result.last().append(sample);
        last = sample.elapsedMs;
    }
    return result;
}

double rateBetween(const Sample &from, const Sample &to)
{
    const double seconds = static_cast<double>(to.elapsedMs - from.elapsedMs) / 1000.0;
    return seconds > 0 ? static_cast<double>(qMax<qint64>(0, to.rowsStreamed - from.rowsStreamed)) / seconds
                       : 0.0;
}

CurvePart curveOf(const Stretch &stretch, double windowSeconds)
{
    CurvePart part;
    qsizetype from = 0;
    for (qsizetype to = 1; to < stretch.size(); ++to) {
        const auto windowBegin = stretch[to].elapsedMs - static_cast<qint64>(windowSeconds * 1000);
        while (from + 1 < to && stretch[from + 1].elapsedMs <= windowBegin)
            ++from;
        part.append(
            {static_cast<double>(stretch[to].elapsedMs) / 1000.0, rateBetween(stretch[from], stretch[to])});
    }
    return part;
}

} // namespace

QVector<double> sampleRates(const QVector<Sample> &samples)
{
    QVector<double> rates;
    for (const Stretch &stretch : stretches(samples)) {
        rates.append(-1);
        for (qsizetype i = 1; i < stretch.size(); ++i)
            rates.append(rateBetween(stretch[i - 1], stretch[i]));
    }
    return rates;
}

QVector<CurvePart> rateCurve(const QVector<Sample> &samples, double windowSeconds)
{
    QVector<CurvePart> parts;
    for (const Stretch &stretch : stretches(samples))
        if (CurvePart part = curveOf(stretch, windowSeconds); !part.isEmpty())
            parts.append(std::move(part));
    return parts;
}

double rateWindow(const QVector<Sample> &samples)
{
    return !samples.isEmpty() && samples.last().elapsedMs >= 30'000 ? 1.0 : 0.3;
}

CurvePart keepExtremes(const CurvePart &curve, int points)
{
    const qsizetype buckets = qMax(1, points / 2);
    if (curve.size() <= buckets * 2)
        return curve;
    CurvePart result;
    const auto byHeight = [](const QPointF &a, const QPointF &b) { return a.y() < b.y(); };
    for (qsizetype bucket = 0; bucket < buckets; ++bucket) {
        const auto begin = curve.cbegin() + curve.size() * bucket / buckets;
        const auto end = curve.cbegin() + curve.size() * (bucket + 1) / buckets;
        auto [low, high] = std::minmax_element(begin, end, byHeight);
        if (high < low)
            std::swap(low, high);
        result.append(*low);
        if (low != high)
            result.append(*high);
    }
    return result;
}

} // namespace millrace
