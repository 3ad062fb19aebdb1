// SPDX-License-Identifier: GPL-3.0-or-later
// Draws the load and finish pages in every state, light and dark, in both window sizes, and in
// large type. With MILLRACE_SHOTS set to a folder the pictures are left there for people to look at.
#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/run/replica/replicaguide.h"
#include "core/ship/shipevidence.h"
#include "tests/gui/support/load_fixture.h"
#include "tests/gui/support/looks.h"
#include "tests/gui/support/wizard_fixture.h"
#include "tests/support/awaited.h"
#include "tests/support/qtprinters.h"
#include "ui/plot/chunkmap.h"
#include "ui/plot/runplot.h"
#include "ui/session/work/warmupwork.h"
#include "ui/theme/applytheme.h"
#include "ui/theme/theme.h"
#include "ui/widgets/datatable.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/tile.h"
#include "ui/wizard/finish/finishpage.h"
#include "ui/wizard/load/loadpage.h"
#include "ui/wizard/load/runframe.h"

#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSlider>
#include <QTest>
#include <gtest/gtest.h>

namespace millrace::test::load_looks_test {

namespace {

using Setup = void (*)(LoadFixture &);

void retry(LoadFixture &load)
{
    load.progress.retries = 1;
    load.view.addEvent(load.event(Event::Kind::ChunkRetried,
                                  u"Chunk 13 is retried: Deadlock found when trying to get lock."_s,
                                  {{u"chunk"_s, 13}, {u"code"_s, 1213}}));
}

void begin(LoadFixture &load)
{
    load.view.addEvent(load.event(
        Event::Kind::SettingChanged,
        CoreText::tr("%1: %2 → %3 in the workers' sessions").arg(u"unique_checks"_s, u"1"_s, u"0"_s),
        {{u"name"_s, u"unique_checks"_s},
         {u"from"_s, u"1"_s},
         {u"to"_s, u"0"_s},
         {u"scope"_s, u"session"_s}}));
    load.view.addEvent(load.event(Event::Kind::StageChanged, u"Loading 1,000,000 rows in 50 chunks"_s,
                                  {{u"stage"_s, u"load"_s}}));
}

void start(LoadFixture &load)
{
    load.progress.state = RunState::Preparing;
    load.view = RunView();
    load.view.setPlan(LoadFixture::plan());
}

void early(LoadFixture &load)
{
    begin(load);
    load.advance(300);
}

void middle(LoadFixture &load)
{
    begin(load);
    load.advance(400);
    retry(load);
    load.progress.limit = Bottleneck{.kind = BottleneckKind::PoolMisses, .share = 0.37};
    load.advance(500);
    load.tellChunks(1'000);
}

/// Half a minute, so that all panes have something to show, and the stages after the load.
void stages(LoadFixture &load)
{
    load = LoadFixture{LoadFixture::plan(30'000'000, 200'000)};
    begin(load);
    load.advance(14'000);
    retry(load);
    load.view.addEvent(load.event(Event::Kind::Note, u"Throttled by hand to 400,000 rows/s"_s,
                                  {{u"throttle_rows"_s, 400'000}}));
    load.advance(30'000);
    load.tellChunks(1'000);
    const auto stage = [&load](RunState state, const char *name, qint64 ms) {
        load.view.addEvent(
            load.event(Event::Kind::StageChanged, QLatin1String(name), {{u"stage"_s, QLatin1String(name)}}));
        load.progress.state = state;
        load.progress.elapsedMs += ms;
        load.view.update(load.progress);
    };
    load.progress.workers.clear();
    load.progress.stageShare = 0.7;
    stage(RunState::BuildingIndexes, "indexes", 12'000);
    stage(RunState::Verifying, "verify", 9'000);
}

void limited(LoadFixture &load)
{
    Plan plan = LoadFixture::plan();
    plan.limits = {.rowsPerSecond = 50'000, .threadsRunning = 40};
    load.view.setPlan(plan);
    middle(load);
}

/// Of a cluster, where one node is behind and one is not reached.
void cluster(LoadFixture &load)
{
    middle(load);
    load.progress.nodes = {{.name = u"mysql-a.example:3306"_s,
                            .state = u"PRIMARY, ONLINE"_s,
                            .isSelf = true,
                            .rowsPerSecond = 412'000,
                            .queue = 0,
                            .lagMs = 0},
                           {.name = u"mysql-b.example:3306"_s,
                            .state = u"SECONDARY, ONLINE"_s,
                            .rowsPerSecond = 398'000,
                            .queue = 2,
                            .lagMs = 0},
                           {.name = u"mysql-c.example:3306"_s,
                            .state = u"SECONDARY, RECOVERING"_s,
                            .isWell = false,
                            .queue = 1'431,
                            .lagMs = 754'000,
                            .silence = u"No connection to mysql-c.example:3306"_s}};
    load.view.update(load.progress);
}

void slowed(LoadFixture &load)
{
    limited(load);
    const QString why = CoreText::tr("%1 run on the server besides this load (limit %2)")
                            .arg(u"57 "_s + CoreText::tr("threads"), u"40"_s);
    load.view.addEvent(load.event(Event::Kind::Warning, CoreText::tr("The load goes slower: %1").arg(why),
                                  {{u"throttled"_s, why}}));
    load.advance(200);
}

void paused(LoadFixture &load)
{
    middle(load);
    load.view.addEvent(load.event(Event::Kind::Paused, u"Paused"_s));
    load.hold(600);
}

void failed(LoadFixture &load)
{
    middle(load);
    for (qsizetype i = 0; i < load.progress.chunks.size(); ++i)
        if (load.progress.chunks[i] == ChunkState::Loading)
            load.progress.chunks[i] = i % 2 == 0 ? ChunkState::Failed : ChunkState::Loading;
    load.view.update(load.progress);
    RunSummary summary = load.summary(RunState::Stopped, false);
    summary.error = Error{
        .code = ErrorCode::RowRejected,
        .what = u"'2010-02-30' is no date for created_at."_s,
        .howToFix = u"Mend it, or map created_at through NULLIF."_s,
        .context = {
            .file = u"/dumps/credits_2010_04.txt"_s, .line = 31234, .row = 31230, .byteOffset = 1'561'502}};
    load.view.addEvent(load.event(Event::Kind::Failed, summary.error->text()));
    load.view.setSummary(summary);
}

void finished(LoadFixture &load)
{
    middle(load);
    load.advance(700);
    load.view.addEvent(
        load.event(Event::Kind::Finished, u"1,000,000 rows loaded and verified"_s, {{u"verified"_s, true}}));
    load.view.setSummary(load.summary(RunState::Done));
}

void unverified(LoadFixture &load)
{
    finished(load);
    RunSummary summary = load.summary(RunState::Done, false);
    summary.tables[0].notVerifiedBecause = u"other sessions wrote to causes.credits while it was loaded."_s;
    load.view.setSummary(summary);
}

void sorting(LoadFixture &load)
{
    load.progress.state = RunState::Sorting;
    load.progress.stage = u"merging sorted runs"_s;
    load.progress.stageShare = 0.37;
    load.progress.elapsedMs = 84'000;
    load.view = RunView();
    load.view.setPlan(LoadFixture::plan());
    load.view.update(load.progress);
}

void building(LoadFixture &load)
{
    middle(load);
    load.advance(700);
    load.progress.state = RunState::BuildingIndexes;
    load.progress.stage = u"building 2 indexes"_s;
    load.progress.stageShare = 0.62;
    load.progress.workers.clear();
    load.view.update(load.progress);
}

void aside(LoadFixture &load)
{
    finished(load);
    RunSummary summary = load.summary(RunState::Done);
    summary.tables[0].rowsRejected = 17;
    summary.tables[0].rowsLoaded -= 17;
    summary.tables[0].rowsAfter -= 17;
    const QString folder = u"/home/dba/.local/share/millrace/runs/20261121-010203-abcd/rejects."_s;
    summary.tables[0].rejectsFile = folder + u"txt"_s;
    summary.tables[0].reasonsFile = folder + u"csv"_s;
    load.view.setSummary(summary);
}

/// An error of many words, and a remedy of as many, with options that are controls here.
void wordy(LoadFixture &load)
{
    failed(load);
    RunSummary summary = load.summary(RunState::Stopped, false);
    QStringList names;
    for (int i = 1; i <= 40; ++i)
        names << u"reporter_%1@localhost"_s.arg(i);
    const QString remedy =
        CoreText::tr("Create it, leave the definers out (--definers strip) or name another "
                     "(--definers USER@HOST).");
    summary.error =
        Error{.code = ErrorCode::PrivilegeMissing,
              .what = CoreText::tr("Views or routines of the dump run as %1, and this account may not make "
                                   "such.")
                          .arg(names.join(u", "_s)),
              .howToFix = QStringList(6, remedy).join(u' ')};
    load.view.setSummary(summary);
}

/// Built beside the server, proved, taken in.
void shipped(LoadFixture &load)
{
    Plan plan = LoadFixture::plan(9'000'000, 200'000);
    plan.wayIn = WayIn::Ship;
    load = LoadFixture{plan};
    const auto stage = [&load](const QString &text, const char *name, qint64 ms) {
        load.view.addEvent(load.event(Event::Kind::StageChanged, text, {{u"stage"_s, QLatin1String(name)}}));
        for (qint64 gone = 0; gone < ms; gone += 500) {
            load.progress.elapsedMs += 500;
            load.progress.server =
                BottleneckSample{.atMs = load.progress.elapsedMs, .serverCpuMs = load.progress.elapsedMs / 9};
            load.view.update(load.progress);
        }
    };
    load.progress.state = RunState::Preparing;
    stage(CoreText::tr("Start of a server that builds: %1").arg(u"MariaDB 10.11.19"_s), "ship_server", 1'500);
    load.progress.state = RunState::Loading;
    stage(CoreText::tr("Rows are built"), "ship_build", 500);
    load.advance(13'000);
    load.progress.workers.clear();
    load.progress.state = RunState::Verifying;
    stage(CoreText::tr("Proof of what is to be shipped"), "ship_proof", 4'000);
    stage(CoreText::tr("The target takes the files in"), "ship_import", 2'000);
    load.view.addEvent(load.event(
        Event::Kind::Note, CoreText::tr("The target has taken in %1 in %2 s").arg(u"9,000,000"_s, u"2.00"_s),
        {{u"imported_rows"_s, 9'000'000}, {u"ms"_s, 2'000}}));
    load.view.update(load.progress);
}

struct State
{
    const char *name;
    Setup setup;
};

const State states[] = {
    {"start", start},       {"early", early},           {"middle", middle},   {"paused", paused},
    {"sorting", sorting},   {"building", building},     {"aside", aside},     {"failed", failed},
    {"finished", finished}, {"unverified", unverified}, {"limited", limited}, {"slowed", slowed},
    {"cluster", cluster},   {"stages", stages},         {"shipped", shipped}, {"wordy", wordy}};

class LoadLooks : public testing::TestWithParam<Look>
{
protected:
    void SetUp() override
    {
        applyTheme(*qApp, GetParam().dark ? ThemeMode::Dark : ThemeMode::Light, GetParam().percent);
    }
    void TearDown() override { applyTheme(*qApp, ThemeMode::Light); }

    void draw(RunFrame &frame, const QString &name)
    {
        frame.resize(GetParam().size);
        frame.setPlanName(u"action credits 2010–2011"_s);
        frame.setSummary(RunFrame::Source, u"1 file · 50.0 MB"_s);
        frame.setSummary(RunFrame::Target, u"causes.credits"_s);
        frame.show();
        ASSERT_TRUE(QTest::qWaitForWindowExposed(&frame));
        expectGoodLooks(frame, GetParam(), name);
    }
};

} // namespace

TEST_P(LoadLooks, EveryStateFits)
{
    for (const State &state : states) {
        LoadFixture load{LoadFixture::plan()};
        state.setup(load);
        auto *page = new LoadPage;
        RunFrame frame(page, RunFrame::Load);
        page->showRun(load.view);
        draw(frame, u"load-"_s + QLatin1String(state.name));
        if (!load.view.isOver())
            continue;
        MigrationDraft draft;
        WarmupWork warmup(&draft); // the page's elder
        auto *finish = new FinishPage;
        RunFrame finishFrame(finish, RunFrame::Finish);
        finish->offerWarmup(&warmup);
        finish->showRun(load.view);
        draw(finishFrame, u"finish-"_s + QLatin1String(state.name));
    }
}

/// Between the sizes that are drawn there are others: tiles come and go by the width.
TEST_P(LoadLooks, TheTilesFitAtEveryWidth)
{
    for (void (*const setup)(LoadFixture &) : {early, middle, limited, finished}) {
        LoadFixture load{LoadFixture::plan()};
        setup(load);
        auto *page = new LoadPage;
        RunFrame frame(page, RunFrame::Load);
        page->showRun(load.view);
        frame.resize(GetParam().size);
        frame.show();
        ASSERT_TRUE(QTest::qWaitForWindowExposed(&frame));
        for (int wider = 0; wider <= 500; wider += 20) {
            frame.resize(GetParam().size + QSize(wider, 0));
            QCoreApplication::processEvents();
            for (const Tile *tile : frame.findChildren<Tile *>())
                for (const QLabel *label : tile->findChildren<QLabel *>())
                    if (label->isVisible() && !qobject_cast<const ElidedLabel *>(label)) {
                        EXPECT_LE(label->sizeHint().width(), label->width())
                            << label->text() << " at " << frame.width();
                    }
        }
    }
}

TEST_P(LoadLooks, EightHoursFit)
{
    LoadFixture load{LoadFixture::plan(20'000'000'000, 1'000'000)};
    begin(load);
    load.advance(3 * 3600 * 1000);
    retry(load);
    load.advance(2 * 3600 * 1000);
    load.progress.elapsedMs += 40'000; // a stall of the server
    load.progress.loadingMs += 40'000;
    load.view.update(load.progress);
    load.advance(3600 * 1000);
    auto *page = new LoadPage;
    RunFrame frame(page, RunFrame::Load);
    page->showRun(load.view);
    draw(frame, u"load-hours"_s);
}

TEST_P(LoadLooks, TheThrottleAChunkAndTheLargePlotFit)
{
    LoadFixture load{LoadFixture::plan(30'000'000, 200'000)};
    begin(load);
    load.advance(20'000);
    load.tellChunks(1'000);
    auto *page = new LoadPage;
    RunFrame frame(page, RunFrame::Load);
    page->showRun(load.view);
    frame.show();
    frame.findChild<QPushButton *>(u"limitSpeed"_s)->click();
    frame.findChild<QSlider *>(u"throttleSlider"_s)->setValue(35);
    page->showProgress(load.advance(200));
    frame.findChild<ChunkMap *>()->choose(21);
    draw(frame, u"load-throttle"_s);
    frame.findChild<QPushButton *>(u"enlargePlot"_s)->click();
    draw(frame, u"load-large"_s);
}

TEST_P(LoadLooks, TheRowsSetAsideFit)
{
    LoadFixture load{LoadFixture::plan()};
    aside(load);
    RejectGroup group{.plan = LoadFixture::plan(), .rejectsFile = u"/runs/rejects.txt"_s};
    for (int row = 1; row <= 17; ++row)
        group.list.rows << Reject{.number = row,
                                  .file = u"/dumps/credits_2010_04.txt"_s,
                                  .line = 31'000 + 13 * row,
                                  .column = u"created_at"_s,
                                  .code = 1292,
                                  .reason = u"Incorrect datetime value: '2010-02-30'"_s,
                                  .raw = QByteArray::number(row) + "\t4711\tweb_credit\t2010-02-30 12:00:00"};
    group.list.count = 17;
    auto *finish = new FinishPage;
    finish->setActions({.readDetails = [group](const QString &) {
        return RunDetails{
            .hints =
                {{.kind = RunHint::Kind::RejectColumn, .figure = 100, .name = u"created_at"_s},
                 {.kind = RunHint::Kind::Climbing, .figure = 2.6, .keepsIndexes = true, .inFileOrder = true}},
            .rejects = {group},
            .others = {{u"x"_s, u"yesterday"_s}}};
    }});
    RunFrame frame(finish, RunFrame::Finish);
    finish->showRun(load.view);
    ASSERT_TRUE(
        awaited([&] { return finish->findChild<DataTable *>(u"rejectTable"_s)->model()->rowCount() == 17; }));
    draw(frame, u"finish-rejects"_s);
    finish->findChild<QPushButton *>(u"hintsTab"_s)->click();
    draw(frame, u"finish-hints"_s);
}

/// With rows set aside, so that all tabs are there.
TEST_P(LoadLooks, FollowingTheDumpsSourceFits)
{
    LoadFixture load{LoadFixture::plan()};
    finished(load);
    DumpPlan plan;
    plan.coordinates = ReplicationCoordinates{.file = u"mariadb-bin.000317"_s,
                                              .position = 4'711'000,
                                              .gtids = u"0-11-93847"_s,
                                              .foundIn = u"shop.sql.gz, line 25"_s};
    plan.schemasFollowed = {{u"shop"_s, u"shop"_s}};
    RunSummary summary = load.summary(RunState::Done);
    summary.tables[0].rowsRejected = 17;
    const auto guide = replicaGuide(
        plan, summary,
        {.mariaDb = true, .version = 101119, .server = u"MariaDB 10.11.19"_s, .serverId = 1, .logBin = true});
    ASSERT_TRUE(guide);
    load.view.setSummary(summary);
    auto *finish = new FinishPage;
    finish->setActions({.readDetails = [&guide](const QString &) {
        return RunDetails{.replica = guide->script(), .replicaIsBlocked = guide->isBlocked()};
    }});
    RunFrame frame(finish, RunFrame::Finish);
    finish->showRun(load.view);
    auto *tab = finish->findChild<QPushButton *>(u"replicaTab"_s);
    ASSERT_TRUE(awaited([&] { return !tab->isHidden(); }));
    finish->findChild<QPushButton *>(u"rowsTab"_s)->show(); // as once rows can be looked at
    tab->click();
    draw(frame, u"finish-replica"_s);
}

TEST_P(LoadLooks, OtherRunsFitOverThePlot)
{
    LoadFixture load{LoadFixture::plan()};
    finished(load);
    RunDetails details;
    for (const char *id : {"a", "b", "c"})
        details.others.append(
            {QLatin1String(id),
             u"2026-11-2%1 02:14 · action credits 2010–2011 · 512,345 rows/s"_s.arg(details.others.size())});
    auto *finish = new FinishPage;
    finish->setActions({.readDetails = [&details](const QString &) { return details; },
                        .readRun = [](const QString &id) -> Result<RunView> {
                            const qint64 slower = id[0].unicode() - 'a' + 2; // than the run that is shown
                            LoadFixture other{LoadFixture::plan(slower * 1'000'000)};
                            other.advance(1'500);
                            RunProgress held = other.progress;
                            for (int step = 0; step < 15 * slower; ++step) {
                                held.elapsedMs += 100;
                                held.rowsStreamed += 60'000 / slower;
                                other.view.update(held);
                            }
                            other.view.setSummary(other.summary(RunState::Done));
                            return other.view;
                        }});
    RunFrame frame(finish, RunFrame::Finish);
    finish->showRun(load.view);
    frame.resize(GetParam().size);
    frame.show(); // a plot that was never laid out has no room for a name
    auto *others = finish->findChild<QMenu *>(u"otherRuns"_s);
    ASSERT_TRUE(awaited([&] { return others->actions().size() > 3; }));
    for (QAction *action : others->actions())
        if (action->isCheckable())
            action->trigger();
    const auto named = [finish] {
        const auto *plot = finish->findChild<RunPlot *>();
        int names = 0;
        for (int i = 0; i < plot->itemCount(); ++i)
            if (const auto *name = qobject_cast<QCPItemText *>(plot->item(i)); name && name->visible())
                names += name->text().contains(u'—') ? 1 : 0;
        return names;
    };
    ASSERT_TRUE(awaited([&] { return named() == 3; }));
    draw(frame, u"finish-others"_s);
}

TEST_P(LoadLooks, TheEvidenceOfAShippedTableFits)
{
    LoadFixture load{LoadFixture::plan()};
    shipped(load);
    RunSummary summary = load.summary(RunState::Done);
    TableOutcome &table = summary.tables[0];
    table.rowsLoaded = table.rowsRead = table.rowsCompared = table.rowsAfter = 9'000'000;
    table.rowsBefore = 0;
    table.chunks = 1;
    table.checksum = u"2718281828"_s;
    table.comparedWhere =
        CoreText::tr("Compared on the server that the file comes from; on the target the rows were counted.");
    load.view.setSummary(summary);
    const ShipRecord record{.step = ShipStep::Done,
                            .rows = 9'000'000,
                            .checksum = table.checksum,
                            .fileHash = u"d3b07384d113edec"_s,
                            .fileBytes = 612'000'000};
    auto *finish = new FinishPage;
    finish->setActions({.readDetails = [&record](const QString &) {
        return RunDetails{.shipped = shipEvidence(record, ShipFiles::Rebuilt),
                          .mayRollBack = true, // all buttons that there can be
                          .others = {{u"x"_s, u"yesterday"_s}}};
    }});
    AnsweringChooser chooser;
    finish->setChooser(&chooser);
    RunFrame frame(finish, RunFrame::Finish);
    finish->showRun(load.view);
    ASSERT_TRUE(awaited(
        [&] { return finish->findChild<QLabel *>(u"evidence"_s)->text().contains(record.fileHash); }));
    draw(frame, u"finish-shipped"_s);
}

TEST_P(LoadLooks, TheQuestionFits)
{
    LoadFixture load{LoadFixture::plan()};
    middle(load);
    auto *page = new LoadPage;
    RunFrame frame(page, RunFrame::Load);
    page->showRun(load.view);
    frame.show();
    frame.findChild<QPushButton *>(u"cancelRun"_s)->click();
    draw(frame, u"load-question"_s);
}

INSTANTIATE_TEST_SUITE_P(Everywhere, LoadLooks, allLooks(), nameOfLook);

} // namespace millrace::test::load_looks_test
