// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/plan.h"
#include "core/server/tableschema.h"
#include "core/source/sqldump/sqlinspect.h"

namespace millrace {

/// Of a table of a dump that grows: none of its files is in the plan yet. The one that is has its definition,
/// and no row.
bool isUntouched(const Plan &table);

/// Puts files of the table that have come behind those that the plan has. What of the plan goes by the rows
/// is settled with the first of them. \a found: as tablesOfDumpDir() and countRows() give it; \a moreToCome:
/// files behind these. Errors: SourceChanged (not what was planned).
std::optional<Error> addFiles(Plan &table, const Source &found, bool moreToCome, qint64 deferFromBytes);

/// A table of an SQL dump that arrives is loaded before all its rows are there: what was proposed for the
/// rows that have come is proposed for any. False: it is not by a proposal, or cannot be had again, and
/// nothing is changed. \a target: the table they go into.
bool expectMoreRows(Plan &table, const TableSchema &target);

/// Puts rows that have come behind those that the plan has, as a file of their own. \a spool: that they are
/// in. False: what was planned is not right for them, and nothing is changed. REQUIRES: expectMoreRows().
bool addRows(Plan &table, const SqlDumpTable &more, const SourceFile &spool, const TableSchema &target);

} // namespace millrace
