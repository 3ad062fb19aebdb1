// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mapping/foreign/wordrewriter.h"
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
    QString table; ///< of an INSERT … VALUES: DumpReading::keyOf()

    /// The one that the reader came to: of a Statement or an Insert. Errors: those of the reader.
    static Result<TailStatement> read(SqlDumpReader &reader, SqlDumpReader::Event event,
                                      const WordRewriter &rewriter);

    /// What another session would not have after it.
    bool isOfSession() const;
    /// It goes and comes with its transaction, and changes no structure.
    bool isRowsOrQuestion() const;
    /// Several statements stand between its delimiters.
    bool isSeveral() const { return areSeveral(kind, tokens); }
};

} // namespace millrace
