// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/theme.h"

namespace millrace {

enum class ThemeMode
{
    System,
    Light,
    Dark
};

/// Fusion style, palette, fonts (Inter where installed, 13 px, tabular figures) and the style sheet; all of
/// it \a fontPercent as large. Can be called again: what is on screen follows, its sizes too where they were
/// set by ui/theme/typefollower.h.
void applyTheme(QApplication &application, ThemeMode mode, int fontPercent = 100);

} // namespace millrace
