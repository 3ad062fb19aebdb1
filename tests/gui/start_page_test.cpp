// SPDX-License-Identifier: GPL-3.0-or-later
// The start page by keys and object names: what it lists, what it begins, and what it does about runs that
// did not come to their end, against a private server.
#include "core/load/runfolder.h"
#include "core/run/pastruns.h"
#include "core/server/connection.h"
#include "core/server/savedconnections.h"
#include "core/source/filescan.h"
#include "core/source/inspector.h"
#include "core/source/sourceserver.h"
#include "tests/gui/start_fixture.h"
#include "tests/support/privateserver.h"
#include "ui/plot/chunkmap.h"
#include "ui/session/runsession.h"
#include "ui/start/shortcutsdialog.h"
#include "ui/start/startpage.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/messagebar.h"
#include "ui/wizard/loadpage.h"

#include <QComboBox>
#include <QDropEvent>
#include <QElapsedTimer>
#include <QListWidget>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QTableView>
#include <QUrl>

namespace millrace::test {
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
    const QString path = write(QStringLiteral("credits.txt"), "1\t2\ta\n2\t3\tb\n");
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(path)});
    QWidget *page = window->start();
    QDragEnterEvent enter(QPoint(300, 300), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(page, &enter);
    EXPECT_TRUE(enter.isAccepted());
    QDropEvent drop(QPointF(300, 300), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(page, &drop);
    EXPECT_FALSE(window->showsStart());
    ASSERT_TRUE(QTest::qWaitFor([this] { return !window->wizard()->isBusy(); }, 20'000));
    EXPECT_EQ(window->wizard()->draft()->filePaths(), QStringList(path));
}

TEST_F(StartTest, theWayToTheStartPageLosesNothingOfTheDraft)
{
    window->addPaths({write(QStringLiteral("credits.txt"), "1\t2\ta\n2\t3\tb\n")});
    ASSERT_TRUE(QTest::qWaitFor([this] { return !window->wizard()->isBusy(); }, 20'000));
    QTest::keyClick(window.get(), Qt::Key_Home, Qt::AltModifier);
    ASSERT_TRUE(window->showsStart());
    EXPECT_TRUE(find<QWidget>("goOnDraft")->isVisible());
    // What is saved nowhere is not thrown away without a word.
    press("newMigration");
    EXPECT_TRUE(window->showsStart());
    EXPECT_EQ(find<MessageBar>("startBar")->severity(), MessageBar::Severity::Warning);
    press("goOnDraft");
    EXPECT_FALSE(window->showsStart());
    EXPECT_EQ(window->wizard()->draft()->fileNames().size(), 1);
    press("toStart");
    press("newMigration");
    press("startBarAction");
    EXPECT_FALSE(window->showsStart());
    EXPECT_TRUE(window->wizard()->draft()->source().isEmpty());
}

TEST_F(StartTest, recentPlansSayWhatTheyAreOpenByReturnAndLeaveTheListByDelete)
{
    const QString path = folder.filePath(QStringLiteral("credits.millrace"));
    ASSERT_TRUE(plan().save(path));
    preferences->notePlan(path);
    auto *plans = find<QTableView>("recentPlans");
    ASSERT_TRUE(QTest::qWaitFor([&] { return plans->model()->rowCount() == 1; }));
    EXPECT_EQ(plans->model()->index(0, 0).data().toString(), QStringLiteral("action credits 2010"));
    EXPECT_TRUE(plans->model()->index(0, 1).data().toString().contains(
        QStringLiteral("causes.credits on loader@db1")));
    plans->setFocus();
    plans->setCurrentIndex(plans->model()->index(0, 0));
    QTest::keyClick(plans, Qt::Key_Delete);
    ASSERT_TRUE(QTest::qWaitFor([&] { return plans->model()->rowCount() == 0; }));
    EXPECT_TRUE(QFile::exists(path));
    press("startBarAction"); // undo
    ASSERT_TRUE(QTest::qWaitFor([&] { return plans->model()->rowCount() == 1; }));
    plans->setCurrentIndex(plans->model()->index(0, 0));
    QTest::keyClick(plans, Qt::Key_Return);
    EXPECT_FALSE(window->showsStart());
    EXPECT_EQ(window->wizard()->currentStep(), WizardWindow::ReviewStep);
    ASSERT_TRUE(QTest::qWaitFor([this] { return !window->wizard()->isBusy(); }, 20'000));
}

TEST_F(StartTest, aSavedConnectionBeginsAMigrationIntoIt)
{
    ConnectionSpec spec;
    spec.host = QStringLiteral("db7.example");
    spec.user = QStringLiteral("loader");
    ASSERT_TRUE(SavedConnections::save(QStringLiteral("production"), spec));
    window->showStart();
    auto *list = find<QTableView>("startConnections");
    ASSERT_TRUE(QTest::qWaitFor([&] { return list->model()->rowCount() == 1; }));
    list->setCurrentIndex(list->model()->index(0, 0));
    press("connectionUse");
    EXPECT_FALSE(window->showsStart());
    auto *host =
        window->wizard()->page(WizardWindow::TargetStep)->findChild<QLineEdit *>(QStringLiteral("host"));
    ASSERT_NE(host, nullptr);
    EXPECT_TRUE(QTest::qWaitFor([&] { return host->text() == QStringLiteral("db7.example"); }));
    EXPECT_EQ(window->wizard()
                  ->page(WizardWindow::TargetStep)
                  ->findChild<QComboBox *>(QStringLiteral("savedConnections"))
                  ->currentText(),
              QStringLiteral("production"));
}

TEST_F(StartTest, theNewestUnfinishedRunIsChosenAndToldWithItsRemedies)
{
    leave(plan(), RunState::Done, 150'000'000, true, 600);
    const QString stopped = leave(plan(), RunState::Stopped, 61'000'000, false, 30);
    window->shelf()->reload();
    auto *headline = find<ElidedLabel>("runHeadline");
    ASSERT_TRUE(QTest::qWaitFor([&] { return headline->fullText().contains(QStringLiteral("Stopped")); }));
    EXPECT_TRUE(headline->fullText().contains(QStringLiteral("61,000,000 of 150,000,000 rows")));
    const QString story = find<QLabel>("runStory")->text();
    EXPECT_TRUE(story.contains(QStringLiteral("is full (1114)"))) << story.toStdString();
    EXPECT_TRUE(story.contains(QStringLiteral("Free space on its data disk")));
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
    ASSERT_TRUE(QTest::qWaitFor([&] { return runs->rowCount() == 1; }));
    press("runForget");
    ASSERT_TRUE(QTest::qWaitFor([&] { return window->shelf()->runs().isEmpty(); }));
    EXPECT_TRUE(listRuns().isEmpty());
    press("startBarAction");
    ASSERT_TRUE(QTest::qWaitFor([&] { return window->shelf()->runs().size() == 1; }));
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
        ASSERT_TRUE(QTest::qWaitFor([&] { return window->shelf()->runs().size() == come; }, 20'000));
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
    ASSERT_TRUE(QTest::qWaitFor([&] { return window->shelf()->runs().size() == 1000; }, 60'000));
    const qint64 all = clock.elapsed();
    auto *runs = find<QTableView>("pastRuns");
    EXPECT_EQ(runs->model()->rowCount(), 1000);
    clock.restart();
    find<QLineEdit>("runSearch")->setText(QStringLiteral("cancelled"));
    EXPECT_EQ(runs->model()->rowCount(), 100);
    QTest::keyClick(runs, Qt::Key_Down);
    const double searched = static_cast<double>(clock.nsecsElapsed()) / 1e6;
    std::printf(
        "1,000 runs: asked for in %.2f ms, read in %lld ms on the other thread, searched in %.1f ms\n", asked,
        static_cast<long long>(all), searched);
    // What blocks the window would take as long as the reading; a wide margin for a busy machine.
    EXPECT_LT(asked, 100) << "the window waits for its disk";
}

class StartWithServer : public StartTest
{
protected:
    void SetUp() override
    {
        StartTest::SetUp();
        server = &PrivateServer::shared();
        schema = server->freshSchema();
        server->execute(QStringLiteral("CREATE TABLE %1.credits (id bigint NOT NULL PRIMARY KEY, user_id int "
                                       "unsigned NOT NULL, action varchar(20) NOT NULL) ENGINE=InnoDB")
                            .arg(schema));
    }
    Plan realPlan(int rows)
    {
        QByteArray text;
        for (int row = 1; row <= rows; ++row)
            text += QByteArray::number(row) + "\t7\trecruit\n";
        Plan made{.name = QStringLiteral("real")};
        const auto found = inspectPaths({write(QStringLiteral("credits.txt"), text)});
        EXPECT_TRUE(found);
        made.source = found->first().source;
        EXPECT_TRUE(scanSource(made.source));
        made.connection = server->connection(schema).spec;
        made.connection.scratch = false;
        made.schema = schema;
        made.table = QStringLiteral("credits");
        made.mapping.fields = parseColumnList(QStringLiteral("(id, user_id, action)")).value();
        made.chunkRows = 50;
        made.workers = 1;
        return made;
    }
    qint64 count()
    {
        return server->value(QStringLiteral("SELECT COUNT(*) FROM %1.credits").arg(schema)).toLongLong();
    }
    /// A run of the plan, cancelled behind its first committed chunks.
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
        EXPECT_TRUE(QTest::qWaitFor([&] { return over; }, 60'000));
        return session.runId();
    }
    bool choose(const QString &id)
    {
        window->shelf()->reload();
        return QTest::qWaitFor([&] {
            const PastRun *run = window->shelf()->find(id);
            return run && run->ending == PastRun::Ending::Cancelled &&
                   find<QWidget>("runResume")->isVisible();
        });
    }

    PrivateServer *server = nullptr;
    QString schema;
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
                                         .values = {{QStringLiteral("chunk"), 1},
                                                    {QStringLiteral("code"), 1213},
                                                    {QStringLiteral("attempt"), 1}}}));
    }
    ASSERT_TRUE(choose(id));
    EXPECT_TRUE(find<ElidedLabel>("runHeadline")->fullText().contains(QStringLiteral("Cancelled after")));
    // With the wrong password it stays what it was, and says so.
    find<QLineEdit>("runPassword")->setText(QStringLiteral("wrong"));
    press("runResume");
    ASSERT_TRUE(QTest::qWaitFor([this] { return window->wizard()->isRunning(); }));
    ASSERT_TRUE(QTest::qWaitFor([this] { return !window->wizard()->isRunning(); }, 30'000));
    EXPECT_EQ(count(), before);
    QTest::keyClick(window.get(), Qt::Key_Home, Qt::AltModifier);
    window->shelf()->reload();
    ASSERT_TRUE(QTest::qWaitFor([&] {
        const PastRun *run = window->shelf()->find(id);
        return run && run->mayResume() && run->ending == PastRun::Ending::Stopped;
    })) << "a refused resume leaves a run that can be resumed";

    find<QLineEdit>("runPassword")->setText(server->connection().password);
    press("runResume");
    ASSERT_TRUE(QTest::qWaitFor([this] { return window->wizard()->isRunning(); }));
    EXPECT_FALSE(window->showsStart());
    EXPECT_EQ(window->wizard()->currentStep(), WizardWindow::LoadStep);
    ASSERT_TRUE(QTest::qWaitFor([this] { return !window->wizard()->isRunning(); }, 60'000));
    EXPECT_EQ(count(), 2000);
    EXPECT_EQ(listRuns(), QStringList(id)) << "the same run, not another";
    // What happened before is on the map still.
    const ChunkHistory history = window->wizard()->findChild<LoadPage *>()->view().trail().history();
    EXPECT_EQ(history.marks.value(0), WasRetried);
    EXPECT_GT(history.ms.value(0), 0);
    EXPECT_TRUE(window->wizard()->findChild<ChunkMap *>()->legend().contains(QStringLiteral("1 retried")))
        << qPrintable(window->wizard()->findChild<ChunkMap *>()->legend());
    window->showStart();
    ASSERT_TRUE(QTest::qWaitFor([&] {
        const PastRun *run = window->shelf()->find(id);
        return run && run->verified;
    }));
}

TEST_F(StartWithServer, theSourcesPasswordIsAskedForBeforeItsRunGoesOn)
{
    const QString secret = QStringLiteral("geheim");
    server->execute(
        QStringLiteral("CREATE TABLE %1.src (id bigint NOT NULL PRIMARY KEY, user_id int unsigned "
                       "NOT NULL, action varchar(20) NOT NULL) ENGINE=InnoDB")
            .arg(schema));
    QStringList values;
    for (int row = 1; row <= 2000; ++row)
        values << QStringLiteral("(%1, 7, 'recruit')").arg(row);
    server->execute(
        QStringLiteral("INSERT INTO %1.src VALUES %2").arg(schema, values.join(QLatin1Char(','))));
    server->execute(QStringLiteral("DROP USER IF EXISTS giver@localhost"));
    server->execute(QStringLiteral("CREATE USER giver@localhost IDENTIFIED BY '%1'").arg(secret));
    server->execute(QStringLiteral("GRANT SELECT, LOCK TABLES ON %1.* TO giver@localhost").arg(schema));
    ResolvedConnection giver = server->connectionAs(QStringLiteral("giver"), secret, schema);
    giver.spec.scratch = false;
    Plan made = realPlan(1);
    {
        const auto connection = openSource(giver, QStringLiteral("+00:00"));
        ASSERT_TRUE(connection) << connection.error().text().toStdString();
        const auto source =
            inspectServerTable(**connection, {.server = giver.spec, .table = QStringLiteral("src")});
        ASSERT_TRUE(source) << source.error().text().toStdString();
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
    ASSERT_TRUE(QTest::qWaitFor([this] { return window->wizard()->isRunning(); }));
    ASSERT_TRUE(QTest::qWaitFor([this] { return !window->wizard()->isRunning(); }, 60'000));
    EXPECT_EQ(count(), 2000);
    EXPECT_EQ(listRuns(), QStringList(id)) << "the same run, not another";
    server->execute(QStringLiteral("DROP USER giver@localhost"));
}

TEST_F(StartWithServer, aRollBackIsAskedAboutAndTakesExactlyItsRowsOut)
{
    server->execute(QStringLiteral("INSERT INTO %1.credits VALUES (-5, 1, 'mine')").arg(schema));
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
    ASSERT_TRUE(QTest::qWaitFor([this] { return window->shelf()->notice().has_value(); }, 30'000));
    EXPECT_EQ(find<MessageBar>("startBar")->severity(), MessageBar::Severity::Good)
        << qPrintable(find<MessageBar>("startBar")->what() + find<MessageBar>("startBar")->howToFix());
    EXPECT_EQ(count(), 1);
    ASSERT_TRUE(QTest::qWaitFor([&] {
        const PastRun *run = window->shelf()->find(id);
        return run && run->ending == PastRun::Ending::RolledBack;
    }));
}

TEST_F(StartTest, theSampleIsLoadedAndProvedByOneClick)
{
    ASSERT_TRUE(ScratchServer({}).remove());
    if (const QString program = qEnvironmentVariable("MILLRACE_TEST_SERVER"); !program.isEmpty()) {
        // The program decides which server it is the first time; after that its data do.
        ASSERT_TRUE(ScratchServer({.program = program}).start());
    }
    press("welcomeSample");
    ASSERT_TRUE(QTest::qWaitFor([this] { return window->wizard()->isRunning(); }, 90'000))
        << qPrintable(find<MessageBar>("startBar")->what());
    EXPECT_EQ(window->wizard()->currentStep(), WizardWindow::LoadStep);
    ASSERT_TRUE(QTest::qWaitFor([this] { return !window->wizard()->isRunning(); }, 60'000));
    const auto runs = pastRuns();
    ASSERT_EQ(runs.size(), 1);
    EXPECT_EQ(runs.first().rowsLoaded, 2000);
    EXPECT_TRUE(runs.first().verified)
        << (runs.first().summary.error ? runs.first().summary.error->text().toStdString() : "");
    window->showStart();
    press("trySample"); // again: the table is made anew, nothing is in the way
    ASSERT_TRUE(QTest::qWaitFor([this] { return window->wizard()->isRunning(); }, 60'000));
    ASSERT_TRUE(QTest::qWaitFor([this] { return !window->wizard()->isRunning(); }, 60'000));
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
    EXPECT_TRUE(has(QStringLiteral("New migration"), QStringLiteral("Ctrl+N")));
    EXPECT_TRUE(has(QStringLiteral("Save the plan"), QStringLiteral("Ctrl+S")));
    EXPECT_TRUE(has(QStringLiteral("Start page"), QStringLiteral("Ctrl+Home")));
    QTest::keyClick(window.get(), Qt::Key_F1, Qt::ControlModifier);
    auto *dialog = find<QDialog>("shortcutsDialog");
    ASSERT_NE(dialog, nullptr);
    EXPECT_FALSE(dialog->isModal());
    QTest::keyClick(dialog, Qt::Key_Escape);
    EXPECT_TRUE(
        QTest::qWaitFor([&] { return !window->findChild<QDialog *>(QStringLiteral("shortcutsDialog")); }));
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
    EXPECT_EQ(window->wizard()->draft()->workers(), Preferences::defaultWorkers + 1)
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
        EXPECT_GT(text->toPlainText().size(), 500) << parts->item(row)->text().toStdString();
    }
}

} // namespace
} // namespace millrace::test
