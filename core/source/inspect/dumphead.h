// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/inspect/dumpreading.h"

namespace millrace {

/// What the head of an SQL dump tells whose stream is still arriving: the reading of as much of \a path as is
/// there, its counts so far. No plan is made of it (isHead). Errors: as openUnpacked() and inspectSqlDump();
/// a row in it that cannot be read, located.
Result<DumpReading> readDumpHead(const QString &path);

} // namespace millrace
