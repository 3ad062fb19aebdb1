// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mapping/foreign/wordchoice.h"
#include "core/mapping/mapping.h"
#include "core/mapping/tables/ddl.h"
#include "core/plan/plan.h"
#include "core/server/connection.h"
#include "core/server/serverfacts.h"
#include "core/server/tableschema.h"

namespace millrace {

/// What window and command line do alike on the way to the plan of one table; planDump() does it for a dump.

/// A table that is to be made for a source's rows.
struct PlannedTable
{
    QString createSql;              ///< as retargetedCreateTable() has it
    std::optional<Mapping> mapping; ///< what its columns need, of one proposed from the rows; else unset
    QStringList notes;              ///< what was changed for this server, or what a proposal rests on
};

/// By the source's own CREATE TABLE, in the words of the target (mendedFor()); of a source that brings
/// none as its rows propose. Errors: as retargetedCreateTable(), as proposeTable().
Result<PlannedTable> plannedTable(const Source &source, const QString &schema, const QString &table,
                                  const ServerFacts &target, const WordChoice &words = {});

/// The sql_mode that rows of a dump are loaded with (Source::sqlMode) without what the target does not know.
MendedDdl mendedModes(const QString &sqlMode, const ServerFacts &target, const WordChoice &words = {});

/// Makes the table of this CREATE TABLE as a TEMPORARY table of the session and reads its columns, keys and
/// definition back: what the server will make of it. Foreign keys are left out (a temporary table has none).
/// The temporary table stays in the session, under the table's name, so that a preview works on it. Errors:
/// as retargetedCreateTable(), PrivilegeMissing, StatementFailed.
Result<TableSchema> describeTable(Connection &connection, const QString &schema, const QString &table,
                                  const QString &createSql);

/// describeTable() for whoever only wants to know what such a table is like: in another schema where the
/// table's own cannot be used, for it need not be there yet. Nothing: this account cannot make a TEMPORARY
/// table anywhere.
std::optional<TableSchema> describedAnywhere(Connection &connection, const QString &schema,
                                             const QString &table, const QString &createSql);

/// What goes where if nobody says otherwise. \a isProposed: the table is one that plannedTable() made from
/// the rows, and comes with what its columns need of them ('' to NULL, …) as long as that fits.
Mapping automaticMapping(const Source &source, const TableSchema &table, bool isProposed);

/// The mapping fits the table, where that is known, and the plan is valid. Errors: the first of
/// checkMapping(), Plan::validate()'s.
Result<void> checkPlan(const Plan &plan, const std::optional<TableSchema> &table);

} // namespace millrace
