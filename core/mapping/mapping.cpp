// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mapping/mapping.h"

#include "core/base/coretext.h"
#include "core/base/text.h"
#include "core/mapping/automatch.h"
#include "core/mapping/sqltokens.h"

#include <QJsonArray>
#include <algorithm>

namespace millrace {

namespace {

QString kindName(FieldBinding::Kind kind)
{
    switch (kind) {
    case FieldBinding::Kind::Column:
        return QStringLiteral("column");
    case FieldBinding::Kind::Variable:
        return QStringLiteral("variable");
    case FieldBinding::Kind::Discard:
        return QStringLiteral("discard");
    }
    Q_UNREACHABLE();
}

Error invalid(const QString &what)
{
    return {.code = ErrorCode::PlanInvalid,
            .what = what,
            .howToFix = CoreText::tr("Make the plan anew, or mend its “mapping” by hand.")};
}

} // namespace

bool Mapping::usesRowNumber() const
{
    return std::any_of(expressions.begin(), expressions.end(), [](const ColumnExpression &expression) {
        return usesVariable(expression.expression, QStringLiteral("row_number"));
    });
}

QString Mapping::summary() const
{
    const auto bound = std::count_if(fields.begin(), fields.end(), [](const FieldBinding &binding) {
        return binding.kind == FieldBinding::Kind::Column;
    });
    return QStringLiteral("%1 → %2").arg(
        counted(fields.size(), CoreText::tr("field"), CoreText::tr("fields")),
        counted(bound + expressions.size(), CoreText::tr("column"), CoreText::tr("columns")));
}

QJsonObject Mapping::toJson() const
{
    QJsonArray fieldArray;
    for (const FieldBinding &binding : fields) {
        QJsonObject entry{{QStringLiteral("kind"), kindName(binding.kind)}};
        if (binding.kind != FieldBinding::Kind::Discard)
            entry.insert(QStringLiteral("name"), binding.name);
        fieldArray << entry;
    }
    QJsonArray expressionArray;
    for (const ColumnExpression &expression : expressions)
        expressionArray << QJsonObject{{QStringLiteral("column"), expression.column},
                                       {QStringLiteral("expression"), expression.expression}};
    return {{QStringLiteral("fields"), fieldArray}, {QStringLiteral("expressions"), expressionArray}};
}

Result<Mapping> Mapping::fromJson(const QJsonObject &json)
{
    Mapping mapping;
    for (const QJsonValue &value : json.value(QStringLiteral("fields")).toArray()) {
        const QString kind = value[QStringLiteral("kind")].toString();
        FieldBinding binding{.name = value[QStringLiteral("name")].toString()};
        if (kind == QLatin1String("column"))
            binding.kind = FieldBinding::Kind::Column;
        else if (kind == QLatin1String("variable"))
            binding.kind = FieldBinding::Kind::Variable;
        else if (kind == QLatin1String("discard"))
            binding.kind = FieldBinding::Kind::Discard;
        else
            return fail(invalid(CoreText::tr("A field's binding is of the unknown kind “%1”.").arg(kind)));
        if (binding.kind != FieldBinding::Kind::Discard && binding.name.isEmpty())
            return fail(invalid(CoreText::tr("A field is bound to a %1 without a name.").arg(kind)));
        mapping.fields << binding;
    }
    for (const QJsonValue &value : json.value(QStringLiteral("expressions")).toArray()) {
        const ColumnExpression expression{
            .column = value[QStringLiteral("column")].toString(),
            .expression = withoutEndComment(value[QStringLiteral("expression")].toString())};
        if (expression.column.isEmpty() || expression.expression.isEmpty())
            return fail(invalid(CoreText::tr("An expression lacks its column or its text.")));
        mapping.expressions << expression;
    }
    return mapping;
}

Mapping autoMap(int fieldCount, const QStringList &fieldNames, const TableSchema &table)
{
    Mapping mapping;
    for (const FieldMatch &match : matchFields(fieldCount, fieldNames, table))
        mapping.fields << match.binding;
    return mapping;
}

Mapping keepingZeros(const Mapping &mapping, const TableSchema &table)
{
    if (mapping.expressions.isEmpty())
        return mapping;
    Mapping kept = mapping;
    for (FieldBinding &binding : kept.fields) {
        const Column *column =
            binding.kind == FieldBinding::Kind::Column ? table.column(binding.name) : nullptr;
        if (!column || !column->autoIncrement)
            continue;
        const QString variable = QStringLiteral("millrace_zero");
        kept.expressions << ColumnExpression{binding.name, QLatin1Char('@') + variable};
        binding = {.kind = FieldBinding::Kind::Variable, .name = variable};
    }
    return kept;
}

} // namespace millrace
