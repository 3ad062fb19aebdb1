// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/ratecurve.h"
#include "tests/support/qtprinters.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace millrace::ratecurve_test {

namespace {

Sample sample(qint64 elapsedMs, qint64 rows)
{
    return {.elapsedMs = elapsedMs, .rowsStreamed = rows, .rowsCommitted = rows, .bytesStreamed = rows * 40};
}

} // namespace

TEST(RateCurve, RatesAreDifferencesPerSecond)
{
    const QVector<double> rates = sampleRates({sample(0, 0), sample(100, 50'000), sample(300, 70'000)});
    EXPECT_THAT(rates, testing::ElementsAre(-1, 500'000, 100'000));
}

TEST(RateCurve, RowsTakenBackAreNoNegativeRate)
{
    const QVector<double> rates = sampleRates({sample(0, 0), sample(100, 900), sample(200, 400)});
    EXPECT_THAT(rates, testing::ElementsAre(-1, 9'000, 0));
}

TEST(RateCurve, TwoSamplesOfTheSameMomentAreNoInfiniteRate)
{
    EXPECT_THAT(sampleRates({sample(5, 0), sample(5, 10)}), testing::ElementsAre(-1, 0));
}

TEST(RateCurve, TheWindowSmoothsAndNeverLooksPastItsStart)
{
    QVector<Sample> samples;
    for (int i = 0; i <= 20; ++i) // 100 rows every other tenth of a second
        samples.append(sample(i * 100, i / 2 * 100));
    const QVector<CurvePart> parts = rateCurve(samples, 1.0);
    ASSERT_EQ(parts.size(), 1);
    ASSERT_EQ(parts[0].size(), 20);
    EXPECT_DOUBLE_EQ(parts[0].last().x(), 2.0);
    for (qsizetype i = 10; i < 20; ++i)
        EXPECT_NEAR(parts[0][i].y(), 500, 1e-6) << i;
    EXPECT_DOUBLE_EQ(parts[0][1].y(), 500) << "a window longer than what there is takes what there is";
}

TEST(RateCurve, AResumedClockGoesOnBehindTheFirstPart)
{
    const QVector<Sample> samples{sample(0, 0), sample(100, 100), sample(0, 100), sample(100, 300)};
    EXPECT_THAT(sampleRates(samples), testing::ElementsAre(-1, 1'000, -1, 2'000));
    const QVector<CurvePart> parts = rateCurve(samples, 0.1);
    ASSERT_EQ(parts.size(), 2);
    EXPECT_DOUBLE_EQ(parts[1].last().x(), 0.2);
}

TEST(RateCurve, AGapIsNotBridged)
{
    const QVector<CurvePart> parts =
        rateCurve({sample(0, 0), sample(100, 10), sample(60'000, 20), sample(60'100, 30)}, 0.1);
    ASSERT_EQ(parts.size(), 2);
    EXPECT_DOUBLE_EQ(parts[1].first().x(), 60.1);
}

TEST(RateCurve, OneSampleIsNoCurve)
{
    EXPECT_TRUE(rateCurve({}, 1).isEmpty());
    EXPECT_TRUE(rateCurve({sample(0, 0)}, 1).isEmpty());
}

TEST(KeepExtremes, ASinglePeakAndASingleDipSurvive)
{
    CurvePart curve;
    for (int i = 0; i < 100'000; ++i)
        curve.append({i * 0.1, 500.0 + i % 7});
    curve[31'234].setY(9'000);
    curve[77'777].setY(1);
    const CurvePart drawn = keepExtremes(curve, 1'000);
    EXPECT_LE(drawn.size(), 1'000);
    EXPECT_TRUE(drawn.contains(curve[31'234]));
    EXPECT_TRUE(drawn.contains(curve[77'777]));
    EXPECT_TRUE(std::is_sorted(drawn.cbegin(), drawn.cend(), [](auto a, auto b) { return a.x() < b.x(); }));
}

TEST(KeepExtremes, AShortCurveIsLeftAlone)
{
    const CurvePart curve{{0, 1}, {1, 5}, {2, 3}};
    EXPECT_EQ(keepExtremes(curve, 100), curve);
}

} // namespace millrace::ratecurve_test
