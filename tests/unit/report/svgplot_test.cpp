// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/literals.h"
#include "core/report/svgplot.h"
#include "tests/support/qtprinters.h"

#include <QXmlStreamReader>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace millrace::svgplot_test {

namespace {

struct Drawing
{
    int elements = 0;
    QStringList texts;
    QStringList titles;
    QMap<QString, int> classes;
    QMap<QString, QString> points; ///< of the last polyline and polygon
    QVector<double> barHeights;
    QString error;
};

Drawing parseSvg(const QString &svg)
{
    Drawing drawing;
    QXmlStreamReader reader(svg);
    while (!reader.atEnd()) {
        if (reader.readNext() != QXmlStreamReader::StartElement)
            continue;
        ++drawing.elements;
        const QString name = reader.name().toString();
        const QXmlStreamAttributes attributes = reader.attributes();
        ++drawing.classes[attributes.value(u"class"_s).toString()];
        if (attributes.hasAttribute(u"points"_s))
            drawing.points[name] = attributes.value(u"points"_s).toString();
        if (name == u"rect"_s)
            drawing.barHeights << attributes.value(u"height"_s).toDouble();
        if (name == u"text"_s)
            drawing.texts << reader.readElementText();
        else if (name == u"title"_s)
            drawing.titles << reader.readElementText();
    }
    drawing.error = reader.errorString();
    return drawing;
}

QVector<Sample> steady(int count, qint64 rowsPerTenth)
{
    QVector<Sample> samples;
    for (int i = 0; i < count; ++i)
        samples.append({.elapsedMs = i * 100, .rowsStreamed = i * rowsPerTenth});
    return samples;
}

Event chunkTook(qint64 chunk, double ms)
{
    return {.kind = Event::Kind::ChunkDone,
            .values = {{u"chunk"_s, chunk}, {u"rows"_s, 25'000}, {u"ms"_s, ms}}};
}

} // namespace

TEST(AxisTicks, AreRoundAndReachTheHighest)
{
    EXPECT_THAT(axisTicks(780), testing::ElementsAre(0, 200, 400, 600, 800));
    EXPECT_THAT(axisTicks(1),
                testing::ElementsAre(testing::DoubleEq(0), testing::DoubleNear(0.2, 1e-9),
                                     testing::DoubleNear(0.4, 1e-9), testing::DoubleNear(0.6, 1e-9),
                                     testing::DoubleNear(0.8, 1e-9), testing::DoubleNear(1, 1e-9)));
    EXPECT_THAT(axisTicks(0), testing::ElementsAre(0, 1));
    for (const double highest : {0.003, 3.7, 99.0, 100.0, 101.0, 712'444.3, 4e9}) {
        const QVector<double> ticks = axisTicks(highest);
        EXPECT_GE(ticks.last(), highest * (1 - 1e-9));
        EXPECT_GE(ticks.size(), 4) << highest;
        EXPECT_LE(ticks.size(), 8) << highest;
    }
}

TEST(RateSvg, ASteadyLoadIsALevelLineAtItsRate)
{
    const Drawing drawing = parseSvg(rateSvg(steady(50, 60'000), {}, 600'000));
    EXPECT_EQ(drawing.error, QString());
    EXPECT_TRUE(drawing.texts.contains(u"thousand rows/s"_s));
    EXPECT_TRUE(drawing.texts.contains(u"seconds"_s));
    EXPECT_TRUE(drawing.texts.contains(u"mean 600,000"_s));
    QStringList heights;
    for (const QString &point : drawing.points[u"polyline"_s].split(u' '))
        heights << point.section(u',', 1);
    EXPECT_EQ(heights.size(), 49);
    EXPECT_EQ(heights.removeDuplicates(), 48) << "a steady rate is not level";
    EXPECT_EQ(drawing.classes[u"mean"_s], 1);
}

TEST(RateSvg, AxesChangeTheirUnitsWithTheRun)
{
    QVector<Sample> hours;
    for (int i = 0; i < 4 * 3600; ++i)
        hours.append({.elapsedMs = i * 1000, .rowsStreamed = i * 3'000'000LL});
    const Drawing drawing = parseSvg(rateSvg(hours, {}, 3e6));
    EXPECT_TRUE(drawing.texts.contains(u"hours"_s));
    EXPECT_TRUE(drawing.texts.contains(u"million rows/s"_s));
    EXPECT_LT(drawing.points[u"polyline"_s].count(u','), 1'601) << "not thinned out";
}

TEST(RateSvg, EventsAreMarkedAndTheirTextEscaped)
{
    const QVector<Event> events{
        {.elapsedMs = 1'000, .kind = Event::Kind::ChunkRetried, .text = u"</title><script>x"_s},
        {.elapsedMs = 2'000, .kind = Event::Kind::RowRejected, .text = u"bad row"_s},
        {.elapsedMs = 2'500, .kind = Event::Kind::ChunkDone, .text = u"no mark"_s},
        {.elapsedMs = 99'000, .kind = Event::Kind::Warning, .text = u"off the plot"_s}};
    const Drawing drawing = parseSvg(rateSvg(steady(50, 1'000), events, 0));
    EXPECT_EQ(drawing.error, QString());
    EXPECT_EQ(drawing.classes[u"mark look"_s], 1);
    EXPECT_EQ(drawing.classes[u"mark bad"_s], 1);
    EXPECT_EQ(drawing.classes[u"mean"_s], 0) << "no mean is known";
    EXPECT_TRUE(drawing.titles.contains(u"0:01 </title><script>x"_s));
}

TEST(RateSvg, TooFewSamplesAreNoPicture)
{
    EXPECT_TRUE(rateSvg({}, {}, 5).isEmpty());
    EXPECT_TRUE(rateSvg(steady(1, 5), {}, 5).isEmpty());
}

TEST(ChunkTimes, AreInOrderAndTheLastTimeCounts)
{
    const QVector<ChunkTime> times =
        chunkTimes({chunkTook(2, 20),
                    {.kind = Event::Kind::ChunkRetried, .values = {{u"chunk"_s, 1}}},
                    chunkTook(1, 10),
                    chunkTook(2, 25)});
    ASSERT_EQ(times.size(), 2);
    EXPECT_EQ(times[0].chunk, 1);
    EXPECT_TRUE(times[0].retried);
    EXPECT_EQ(times[1].ms, 25);
    EXPECT_FALSE(times[1].retried);
}

TEST(ChunkSvg, BarsAreAsHighAsTheirTime)
{
    const Drawing drawing =
        parseSvg(chunkSvg(chunkTimes({chunkTook(1, 100), chunkTook(2, 200), chunkTook(3, 50)})));
    EXPECT_EQ(drawing.error, QString());
    ASSERT_EQ(drawing.barHeights.size(), 3);
    EXPECT_NEAR(drawing.barHeights[1], 2 * drawing.barHeights[0], 0.2);
    EXPECT_NEAR(drawing.barHeights[0], 2 * drawing.barHeights[2], 0.2);
    EXPECT_TRUE(drawing.texts.contains(u"ms per chunk"_s));
    EXPECT_TRUE(drawing.titles.contains(u"Chunk 2: 200 ms, 25,000 rows"_s));
}

TEST(ChunkSvg, TheSlowestOfManyChunksIsStillThere)
{
    QVector<Event> events;
    for (int i = 1; i <= 12'345; ++i)
        events.append(chunkTook(i, i == 7'001 ? 90'000 : 500));
    const Drawing drawing = parseSvg(chunkSvg(chunkTimes(events)));
    EXPECT_EQ(drawing.barHeights.size(), 300);
    EXPECT_TRUE(drawing.titles.contains(u"Chunk 7,001: 90,000 ms, 25,000 rows"_s));
    EXPECT_TRUE(drawing.texts.contains(u"s per chunk"_s));
}

TEST(ChunkSvg, NoChunksAreNoPicture)
{
    EXPECT_TRUE(chunkSvg({}).isEmpty());
}

} // namespace millrace::svgplot_test
