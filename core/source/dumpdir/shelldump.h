// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/dumpdir/dumpdir.h"

#include <QDir>

namespace millrace {

/// What util.dumpInstance(), dumpSchemas() and dumpTables() of MySQL Shell write: @.json and @.done.json for
/// the dump, SCHEMA.json for each schema, SCHEMA@TABLE.json with the dialect of SCHEMA@TABLE@0.tsv.zst …,
/// SCHEMA@TABLE@@N.tsv.zst being the last (dumper.cc and dump_reader.cc of MySQL Shell 8.0).
/// A dump without its end has a growth in which nobody was looked for: readDumpDir() does.
/// Errors: SourceUnreadable, BadJson.
Result<DumpDir> readShellDump(const QDir &folder);

} // namespace millrace
