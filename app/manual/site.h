// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/manual/manualsource.h"

namespace millrace::manual {

/// Writes a page per file for a browser: list of pages, page, the one before and the one after; light and
/// dark after the reader's system, no script, nothing from anywhere else. Errors: FileNotWritable, DiskFull.
Result<void> writeSite(const Manual &manual, const QString &folder);

} // namespace millrace::manual
