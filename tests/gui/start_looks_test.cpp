// SPDX-License-Identifier: GPL-3.0-or-later
// Draws the start page and what belongs to it in its states, light and dark, in both window sizes and in
// large type, and checks that no text is cut. With MILLRACE_SHOTS set to a folder the pictures are left
// there.
#include "core/base/literals.h"
#include "core/server/login/savedconnections.h"
#include "tests/gui/support/looks.h"
#include "tests/gui/support/start_fixture.h"
#include "tests/support/awaited.h"
#include "ui/start/closesheet.h"
#include "ui/start/startpage.h"
#include "ui/theme/applytheme.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme.h"

#include <QDialog>
#include <QTableView>

namespace millrace::test::start_looks_test {
namespace {

class StartLooks : public StartTest, public testing::WithParamInterface<Look>
{
protected:
    void SetUp() override
    {
        applyTheme(*qApp, GetParam().dark ? ThemeMode::Dark : ThemeMode::Light, GetParam().percent);
        StartTest::SetUp();
        window->resize(GetParam().size);
    }
    void TearDown() override
    {
        StartTest::TearDown();
        applyTheme(*qApp, ThemeMode::Light);
    }
    void look(const char *name) { expectGoodLooks(*window, GetParam(), QString::fromLatin1(name)); }
};

TEST_P(StartLooks, beforeTheFirstRun)
{
    look("0-start-empty");
}

TEST_P(StartLooks, withRunsPlansAndConnections)
{
    for (const auto &[name, host] :
         {std::pair("production", "db1.example"), std::pair("staging", "db-staging"),
          std::pair("reporting replica", "10.0.4.17")}) {
        ConnectionSpec spec;
        spec.host = QString::fromLatin1(host);
        spec.user = u"loader"_s;
        ASSERT_TRUE(SavedConnections::save(QString::fromLatin1(name), spec));
    }
    for (const char *name : {"gone", "orders 2026", "customers", "action credits 2010"}) {
        const QString path = folder.filePath(QString::fromLatin1(name) + u".millrace"_s);
        if (QByteArray(name) != "gone") {
            ASSERT_TRUE(plan(QString::fromLatin1(name)).save(path));
        }
        preferences->notePlan(path);
    }
    for (int i = 0; i < 7; ++i)
        leave(plan(i % 2 ? u"customers"_s : u"orders 2026"_s), RunState::Done, 1'204'000 * (i + 1), i != 3,
              1500 + 900 * i);
    leave(plan(), RunState::RolledBack, 0, false, 400);
    leave(plan(), RunState::Refused, 0, false, 390);
    leave(plan(), RunState::Cancelled, 12'400'000, false, 200);
    leave(plan(), RunState::Loading, 41'000'000, false, 100);
    leave(plan(), RunState::Stopped, 61'000'000, false, 30);
    window->showStart();
    ASSERT_TRUE(awaited([this] { return window->shelf()->runs().size() == 12; }));
    auto *plans = find<QTableView>("recentPlans");
    ASSERT_TRUE(awaited([&] { return plans->model()->rowCount() == 4; }));
    look("0-start");
    press("runRollBack");
    look("0-start-question");
    press("rollBackNo");
    press("runForget");
    ASSERT_TRUE(awaited([this] { return window->shelf()->runs().size() == 11; }));
    look("0-start-forgotten");
    find<CloseSheet>("closeSheet")->ask(false);
    look("0-start-closing");
}

TEST_P(StartLooks, theQuestionForTheSourcesPassword)
{
    Plan fromServer = plan();
    fromServer.source = Source{};
    fromServer.source.table = SourceTable{.schema = u"archive"_s, .name = u"credits"_s};
    fromServer.source.table->server =
        ConnectionSpec{.host = u"archive-replica-2.example"_s, .user = u"reader"_s};
    fromServer.source.fieldCount = 1;
    fromServer.source.fieldNames = QStringList{u"id"_s};
    const auto readBack = Plan::fromJson(fromServer.toJson());
    ASSERT_TRUE(readBack) << readBack.error().text();
    leave(fromServer, RunState::Cancelled, 12'400'000, false, 30);
    window->showStart();
    ASSERT_TRUE(awaited([this] { return window->shelf()->runs().size() == 1; }));
    press("runResume");
    ASSERT_TRUE(find<QWidget>("runSourcePassword")->isVisible());
    look("0-start-source-password");
}

TEST_P(StartLooks, theDialogs)
{
    const std::tuple<const char *, const char *, const char *> dialogs[] = {
        {"openSettings", "settingsDialog", "9-settings"},
        {"openShortcuts", "shortcutsDialog", "9-shortcuts"},
        {"openAbout", "aboutDialog", "9-about"}};
    for (const auto &[button, object, name] : dialogs) {
        press(button);
        auto *dialog = find<QDialog>(object);
        ASSERT_TRUE(QTest::qWaitForWindowExposed(dialog));
        Look as = GetParam();
        as.size = dialog->size();
        expectGoodLooks(*dialog, as, QString::fromLatin1(name));
        dialog->close();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
}

INSTANTIATE_TEST_SUITE_P(Looks, StartLooks, allLooks(), nameOfLook);

/// Each icon is drawn in its colour at every ratio, in as many pixels as the screen has.
TEST(Icons, areDrawnAnewForEachSizeRatioAndScheme)
{
    for (const bool dark : {false, true}) {
        applyTheme(*qApp, dark ? ThemeMode::Dark : ThemeMode::Light);
        const QColor ink = (dark ? darkColors() : lightColors()).accent;
        for (const char *name :
             {"plus", "folder", "save", "sample", "settings", "keyboard", "manual", "info", "home", "resume",
              "rollback", "report", "forget", "verified", "look", "stopped"}) {
            const QIcon icon = themedIcon(QString::fromLatin1(name), Ink::Accent);
            ASSERT_FALSE(icon.isNull()) << name;
            for (const double ratio : {1.0, 1.5, 2.0}) {
                const QPixmap pixmap = icon.pixmap(QSize(16, 16), ratio);
                EXPECT_EQ(pixmap.width(), qRound(16 * ratio)) << name;
                EXPECT_DOUBLE_EQ(pixmap.devicePixelRatio(), ratio) << name;
                const QImage image = pixmap.toImage();
                int drawn = 0;
                int pure = 0;
                for (int y = 0; y < image.height(); ++y)
                    for (int x = 0; x < image.width(); ++x) {
                        drawn += image.pixelColor(x, y).alpha() > 0 ? 1 : 0;
                        pure +=
                            image.pixelColor(x, y).alpha() > 250 && image.pixelColor(x, y).rgb() == ink.rgb()
                                ? 1
                                : 0;
                    }
                EXPECT_GT(drawn, 8) << name;
                EXPECT_GT(pure, ratio > 1.9 ? 4 : 0) << name << " at " << ratio << " is a blur";
            }
        }
    }
    applyTheme(*qApp, ThemeMode::Light);
    EXPECT_TRUE(themedIcon(u"no such icon"_s).isNull());
}

} // namespace
} // namespace millrace::test::start_looks_test
