// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/literals.h"
#include "core/load/control/runlog.h"
#include "core/record/lastword.h"
#include "tests/support/qtprinters.h"

#include <QFile>
#include <gtest/gtest.h>

namespace millrace::lastword_test {

namespace {

Plan somePlan()
{
    Plan plan;
    plan.source.files = {{.path = u"/a"_s, .fingerprint = {.bytes = 4'000}, .rows = 1'000}};
    plan.schema = plan.table = u"t"_s;
    plan.chunkRows = 100;
    return plan;
}

Chunk chunk(qint64 id)
{
    return {.id = {id}, .firstRow = {(id - 1) * 100 + 1}, .rows = 100, .bytes = 400};
}

Event chunkDone(qint64 id, qint64 elapsedMs, qint64 setAside = 0)
{
    return {.elapsedMs = elapsedMs,
            .kind = Event::Kind::ChunkDone,
            .values = {{u"chunk"_s, id}, {u"rows"_s, 100}, {u"set_aside"_s, setAside}}};
}

} // namespace

TEST(ResumedRun, EventsAndSamplesGoOnWhereThePartBeforeEnded)
{
    const Plan plan = somePlan();
    auto folder = RunFolder::create(plan);
    ASSERT_TRUE(folder);
    RunControl control;
    qint64 lastMs = 0;
    for (int part = 0; part < 3; ++part) {
        const qint64 earlierMs = msOf(earlierParts(**folder));
        EXPECT_GE(earlierMs, lastMs) << part;
        const RunStatistics statistics(plan, earlierMs);
        EXPECT_GE(statistics.snapshot(control).elapsedMs, earlierMs) << "what is shown meanwhile";
        RunLog log(**folder, statistics, [](const Event &) {});
        log.event(Event::Kind::StageChanged, {}, {{u"stage"_s, u"preflight"_s}});
        RunProgress later = statistics.snapshot(control);
        later.elapsedMs += 1'500;
        log.sample(later); // killed after that: no summary
        lastMs = later.elapsedMs;
    }
    EXPECT_GE(lastMs, 4'500);
    const auto events = (*folder)->events();
    const auto samples = (*folder)->samples();
    ASSERT_EQ(events->size(), 3);
    ASSERT_EQ(samples->size(), 3);
    for (int part = 1; part < 3; ++part) {
        EXPECT_GE(events->at(part).elapsedMs, samples->at(part - 1).elapsedMs);
        EXPECT_GE(samples->at(part).elapsedMs, events->at(part).elapsedMs + 1'499);
    }
}

TEST(ResumedRun, AnEventAfterTheLastSampleCountsAsTime)
{
    auto folder = RunFolder::create(somePlan());
    ASSERT_TRUE(folder);
    EXPECT_EQ(msOf(earlierParts(**folder)), 0);
    ASSERT_TRUE((*folder)->append(Sample{.elapsedMs = 900}));
    ASSERT_TRUE((*folder)->append(chunkDone(1, 7'000)));
    ASSERT_TRUE((*folder)->append(chunkDone(2, 6'990))); // of another thread
    EXPECT_EQ(msOf(earlierParts(**folder)), 7'000) << "it was building indexes, say";
    ASSERT_TRUE((*folder)->save({.run = u"x"_s, .seconds = 8.25}));
    EXPECT_EQ(msOf(earlierParts(**folder)), 8'250);
}

TEST(ResumedRun, WhatWasCommittedBeforeCountsFromTheBeginningAndOnce)
{
    RunControl control;
    RunStatistics statistics(somePlan());
    statistics.expectDone({.rows = 250, .skipped = 2, .setAside = 1, .warnings = 4}, 1'000);
    const auto expectAll = [&](const char *when) {
        const RunProgress progress = statistics.snapshot(control);
        EXPECT_EQ(progress.rowsCommitted, 250) << when;
        EXPECT_EQ(progress.rowsStreamed, 250) << when;
        EXPECT_EQ(progress.rowsFoundDone, 250) << when;
        EXPECT_EQ(progress.bytesCommitted, 1'000) << when;
        EXPECT_EQ(progress.rowsSkipped, 2) << when;
        EXPECT_EQ(progress.rowsSetAside, 1) << when;
        EXPECT_EQ(progress.warnings, 4) << when;
    };
    expectAll("before it is found");
    statistics.chunkCut(chunk(1));
    statistics.foundDone(chunk(1), {.rows = 100, .skipped = 2, .warnings = 3}, 400, true);
    expectAll("one found");
    statistics.chunkCut(chunk(2));
    statistics.foundDone(chunk(2), {.rows = 150, .setAside = 1, .warnings = 1}, 600, true);
    expectAll("all found");
    statistics.startOver();
    EXPECT_EQ(statistics.snapshot(control).rowsCommitted, 0);
    statistics.expectDone({.rows = 50}, 200);
    statistics.cuttingDone();
    EXPECT_EQ(statistics.snapshot(control).rowsCommitted, 0) << "it was not found: it is not there";
}

TEST(KilledRunsRows, AreThoseOfTheLastSampleOrOfTheChunksWhicheverAreMore)
{
    auto folder = RunFolder::create(somePlan());
    ASSERT_TRUE(folder);
    const QString path = (*folder)->path();
    EXPECT_EQ(rowsLoadedUntilKilled(path, false), 0);
    ASSERT_TRUE((*folder)->append(Sample{.elapsedMs = 900, .rowsStreamed = 190, .rowsCommitted = 150}));
    ASSERT_TRUE((*folder)->append(chunkDone(1, 800)));
    EXPECT_EQ(rowsLoadedUntilKilled(path, false), 150) << "half a chunk is in";
    ASSERT_TRUE((*folder)->append(chunkDone(2, 950, 3)));
    EXPECT_EQ(rowsCommittedUntilKilled(path), 200);
    EXPECT_EQ(rowsLoadedUntilKilled(path, false), 197) << "rows set aside are in no table";
    ASSERT_TRUE((*folder)->append(chunkDone(2, 970))); // lost by the server, loaded again
    EXPECT_EQ(rowsLoadedUntilKilled(path, false), 200);
    QFile samples(path + u"/samples.csv"_s);
    ASSERT_TRUE(samples.open(QIODevice::Append));
    samples.write("990,900,90"); // torn
    samples.close();
    EXPECT_EQ(lastSample(path).elapsedMs, 900);
    EXPECT_EQ(rowsLoadedUntilKilled(path, true), 0) << "built beside the server, which has not got them";
    ASSERT_TRUE((*folder)->append(
        Event{.kind = Event::Kind::Note, .values = {{u"imported_rows"_s, 1'000}, {u"ms"_s, 5}}}));
    EXPECT_EQ(rowsLoadedUntilKilled(path, true), 1'000);
}

} // namespace millrace::lastword_test
