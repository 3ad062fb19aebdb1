// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace millrace {

/// Of this program, as CMakeLists.txt names it: "0.2.0".
QString programVersion();

} // namespace millrace
