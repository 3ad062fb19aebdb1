// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mapping/foreign/wordrewriter.h"
#include "core/server/connection.h"
#include "core/source/sqldump/sqlclassify.h"
#include "core/source/sqldump/sqldumpreader.h"

namespace millrace {

/// A statement of a dump's tail, in the target's words.
struct TailStatement
{
    QByteArray text;
    SqlStatementClass kind;
    QVector<SqlByteToken> tokens; ///< none of an INSERT … VALUES that stands alone
    SqlPlace place;
    qint64 end = 0;
    QString table;        ///< of an INSERT … VALUES: DumpReading::keyOf()
    QByteArray target;    ///< of an INSERT or REPLACE: the table's name as it stands there, without schema
    bool ignores = false; ///< INSERT IGNORE

    /// The one that the reader came to: of a Statement or an Insert. Errors: those of the reader.
    static Result<TailStatement> read(SqlDumpReader &reader, SqlDumpReader::Event event,
                                      const WordRewriter &rewriter);

    /// What another session would not have after it.
    bool isOfSession() const;
    /// It goes and comes with its transaction, and changes no structure.
    bool isRowsOrQuestion() const;
    bool isInsertOrReplace() const { return kind.verb == "INSERT" || kind.verb == "REPLACE"; }
    /// Rows that the server leaves out, or that take the place of others, are what the statement asks for.
    struct Duplicates
    {
        qint64 skipped = 0;
        qint64 replaced = 0;
    };
    /// By the server's answer.
    Duplicates duplicatesOf(const Connection::ScriptResult &answer) const;
    /// Several statements stand between its delimiters.
    bool isSeveral() const { return areSeveral(kind, tokens); }
};

} // namespace millrace
