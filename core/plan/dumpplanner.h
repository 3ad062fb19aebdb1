// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/dumpplan.h"
#include "core/server/serverfacts.h"
#include "core/source/inspector.h"

namespace millrace {

struct DumpPlanOptions
{
    Plan defaults; ///< policies, chunk sizes, workers, limits and session settings of each table's plan
    ConnectionSpec connection;
    ExistingTables existing = ExistingTables::Refuse;
    bool recursive = false; ///< the subfolders of folders too
    bool runOthers = false; ///< statements of no known kind run, too, behind the rows
};

/// Reads the dump once, whole, and makes the plan of it. Tables that are there already and stay
/// (ExistingTables::Append) are read over \a server; the others are known by the dump's CREATE TABLE.
/// Errors: as openUnpacked and inspectSqlDump; the first problem that would lose rows (SqlDumpTruncated,
/// FieldCountWrong, …); PlanInvalid (no schema, a statement whose place among the rows matters).
Result<DumpPlan> planDump(const QString &path, const DumpPlanOptions &options, Connection &server);

/// The same of a dump in several files: \a tables (of inspectPaths, each file apart) with their data, and the
/// SQL files beside them. SQL dumps among those are read as planDump() reads one. A dump directory's schema
/// may be loaded into another one, which DumpPlanOptions::connection names, if it is the only one.
/// Errors: as planDump() and scanSource(); rows with a wrong number of fields where they would stop the load.
Result<DumpPlan> planDumpFiles(const QStringList &paths, const QVector<FoundTable> &tables,
                               const DumpPlanOptions &options, Connection &server);

} // namespace millrace
