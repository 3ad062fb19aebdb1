// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mapping/selectstatement.h"
#include "core/plan/plan.h"
#include "core/server/tableschema.h"
#include "core/source/rows/rowreader.h"

#include <QSet>

namespace millrace {

/// Turns rows of the dump into the rows of an INSERT … VALUES statement that stores what LOAD DATA would:
/// fields become string literals in the file's character set (LOAD DATA stores strings too, so numbers, dates
/// and bits are read by the same code of the server), variables are put into the SET expressions as literals,
/// @row_number as a number.
class InsertStatement
{
public:
    using Verb = SelectVerb;

    /// What has to be known of the table.
    struct Target
    {
        TableSchema table;
        QSet<QString> emptied; ///< columns, lower case, that may be NULL and whose default is not
        bool mariaDb = false;
    };

    /// What NULL and a field that is missing become in a column, where that is not NULL.
    /// \a bends: rows that do not fit are bent (INSERT IGNORE), as plain LOCAL would.
    InsertStatement(const Plan &plan, const Target &target, bool bends);

    /// "/* name */ INSERT INTO t (…) VALUES "; \a name must not end a comment.
    QByteArray head(Verb verb, const QString &name) const;
    /// "(…)" of one row.
    void writeRow(const Row &row, qint64 rowNumber, QByteArray &sql) const;

    /// Bound to columns, but not there in a row of \a fields fields: LOAD DATA warns of each (1261). Fields
    /// bound to variables or discards are NULL without a word.
    int missingIn(qsizetype fields) const;
    /// The row goes on after the last field that is bound (1262).
    bool hasMore(const Row &row) const;

private:
    /// A part of a value: a field's literal, the row's number, or text.
    struct Part
    {
        enum class Kind
        {
            Text,
            Field,
            Counter
        };
        Kind kind = Kind::Text;
        qsizetype field = 0;
        QByteArray text;
    };
    struct Value
    {
        QVector<Part> parts;
        QByteArray null = "NULL";    ///< of a field bound to the column itself
        QByteArray missing = "NULL"; ///< likewise
    };
    static Value boundValue(qsizetype field, const Column *column, const Target &target, bool bends);
    Value expressionValue(const QString &expression) const;
    void writeLiteral(const QByteArray &bytes, QByteArray &sql) const;

    const Mapping &m_mapping;
    const bool m_utf8;
    const qsizetype m_longestCharacter; ///< bytes, of a UTF-8 file
    const QByteArray m_introducer;
    QByteArray m_target; ///< "`s`.`t` (`a`, `b`)"
    QVector<Value> m_values;
};

} // namespace millrace
