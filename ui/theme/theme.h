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

enum class ThemeMode
{
    System,
    Light,
    Dark
};

ThemeColors lightColors();
ThemeColors darkColors();
/// The tokens in force where this palette applies: stateless, told apart by the window colour's lightness.
const ThemeColors &themeColors(const QPalette &palette);

/// Fusion style, palette, fonts (Inter where installed, 13 px, tabular figures) and the style sheet.
void applyTheme(QApplication &application, ThemeMode mode);

QFont titleFont(); ///< 20 px semi-bold
QFont valueFont(); ///< 22 px semi-bold, tabular figures: tile values
QFont noteFont();  ///< 11 px
QFont codeFont();  ///< the platform's fixed font, 12 px

} // namespace millrace
