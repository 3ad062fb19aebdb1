// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sql/sqltokens.h"

#include <QStringList>
#include <tl/expected.hpp>

namespace millrace {

/// What LOAD DATA does with a row whose key is there already, and with values that do not fit.
enum class Conflict
{
    Error,   ///< ends the statement (not with LOCAL, which then ignores)
    Ignore,  ///< bends, skips and warns
    Replace, ///< takes the old row out; bad values end the statement
};

/// What is wrong, and where in the text it stands.
struct TextFault
{
    Error error;          ///< StatementNotUnderstood, ColumnListInvalid, ExpressionInvalid, DialectInvalid
    qsizetype offset = 0; ///< in characters
    qsizetype length = 0; ///< 0: at the end of the text
};

/// What the FIELDS and LINES clauses say; where they do not, as the server takes it.
struct LoadDataForm
{
    QByteArray fieldsTerminatedBy = "\t";
    QByteArray fieldsEnclosedBy;
    bool optionallyEnclosed = false;
    QByteArray fieldsEscapedBy = "\\";
    QByteArray linesTerminatedBy = "\n";
    QByteArray linesStartingBy;
    int skipLines = 0;             ///< IGNORE n LINES
    QByteArray charset = "binary"; ///< CHARACTER SET

    qsizetype offset = 0; ///< from CHARACTER SET to the end of LINES
    qsizetype length = 0;
};

/// An item of the column list.
struct LoadDataField
{
    QString name; ///< without '@'
    bool isVariable = false;
};

struct LoadDataSetting
{
    QString column;
    QString expression; ///< as it stands, without a comment to the end of the line after it
};

/// The clauses of a LOAD DATA statement.
struct LoadData
{
    bool local = false;
    QString file;
    Conflict conflict = Conflict::Error;
    QString schema; ///< empty when the table is named without one
    QString table;
    LoadDataForm form;
    bool namesCharset = false;   ///< otherwise the server takes the schema's, not the form's
    bool namesSkipLines = false; ///< IGNORE n LINES
    bool hasColumnList = false;  ///< otherwise the fields are the table's columns in their order
    QVector<LoadDataField> fields;
    QVector<LoadDataSetting> settings;
    QStringList notes; ///< what was read and has no effect, one sentence each
};

/// Reads one LOAD DATA statement as a server would: any case, comments, quotes and escapes, clauses of FIELDS
/// in any order, with or without a semicolon. PARTITION, XML and the like, which Millrace could not carry
/// over without changing what is loaded, are refused by name. \a rules: of the server the text is for.
tl::expected<LoadData, TextFault> readLoadData(const QString &text, const SqlRules &rules);

/// The first LOAD DATA among the statements of a script; what stands after it is not looked at. Faults: as
/// readLoadData(); there is none.
tl::expected<LoadData, TextFault> firstLoadData(const QString &script, const SqlRules &rules);

/// "line 3, character 12": of an offset in the text, both from 1.
QString placeInText(const QString &text, qsizetype offset);

} // namespace millrace
