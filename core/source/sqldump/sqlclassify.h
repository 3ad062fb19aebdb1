// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/sqldump/sqlbytetokens.h"

#include <QVector>
#include <string_view>
#include <utility>

namespace millrace {

/// When a statement of a dump has to run, seen from a load of its rows.
enum class SqlPhase
{
    Session,   ///< SET, USE: how what follows is read
    Structure, ///< before the rows: databases, tables, sequences, DROP
    Data,      ///< INSERT, REPLACE, UPDATE, DELETE, TRUNCATE, LOAD DATA
    AfterData, ///< indexes and constraints by ALTER, views, triggers, routines, events, accounts, ANALYZE
    Skipped,   ///< LOCK and UNLOCK TABLES, DISABLE and ENABLE KEYS, transactions: a load does without
    Unknown    ///< for the user to decide
};

enum class SqlObject
{
    None,
    Database,
    Table,
    Sequence,
    View,
    Trigger,
    Procedure,
    Function,
    Event,
    Index,
    Account
};

struct SqlStatementClass
{
    SqlPhase phase = SqlPhase::Unknown;
    SqlObject object = SqlObject::None;
    bool creates = false;          ///< CREATE, not DROP or ALTER
    QByteArray schema;             ///< as the statement names it; empty: it does not
    QByteArray name;               ///< of the object; of a trigger and an index, its own
    QByteArray tableSchema, table; ///< of a trigger or index: the table after ON, as the statement names it
    QByteArray verb;               ///< the first word, upper case
    /// Schema and name of the others that a DROP names after a comma.
    QVector<std::pair<QByteArray, QByteArray>> moreNames;
};

/// By the first words of the statement, those inside versioned comments among them.
SqlStatementClass classifySqlStatement(std::string_view statement, const SqlLexRules &rules);

/// Several statements stand between two DELIMITER lines; \a tokens: all of them. Bodies of routines, triggers
/// and events hold semicolons of their own.
bool areSeveral(const SqlStatementClass &kind, const QVector<SqlByteToken> &tokens);

} // namespace millrace
