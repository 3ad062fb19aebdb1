// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/dumpdir/dumpdir.h"
#include "core/source/foundtable.h"

#include <stop_token>

namespace millrace {

/// The tables of a dump directory as sources: text as its metadata says it is written, INSERT statements as
/// tables of SQL dumps. What the directory's metadata complains of are notes of the first table.
/// Of a dump that grows those that are complete; \a awaited: the others as well, each with a file that has no
/// rows yet. Errors: SourceEmpty (no table with rows; growsTooEarly()), SourceMissing, SourceUnreadable,
/// Cancelled.
Result<QVector<FoundTable>> tablesOfDumpDir(const DumpDir &dump, int sampleRows, std::stop_token stop = {},
                                            bool awaited = false);

} // namespace millrace
