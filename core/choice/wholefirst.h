// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/choice/choicefacts.h"
#include "core/plan/plan.h"
#include "core/plan/wholedump/dumpplanoptions.h"

namespace millrace {

// Why a stream has to be there whole before the first of its rows is loaded, as the end of a sentence; empty:
// nothing wants that.

/// By what it is. \a paths: its spool file.
QString whyWholeFirst(const QStringList &paths);
/// Of a dump of SQL statements, by what is wanted of it.
QString whyWholeFirst(const DumpPlanOptions &options);
/// By its head.
QString whyWholeFirst(const Source &source);
/// By how it is to be loaded; what is not set in \a plan is chosen by \a facts.
QString whyWholeFirst(const Plan &plan, const ChoiceFacts &facts);
/// Where the table is made of its values.
QString whyWholeForTable();

/// What the head cannot say is not known: the rows are not counted. \a total: bytes there are to come; -1:
/// nobody knows.
void markArriving(Source &source, qint64 total);

} // namespace millrace
