// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mapping/mapping.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/sql/sqltokens.h"

#include <QJsonArray>
#include <algorithm>

namespace millrace {

namespace {

Error invalid(const QString &what)
{
    return {.code = ErrorCode::PlanInvalid,
            .what = what,
            .howToFix = CoreText::tr("Make the plan anew, or correct its “mapping” by hand.")};
}

} // namespace

bool Mapping::usesRowNumber() const
{
    return std::any_of(expressions.begin(), expressions.end(), [](const ColumnExpression &expression) {
        return usesVariable(expression.expression, u"row_number"_s);
    });
}

QString Mapping::summary() const
{
    const auto bound = std::count_if(fields.begin(), fields.end(), [](const FieldBinding &binding) {
        return binding.kind == FieldBinding::Kind::Column;
    });
    return u"%1 → %2"_s.arg(fieldsText(fields.size()), columnsText(bound + expressions.size()));
}

QJsonObject Mapping::toJson() const
{
    QJsonArray fieldArray;
    for (const FieldBinding &binding : fields) {
        QJsonObject entry{{u"kind"_s, enumName(binding.kind)}};
        if (binding.kind != FieldBinding::Kind::Discard)
            entry.insert(u"name"_s, binding.name);
        fieldArray << entry;
    }
    QJsonArray expressionArray;
    for (const ColumnExpression &expression : expressions)
        expressionArray << QJsonObject{{u"column"_s, expression.column},
                                       {u"expression"_s, expression.expression}};
    return {{u"fields"_s, fieldArray}, {u"expressions"_s, expressionArray}};
}

Result<Mapping> Mapping::fromJson(const QJsonObject &json)
{
    Mapping mapping;
    for (const auto &value : json.value(u"fields"_s).toArray()) {
        const QString name = value[u"kind"_s].toString();
        const auto kind = enumFromName<FieldBinding::Kind>(name);
        if (!kind)
            return fail(invalid(CoreText::tr("A field's binding is of the unknown kind “%1”.").arg(name)));
        const FieldBinding binding{.kind = *kind, .name = value[u"name"_s].toString()};
        if (binding.kind != FieldBinding::Kind::Discard && binding.name.isEmpty())
            return fail(invalid(CoreText::tr("A field is bound to a %1 without a name.").arg(name)));
        mapping.fields << binding;
    }
    for (const auto &value : json.value(u"expressions"_s).toArray()) {
        const ColumnExpression expression{.column = value[u"column"_s].toString(),
                                          .expression = withoutEndComment(value[u"expression"_s].toString())};
        if (expression.column.isEmpty() || expression.expression.isEmpty())
            return fail(invalid(CoreText::tr("An expression lacks its column or its text.")));
        mapping.expressions << expression;
    }
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
        const QString variable = u"millrace_zero"_s;
        kept.expressions << ColumnExpression{binding.name, u'@' + variable};
        binding = {.kind = FieldBinding::Kind::Variable, .name = variable};
    }
    return kept;
}

} // namespace millrace
