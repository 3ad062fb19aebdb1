// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/plan.h"

namespace millrace {

/// Of a table of a dump that grows: none of its files is in the plan yet. The one that is has its definition,
/// and no row.
bool isUntouched(const Plan &table);

/// Puts files of the table that have come behind those that the plan has. What of the plan goes by the rows
/// is settled with the first of them. \a found: as tablesOfDumpDir() and countRows() give it; \a moreToCome:
/// files behind these. Errors: SourceChanged (not what was planned).
std::optional<Error> addFiles(Plan &table, const Source &found, bool moreToCome, qint64 deferFromBytes);

} // namespace millrace
