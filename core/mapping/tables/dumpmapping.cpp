// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mapping/tables/dumpmapping.h"

#include "core/base/literals.h"
#include "core/mapping/automatch.h"
#include "core/source/bytes/charsets.h"
#include "core/source/inspect/dumptables.h"

#include <QRegularExpression>
#include <algorithm>

namespace millrace {

namespace {

bool isOneOf(const QString &word, std::initializer_list<const char *> words)
{
    return std::any_of(words.begin(), words.end(),
                       [&word](const char *each) { return word == QLatin1String(each); });
}

/// "int" of "int(10) unsigned".
QString typeWord(const Column &column)
{
    static const QRegularExpression end(u"[^a-z0-9_]"_s);
    return column.type.toLower().section(end, 0, 0);
}

bool holdsText(const QString &type)
{
    return isOneOf(type, {"char", "varchar", "tinytext", "text", "mediumtext", "longtext", "enum", "set",
                          "nchar", "nvarchar", "character", "national"});
}

bool holdsNumbers(const QString &type)
{
    return isOneOf(type, {"tinyint", "smallint", "mediumint", "int", "integer", "bigint", "decimal",
                          "numeric", "dec", "fixed", "float", "double", "real", "year", "bool", "boolean"});
}

bool sameCharset(const QString &column, const QByteArray &dump)
{
    return !column.isEmpty() &&
           lastingCharsetName(column.toLatin1()).compare(lastingCharsetName(dump), Qt::CaseInsensitive) == 0;
}

/// What the column gets instead of the field @v; empty: the field as it is.
QString expressionFor(const Column &column, SqlLiteralKinds kinds, const QByteArray &charset,
                      const QString &variable)
{
    const QString type = typeWord(column);
    // A dump that sets no names is read with the character set of the client that runs it.
    const QString from = charset.isEmpty() ? u"utf8mb4"_s : QString::fromLatin1(lastingCharsetName(charset));
    constexpr SqlLiteralKinds bytes = SqlHex | SqlHexText | SqlBit;
    constexpr SqlLiteralKinds numbers = SqlInteger | SqlDecimal | SqlFloat;
    if (holdsNumbers(type) && (kinds & bytes) != 0 && (kinds & ~(bytes | SqlNull | SqlBinary)) == 0)
        return u"CONV(HEX(%1), 16, 10)"_s.arg(variable);
    if (type == "bit"_L1 && (kinds & SqlInteger) != 0 && (kinds & bytes) == 0)
        return u"CAST(%1 AS UNSIGNED)"_s.arg(variable);
    if (holdsText(type) && (kinds & SqlFloat) != 0 && (kinds & SqlText) == 0)
        return u"%1 + 0e0"_s.arg(variable);
    // MariaDB takes 16 bytes for an address or an id, where they are bytes, and not for its text.
    if (isOneOf(type, {"uuid", "inet4", "inet6"}) && (kinds & SqlText) != 0)
        return u"CONVERT(%1 USING utf8mb4)"_s.arg(variable);
    const bool json = type == "json"_L1;
    // MySQL takes no JSON from bytes, and JSON is in UTF-8 wherever it stands.
    const bool isUtf8 = (kinds & SqlUtf8Text) != 0 || (json && charset == "binary");
    if (isUtf8 && (json || (holdsText(type) && !sameCharset(column.charset, "utf8mb4"))))
        return u"CONVERT(%1 USING utf8mb4)"_s.arg(variable);
    if ((holdsText(type) || json) && (kinds & (SqlText | numbers | bytes)) != 0 &&
        !(sameCharset(column.charset, charset) && !json))
        return u"CONVERT(%1 USING %2)"_s.arg(variable, from);
    return {};
}

} // namespace

Mapping asInserted(const Mapping &mapping, const Source &source, const TableSchema &table)
{
    const SqlTablePart *part = sqlTableOf(source);
    if (!part)
        return mapping;
    constexpr SqlLiteralKinds unknown = SqlText;
    Mapping result = mapping;
    for (qsizetype field = 0; field < result.fields.size(); ++field) {
        FieldBinding &binding = result.fields[field];
        const Column *column =
            binding.kind == FieldBinding::Kind::Column ? table.column(binding.name) : nullptr;
        if (!column)
            continue;
        const QString variable = u"f%1"_s.arg(field + 1);
        const QString expression =
            expressionFor(*column, part->literalKinds.value(field, unknown), part->charset, u'@' + variable);
        if (expression.isEmpty())
            continue;
        result.expressions << ColumnExpression{binding.name, expression};
        binding = {.kind = FieldBinding::Kind::Variable, .name = variable};
    }
    return result;
}

Mapping decoded(const Mapping &mapping, const Source &source)
{
    Mapping result = mapping;
    for (qsizetype field = 0; field < result.fields.size(); ++field) {
        FieldBinding &binding = result.fields[field];
        const QString function = source.decoders.value(source.fieldNames.value(field));
        if (function.isEmpty() || binding.kind != FieldBinding::Kind::Column)
            continue;
        const QString variable = u"f%1"_s.arg(field + 1);
        result.expressions << ColumnExpression{binding.name, u"%1(@%2)"_s.arg(function, variable)};
        binding = {.kind = FieldBinding::Kind::Variable, .name = variable};
    }
    return result;
}

Mapping withReadableJson(const Mapping &mapping, const Source &source, const TableSchema &table)
{
    if (source.dialect.charset != "binary" || sqlTableOf(source) != nullptr)
        return mapping;
    Mapping result = mapping;
    for (qsizetype field = 0; field < result.fields.size(); ++field) {
        FieldBinding &binding = result.fields[field];
        const Column *column =
            binding.kind == FieldBinding::Kind::Column ? table.column(binding.name) : nullptr;
        if (!column || typeWord(*column) != "json"_L1)
            continue;
        const QString variable = u"f%1"_s.arg(field + 1);
        result.expressions << ColumnExpression{binding.name, u"CONVERT(@%1 USING utf8mb4)"_s.arg(variable)};
        binding = {.kind = FieldBinding::Kind::Variable, .name = variable};
    }
    return result;
}

Mapping proposedMapping(const Source &source, const TableSchema &table)
{
    const Mapping mapping = asInserted(autoMap(source.fieldCount, source.fieldNames, table), source, table);
    return decoded(withReadableJson(mapping, source, table), source);
}

TableSchema schemaOf(const DumpDdl &ddl)
{
    TableSchema table{.name = ddl.table};
    for (const TableColumn &column : ddl.columns)
        table.columns << Column{.name = column.name,
                                .type = column.type.toLower(),
                                .charset = column.charset,
                                .nullable = !column.notNull,
                                .autoIncrement = column.autoIncrement,
                                .generated = column.generated};
    return table;
}

} // namespace millrace
