// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/theme.h"

#include <QFontDatabase>
#include <QFontInfo>
#include <QGuiApplication>
#include <QStyleFactory>
#include <QStyleHints>
#include <map>
#include <utility>

namespace millrace {

namespace {

constexpr char percentProperty[] = "millraceFontPercent";

QFont sized(int pixels, QFont::Weight weight = QFont::Normal)
{
    QFont font = QApplication::font();
    font.setPixelSize(scaled(pixels));
    font.setWeight(weight);
    return font;
}

QColor mixed(const QColor &one, const QColor &other, double share)
{
    const auto part = [share](int left, int right) { return qRound(left + (right - left) * share); };
    return {part(one.red(), other.red()), part(one.green(), other.green()), part(one.blue(), other.blue())};
}

} // namespace

ThemeColors lightColors()
{
    return {.background = QColor(0xf6, 0xf7, 0xf9),
            .surface = QColor(0xff, 0xff, 0xff),
            .raised = QColor(0xee, 0xf1, 0xf5),
            .line = QColor(0xd9, 0xde, 0xe6),
            .text = QColor(0x1b, 0x24, 0x30),
            .muted = QColor(0x5a, 0x66, 0x75),
            .accent = QColor(0x0f, 0x6e, 0x84),
            .softAccent = QColor(0xd6, 0xeb, 0xf0),
            .good = QColor(0x1b, 0x73, 0x47),
            .warning = QColor(0x8a, 0x5a, 0x00),
            .bad = QColor(0xb3, 0x26, 0x1e),
            .onAccent = QColor(0xff, 0xff, 0xff),
            .dark = false};
}

ThemeColors darkColors()
{
    return {.background = QColor(0x14, 0x18, 0x1d),
            .surface = QColor(0x1b, 0x20, 0x27),
            .raised = QColor(0x24, 0x2b, 0x34),
            .line = QColor(0x33, 0x3c, 0x48),
            .text = QColor(0xe8, 0xec, 0xf1),
            .muted = QColor(0xa3, 0xaf, 0xbd),
            .accent = QColor(0x5c, 0xc3, 0xda),
            .softAccent = QColor(0x1d, 0x3a, 0x43),
            .good = QColor(0x6f, 0xcf, 0x97),
            .warning = QColor(0xe2, 0xb3, 0x4b),
            .bad = QColor(0xff, 0x8a, 0x80),
            .onAccent = QColor(0x08, 0x26, 0x2e),
            .dark = true};
}

ThemeColors withFittingAccent(ThemeColors colors, const QColor &accent)
{
    colors.accent = accent;
    colors.softAccent = mixed(colors.surface, accent, 0.17);
    if (colors.dark)
        colors.onAccent = mixed(QColor(0, 0, 0), accent, 0.15);
    return colors;
}

const ThemeColors &themeColors(const QPalette &palette)
{
    static const ThemeColors light = lightColors();
    static const ThemeColors dark = darkColors();
    const ThemeColors &house = palette.color(QPalette::Window).lightness() < 128 ? dark : light;
    // Not the selection's colour, which the style sheet sets for single widgets; and not one of Qt's own,
    // where links that were followed have another.
    const QColor accent = palette.color(QPalette::Active, QPalette::Link);
    if (accent == house.accent || accent != palette.color(QPalette::Active, QPalette::LinkVisited))
        return house;
    static std::map<std::pair<bool, QRgb>, ThemeColors> others;
    const auto [known, isNew] = others.try_emplace({house.dark, accent.rgb()}, house);
    if (isNew)
        known->second = withFittingAccent(house, accent);
    return known->second;
}

const ThemeColors &themeColors()
{
    return themeColors(QGuiApplication::palette());
}

void setFontPercent(int percent)
{
    QCoreApplication::instance()->setProperty(percentProperty, percent);
}

int fontPercent()
{
    const int percent = QCoreApplication::instance()->property(percentProperty).toInt();
    return percent > 0 ? percent : 100;
}

int scaled(int pixels)
{
    return qRound(pixels * fontPercent() / 100.0);
}

int railWidth()
{
    return qMin(scaled(216), 264);
}

QFont titleFont()
{
    return sized(20, QFont::DemiBold);
}

QFont valueFont()
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 7, 0)
    QFont font = sized(21, QFont::DemiBold); // figures of one width are wider than a 1 would be by itself
    font.setFeature(QFont::Tag("tnum"), 1);
    return font;
#else
    return sized(22, QFont::DemiBold);
#endif
}

QFont productFont()
{
    return sized(18, QFont::DemiBold);
}

QFont smallFont()
{
    return sized(12);
}

QFont noteFont()
{
    return sized(11);
}

QFont codeFont()
{
    QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    // A machine without any font has none of fixed width; a bundle brings one along.
    static const bool isFixed = QFontInfo(font).fixedPitch();
    if (!isFixed)
        font.setFamily(u"DejaVu Sans Mono"_s);
    font.setPixelSize(scaled(12));
    return font;
}

} // namespace millrace
