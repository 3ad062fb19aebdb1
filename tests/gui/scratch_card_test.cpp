// SPDX-License-Identifier: GPL-3.0-or-later
// The private server from the window: started by connecting, seen on every page, stopped, sealed and deleted
// by keys and object names; and what the wizard makes of it when somebody else ends it.
#include "core/base/literals.h"
#include "tests/gui/support/wizard_fixture.h"
#include "tests/support/awaited.h"
#include "ui/widgets/messagebar.h"

#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QSpinBox>

namespace millrace::test::scratch_card_test {
namespace {

class ScratchCardTest : public WizardTest
{
protected:
    void SetUp() override
    {
        WizardTest::SetUp();
        window.addPaths({write(u"t.txt"_s, "1\ta\n2\tb\n")});
        ASSERT_TRUE(settle());
        ASSERT_TRUE(window.goTo(WizardWindow::TargetStep));
        ASSERT_TRUE(awaited([this] { return work()->isKnown(); }));
        // The other flavour by its program, as everywhere in the tests.
        ScratchServer::Options options = work()->options();
        options.memoryBytes = 64LL * 1024 * 1024;
        options.program = qEnvironmentVariable("MILLRACE_TEST_SERVER");
        work()->setOptions(options);
        press("kindScratch");
    }
    void TearDown() override
    {
        ASSERT_TRUE(idle());
        for (const bool inMemory : {false, true}) {
            const auto removed = ScratchServer(ScratchServer::Options{.inMemory = inMemory}).remove();
            EXPECT_TRUE(removed) << qPrintable(removed.error().text());
        }
    }

