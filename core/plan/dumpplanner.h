// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/dumpplan.h"
#include "core/server/serverfacts.h"
#include "core/source/dumpreading.h"

#include <QHash>

namespace millrace {

struct DumpPlanOptions
{
    Plan defaults; ///< policies, chunk sizes, workers, limits and session settings of each table's plan
    ConnectionSpec connection;
    ExistingTables existing = ExistingTables::Refuse;
    bool runOthers = false;   ///< statements of no known kind run, too, behind the rows
    QStringList leftOut = {}; ///< tables that are not wanted, as of chooseTables()
    /// Tables with fewer bytes of rows keep their secondary indexes while they are loaded, whatever the
    /// defaults say: dropping them and building them again is two ALTERs and more, which takes longer than
    /// filling them in memory. The two are even at 5 to 10 MB (MariaDB 10.11 and three indexes).
    qint64 deferFromBytes = 4 << 20;
    /// In place of the mapping by name: of a table of the plan, "schema.table".
    QHash<QString, Mapping> mappings = {};
};

/// Makes the plan of a dump that was read. Tables that are there already and stay (ExistingTables::Append)
/// are read over \a server; the others are known by the dump's CREATE TABLE. A dump in several files may be
/// loaded into another schema, which DumpPlanOptions::connection names, if its own is the only one.
/// Errors: PlanInvalid (no schema, a statement whose place among the rows matters, two files with rows of one
/// table); those of checkMapping() and chooseTables(); rows with a wrong number of fields where they would
/// stop the load.
Result<DumpPlan> planDump(const DumpReading &reading, const DumpPlanOptions &options, Connection &server);

} // namespace millrace
