// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/wholedump/dumpplan.h"

#include <limits>

namespace millrace {

/// How much of it is listed; what is left out is counted in a line of its own.
struct DumpListing
{
    qsizetype mostTables = std::numeric_limits<qsizetype>::max();     ///< whose statements are; 0: of none
    qsizetype mostStatements = std::numeric_limits<qsizetype>::max(); ///< of the dump itself
};

/// "shop.sql, line 1,204": where the statement stands.
QString placeOf(const DumpPlan &plan, const DumpStatement &statement);

/// The statements of a dump's run for people, in order: those of the dump, and between them those of each
/// table's load. Each is a text of its own that ends with a line end, under a comment that says what it is
/// for and where it stands.
QStringList dumpStatementTexts(const DumpPlan &plan, const DumpListing &most = {});

/// For people, what DumpPlan::rowsPlanned() leaves out: "Counted are rows that are written out; what 37
/// statements add or change besides is known when they have run." Empty: it is all of them.
QString uncountedRowsText(const DumpPlan &plan);

} // namespace millrace
