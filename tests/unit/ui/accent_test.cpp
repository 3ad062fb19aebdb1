// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/qtprinters.h"
#include "ui/plot/othercurves.h"
#include "ui/theme/accent.h"

#include <QStyle>
#include <QStyleFactory>
#include <algorithm>
#include <gtest/gtest.h>
#include <memory>

namespace millrace::accent_test {

namespace {

constexpr double readable = 4.5;

QPalette qtsOwn()
{
    const std::unique_ptr<QStyle> fusion(QStyleFactory::create(QStringLiteral("Fusion")));
    return fusion->standardPalette();
}

} // namespace

TEST(Accent, ContrastIsWcags)
{
    EXPECT_DOUBLE_EQ(contrastOf(Qt::black, Qt::white), 21);
    EXPECT_DOUBLE_EQ(contrastOf(Qt::white, Qt::white), 1);
    EXPECT_NEAR(contrastOf(QColor(0x77, 0x77, 0x77), Qt::white), 4.48,
                0.01); // the well-known gray that just fails
}

TEST(Accent, IsReadableWhateverTheDesktopHas)
{
    int changed = 0;
    for (const ThemeColors &house : {lightColors(), darkColors()})
        for (int hue = 0; hue < 360; hue += 6)
            for (const int saturation : {0, 20, 90, 180, 255})
                for (const int lightness : {0, 15, 60, 128, 190, 240, 255}) {
                    const QColor asked = QColor::fromHsl(hue, saturation, lightness);
                    const ThemeColors colors = withAccent(house, asked);
                    SCOPED_TRACE(asked.name().toStdString() + (house.dark ? " dark" : " light"));
                    changed += colors.accent != house.accent ? 1 : 0;
                    for (const QColor &below : {colors.surface, colors.background})
                        ASSERT_GE(contrastOf(colors.accent, below), readable);
                    ASSERT_GE(contrastOf(colors.onAccent, colors.accent), readable);
                    ASSERT_GE(contrastOf(colors.text, colors.softAccent), 7);
                    // What is read from the palette later is the same.
                    if (colors.accent != house.accent) {
                        const ThemeColors again = withFittingAccent(house, colors.accent);
                        ASSERT_EQ(again.softAccent, colors.softAccent);
                        ASSERT_EQ(again.onAccent, colors.onAccent);
                    }
                }
    EXPECT_GT(changed, 2000);
}

TEST(Accent, CurvesOfOtherRunsHaveColoursThatCanBeReadAndToldApart)
{
    for (const ThemeColors &house : {lightColors(), darkColors()})
        for (int run = 0; run < OtherCurves::most; ++run) {
            const QColor color = OtherCurves::color(run, house);
            EXPECT_GE(contrastOf(color, house.surface), readable) << run;
            for (const QColor &other : {house.accent, house.good, house.warning, house.bad,
                                        OtherCurves::color((run + 1) % OtherCurves::most, house)}) {
                const int apart = std::abs(color.red() - other.red()) +
                                  std::abs(color.green() - other.green()) +
                                  std::abs(color.blue() - other.blue());
                EXPECT_GE(apart, 90) << color.name() << other.name();
            }
        }
}

TEST(Accent, SaysNothingThatAnotherColourSays)
{
    for (const ThemeColors &house : {lightColors(), darkColors()}) {
        for (const QColor &taken : {QColor(0xe9, 0x3a, 0x3a), QColor(0x3a, 0x94, 0x4a),
                                    QColor(0xc8, 0x88, 0x00), house.good, house.warning, house.bad, QColor()})
            EXPECT_EQ(withAccent(house, taken).accent, house.accent) << taken.name().toStdString();
        // As GNOME and KDE have them.
        for (const QColor &free : {QColor(0x35, 0x84, 0xe4), QColor(0x91, 0x41, 0xac),
                                   QColor(0x3d, 0xae, 0xe9), QColor(0x6f, 0x83, 0x96)})
            EXPECT_NE(withAccent(house, free).accent, house.accent) << free.name().toStdString();
    }
}

TEST(Accent, IsThePlatformsOnlyWhereItSaysSo)
{
    EXPECT_FALSE(platformAccent(qtsOwn()));
    QPalette kde = qtsOwn();
    kde.setColor(QPalette::Highlight, QColor(0x91, 0x41, 0xac));
    EXPECT_EQ(platformAccent(kde), QColor(0x91, 0x41, 0xac));
}

TEST(Accent, IsReadFromThePalette)
{
    for (const ThemeColors &house : {lightColors(), darkColors()}) {
        QPalette palette;
        palette.setColor(QPalette::Window, house.background);
        EXPECT_EQ(themeColors(palette).accent, house.accent) << "links as Qt has them";
        const ThemeColors wanted = withAccent(house, QColor(0x91, 0x41, 0xac));
        for (const auto role : {QPalette::Link, QPalette::LinkVisited})
            palette.setColor(role, wanted.accent);
        palette.setColor(QPalette::Highlight, wanted.softAccent); // as the style sheet does for tables
        EXPECT_EQ(themeColors(palette).accent, wanted.accent);
        EXPECT_EQ(themeColors(palette).softAccent, wanted.softAccent);
        EXPECT_EQ(themeColors(palette).onAccent, wanted.onAccent);
    }
}

} // namespace millrace::accent_test
