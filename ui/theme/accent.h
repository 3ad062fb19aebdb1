// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/theme.h"

#include <optional>

namespace millrace {

/// WCAG 2.1's contrast of two colours, 1 … 21.
double contrastOf(const QColor &one, const QColor &other);

/// The accent that the desktop has; nothing where it has none of its own. \a platform: the program's palette
/// before anybody has changed it. Qt 6.4 to 6.8 hand it over as the colour of a selection (seen with KDE's
/// settings); the role for it is the style's own there.
std::optional<QColor> platformAccent(const QPalette &platform);

/// The tokens with another accent: darker or lighter where it could not be read. As they are where its hue
/// would say something: what is good, what to look out for, and what is wrong are told by theirs.
ThemeColors withAccent(const ThemeColors &colors, const QColor &accent);

} // namespace millrace
