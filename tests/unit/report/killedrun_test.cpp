// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/literals.h"
#include "core/record/runfolder.h"
#include "core/report/anyreport.h"
#include "core/report/killedrun.h"
#include "core/report/verdict.h"
#include "tests/support/qtprinters.h"

#include <QJsonDocument>
#include <gtest/gtest.h>

namespace millrace::killedrun_test {

namespace {

Event chunkDone(qint64 chunk, qint64 rows, qint64 elapsedMs, qint64 setAside = 0)
{
    return {.elapsedMs = elapsedMs,
            .kind = Event::Kind::ChunkDone,
            .values = {{u"chunk"_s, chunk}, {u"rows"_s, rows}, {u"ms"_s, 50}, {u"set_aside"_s, setAside}}};
}

/// Killed after its third chunk, the last of which no sample has seen.
RunReport killedRun()
{
    RunReport report;
    report.plan.schema = u"shop"_s;
    report.plan.table = u"orders"_s;
    report.plan.source.files = {{.path = u"/dumps/orders.txt"_s, .rows = 1'000}};
    report.summary.run = u"x"_s;
    report.summary.status = RunState::Preparing; // written once, at its start
    report.summary.seconds = 0.01;
    report.samples = {{.elapsedMs = 500, .rowsStreamed = 0},
                      {.elapsedMs = 1'500, .rowsStreamed = 150, .rowsCommitted = 100},
                      {.elapsedMs = 2'500, .rowsStreamed = 270, .rowsCommitted = 200}};
    report.events = {chunkDone(1, 100, 1'400),
                     {.elapsedMs = 1'450, .kind = Event::Kind::ChunkRetried, .values = {{u"chunk"_s, 2}}},
                     chunkDone(2, 100, 2'400, 3),
                     chunkDone(3, 100, 2'600)};
    return report;
}

} // namespace

TEST(KilledRun, IsStoppedWithWhatWasCommitted)
{
    RunReport report = killedRun();
    closeKilled(report);
    const RunSummary &summary = report.summary;
    EXPECT_EQ(summary.status, RunState::Stopped);
    ASSERT_EQ(summary.tables.size(), 1);
    EXPECT_EQ(summary.tables[0].table, u"shop.orders"_s);
    EXPECT_EQ(summary.tables[0].rowsLoaded, 297) << "the events know more than the last sample";
    EXPECT_EQ(summary.tables[0].rowsRead, 300);
    EXPECT_EQ(summary.tables[0].chunks, 3);
    EXPECT_EQ(summary.tables[0].retries, 1);
    EXPECT_EQ(summary.tables[0].rowsRejected, 3);
    EXPECT_FALSE(summary.isVerified());
    EXPECT_NEAR(summary.seconds, 2.6, 1e-9);
    EXPECT_NEAR(summary.loadSeconds, 2, 1e-9);
    EXPECT_NEAR(summary.rowsPerSecond, 100, 1e-9);
    const Verdict verdict = verdictOf(summary, 1'000);
    EXPECT_EQ(verdict.kind, Verdict::Kind::Danger);
    EXPECT_EQ(verdict.sentence, u"Stopped after 297 of 1,000 rows."_s);
    EXPECT_EQ(verdict.commands, QStringList({u"millrace-cli resume x"_s, u"millrace-cli rollback x"_s}));
}

TEST(KilledRun, AResumedOnesRateIsOfItsLastPart)
{
    RunReport report = killedRun();
    const Event begins{
        .elapsedMs = 9'000, .kind = Event::Kind::StageChanged, .values = {{u"stage"_s, u"preflight"_s}}};
    report.events = {begins};
    const QVector<Sample> first{{.elapsedMs = 100, .rowsCommitted = 0},
                                {.elapsedMs = 8'990, .rowsCommitted = 100}};
    report.samples = first + QVector<Sample>{{.elapsedMs = 9'300, .rowsCommitted = 100},
                                             {.elapsedMs = 10'300, .rowsCommitted = 900}};
    closeKilled(report);
    EXPECT_NEAR(report.summary.seconds, 10.3, 1e-9);
    EXPECT_NEAR(report.summary.loadSeconds, 1, 1e-9);
    EXPECT_NEAR(report.summary.rowsPerSecond, 800, 1e-9);
    EXPECT_EQ(report.summary.tables[0].rowsLoaded, 900);

    report = killedRun();
    report.events = {begins};
    report.samples = first;
    report.summary.loadSeconds = 8.89;
    report.summary.rowsPerSecond = 11;
    closeKilled(report); // before that part loaded anything
    EXPECT_NEAR(report.summary.rowsPerSecond, 11, 1e-9) << "what the parts before it wrote down";
    EXPECT_EQ(report.summary.tables[0].rowsLoaded, 100);
}

TEST(KilledRun, WhoseClockBeganAnewIsOfAnEarlierVersion)
{
    RunReport report = killedRun();
    report.events.clear();
    report.samples = {{.elapsedMs = 100, .rowsCommitted = 0},
                      {.elapsedMs = 9'000, .rowsCommitted = 100},
                      {.elapsedMs = 200, .rowsCommitted = 100},
                      {.elapsedMs = 1'200, .rowsCommitted = 900}};
    closeKilled(report);
    EXPECT_NEAR(report.summary.loadSeconds, 1, 1e-9);
    EXPECT_NEAR(report.summary.rowsPerSecond, 800, 1e-9);
}

TEST(KilledRun, RowsBuiltBesideTheServerAreNotInItBeforeItHasTakenThemIn)
{
    RunReport report = killedRun();
    report.plan.wayIn = WayIn::Ship;
    report.events.clear();
    RunReport imported = report;
    imported.events = {{.kind = Event::Kind::Note, .values = {{u"imported_rows"_s, 1'000}, {u"ms"_s, 9}}}};
    closeKilled(report);
    closeKilled(imported);
    EXPECT_EQ(report.summary.tables[0].rowsLoaded, 0);
    EXPECT_EQ(imported.summary.tables[0].rowsLoaded, 1'000);
}

TEST(KilledRun, ItsReportIsOfWhatItCommittedUnlessSomebodyIsAtWorkOnIt)
{
    Plan plan = killedRun().plan;
    plan.source.fieldCount = 1;
    plan.mapping.fields = {{FieldBinding::Kind::Column, u"a"_s}};
    const auto folder = RunFolder::create(plan);
    ASSERT_TRUE(folder);
    ASSERT_TRUE((*folder)->save({.run = (*folder)->id(), .status = RunState::Loading}));
    for (const Sample &sample : killedRun().samples)
        ASSERT_TRUE((*folder)->append(sample));
    for (const Event &event : killedRun().events)
        ASSERT_TRUE((*folder)->append(event));
    const auto summaryIn = [&] {
        const auto json = reportFor(**folder, u"json"_s);
        if (!json)
            throw std::runtime_error(json.error().text().toStdString());
        const auto summary =
            RunSummary::fromJson(QJsonDocument::fromJson(*json).object().value(u"summary"_s).toObject());
        EXPECT_TRUE(summary);
        return *summary;
    };
    EXPECT_EQ(summaryIn().status, RunState::Stopped);
    EXPECT_EQ(summaryIn().total(&TableOutcome::rowsLoaded), 297);
    EXPECT_TRUE(reportFor(**folder, u"html"_s)->contains("Stopped after 297 of 1,000 rows."));
    ASSERT_TRUE((*folder)->lock());
    EXPECT_EQ(summaryIn().status, RunState::Loading);
    EXPECT_EQ(summaryIn().total(&TableOutcome::rowsLoaded), 0);
}

TEST(KilledRun, OneThatCameToAnEndStaysAsItIs)
{
    for (const RunState end : {RunState::Done, RunState::Stopped, RunState::Cancelled, RunState::Refused,
                               RunState::RollingBack, RunState::RolledBack}) {
        RunReport report = killedRun();
        report.summary.status = end;
        const QJsonObject before = report.summary.toJson();
        closeKilled(report);
        EXPECT_EQ(report.summary.toJson(), before) << qPrintable(runStateName(end));
    }
    RunReport before; // killed before it had anything to tell
    closeKilled(before);
    EXPECT_EQ(before.summary.status, RunState::Stopped);
    EXPECT_EQ(before.summary.tables.value(0).rowsLoaded, 0);
}

TEST(KilledRun, OfADumpEachTableCountsWhetherItWasThroughBegunOrWaits)
{
    DumpReport dump;
    for (const char *name : {"done", "orders", "waits"}) {
        Plan plan = killedRun().plan;
        plan.table = QLatin1String(name);
        dump.plan.tables << plan;
    }
    RunReport done = killedRun();
    done.summary.status = RunState::Done;
    done.summary.tables = {{.table = u"shop.done"_s, .rowsRead = 70, .rowsLoaded = 70, .verified = true}};
    dump.tables = {{.place = 0, .report = done}, {.place = 1, .report = killedRun()}};
    dump.whole.samples = killedRun().samples;
    dump.whole.summary.status = RunState::Loading;
    closeKilled(dump);
    const QVector<TableOutcome> &tables = dump.whole.summary.tables;
    ASSERT_EQ(tables.size(), 3);
    EXPECT_TRUE(tables[0].verified);
    EXPECT_EQ(tables[1].rowsLoaded, 297);
    EXPECT_EQ(tables[2].table, u"shop.waits"_s);
    EXPECT_EQ(tables[2].rowsLoaded, 0);
    EXPECT_EQ(dump.whole.summary.total(&TableOutcome::rowsLoaded), 367);
    EXPECT_EQ(dump.whole.summary.status, RunState::Stopped);
    EXPECT_NEAR(dump.whole.summary.seconds, 2.5, 1e-9);
}

} // namespace millrace::killedrun_test
