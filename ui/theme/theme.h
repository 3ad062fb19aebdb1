// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>
#include <QColor>
#include <QFont>
#include <QPalette>

namespace millrace {

/// The colour tokens of the design; every widget of ours draws with these and no others.
struct ThemeColors
{
    QColor background, surface, raised, line, text, muted, accent, softAccent, good, warning, bad, onAccent;
    bool dark = false;
};

ThemeColors lightColors();
ThemeColors darkColors();
/// With an accent that fits them (withAccent() of ui/theme/accent.h).
ThemeColors withFittingAccent(ThemeColors colors, const QColor &accent);
/// The tokens in force where this palette applies: stateless, told apart by the window colour's lightness,
/// with the accent that its links have.
const ThemeColors &themeColors(const QPalette &palette);
const ThemeColors &themeColors(); ///< of the program's palette

void setFontPercent(int percent); ///< for applyTheme()
int fontPercent();                ///< of the last applyTheme()
/// Of the rails: large type must not take the room of the page.
int railWidth();
int scaled(int pixels); ///< a length that goes with the size of the type

QFont titleFont();   ///< 20 px semi-bold
QFont valueFont();   ///< 22 px semi-bold, tabular figures: tile values
QFont productFont(); ///< 18 px semi-bold
QFont smallFont();   ///< 12 px
QFont noteFont();    ///< 11 px
QFont codeFont();    ///< the platform's fixed font, 12 px

} // namespace millrace
