// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/dumpdir/dumpdir.h"
#include "core/source/find/sourcepaths.h"

namespace millrace {

/// The SQL files of what the paths name, in the order in which they have to run: of a dump directory its own
/// scripts; else the definitions beside the data files, then SQL files that stand alone (views, routines, or
/// whole dumps), in natural order. Errors: as readDumpDir and expandPaths.
Result<QVector<DumpScript>> dumpScripts(const QStringList &paths, const PathOptions &options = {});

} // namespace millrace
