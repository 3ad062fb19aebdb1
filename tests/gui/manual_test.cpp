// SPDX-License-Identifier: GPL-3.0-or-later
// The manual in the program: F1 on each step, search, links, back and forward, by keys; and how it looks,
// light and dark, in a small window and in large type. With MILLRACE_SHOTS the pictures are left there.
#include "core/base/literals.h"
#include "tests/gui/support/looks.h"
#include "tests/gui/support/start_fixture.h"
#include "tests/support/awaited.h"
#include "ui/help/manuallist.h"
#include "ui/help/manualview.h"
#include "ui/help/manualwindow.h"
#include "ui/theme/applytheme.h"
#include "ui/theme/theme.h"
#include "ui/wizard/frame/wizardpage.h"

#include <QApplication>
#include <QPushButton>
#include <QScrollBar>
#include <QTextBlock>

namespace millrace::test::manual_test {
namespace {

class ManualInProgram : public StartTest
{
protected:
    static ManualWindow *manual()
    {
        for (QWidget *widget : QApplication::topLevelWidgets())
            if (auto *found = qobject_cast<ManualWindow *>(widget))
                return found;
        return nullptr;
    }
    static ManualView *view() { return manual()->findChild<ManualView *>(); }
    static ManualList *list() { return manual()->findChild<ManualList *>(); }
    static QLineEdit *search() { return manual()->findChild<QLineEdit *>(u"manualSearch"_s); }
    void SetUp() override
    {
        StartTest::SetUp();
        QTest::keyClick(window.get(), Qt::Key_F1);
        ASSERT_NE(manual(), nullptr);
        ASSERT_TRUE(QTest::qWaitForWindowExposed(manual()));
    }
    /// Heading at the top of what is visible.
    static QString topText() { return view()->cursorForPosition(QPoint(4, 12)).block().text(); }
};

TEST_F(ManualInProgram, HasOnePageAboutWholeDumps)
{
    for (const char *name : {"dumpTargetPage", "dumpMappingPage", "dumpReviewPage"})
        EXPECT_EQ(window->findChild<WizardPage *>(QLatin1String(name))->manualPage(), u"whole-dump"_s)
            << name;
    window->wizard()->draft()->openDump({});
    EXPECT_EQ(window->wizard()->page(WizardWindow::SourceStep)->manualPage(), u"whole-dump"_s);
}

TEST_F(ManualInProgram, OpensOnThePageAboutWhatIsOnScreen)
{
    EXPECT_FALSE(manual()->isModal());
    EXPECT_FALSE(manual()->testAttribute(Qt::WA_QuitOnClose)) << "the program ends with its own window";
    EXPECT_EQ(view()->page(), u"start"_s);
    EXPECT_EQ(list()->currentItem()->text(), u"Start"_s);
    const ManualWindow *first = manual();
    window->showWizard();
    const QStringList pages{u"source"_s, u"target"_s, u"mapping"_s, u"chunks"_s,
                            u"tuning"_s, u"review"_s, u"load"_s,    u"finish"_s};
    for (int step = WizardWindow::SourceStep; step <= WizardWindow::FinishStep; ++step) {
        EXPECT_EQ(window->wizard()->page(step)->manualPage(), pages.at(step));
        if (window->wizard()->goTo(step)) {
            window->activateWindow(); // the manual took the keys
            ASSERT_TRUE(QTest::qWaitForWindowActive(window.get()));
            QTest::keyClick(window.get(), Qt::Key_F1);
            EXPECT_EQ(view()->page(), pages.at(step));
        }
    }
    EXPECT_EQ(manual(), first) << "one window";
    manual()->close();
    press("pageHelp");
    EXPECT_TRUE(manual()->isVisible());
    EXPECT_EQ(view()->page(), u"source"_s);
    manual()->close();
    window->showStart();
    press("openManual");
    EXPECT_EQ(view()->page(), u"start"_s);
    window->close();
    EXPECT_FALSE(manual()->isVisible());
}

TEST_F(ManualInProgram, FollowsLinksAndGoesBackAndForward)
{
    view()->open(u"trouble"_s);
    EXPECT_EQ(list()->currentItem()->text(), u"When something goes wrong"_s);
    view()->setSource(QUrl(u"#roll-back"_s));
    EXPECT_TRUE(awaited([] { return topText() == "Roll back"_L1; })) << topText();
    view()->setSource(QUrl(u"formats.html#run-folder"_s));
    EXPECT_EQ(view()->page(), u"formats"_s);
    EXPECT_TRUE(awaited([] { return topText() == "Run folder"_L1; })) << topText();
    QTest::keyClick(manual(), Qt::Key_Left, Qt::AltModifier);
    EXPECT_EQ(view()->page(), u"trouble"_s);
    QTest::mouseClick(manual()->findChild<QPushButton *>(u"manualForward"_s), Qt::LeftButton);
    EXPECT_EQ(view()->page(), u"formats"_s);
    // Nothing but pages of the manual is opened, whatever a page says.
    for (const char *other :
         {"https://example.org/", "file:///etc/passwd", "nonsense.html", "../icons/info.svg"}) {
        view()->setSource(QUrl(QLatin1String(other)));
        EXPECT_EQ(view()->page(), u"formats"_s) << other;
    }
}

/// Every link of every page, as the window resolves it.
TEST_F(ManualInProgram, EveryLinkOfEveryPageIsFollowed)
{
    const ManualBook book;
    int links = 0;
    for (const ManualBook::Page &page : book.pages()) {
        view()->open(page.name);
        QStringList targets;
        for (QTextBlock block = view()->document()->begin(); block.isValid(); block = block.next())
            for (auto part = block.begin(); !part.atEnd(); ++part)
                if (const QString href = part.fragment().charFormat().anchorHref(); !href.isEmpty())
                    targets << href;
        for (const QString &target : targets) {
            view()->open(page.name);
            view()->setSource(QUrl(target));
            const QString name = target.section(u'#', 0, 0).section(u'.', 0, 0);
            EXPECT_EQ(view()->page(), name.isEmpty() ? page.name : name) << target;
            ++links;
        }
    }
    EXPECT_GT(links, 45);
}

TEST_F(ManualInProgram, SearchesByKeysAlone)
{
    QTest::keyClick(manual(), Qt::Key_F, Qt::ControlModifier);
    EXPECT_TRUE(search()->hasFocus());
    QTest::keyClicks(search(), u"rejects.txt mend"_s);
    EXPECT_TRUE(list()->showsHits());
    ASSERT_GT(list()->count(), 1);
    QTest::keyClick(search(), Qt::Key_Return);
    EXPECT_EQ(view()->page(), list()->item(0)->data(Qt::UserRole).toString());
    EXPECT_FALSE(view()->extraSelections().isEmpty()) << "the words are marked";
    QTest::keyClick(search(), Qt::Key_Down);
    EXPECT_TRUE(list()->hasFocus());
    QTest::keyClick(list(), Qt::Key_Down);
    QTest::keyClick(list(), Qt::Key_Return);
    EXPECT_EQ(view()->page(), list()->currentItem()->data(Qt::UserRole).toString());
    search()->setFocus();
    search()->selectAll();
    QTest::keyClicks(search(), u"xyzzy"_s);
    EXPECT_EQ(list()->item(0)->text(), u"Not in the manual."_s);
    QTest::keyClick(search(), Qt::Key_Escape);
    EXPECT_FALSE(list()->showsHits());
    EXPECT_TRUE(view()->extraSelections().isEmpty());
    EXPECT_TRUE(manual()->isVisible());
    QTest::keyClick(view(), Qt::Key_Escape);
    EXPECT_FALSE(manual()->isVisible());
}

class ManualLooks : public testing::TestWithParam<Look>
{
protected:
    void SetUp() override
    {
        applyTheme(*qApp, GetParam().dark ? ThemeMode::Dark : ThemeMode::Light, GetParam().percent);
    }
    void TearDown() override { applyTheme(*qApp, ThemeMode::Light); }
};

TEST_P(ManualLooks, PagesFitAndShowTheirPictures)
{
    ManualWindow window;
    window.resize(GetParam().size);
    const ManualBook book;
    auto *view = window.findChild<ManualView *>();
    for (const ManualBook::Page &page : book.pages()) {
        window.openPage(page.name);
        ASSERT_TRUE(QTest::qWaitForWindowExposed(&window));
        // Long lines wrap or the type is smaller: nobody scrolls a manual sideways.
        EXPECT_TRUE(awaited([&] { return view->horizontalScrollBar()->maximum() == 0; }))
            << page.name << " is wider by " << view->horizontalScrollBar()->maximum();
        if (book.html(page.name).contains("<img"_L1)) {
            const QString file = u"pictures/%1-light.png"_s.arg(page.name);
            const auto picture = view->loadResource(QTextDocument::ImageResource, QUrl(file)).value<QImage>();
            ASSERT_FALSE(picture.isNull()) << file;
            EXPECT_LE(picture.deviceIndependentSize().width(), view->viewport()->width());
            // The one of this scheme: its corner is the rail.
            EXPECT_EQ(picture.pixelColor(3, 3).lightness() < 128, GetParam().dark) << file;
        }
        expectGoodLooks(window, GetParam(), u"manual-"_s + page.name);
    }
    QTest::keyClicks(window.findChild<QLineEdit *>(), u"rejects"_s);
    expectGoodLooks(window, GetParam(), u"manual-search"_s);
}

TEST_P(ManualLooks, FollowsTheThemeAndTheWidth)
{
    ManualWindow window;
    window.resize(1200, 700);
    window.openPage(u"load"_s);
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&window));
    auto *view = window.findChild<ManualView *>();
    const auto picture = [&] {
        for (QTextBlock block = view->document()->begin(); block.isValid(); block = block.next())
            for (auto part = block.begin(); !part.atEnd(); ++part)
                if (part.fragment().charFormat().isImageFormat())
                    return view->document()
                        ->resource(QTextDocument::ImageResource,
                                   QUrl(part.fragment().charFormat().toImageFormat().name()))
                        .value<QImage>();
        return QImage();
    };
    const int wide = picture().width();
    window.resize(760, 700);
    EXPECT_TRUE(awaited([&] { return picture().width() < wide && !picture().isNull(); }));
    const bool dark = GetParam().dark;
    applyTheme(*qApp, dark ? ThemeMode::Light : ThemeMode::Dark);
    EXPECT_TRUE(awaited(
        [&] { return !picture().isNull() && (picture().pixelColor(3, 3).lightness() < 128) != dark; }));
}

INSTANTIATE_TEST_SUITE_P(Looks, ManualLooks, allLooks(), nameOfLook);

} // namespace
} // namespace millrace::test::manual_test
