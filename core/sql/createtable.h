// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sql/indexdefinition.h"
#include "core/sql/sqlcursor.h"

#include <optional>

namespace millrace {

struct TableColumn
{
    QString name;
    QString type; ///< the bare word, upper case: "BIT", "VARCHAR"; empty: none
    bool generated = false;
    QString charset;   ///< lower case; empty: the definition does not say
    QString collation; ///< lower case; empty: the definition does not say
    bool autoIncrement = false;
    /// No row has NULL there: the definition says so, it is the primary key's, or an old server would add it
    /// (TIMESTAMP of which nothing is said).
    bool notNull = false;

    friend bool operator==(const TableColumn &, const TableColumn &) = default;
};

/// A CREATE TABLE statement with a list of columns. What it does not understand it passes over. Comments
/// count as such, those that a server runs as well, but for what stands in them after a key.
struct CreateTable
{
    QString schema; ///< empty when the table is named without one
    QString table;
    qsizetype offset = 0;     ///< of CREATE in the text
    qsizetype listOffset = 0; ///< of the bracket that opens the list
    qsizetype end = 0;        ///< of the semicolon, or of the text
    bool closed = false;      ///< the list's bracket is closed
    QVector<TableColumn> columns;
    Result<TableKeys> keys;     ///< Errors: IndexRecordUnusable: one cannot be read with certainty
    QString charset, collation; ///< of the table; lower case, empty: not said
};

/// Reads the statement that begins at \a cursor, up to its semicolon; nothing: it is another one, and \a
/// cursor stands somewhere in it.
std::optional<CreateTable> readCreateTable(SqlCursor &cursor);

/// As readCreateTable(), of the first CREATE TABLE from \a cursor on.
std::optional<CreateTable> findCreateTable(SqlCursor &cursor);

/// The keys in the text of SHOW CREATE TABLE as MariaDB 10+ and MySQL 5.7+ write it with
/// sql_quote_show_create on and without ANSI_QUOTES (IndexSession sets both). Errors: IndexRecordUnusable
/// when it cannot be read with certainty.
Result<TableKeys> parseTableKeys(const QString &createSql);

} // namespace millrace
