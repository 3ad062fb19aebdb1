// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/mappingedits.h"

#include "core/base/literals.h"
#include "core/sql/quoting.h"
#include "ui/language/localtext.h"

#include <QCoreApplication>

namespace millrace {

namespace {

const QString rowNumber = u"@row_number"_s;

bool sameName(const QString &a, const QString &b)
{
    return a.compare(b, Qt::CaseInsensitive) == 0;
}

bool isBoundTo(const FieldBinding &binding, const QString &column)
{
    return binding.kind == FieldBinding::Kind::Column && sameName(binding.name, column);
}

void dropExpression(Mapping &mapping, const QString &column)
{
    mapping.expressions.removeIf([&](const ColumnExpression &set) { return sameName(set.column, column); });
}

void releaseFields(Mapping &mapping, const QString &column)
{
    for (FieldBinding &binding : mapping.fields)
        if (isBoundTo(binding, column))
            binding = {.kind = FieldBinding::Kind::Discard};
}

} // namespace

QString bindingText(const FieldBinding &binding)
{
    switch (binding.kind) {
    case FieldBinding::Kind::Column:
        return binding.name;
    case FieldBinding::Kind::Variable:
        return u'@' + binding.name;
    case FieldBinding::Kind::Discard:
        return u"@discard"_s;
    }
    Q_UNREACHABLE();
}

Result<Mapping> withFieldBound(const Mapping &mapping, int index, const QString &text)
{
    // A column's name may hold anything; only what starts with @ or a quote is read as SQL.
    const QString trimmed = text.trimmed();
    const bool isSql = trimmed.startsWith(u'@') || trimmed.startsWith(u'`');
    MILLRACE_TRY(const auto parsed,
                 parseColumnList(isSql || trimmed.isEmpty() ? trimmed : quotedIdentifier(trimmed)));
    if (parsed.size() != 1)
        return fail({.code = ErrorCode::ColumnListInvalid,
                     .what = tr("One field takes one column or variable."),
                     .howToFix = tr("Write a column's name, @variable or @discard.")});
    Mapping changed = mapping;
    const FieldBinding &binding = parsed.first();
    if (binding.kind == FieldBinding::Kind::Column) {
        releaseFields(changed, binding.name);
        dropExpression(changed, binding.name);
    }
    changed.fields[index] = binding;
    return changed;
}

QString transformInput(const Mapping &mapping, const QString &column)
{
    const ColumnSource source = sourceOf(mapping, column);
    switch (source.kind) {
    case ColumnSource::Kind::Field: {
        // withColumnExpression() makes the field a variable of this name.
        const QString quoted = columnListText({{.kind = FieldBinding::Kind::Variable, .name = column}});
        return quoted.mid(1, quoted.size() - 2);
    }
    case ColumnSource::Kind::Expression:
        return source.expression;
    case ColumnSource::Kind::Numbering:
        return rowNumber;
    case ColumnSource::Kind::Nothing:
        break;
    }
    return {};
}

Mapping withColumnFromField(const Mapping &mapping, const QString &column, int field)
{
    Mapping changed = mapping;
    dropExpression(changed, column);
    releaseFields(changed, column);
    changed.fields[field] = {.kind = FieldBinding::Kind::Column, .name = column};
    return changed;
}

Mapping withColumnFromRowNumber(const Mapping &mapping, const QString &column)
{
    Mapping changed = withColumnUnset(mapping, column);
    changed.expressions.append({.column = column, .expression = rowNumber});
    return changed;
}

Mapping withColumnUnset(const Mapping &mapping, const QString &column)
{
    Mapping changed = mapping;
    dropExpression(changed, column);
    releaseFields(changed, column);
    return changed;
}

Result<Mapping> withColumnExpression(const Mapping &mapping, const QString &column, const QString &expression)
{
    MILLRACE_TRY(const auto parsed,
                 parseExpression(quotedIdentifier(column) + u" = "_s + expression.trimmed()));
    Mapping changed = mapping;
    const ColumnSource before = sourceOf(mapping, column);
    if (before.kind == ColumnSource::Kind::Field)
        changed.fields[before.field] =
            usesVariable(parsed.expression, column)
                ? FieldBinding{.kind = FieldBinding::Kind::Variable, .name = column}
                : FieldBinding{.kind = FieldBinding::Kind::Discard};
    for (ColumnExpression &set : changed.expressions) {
        if (sameName(set.column, column)) {
            set.expression = parsed.expression; // in its place: the order of SET clauses is the user's
            return changed;
        }
    }
    changed.expressions.append({.column = column, .expression = parsed.expression});
    return changed;
}

Result<Mapping> mappingFromText(const QString &columnList, const QString &setClauses)
{
    MILLRACE_TRY(auto fields, parseColumnList(columnList));
    Mapping mapping{.fields = fields};
    const QStringList lines = setClauses.split(u'\n', Qt::SkipEmptyParts);
    for (const QString &line : lines) {
        QString clause = line.trimmed();
        if (clause.endsWith(u','))
            clause.chop(1);
        if (clause.isEmpty())
            continue;
        MILLRACE_TRY(auto parsed, parseExpression(clause));
        mapping.expressions.append(parsed);
    }
    return mapping;
}

QString setClausesText(const Mapping &mapping)
{
    QStringList lines;
    for (const ColumnExpression &set : mapping.expressions)
        lines << quotedIdentifier(set.column) + u" = "_s + set.expression;
    return lines.join(u'\n');
}

} // namespace millrace
