// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace millrace {

/// File names in natural order (credits_2 before credits_10), case aside.
bool naturalLess(const QString &a, const QString &b);

} // namespace millrace
