// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/inspect/dumpreading.h"

#include <QSet>

namespace millrace {

/// What of a dump is not loaded because the user does not want it: tables, and the views that could not be
/// made without them.
struct DumpChoice
{
    QSet<QString> leftOut; ///< tables and views, by DumpReading::keyOf()
    QStringList notes;     ///< for people: which views, and why
};

/// \a tables: those that are not wanted (DumpReading::Table::key()); \a schemas: those of which nothing is,
/// as the dump names them. Views are left out with the tables and views they name, as far as their text
/// tells. Errors: PlanInvalid (a table that the dump does not hold; none would be left).
Result<DumpChoice> chooseTables(const DumpReading &reading, const QStringList &tables,
                                const QStringList &schemas = {});

} // namespace millrace
