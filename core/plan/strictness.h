// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace millrace {

/// A session with this sql_mode, as a dump says it (SqlSession), bends values that do not fit; false where it
/// is not known to.
bool bendsValues(const QString &sqlMode);

} // namespace millrace
