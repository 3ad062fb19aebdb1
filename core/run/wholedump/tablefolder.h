// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/wholedump/dumpplan.h"
#include "core/record/runfolder.h"

namespace millrace {

/// The folders of the tables' runs below that of a whole dump's run: tables/N/<run id>, N from 1. \a index:
/// of DumpPlan::tables.

/// Where that of a table is, in the folder \a dump of the run: tables/N.
QString tableHome(const QString &dump, qsizetype index);

/// For the run itself: the folder of a table, made where there is none yet. What a kill left before the
/// server was touched is cleared away. \a plan: the table's. Errors: as RunFolder.
Result<std::unique_ptr<RunFolder>> tableFolder(const RunFolder &dump, const Plan &plan, qsizetype index);

/// For everybody else, also while the run is at work in there: the folder of a table that was begun. Null: it
/// was not. Errors: as RunFolder.
Result<std::unique_ptr<RunFolder>> begunTable(const RunFolder &dump, qsizetype index);

/// The run itself, or of a whole dump's the run of the table that is named, with its schema or without.
/// Errors: PlanInvalid (no such table was begun), as RunFolder. No name: the whole dump's own.
Result<std::unique_ptr<RunFolder>> tableRun(std::unique_ptr<RunFolder> run, const QString &table);

} // namespace millrace
