// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mapping/textfields.h"

#include "core/base/literals.h"
#include "core/sql/quoting.h"
#include "core/sql/sqltokens.h"

#include <QRegularExpression>

namespace millrace {

namespace {

QString asText(const QString &variable)
{
    return u"CONVERT(%1 USING utf8mb4)"_s.arg(variable);
}

/// Whether the column stores something else than the bytes of UTF-8 text it is given.
bool readsCharacters(const Column &column, ResultColumn::Kind kind)
{
    static const QRegularExpression byText(u"^(json|uuid|inet4|inet6)\\b"_s,
                                           QRegularExpression::CaseInsensitiveOption);
    if (byText.match(column.type).hasMatch())
        return true;
    return kind == ResultColumn::Kind::Text && !column.charset.isEmpty() &&
           column.charset.compare("utf8mb4"_L1, Qt::CaseInsensitive) != 0;
}

} // namespace

Mapping sayingWhatIsText(const Mapping &mapping, const Source &source, const TableSchema &table)
{
    Mapping said = mapping;
    if (source.dialect.charset != "binary")
        return said;
    QVector<ColumnExpression> converted;
    for (qsizetype i = 0; i < said.fields.size(); ++i) {
        FieldBinding &binding = said.fields[i];
        const ResultColumn::Kind kind = source.table->kinds.value(i);
        if (kind == ResultColumn::Kind::Bytes)
            continue;
        if (binding.kind == FieldBinding::Kind::Variable && kind == ResultColumn::Kind::Text) {
            const QString variable = u'@' + quotedIdentifier(binding.name);
            for (ColumnExpression &expression : said.expressions)
                expression.expression = replaceVariable(expression.expression, binding.name,
                                                        [&variable] { return asText(variable); });
            continue;
        }
        const Column *column =
            binding.kind == FieldBinding::Kind::Column ? table.column(binding.name) : nullptr;
        if (column == nullptr || !readsCharacters(*column, kind))
            continue;
        const QString variable = u"millrace_text_%1"_s.arg(i + 1);
        converted << ColumnExpression{binding.name, asText(u'@' + variable)};
        binding = {.kind = FieldBinding::Kind::Variable, .name = variable};
    }
    said.expressions += converted;
    return said;
}

} // namespace millrace