    ScratchWork *work() { return window.scratch(); }
    bool idle()
    {
        return QTest::qWaitFor([this] { return work()->doing() == ScratchWork::Doing::Nothing; }, 90'000);
    }
    QString text(const char *label) { return find<QLabel>(label)->text(); }
    bool isShown(const char *name) { return find<QWidget>(name)->isVisible(); }
    void startAndConnect()
    {
        press("connectButton");
        EXPECT_EQ(work()->doing(), ScratchWork::Doing::Starting) << "and the window goes on meanwhile";
        ASSERT_TRUE(idle());
        ASSERT_TRUE(settle());
        ASSERT_TRUE(window.draft()->facts()) << text("scratchState");
        ASSERT_TRUE(window.draft()->connection().scratch);
    }
    /// Over a connection of the test's own.
    void execute(const QString &sql)
    {
        const auto target = ScratchServer({}).connection();
        ASSERT_TRUE(target);
        const auto connection = Connection::open(*target);
        ASSERT_TRUE(connection);
        const auto done = (*connection)->execute(sql);
        ASSERT_TRUE(done) << qPrintable(done.error().text());
    }
};

TEST_F(ScratchCardTest, connectingStartsItAndItIsSeenUntilItIsStopped)
{
    EXPECT_TRUE(text("scratchState").startsWith(u"Not running"_s));
    EXPECT_TRUE(isShown("scratchPrice"));
    EXPECT_FALSE(isShown("scratchStop"));
    EXPECT_FALSE(isShown("scratchLine"));
    type("scratchSchema", u"practice"_s);
    ASSERT_NO_FATAL_FAILURE(startAndConnect());
    EXPECT_TRUE(text("scratchState").startsWith(u"Running · "_s)) << text("scratchState");
    EXPECT_TRUE(text("scratchState").contains(u"relaxed durability"_s));
    EXPECT_TRUE(text("scratchFate").contains(u"stopped when it closes"_s)) << text("scratchFate");
    EXPECT_FALSE(isShown("scratchPrice")) << "how it is started is no question while it runs";
    EXPECT_EQ(window.draft()->connection().schema, u"practice"_s);
    EXPECT_TRUE(window.serverWork()->schemas().contains(u"practice"_s)) << "made there";
    ASSERT_TRUE(window.goTo(WizardWindow::SourceStep));
    EXPECT_TRUE(isShown("scratchLine")) << "on every page";
    press("scratchLine");
    EXPECT_EQ(window.currentStep(), WizardWindow::TargetStep);

    press("scratchStop");
    ASSERT_TRUE(idle());
    EXPECT_FALSE(work()->isRunning());
    EXPECT_FALSE(window.draft()->facts()) << "what was known of it is no longer true";
    EXPECT_FALSE(find<QAbstractButton>("primaryButton")->isEnabled());
    EXPECT_FALSE(isShown("scratchLine"));
    EXPECT_TRUE(text("scratchState").contains(u"of data"_s)) << "they stay";
}

TEST_F(ScratchCardTest, deletingAsksInPlaceAndTakesEverythingAway)
{
    ASSERT_NO_FATAL_FAILURE(startAndConnect());
    const QString folderPath = work()->status().folder;
    press("scratchDelete");
    EXPECT_TRUE(isShown("scratchQuestion"));
    EXPECT_TRUE(text("scratchQuestion").contains(folderPath));
    EXPECT_TRUE(find<QAbstractButton>("scratchDeleteNo")->hasFocus()) << "a hasty key keeps the data";
    QTest::keyClick(find<QAbstractButton>("scratchDeleteNo"), Qt::Key_Space);
    EXPECT_FALSE(isShown("scratchQuestion"));
    EXPECT_EQ(work()->doing(), ScratchWork::Doing::Nothing);
    EXPECT_TRUE(work()->isRunning());

    press("scratchDelete");
    press("scratchDeleteYes");
    EXPECT_EQ(work()->doing(), ScratchWork::Doing::Deleting);
    ASSERT_TRUE(idle());
    EXPECT_FALSE(work()->error()) << qPrintable(work()->error()->text());
    EXPECT_FALSE(QDir(folderPath + u"/data"_s).exists());
    EXPECT_FALSE(window.draft()->facts());
    EXPECT_FALSE(isShown("scratchDelete")) << "there is nothing left to delete";
}

TEST_F(ScratchCardTest, sealingMakesItDurableAndConnectsAgain)
{
    ASSERT_NO_FATAL_FAILURE(startAndConnect());
    ASSERT_NO_FATAL_FAILURE(execute(u"CREATE DATABASE shop"_s));
    ASSERT_NO_FATAL_FAILURE(execute(u"CREATE TABLE shop.t (id int PRIMARY KEY)"_s));
    ASSERT_NO_FATAL_FAILURE(execute(u"INSERT INTO shop.t VALUES (1), (2)"_s));
    press("scratchSeal");
    ASSERT_TRUE(idle());
    ASSERT_TRUE(settle());
    auto *bar = find<MessageBar>("scratchBar");
    EXPECT_EQ(bar->severity(), MessageBar::Severity::Good) << qPrintable(bar->what());
    EXPECT_TRUE(bar->what().contains(u"checksums of 1 table"_s)) << qPrintable(bar->what());
    EXPECT_TRUE(text("scratchState").contains(u"full durability"_s)) << text("scratchState");
    EXPECT_TRUE(window.draft()->facts()) << "connected to the server that is there now";
    EXPECT_TRUE(find<QAbstractButton>("scratchStop")->hasFocus()) << "the keys stay in the card";
}

TEST_F(ScratchCardTest, whenSomebodyElseStopsItThePageSaysSo)
{
    ASSERT_NO_FATAL_FAILURE(startAndConnect());
    ASSERT_TRUE(ScratchServer({}).stop());
    work()->look();
    EXPECT_TRUE(awaited([this] { return !work()->isRunning(); }));
    EXPECT_FALSE(window.draft()->facts());
    EXPECT_TRUE(text("scratchState").startsWith(u"Not running"_s));
}

TEST_F(ScratchCardTest, aServerThatDoesNotStartSaysWhyAndCanBeTriedAgain)
{
    ScratchServer::Options options = work()->options();
    options.program = u"/bin/false"_s;
    work()->setOptions(options);
    press("connectButton");
    ASSERT_TRUE(idle());
    ASSERT_TRUE(work()->error());
    auto *bar = find<MessageBar>("scratchBar");
    EXPECT_TRUE(bar->isVisible());
    EXPECT_FALSE(bar->howToFix().isEmpty());
    EXPECT_FALSE(window.draft()->facts());
    EXPECT_TRUE(find<QAbstractButton>("connectButton")->isEnabled());
    options.program = qEnvironmentVariable("MILLRACE_TEST_SERVER");
    work()->setOptions(options);
    ASSERT_NO_FATAL_FAILURE(startAndConnect());
    EXPECT_FALSE(bar->isVisible());
}

TEST_F(ScratchCardTest, durabilityAndMemoryAreChosenByKeys)
{
    auto *durability = find<QComboBox>("scratchDurability");
    durability->setFocus();
    const QString before = text("scratchPrice");
    QTest::keyClick(durability, Qt::Key_Up);
    EXPECT_EQ(work()->options().durability, ScratchServer::Durability::Full);
    EXPECT_NE(text("scratchPrice"), before);
    auto *memory = find<QSpinBox>("scratchMemory");
    memory->setFocus();
    memory->selectAll();
    QTest::keyClicks(memory, u"96"_s);
    QTest::keyClick(memory, Qt::Key_Tab);
    EXPECT_EQ(work()->options().memoryBytes, 96LL * 1024 * 1024);
    ScratchServer::Options options = work()->options();
    options.program = qEnvironmentVariable("MILLRACE_TEST_SERVER");
    work()->setOptions(options);
    ASSERT_NO_FATAL_FAILURE(startAndConnect());
    EXPECT_EQ(window.draft()->facts()->variables.value(u"innodb_flush_log_at_trx_commit"_s), u"1"_s);
    EXPECT_EQ(window.draft()->facts()->bufferPoolBytes(), 96LL * 1024 * 1024);
}

TEST_F(ScratchCardTest, inMemoryItIsFoundByTheConnectionToo)
{
    if (ScratchServer::memoryFolder().isEmpty())
        GTEST_SKIP() << "no tmpfs here that this account may write to";
    auto *durability = find<QComboBox>("scratchDurability");
    durability->setCurrentIndex(durability->count() - 1);
    EXPECT_TRUE(work()->options().inMemory);
    ScratchServer::Options options = work()->options();
    options.program = qEnvironmentVariable("MILLRACE_TEST_SERVER");
    options.memoryBytes = 16LL * 1024 * 1024;
    work()->setOptions(options);
    ASSERT_NO_FATAL_FAILURE(startAndConnect());
    EXPECT_TRUE(work()->status().inMemory);
    EXPECT_FALSE(ScratchServer({}).status().running);
    EXPECT_FALSE(isShown("scratchSeal")) << "nothing makes it outlast the machine";
    EXPECT_TRUE(text("scratchState").contains(u"in memory"_s));
}

} // namespace
} // namespace millrace::test::scratch_card_test
