// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QJsonObject>
#include <QStringList>

namespace millrace {

/// How a text dump is written, in the words of LOAD DATA (MySQL manual, "LOAD DATA", Field and Line
/// Handling). The defaults are what mysqldump -T and SELECT … INTO OUTFILE write.
struct Dialect
{
    QByteArray fieldsTerminatedBy = "\t"; ///< one or more bytes
    QByteArray fieldsEnclosedBy;          ///< empty or one byte
    bool optionallyEnclosed =
        false; ///< matters to writers only; kept so that statements read as the user wrote them
    QByteArray fieldsEscapedBy = "\\";   ///< empty or one byte
    QByteArray linesTerminatedBy = "\n"; ///< one or more bytes
    QByteArray linesStartingBy;          ///< empty: rows start at once
    int skipLines = 0;                   ///< header lines at the head of every file
    /// Lines below these that begin so are comments and no rows, up to their line end whatever quotes they
    /// hold; empty: none is. LOAD DATA has no word for it: such lines are never sent (commentfilter.h).
    QByteArray commentsBeginWith;
    QByteArray charset = "binary"; ///< CHARACTER SET of the statement
    /// The file is JSON Lines, and these keys of its objects are the fields; empty: it is none. Its rows are
    /// written anew on the way, by the members above (jsonlinestream.h).
    QStringList jsonKeys;
    /// Of jsonKeys: their values are sent as JSON, as they stand there: strings with their quotes, true as
    /// true.
    QStringList jsonTexts;

    static Dialect mysqldumpTab() { return {}; }
    /// RFC 4180: comma, double quotes doubled, no escape character, CRLF or LF as given.
    static Dialect csvRfc4180(const QByteArray &lineEnd);
    /// How the rows of JSON Lines are written on their way to the server.
    static Dialect jsonLines(const QStringList &keys, const QStringList &asJson = {});
    bool isJsonLines() const { return !jsonKeys.isEmpty(); }
    /// Of rows that stand in a file of our own as they are sent: without what is made or left out on the way.
    Dialect asSent() const;

    /// What ends a line where people count them: CR in a file whose rows end in CR alone.
    char lineEnd() const { return linesTerminatedBy.endsWith('\r') ? '\r' : '\n'; }

    /// Refuses what LOAD DATA refuses or reads ambiguously. Errors: DialectInvalid.
    Result<void> validate() const;

    QJsonObject toJson() const; ///< byte strings as Latin-1 text
    static Result<Dialect> fromJson(const QJsonObject &json);

    friend bool operator==(const Dialect &, const Dialect &) = default;
};

} // namespace millrace
