// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/inspect/dumpsources.h"
#include "core/source/sqldump/sqlinspect.h"

namespace millrace {

/// The rows of a table of an SQL program, in the files that they are in. Places of \a table are those of the
/// program, \a sources what else it runs than its first file.

/// They are in files that follow each other, and all of them are plain values: each file is a part of the
/// table, as it would be of text files.
bool areInFilesInARow(const SqlDumpTable &table, const QVector<DumpSource> &sources);

/// Otherwise they are in one file, \a first or one of the sources. Places are those of the files.
Source sourceOfRows(const SqlDumpTable &table, const SourceFile &first, const QVector<DumpSource> &sources);

} // namespace millrace
