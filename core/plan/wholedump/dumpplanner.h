// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/wholedump/dumpplanoptions.h"
#include "core/server/serverfacts.h"
#include "core/source/inspect/dumpreading.h"

namespace millrace {

/// Makes the plan of a dump that was read. Tables that are there already and stay (ExistingTables::Append)
/// are read over \a server; the others are known by the dump's CREATE TABLE. A dump in several files may be
/// loaded into another schema, which DumpPlanOptions::connection names, if its own is the only one.
/// Errors: PlanInvalid (no schema, an account that the dump does not make, a statement whose place among the
/// rows matters, two files with rows of one table, a statement that may name a schema which is to be called
/// otherwise); UnknownSchema; those of checkMapping() and chooseTables(); rows with a wrong number of fields
/// where they would stop the load.
Result<DumpPlan> planDump(const DumpReading &reading, const DumpPlanOptions &options, Connection &server);

} // namespace millrace
