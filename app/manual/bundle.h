// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/manual/manualsource.h"

namespace millrace::manual {

/// Writes what the window carries inside, and its list for rcc: NAME.html of each page, in the HTML that Qt's
/// rich text reads; manual.json with titles, groups and the text of each section; the pictures; manual.qrc.
/// Errors: FileNotWritable, DiskFull.
Result<void> writeBundle(const Manual &manual, const QString &folder);

} // namespace millrace::manual
