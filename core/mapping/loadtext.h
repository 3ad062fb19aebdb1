// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mapping/loadstatement.h"
#include "core/sql/sqltokens.h"

#include <tl/expected.hpp>

namespace millrace {

/// What is wrong, and where in the text it stands.
struct TextFault
{
    Error error;          ///< StatementNotUnderstood, ColumnListInvalid, ExpressionInvalid, DialectInvalid
    qsizetype offset = 0; ///< in characters
    qsizetype length = 0; ///< 0: at the end of the text
};

/// A LOAD DATA statement taken apart: the other direction of loadStatement() and serverFileStatement().
struct LoadText
{
    bool local = false;
    QString file;
    Conflict conflict = Conflict::Error;
    QString schema; ///< empty when the table is named without one
    QString table;
    Dialect dialect; ///< what the statement does not say is as LOAD DATA takes it: \t, \n, \\, charset binary
    bool namesCharset = false;   ///< otherwise the server takes the schema's, not the dialect's
    bool namesSkipLines = false; ///< IGNORE n LINES; our own statements never have it
    bool hasColumnList = false;  ///< otherwise the fields are the table's columns in their order
    Mapping mapping;             ///< @row_number where loadStatement() counts rows
    QStringList notes;           ///< what was read and has no effect on the plan, one sentence each
};

/// Reads one LOAD DATA statement as a server would: any case, comments, quotes and escapes, clauses of FIELDS
/// in any order, with or without a semicolon. Parts that Millrace could not carry over without changing what
/// is loaded (PARTITION, XML …) are refused by name. \a rules: of the server the text is for.
tl::expected<LoadText, TextFault> parseLoadStatement(const QString &text,
                                                     const SqlRules &rules = {.executableComments = true});

/// The mapping with a list that was left out filled in: the table's columns in their order, generated ones
/// discarded (MySQL refuses them, 3105). As it is when there is a list.
Mapping withAllColumns(const LoadText &statement, const TableSchema &table);

/// "line 3, character 12": of an offset in the text, both from 1.
QString placeInText(const QString &text, qsizetype offset);

} // namespace millrace
