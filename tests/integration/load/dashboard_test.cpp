// SPDX-License-Identifier: GPL-3.0-or-later
// What the Load and Finish pages stand on, with a real server: a throttle that is set while rows go in, all
// about one chunk, the server's figures, rows set aside that are mended and loaded, two runs side by side.
#include "core/base/literals.h"
#include "core/base/paths.h"
#include "core/bottleneck/bottlenecksample.h"
#include "core/report/anyreport.h"
#include "core/report/rows/chunkstory.h"
#include "core/report/rows/rejectlist.h"
#include "core/report/runcomparison.h"
#include "core/server/connection.h"
#include "tests/support/factsof.h"
#include "tests/support/loadcase.h"
#include "tests/support/qtprinters.h"

#include <QJsonDocument>
#include <algorithm>
#include <gtest/gtest.h>
#include <thread>

namespace millrace::test::dashboard_test {

namespace {

const QString smallTable = u"(id int PRIMARY KEY, n tinyint, s varchar(400))"_s;
const QString smallColumns = u"(id, n, s)"_s;

QByteArray rows(int count, const QByteArray &text)
{
    QByteArray bytes;
    for (int i = 1; i <= count; ++i)
        bytes += QByteArray::number(i) + "\t1\t" + text + '\n';
    return bytes;
}

bool told(const LoadCase &load, const QString &value, qint64 of)
{
    return std::any_of(load.events.begin(), load.events.end(), [&](const Event &event) {
        return event.values.contains(value) && event.values.value(value).toInteger() == of;
    });
}

/// What the server itself says now of one of its counters.
qint64 status(const LoadCase &load, const QString &name)
{
    const auto connection = Connection::open(load.target());
    if (!connection)
        return -1;
    const auto rows = (*connection)->rows(u"SHOW GLOBAL STATUS LIKE '%1'"_s.arg(name));
    return rows && rows->size() == 1 ? rows->first().value(1).toLongLong() : -1;
}

} // namespace

TEST(Throttle, TakesEffectWhileTheLoadRunsAndGoesAgain)
{
    LoadCase load;
    load.addFile(u"a.txt"_s, rows(200'000, QByteArray(200, 'x')));
    load.createTable(smallTable, smallColumns);
    load.plan.chunkRows = 5'000;
    load.plan.workers = 2;
    load.plan.limits.rowsPerSecond = 100'000; // so that there is a middle
    const RunSummary summary = load.run([](RunControl &control, const MigrationRun &run) {
        while (run.progress().rowsCommitted < 20'000 && !control.isCancelled())
            std::this_thread::sleep_for(std::chrono::milliseconds(5));
        control.setThrottle(10'000);
        const auto began = std::chrono::steady_clock::now();
        const qint64 before = run.progress().rowsStreamed;
        std::this_thread::sleep_for(std::chrono::seconds(2));
        const qint64 during = run.progress().rowsStreamed - before;
        const double seconds =
            std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
        EXPECT_LT(static_cast<double>(during), 10'000 * seconds + 15'000)
            << "and a block for each worker; without it 100,000 a second";
        control.setThrottle(0);
        EXPECT_LT(during, 45'000) << "20,000 in two seconds, and a block or two; without it 200,000";
        EXPECT_GT(during, 0) << "slow is not still";
    });
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_EQ(load.rowsInTable(), 200'000);
    EXPECT_TRUE(told(load, u"throttle_rows"_s, 10'000));
    EXPECT_TRUE(told(load, u"throttle_rows"_s, 0));
}

TEST(Throttle, DoesNotHoldUpAPauseOrACancel)
{
    LoadCase load;
    load.addFile(u"a.txt"_s, rows(100'000, QByteArray(200, 'x')));
    load.createTable(smallTable, smallColumns);
    load.plan.chunkRows = 50'000;
    const RunSummary summary = load.run([](RunControl &control, const MigrationRun &run) {
        control.setThrottle(1);
        while (run.progress().state != RunState::Loading && !control.isCancelled())
            std::this_thread::sleep_for(std::chrono::milliseconds(5));
        std::this_thread::sleep_for(std::chrono::milliseconds(300));
        control.cancel();
    });
    EXPECT_EQ(summary.status, RunState::Cancelled)
        << "at one row a second it would take a day: " << why(summary);
    EXPECT_EQ(load.rowsInTable(), 0);
}

TEST(ChunkStory, TellsRowsPlaceWorkerTimesAndWhatWasSetAside)
{
    LoadCase load;
    QByteArray bytes = rows(30'000, QByteArray(60, 'y'));
    bytes.replace("\n15000\t1\t", "\n15000\t300\t");
    load.addFile(u"a.txt"_s, bytes);
    load.createTable(smallTable, smallColumns);
    load.plan.chunkRows = 10'000;
    load.plan.workers = 2;
    load.plan.onError = OnError::SetAside;
    const RunSummary summary = load.run();
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    const auto story = ChunkStory::read(load.folder(), 2);
    ASSERT_TRUE(story) << story.error().text();
    EXPECT_EQ(story->chunk.rows, 10'000);
    ASSERT_EQ(story->places.size(), 1);
    EXPECT_TRUE(story->places.first().startsWith(u"a.txt, rows 10,001 – 20,000, from line 10,001"_s))
        << story->places.first();
    ASSERT_TRUE(story->done);
    const int worker = story->done->value(u"worker"_s).toInt();
    EXPECT_TRUE(worker == 1 || worker == 2) << worker;
    EXPECT_EQ(story->done->value(u"set_aside"_s).toInteger(), 1);
    EXPECT_EQ(story->attempts(), 1);
    const QJsonObject times = story->done->value(u"times"_s).toObject();
    qint64 sum = 0;
    for (const QJsonValue &ms : times)
        sum += ms.toInteger();
    EXPECT_LE(sum, story->done->value(u"ms"_s).toInteger() + 50);
    ASSERT_EQ(story->findings.rejects.size(), 1);
    EXPECT_EQ(story->findings.rejects.first().row, 15'000);
    EXPECT_EQ(story->findings.rejects.first().column, u"n"_s);
    const auto first = ChunkStory::read(load.folder(), 1);
    EXPECT_TRUE(first->findings.rejects.isEmpty());
    const auto none = ChunkStory::read(load.folder(), 99);
    ASSERT_TRUE(none);
    EXPECT_EQ(none->chunk.id.value, 0) << "there is no such chunk";
}

TEST(ServerFigures, AreThereForThePlot)
{
    LoadCase load;
    load.addFile(u"a.txt"_s, rows(60'000, QByteArray(200, 'z')));
    load.createTable(smallTable, smallColumns);
    load.plan.limits.rowsPerSecond = 40'000;
    const QString fsyncs = u"Innodb_data_fsyncs"_s;
    const QString poolReads = u"Innodb_buffer_pool_reads"_s;
    const qint64 fsyncsBefore = status(load, fsyncs);
    const qint64 poolReadsBefore = status(load, poolReads);
    std::optional<BottleneckSample> seen;
    const RunSummary summary = load.run([&seen](RunControl &control, const MigrationRun &run) {
        while (!control.isCancelled()) {
            const RunProgress now = run.progress();
            if (now.server && now.server->threadsRunning >= 0)
                seen = now.server;
            if (seen || now.state == RunState::Done || now.state == RunState::Stopped)
                return;
            std::this_thread::sleep_for(std::chrono::milliseconds(20));
        }
    });
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    ASSERT_TRUE(seen);
    EXPECT_GT(seen->threadsRunning, 0);
    EXPECT_GT(seen->pagesTotal, 0);
    EXPECT_GE(seen->pagesTotal, seen->pagesDirty);
    // They are in the file as well, and they are the server's own: between what it said before and after.
    const qint64 fsyncsAfter = status(load, fsyncs);
    const qint64 poolReadsAfter = status(load, poolReads);
    const auto samples = readBottleneckSamples(load.folder().path());
    ASSERT_TRUE(samples);
    ASSERT_GE(poolReadsAfter, 0);
    qint64 highestAge = -1;
    int answered = 0;
    for (const BottleneckSample &sample : *samples) {
        highestAge = std::max(highestAge, sample.redoAge);
        if (sample.threadsRunning < 0)
            continue; // one that the server was not asked for
        ++answered;
        EXPECT_GE(sample.fsyncs, fsyncsBefore);
        EXPECT_LE(sample.fsyncs, fsyncsAfter);
        EXPECT_GE(sample.poolReads, poolReadsBefore);
        EXPECT_LE(sample.poolReads, poolReadsAfter);
    }
    EXPECT_GT(answered, 0);
    EXPECT_GT(fsyncsBefore, 0) << "a server that has started has synced";
    const ServerFacts facts = factsOf(load.server());
    if (facts.isMariaDb() || facts.can(Ability::RedoLogCapacity)) {
        EXPECT_GT(highestAge, 0) << "twelve megabytes were written to the log";
    } else {
        EXPECT_EQ(highestAge, -1) << "MySQL counts it from 8.0.30 on";
    }
}

TEST(Rejects, MendedInTheirFileAreLoadedByAPlanOfTheirOwn)
{
    LoadCase load;
    load.addFile(u"a.txt"_s, "1\t10\ta\n2\t300\tb\\\nb\n3\t30\tc\n4\tfoo\td\n");
    load.createTable(smallTable, smallColumns);
    load.plan.onError = OnError::SetAside;
    const RunSummary summary = load.run();
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    const TableOutcome outcome = summary.tables.first();
    ASSERT_EQ(outcome.rowsRejected, 2);
    const auto list = RejectList::read(load.plan, outcome.rejectsFile, outcome.reasonsFile);
    ASSERT_TRUE(list) << list.error().text();
    ASSERT_EQ(list->rows.size(), 2);
    EXPECT_EQ(list->rows.at(0).raw, "2\t300\tb\\\nb");
    EXPECT_EQ(list->rows.at(1).line, 5);

    auto mended = readWholeFile(outcome.rejectsFile);
    ASSERT_TRUE(mended);
    ASSERT_TRUE(writeFileAtomically(outcome.rejectsFile, mended->replace("300", "30").replace("foo", "40")));
    const auto plan = planForRejects(load.plan, outcome.rejectsFile);
    ASSERT_TRUE(plan) << plan.error().text();
    const qint64 firstRows = load.rowsInTable();
    load.plan = *plan;
    const RunSummary second = load.run();
    ASSERT_EQ(second.status, RunState::Done) << why(second);
    EXPECT_TRUE(second.tables.first().verified) << why(second);
    EXPECT_EQ(firstRows, 2);
    EXPECT_EQ(load.rowsInTable(), 4);
    EXPECT_EQ(load.server().value(u"SELECT s FROM %1 WHERE id = 2"_s.arg(load.table())), u"b\nb"_s);
}

TEST(Reports, ShowStagesServerAndTwoRunsSideBySide)
{
    LoadCase load;
    load.addFile(u"a.txt"_s, rows(40'000, QByteArray(100, 'q')));
    load.createTable(smallTable, smallColumns);
    load.plan.chunkRows = 5'000;
    load.plan.limits.rowsPerSecond = 20'000;
    ASSERT_EQ(load.run().status, RunState::Done);
    const auto html = reportFor(load.folder(), u"html"_s);
    ASSERT_TRUE(html) << html.error().text();
    for (const char *part : {"<h2>Stages</h2>", "What the server did meanwhile", "Threads running", "verify"})
        EXPECT_TRUE(html->contains(part)) << part;
    const auto first = RunFolder::open(load.folder().id());
    ASSERT_TRUE(first);

    LoadCase other;
    other.addFile(u"a.txt"_s, rows(40'000, QByteArray(100, 'q')));
    other.createTable(smallTable, smallColumns);
    ASSERT_EQ(other.run().status, RunState::Done);
    const auto json = compareRuns(**first, other.folder(), u"json"_s);
    ASSERT_TRUE(json) << json.error().text();
    EXPECT_EQ(QJsonDocument::fromJson(*json)[u"first"_s][u"run"_s].toString(), load.folder().id());
    const auto page = compareRuns(**first, other.folder(), u"html"_s);
    ASSERT_TRUE(page);
    EXPECT_TRUE(page->contains("times as fast as")) << "one had no limit";
    EXPECT_FALSE(compareRuns(**first, other.folder(), u"csv"_s));
}

} // namespace millrace::test::dashboard_test
