// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/mapping/mapping.h"
#include "core/sql/sqltokens.h"

#include <QSet>

namespace millrace {

namespace {

/// Variables an expression reads must be bound to a field, or be @row_number.
void checkVariables(const Mapping &mapping, QVector<Error> &errors)
{
    QSet<QString> bound{u"row_number"_s};
    for (const FieldBinding &binding : mapping.fields)
        if (binding.kind == FieldBinding::Kind::Variable)
            bound << binding.name.toLower();
    for (const ColumnExpression &expression : mapping.expressions) {
        const auto tokens = sqlTokens(expression.expression);
        if (!tokens) {
            errors << Error{.code = ErrorCode::ExpressionInvalid,
                            .what = CoreText::tr("The expression for %1 is not valid: %2")
                                        .arg(expression.column, tokens.error().what),
                            .howToFix = tokens.error().howToFix,
                            .context = {.column = expression.column}};
            continue;
        }
        for (const SqlToken &token : *tokens)
            if (token.kind == SqlToken::Kind::Variable && !bound.contains(token.text.toLower()))
                errors << Error{
                    .code = ErrorCode::ExpressionInvalid,
                    .what = CoreText::tr("The expression for %1 reads @%2, but no field is bound to it.")
                                .arg(expression.column, token.text),
                    .howToFix = CoreText::tr("Bind a field to @%1.").arg(token.text),
                    .context = {.column = expression.column}};
    }
}

} // namespace

QVector<Error> checkMapping(const Mapping &mapping, int fieldCount, const TableSchema &table, bool fillsIn)
{
    QVector<Error> errors;
    if (fieldCount > 0 && mapping.fields.size() != fieldCount)
        errors << Error{.code = ErrorCode::MappingIncomplete,
                        .what = CoreText::tr("The dump's rows have %1, the mapping binds %2.")
                                    .arg(fieldsText(fieldCount), groupedNumber(mapping.fields.size())),
                        .howToFix = CoreText::tr("Bind every field; the ones not needed to @discard.")};

    QSet<QString> seen;
    const auto checkColumn = [&](const QString &name) {
        const Column *column = table.column(name);
        if (!column) {
            errors << Error{.code = ErrorCode::ColumnUnknown,
                            .what = CoreText::tr("Table %1 has no column %2.").arg(table.name, name),
                            .howToFix = CoreText::tr("Its columns are: %1.").arg([&] {
                                QStringList names;
                                for (const Column &existing : table.columns)
                                    names << existing.name;
                                return names.join(u", "_s);
                            }()),
                            .context = {.column = name}};
            return;
        }
        if (column->generated)
            errors << Error{.code = ErrorCode::ColumnUnknown,
                            .what = CoreText::tr("Column %1 is generated and takes no value.").arg(name),
                            .howToFix = CoreText::tr("Bind its field to @discard."),
                            .context = {.column = name}};
        if (seen.contains(name.toLower()))
            errors << Error{.code = ErrorCode::ColumnBoundTwice,
                            .what = CoreText::tr("Column %1 is bound twice.").arg(name),
                            .howToFix = CoreText::tr("Bind one of the fields to a variable or to @discard."),
                            .context = {.column = name}};
        seen << name.toLower();
    };
    for (const FieldBinding &binding : mapping.fields)
        if (binding.kind == FieldBinding::Kind::Column)
            checkColumn(binding.name);
    for (const ColumnExpression &expression : mapping.expressions)
        checkColumn(expression.column);

    for (const Column &column : table.columns)
        if (!fillsIn && !column.hasDefault && !seen.contains(column.name.toLower()))
            errors << Error{.code = ErrorCode::MappingIncomplete,
                            .what = CoreText::tr("Column %1 takes no NULL, has no default and gets no value.")
                                        .arg(column.name),
                            .howToFix = CoreText::tr("Bind a field to it or give it an expression."),
                            .context = {.column = column.name}};
    checkVariables(mapping, errors);
    return errors;
}

} // namespace millrace
