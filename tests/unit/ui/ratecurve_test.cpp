// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/qtprinters.h"
#include "ui/plot/ratecurve.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace millrace::ratecurve_test {

namespace {

/// Feeds `seconds` of a steady rate at ten samples a second, with one stretch at another rate.
RateCurve steadyCurve(qint64 seconds, double rate, qint64 oddFromMs = -1, qint64 oddMs = 0,
                      double oddRate = 0, int maxBins = RateCurve::defaultMaxBins)
{
    RateCurve curve(maxBins);
    double rows = 0;
    curve.append(0, 0);
    for (qint64 ms = 100; ms <= seconds * 1000; ms += 100) {
        const bool odd = oddFromMs >= 0 && ms > oddFromMs && ms <= oddFromMs + oddMs;
        rows += (odd ? oddRate : rate) / 10.0;
        curve.append(ms, static_cast<qint64>(rows));
    }
    return curve;
}

double lowest(const QVector<RatePoint> &points)
{
    return std::min_element(points.begin(), points.end(), [](auto &a, auto &b) { return a.low < b.low; })
        ->low;
}

double highest(const QVector<RatePoint> &points)
{
    return std::max_element(points.begin(), points.end(), [](auto &a, auto &b) { return a.high < b.high; })
        ->high;
}

double area(const QVector<RatePoint> &points, double stepSeconds)
{
    double rows = 0;
    for (const RatePoint &point : points)
        rows += point.mean * stepSeconds;
    return rows;
}

} // namespace

TEST(RateCurve, ShortRunKeepsTenPointsASecond)
{
    const QVector<RatePoint> points = steadyCurve(2, 500'000).points(500);
    ASSERT_EQ(points.size(), 20);
    EXPECT_NEAR(points.first().seconds, 0.05, 1e-9);
    for (const RatePoint &point : points)
        EXPECT_NEAR(point.mean, 500'000, 10);
}

TEST(RateCurve, LateSamplesMakeNoFalsePeak)
{
    RateCurve curve;
    curve.append(0, 0);
    for (const qint64 ms : {90, 230, 300, 701, 800, 1000}) // a steady million a second, sampled badly
        curve.append(ms, ms * 1000);
    for (const RatePoint &point : curve.points(500))
        EXPECT_NEAR(point.mean, 1'000'000, 1);
}

TEST(RateCurve, StorageIsBoundedOverEightHours)
{
    const RateCurve curve = steadyCurve(8 * 3600, 100'000);
    EXPECT_LE(curve.storedBins(), RateCurve::defaultMaxBins);
    EXPECT_EQ(curve.lastMs(), 8 * 3600 * 1000);
    EXPECT_LE(curve.points(540).size(), 540);
}

TEST(RateCurve, ADipAndAPeakOfTwoSecondsSurviveEightHours)
{
    const RateCurve dip = steadyCurve(8 * 3600, 100'000, 9'876'500, 2'000, 0);
    const QVector<RatePoint> dipPoints = dip.points(540);
    EXPECT_LT(lowest(dipPoints), 1);
    EXPECT_NEAR(highest(dipPoints), 100'000, 150);

    const RateCurve peak = steadyCurve(8 * 3600, 100'000, 20'000'300, 2'000, 900'000);
    const QVector<RatePoint> peakPoints = peak.points(540);
    EXPECT_NEAR(highest(peakPoints), 900'000, 150);
    EXPECT_NEAR(lowest(peakPoints), 100'000, 150);
}

TEST(RateCurve, NoRowIsLostByThinning)
{
    // 100 s in 64 bins: the step doubles many times on the way.
    const RateCurve curve = steadyCurve(100, 123'450, 40'000, 5'000, 10, 64);
    EXPECT_LE(curve.storedBins(), 64);
    for (const int width : {1000, 40, 7}) {
        const QVector<RatePoint> points = curve.points(width);
        const double step = points[1].seconds - points[0].seconds;
        // The last point may be cut off by the end of the run: allow for one step.
        EXPECT_NEAR(area(points, step), 95 * 123'450 + 50, 123'450 * step) << width;
    }
}

TEST(RateCurve, OriginIsTheFirstSample)
{
    RateCurve curve;
    curve.append(5'000, 7'000'000); // resumed: seven million were there already
    curve.append(5'100, 7'010'000);
    curve.append(5'200, 7'020'000);
    const QVector<RatePoint> points = curve.points(500);
    ASSERT_EQ(points.size(), 2);
    EXPECT_NEAR(points[0].mean, 100'000, 1);
    EXPECT_NEAR(points[0].seconds, 5.05, 1e-9);
}

TEST(RateCurve, RowsSentAgainAreNoNegativeSpeed)
{
    RateCurve curve;
    curve.append(0, 0);
    curve.append(100, 10'000);
    curve.append(200, 2'000); // rolled back
    curve.append(300, 12'000);
    const QVector<RatePoint> points = curve.points(500);
    ASSERT_EQ(points.size(), 3);
    EXPECT_EQ(points[1].mean, 0);
    EXPECT_NEAR(points[2].mean, 100'000, 1);
}

TEST(RateCurve, TimeThatStandsStillIsIgnored)
{
    RateCurve curve;
    curve.append(100, 0);
    curve.append(100, 50'000);
    curve.append(50, 60'000);
    EXPECT_TRUE(curve.points(10).isEmpty());
}

TEST(RateCurve, KnowsWhereTheFirstRowWas)
{
    RateCurve curve;
    EXPECT_FALSE(curve.firstRowAt());
    curve.append(0, 0);
    curve.append(2'000, 0); // preflight
    EXPECT_FALSE(curve.firstRowAt());
    curve.append(2'050, 500); // a bin that is not full
    EXPECT_NEAR(curve.firstRowAt().value_or(-1), 2.0, 1e-9);
    for (qint64 ms = 2'100; ms <= 600'000; ms += 100)
        curve.append(ms, ms * 10);
    // To a bin, and a bin is wider by now.
    EXPECT_NEAR(curve.firstRowAt().value_or(-1), 2.0, static_cast<double>(curve.stepMs()) / 1000.0);

    RateCurve resumed;
    resumed.append(5'030, 7'000'000);
    resumed.append(5'200, 7'010'000);
    EXPECT_NEAR(resumed.firstRowAt().value_or(-1), 5.03, 1e-9);
}

} // namespace millrace::ratecurve_test
