// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/foundtable.h"
#include "core/source/sqldump/sqlinspect.h"

namespace millrace {

/// A table of an SQL dump as a source. Exact counts and where the rows begin and end when the dump was read
/// whole; its rows are read from the dump's front otherwise.
/// Statements among the rows that are none are an error of whoever reads it, unless somebody runs them
/// (SqlTablePart::statementsApart). \a file: the dump.
Source dumpTableSource(const SourceFile &file, const SqlDumpTable &table, bool readWhole);

/// The dump without the files that it runs in its place ("source FILE"). Errors: as openUnpacked; those of
/// inspectSqlDump, with the file.
Result<SqlDumpInspection> lookAtDump(const Content &content, SqlInspectLimits limits);

/// What the head of an SQL dump holds: one FoundTable for each table with rows. One without an INSERT is a
/// program all the same (routines, structure, "source FILE" …): then the only one stands for all of it
/// (isProgram()). Errors: as openUnpacked; SourceUnsupported (no statement in sight); those of
/// inspectSqlDump.
Result<QVector<FoundTable>> findDumpTables(const Content &content, int sampleRows);

/// A dump that brings no rows of its own: it has no fields, and can only be loaded as a whole.
bool isProgram(const Source &source);

} // namespace millrace
