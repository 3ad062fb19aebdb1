// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/theme.h"

#include <QRegularExpression>

namespace millrace {

/// The application's style sheet in these colours; roles are listed in ui/theme/README.md.
QString styleSheet(const ThemeColors &colors);

/// \a sheet with a value for each $name in it: the colour tokens, and $scheme, "light" or "dark". \a lengths
/// finds those in it that go with the size of the type: what stands before the pixels, and the pixels.
QString themed(QString sheet, const ThemeColors &colors, const QRegularExpression &lengths);

} // namespace millrace
