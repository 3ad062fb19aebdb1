// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace millrace {

/// For a terminal: control characters but tabs and line ends as the pictures of themselves ("␛"), so that
/// what stands in a dump tells the terminal nothing.
QString withoutControls(QString text);

} // namespace millrace
