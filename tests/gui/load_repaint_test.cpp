// SPDX-License-Identifier: GPL-3.0-or-later
// What one of the ten pictures a second costs the GUI thread. Printed; asserted only far above what is
// measured, so that a busy machine does not fail it and a quadratic repaint does.
#include "core/base/literals.h"
#include "tests/gui/support/load_fixture.h"
#include "tests/support/qtprinters.h"
#include "ui/plot/runplot.h"
#include "ui/wizard/load/loadpage.h"
#include "ui/wizard/load/runframe.h"

#include <QImage>
#include <QTest>
#include <algorithm>
#include <cstdio>
#include <ctime>
#include <gtest/gtest.h>

namespace millrace::test::load_repaint_test {

namespace {

/// Processor time of this thread: what else runs on the machine does not count.
double threadMs()
{
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

/// Median of the processor milliseconds from a new sample to the last pixel painted.
double medianUpdate(LoadFixture &load, const char *name)
{
    auto *page = new LoadPage; // the frame takes it over
    RunFrame frame(page, RunFrame::Load);
    frame.resize(1180, 760);
    frame.show();
    EXPECT_TRUE(QTest::qWaitForWindowExposed(&frame));
    page->showRun(load.view);
    QCoreApplication::processEvents();
    QVector<double> update, all;
    for (int i = 0; i < 40; ++i) {
        const RunProgress progress = load.advance(100);
        const double before = threadMs();
        page->showProgress(progress);
        update.append(threadMs() - before);
        QCoreApplication::processEvents(); // queued replots and paint events
        all.append(threadMs() - before);
    }
    std::sort(update.begin(), update.end());
    std::sort(all.begin(), all.end());
    std::printf("%s: figures and models %.2f ms, with painting %.2f ms (medians of 40), worst %.2f ms\n",
                name, update[20], all[20], all.last());
    return all[20];
}

} // namespace

TEST(LoadRepaint, AMinute)
{
    LoadFixture load{LoadFixture::plan(150'000'000, 1'000'000)};
    load.advance(60'000);
    EXPECT_LT(medianUpdate(load, "a minute, 150 chunks"), 50);
}

TEST(LoadRepaint, EightHoursAndTenThousandChunks)
{
    LoadFixture load{LoadFixture::plan(10'000'000'000, 1'000'000)};
    // Straight to the eighth hour: spreading ten thousand chunks for each tenth of a second would take that
    // long.
    for (qint64 second = 1; second < 8 * 3600; ++second) {
        load.progress.elapsedMs += 1000;
        load.progress.loadingMs += 1000;
        load.progress.rowsStreamed += 300'000 + second % 7 * 10'000;
        load.view.update(load.progress);
    }
    EXPECT_LT(medianUpdate(load, "eight hours, 10,000 chunks"), 80);
}

TEST(LoadRepaint, ADayTenThousandChunksAndTheServersFigures)
{
    LoadFixture load{LoadFixture::plan(10'000'000'000, 1'000'000)};
    load.view.addEvent(load.event(Event::Kind::StageChanged, u"Load"_s, {{u"stage"_s, u"load"_s}}));
    constexpr qint64 day = 24 * 3600;
    for (qint64 second = 1; second < day; ++second) {
        load.progress.elapsedMs += 1000;
        load.progress.loadingMs += 1000;
        load.progress.rowsStreamed += 100'000 + second % 7 * 10'000;
        load.progress.server = BottleneckSample{.atMs = load.progress.elapsedMs,
                                                .poolReads = second * 31,
                                                .pagesDirty = 2'000 + second % 3'600,
                                                .pagesTotal = 8'192,
                                                .redoAge = second % 1'000,
                                                .redoMax = 1'000,
                                                .fsyncs = second * 50,
                                                .threadsRunning = 3 + second % 5};
        load.view.update(load.progress);
        if (second % 9 == 0)
            load.view.addEvent(load.event(Event::Kind::ChunkDone, u"Chunk"_s,
                                          {{u"chunk"_s, second / 9},
                                           {u"ms"_s, 8'000 + second % 2'000},
                                           {u"set_aside"_s, second % 9'000 == 0 ? 2 : 0}}));
    }
    const RunTrail &trail = load.view.trail();
    EXPECT_LE(trail.sent().storedBins(), RateCurve::defaultMaxBins);
    EXPECT_LE(trail.server(ServerSeries::Fsyncs).storedPoints(), BoundedSeries::defaultMaxPoints);
    EXPECT_LE(load.view.events().size(), RunView::maxEvents);
    EXPECT_LT(medianUpdate(load, "a day, 10,000 chunks, the server's figures"), 50);
}

TEST(LoadRepaint, AThousandTables)
{
    LoadFixture load{LoadFixture::plan(1'000'000'000, 1'000'000)};
    for (int table = 0; table < 1'000; ++table)
        load.progress.tables << TableProgress{.table = u"shop.table_%1"_s.arg(table),
                                              .state = table < 300   ? std::optional(RunState::Done)
                                                       : table < 304 ? std::optional(RunState::Loading)
                                                                     : std::nullopt,
                                              .rowsTotal = 1'000'000,
                                              .rowsCommitted = table < 300 ? 1'000'000 : 0,
                                              .verified = table < 300};
    load.advance(60'000);
    EXPECT_LT(medianUpdate(load, "a minute, 1,000 tables"), 50);
}

} // namespace millrace::test::load_repaint_test
