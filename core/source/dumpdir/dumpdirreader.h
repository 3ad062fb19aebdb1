// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/dumpdir/dumpdir.h"

namespace millrace {

/// Recognises a directory by the tool's own files. Nothing: no tool that is known wrote it, or it is none.
/// Errors: SourceUnreadable, BadJson (a metadata file, named).
Result<std::optional<DumpDir>> readDumpDir(const QString &path);

/// One look at a directory that grew when it was read last: without an end, and nobody was looked for who
/// writes it; what is there of its tables is whole. Errors: as readDumpDir(); SourceMissing (it is none any
/// more).
Result<DumpDir> lookAtDumpDir(const QString &path);

} // namespace millrace
