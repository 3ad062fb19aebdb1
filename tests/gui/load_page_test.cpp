// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/literals.h"
#include "core/base/paths.h"
#include "core/bottleneck/bottleneck.h"
#include "tests/gui/support/load_fixture.h"
#include "tests/support/awaited.h"
#include "tests/support/qtprinters.h"
#include "ui/plot/chunkmap.h"
#include "ui/plot/plotexport.h"
#include "ui/plot/progressline.h"
#include "ui/plot/runplot.h"
#include "ui/widgets/datatable.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/tile.h"
#include "ui/wizard/load/chunkcard.h"
#include "ui/wizard/load/loadpage.h"
#include "ui/wizard/load/runframe.h"
#include "ui/wizard/load/runtiles.h"
#include "ui/wizard/load/throttlebar.h"

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

namespace millrace::test::load_page_test {

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
    QString legend() const { return frame->findChild<ElidedLabel *>(u"plotLegend"_s)->fullText(); }
    MessageBar *bar() const { return page->findChild<MessageBar *>(u"loadBar"_s); }

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

TEST_F(LoadPageTest, WhatPassedTheLineStandsBesideTheDumpsBytesWhereItIsClearlyLess)
{
    RunProgress progress = load.progress;
    progress.bytesTotal = 50'000'000;
    progress.bytesStreamed = 20'000'000;
    progress.lineBytes = 6'500'000;
    page->showProgress(progress);
    EXPECT_TRUE(note("rowsTile").contains(u"20.0 MB of 50.0 MB · 6.50 MB on the line"_s)) << note("rowsTile");
    progress.lineBytes = 20'100'000; // not compressed: no news
    page->showProgress(progress);
    EXPECT_FALSE(note("rowsTile").contains(u"on the line"_s)) << note("rowsTile");
    progress.lineBytes = 6'500'000;
    progress.rowsFoundDone = 100'000; // of a part before it are bytes of the dump, not of the line
    page->showProgress(progress);
    EXPECT_FALSE(note("rowsTile").contains(u"on the line"_s)) << note("rowsTile");
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
    EXPECT_EQ(tile("rateTile"), u"Rows/s sent now: 500,000"_s);
    EXPECT_EQ(tile("meanTile"), u"Mean rows/s sent: 500,000"_s);
    EXPECT_EQ(tile("rowsTile"), u"Rows committed · 48 %: 480,000 of 1,000,000"_s);
    EXPECT_EQ(tile("elapsedTile"), u"Elapsed: 0:01"_s);
    EXPECT_EQ(tile("remainingTile"), u"Remaining: –"_s) << "not known before 1.5 s of loading";
    EXPECT_EQ(tile("troubleTile"), u"Set aside: 0"_s);
    EXPECT_EQ(note("troubleTile"), u"3 warnings, 1 retry"_s);

    for (int i = 13; i <= 18; ++i) {
        progress.elapsedMs = 200 + i * 100;
        progress.loadingMs = i * 100;
        progress.rowsStreamed = i * 50'000;
        page->showProgress(progress);
    }
    EXPECT_EQ(tile("remainingTile"), u"Remaining: 0:01"_s) << "100,000 rows at 500,000/s, rounded up";
    EXPECT_EQ(note("remainingTile"), u"rough guess"_s) << "no chunk was timed";
}

TEST_F(LoadPageTest, ATableThatIsBuiltBesideItsServerIsShownAsThat)
{
    Plan plan = LoadFixture::plan();
    plan.wayIn = WayIn::Ship;
    LoadFixture shipped{plan};
    page->beginRun(plan);
    const auto tell = [&](Event::Kind kind, const QString &text, const QJsonObject &values) {
        page->addEvent(shipped.event(kind, text, values));
    };
    tell(Event::Kind::StageChanged, u"Rows are built"_s, {{u"stage"_s, u"ship_build"_s}});
    for (int i = 0; i < 8; ++i)
        page->showProgress(shipped.advance(100));
    EXPECT_TRUE(page->title().startsWith(u"Building the file of"_s)) << page->title();
    EXPECT_TRUE(page->sentence().startsWith(u"Rows are built"_s)) << page->sentence();
    EXPECT_TRUE(tile("rateTile").startsWith(u"Rows/s built now: "_s)) << tile("rateTile");
    EXPECT_TRUE(tile("rowsTile").startsWith(u"Rows built · "_s)) << tile("rowsTile");
    EXPECT_EQ(note("rateTile"), QString()) << "nothing is committed anywhere";
    EXPECT_TRUE(legend().contains(u"built"_s) && legend().contains(u"taken in"_s)) << legend();
    EXPECT_FALSE(page->isReady()) << "there is no pause";
    EXPECT_TRUE(page->extraButtons().isEmpty());
    EXPECT_EQ(frame->findChild<QComboBox *>(u"serverSeries"_s)->currentIndex(),
              static_cast<int>(ServerSeries::Processor));
    QTest::keyClick(page, Qt::Key_Escape);
    EXPECT_TRUE(bar()->howToFix().contains(u"stays empty"_s)) << bar()->howToFix();
    QTest::keyClick(page, Qt::Key_Escape);

    shipped.progress.state = RunState::Verifying;
    tell(Event::Kind::StageChanged, u"The target takes the files in"_s, {{u"stage"_s, u"ship_import"_s}});
    shipped.progress.elapsedMs += 500;
    tell(Event::Kind::Note, u"taken in"_s, {{u"imported_rows"_s, 1'000'000}, {u"ms"_s, 400}});
    page->showProgress(shipped.progress);
    EXPECT_TRUE(page->sentence().startsWith(u"The target takes the files in"_s)) << page->sentence();
    auto *plot = frame->findChild<RunPlot *>();
    EXPECT_TRUE(plot->readout(1.1).contains(u"2,500,000 rows/s taken in"_s)) << plot->readout(1.1);
    EXPECT_TRUE(plot->readout(0.4).contains(u"rows/s built"_s)) << plot->readout(0.4);
}

TEST_F(LoadPageTest, WhatLimitsTheLoadIsSaidWithItsRemedy)
{
    auto *line = frame->findChild<ElidedLabel *>(u"limitLine"_s);
    ASSERT_NE(line, nullptr);
    load.advance(3000);
    page->showProgress(load.progress);
    EXPECT_EQ(line->fullText(), QString()) << "nobody knows yet";
    load.progress.limit = Bottleneck{.kind = BottleneckKind::Redo, .share = 0.931};
    page->showProgress(load.progress);
    EXPECT_EQ(line->fullText(), u"Limit: the redo log, 93 % full. Raise innodb_redo_log_capacity or "
                                "innodb_log_file_size."_s);
    load.progress.limit = Bottleneck{};
    page->showProgress(load.progress);
    EXPECT_EQ(line->fullText(), u"Limit: not clear from the figures."_s);
    for (int kind = 1; kind <= static_cast<int>(BottleneckKind::AutoIncLock); ++kind)
        EXPECT_TRUE(bottleneckLine({.kind = static_cast<BottleneckKind>(kind), .share = 0.5})
                        .startsWith(u"Limit: "_s))
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
    EXPECT_EQ(tile("rateTile"), u"Rows/s sent now: Paused"_s);
    EXPECT_EQ(tile("meanTile"), meanBefore);
    EXPECT_TRUE(text("pageSentence").startsWith(u"Paused"_s));
    EXPECT_EQ(frame->primary()->text(), u"Resume"_s);
    EXPECT_EQ(frame->findChild<ProgressLine *>()->tone(), ProgressLine::Tone::Paused);
}

TEST_F(LoadPageTest, PrimaryButtonPausesAndResumesOnce)
{
    const QSignalSpy pauses(page, &LoadPage::pauseRequested);
    const QSignalSpy resumes(page, &LoadPage::resumeRequested);
    page->showProgress(load.advance(500));
    ASSERT_EQ(frame->primary()->text(), u"Pause"_s);
    frame->primary()->setFocus();
    QTest::keyClick(frame->primary(), Qt::Key_Space);
    EXPECT_EQ(pauses.size(), 1);
    EXPECT_FALSE(frame->primary()->isEnabled()) << "until the run has paused";
    page->showProgress(load.hold(200));
    ASSERT_TRUE(frame->primary()->isEnabled());
    EXPECT_EQ(frame->primary()->text(), u"Resume"_s);
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
    EXPECT_EQ(frame->focusWidget()->objectName(), u"goOn"_s) << "the harmless answer has the focus";
    QTest::keyClick(frame->focusWidget(), Qt::Key_Space);
    EXPECT_FALSE(bar()->isVisible());
    EXPECT_EQ(cancels.size(), 0);

    auto *cancel = frame->findChild<QPushButton *>(u"cancelRun"_s);
    cancel->setFocus();
    QTest::keyClick(cancel, Qt::Key_Space);
    auto *confirm = page->findChild<QPushButton *>(u"confirmCancel"_s);
    ASSERT_TRUE(confirm && confirm->isVisible());
    confirm->setFocus();
    QTest::keyClick(confirm, Qt::Key_Space);
    EXPECT_EQ(cancels.size(), 1);
    EXPECT_FALSE(cancel->isEnabled());
    EXPECT_FALSE(frame->primary()->isEnabled());
    EXPECT_TRUE(text("pageSentence").startsWith(u"Cancelling"_s));
}

TEST_F(LoadPageTest, TheQuestionSurvivesProgressAndEndsWithTheRun)
{
    page->showProgress(load.advance(500));
    QTest::keyClick(page, Qt::Key_Escape);
    page->showProgress(load.advance(100));
    EXPECT_TRUE(bar()->isVisible());
    page->showSummary(load.summary(RunState::Done));
    EXPECT_EQ(page->findChild<QPushButton *>(u"confirmCancel"_s), nullptr);
    EXPECT_FALSE(page->findChild<QPushButton *>(u"goOn"_s)->isVisible());
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
    EXPECT_FALSE(frame->findChild<QPushButton *>(u"cancelRun"_s)->isVisible());
    EXPECT_TRUE(tile("rateTile").startsWith(u"Mean rows/s: "_s));
}

TEST_F(LoadPageTest, AStoppedRunSaysWhereAndHow)
{
    page->showProgress(load.advance(800));
    RunSummary summary = load.summary(RunState::Stopped, false);
    summary.error = Error{.code = ErrorCode::RowRejected,
                          .what = u"'2010-02-30' is no date."_s,
                          .howToFix = u"Map created_at through NULLIF."_s,
                          .context = {.file = u"/dumps/credits_2010_04.txt"_s, .line = 31234}};
    page->showSummary(summary);
    EXPECT_EQ(bar()->severity(), MessageBar::Severity::Bad);
    EXPECT_TRUE(bar()->howToFix().contains(u"credits_2010_04.txt, line 31,234: '2010-02-30' is no date."_s));
    EXPECT_TRUE(bar()->howToFix().contains(u"Map created_at through NULLIF."_s));
    EXPECT_EQ(page->railSummary(), u"stopped"_s);
}

TEST_F(LoadPageTest, ChunksWorkersAndEventsFollow)
{
    page->addEvent(load.event(Event::Kind::ChunkDone, u"Chunk 1: 20,000 rows in 0.11 s"_s));
    page->addEvent(load.event(Event::Kind::ChunkRetried, u"Chunk 2 is retried: deadlock"_s,
                              {{u"chunk"_s, 2}, {u"code"_s, 1213}}));
    page->addEvent(load.event(Event::Kind::Note, u"Something else"_s));
    load.advance(500);
    page->showProgress(load.progress);

    const auto *map = page->findChild<ChunkMap *>();
    EXPECT_EQ(map->legend(), u"%1 done · 4 loading · 1 retried · %2 waiting"_s.arg(load.progress.chunksDone)
                                 .arg(50 - 4 - load.progress.chunksDone));
    const QAbstractItemModel *workers = page->findChild<DataTable *>(u"workerTable"_s)->model();
    ASSERT_EQ(workers->rowCount(), 4);
    EXPECT_EQ(workers->index(0, 1).data().toString(), u"committing"_s);
    EXPECT_EQ(workers->index(1, 1).data().toString(), u"sending"_s);

    const QAbstractItemModel *events = page->findChild<DataTable *>(u"eventList"_s)->model();
    ASSERT_EQ(events->rowCount(), 2) << "the chunk's line is hidden";
    EXPECT_EQ(events->index(0, 1).data().toString(), u"Something else"_s) << "newest first";
    page->findChild<QPushButton *>(u"eventChunks"_s)->click();
    EXPECT_EQ(events->rowCount(), 3);
    QTest::keyClicks(page->findChild<QLineEdit *>(u"eventSearch"_s), u"DEADLOCK"_s);
    ASSERT_EQ(events->rowCount(), 1);
    EXPECT_TRUE(events->index(0, 1).data().toString().contains(u"retried"_s));
}

TEST_F(LoadPageTest, NodesOfAClusterHaveALineEach)
{
    const auto *card = page->findChild<DataTable *>(u"runNodes"_s);
    load.advance(500);
    page->showProgress(load.progress);
    EXPECT_FALSE(card->isVisible()) << "a single server";
    load.progress.nodes = {
        {.name = u"n1"_s,
         .state = u"Synced"_s,
         .isSelf = true,
         .rowsPerSecond = 41'000,
         .queue = 0,
         .lagMs = 0},
        {.name = u"n2"_s, .state = u"Synced"_s, .rowsPerSecond = 40'000, .queue = 0, .lagMs = 0},
        {.name = u"n3"_s,
         .state = u"Donor/Desynced"_s,
         .isWell = false,
         .rowsPerSecond = 9'000,
         .queue = 31,
         .lagMs = 4'300},
        {.name = u"n4"_s, .silence = u"its address is not known"_s}};
    page->showProgress(load.progress);
    QCoreApplication::processEvents();
    ASSERT_TRUE(card->isVisible());
    const QAbstractItemModel *nodes = card->model();
    const auto line = [nodes](int row) {
        QStringList cells;
        for (int column = 0; column < nodes->columnCount(); ++column)
            cells << nodes->index(row, column).data().toString();
        return cells.join(u" | "_s);
    };
    ASSERT_EQ(nodes->rowCount(), 4);
    EXPECT_EQ(line(0), u"n1 | Synced | 41,000 | 0 | –"_s);
    EXPECT_EQ(line(2), u"n2 | Synced | 40,000 | 0 | level"_s);
    EXPECT_EQ(line(1), u"n3: Donor/Desynced | Donor/Desynced | 9,000 | 31 | 0:04"_s);
    EXPECT_EQ(line(3), u"n4 | – | – | – | –"_s);
    EXPECT_TRUE(nodes->index(1, 1).data(Qt::ForegroundRole).isValid());
    EXPECT_TRUE(nodes->index(3, 0).data(Qt::ToolTipRole).toString().contains(u"its address is not known"_s));
    page->showSummary(load.summary(RunState::Done));
    EXPECT_FALSE(card->isVisible()) << "the proof speaks of them now";
}

TEST_F(LoadPageTest, SortingAndBuildingShowTheirOwnShareAndNoRate)
{
    load.advance(3000);
    page->showRun(load.view);
    ASSERT_NE(tile("meanTile"), u"Mean rows/s sent: –"_s);
    RunProgress progress = load.progress;
    progress.state = RunState::BuildingIndexes;
    progress.stage = u"building by_user"_s;
    progress.stageShare = 0.426;
    progress.elapsedMs += 500;
    page->showProgress(progress);
    EXPECT_EQ(tile("rowsTile"), u"Indexes built: 42 %"_s);
    EXPECT_EQ(tile("rateTile"), u"Rows/s sent now: –"_s);
    EXPECT_EQ(tile("meanTile"), u"Mean rows/s sent: –"_s);
    EXPECT_FALSE(legend().contains(u"overall"_s)) << "no rate is claimed";
    EXPECT_EQ(page->railSummary(), u"indexes · 42 %"_s);
    EXPECT_TRUE(page->sentence().contains(u"building by_user · 42 %"_s)) << page->sentence();
    progress.stageShare = -1;
    page->showProgress(progress);
    EXPECT_EQ(tile("rowsTile"), u"Indexes built: –"_s);

    progress.state = RunState::Sorting;
    progress.stage = u"merging sorted runs"_s;
    progress.stageShare = 1;
    page->showProgress(progress);
    EXPECT_EQ(tile("rowsTile"), u"Sorted: 100 %"_s);
    EXPECT_EQ(page->railSummary(), u"sorting · 100 %"_s);
    page->showProgress(load.progress);
    EXPECT_TRUE(tile("rowsTile").startsWith(u"Rows committed · "_s));
}

TEST_F(LoadPageTest, OfADumpThatIsStillWrittenItSaysWhatItWaitsForAndNoRemainingTime)
{
    for (int step = 0; step < 8; ++step)
        load.advance(1000);
    page->showRun(load.view);
    RunProgress progress = load.progress;
    progress.elapsedMs += 500;
    page->showProgress(progress);
    ASSERT_NE(tile("remainingTile"), u"Remaining: –"_s);
    const QString waits = u"waiting for MySQL Shell to complete shop.orders, for 12.0 s"_s;
    progress.grows = true;
    progress.waitsFor = waits;
    progress.elapsedMs += 500;
    page->showProgress(progress);
    EXPECT_TRUE(page->sentence().contains(waits)) << page->sentence();
    EXPECT_EQ(tile("remainingTile"), u"Remaining: –"_s) << "nobody knows how much is to come";
    page->showSummary(load.summary(RunState::Done));
    EXPECT_FALSE(page->sentence().contains(waits)) << page->sentence();
}

TEST_F(LoadPageTest, AThrottleIsPlainToSeeAndGoesAgain)
{
    Plan plan = LoadFixture::plan();
    plan.limits = {.rowsPerSecond = 50'000, .threadsRunning = 40};
    page->beginRun(plan);
    page->showProgress(load.advance(500));
    EXPECT_TRUE(page->sentence().contains(u"limited to 50,000 rows/s"_s)) << page->sentence();
    const QString why = u"57 threads run on the server besides this load (limit 40)"_s;
    page->addEvent(
        load.event(Event::Kind::Warning, u"The load goes slower: "_s + why, {{u"throttled"_s, why}}));
    page->showProgress(load.advance(500));
    EXPECT_TRUE(page->sentence().contains(u"slowed down: "_s + why)) << page->sentence();
    EXPECT_TRUE(tile("rateTile").startsWith(u"Rows/s, slowed: "_s));
    page->addEvent(
        load.event(Event::Kind::Note, u"The load goes at full speed again"_s, {{u"throttled"_s, QString()}}));
    page->showProgress(load.advance(500));
    EXPECT_FALSE(page->sentence().contains(u"slowed down"_s));
    EXPECT_TRUE(tile("rateTile").startsWith(u"Rows/s, limited: "_s));
    load.progress.state = RunState::BuildingIndexes;
    page->showProgress(load.progress);
    EXPECT_FALSE(page->sentence().contains(u"limited"_s)) << "no row moves";
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
    const QAbstractItemModel *events = page->findChild<DataTable *>(u"eventList"_s)->model();
    ASSERT_EQ(events->rowCount(), 1) << "trouble outlives the chunks' lines";
    EXPECT_EQ(events->index(0, 1).data().toString(), u"10"_s);
}

TEST_F(LoadPageTest, TilesTellOfCommitsBytesAndHowFarOffTheEndIs)
{
    page->beginRun(LoadFixture::plan(30'000'000, 200'000));
    LoadFixture longer{LoadFixture::plan(30'000'000, 200'000)};
    for (int i = 0; i < 200; ++i)
        page->showProgress(longer.advance(100));
    EXPECT_TRUE(note("rateTile").endsWith(u" committed"_s)) << note("rateTile");
    EXPECT_TRUE(note("rowsTile").endsWith(u" MB/s"_s)) << note("rowsTile");
    EXPECT_TRUE(note("remainingTile").startsWith(u"± 0:"_s)) << note("remainingTile");
    // Within half a minute or so: it says when that is, too.
    EXPECT_TRUE(page->sentence().contains(u" · ready at about "_s)) << page->sentence();
    EXPECT_TRUE(frame->findChild<Tile *>(u"remainingTile"_s)
                    ->toolTip()
                    .startsWith(u"At this pace the last row is in at about "_s));
    RunProgress progress = longer.progress;
    progress.indexesDeferred = 2;
    progress.rowsSetAside = 7;
    page->showProgress(progress);
    EXPECT_EQ(note("remainingTile"), u"with indexes: a guess"_s);
    EXPECT_FALSE(page->sentence().contains(u"ready at"_s)) << page->sentence();
    EXPECT_EQ(tile("troubleTile"), u"Set aside: 7"_s);
}

TEST_F(LoadPageTest, TheThrottleIsToldAtOnceAndTakenAway)
{
    const QSignalSpy throttles(page, &LoadPage::throttleRequested);
    page->showProgress(load.advance(500));
    auto *button = frame->findChild<QPushButton *>(u"limitSpeed"_s);
    auto *slider = page->findChild<QSlider *>(u"throttleSlider"_s);
    EXPECT_FALSE(slider->isVisible());
    button->setFocus();
    QTest::keyClick(button, Qt::Key_Space);
    ASSERT_TRUE(slider->isVisible());
    EXPECT_EQ(throttles.size(), 0) << "opening it limits nothing";
    slider->setFocus();
    QTest::keyClick(slider, Qt::Key_Home);
    ASSERT_EQ(throttles.size(), 1);
    EXPECT_EQ(throttles.last().first().toLongLong(), ThrottleBar::least);
    EXPECT_TRUE(page->sentence().contains(u"throttled to at most 1,000 rows/s"_s)) << page->sentence();
    QTest::keyClick(slider, Qt::Key_Right);
    EXPECT_GT(throttles.last().first().toLongLong(), ThrottleBar::least);
    page->findChild<QPushButton *>(u"throttleOff"_s)->click();
    EXPECT_EQ(throttles.last().first().toLongLong(), 0);
    EXPECT_FALSE(page->sentence().contains(u"throttled to"_s));
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
    EXPECT_FALSE(page->findChild<DataTable *>(u"workerTable"_s)->isVisible());
    // No folder tells of this made-up run: the card says so, and what is known all the same.
    ASSERT_TRUE(awaited([&] { return card->text().contains(u"Not readable"_s); }));
    EXPECT_TRUE(card->text().startsWith(u"State: done"_s)) << card->text();
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
        return TableProgress{.table = u"shop.%1"_s.arg(QLatin1String(name)),
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
    progress.workers = {{.state = WorkerProgress::State::Sending, .chunk = {2}, .table = u"shop.lines"_s}};
    progress.tables = {table("orders", RunState::Done, {Done, Done, Done}),
                       table("lines", RunState::Loading, {Done, Loading, Waiting, Waiting}),
                       table("customers", {}, {})};
    page->showProgress(progress);
    QTest::qWait(20);
    auto *map = page->findChild<ChunkMap *>();
    auto *tables = page->findChild<DataTable *>(u"runTables"_s);
    const auto *story = page->findChild<ChunkCard *>();
    const auto mapTitle = [map] { return map->parentWidget()->accessibleName(); };
    ASSERT_TRUE(map->isVisible() && tables->isVisible());
    EXPECT_EQ(mapTitle(), u"Chunks of shop.lines"_s) << "the one under way";
    EXPECT_EQ(map->legend(), u"1 done · 1 loading · 2 waiting"_s);

    // A table is chosen in the list, by mouse or keys.
    QTest::mouseClick(tables->viewport(), Qt::LeftButton, {},
                      tables->visualRect(tables->model()->index(0, 0)).center());
    EXPECT_EQ(mapTitle(), u"Chunks of shop.orders"_s);
    EXPECT_EQ(map->legend(), u"3 done"_s);
    tables->setFocus();
    QTest::keyClick(tables, Qt::Key_Down);
    EXPECT_EQ(mapTitle(), u"Chunks of shop.lines"_s);
    QTest::keyClick(tables, Qt::Key_Up);

    // A click on a chunk tells of it, and holds to the table.
    QTest::mouseClick(map, Qt::LeftButton, {}, map->cellOf(3).center());
    EXPECT_TRUE(story->isVisible());
    EXPECT_EQ(story->accessibleName(), u"Chunk 3 of shop.orders"_s);
    ASSERT_TRUE(awaited([&] { return story->text().contains(u"State: done"_s); }));
    progress.tables[1].state = RunState::Done;
    progress.tables[2] = table("customers", RunState::Loading, {Loading});
    page->showProgress(progress);
    EXPECT_EQ(mapTitle(), u"Chunks of shop.orders"_s) << "what is looked at stays";
    EXPECT_EQ(map->chosen(), 3);
    page->findChild<QPushButton *>(u"closeChunk"_s)->click();
    EXPECT_FALSE(story->isVisible());
    EXPECT_TRUE(tables->isVisible());
    // The next run begins with what is under way again.
    page->beginRun(LoadFixture::plan());
    page->showProgress(progress);
    EXPECT_EQ(mapTitle(), u"Chunks of shop.customers"_s);
}

TEST_F(LoadPageTest, ThePlotFollowsZoomsAndReadsOut)
{
    LoadFixture longer{LoadFixture::plan(300'000'000, 200'000)};
    page->beginRun(LoadFixture::plan(300'000'000, 200'000));
    page->addEvent(load.event(Event::Kind::StageChanged, u"Load"_s, {{u"stage"_s, u"load"_s}}));
    for (int i = 0; i < 400; ++i)
        page->showProgress(longer.advance(1'000));
    auto *plot = page->findChild<RunPlot *>();
    EXPECT_TRUE(plot->isFollowing());
    EXPECT_NEAR(plot->shownRange().upper, 408, 1);
    page->findChild<QPushButton *>(u"followOne"_s)->click();
    EXPECT_NEAR(plot->shownRange().lower, 340, 1);
    page->showProgress(longer.advance(10'000));
    EXPECT_NEAR(plot->shownRange().lower, 350, 1) << "it goes along";
    plot->setFocus();
    QTest::keyClick(plot, Qt::Key_Plus);
    EXPECT_FALSE(plot->isFollowing());
    const QCPRange held = plot->shownRange();
    EXPECT_LT(held.size(), 50);
    EXPECT_TRUE(legend().contains(u"standing still"_s));
    page->showProgress(longer.advance(10'000));
    EXPECT_EQ(plot->shownRange().lower, held.lower) << "what is looked at stays";
    QTest::keyClick(plot, Qt::Key_Left);
    EXPECT_LT(plot->shownRange().lower, held.lower);
    QTest::keyClick(plot, Qt::Key_Home);
    EXPECT_TRUE(plot->isFollowing());
    EXPECT_NEAR(plot->shownRange().upper, 428, 1);
    EXPECT_TRUE(page->findChild<QPushButton *>(u"followAll"_s)->isChecked());
    const QString readout = plot->readout(200);
    EXPECT_TRUE(readout.startsWith(u"3:20 · "_s)) << readout;
    EXPECT_TRUE(readout.contains(u"rows/s sent"_s)) << readout;
    EXPECT_TRUE(readout.contains(u"dirty pages"_s)) << readout;
    EXPECT_TRUE(readout.endsWith(u"load"_s)) << readout;
    QTest::mouseMove(plot, QPoint(plot->width() / 2, plot->height() / 3));
    EXPECT_TRUE(awaited([&] { return legend().contains(u"rows/s sent"_s); }));
}

TEST_F(LoadPageTest, TheEventsCanBeFilteredByKind)
{
    page->addEvent(load.event(Event::Kind::SettingChanged, u"unique_checks: 1 → 0"_s));
    page->addEvent(load.event(Event::Kind::Note, u"Something else"_s));
    page->addEvent(load.event(Event::Kind::ChunkDone, u"Chunk 1"_s, {{u"chunk"_s, 1}, {u"set_aside"_s, 3}}));
    page->showProgress(load.advance(100));
    const QAbstractItemModel *events = page->findChild<DataTable *>(u"eventList"_s)->model();
    EXPECT_EQ(events->rowCount(), 3) << "a chunk with rows set aside is no plain one";
    auto *kinds = page->findChild<QComboBox *>(u"eventKinds"_s);
    kinds->setFocus();
    QTest::keyClick(kinds, Qt::Key_Down);
    ASSERT_EQ(events->rowCount(), 1);
    EXPECT_EQ(events->index(0, 1).data().toString(), u"Chunk 1; set aside: 3"_s);
    QTest::keyClick(kinds, Qt::Key_Down);
    ASSERT_EQ(events->rowCount(), 1);
    EXPECT_EQ(events->index(0, 1).data().toString(), u"unique_checks: 1 → 0"_s);
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
    EXPECT_FALSE(exportPlot(*plot, load.view.trail(), folder.filePath(u"a.gif"_s)));
}

} // namespace millrace::test::load_page_test
