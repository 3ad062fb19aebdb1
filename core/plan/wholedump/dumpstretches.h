// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/wholedump/dumporder.h"
#include "core/source/inspect/dumpsources.h"

namespace millrace {

/// The rows of one table in a tail that nobody can tell from a load of their own in their place.
struct DumpStretch
{
    const SqlDumpTable *table = nullptr;
    bool checksForeignKeys = true; ///< where its rows stand
    bool hasTriggers = false;      ///< whose effects come in the order of the rows
};

/// Where a dump has to run in its own order, most of its bytes still are rows of plain values. A table's may
/// be loaded as LOAD DATA when the dump comes to its first row, and are passed over when it comes to the
/// others, where
/// - nothing but they, and what a load does without, stands between the first and the last of them, in one
///   file or in files of a program that follow each other, with their heads;
/// - the table is as the dump's CREATE TABLE made it, and its rows are of one shape, verb and session;
/// - the session that ran the statements before knows nothing that a row could ask for, and nothing after
///   asks what that session did last (LAST_INSERT_ID(), SHOW WARNINGS …);
/// - a COMMIT in front of them cannot be told: nothing of the dump is taken back;
/// - a trigger does what it does by the row alone.
/// The order of the first rows.
/// \a turn: where the tail begins; \a sources: what else the dump runs.
QVector<DumpStretch> stretchesOf(const SqlDumpInspection &dump, const DumpTurn &turn,
                                 const QVector<DumpSource> &sources);

} // namespace millrace
