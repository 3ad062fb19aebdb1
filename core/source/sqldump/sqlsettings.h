// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/sqldump/sqlbytetokens.h"
#include "core/source/sqldump/sqlclassify.h"

#include <QSet>
#include <QString>
#include <QVector>

namespace millrace {

/// A SET statement assigns this to the setting or to one it is a list of: SET a = 1, @@session.b = 0.
bool setsTo(const QVector<SqlByteToken> &statement, const char *setting, const char *value);

/// A statement that changes the server and not what is in it: SET GLOBAL, RESET, SHUTDOWN …
bool changesServer(const QVector<SqlByteToken> &statement);

/// A SET statement that assigns this and nothing else: SQL_LOG_BIN, GTID_PURGED, … Upper case; empty: it is
/// another one.
QString replicationSettingOf(const QVector<SqlByteToken> &statement);

/// Percona's mysqldump asks for MyRocks and switches its bulk load on: no row depends on that, and a load
/// does without. Is to be given all statements of no known kind, in the dump's order.
class MyRocksStatements
{
public:
    bool has(const QByteArray &verb, const QVector<SqlByteToken> &statement);

private:
    QSet<QByteArray> m_prepared; ///< names of those that are executed
};

/// It asks what the statement before it in its session has done: ROW_COUNT(), FOUND_ROWS(), @@warning_count,
/// GET DIAGNOSTICS.
bool asksOfStatementBefore(const QVector<SqlByteToken> &statement);

/// The same, also where what it runs does: a prepared text, a routine of the dump. Is to be given all
/// statements, in the dump's order.
class AskingStatements
{
public:
    bool has(const SqlStatementClass &kind, const QVector<SqlByteToken> &statement);

private:
    QSet<QByteArray> m_prepared; ///< names of texts that ask, lower case
    QSet<QByteArray> m_routines; ///< likewise
};

/// What a SET statement does to its session that another session cannot be given by running the dump's SET
/// statements once more: a value that a query or a function made, or a setting that changes what is stored
/// and that loads of rows do not carry. For people, a few words; empty: nothing.
QString whatOnlyThisSessionKnows(const QVector<SqlByteToken> &statement);

} // namespace millrace
