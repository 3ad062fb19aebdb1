// SPDX-License-Identifier: GPL-3.0-or-later
// The start page by keys and object names: what it lists, what it begins, and what it does about runs that
// did not come to their end, against a private server.
#include "core/base/literals.h"
#include "core/record/runfolder.h"
#include "core/run/undo/pastruns.h"
#include "core/server/connection.h"
#include "core/server/login/savedconnections.h"
#include "core/source/inspect/inspector.h"
#include "core/source/scan/filescan.h"
#include "core/source/sourceserver.h"
#include "tests/gui/support/serverstart_fixture.h"
#include "tests/support/awaited.h"
#include "ui/plot/chunkmap.h"
#include "ui/plot/runplot.h"
#include "ui/session/run/runarchive.h"
#include "ui/session/run/runsession.h"
#include "ui/start/shortcutsdialog.h"
#include "ui/start/startpage.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/messagebar.h"
#include "ui/wizard/load/loadpage.h"

#include <QComboBox>
#include <QDropEvent>
#include <QElapsedTimer>
#include <QListWidget>
#include <QMenu>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QScopeGuard>
#include <QTableView>
#include <QUrl>

namespace millrace::test::start_page_test {
namespace {

TEST_F(StartTest, theProgramBeginsHereAndSaysWhatToDoFirst)
{
    EXPECT_TRUE(window->showsStart());
    EXPECT_TRUE(find<QWidget>("welcomeFiles")->isVisible());
    EXPECT_FALSE(find<QWidget>("pastRuns")->isVisible());
    EXPECT_FALSE(find<QWidget>("goOnDraft")->isVisible()) << "nothing was begun";
    QTest::keyClick(window.get(), Qt::Key_N, Qt::ControlModifier);
    EXPECT_FALSE(window->showsStart());
    EXPECT_EQ(window->wizard()->currentStep(), WizardWindow::SourceStep);
}

TEST_F(StartTest, aDumpDroppedAnywhereOpensTheWizardOnIt)
{
    const QString path = write(u"credits.txt"_s, "1\t2\ta\n2\t3\tb\n");
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(path)});
    QWidget *page = window->start();
    QDragEnterEvent enter(QPoint(300, 300), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(page, &enter);
    EXPECT_TRUE(enter.isAccepted());
    QDropEvent drop(QPointF(300, 300), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(page, &drop);
    EXPECT_FALSE(window->showsStart());
    ASSERT_TRUE(awaited([this] { return !window->wizard()->isBusy(); }));
    EXPECT_EQ(window->wizard()->draft()->input().filePaths(), QStringList(path));
}

TEST_F(StartTest, theWayToTheStartPageLosesNothingOfTheDraft)
{
    window->addPaths({write(u"credits.txt"_s, "1\t2\ta\n2\t3\tb\n")});
    ASSERT_TRUE(awaited([this] { return !window->wizard()->isBusy(); }));
    QTest::keyClick(window.get(), Qt::Key_Home, Qt::AltModifier);
    ASSERT_TRUE(window->showsStart());
    EXPECT_TRUE(find<QWidget>("goOnDraft")->isVisible());
    // What is saved nowhere is not thrown away without a word.
    press("newMigration");
    EXPECT_TRUE(window->showsStart());
    EXPECT_EQ(find<MessageBar>("startBar")->severity(), MessageBar::Severity::Warning);
    press("goOnDraft");
    EXPECT_FALSE(window->showsStart());
    EXPECT_EQ(window->wizard()->draft()->input().fileNames().size(), 1);
    press("toStart");
    press("newMigration");
    press("startBarAction");
    EXPECT_FALSE(window->showsStart());
    EXPECT_TRUE(window->wizard()->draft()->source().isEmpty());
}

TEST_F(StartTest, recentPlansSayWhatTheyAreOpenByReturnAndLeaveTheListByDelete)
{
    const QString path = folder.filePath(u"credits.millrace"_s);
    ASSERT_TRUE(plan().save(path));
    preferences->notePlan(path);
    auto *plans = find<QTableView>("recentPlans");
    ASSERT_TRUE(awaited([&] { return plans->model()->rowCount() == 1; }));
    EXPECT_EQ(plans->model()->index(0, 0).data().toString(), u"action credits 2010"_s);
    EXPECT_TRUE(plans->model()->index(0, 1).data().toString().contains(u"causes.credits on loader@db1"_s));
    plans->setFocus();
    plans->setCurrentIndex(plans->model()->index(0, 0));
    QTest::keyClick(plans, Qt::Key_Delete);
    ASSERT_TRUE(awaited([&] { return plans->model()->rowCount() == 0; }));
    EXPECT_TRUE(QFile::exists(path));
    press("startBarAction"); // undo
    ASSERT_TRUE(awaited([&] { return plans->model()->rowCount() == 1; }));
    plans->setCurrentIndex(plans->model()->index(0, 0));
    QTest::keyClick(plans, Qt::Key_Return);
    EXPECT_FALSE(window->showsStart());
    EXPECT_EQ(window->wizard()->currentStep(), WizardWindow::ReviewStep);
    ASSERT_TRUE(awaited([this] { return !window->wizard()->isBusy(); }));
}

TEST_F(StartTest, aSavedConnectionBeginsAMigrationIntoIt)
{
    ConnectionSpec spec;
    spec.host = u"db7.example"_s;
    spec.user = u"loader"_s;
    ASSERT_TRUE(SavedConnections::save(u"production"_s, spec));
    window->showStart();
    auto *list = find<QTableView>("startConnections");
    ASSERT_TRUE(awaited([&] { return list->model()->rowCount() == 1; }));
    list->setCurrentIndex(list->model()->index(0, 0));
    press("connectionUse");
    EXPECT_FALSE(window->showsStart());
    auto *host = window->wizard()->page(WizardWindow::TargetStep)->findChild<QLineEdit *>(u"host"_s);
    ASSERT_NE(host, nullptr);
    EXPECT_TRUE(awaited([&] { return host->text() == u"db7.example"_s; }));
    EXPECT_EQ(window->wizard()
                  ->page(WizardWindow::TargetStep)
                  ->findChild<QComboBox *>(u"savedConnections"_s)
                  ->currentText(),
              u"production"_s);
}

/// A statement of a dump that began and may have run: the user says so, and the run hears it.
TEST_F(StartTest, whetherAStatementHasRunIsAskedBeforeItsRunGoesOn)
{
    DumpPlan dump{.name = u"all of it"_s, .path = u"/dumps/all.sql"_s, .schema = u"causes"_s};
    dump.connection = plan().connection;
    dump.tables << plan();
    const auto made = RunFolder::create(RunPlan(dump));
    ASSERT_TRUE(made) << made.error().text();
    RunSummary summary{.run = (*made)->id(),
                       .status = RunState::Stopped,
                       .planName = dump.name,
                       .startedMs = QDateTime::currentMSecsSinceEpoch() - 60'000};
    summary.error = Error{.code = ErrorCode::StatementFailed,
                          .what = u"Whether this statement ran is not known. The statement: CALL pay()"_s,
                          .howToFix = u"millrace-cli resume …"_s,
                          .context = {.inDoubt = 117}};
    ASSERT_TRUE((*made)->save(summary));
    window->shelf()->reload();
    ASSERT_TRUE(awaited([&] { return find<QLabel>("runStory")->text().contains(u"CALL pay()"_s); }));
    EXPECT_TRUE(find<QLabel>("runStory")->text().contains(u"you are asked whether it has run"_s));
    press("runResume");
    EXPECT_TRUE(find<QWidget>("statementQuestion")->isVisible());
    EXPECT_EQ(window->focusWidget(), find<QWidget>("statementBack")) << "the harmless answer";
    press("statementBack");
    EXPECT_TRUE(find<QWidget>("runResume")->isVisible());
    EXPECT_FALSE(window->wizard()->isRunning());

    QVector<StatementAnswer> answers;
    // Heard here instead of by the window: there is no server behind this run.
    QObject::disconnect(window->shelf(), &RunShelf::resumable, window.get(), nullptr);
    QObject::connect(window->shelf(), &RunShelf::resumable, window.get(),
                     [&](const QString &id, const RunPlan &, const QString &, const QString &,
                         const std::optional<StatementAnswer> &answer) {
                         EXPECT_EQ(id, summary.run);
                         answers << answer.value_or(StatementAnswer());
                     });
    for (const bool hasRun : {true, false}) {
        press("runResume");
        press(hasRun ? "statementHasRun" : "statementRunAgain");
        const qsizetype before = answers.size();
        ASSERT_TRUE(awaited([&] { return answers.size() > before; }));
        EXPECT_EQ(answers.last().offset, 117);
        EXPECT_EQ(answers.last().hasRun, hasRun);
        ASSERT_TRUE(awaited([&] { return window->shelf()->doing() == RunShelf::Doing::Nothing; }));
    }
}

TEST_F(StartTest, theNewestUnfinishedRunIsChosenAndToldWithItsRemedies)
{
    leave(plan(), RunState::Done, 150'000'000, true, 600);
    const QString stopped = leave(plan(), RunState::Stopped, 61'000'000, false, 30);
    window->shelf()->reload();
    auto *headline = find<ElidedLabel>("runHeadline");
    ASSERT_TRUE(awaited([&] { return headline->fullText().contains(u"Stopped"_s); }));
    EXPECT_TRUE(headline->fullText().contains(u"61,000,000 of 150,000,000 rows"_s));
    const QString story = find<QLabel>("runStory")->text();
    EXPECT_TRUE(story.contains(u"is full (1114)"_s)) << story;
    EXPECT_TRUE(story.contains(u"Free space on its data disk"_s));
    EXPECT_TRUE(story.contains(stopped));
    for (const char *name : {"runResume", "runRollBack", "runReport", "runForget", "runPassword"})
        EXPECT_TRUE(find<QWidget>(name)->isVisible()) << name;
    // Return leads to the buttons and presses none of them.
    auto *runs = find<QTableView>("pastRuns");
    runs->setFocus();
    QTest::keyClick(runs, Qt::Key_Return);
    EXPECT_EQ(window->focusWidget(), find<QWidget>("runResume"));
    EXPECT_FALSE(window->wizard()->isRunning());
    // The finished one has nothing to resume.
    const int other = runs->currentIndex().row() == 0 ? 1 : 0;
    runs->setCurrentIndex(runs->model()->index(other, 0));
    EXPECT_FALSE(find<QWidget>("runResume")->isVisible());
    EXPECT_FALSE(find<QWidget>("runRollBack")->isVisible());
    EXPECT_TRUE(find<QWidget>("runReport")->isVisible());
}

TEST_F(StartTest, aForgottenRunComesBackByUndo)
{
    leave(plan(), RunState::Cancelled, 5);
    window->shelf()->reload();
    auto *runs = find<QTableView>("pastRuns")->model();
    ASSERT_TRUE(awaited([&] { return runs->rowCount() == 1; }));
    press("runForget");
    ASSERT_TRUE(awaited([&] { return window->shelf()->runs().isEmpty(); }));
    EXPECT_TRUE(listRuns().isEmpty());
    press("startBarAction");
    ASSERT_TRUE(awaited([&] { return window->shelf()->runs().size() == 1; }));
    EXPECT_EQ(listRuns().size(), 1);
}

TEST_F(StartTest, aRunThatCameWhileTheListWasReadIsInIt)
{
    const Plan one = plan();
    for (int i = 0; i < 200; ++i)
        leave(one, RunState::Done, i, true, i);
    for (int come = 201; come <= 210; ++come) {
        window->shelf()->reload();
        leave(one, RunState::Done, come, true, come);
        window->shelf()->reload(); // the one before is still on, and may have passed that folder by
        ASSERT_TRUE(awaited([&] { return window->shelf()->runs().size() == come; }));
    }
}

TEST_F(StartTest, aThousandRunsAreReadBehindTheWindow)
{
    const Plan one = plan();
    for (int i = 0; i < 1000; ++i)
        leave(one, i % 10 == 0 ? RunState::Cancelled : RunState::Done, 1000 + i, true, i);
    QElapsedTimer clock;
    clock.start();
    window->shelf()->reload();
    const double asked = static_cast<double>(clock.nsecsElapsed()) / 1e6;
    ASSERT_TRUE(awaited([&] { return window->shelf()->runs().size() == 1000; }));
    const qint64 all = clock.elapsed();
    auto *runs = find<QTableView>("pastRuns");
    EXPECT_EQ(runs->model()->rowCount(), 1000);
    clock.restart();
    find<QLineEdit>("runSearch")->setText(u"cancelled"_s);
    EXPECT_EQ(runs->model()->rowCount(), 100);
    QTest::keyClick(runs, Qt::Key_Down);
    const double searched = static_cast<double>(clock.nsecsElapsed()) / 1e6;
    std::printf(
        "1,000 runs: asked for in %.2f ms, read in %lld ms on the other thread, searched in %.1f ms\n", asked,
        static_cast<long long>(all), searched);
    // What blocks the window would take as long as the reading; a wide margin for a busy machine.
    EXPECT_LT(asked, 100) << "the window waits for its disk";
}

TEST_F(StartTest, aRunThatCameToNoGoodEndOpensAsWhatItIs)
{
    WizardWindow *wizard = window->wizard();
    for (const auto &[status, title, rail, verdict] :
         {std::tuple(RunState::Loading, "causes.credits is not loaded to its end", "stopped",
                     "not finished"), // killed
          std::tuple(RunState::Paused, "causes.credits is not loaded to its end", "stopped", "not finished"),
          std::tuple(RunState::Stopped, "causes.credits is not loaded to its end", "stopped", "not finished"),
          std::tuple(RunState::Cancelled, "causes.credits is not loaded to its end", "cancelled",
                     "not finished"),
          std::tuple(RunState::Refused, "causes.credits was not touched", "refused", "refused"),
          std::tuple(RunState::RolledBack, "causes.credits is as it was before", "rolled back",
                     "rolled back")}) {
        SCOPED_TRACE(qPrintable(runStateName(status)));
        const QString id = leave(plan(), status, 41'000'000);
        window->showStart();
        window->shelf()->open(id);
        ASSERT_TRUE(awaited([this] { return !window->showsStart(); }));
        EXPECT_EQ(wizard->currentStep(), WizardWindow::FinishStep);
        EXPECT_EQ(wizard->page(WizardWindow::FinishStep)->railSummary(), QLatin1String(verdict));
        ASSERT_TRUE(wizard->goTo(WizardWindow::LoadStep));
        EXPECT_EQ(wizard->currentPage()->title(), QLatin1String(title));
        EXPECT_EQ(wizard->currentPage()->railSummary(), QLatin1String(rail));
        EXPECT_FALSE(wizard->currentPage()->sentence().startsWith(u" ·"_s));
        EXPECT_FALSE(find<QWidget>("cancelRun")->isVisible()) << "there is nothing to cancel";
        ASSERT_TRUE(wizard->goTo(WizardWindow::MappingStep));
        ASSERT_TRUE(awaited([&] { return !wizard->isBusy(); }));
    }
}

class StartWithServer : public ServerStartTest
{
protected:
    void SetUp() override
    {
        ServerStartTest::SetUp();
        server->execute(u"CREATE TABLE %1.credits (id bigint NOT NULL PRIMARY KEY, user_id int "
                        "unsigned NOT NULL, action varchar(20) NOT NULL) ENGINE=InnoDB"_s.arg(schema));
    }
    Plan realPlan(int rows)
    {
        QByteArray text;
        for (int row = 1; row <= rows; ++row)
            text += QByteArray::number(row) + "\t7\trecruit\n";
        Plan made = planInto(u"credits"_s, u"(id, user_id, action)"_s, text);
        made.name = u"real"_s;
        made.chunkRows = 50;
        made.workers = 1;
        return made;
    }
    qint64 count() { return server->value(u"SELECT COUNT(*) FROM %1.credits"_s.arg(schema)).toLongLong(); }
    /// A run of the plan, cancelled after its first committed chunks.
    QString breakOff(const Plan &made, const QString &sourcePassword = {})
    {
        Plan slow = made;
        slow.limits.rowsPerSecond = 400;
        RunSession session;
        bool over = false;
        QObject::connect(&session, &RunSession::finished, &session, [&] { over = true; });
        QObject::connect(&session, &RunSession::progressChanged, &session, [&] {
            if (session.progress().rowsCommitted > 0)
                session.cancel();
        });
        session.start(slow, server->connection().password, sourcePassword);
        EXPECT_TRUE(awaited([&] { return over; }));
        return session.runId();
    }
    bool choose(const QString &id)
    {
        window->shelf()->reload();
        return awaited([&] {
            const PastRun *run = window->shelf()->find(id);
            return run && run->ending == PastRun::Ending::Cancelled &&
                   find<QWidget>("runResume")->isVisible();
        });
    }
};

TEST_F(StartWithServer, anUnfinishedRunIsResumedToItsProof)
{
    const QString id = breakOff(realPlan(2000));
    const qint64 before = count();
    ASSERT_GT(before, 0);
    ASSERT_LT(before, 2000);
    {
        // A chunk of that part was tried twice.
        const auto run = RunFolder::open(id);
        ASSERT_TRUE(run);
        ASSERT_TRUE((*run)->append(Event{.kind = Event::Kind::ChunkRetried,
                                         .values = {{u"chunk"_s, 1}, {u"code"_s, 1213}, {u"attempt"_s, 1}}}));
    }
    ASSERT_TRUE(choose(id));
    EXPECT_TRUE(find<ElidedLabel>("runHeadline")->fullText().contains(u"Cancelled after"_s));
    // With the wrong password it stays what it was, and says so.
    find<QLineEdit>("runPassword")->setText(u"wrong"_s);
    press("runResume");
    ASSERT_TRUE(awaited([this] { return window->wizard()->isRunning(); }));
    ASSERT_TRUE(awaited([this] { return !window->wizard()->isRunning(); }));
    EXPECT_EQ(count(), before);
    QTest::keyClick(window.get(), Qt::Key_Home, Qt::AltModifier);
    window->shelf()->reload();
    ASSERT_TRUE(awaited([&] {
        const PastRun *run = window->shelf()->find(id);
        return run && run->mayResume() && run->ending == PastRun::Ending::Stopped;
    })) << "a refused resume leaves a run that can be resumed";

    find<QLineEdit>("runPassword")->setText(server->connection().password);
    press("runResume");
    ASSERT_TRUE(awaited([this] { return window->wizard()->isRunning(); }));
    EXPECT_FALSE(window->showsStart());
    EXPECT_EQ(window->wizard()->currentStep(), WizardWindow::LoadStep);
    ASSERT_TRUE(awaited([this] { return !window->wizard()->isRunning(); }));
    EXPECT_EQ(count(), 2000);
    EXPECT_EQ(listRuns(), QStringList(id)) << "the same run, not another";
    // Its plot is the one that its folder gives, curve, stages and chunks of all parts on one axis.
    const RunTrail &live = window->wizard()->findChild<LoadPage *>()->view().trail();
    const auto opened = openPastRun(id);
    ASSERT_TRUE(opened);
    const RunTrail &kept = opened->view.trail();
    ASSERT_EQ(live.chunks().size(), kept.chunks().size());
    EXPECT_EQ(live.chunks().size(), opened->view.progress().chunksTotal);
    for (qsizetype i = 0; i < kept.chunks().size(); ++i)
        EXPECT_DOUBLE_EQ(live.chunks().at(i).endedAt, kept.chunks().at(i).endedAt) << i;
    ASSERT_EQ(live.phases().size(), kept.phases().size());
    for (qsizetype i = 0; i < kept.phases().size(); ++i)
        EXPECT_DOUBLE_EQ(live.phases().at(i).from, kept.phases().at(i).from) << i;
    EXPECT_NEAR(*live.firstRowAt(), *kept.firstRowAt(), 0.2);
    EXPECT_NEAR(live.endSeconds(), kept.endSeconds(), 0.3);
    // What happened before is on the map still.
    const ChunkHistory history = live.history();
    EXPECT_EQ(history.marks.value(0), WasRetried);
    EXPECT_GT(history.ms.value(0), 0);
    EXPECT_TRUE(window->wizard()->findChild<ChunkMap *>()->legend().contains(u"1 retried"_s))
        << qPrintable(window->wizard()->findChild<ChunkMap *>()->legend());
    window->showStart();
    ASSERT_TRUE(awaited([&] {
        const PastRun *run = window->shelf()->find(id);
        return run && run->verified;
    }));
}

TEST_F(StartWithServer, aRunThatIsOverOpensWithAllItsPagesAndBecomesAPlanForAnother)
{
    qputenv("MILLRACE_PASSWORD", server->connection().password.toUtf8());
    const auto forget = qScopeGuard([] { qunsetenv("MILLRACE_PASSWORD"); });
    Plan made = realPlan(2000);
    made.indexes = IndexPolicy::Defer; // there is none, which the server says as soon as it is asked
    QString id;                        // the second is looked at, the first beside it
    for (int run = 0; run < 2; ++run) {
        server->execute(u"TRUNCATE %1.credits"_s.arg(schema));
        RunSession session;
        bool over = false;
        QObject::connect(&session, &RunSession::finished, &session, [&] { over = true; });
        session.start(made, server->connection().password);
        ASSERT_TRUE(awaited([&] { return over; }));
        id = session.runId();
    }
    window->shelf()->reload();
    auto *runs = find<QTableView>("pastRuns");
    ASSERT_TRUE(awaited([&] { return runs->isVisible() && runs->model()->rowCount() == 2; }));
    runs->setFocus();
    runs->setCurrentIndex(runs->model()->index(0, 0));
    QTest::keyClick(runs, Qt::Key_Return);
    ASSERT_EQ(window->focusWidget(), find<QWidget>("runOpen")) << "not the button that takes its rows out";
    QTest::keyClick(window->focusWidget(), Qt::Key_Space);
    ASSERT_TRUE(awaited([this] { return !window->showsStart(); }));
    WizardWindow *wizard = window->wizard();
    ASSERT_TRUE(awaited([&] { return !wizard->isBusy(); }));
    EXPECT_EQ(wizard->currentStep(), WizardWindow::FinishStep);
    EXPECT_TRUE(find<QLabel>("verdict")->text().startsWith(u"2,000 rows loaded and verified"_s))
        << find<QLabel>("verdict")->text();
    EXPECT_TRUE(wizard->isSaved()) << "nothing would be lost";
    auto *compare = find<QAbstractButton>("compareRuns");
    ASSERT_TRUE(awaited([&] { return compare->isEnabled(); }));
    auto *plot = wizard->page(WizardWindow::FinishStep)->findChild<RunPlot *>();
    for (QAction *action : find<QMenu>("otherRuns")->actions())
        if (action->isCheckable())
            action->trigger();
    EXPECT_TRUE(awaited([&] {
        for (int i = 0; i < plot->itemCount(); ++i)
            if (const auto *name = qobject_cast<QCPItemText *>(plot->item(i));
                name && name->visible() && name->text().contains(u"this run: "_s))
                return true;
        return false;
    }));
    for (int step = 0; step < WizardWindow::FinishStep; ++step) {
        ASSERT_TRUE(wizard->goTo(step)) << step;
        ASSERT_TRUE(awaited([&] { return !wizard->isBusy(); }));
        EXPECT_FALSE(wizard->page(step)->railSummary().isEmpty()) << step;
    }
    EXPECT_EQ(wizard->page(WizardWindow::LoadStep)->findChild<ChunkMap *>()->legend().count(u"40"_s), 1)
        << qPrintable(wizard->page(WizardWindow::LoadStep)->findChild<ChunkMap *>()->legend());
    EXPECT_TRUE(wizard->draft()->tableSchema()) << "its server answers";
    EXPECT_TRUE(wizard->isSaved()) << "nobody has changed anything";
    // What is changed on its pages is another plan; the run stays what it was.
    wizard->draft()->change(&Plan::workers, 4);
    EXPECT_FALSE(wizard->isSaved());
    EXPECT_EQ(listRuns().size(), 2);
    EXPECT_EQ(listRuns().first(), id);
    wizard->startOver();
    EXPECT_FALSE(wizard->goTo(WizardWindow::FinishStep));
}

TEST_F(StartWithServer, theSourcesPasswordIsAskedForBeforeItsRunGoesOn)
{
    const QString secret = u"geheim"_s;
    server->execute(u"CREATE TABLE %1.src (id bigint NOT NULL PRIMARY KEY, user_id int unsigned "
                    "NOT NULL, action varchar(20) NOT NULL) ENGINE=InnoDB"_s.arg(schema));
    QStringList values;
    for (int row = 1; row <= 2000; ++row)
        values << u"(%1, 7, 'recruit')"_s.arg(row);
    server->execute(u"INSERT INTO %1.src VALUES %2"_s.arg(schema, values.join(u',')));
    server->execute(u"DROP USER IF EXISTS giver@localhost"_s);
    server->execute(u"CREATE USER giver@localhost IDENTIFIED BY '%1'"_s.arg(secret));
    server->execute(u"GRANT SELECT, LOCK TABLES ON %1.* TO giver@localhost"_s.arg(schema));
    ResolvedConnection giver = server->connectionAs(u"giver"_s, secret, schema);
    giver.spec.scratch = false;
    Plan made = realPlan(1);
    {
        const auto connection = openSource(giver, u"+00:00"_s);
        ASSERT_TRUE(connection) << connection.error().text();
        const auto source = inspectServerTable(**connection, {.server = giver.spec, .table = u"src"_s});
        ASSERT_TRUE(source) << source.error().text();
        made.source = *source;
    }
    const QString id = breakOff(made, secret);
    const qint64 before = count();
    ASSERT_GT(before, 0);
    ASSERT_LT(before, 2000);

    ASSERT_TRUE(choose(id));
    find<QLineEdit>("runPassword")->setText(server->connection().password);
    press("runResume");
    EXPECT_FALSE(window->wizard()->isRunning()) << "nothing goes on before it is known";
    EXPECT_TRUE(find<ElidedLabel>("sourceQuestion")->fullText().contains(giver.spec.displayName()));
    EXPECT_EQ(window->focusWidget(), find<QLineEdit>("runSourcePassword"));
    press("runBack");
    EXPECT_TRUE(find<QWidget>("runResume")->isVisible());
    press("runResume");
    QTest::keyClicks(find<QLineEdit>("runSourcePassword"), secret);
    QTest::keyClick(find<QLineEdit>("runSourcePassword"), Qt::Key_Return);
    ASSERT_TRUE(awaited([this] { return window->wizard()->isRunning(); }));
    ASSERT_TRUE(awaited([this] { return !window->wizard()->isRunning(); }));
    EXPECT_EQ(count(), 2000);
    EXPECT_EQ(listRuns(), QStringList(id)) << "the same run, not another";
    server->execute(u"DROP USER giver@localhost"_s);
}

TEST_F(StartWithServer, aRollBackIsAskedAboutAndTakesExactlyItsRowsOut)
{
    server->execute(u"INSERT INTO %1.credits VALUES (-5, 1, 'mine')"_s.arg(schema));
    const QString id = breakOff(realPlan(2000));
    ASSERT_GT(count(), 1);
    ASSERT_TRUE(choose(id));
    find<QLineEdit>("runPassword")->setText(server->connection().password);
    press("runRollBack");
    EXPECT_EQ(window->focusWidget(), find<QWidget>("rollBackNo")) << "the harmless answer";
    press("rollBackNo");
    EXPECT_GT(count(), 1);
    press("runRollBack");
    press("rollBackYes");
    ASSERT_TRUE(awaited([this] { return window->shelf()->notice().has_value(); }));
    EXPECT_EQ(find<MessageBar>("startBar")->severity(), MessageBar::Severity::Good)
        << qPrintable(find<MessageBar>("startBar")->what() + find<MessageBar>("startBar")->howToFix());
    EXPECT_EQ(count(), 1);
    ASSERT_TRUE(awaited([&] {
        const PastRun *run = window->shelf()->find(id);
        return run && run->ending == PastRun::Ending::RolledBack;
    }));
}

TEST_F(StartTest, theSampleIsLoadedByOneClickAndOpensAsAMigration)
{
    ASSERT_TRUE(ScratchServer({}).remove());
    if (const QString program = qEnvironmentVariable("MILLRACE_TEST_SERVER"); !program.isEmpty()) {
        // The program decides which server it is the first time; after that its data do.
        ASSERT_TRUE(ScratchServer({.program = program}).start());
    }
    press("welcomeLoad");
    WizardWindow *wizard = window->wizard();
    ASSERT_TRUE(QTest::qWaitFor([&] { return wizard->isRunning(); }, 90'000))
        << qPrintable(find<MessageBar>("startBar")->what());
    EXPECT_EQ(wizard->currentStep(), WizardWindow::LoadStep);
    ASSERT_TRUE(awaited([&] { return !wizard->isRunning(); }));
    const auto runs = pastRuns();
    ASSERT_EQ(runs.size(), 1);
    EXPECT_EQ(runs.first().rowsLoaded, 2000);
    EXPECT_TRUE(runs.first().verified)
        << (runs.first().summary.error ? runs.first().summary.error->text() : QString());
    // All that the run was is on the pages, and their server answers.
    ASSERT_TRUE(wizard->goTo(WizardWindow::MappingStep));
    EXPECT_TRUE(wizard->currentPage()->isEnabled());
    auto *preview = wizard->currentPage()->findChild<QTableView *>(u"preview"_s);
    EXPECT_TRUE(awaited([&] { return preview->model()->rowCount() > 8; }));
    EXPECT_TRUE(wizard->currentPage()->sentence().contains(u"millrace_sample.credits"_s))
        << wizard->currentPage()->sentence();
    for (const int step : {WizardWindow::SourceStep, WizardWindow::TargetStep, WizardWindow::MappingStep})
        EXPECT_TRUE(wizard->page(step)->isReady()) << step;
    window->showStart();
    press("trySample"); // again: the table is made anew, nothing is in the way
    ASSERT_TRUE(awaited([&] { return wizard->currentStep() == WizardWindow::ReviewStep; }));
    auto *load = find<QAbstractButton>("primaryButton");
    ASSERT_TRUE(awaited([&] { return load->isEnabled(); }));
    // The preflight may answer before the table's columns are read.
    ASSERT_TRUE(awaited([&] { return !wizard->isBusy(); }));
    for (int step = WizardWindow::SourceStep; step <= WizardWindow::ReviewStep; ++step) {
        EXPECT_TRUE(wizard->page(step)->isReady()) << step;
        EXPECT_FALSE(step < WizardWindow::ReviewStep && wizard->page(step)->railSummary().isEmpty()) << step;
    }
    press("primaryButton"); // one click
    ASSERT_TRUE(awaited([&] { return wizard->isRunning() || pastRuns().size() == 2; }));
    ASSERT_TRUE(awaited([&] { return !wizard->isRunning(); }));
    EXPECT_EQ(pastRuns().size(), 2);
    EXPECT_TRUE(pastRuns().first().verified);
    window.reset();
    ASSERT_TRUE(ScratchServer({}).remove());
}

TEST_F(StartTest, theSheetOfShortcutsListsThoseThatAreThere)
{
    const auto keys = ShortcutsDialog::shortcutsOf(window.get());
    const auto has = [&](const QString &what, const QString &key) {
        return std::any_of(keys.begin(), keys.end(), [&](const auto &one) {
            return one.first.contains(what) && one.second.contains(key);
        });
    };
    EXPECT_TRUE(has(u"New migration"_s, u"Ctrl+N"_s));
    EXPECT_TRUE(has(u"Save the plan"_s, u"Ctrl+S"_s));
    EXPECT_TRUE(has(u"Start page"_s, u"Ctrl+Home"_s));
    QTest::keyClick(window.get(), Qt::Key_F1, Qt::ControlModifier);
    auto *dialog = find<QDialog>("shortcutsDialog");
    ASSERT_NE(dialog, nullptr);
    EXPECT_FALSE(dialog->isModal());
    QTest::keyClick(dialog, Qt::Key_Escape);
    EXPECT_TRUE(awaited([&] { return !window->findChild<QDialog *>(u"shortcutsDialog"_s); }));
}

TEST_F(StartTest, settingsAreInForceAtOnceAndKept)
{
    press("openSettings");
    auto *dialog = find<QDialog>("settingsDialog");
    EXPECT_FALSE(dialog->isModal());
    auto *workers = find<QWidget>("settingWorkers");
    workers->setFocus();
    QTest::keyClick(workers, Qt::Key_Up);
    EXPECT_EQ(preferences->workers(), Preferences::defaultWorkers + 1);
    EXPECT_EQ(window->wizard()->draft()->asked().workers, Preferences::defaultWorkers + 1)
        << "a migration that was not begun begins with it";
    auto *close = find<QComboBox>("settingOnClose");
    close->setFocus();
    QTest::keyClick(close, Qt::Key_Down);
    EXPECT_EQ(preferences->onClose(), Preferences::OnClose::Background);
}

TEST_F(StartTest, aboutHasTheLicenceOfEverythingItNames)
{
    press("openAbout");
    auto *parts = find<QListWidget>("aboutParts");
    auto *text = find<QPlainTextEdit>("aboutLicence");
    ASSERT_GE(parts->count(), 7);
    for (int row = 0; row < parts->count(); ++row) {
        parts->setCurrentRow(row);
        EXPECT_GT(text->toPlainText().size(), 500) << parts->item(row)->text();
    }
}

} // namespace
} // namespace millrace::test::start_page_test
