// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/literals.h"
#include "tests/support/awaited.h"
#include "tests/support/qtprinters.h"
#include "ui/theme/applytheme.h"
#include "ui/theme/stylesheet.h"
#include "ui/theme/theme.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/steprail.h"
#include "ui/widgets/tile.h"
#include "ui/widgets/toggleswitch.h"

#include <QApplication>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QStandardItemModel>
#include <QTableView>
#include <QTest>
#include <QVBoxLayout>
#include <cmath>
#include <gtest/gtest.h>

namespace millrace::widgets_test {
namespace {

double channel(double value)
{
    return value <= 0.03928 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
}

double luminance(const QColor &color)
{
    return 0.2126 * channel(color.redF()) + 0.7152 * channel(color.greenF()) +
           0.0722 * channel(color.blueF());
}

double contrast(const QColor &a, const QColor &b)
{
    const double first = luminance(a);
    const double second = luminance(b);
    return (qMax(first, second) + 0.05) / (qMin(first, second) + 0.05);
}

// WCAG 2.1, 1.4.3: text of this size needs 4.5:1.
TEST(Theme, everyTextColourCanBeReadOnEveryGround)
{
    for (const ThemeColors &colors : {lightColors(), darkColors()}) {
        // softAccent: a chosen row, which keeps the colour of its verdict.
        for (const QColor &ground : {colors.surface, colors.background, colors.raised, colors.softAccent}) {
            for (const QColor &ink :
                 {colors.text, colors.muted, colors.accent, colors.good, colors.warning, colors.bad})
                EXPECT_GE(contrast(ink, ground), 4.5) << ink.name() << " on " << ground.name();
        }
    }
}

/// Every rule of the style sheet that sets both, as it stands there: no pair is forgotten.
TEST(Theme, whatTheStyleSheetPutsTogetherCanBeRead)
{
    static const QRegularExpression rule(u"([^{}]+)\\{([^{}]*)\\}"_s);
    static const QRegularExpression ink(u"(?<![-\\w])color: (#[0-9a-f]{6})"_s);
    static const QRegularExpression ground(u"(?<![-\\w])background: (#[0-9a-f]{6})"_s);
    static const QRegularExpression selectedInk(u"selection-color: (#[0-9a-f]{6})"_s);
    static const QRegularExpression selectedGround(u"selection-background-color: (#[0-9a-f]{6})"_s);
    for (const ThemeColors &colors : {lightColors(), darkColors()}) {
        int pairs = 0;
        auto rules = rule.globalMatch(styleSheet(colors));
        while (rules.hasNext()) {
            const QRegularExpressionMatch found = rules.next();
            for (const auto &[front, back] :
                 {std::pair(ink, ground), std::pair(selectedInk, selectedGround)}) {
                const auto first = front.match(found.captured(2));
                const auto second = back.match(found.captured(2));
                if (!first.hasMatch() || !second.hasMatch())
                    continue;
                ++pairs;
                EXPECT_GE(contrast(QColor(first.captured(1)), QColor(second.captured(1))), 4.5)
                    << found.captured(1).trimmed() << (colors.dark ? ", dark" : ", light");
            }
        }
        EXPECT_GE(pairs, 12) << "the sheet is no longer read as it is written";
    }
}

/// The hover and pressed grounds of the primary button carry the same ink as the button itself.
TEST(Theme, thePrimaryButtonCanBeReadInAllItsStates)
{
    for (const ThemeColors &colors : {lightColors(), darkColors()}) {
        const QColor hover = colors.accent.lighter(colors.dark ? 112 : 114);
        for (const QColor &ground : {colors.accent, hover, colors.accent.darker(112)}) {
            EXPECT_TRUE(styleSheet(colors).contains(ground.name())) << "no such ground any more";
            EXPECT_GE(contrast(colors.onAccent, ground), 4.5) << ground.name();
        }
    }
}

/// What shows where the keys are: 3:1 against what is around it (WCAG 2.1, 1.4.11).
TEST(Theme, theFocusRingIsSeen)
{
    for (const ThemeColors &colors : {lightColors(), darkColors()}) {
        EXPECT_GE(contrast(colors.accent, colors.surface), 3);
        EXPECT_GE(contrast(colors.accent, colors.background), 3);
    }
}

/// WCAG 2.1, 1.4.11: what a control is known by needs 3:1. A box without a tick is its frame.
TEST(Theme, boxesOfListsCanBeSeen)
{
    for (const ThemeMode mode : {ThemeMode::Light, ThemeMode::Dark}) {
        applyTheme(*qApp, mode);
        const ThemeColors colors = mode == ThemeMode::Dark ? darkColors() : lightColors();
        QStandardItemModel model(1, 1);
        auto *item = new QStandardItem;
        item->setCheckable(true);
        model.setItem(0, 0, item);
        QTableView table;
        table.setShowGrid(false);
        table.setModel(&model);
        QMenu menu;
        QAction *action = menu.addAction(QString());
        action->setCheckable(true);
        menu.resize(menu.sizeHint());
        const QImage inTable = table.viewport()->grab(QRect(0, 0, 24, table.rowHeight(0))).toImage();
        const QRect line = menu.actionGeometry(action).adjusted(2, 2, -2, -2);
        for (const QImage &picture : {inTable, menu.grab(line).toImage()}) {
            double seen = 1;
            for (int y = 0; y < picture.height(); ++y)
                for (int x = 0; x < picture.width(); ++x)
                    seen = qMax(seen, contrast(picture.pixelColor(x, y), colors.surface));
            EXPECT_GE(seen, 3) << (picture == inTable ? "table" : "menu")
                               << (colors.dark ? ", dark" : ", light");
        }
    }
    applyTheme(*qApp, ThemeMode::Light);
}

/// However deep a widget lies: what takes the longest is to put the style on it again.
TEST(Theme, aChangeReachesEachWidgetAFewTimes)
{
    class Counter final : public QObject
    {
    public:
        int styles = 0;
        bool eventFilter(QObject *, QEvent *event) override
        {
            styles += event->type() == QEvent::StyleChange;
            return false;
        }
    };
    constexpr int depth = 20;
    QWidget window;
    QWidget *innermost = &window;
    for (int level = 0; level < depth; ++level)
        innermost = new QFrame(innermost);
    auto *label = new QLabel(u"text"_s, innermost);
    window.show();
    QTest::qWait(0);
    Counter counter;
    label->installEventFilter(&counter);
    applyTheme(*qApp, ThemeMode::Dark);
    EXPECT_EQ(label->palette().color(QPalette::WindowText), darkColors().text);
    EXPECT_GE(counter.styles, 1);
    EXPECT_LE(counter.styles, 3);
    applyTheme(*qApp, ThemeMode::Light);
    EXPECT_EQ(label->palette().color(QPalette::WindowText), lightColors().text);
}

TEST(Theme, tokensFollowThePalette)
{
    QPalette palette;
    palette.setColor(QPalette::Window, darkColors().background);
    EXPECT_TRUE(themeColors(palette).dark);
    palette.setColor(QPalette::Window, lightColors().background);
    EXPECT_FALSE(themeColors(palette).dark);
}

TEST(MessageBarTest, showsPlaceWhatAndRemedyAndHidesAgain)
{
    MessageBar bar;
    EXPECT_FALSE(bar.isVisible());
    Error error{.code = ErrorCode::FieldCountWrong,
                .what = u"4 fields instead of 5"_s,
                .howToFix = u"Check the terminator."_s};
    error.context.file = u"credits.txt"_s;
    error.context.line = 7;
    bar.showError(error);
    EXPECT_TRUE(bar.isVisible());
    EXPECT_TRUE(bar.what().startsWith(u"credits.txt, line 7"_s)) << bar.what();
    EXPECT_EQ(bar.howToFix(), u"Check the terminator."_s);
    bar.clear();
    EXPECT_FALSE(bar.isVisible());
}

TEST(MessageBarTest, longMessagesShowTheirFirstLinesUntilSomebodyWantsMore)
{
    QWidget window;
    QVBoxLayout layout(&window);
    MessageBar bar;
    layout.addWidget(&bar);
    layout.addStretch();
    window.resize(400, 900);
    window.show();
    bar.showMessage(MessageBar::Severity::Warning, u"Short."_s, u"Load with --indexes keep."_s);
    auto *more = bar.findChild<QPushButton *>(u"barMore"_s);
    auto *remedy = bar.findChild<QLabel *>(u"barHowToFix"_s);
    QTest::qWait(0);
    EXPECT_FALSE(more->isVisible());
    EXPECT_TRUE(remedy->text().contains(u"Secondary indexes"_s)) << "a window has no options";
    EXPECT_EQ(bar.howToFix(), u"Load with --indexes keep."_s);
    const QString sentence = u"A sentence that says what is to be done. "_s;
    bar.showMessage(MessageBar::Severity::Warning, u"Short."_s, sentence.repeated(30));
    ASSERT_TRUE(test::awaited([more] { return more->isVisible(); }));
    const auto lines = [remedy] {
        QTest::qWait(0);
        return double(remedy->height()) / remedy->fontMetrics().lineSpacing();
    };
    ASSERT_TRUE(test::awaited([&lines] { return lines() < 3.5; }));
    EXPECT_GT(lines(), 2.5);
    more->setFocus();
    QTest::keyClick(more, Qt::Key_Space);
    EXPECT_TRUE(test::awaited([&lines] { return lines() > 10; })) << lines();
    EXPECT_FALSE(more->accessibleName().isEmpty());
    bar.showMessage(MessageBar::Severity::Warning, u"Short."_s, sentence.repeated(31));
    EXPECT_TRUE(test::awaited([&lines] { return lines() < 3.5; })) << "another message is folded again";
    bar.showMessage(MessageBar::Severity::Good, u"Short."_s);
    EXPECT_TRUE(test::awaited([more] { return !more->isVisible(); }));
}

TEST(FlowLayoutTest, whatFitsStaysInOneLine)
{
    QWidget holder;
    auto *flow = new FlowLayout(6, 6, &holder);
    EXPECT_EQ(flow->sizeHint(), QSize(0, 0));
    for (const int width : {109, 131, 130}) {
        auto *part = new QWidget(&holder);
        part->setFixedSize(width, 32);
        flow->addWidget(part);
    }
    const QSize wanted = flow->sizeHint();
    EXPECT_EQ(wanted, QSize(109 + 6 + 131 + 6 + 130, 32));
    EXPECT_EQ(flow->heightForWidth(wanted.width()), 32);
    EXPECT_EQ(flow->heightForWidth(wanted.width() - 1), 32 + 6 + 32);
}

TEST(StepRailTest, onlyReachableStepsCanBeAskedFor)
{
    StepRail rail({u"Source"_s, u"Target"_s});
    rail.setState(0, StepButton::State::Finished, true);
    rail.setState(1, StepButton::State::Ahead, false);
    rail.show();
    QSignalSpy asked(&rail, &StepRail::stepRequested);
    QTest::mouseClick(rail.button(1), Qt::LeftButton);
    EXPECT_EQ(asked.count(), 0);
    rail.button(0)->setFocus();
    QTest::keyClick(rail.button(0), Qt::Key_Space);
    ASSERT_EQ(asked.count(), 1);
    EXPECT_EQ(asked.first().first().toInt(), 0);
    EXPECT_TRUE(rail.button(0)->accessibleName().contains(u"Source"_s));
}

TEST(ToggleSwitchTest, spaceTogglesIt)
{
    ToggleSwitch toggle;
    toggle.show();
    QTest::keyClick(&toggle, Qt::Key_Space);
    EXPECT_TRUE(toggle.isChecked());
    QTest::keyClick(&toggle, Qt::Key_Space);
    EXPECT_FALSE(toggle.isChecked());
}

TEST(TileTest, saysItsFigureToAScreenReader)
{
    Tile tile(u"Rows"_s);
    tile.setValue(u"92.1 M"_s, u"of 150.0 M"_s);
    EXPECT_EQ(tile.accessibleName(), u"Rows: 92.1 M of 150.0 M"_s);
}

} // namespace
} // namespace millrace::widgets_test
