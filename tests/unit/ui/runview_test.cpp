// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/literals.h"
#include "core/plan/plan.h"
#include "tests/support/qtprinters.h"
#include "ui/session/run/runview.h"

#include <gtest/gtest.h>

namespace millrace::runview_test {

namespace {

/// Lets a run go by at a steady rate, a picture each 100 ms.
void load(RunView &view, RunProgress &progress, qint64 ms, qint64 rowsPerSecond)
{
    for (qint64 gone = 0; gone < ms; gone += 100) {
        progress.elapsedMs += 100;
        progress.loadingMs += 100;
        progress.rowsStreamed += rowsPerSecond / 10;
        view.update(progress);
    }
}

RunProgress loadingProgress(qint64 rowsTotal)
{
    RunProgress progress;
    progress.state = RunState::Loading;
    progress.rowsTotal = rowsTotal;
    return progress;
}

} // namespace

TEST(RunView, RateNowLooksAtTheLastSecondAndTheMeanAtAllOfIt)
{
    RunView view;
    RunProgress progress = loadingProgress(10'000'000);
    view.update(progress);
    EXPECT_FALSE(view.rateNow());
    load(view, progress, 4000, 200'000);
    load(view, progress, 1000, 700'000);
    EXPECT_NEAR(*view.rateNow(), 700'000, 1);
    EXPECT_NEAR(*view.rateMean(), 300'000, 1);
}

TEST(RunView, RemainingFollowsTheRecentThird)
{
    RunView view;
    RunProgress progress = loadingProgress(10'000'000);
    view.update(progress);
    load(view, progress, 1400, 100'000);
    EXPECT_FALSE(view.remainingMs()) << "too early to say";
    load(view, progress, 18'600, 100'000); // 2,000,000 in 20 s
    load(view, progress, 10'000, 400'000); // the recent third: 4,000,000 in 10 s
    EXPECT_NEAR(static_cast<double>(*view.remainingMs()), 10'000, 100);
}

TEST(RunView, APauseIsNoSlowLoad)
{
    RunView view;
    RunProgress progress = loadingProgress(10'000'000);
    view.update(progress);
    load(view, progress, 3000, 500'000);
    const double mean = *view.rateMean();
    const qint64 remaining = *view.remainingMs();
    progress.state = RunState::Paused;
    for (int i = 0; i < 600; ++i) {
        progress.elapsedMs += 100;
        view.update(progress);
    }
    EXPECT_FALSE(view.rateNow()) << "nothing is sent";
    EXPECT_EQ(*view.rateMean(), mean);
    EXPECT_EQ(*view.remainingMs(), remaining);
}

TEST(RunView, VerifyingDoesNotDragTheCurveDown)
{
    RunView view;
    RunProgress progress = loadingProgress(1'000'000);
    view.update(progress);
    load(view, progress, 2000, 500'000);
    progress.state = RunState::Verifying;
    for (int i = 0; i < 50; ++i) {
        progress.elapsedMs += 100;
        view.update(progress);
    }
    EXPECT_EQ(view.curve().lastMs(), 2000);
    EXPECT_FALSE(view.remainingMs());
}

TEST(RunView, AResumedRunsRowsDoNotCountAsLoadedNow)
{
    RunView view;
    RunProgress progress = loadingProgress(10'000'000);
    progress.rowsStreamed = 6'000'000;
    view.update(progress);
    load(view, progress, 2000, 100'000);
    EXPECT_NEAR(*view.rateMean(), 100'000, 1);
}

TEST(RunView, EightHoursKeepTheirFigures)
{
    RunView view;
    RunProgress progress = loadingProgress(10'000'000'000);
    view.update(progress);
    load(view, progress, 8 * 3600 * 1000, 100'000);
    EXPECT_NEAR(*view.rateNow(), 100'000, 1);
    EXPECT_NEAR(*view.rateMean(), 100'000, 1);
    EXPECT_NEAR(static_cast<double>(*view.remainingMs()), 7'120'000.0 * 10, 2000);
    EXPECT_LE(view.curve().storedBins(), RateCurve::defaultMaxBins);
}

TEST(RunView, TotalsOfThePlanStandUntilTheEngineKnowsBetter)
{
    Plan plan;
    plan.schema = u"s"_s;
    plan.table = u"t"_s;
    SourceFile file;
    file.rows = 1234;
    plan.source.files = {file};
    RunView view;
    view.setPlan(plan);
    RunProgress progress;
    view.update(progress);
    EXPECT_EQ(view.progress().rowsTotal, 1234);
    progress.rowsTotal = 1240;
    view.update(progress);
    EXPECT_EQ(view.progress().rowsTotal, 1240);
}

TEST(RunView, TheSummaryHasTheLastWord)
{
    RunView view;
    RunProgress progress = loadingProgress(1000);
    progress.chunks = {ChunkState::Done, ChunkState::Loading};
    progress.rowsCommitted = 500;
    view.update(progress);
    RunSummary summary;
    summary.status = RunState::Cancelled;
    summary.rowsPerSecond = 77;
    TableOutcome table;
    table.rowsLoaded = 500;
    table.rowsRead = 1000;
    table.warnings = 4;
    summary.tables = {table};
    view.setSummary(summary);
    EXPECT_TRUE(view.isOver());
    EXPECT_EQ(view.state(), RunState::Cancelled);
    EXPECT_NEAR(view.committedFraction(), 0.5, 1e-9);
    EXPECT_EQ(*view.rateMean(), 77);
    EXPECT_EQ(view.warnings(), 4);
    EXPECT_EQ(view.progress().chunks[1], ChunkState::Waiting) << "rolled back";
}

TEST(RunView, AKilledRunIsOverWhateverItWasDoing)
{
    for (const RunState last : {RunState::Preparing, RunState::Loading, RunState::Paused, RunState::Verifying,
                                RunState::RollingBack}) {
        RunView view;
        view.update(loadingProgress(1000));
        view.setSummary({.status = last});
        EXPECT_TRUE(view.isOver());
        EXPECT_EQ(view.state(), RunState::Stopped) << qPrintable(runStateName(last));
        EXPECT_FALSE(view.remainingMs());
    }
}

} // namespace millrace::runview_test
