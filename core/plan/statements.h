// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mapping/selectstatement.h"
#include "core/plan/plan.h"
#include "core/server/connection.h"

namespace millrace {

QString createSchemaStatement(const Plan &plan);
QString createJournalStatement(const Plan &plan);
/// What a run writes into a line of it, in the order of the table: run_id, target_table, chunk, …
QStringList journalColumnNames();
/// \a journal: its quoted name; \a values: one for each of the columns, as SQL.
QString insertJournalStatement(const QString &journal, const QString &values);
/// What the workers send for a piece of a chunk, by the plan's way in: LOAD DATA LOCAL, where the name only
/// shows in the server's process list; LOAD DATA, where it is the pipe's; INSERT, with dots for the rows.
QString planLoadStatement(const Plan &plan, const QString &infileName);
/// How rows are sent in this mode: of a table, or by INSERT; in a file of the server's.
SelectVerb selectVerb(const Plan &plan, RowMode mode);
Conflict loadConflict(const Plan &plan, RowMode mode);
/// What every worker sets for itself besides the plan's session variables: an sql_mode that is strict (or
/// not) and free of modes that change how our literals are read; a list of warnings that is long enough.
QStringList sessionStatements(const Plan &plan);
/// "SET SESSION time_zone = …", for every session that reads or writes values of the plan; empty: they are in
/// the server's own. The workers have it among the plan's session settings.
QString timeZoneStatement(const Plan &plan);
/// The last of them, "SET SESSION max_error_count = 65535": MySQL asks for SESSION_VARIABLES_ADMIN.
QString warningListStatement();
/// Runs them. Where the account may not lengthen the list of warnings it stays as the server has it: whoever
/// needs every warning finds the list incomplete and sends the rows again in smaller parts.
Result<void> prepareSession(const Plan &plan, Connection &connection);

/// Every statement the run will execute, in order, for people to read and for `millrace-cli sql`.
struct PlannedStatement
{
    QString purpose;
    QString sql;
    qint64 times = 1; ///< repeated per worker or per chunk

    QString heading() const; ///< "each chunk (12 times)"
    QString text() const;    ///< "-- each chunk (12 times)\nCOMMIT;\n"
};
QVector<PlannedStatement> plannedStatements(const Plan &plan);

} // namespace millrace
