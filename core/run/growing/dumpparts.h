// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/wholedump/dumpplanoptions.h"

namespace millrace {

/// The plan of a dump of which no statement was read yet: all its parts are to come. \a spool: of its stream.
/// \a systemSchemas: those of the server itself are loaded, too. Of the options what is about all of the dump
/// (tables and schemas that are left out or have another name, accounts) cannot be had.
DumpPlan planOfArriving(const QString &spool, const DumpPlanOptions &options, bool systemSchemas);

/// Puts a part of a dump behind those that the plan has. \a part: as planDump() makes it.
void addPart(DumpPlan &plan, DumpPlan part);

/// What of the plan one of its parts is; of a plan that is one part, the plan. Statements among the rows are
/// in none: they go by the table's place in the whole plan. The tail is the last one's.
DumpPlan partOf(const DumpPlan &plan, qsizetype part);

/// Settings that come one after the other, without what is said again and again in the same words and changes
/// nothing the second time: each table of mysqldump is between a change of character_set_client and the way
/// back. \a settings: of a dump's session, in order.
void addSettings(QVector<DumpStatement> &settings, const QVector<DumpStatement> &more);

} // namespace millrace
