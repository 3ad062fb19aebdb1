// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/paths.h"
#include "tests/gui/load_fixture.h"
#include "ui/models/bottleneckwords.h"
#include "ui/plot/chunkmap.h"
#include "ui/plot/plotexport.h"
#include "ui/plot/progressline.h"
#include "ui/plot/runplot.h"
#include "ui/widgets/datatable.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/tile.h"
#include "ui/wizard/chunkcard.h"
#include "ui/wizard/loadpage.h"
#include "ui/wizard/runframe.h"
#include "ui/wizard/runtiles.h"
#include "ui/wizard/throttlebar.h"

#include <QComboBox>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSlider>
#include <QTemporaryDir>
#include <QTest>
#include <gtest/gtest.h>

namespace millrace::test {

namespace {

class LoadPageTest : public testing::Test
{
protected:
    void SetUp() override
    {
        page = new LoadPage; // the frame takes it over
        frame = std::make_unique<RunFrame>(page, RunFrame::Load);
        frame->resize(1180, 760);
        frame->show();
        ASSERT_TRUE(QTest::qWaitForWindowExposed(frame.get()));
        frame->activateWindow();
        page->beginRun(LoadFixture::plan());
    }

    QString tile(const char *name) const
    {
        return frame->findChild<Tile *>(QLatin1String(name))->accessibleName();
    }
    QString note(const char *name) const { return frame->findChild<Tile *>(QLatin1String(name))->note(); }
    QString text(const char *name) const { return frame->findChild<QLabel *>(QLatin1String(name))->text(); }
    QString legend() const
    {
        return frame->findChild<ElidedLabel *>(QStringLiteral("plotLegend"))->fullText();
    }
    MessageBar *bar() const { return page->findChild<MessageBar *>(QStringLiteral("loadBar")); }

