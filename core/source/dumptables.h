// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/inspector.h"
#include "core/source/sqldump/sqlinspect.h"

namespace millrace {

/// A table of an SQL dump as a source. Exact counts and where the rows begin and end when the dump was read
/// whole; its rows are read from the dump's front otherwise.
/// Statements among the rows that are none are an error of whoever reads it, unless somebody runs them
/// (SqlTablePart::statementsApart). \a file: the dump.
Source dumpTableSource(const SourceFile &file, const SqlDumpTable &table, bool readWhole);

/// What the head of an SQL dump holds: one FoundTable for each table with rows. Errors: as openUnpacked;
/// SourceUnsupported (no INSERT in sight); those of inspectSqlDump.
Result<QVector<FoundTable>> findDumpTables(const Content &content, int sampleRows);

/// What is known about the rows of an SQL dump: of the first file, as all are of one make.
const SqlTablePart *sqlTableOf(const Source &source); ///< null: the rows stand in no SQL dump

} // namespace millrace
