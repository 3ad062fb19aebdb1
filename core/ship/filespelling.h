// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace millrace {

/// How both servers spell the name of a schema or a table where it names files (tablename_to_filename()): all
/// but letters of ASCII, digits and _ begins with @; what would be a device of Windows gets an end.
/// \a lowerCase: lower_case_table_names is 1.
QString fileSpelling(const QString &name, bool lowerCase);

} // namespace millrace
