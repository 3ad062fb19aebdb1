// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/wholedump/dumpplanoptions.h"
#include "core/server/connection.h"

namespace millrace {

/// A table of a dump with rows of plain values.
struct DumpTableRows
{
    Source source; ///< in the target's words
    QString schema;
    QString name;
    unsigned verbs = 0; ///< SqlRowStream::Verb bits of its INSERTs; 0: rows in files of their own
    QVector<SessionSetting> session; ///< what the dump wants them loaded with
    bool oneByOne = false;           ///< as DumpPlan has it
    bool isAwaited = false;          ///< how many rows there will be nobody knows yet
};

/// The plan of its load. A table that is there already and stays is read over \a server, another is known by
/// the dump's CREATE TABLE. Errors: PlanInvalid, located in the file (no row of plain values); those of
/// checkMapping() and of reading a table. \a notes gets what people should know of it.
Result<Plan> planOfTable(DumpTableRows rows, const DumpPlanOptions &options, Connection &server,
                         QStringList &notes);

/// Fewer workers and no deferred indexes where the rows, now known, are not worth them.
void fitToSize(Plan &table, qint64 deferFromBytes);

/// The tables in front of the tail, the largest first; statements among the rows know them by their place.
void sortBySize(DumpPlan &plan);

} // namespace millrace
