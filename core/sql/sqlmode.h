// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace millrace {

/// SQL: the session's sql_mode without what gives quotes and backslashes another meaning than our statements:
/// the two modes themselves, and those that stand for several with one of the two among them.
QString plainQuotesMode();

} // namespace millrace
