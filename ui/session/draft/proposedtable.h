// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/server/connection.h"
#include "core/server/tableschema.h"

namespace millrace {

/// The dump's CREATE TABLE with this table's name in place of its own, its trailing semicolon and everything
/// around the statement (comments, SET, DROP) left out; empty when there is no CREATE TABLE in it.
QString createStatementFor(const QString &dumpSql, const QString &schema, const QString &table);

/// Makes the table of this statement as a TEMPORARY table of the session and reads its columns, keys and
/// definition back: what the server will make of the DDL. Foreign keys are left out (a temporary table has
/// none). The temporary table stays in the session, under the table's name, so that a preview works on it.
/// Errors: ExpressionInvalid (no CREATE TABLE), PrivilegeMissing, StatementFailed.
Result<TableSchema> describeProposedTable(Connection &connection, const QString &schema, const QString &table,
                                          const QString &createSql);

} // namespace millrace
