// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/theme.h"

namespace millrace {

/// The application's style sheet in these colours; roles are listed in ui/theme/README.md.
QString styleSheet(const ThemeColors &colors);

} // namespace millrace
