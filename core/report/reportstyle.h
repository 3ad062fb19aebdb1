// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace millrace {

/// The report's style sheet: the colours of the program, light and dark after the reader's system, light on
/// paper.
QString reportStyle();

} // namespace millrace
