// SPDX-License-Identifier: GPL-3.0-or-later
// What becomes of a load when the window is closed: asked once, in the window, with the load going on.
#include "core/base/literals.h"
#include "core/run/undo/pastruns.h"
#include "tests/gui/support/slowload_fixture.h"
#include "tests/support/awaited.h"
#include "ui/start/closesheet.h"

#include <QCheckBox>
#include <QSignalSpy>

namespace millrace::test::start_close_test {
namespace {

class CloseTest : public SlowLoadTest
{
protected:
    CloseSheet *sheet() { return find<CloseSheet>("closeSheet"); }
};

TEST_F(CloseTest, withoutALoadTheWindowJustCloses)
{
    EXPECT_TRUE(window->close());
    EXPECT_FALSE(window->isVisible());
}

TEST_F(CloseTest, aLoadIsAskedAboutAndGoesOnMeanwhile)
{
    startLoad();
    EXPECT_FALSE(window->close());
    EXPECT_TRUE(window->isVisible());
    EXPECT_TRUE(sheet()->isAsking());
    EXPECT_EQ(window->focusWidget(), find<QWidget>("closeKeep")) << "the harmless answer";
    EXPECT_TRUE(find<QLabel>("closeNote")->text().contains(u"no tray"_s));
    EXPECT_TRUE(window->wizard()->isRunning());
    ASSERT_TRUE(committed()) << "nothing waits for the answer";
    QTest::keyClick(window->focusWidget(), Qt::Key_Escape);
    EXPECT_FALSE(sheet()->isAsking());
    EXPECT_TRUE(window->wizard()->isRunning());
}

TEST_F(CloseTest, stoppedItClosesTheWindowAndCanBeResumed)
{
    startLoad();
    ASSERT_TRUE(committed());
    window->close();
    press("closeStop");
    EXPECT_TRUE(window->isVisible()) << "until what is on its way is rolled back";
    ASSERT_TRUE(over());
    ASSERT_TRUE(awaited([this] { return !window->isVisible(); }));
    const auto runs = pastRuns();
    ASSERT_EQ(runs.size(), 1);
    EXPECT_EQ(runs.first().ending, PastRun::Ending::Cancelled);
    EXPECT_TRUE(runs.first().mayResume());
}

TEST_F(CloseTest, inTheTrayItGoesOnAndTheWayBackIsThere)
{
    tray->available = true;
    startLoad();
    EXPECT_TRUE(tray->shown);
    window->close();
    press("closeBackground");
    EXPECT_FALSE(window->isVisible());
    EXPECT_TRUE(window->wizard()->isRunning());
    ASSERT_TRUE(awaited([this] { return tray->sentence.contains(u'%'); }));
    EXPECT_TRUE(tray->sentence.startsWith(u"slow: "_s)) << tray->sentence;
    // As soon as they can be told.
    EXPECT_TRUE(awaited([this] {
        return tray->sentence.contains(u"rows/s"_s) && tray->sentence.endsWith(u" left"_s);
    })) << tray->sentence;
    Q_EMIT tray->showRequested();
    EXPECT_TRUE(window->isVisible());
    Q_EMIT tray->stopRequested();
    ASSERT_TRUE(over());
    EXPECT_TRUE(window->isVisible()) << "nobody asked to close it";
    EXPECT_FALSE(tray->shown);
    ASSERT_TRUE(awaited([this] { return !tray->said.isEmpty(); })) << "no bus: the tray says how it ended";
    EXPECT_TRUE(tray->said.first().startsWith(u"Cancelled"_s)) << tray->said.first();
}

TEST_F(CloseTest, leftAloneTheProgramEndsWithTheLoadOrStaysAsItWasAsked)
{
    tray->available = true;
    QSignalSpy quit(window.get(), &MainWindow::quitRequested);
    startLoad(0);
    window->close();
    if (window->wizard()->isRunning()) { // else the machine was faster than this test
        press("closeBackground");
        ASSERT_TRUE(over());
        EXPECT_EQ(quit.count(), 1);
    }
    makeWindow();
    tray->available = true;
    server->execute(u"TRUNCATE %1.t"_s.arg(schema));
    QSignalSpy again(window.get(), &MainWindow::quitRequested);
    startLoad();
    window->close();
    find<QCheckBox>("closeEnd")->setChecked(false);
    press("closeBackground");
    window->wizard()->runs()->stop();
    ASSERT_TRUE(over());
    EXPECT_EQ(again.count(), 0);
    EXPECT_TRUE(tray->shown) << "the only way back to the window";
}

TEST_F(CloseTest, withoutATrayTheWindowIsMinimisedInstead)
{
    preferences->setOnClose(Preferences::OnClose::Background);
    startLoad();
    EXPECT_FALSE(window->close());
    EXPECT_TRUE(window->isMinimized());
    EXPECT_TRUE(window->wizard()->isRunning());
}

TEST_F(CloseTest, theStartPageShowsALoadThatIsOnAndBeginsNoOther)
{
    startLoad();
    window->showStart();
    for (const char *name : {"newMigration", "startOpenPlan", "trySample"})
        EXPECT_FALSE(find<QWidget>(name)->isEnabled()) << name;
    EXPECT_TRUE(awaited([this] {
        const auto &runs = window->shelf()->runs();
        return runs.size() == 1 && runs.first().ending == PastRun::Ending::AtWork;
    })) << window->shelf()->runs().size()
        << " runs, the first "
        << (window->shelf()->runs().isEmpty() ? -1 : int(window->shelf()->runs().first().ending));
    press("goOnDraft");
    EXPECT_EQ(window->wizard()->currentStep(), WizardWindow::LoadStep);
}

} // namespace
} // namespace millrace::test::start_close_test
