// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/wholedump/dumpexisting.h"
#include "core/source/inspect/dumpreading.h"

#include <QStringList>

namespace millrace {

/// "12 tables · 1,204,311 rows · 183 MB", of the rows as they stand in the dump; "3 of 12 tables · …".
QString dumpTotals(const QVector<DumpReading::Table> &wanted, qsizetype all);
/// What is in it beside rows, a line each: "3 views", "2 triggers", "4 statements that set the session", …
QStringList dumpContents(const DumpReading &reading);
/// The same of a plan whose dump is not read: what its statements are, a line each.
QStringList dumpContents(const DumpPlan &plan);
/// What the run of the plan will do, a sentence each, in order.
QStringList dumpWords(const DumpPlan &plan);
/// "table shop.orders, view shop.totals and 12 more".
QString objectsText(const QVector<ExistingObject> &objects);

} // namespace millrace
