// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/theme.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/steprail.h"
#include "ui/widgets/tile.h"
#include "ui/widgets/toggleswitch.h"

#include <QSignalSpy>
#include <QTest>
#include <cmath>
#include <gtest/gtest.h>

namespace millrace {
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
TEST(Theme, everyTextColourCanBeReadOnEverySurface)
{
    for (const ThemeColors &colors : {lightColors(), darkColors()}) {
        for (const QColor &ground : {colors.surface, colors.background}) {
            for (const QColor &ink :
                 {colors.text, colors.muted, colors.accent, colors.good, colors.warning, colors.bad})
                EXPECT_GE(contrast(ink, ground), 4.5)
                    << ink.name().toStdString() << " on " << ground.name().toStdString();
        }
        EXPECT_GE(contrast(colors.onAccent, colors.accent), 4.5);
        EXPECT_GE(contrast(colors.text, colors.softAccent), 4.5);
    }
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
                .what = QStringLiteral("4 fields instead of 5"),
                .howToFix = QStringLiteral("Check the terminator.")};
    error.context.file = QStringLiteral("credits.txt");
    error.context.line = 7;
    bar.showError(error);
    EXPECT_TRUE(bar.isVisible());
    EXPECT_TRUE(bar.what().startsWith(QStringLiteral("credits.txt, line 7"))) << bar.what().toStdString();
    EXPECT_EQ(bar.howToFix(), QStringLiteral("Check the terminator."));
    bar.clear();
    EXPECT_FALSE(bar.isVisible());
}

TEST(StepRailTest, onlyReachableStepsCanBeAskedFor)
{
    StepRail rail({QStringLiteral("Source"), QStringLiteral("Target")});
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
    EXPECT_TRUE(rail.button(0)->accessibleName().contains(QStringLiteral("Source")));
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
    Tile tile(QStringLiteral("Rows"));
    tile.setValue(QStringLiteral("92.1 M"), QStringLiteral("of 150.0 M"));
    EXPECT_EQ(tile.accessibleName(), QStringLiteral("Rows: 92.1 M of 150.0 M"));
}

} // namespace
} // namespace millrace
