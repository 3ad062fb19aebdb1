// SPDX-License-Identifier: GPL-3.0-or-later
// The Chunks page with a real dump and table: policies, calibration, limits.
#include "core/base/literals.h"
#include "tests/gui/support/walk_fixture.h"
#include "tests/support/awaited.h"
#include "ui/models/calibrationmodel.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/messagebar.h"
#include "ui/wizard/frame/wizardpage.h"

#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QSpinBox>
#include <QTableView>

namespace millrace::test::chunks_walk_test {
namespace {

using ChunksWalk = WalkTest;

TEST_F(ChunksWalk, whatHappensToRowsIndexesAndOrderIsChosenByKeys)
{
    server->execute(u"CREATE TABLE %1.credits (id bigint NOT NULL PRIMARY KEY, user_id int unsigned "
                    "NOT NULL, action varchar(20) NOT NULL, KEY by_user (user_id), KEY by_action "
                    "(action), UNIQUE KEY once (user_id, action)) ENGINE=InnoDB"_s.arg(schema));
    ASSERT_NO_FATAL_FAILURE(toMapping("1\t2\ta\n"));
    ASSERT_NO_FATAL_FAILURE(next());
    MigrationDraft *draft = window.draft();
    auto arrow = [&](const char *from, const char *to) {
        auto *radio = find<QAbstractButton>(from);
        radio->setFocus();
        QTest::keyClick(radio, Qt::Key_Right);
        EXPECT_TRUE(find<QAbstractButton>(to)->isChecked()) << to;
    };
    arrow("errorStop", "errorSetAside");
    EXPECT_EQ(draft->asked().onError, OnError::SetAside);
    EXPECT_TRUE(find<QLabel>("errorNote")->text().contains(u"rejects.txt"_s));
    arrow("duplicateStop", "duplicateKeep");
    EXPECT_EQ(draft->onDuplicate(), OnDuplicate::Keep);
    arrow("duplicateKeep", "duplicateReplace");
    arrow("duplicateReplace", "duplicateSetAside");
    EXPECT_EQ(draft->onDuplicate(), OnDuplicate::SetAside);
    // Until somebody chooses, Millrace does, and says why.
    EXPECT_TRUE(find<QAbstractButton>("indexesAutomatic")->isChecked());
    EXPECT_EQ(find<QLabel>("indexNote")->text(),
              u"Filled while loading · for so few rows building them anew is not worth it."_s);
    arrow("indexesAutomatic", "indexesKeep");
    EXPECT_FALSE(draft->isAutomatic(Choice::Indexes));
    EXPECT_TRUE(find<QLabel>("indexNote")->text().contains(u"3 indexes"_s));
    arrow("indexesKeep", "indexesDefer");
    EXPECT_EQ(draft->indexes(), IndexPolicy::Defer);
    EXPECT_TRUE(find<QLabel>("indexNote")->text().startsWith(u"2 of 3 secondary indexes are dropped"_s));
    arrow("indexesDefer", "indexesDeferAll");
    EXPECT_EQ(draft->indexes(), IndexPolicy::DeferAll);
    EXPECT_TRUE(find<QLabel>("indexNote")->text().startsWith(u"All 3 secondary indexes"_s));
    QTest::keyClick(find<QAbstractButton>("indexesDeferAll"), Qt::Key_Left);
    EXPECT_EQ(draft->indexes(), IndexPolicy::Defer);
    arrow("orderAutomatic", "orderFile");
    arrow("orderFile", "orderKey");
    EXPECT_EQ(draft->order(), RowOrder::PrimaryKey);
    arrow("verifyAutomatic", "verifySample");
    arrow("verifySample", "verifyContent");
    EXPECT_EQ(draft->asked().verify, VerifyLevel::Content);
    EXPECT_TRUE(find<QLabel>("verifyNote")->text().contains(u"every row again"_s));

    ASSERT_TRUE(window.goTo(WizardWindow::ReviewStep));
    ASSERT_TRUE(settle());
    const QString words = find<QLabel>("reviewWords")->text().remove(QChar(0x200B)); // it folds long words
    for (const char *word : {"rejects.txt", "rejects.csv", "sorted by the primary key", "dropped",
                             "built again", "checksum of all contents"})
        EXPECT_TRUE(words.contains(QString::fromLatin1(word))) << word << words;
    EXPECT_TRUE(window.page(WizardWindow::ReviewStep)->isReady());

    ASSERT_TRUE(window.goTo(WizardWindow::ChunksStep));
    arrow("errorSetAside", "errorAsServer");
    EXPECT_TRUE(find<QAbstractButton>("duplicateKeep")->isChecked()) << "what the server does";
    for (const char *other : {"duplicateStop", "duplicateReplace", "duplicateSetAside"})
        EXPECT_FALSE(find<QAbstractButton>(other)->isEnabled()) << other;
    EXPECT_TRUE(find<QLabel>("duplicateNote")->text().contains(u"no other choice"_s));
    ASSERT_TRUE(draft->plan());
}

TEST_F(ChunksWalk, aTableIsShippedByKeysFromTheWayInToItsEvidence)
{
    server->execute(
        u"CREATE TABLE %1.credits (id bigint NOT NULL PRIMARY KEY, user_id int unsigned NOT NULL, action "
        "varchar(20) CHARACTER SET utf8mb4 NOT NULL, KEY by_user (user_id), KEY by_action (action)) "
        "ENGINE=InnoDB"_s.arg(schema));
    QByteArray rows;
    for (int row = 1; row <= 3'000; ++row)
        rows += QByteArray::number(row) + "\t" + QByteArray::number(row * 3) + "\trecruit\n";
    ASSERT_NO_FATAL_FAILURE(toMapping(rows));
    ASSERT_NO_FATAL_FAILURE(next());
    MigrationDraft *draft = window.draft();
    draft->change(&Plan::shipServer, qEnvironmentVariable("MILLRACE_TEST_SERVER"));
    ASSERT_TRUE(settle());
    EXPECT_TRUE(find<QLabel>("shipOffer")->text().startsWith(u"It could be shipped"_s))
        << find<QLabel>("shipOffer")->text();
    EXPECT_FALSE(find<QLabel>("shipLanes")->isVisible());
    auto *chosen = find<QAbstractButton>("wayAuto");
    chosen->setFocus();
    for (const char *way : {"wayServerFile", "wayInsert", "wayShip"}) {
        QTest::keyClick(chosen, Qt::Key_Right);
        chosen = find<QAbstractButton>(way);
        EXPECT_TRUE(chosen->isChecked()) << way;
    }
    ASSERT_TRUE(settle());
    EXPECT_TRUE(draft->isShipped());
    EXPECT_FALSE(find<QLabel>("shipOffer")->isVisible());
    EXPECT_TRUE(find<QLabel>("wayNote")->text().contains(u"inserts no row"_s));
    const QString lanes = find<QLabel>("shipLanes")->text();
    EXPECT_TRUE(lanes.contains(u"written with them: by_user."_s)) << lanes;
    EXPECT_TRUE(lanes.contains(u"Index by_action is built by that server"_s)) << lanes;
    EXPECT_FALSE(find<MessageBar>("shipBar")->isVisible()) << find<MessageBar>("shipBar")->what();
    EXPECT_TRUE(find<QLabel>("shipProgram")
                    ->text()
                    .contains(server->value(u"SELECT @@version"_s)
                                  .toString()
                                  .section(QRegularExpression(u"[^0-9.]"_s), 0, 0)))
        << find<QLabel>("shipProgram")->text();
    find<QAbstractButton>("shipRebuilt")->setFocus();
    QTest::keyClick(find<QAbstractButton>("shipRebuilt"), Qt::Key_Right);
    EXPECT_EQ(draft->asked().shipFiles, ShipFiles::Direct);
    EXPECT_EQ(window.page(WizardWindow::ChunksStep)->railSummary(), u"shipped, direct"_s);

    ASSERT_TRUE(window.goTo(WizardWindow::ReviewStep));
    ASSERT_TRUE(settle());
    const QString words = find<QLabel>("reviewWords")->text().remove(QChar(0x200B));
    for (const char *word :
         {"thrown away", "ship/template.ibd", "credits.built", "CHECK TABLE", "ship/exported.ibd",
          "before/empty.ibd", "DISCARD TABLESPACE", "credits.ibd and credits.cfg", "AUTO_INCREMENT"})
        EXPECT_TRUE(words.contains(QString::fromLatin1(word))) << word << words;
    const QString fine = find<QLabel>("findingsOk")->text().remove(QChar(0x200B));
    for (const char *topic :
         {"Server that builds", "Folder of the target", "Disk space", "What goes which way"})
        EXPECT_TRUE(fine.contains(QString::fromLatin1(topic))) << topic << fine;
    ASSERT_TRUE(window.page(WizardWindow::ReviewStep)->isReady())
        << window.page(WizardWindow::ReviewStep)->hint();
    auto *load = find<QAbstractButton>("primaryButton");
    load->setFocus();
    QTest::keyClick(load, Qt::Key_Space);
    ASSERT_EQ(window.currentStep(), WizardWindow::LoadStep);
    EXPECT_FALSE(find<QAbstractButton>("limitSpeed")->isVisible()) << "there is nothing to slow down";
    ASSERT_TRUE(awaited([&] { return !window.isRunning(); }));
    ASSERT_TRUE(awaited([&] { return window.page(WizardWindow::LoadStep)->isReady(); }));
    EXPECT_EQ(server->value(u"SELECT COUNT(*) FROM "_s + tableName()).toInt(), 3'000);
    ASSERT_NO_FATAL_FAILURE(next());
    auto *evidence = find<QLabel>("evidence");
    ASSERT_TRUE(awaited([&] { return evidence->text().contains(u"Shipped direct"_s); })) << evidence->text();
    EXPECT_TRUE(evidence->text().contains(server->checksum(schema, u"credits"_s))) << evidence->text();
    EXPECT_TRUE(evidence->text().contains(u"Compared on the server that the file comes from"_s))
        << evidence->text();
}

TEST_F(ChunksWalk, whereATableCannotBeShippedTheReasonAndTheNextBestWayAreSaid)
{
    makeTable();
    ASSERT_NO_FATAL_FAILURE(toMapping("1\t2\ta\n"));
    ASSERT_NO_FATAL_FAILURE(next());
    MigrationDraft *draft = window.draft();
    draft->change(&Plan::wayIn, WayIn::Ship);
    ASSERT_TRUE(settle());
    // A program that is no server, chosen by keys in the platform's dialog.
    chooser.program = u"/bin/true"_s;
    auto *choose = find<QAbstractButton>("shipProgramChoose");
    choose->setFocus();
    QTest::keyClick(choose, Qt::Key_Space);
    EXPECT_EQ(draft->asked().shipServer, chooser.program);
    ASSERT_TRUE(settle());
    auto *bar = find<MessageBar>("shipBar");
    EXPECT_TRUE(bar->isVisible());
    EXPECT_EQ(bar->severity(), MessageBar::Severity::Bad);
    EXPECT_TRUE(find<QAbstractButton>("wayShip")->isEnabled()) << "another program may do";
    QTest::keyClick(find<QAbstractButton>("shipProgramSearch"), Qt::Key_Space);
    EXPECT_EQ(draft->asked().shipServer, QString());

    server->execute(u"INSERT INTO %1 VALUES (7, 7, 'there')"_s.arg(tableName()));
    draft->change(&Plan::shipServer, qEnvironmentVariable("MILLRACE_TEST_SERVER"));
    ASSERT_TRUE(window.goTo(WizardWindow::MappingStep));
    ASSERT_TRUE(window.goTo(WizardWindow::ChunksStep));
    ASSERT_TRUE(settle());
    EXPECT_TRUE(bar->what().contains(u"not empty"_s)) << bar->what();
    ASSERT_TRUE(window.goTo(WizardWindow::ReviewStep));
    ASSERT_TRUE(settle());
    EXPECT_FALSE(window.page(WizardWindow::ReviewStep)->isReady());
    EXPECT_TRUE(find<QAbstractButton>("remedy1")->text().contains(u"Chunks"_s));
    press("remedy1");
    EXPECT_EQ(window.currentStep(), WizardWindow::ChunksStep);
    ASSERT_TRUE(settle());
    auto *other = find<QAbstractButton>("shipOtherWay");
    other->setFocus();
    QTest::keyClick(other, Qt::Key_Space);
    EXPECT_EQ(draft->wayIn(), WayIn::Auto);
    EXPECT_EQ(draft->order(), RowOrder::PrimaryKey);
    EXPECT_TRUE(find<QAbstractButton>("wayAuto")->hasFocus()) << "the button is gone";
    ASSERT_TRUE(settle());
    EXPECT_FALSE(find<QAbstractButton>("wayShip")->isEnabled());
    const QString offer = find<QLabel>("shipOffer")->text();
    EXPECT_TRUE(offer.contains(u"not empty"_s) && offer.contains(u"What comes closest"_s)) << offer;
}

TEST_F(ChunksWalk, aCalibrationIsStartedStoppedAndTakenOverByKeys)
{
    server->execute(
        u"CREATE TABLE %1.credits (id bigint NOT NULL PRIMARY KEY, user_id int unsigned "
        "NOT NULL, action varchar(20) NOT NULL, KEY by_user (user_id)) ENGINE=InnoDB"_s.arg(schema));
    QByteArray rows;
    for (int row = 1; row <= 200'000; ++row)
        rows += QByteArray::number(row) + "\t" + QByteArray::number(row * 3) + "\trecruit\n";
    ASSERT_NO_FATAL_FAILURE(toMapping(rows));
    ASSERT_NO_FATAL_FAILURE(next());
    CalibrationWork *work = window.calibration();
    auto *words = find<QLabel>("calibrationWords");
    EXPECT_TRUE(words->text().contains(u"dropped afterwards"_s)) << "said before, not after";
    auto *start = find<QAbstractButton>("calibrate");
    auto *stop = find<QAbstractButton>("calibrateStop");
    auto *apply = find<QAbstractButton>("calibrateApply");
    auto *trials = find<QTableView>("calibrationTrials");
    EXPECT_FALSE(stop->isVisible());
    EXPECT_FALSE(apply->isVisible());
    EXPECT_FALSE(trials->isVisible());

    start->setFocus();
    QTest::keyClick(start, Qt::Key_Space);
    EXPECT_TRUE(work->isRunning());
    EXPECT_TRUE(stop->hasFocus()) << "the keys go from the button that is gone to the one in its place";
    QTest::qWait(200);
    QTest::keyClick(stop, Qt::Key_Space);
    ASSERT_TRUE(awaited([&] { return !work->isRunning(); }));
    EXPECT_TRUE(words->text().startsWith(u"Stopped"_s)) << words->text();
    EXPECT_TRUE(start->isVisible() && start->hasFocus());

    work->start({.secondsPerTrial = 0.2});
    ASSERT_TRUE(awaited([&] { return !work->isRunning(); }));
    ASSERT_EQ(work->state(), CalibrationWork::State::Done);
    EXPECT_TRUE(trials->isVisible());
    EXPECT_EQ(trials->model()->rowCount(), work->found().trials.size());
    int marked = 0;
    for (int row = 0; row < trials->model()->rowCount(); ++row)
        marked +=
            trials->model()->index(row, CalibrationModel::SpeedColumn).data().toString().isEmpty() ? 0 : 1;
    EXPECT_EQ(marked, 1);
    EXPECT_TRUE(words->text().startsWith(u"Fastest: "_s)) << words->text();
    const CalibrationTrial best = work->found().trials.at(work->found().winner);
    window.draft()->change(&Plan::workers, best.workers + 1);
    EXPECT_TRUE(apply->isEnabled());
    apply->setFocus();
    QTest::keyClick(apply, Qt::Key_Space);
    EXPECT_EQ(window.draft()->asked().workers, best.workers);
    EXPECT_EQ(window.draft()->asked().chunkRows, best.chunkRows);
    EXPECT_EQ(window.draft()->indexes(), best.indexes);
    EXPECT_EQ(find<QSpinBox>("workers")->value(), best.workers);
    EXPECT_FALSE(apply->isEnabled()) << "it is in use";
    EXPECT_EQ(server->value(u"SELECT COUNT(*) FROM "_s + tableName()).toInt(), 0);
}

TEST_F(ChunksWalk, aCalibrationThatCannotBeDoneSaysWhyInPlace)
{
    makeTable();
    ASSERT_NO_FATAL_FAILURE(toMapping("1\tx\ta\n"));
    ASSERT_NO_FATAL_FAILURE(next());
    auto *bar = find<MessageBar>("calibrationBar");
    EXPECT_FALSE(bar->isVisible());
    QTest::keyClick(find<QAbstractButton>("calibrate"), Qt::Key_Space);
    ASSERT_TRUE(awaited([&] { return !window.calibration()->isRunning(); }));
    EXPECT_TRUE(bar->isVisible());
    EXPECT_FALSE(bar->what().isEmpty());
    EXPECT_TRUE(find<QAbstractButton>("primaryButton")->isEnabled()) << "it stands in nobody's way";
}

TEST_F(ChunksWalk, limitsAreSetByKeysShownInALineAndKept)
{
    makeTable();
    ASSERT_NO_FATAL_FAILURE(toMapping("1\t2\ta\n"));
    ASSERT_NO_FATAL_FAILURE(next());
    auto *summary = find<ElidedLabel>("limitsSummary");
    auto *toggle = find<QAbstractButton>("limitsToggle");
    EXPECT_TRUE(summary->isVisible());
    EXPECT_TRUE(summary->fullText().startsWith(u"Full speed"_s)) << summary->fullText();
    EXPECT_FALSE(find<QSpinBox>("limitRows")->isVisible());
    toggle->setFocus();
    QTest::keyClick(toggle, Qt::Key_Space);
    EXPECT_FALSE(summary->isVisible());
    const auto enter = [&](QAbstractSpinBox *box, const char *text) {
        EXPECT_TRUE(box->isVisible()) << box->objectName();
        box->setFocus();
        box->selectAll();
        QTest::keyClicks(box, QString::fromLatin1(text));
        QTest::keyClick(box, Qt::Key_Tab);
    };
    EXPECT_TRUE(find<QSpinBox>("limitRows")->hasFocus());
    enter(find<QSpinBox>("limitRows"), "50000");
    EXPECT_TRUE(find<QDoubleSpinBox>("limitBytes")->hasFocus()) << "in the order they are read";
    enter(find<QDoubleSpinBox>("limitBytes"), "12.5");
    enter(find<QSpinBox>("guardThreads"), "40");
    enter(find<QSpinBox>("guardLag"), "7");
    enter(find<QSpinBox>("maxRejects"), "1234");
    enter(find<QSpinBox>("memoryMebibytes"), "64");
    EXPECT_EQ(find<QSpinBox>("limitRows")->text(), u"50,000"_s);
    MigrationDraft *draft = window.draft();
    const LoadLimits wanted{
        .rowsPerSecond = 50'000, .bytesPerSecond = 12'500'000, .threadsRunning = 40, .replicaLagSeconds = 7};
    EXPECT_EQ(draft->asked().limits, wanted);
    EXPECT_EQ(draft->asked().maxRejects, 1'234);
    EXPECT_EQ(draft->asked().memoryBytes, 64LL * 1024 * 1024);
    chooser.workFolder = folder.filePath(u"sorted"_s);
    QTest::keyClick(find<QAbstractButton>("workFolderChoose"), Qt::Key_Space);
    EXPECT_EQ(draft->asked().workFolder, chooser.workFolder);
    EXPECT_EQ(find<QLineEdit>("workFolder")->text(), chooser.workFolder);

    QTest::keyClick(toggle, Qt::Key_Space);
    EXPECT_TRUE(summary->isVisible());
    const QString line = summary->fullText();
    for (const char *part : {"50,000 rows/s", "12.5 MB/s", "40 running threads", "7 s of replica lag",
                             "64 MiB", "1,234 rows", "sorted"})
        EXPECT_TRUE(line.contains(QString::fromLatin1(part))) << part << " in " << line;
    ASSERT_TRUE(window.goTo(WizardWindow::SourceStep));
    ASSERT_TRUE(window.goTo(WizardWindow::ChunksStep));
    EXPECT_EQ(summary->fullText(), line);
    ASSERT_TRUE(window.goTo(WizardWindow::ReviewStep));
    ASSERT_TRUE(settle());
    const QString review = find<QLabel>("reviewWords")->text().remove(QChar(0x200B)); // it folds long words
    EXPECT_TRUE(review.contains(line.mid(1).toHtmlEscaped())) << review;

    chooser.planToSave = folder.filePath(u"limits.millrace"_s);
    QTest::keyClick(&window, Qt::Key_S, Qt::ControlModifier);
    const auto saved = Plan::load(chooser.planToSave);
    ASSERT_TRUE(saved);
    EXPECT_EQ(saved->limits, wanted);
    EXPECT_EQ(saved->workFolder, chooser.workFolder);
}

TEST_F(ChunksWalk, aChoiceThatCannotBeHadIsOffAndSaysWhy)
{
    server->execute(u"CREATE TABLE %1.credits (id int, user_id int, action varchar(20))"_s.arg(schema));
    ASSERT_NO_FATAL_FAILURE(toMapping("1\t2\ta\n"));
    ASSERT_NO_FATAL_FAILURE(next());
    EXPECT_FALSE(find<QAbstractButton>("indexesDefer")->isEnabled());
    EXPECT_TRUE(find<QLabel>("indexNote")->text().contains(u"no secondary index"_s));
    EXPECT_FALSE(find<QAbstractButton>("orderKey")->isEnabled());
    EXPECT_TRUE(find<QLabel>("orderNote")->text().startsWith(u"Not sorted: "_s));
}

} // namespace
} // namespace millrace::test::chunks_walk_test
