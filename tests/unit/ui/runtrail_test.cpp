// SPDX-License-Identifier: GPL-3.0-or-later
// What a plot of a run is fed with: bounded, and no extreme lost.
#include "core/base/literals.h"
#include "tests/support/qtprinters.h"
#include "ui/plot/runtrail.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace millrace::runtrail_test {

namespace {

Event chunkDone(qint64 chunk, qint64 atMs, qint64 ms, qint64 setAside = 0)
{
    return {.elapsedMs = atMs,
            .kind = Event::Kind::ChunkDone,
            .values = {{u"chunk"_s, chunk}, {u"ms"_s, ms}, {u"set_aside"_s, setAside}}};
}

Event stage(const char *name, qint64 atMs)
{
    return {
        .elapsedMs = atMs, .kind = Event::Kind::StageChanged, .values = {{u"stage"_s, QLatin1String(name)}}};
}

double highestOfTrail(const QVector<RatePoint> &points)
{
    return std::max_element(points.begin(), points.end(), [](auto &a, auto &b) { return a.high < b.high; })
        ->high;
}

} // namespace

TEST(BoundedSeries, ADayStaysBoundedAndKeepsItsExtremes)
{
    BoundedSeries series;
    for (int second = 0; second < 24 * 3600; ++second)
        series.append(second, second == 40'000 ? 99 : second == 70'000 ? -5 : 10);
    EXPECT_LE(series.storedPoints(), BoundedSeries::defaultMaxPoints);
    EXPECT_GT(series.storedPoints(), BoundedSeries::defaultMaxPoints / 4);
    const auto all = series.points(0, 24 * 3600, 200);
    EXPECT_LE(all.size(), 200);
    EXPECT_EQ(highestOfTrail(all), 99) << "one second of a day";
    EXPECT_EQ(std::min_element(all.begin(), all.end(), [](auto &a, auto &b) { return a.low < b.low; })->low,
              -5);
    EXPECT_NEAR(series.nearest(39'990)->seconds, 39'990, 40);
    EXPECT_EQ(series.nearest(1e9)->mean, 10);
    EXPECT_TRUE(
        std::is_sorted(all.begin(), all.end(), [](auto &a, auto &b) { return a.seconds < b.seconds; }));
}

TEST(BoundedSeries, APartOfItHasItsNeighboursAndNoMore)
{
    BoundedSeries series;
    EXPECT_EQ(series.nearest(3), nullptr);
    for (int second = 0; second < 100; ++second)
        series.append(second, second);
    series.append(50, 7); // late: ignored
    const auto part = series.points(20, 29, 1'000);
    ASSERT_EQ(part.size(), 11);
    EXPECT_EQ(part.first().seconds, 19) << "a line runs on beyond the edge";
    EXPECT_EQ(part.last().seconds, 29);
    EXPECT_EQ(series.points(20, 29, 4).size(), 3) << "thinned by halves";
    EXPECT_EQ(highestOfTrail(series.points(20, 29, 4)), 29);
}

TEST(RunTrail, CountersBecomeRatesAndSharesPerCent)
{
    RunTrail trail;
    BottleneckSample sample{.atMs = 1000, .poolReads = 500, .pagesDirty = 20, .pagesTotal = 80};
    trail.addServer(sample, 1000);
    trail.addServer(sample, 1100);
    EXPECT_EQ(trail.server(ServerSeries::DirtyPages).storedPoints(), 1) << "the same look, shown twice";
    sample.atMs = 3000;
    sample.poolReads = 900;
    trail.addServer(sample, 3000);
    ASSERT_EQ(trail.server(ServerSeries::PoolReads).storedPoints(), 1);
    EXPECT_EQ(trail.server(ServerSeries::PoolReads).nearest(3)->mean, 200);
    EXPECT_EQ(trail.server(ServerSeries::DirtyPages).nearest(3)->mean, 25);
    EXPECT_TRUE(trail.server(ServerSeries::CheckpointAge).isEmpty()) << "this server does not tell";
    sample.atMs = 4000;
    sample.poolReads = 10; // started again
    trail.addServer(sample, 4000);
    EXPECT_EQ(trail.server(ServerSeries::PoolReads).storedPoints(), 1) << "no negative rate";
}

TEST(RunTrail, ChunksKnowWhatHappenedToThem)
{
    RunTrail trail;
    trail.addEvent(
        {.elapsedMs = 10, .kind = Event::Kind::ChunkRetried, .values = {{u"chunk"_s, 2}, {u"code"_s, 1213}}});
    trail.addEvent(chunkDone(1, 900, 800));
    trail.addEvent(chunkDone(3, 1'000, 700, 4));
    trail.addEvent(chunkDone(2, 950, 750)); // told late by another thread
    ASSERT_EQ(trail.chunks().size(), 3);
    EXPECT_EQ(trail.chunks().at(1).chunk, 2) << "in the order of their ends";
    EXPECT_TRUE(trail.chunks().at(1).retried);
    EXPECT_FALSE(trail.chunks().at(0).retried);
    EXPECT_TRUE(trail.chunks().at(2).hadRejects);
    EXPECT_EQ(trail.history().marks, (QVector<quint8>{0, WasRetried, HadRejects}));
    trail.addEvent(chunkDone(-7, 1'100, 10, 1));
    trail.addEvent(chunkDone(Q_INT64_C(1) << 60, 1'200, 10, 1));
    EXPECT_EQ(trail.history().marks.size(), 3) << "an event log may say anything";
}

// Each table of a run of several counts its chunks from 1.
TEST(RunTrail, ChunksOfSeveralTablesAreKeptApart)
{
    const auto of = [](Event event, const char *table) {
        event.values.insert(u"schema"_s, u"shop"_s);
        event.values.insert(u"table"_s, QString::fromLatin1(table));
        return event;
    };
    RunTrail trail;
    trail.addEvent(of(
        {.elapsedMs = 10, .kind = Event::Kind::ChunkRetried, .values = {{u"chunk"_s, 2}, {u"code"_s, 1213}}},
        "orders"));
    trail.addEvent(of(chunkDone(2, 1'000, 700, 4), "lines"));
    trail.addEvent(of(chunkDone(2, 1'100, 700), "orders"));
    EXPECT_EQ(trail.history(u"shop.orders"_s).marks, (QVector<quint8>{0, WasRetried}));
    EXPECT_EQ(trail.history(u"shop.lines"_s).marks, (QVector<quint8>{0, HadRejects}));
    EXPECT_TRUE(trail.history(u"shop.customers"_s).marks.isEmpty());
    EXPECT_TRUE(trail.history().marks.isEmpty());
    EXPECT_TRUE(trail.chunks().at(1).retried);
    EXPECT_FALSE(trail.chunks().at(0).retried);
}

// A run that goes on: what happened before is on the map, and not on the curves, whose time begins anew.
TEST(RunTrail, WhatHappenedBeforeAResumeStaysKnown)
{
    RunTrail trail;
    trail.addEvent(
        {.elapsedMs = 10, .kind = Event::Kind::ChunkRetried, .values = {{u"chunk"_s, 4}, {u"code"_s, 1213}}});
    trail.addEarlier({}, {.marks = {0, WasRetried, HadRejects, HadRejects}, .ms = {500, 600, 700}});
    EXPECT_EQ(trail.history().marks, (QVector<quint8>{0, WasRetried, HadRejects, WasRetried | HadRejects}));
    EXPECT_EQ(trail.history().ms, (QVector<qint32>{500, 600, 700}));
    EXPECT_TRUE(trail.chunks().isEmpty());
    EXPECT_EQ(trail.endSeconds(), 0.01);
    trail.addEvent(chunkDone(4, 1'000, 900));
    EXPECT_EQ(trail.history().ms, (QVector<qint32>{500, 600, 700, 900}));
    EXPECT_TRUE(trail.chunks().at(0).retried);
}

TEST(RunTrail, ManyChunksStayBoundedAndTheSlowestStays)
{
    RunTrail trail;
    for (qint64 chunk = 1; chunk <= 3 * RunTrail::maxChunks; ++chunk)
        trail.addEvent(chunkDone(chunk, chunk * 10, chunk == 12'345 ? 90'000 : 100));
    EXPECT_LE(trail.chunks().size(), RunTrail::maxChunks);
    const auto slowest = std::max_element(trail.chunks().begin(), trail.chunks().end(),
                                          [](auto &a, auto &b) { return a.seconds < b.seconds; });
    EXPECT_EQ(slowest->chunk, 12'345);
    EXPECT_EQ(slowest->seconds, 90);
}

TEST(RunTrail, StagesFollowOneAnotherAndTheAxisGoesOnWithoutRows)
{
    RunTrail trail;
    trail.addEvent(stage("preflight", 0));
    trail.addEvent(stage("load", 500));
    trail.addRows(600, 0, 0);
    trail.addRows(2'000, 1'000, 500);
    trail.addEvent(stage("verify", 2'100));
    ASSERT_EQ(trail.phases().size(), 3);
    EXPECT_EQ(trail.phases().at(1).kind, RunPhase::Kind::Load);
    EXPECT_EQ(trail.phases().at(2).from, 2.1);
    trail.setElapsed(9'000);
    EXPECT_EQ(trail.endSeconds(), 9);
    EXPECT_EQ(trail.sent().lastMs(), 2'000) << "proving is no slow load";
    EXPECT_EQ(trail.committed().lastMs(), 2'000);
}

// A table that is built beside its server: rows per second of the build, then of the import, on one axis.
TEST(RunTrail, ABuildAndItsImportStandBesideEachOther)
{
    RunTrail trail;
    trail.addEvent(stage("ship_server", 100));
    EXPECT_FALSE(trail.isBuilt());
    trail.addEvent(stage("ship_build", 500));
    trail.addRows(500, 0, 0);
    trail.addRows(1'500, 100'000, 100'000);
    trail.addEvent(stage("ship_import_scratch", 1'600));
    trail.addEvent(stage("ship_proof", 2'000));
    trail.addEvent(stage("ship_import", 3'000));
    EXPECT_FALSE(trail.block()) << "it is not over";
    trail.addEvent({.elapsedMs = 3'500,
                    .kind = Event::Kind::Note,
                    .values = {{u"imported_rows"_s, 100'000}, {u"ms"_s, 400}}});
    trail.addEvent(stage("verify", 3'500));
    EXPECT_TRUE(trail.isBuilt());
    ASSERT_TRUE(trail.block());
    EXPECT_DOUBLE_EQ(trail.block()->from, 3.1);
    EXPECT_DOUBLE_EQ(trail.block()->to, 3.5);
    EXPECT_DOUBLE_EQ(trail.block()->rowsPerSecond, 250'000);
    using Kind = RunPhase::Kind;
    QVector<Kind> kinds;
    for (const RunPhase &phase : trail.phases())
        kinds << phase.kind;
    EXPECT_EQ(kinds, (QVector<Kind>{Kind::Preflight, Kind::Build, Kind::Verify, Kind::Import, Kind::Verify}));
    trail.addEvent({.elapsedMs = 3'600, .kind = Event::Kind::Note, .values = {{u"limit"_s, u"redo"_s}}});
    EXPECT_DOUBLE_EQ(trail.block()->to, 3.5) << "another note";
}

// Twelve thousand rows are in before the second sample is taken.
TEST(RunTrail, ALoadTooShortForACurveIsABlock)
{
    RunTrail trail;
    trail.addEvent(stage("load", 40));
    trail.addRows(40, 0, 0);
    const auto chunkDone = [](int chunk, qint64 at, int ms, int rows) {
        return Event{.elapsedMs = at,
                     .kind = Event::Kind::ChunkDone,
                     .values = {{u"chunk"_s, chunk}, {u"ms"_s, ms}, {u"rows"_s, rows}}};
    };
    EXPECT_FALSE(trail.block());
    trail.addEvent(chunkDone(1, 80, 30, 5'000));
    trail.addEvent(chunkDone(2, 90, 20, 5'000));
    ASSERT_TRUE(trail.block());
    EXPECT_DOUBLE_EQ(trail.block()->from, 0.05);
    EXPECT_DOUBLE_EQ(trail.block()->to, 0.09);
    EXPECT_DOUBLE_EQ(trail.block()->rowsPerSecond, 250'000);
    trail.addRows(116, 10'000, 10'000);
    EXPECT_TRUE(trail.block()) << "one point is no line";
    trail.addRows(500, 30'000, 30'000);
    EXPECT_FALSE(trail.block()) << "a curve says more";
}

TEST(RunTrail, TheServersProcessorIsItsTimeBetweenTwoLooks)
{
    RunTrail trail;
    const auto look = [&](qint64 atMs, qint64 cpuMs) {
        trail.addServer({.atMs = atMs, .serverCpuMs = cpuMs}, atMs);
    };
    look(1'000, 5'000);
    look(2'000, 5'250);
    look(4'000, 8'250);
    look(5'000, 100); // started again
    const auto points = trail.server(ServerSeries::Processor).points(0, 10, 100);
    ASSERT_EQ(points.size(), 2);
    EXPECT_DOUBLE_EQ(points.at(0).mean, 25) << "per cent of a core";
    EXPECT_DOUBLE_EQ(points.at(1).mean, 150);
}

} // namespace millrace::runtrail_test