    LoadFixture load{LoadFixture::plan()};
    LoadPage *page = nullptr;
    std::unique_ptr<RunFrame> frame;
};

} // namespace

/// Before anything else is done: a picture may be taken then.
TEST(RunTilesTest, ATileThatGivesWayLeavesNoGap)
{
    RunTiles tiles;
    tiles.resize(1'000, 120);
    tiles.setVisible(true);
    const auto place = [&tiles](const char *name) {
        return tiles.findChild<QWidget *>(QLatin1String(name))->geometry();
    };
    ASSERT_GT(place("rowsTile").left(), place("meanTile").right());
    tiles.resize(900, 120);
    const int gap = place("rowsTile").left() - place("rateTile").right();
    EXPECT_GT(gap, 0);
    EXPECT_LT(gap, 20);
}

TEST_F(LoadPageTest, TilesShowTheRightFigures)
{
    // Steady: 50,000 rows each 100 ms for 1.2 s, that is 500,000 a second.
    RunProgress progress = load.progress;
    for (int i = 0; i <= 12; ++i) {
        progress.elapsedMs = 200 + i * 100;
        progress.loadingMs = i * 100;
        progress.rowsStreamed = i * 50'000;
        progress.rowsCommitted = i * 40'000;
        progress.warnings = 3;
        progress.retries = 1;
        page->showProgress(progress);
    }
    EXPECT_EQ(tile("rateTile"), QStringLiteral("Rows/s sent now: 500,000"));
    EXPECT_EQ(tile("meanTile"), QStringLiteral("Mean rows/s sent: 500,000"));
    EXPECT_EQ(tile("rowsTile"), QStringLiteral("Rows committed · 48 %: 480,000 of 1,000,000"));
    EXPECT_EQ(tile("elapsedTile"), QStringLiteral("Elapsed: 0:01"));
    EXPECT_EQ(tile("remainingTile"), QStringLiteral("Remaining: –")) << "not known before 1.5 s of loading";
    EXPECT_EQ(tile("troubleTile"), QStringLiteral("Set aside: 0"));
    EXPECT_EQ(note("troubleTile"), QStringLiteral("3 warnings, 1 retry"));

    for (int i = 13; i <= 18; ++i) {
        progress.elapsedMs = 200 + i * 100;
        progress.loadingMs = i * 100;
        progress.rowsStreamed = i * 50'000;
        page->showProgress(progress);
    }
    EXPECT_EQ(tile("remainingTile"), QStringLiteral("Remaining: 0:01"))
        << "100,000 rows at 500,000/s, rounded up";
    EXPECT_EQ(note("remainingTile"), QStringLiteral("rough guess")) << "no chunk was timed";
}

TEST_F(LoadPageTest, WhatLimitsTheLoadIsSaidWithItsRemedy)
{
    auto *line = frame->findChild<ElidedLabel *>(QStringLiteral("limitLine"));
    ASSERT_NE(line, nullptr);
    load.advance(3000);
    page->showProgress(load.progress);
    EXPECT_EQ(line->fullText(), QString()) << "nobody knows yet";
    load.progress.limit = Limit{.kind = LimitKind::Redo, .share = 0.931};
    page->showProgress(load.progress);
    EXPECT_EQ(line->fullText(),
              QStringLiteral("Limit: the redo log, 93 % full. Raise innodb_redo_log_capacity or "
                             "innodb_log_file_size."));
    load.progress.limit = Limit{};
    page->showProgress(load.progress);
    EXPECT_EQ(line->fullText(), QStringLiteral("Limit: not clear from the figures."));
    for (int kind = 1; kind <= static_cast<int>(LimitKind::AutoIncLock); ++kind)
        EXPECT_TRUE(bottleneckText({.kind = static_cast<LimitKind>(kind), .share = 0.5})
                        .startsWith(QStringLiteral("Limit: ")))
            << kind;
}

TEST_F(LoadPageTest, PauseIsPlainToSeeAndStopsTheClockOfTheMean)
{
    load.advance(3000);
    page->showRun(load.view);
    const QString meanBefore = tile("meanTile");
    RunProgress held = load.progress;
    held.state = RunState::Paused;
    for (int i = 1; i <= 30; ++i) {
        held.elapsedMs += 100; // three seconds of pause: loadingMs stands
        page->showProgress(held);
    }
    EXPECT_EQ(tile("rateTile"), QStringLiteral("Rows/s sent now: Paused"));
    EXPECT_EQ(tile("meanTile"), meanBefore);
    EXPECT_TRUE(text("pageSentence").startsWith(QStringLiteral("Paused")));
    EXPECT_EQ(frame->primary()->text(), QStringLiteral("Resume"));
    EXPECT_EQ(frame->findChild<ProgressLine *>()->tone(), ProgressLine::Tone::Paused);
}

TEST_F(LoadPageTest, PrimaryButtonPausesAndResumesOnce)
{
    const QSignalSpy pauses(page, &LoadPage::pauseRequested);
    const QSignalSpy resumes(page, &LoadPage::resumeRequested);
    page->showProgress(load.advance(500));
    ASSERT_EQ(frame->primary()->text(), QStringLiteral("Pause"));
    frame->primary()->setFocus();
    QTest::keyClick(frame->primary(), Qt::Key_Space);
    EXPECT_EQ(pauses.size(), 1);
    EXPECT_FALSE(frame->primary()->isEnabled()) << "until the run has paused";
    page->showProgress(load.hold(200));
    ASSERT_TRUE(frame->primary()->isEnabled());
    EXPECT_EQ(frame->primary()->text(), QStringLiteral("Resume"));
    frame->primary()->setFocus();
    QTest::keyClick(frame->primary(), Qt::Key_Space);
    EXPECT_EQ(resumes.size(), 1);
    EXPECT_EQ(pauses.size(), 1);
}

TEST_F(LoadPageTest, SpaceOnThePagePausesToo)
{
    const QSignalSpy pauses(page, &LoadPage::pauseRequested);
    page->showProgress(load.advance(500));
    page->setFocus();
    QTest::keyClick(page, Qt::Key_Space);
    EXPECT_EQ(pauses.size(), 1);
}

TEST_F(LoadPageTest, CancelAsksInPlaceAndEscapeTakesTheQuestionBack)
{
    const QSignalSpy cancels(page, &LoadPage::cancelRequested);
    page->showProgress(load.advance(500));
    page->setFocus();
    QTest::keyClick(page, Qt::Key_Escape);
    EXPECT_TRUE(bar()->isVisible());
    EXPECT_EQ(frame->focusWidget()->objectName(), QStringLiteral("goOn"))
        << "the harmless answer has the focus";
    QTest::keyClick(frame->focusWidget(), Qt::Key_Space);
    EXPECT_FALSE(bar()->isVisible());
    EXPECT_EQ(cancels.size(), 0);

    auto *cancel = frame->findChild<QPushButton *>(QStringLiteral("cancelRun"));
    cancel->setFocus();
    QTest::keyClick(cancel, Qt::Key_Space);
    auto *confirm = page->findChild<QPushButton *>(QStringLiteral("confirmCancel"));
    ASSERT_TRUE(confirm && confirm->isVisible());
    confirm->setFocus();
    QTest::keyClick(confirm, Qt::Key_Space);
    EXPECT_EQ(cancels.size(), 1);
    EXPECT_FALSE(cancel->isEnabled());
    EXPECT_FALSE(frame->primary()->isEnabled());
    EXPECT_TRUE(text("pageSentence").startsWith(QStringLiteral("Cancelling")));
}

TEST_F(LoadPageTest, TheQuestionSurvivesProgressAndEndsWithTheRun)
{
    page->showProgress(load.advance(500));
    QTest::keyClick(page, Qt::Key_Escape);
    page->showProgress(load.advance(100));
    EXPECT_TRUE(bar()->isVisible());
    page->showSummary(load.summary(RunState::Done));
    EXPECT_EQ(page->findChild<QPushButton *>(QStringLiteral("confirmCancel")), nullptr);
    EXPECT_FALSE(page->findChild<QPushButton *>(QStringLiteral("goOn"))->isVisible());
    EXPECT_EQ(bar()->severity(), MessageBar::Severity::Good);
}

TEST_F(LoadPageTest, TheEndShowsTheVerdictAndLeadsOn)
{
    const QSignalSpy over(page, &LoadPage::finished);
    page->showProgress(load.advance(2000));
    EXPECT_FALSE(page->onNext()) << "while it runs the button pauses";
    page->showSummary(load.summary(RunState::Done));
    EXPECT_EQ(over.size(), 1);
    EXPECT_TRUE(page->isReady());
    EXPECT_TRUE(page->onNext());
    EXPECT_TRUE(page->footerButtons().isEmpty());
    EXPECT_FALSE(frame->findChild<QPushButton *>(QStringLiteral("cancelRun"))->isVisible());
    EXPECT_TRUE(tile("rateTile").startsWith(QStringLiteral("Mean rows/s: ")));
}

TEST_F(LoadPageTest, AStoppedRunSaysWhereAndHow)
{
    page->showProgress(load.advance(800));
    RunSummary summary = load.summary(RunState::Stopped, false);
    summary.error = Error{.code = ErrorCode::RowRejected,
                          .what = QStringLiteral("'2010-02-30' is no date."),
                          .howToFix = QStringLiteral("Map created_at through NULLIF."),
                          .context = {.file = QStringLiteral("/dumps/credits_2010_04.txt"), .line = 31234}};
    page->showSummary(summary);
    EXPECT_EQ(bar()->severity(), MessageBar::Severity::Bad);
    EXPECT_TRUE(bar()->howToFix().contains(
        QStringLiteral("credits_2010_04.txt, line 31,234: '2010-02-30' is no date.")));
    EXPECT_TRUE(bar()->howToFix().contains(QStringLiteral("Map created_at through NULLIF.")));
    EXPECT_EQ(page->railSummary(), QStringLiteral("stopped"));
}

TEST_F(LoadPageTest, ChunksWorkersAndEventsFollow)
{
    page->addEvent(load.event(Event::Kind::ChunkDone, QStringLiteral("Chunk 1: 20,000 rows in 0.11 s")));
    page->addEvent(load.event(Event::Kind::ChunkRetried, QStringLiteral("Chunk 2 is tried again: deadlock"),
                              {{QStringLiteral("chunk"), 2}, {QStringLiteral("code"), 1213}}));
    page->addEvent(load.event(Event::Kind::Note, QStringLiteral("Something else")));
    load.advance(500);
    page->showProgress(load.progress);

    const auto *map = page->findChild<ChunkMap *>();
    EXPECT_EQ(map->legend(), QStringLiteral("%1 done · 4 loading · 1 retried · %2 waiting")
                                 .arg(load.progress.chunksDone)
                                 .arg(50 - 4 - load.progress.chunksDone));
    const QAbstractItemModel *workers = page->findChild<DataTable *>(QStringLiteral("workerTable"))->model();
    ASSERT_EQ(workers->rowCount(), 4);
    EXPECT_EQ(workers->index(0, 1).data().toString(), QStringLiteral("committing"));
    EXPECT_EQ(workers->index(1, 1).data().toString(), QStringLiteral("sending"));

    const QAbstractItemModel *events = page->findChild<DataTable *>(QStringLiteral("eventList"))->model();
    ASSERT_EQ(events->rowCount(), 2) << "the chunk's line is hidden";
    EXPECT_EQ(events->index(0, 1).data().toString(), QStringLiteral("Something else")) << "newest first";
    page->findChild<QPushButton *>(QStringLiteral("eventChunks"))->click();
    EXPECT_EQ(events->rowCount(), 3);
    QTest::keyClicks(page->findChild<QLineEdit *>(QStringLiteral("eventSearch")), QStringLiteral("DEADLOCK"));
    ASSERT_EQ(events->rowCount(), 1);
    EXPECT_TRUE(events->index(0, 1).data().toString().contains(QStringLiteral("tried again")));
}

TEST_F(LoadPageTest, SortingAndBuildingShowTheirOwnShareAndNoRate)
{
    load.advance(3000);
    page->showRun(load.view);
    ASSERT_NE(tile("meanTile"), QStringLiteral("Mean rows/s sent: –"));
    RunProgress progress = load.progress;
    progress.state = RunState::BuildingIndexes;
    progress.stage = QStringLiteral("building by_user");
    progress.stageShare = 0.426;
    progress.elapsedMs += 500;
    page->showProgress(progress);
    EXPECT_EQ(tile("rowsTile"), QStringLiteral("Indexes built: 42 %"));
    EXPECT_EQ(tile("rateTile"), QStringLiteral("Rows/s sent now: –"));
    EXPECT_EQ(tile("meanTile"), QStringLiteral("Mean rows/s sent: –"));
    EXPECT_FALSE(legend().contains(QStringLiteral("overall"))) << "no rate is claimed";
    EXPECT_EQ(page->railSummary(), QStringLiteral("indexes · 42 %"));
    EXPECT_TRUE(page->sentence().contains(QStringLiteral("building by_user · 42 %")))
        << page->sentence().toStdString();
    progress.stageShare = -1;
    page->showProgress(progress);
    EXPECT_EQ(tile("rowsTile"), QStringLiteral("Indexes built: –"));

    progress.state = RunState::Sorting;
    progress.stage = QStringLiteral("merging sorted runs");
    progress.stageShare = 1;
    page->showProgress(progress);
    EXPECT_EQ(tile("rowsTile"), QStringLiteral("Sorted: 100 %"));
    EXPECT_EQ(page->railSummary(), QStringLiteral("sorting · 100 %"));
    page->showProgress(load.progress);
    EXPECT_TRUE(tile("rowsTile").startsWith(QStringLiteral("Rows committed · ")));
}

TEST_F(LoadPageTest, AThrottleIsPlainToSeeAndGoesAgain)
{
    Plan plan = LoadFixture::plan();
    plan.limits = {.rowsPerSecond = 50'000, .threadsRunning = 40};
    page->beginRun(plan);
    page->showProgress(load.advance(500));
    EXPECT_TRUE(page->sentence().contains(QStringLiteral("limited to 50,000 rows/s")))
        << page->sentence().toStdString();
    const QString why = QStringLiteral("57 threads run on the server besides this load (limit 40)");
    page->addEvent(load.event(Event::Kind::Warning, QStringLiteral("The load goes slower: ") + why,
                              {{QStringLiteral("throttled"), why}}));
    page->showProgress(load.advance(500));
    EXPECT_TRUE(page->sentence().contains(QStringLiteral("slowed down: ") + why))
        << page->sentence().toStdString();
    EXPECT_TRUE(tile("rateTile").startsWith(QStringLiteral("Rows/s, slowed: ")));
    page->addEvent(load.event(Event::Kind::Note, QStringLiteral("The load goes at full speed again"),
                              {{QStringLiteral("throttled"), QString()}}));
    page->showProgress(load.advance(500));
    EXPECT_FALSE(page->sentence().contains(QStringLiteral("slowed down")));
    EXPECT_TRUE(tile("rateTile").startsWith(QStringLiteral("Rows/s, limited: ")));
    load.progress.state = RunState::BuildingIndexes;
    page->showProgress(load.progress);
    EXPECT_FALSE(page->sentence().contains(QStringLiteral("limited"))) << "no row moves";
}

TEST_F(LoadPageTest, NothingMovesWhenDigitsChange)
{
    page->showProgress(load.advance(300));
    QCoreApplication::processEvents();
    QVector<QRect> before;
    for (const QWidget *widget : page->findChildren<Tile *>())
        before << widget->geometry();
    RunProgress progress = load.progress;
    progress.rowsStreamed = progress.rowsCommitted = 999'999;
    progress.elapsedMs = 36'000'000;
    progress.warnings = 123'456;
    progress.retries = 1'000;
    page->showProgress(progress);
    QCoreApplication::processEvents();
    QVector<QRect> after;
    for (const QWidget *widget : page->findChildren<Tile *>())
        after << widget->geometry();
    EXPECT_EQ(before, after);
}

TEST_F(LoadPageTest, AFloodOfEventsStaysBounded)
{
    for (int i = 0; i < 3 * RunView::maxEvents; ++i)
        page->addEvent(
            load.event(i == 10 ? Event::Kind::ChunkRetried : Event::Kind::ChunkDone, QString::number(i)));
    page->showProgress(load.advance(100));
    EXPECT_LE(page->view().events().size(), RunView::maxEvents);
    const QAbstractItemModel *events = page->findChild<DataTable *>(QStringLiteral("eventList"))->model();
    ASSERT_EQ(events->rowCount(), 1) << "trouble outlives the chunks' lines";
    EXPECT_EQ(events->index(0, 1).data().toString(), QStringLiteral("10"));
}

TEST_F(LoadPageTest, TilesTellOfCommitsBytesAndHowFarOffTheEndIs)
{
    page->beginRun(LoadFixture::plan(30'000'000, 200'000));
    LoadFixture longer{LoadFixture::plan(30'000'000, 200'000)};
    for (int i = 0; i < 200; ++i)
        page->showProgress(longer.advance(100));
    EXPECT_TRUE(note("rateTile").endsWith(QStringLiteral(" committed"))) << note("rateTile").toStdString();
    EXPECT_TRUE(note("rowsTile").endsWith(QStringLiteral(" MB/s"))) << note("rowsTile").toStdString();
    EXPECT_TRUE(note("remainingTile").startsWith(QStringLiteral("± 0:")))
        << note("remainingTile").toStdString();
    // Within half a minute or so: it says when that is, too.
    EXPECT_TRUE(page->sentence().contains(QStringLiteral(" · ready at about ")))
        << page->sentence().toStdString();
    EXPECT_TRUE(frame->findChild<Tile *>(QStringLiteral("remainingTile"))
                    ->toolTip()
                    .startsWith(QStringLiteral("At this pace the last row is in at about ")));
    RunProgress progress = longer.progress;
    progress.indexesDeferred = 2;
    progress.rowsSetAside = 7;
    page->showProgress(progress);
    EXPECT_EQ(note("remainingTile"), QStringLiteral("with indexes: a guess"));
    EXPECT_FALSE(page->sentence().contains(QStringLiteral("ready at"))) << page->sentence().toStdString();
    EXPECT_EQ(tile("troubleTile"), QStringLiteral("Set aside: 7"));
}

TEST_F(LoadPageTest, TheThrottleIsToldAtOnceAndTakenAway)
{
    const QSignalSpy throttles(page, &LoadPage::throttleRequested);
    page->showProgress(load.advance(500));
    auto *button = frame->findChild<QPushButton *>(QStringLiteral("limitSpeed"));
    auto *slider = page->findChild<QSlider *>(QStringLiteral("throttleSlider"));
    EXPECT_FALSE(slider->isVisible());
    button->setFocus();
    QTest::keyClick(button, Qt::Key_Space);
    ASSERT_TRUE(slider->isVisible());
    EXPECT_EQ(throttles.size(), 0) << "opening it limits nothing";
    slider->setFocus();
    QTest::keyClick(slider, Qt::Key_Home);
    ASSERT_EQ(throttles.size(), 1);
    EXPECT_EQ(throttles.last().first().toLongLong(), ThrottleBar::least);
    EXPECT_TRUE(page->sentence().contains(QStringLiteral("throttled to at most 1,000 rows/s")))
        << page->sentence().toStdString();
    QTest::keyClick(slider, Qt::Key_Right);
    EXPECT_GT(throttles.last().first().toLongLong(), ThrottleBar::least);
    page->findChild<QPushButton *>(QStringLiteral("throttleOff"))->click();
    EXPECT_EQ(throttles.last().first().toLongLong(), 0);
    EXPECT_FALSE(page->sentence().contains(QStringLiteral("throttled to")));
    page->showSummary(load.summary(RunState::Done));
    EXPECT_FALSE(slider->isVisible()) << "nothing is left to be throttled";
}

TEST_F(LoadPageTest, AClickOnAChunkShowsItAndEscapeLetsItGo)
{
    load.advance(500);
    page->showRun(load.view);
    QCoreApplication::processEvents();
    auto *map = page->findChild<ChunkMap *>();
    const auto *card = page->findChild<ChunkCard *>();
    EXPECT_FALSE(card->isVisible());
    QTest::mouseClick(map, Qt::LeftButton, {}, map->cellOf(3).center());
    EXPECT_EQ(map->chosen(), 3);
    EXPECT_TRUE(card->isVisible());
    EXPECT_FALSE(page->findChild<DataTable *>(QStringLiteral("workerTable"))->isVisible());
    // No folder tells of this made-up run: the card says so, and what is known all the same.
    ASSERT_TRUE(QTest::qWaitFor([&] { return card->text().contains(QStringLiteral("Not readable")); }));
    EXPECT_TRUE(card->text().startsWith(QStringLiteral("State: done"))) << card->text().toStdString();
    map->setFocus();
    QTest::keyClick(map, Qt::Key_Right);
    EXPECT_EQ(map->chosen(), 4);
    EXPECT_EQ(card->chunk(), 4);
    QTest::keyClick(map, Qt::Key_Escape);
    EXPECT_EQ(map->chosen(), 0);
    EXPECT_FALSE(card->isVisible());
    EXPECT_FALSE(bar()->isVisible()) << "this Escape was the chunk's, not a question whether to cancel";
}

TEST_F(LoadPageTest, OfSeveralTablesTheMapHasTheChunksOfTheOneThatIsChosen)
{
    const auto table = [](const char *name, std::optional<RunState> state,
                          const QVector<ChunkState> &chunks) {
        return TableProgress{.table = QStringLiteral("shop.%1").arg(QLatin1String(name)),
                             .state = state,
                             .rowsTotal = 60'000,
                             .chunksTotal = chunks.size(),
                             .chunks = chunks,
                             .chunkMs = QVector<qint32>(chunks.size(), 900)};
    };
    using enum ChunkState;
    load.advance(500);
    RunProgress progress = load.progress;
    progress.chunks.clear();
    progress.chunkMs.clear();
    progress.workers = {
        {.state = WorkerProgress::State::Sending, .chunk = {2}, .table = QStringLiteral("shop.lines")}};
    progress.tables = {table("orders", RunState::Done, {Done, Done, Done}),
                       table("lines", RunState::Loading, {Done, Loading, Waiting, Waiting}),
                       table("customers", {}, {})};
    page->showProgress(progress);
    QTest::qWait(20);
    auto *map = page->findChild<ChunkMap *>();
    auto *tables = page->findChild<DataTable *>(QStringLiteral("runTables"));
    const auto *story = page->findChild<ChunkCard *>();
    const auto mapTitle = [map] { return map->parentWidget()->accessibleName(); };
    ASSERT_TRUE(map->isVisible() && tables->isVisible());
    EXPECT_EQ(mapTitle(), QStringLiteral("Chunks of shop.lines")) << "the one under way";
    EXPECT_EQ(map->legend(), QStringLiteral("1 done · 1 loading · 2 waiting"));

    // A table is chosen in the list, by mouse or keys.
    QTest::mouseClick(tables->viewport(), Qt::LeftButton, {},
                      tables->visualRect(tables->model()->index(0, 0)).center());
    EXPECT_EQ(mapTitle(), QStringLiteral("Chunks of shop.orders"));
    EXPECT_EQ(map->legend(), QStringLiteral("3 done"));
    tables->setFocus();
    QTest::keyClick(tables, Qt::Key_Down);
    EXPECT_EQ(mapTitle(), QStringLiteral("Chunks of shop.lines"));
    QTest::keyClick(tables, Qt::Key_Up);

    // A click on a chunk tells of it, and holds to the table.
    QTest::mouseClick(map, Qt::LeftButton, {}, map->cellOf(3).center());
    EXPECT_TRUE(story->isVisible());
    EXPECT_EQ(story->accessibleName(), QStringLiteral("Chunk 3 of shop.orders"));
    ASSERT_TRUE(QTest::qWaitFor([&] { return story->text().contains(QStringLiteral("State: done")); }));
    progress.tables[1].state = RunState::Done;
    progress.tables[2] = table("customers", RunState::Loading, {Loading});
    page->showProgress(progress);
    EXPECT_EQ(mapTitle(), QStringLiteral("Chunks of shop.orders")) << "what is looked at stays";
    EXPECT_EQ(map->chosen(), 3);
    page->findChild<QPushButton *>(QStringLiteral("closeChunk"))->click();
    EXPECT_FALSE(story->isVisible());
    EXPECT_TRUE(tables->isVisible());
    // The next run begins with what is under way again.
    page->beginRun(LoadFixture::plan());
    page->showProgress(progress);
    EXPECT_EQ(mapTitle(), QStringLiteral("Chunks of shop.customers"));
}

TEST_F(LoadPageTest, ThePlotFollowsZoomsAndReadsOut)
{
    LoadFixture longer{LoadFixture::plan(300'000'000, 200'000)};
    page->beginRun(LoadFixture::plan(300'000'000, 200'000));
    page->addEvent(load.event(Event::Kind::StageChanged, QStringLiteral("Load"),
                              {{QStringLiteral("stage"), QStringLiteral("load")}}));
    for (int i = 0; i < 400; ++i)
        page->showProgress(longer.advance(1'000));
    auto *plot = page->findChild<RunPlot *>();
    EXPECT_TRUE(plot->isFollowing());
    EXPECT_NEAR(plot->shownRange().upper, 408, 1);
    page->findChild<QPushButton *>(QStringLiteral("followOne"))->click();
    EXPECT_NEAR(plot->shownRange().lower, 340, 1);
    page->showProgress(longer.advance(10'000));
    EXPECT_NEAR(plot->shownRange().lower, 350, 1) << "it goes along";
    plot->setFocus();
    QTest::keyClick(plot, Qt::Key_Plus);
    EXPECT_FALSE(plot->isFollowing());
    const QCPRange held = plot->shownRange();
    EXPECT_LT(held.size(), 50);
    EXPECT_TRUE(legend().contains(QStringLiteral("standing still")));
    page->showProgress(longer.advance(10'000));
    EXPECT_EQ(plot->shownRange().lower, held.lower) << "what is looked at stays";
    QTest::keyClick(plot, Qt::Key_Left);
    EXPECT_LT(plot->shownRange().lower, held.lower);
    QTest::keyClick(plot, Qt::Key_Home);
    EXPECT_TRUE(plot->isFollowing());
    EXPECT_NEAR(plot->shownRange().upper, 428, 1);
    EXPECT_TRUE(page->findChild<QPushButton *>(QStringLiteral("followAll"))->isChecked());
    const QString readout = plot->readout(200);
    EXPECT_TRUE(readout.startsWith(QStringLiteral("3:20 · "))) << readout.toStdString();
    EXPECT_TRUE(readout.contains(QStringLiteral("rows/s sent"))) << readout.toStdString();
    EXPECT_TRUE(readout.contains(QStringLiteral("dirty pages"))) << readout.toStdString();
    EXPECT_TRUE(readout.endsWith(QStringLiteral("load"))) << readout.toStdString();
    QTest::mouseMove(plot, QPoint(plot->width() / 2, plot->height() / 3));
    EXPECT_TRUE(QTest::qWaitFor([&] { return legend().contains(QStringLiteral("rows/s sent")); }));
}

TEST_F(LoadPageTest, TheEventsCanBeFilteredByKind)
{
    page->addEvent(load.event(Event::Kind::SettingChanged, QStringLiteral("unique_checks: 1 → 0")));
    page->addEvent(load.event(Event::Kind::Note, QStringLiteral("Something else")));
    page->addEvent(load.event(Event::Kind::ChunkDone, QStringLiteral("Chunk 1"),
                              {{QStringLiteral("chunk"), 1}, {QStringLiteral("set_aside"), 3}}));
    page->showProgress(load.advance(100));
    const QAbstractItemModel *events = page->findChild<DataTable *>(QStringLiteral("eventList"))->model();
    EXPECT_EQ(events->rowCount(), 3) << "a chunk with rows set aside is no plain one";
    auto *kinds = page->findChild<QComboBox *>(QStringLiteral("eventKinds"));
    kinds->setFocus();
    QTest::keyClick(kinds, Qt::Key_Down);
    ASSERT_EQ(events->rowCount(), 1);
    EXPECT_EQ(events->index(0, 1).data().toString(), QStringLiteral("Chunk 1; set aside: 3"));
    QTest::keyClick(kinds, Qt::Key_Down);
    ASSERT_EQ(events->rowCount(), 1);
    EXPECT_EQ(events->index(0, 1).data().toString(), QStringLiteral("unique_checks: 1 → 0"));
}

TEST_F(LoadPageTest, ThePlotIsSavedAsPictureDocumentAndTable)
{
    load.advance(1'200);
    page->showRun(load.view);
    const QTemporaryDir folder;
    auto *plot = page->findChild<RunPlot *>();
    const auto saved = [&](const char *name) {
        const QString path = folder.filePath(QLatin1String(name));
        const auto written = exportPlot(*plot, load.view.trail(), path);
        EXPECT_TRUE(written) << name;
        return readWholeFile(path).value_or(QByteArray());
    };
    EXPECT_EQ(QImage::fromData(saved("a.png"), "PNG").width(), plot->width() * 2);
    const QByteArray pdf = saved("a.pdf");
    EXPECT_TRUE(pdf.startsWith("%PDF-"));
    EXPECT_FALSE(pdf.contains("/Subtype /Image")) << "lines and letters, not a picture of them";
    const QByteArray csv = saved("a.csv");
    EXPECT_TRUE(csv.startsWith("seconds,rows_per_second_sent,"));
    EXPECT_GT(csv.count('\n'), 5);
    EXPECT_EQ(csv.split('\n').at(1).count(','), csv.split('\n').at(0).count(','));
    EXPECT_FALSE(exportPlot(*plot, load.view.trail(), folder.filePath(QStringLiteral("a.gif"))));
}

} // namespace millrace::test
