// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/server/tableschema.h"

#include <QStringList>
#include <QVector>

namespace millrace {

/// What a field of the dump becomes.
struct FieldBinding
{
    enum class Kind
    {
        Column,
        Variable,
        Discard
    };
    Kind kind = Kind::Column;
    QString name; ///< column name, or variable name without '@'; empty for a discard

    friend bool operator==(const FieldBinding &, const FieldBinding &) = default;
};

template <>
inline constexpr auto enumNames<FieldBinding::Kind> =
    namesOfEnum<FieldBinding::Kind>({{FieldBinding::Kind::Column, "column"},
                                     {FieldBinding::Kind::Variable, "variable"},
                                     {FieldBinding::Kind::Discard, "discard"}});

/// A column that gets an SQL expression over variables (SET clause). The variable @row_number stands for the
/// row's number in source order over all files, from 1.
struct ColumnExpression
{
    QString column;
    QString expression;

    friend bool operator==(const ColumnExpression &, const ColumnExpression &) = default;
};

struct Mapping
{
    QVector<FieldBinding> fields; ///< in the order of the dump's fields
    QVector<ColumnExpression> expressions;

    bool usesRowNumber() const;
    /// "5 fields → 4 columns": for people.
    QString summary() const;
    QJsonObject toJson() const;
    static Result<Mapping> fromJson(const QJsonObject &json);
    friend bool operator==(const Mapping &, const Mapping &) = default;
};

/// Names that people give to variables they do not mean to use; anything else can be read by an expression.
bool looksUnused(const QString &variable);
/// "(@discard, user_id, @a, `created at`)": column names, quoted or not, and variables; @discard and @dummy
/// drop the field. Errors: ColumnListInvalid.
Result<QVector<FieldBinding>> parseColumnList(const QString &text);
QString columnListText(const QVector<FieldBinding> &fields);
/// "action=CONCAT('web_', @action)". Errors: ExpressionInvalid.
Result<ColumnExpression> parseExpression(const QString &text);

/// On MariaDB and older MySQL LOAD DATA with a SET clause gives a new number to an AUTO_INCREMENT column
/// whose field is 0, whatever NO_AUTO_VALUE_ON_ZERO says (seen on MariaDB 10.11.19, MySQL 5.7.22 and 8.0.15;
/// not on MySQL 9.7.4). Through a variable the 0 stays 0. The mapping as it is where nothing of this applies.
Mapping keepingZeros(const Mapping &mapping, const TableSchema &table);

/// Everything that can be known without the server running it: number of fields, unknown columns, a column
/// bound twice, generated columns bound, NOT NULL columns without default left out (\a fillsIn: the session
/// that loads is not strict, and the server gives them what it has for their type).
QVector<Error> checkMapping(const Mapping &mapping, int fieldCount, const TableSchema &table,
                            bool fillsIn = false);

} // namespace millrace
