// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/dumpdir/dumpdir.h"

#include <QDir>

namespace millrace {

/// What mydumper writes: "metadata" (with "Started dump at:" in it; "metadata.partial" until it is finished),
/// DB.TABLE-schema.sql, DB.TABLE.sql or DB.TABLE.00000.sql …, each compressed or not; with --load-data or
/// --csv DB.TABLE.00000.dat beside a .sql whose LOAD DATA says how it is written. Without its metadata a
/// folder is known by these names, where rows and definition of each table and no other SQL are in it; TiDB's
/// Dumpling writes the same. Nothing: mydumper did not write it. Errors: SourceUnreadable. A
/// dump without its end has a growth in which nobody was looked for.
Result<std::optional<DumpDir>> readMydumperDir(const QDir &folder);

} // namespace millrace
