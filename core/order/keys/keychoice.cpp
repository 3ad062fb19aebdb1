// SPDX-License-Identifier: GPL-3.0-or-later
// The part of sortkey.h that finds the key: which fields, compared how.
#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/order/keys/clusterkey.h"
#include "core/order/keys/sortkey.h"
#include "core/sql/sqltokens.h"

#include <QRegularExpression>

namespace millrace {

namespace {

/// Where a key column's values come from.
struct Origin
{
    enum class Kind
    {
        Field,
        RowNumber,
        Generated, ///< AUTO_INCREMENT that gets no value
        Default,
        Expression
    };
    Kind kind = Kind::Default;
    int field = 0;
};

/// The field bound to the variable; the last one, whose value is the one that stays.
int fieldOfVariable(const Mapping &mapping, const QString &variable)
{
    for (qsizetype i = mapping.fields.size() - 1; i >= 0; --i)
        if (mapping.fields.at(i).kind == FieldBinding::Kind::Variable &&
            mapping.fields.at(i).name.compare(variable, Qt::CaseInsensitive) == 0)
            return int(i);
    return -1;
}

Origin originOfExpression(const Mapping &mapping, const QString &expression)
{
    const auto tokens = sqlTokens(expression);
    if (!tokens || tokens->size() != 1 || tokens->first().kind != SqlToken::Kind::Variable)
        return {.kind = Origin::Kind::Expression};
    const QString variable = tokens->first().text;
    if (const int field = fieldOfVariable(mapping, variable); field >= 0)
        return {.kind = Origin::Kind::Field, .field = field};
    if (variable.compare("row_number"_L1, Qt::CaseInsensitive) == 0)
        return {.kind = Origin::Kind::RowNumber};
    return {.kind = Origin::Kind::Expression};
}

Origin originOf(const Mapping &mapping, const TableSchema &table, const QString &column)
{
    for (const ColumnExpression &expression : mapping.expressions)
        if (expression.column.compare(column, Qt::CaseInsensitive) == 0)
            return originOfExpression(mapping, expression.expression);
    for (qsizetype i = 0; i < mapping.fields.size(); ++i)
        if (mapping.fields.at(i).kind == FieldBinding::Kind::Column &&
            mapping.fields.at(i).name.compare(column, Qt::CaseInsensitive) == 0)
            return {.kind = Origin::Kind::Field, .field = int(i)};
    const Column *found = table.column(column);
    return {.kind =
                found != nullptr && found->autoIncrement ? Origin::Kind::Generated : Origin::Kind::Default};
}

/// The labels of "enum('a','it''s')".
QByteArrayList enumLabels(const QString &type)
{
    QByteArrayList labels;
    static const QRegularExpression quoted(u"'((?:[^']|'')*)'"_s);
    for (auto match = quoted.globalMatch(type); match.hasNext();)
        labels << match.next().captured(1).replace("''"_L1, "'"_L1).toUtf8();
    return labels;
}

KeyOrderKind textKind(const QString &collation)
{
    if (collation.endsWith("_bin"_L1) || collation == "binary"_L1)
        return KeyOrderKind::Bytes;
    static const QRegularExpression uca(u"_(0900|unicode|uca\\d+)(_|$)"_s);
    return uca.match(collation).hasMatch() ? KeyOrderKind::UcaText : KeyOrderKind::Text;
}

KeyPart partOf(const Column &column, int field, const IndexPart &keyColumn, const QString &collation)
{
    const QString type = column.type.toLower();
    static const QRegularExpression word(u"^[a-z0-9]+"_s);
    const QString name = word.match(type).captured();
    const auto isOne = [&name](std::initializer_list<const char *> names) {
        return std::any_of(names.begin(), names.end(),
                           [&name](const char *candidate) { return name == QLatin1String(candidate); });
    };
    KeyPart part{.column = column.name, .field = field, .descending = keyColumn.descending};
    if (isOne({"tinyint", "smallint", "mediumint", "int", "bigint"})) {
        part.kind = type.contains("unsigned"_L1) ? KeyOrderKind::Unsigned : KeyOrderKind::Signed;
        part.bytes = name == "bigint"_L1 ? 8 : 4;
    } else if (isOne({"year"})) {
        part.kind = KeyOrderKind::Unsigned;
        part.bytes = 4;
    } else if (isOne({"decimal", "float", "double"})) {
        part.kind = KeyOrderKind::Decimal;
    } else if (isOne({"date", "datetime", "timestamp"})) {
        part.kind = KeyOrderKind::DateTime;
    } else if (isOne({"time"})) {
        part.kind = KeyOrderKind::Time;
    } else if (isOne({"enum"})) {
        part.kind = KeyOrderKind::Enum;
        part.labels = enumLabels(column.type);
    } else if (isOne({"uuid"})) {
        part.kind = KeyOrderKind::Uuid;
    } else if (isOne({"char", "varchar", "tinytext", "text", "mediumtext", "longtext", "set"})) {
        part.kind = textKind(collation);
    }
    return part;
}

tl::unexpected<Error> noKey(const TableSchema &table)
{
    return fail({.code = ErrorCode::OrderKeyMissing,
                 .what = CoreText::tr("Table %1 has neither a primary key nor a unique index of NOT NULL "
                                      "columns: the server keeps its rows in the order they arrive.")
                             .arg(table.name),
                 .howToFix = CoreText::tr("Load in the order of the files; sorting would gain nothing.")});
}

tl::unexpected<Error> firstColumnUnusable(const QString &column, Origin::Kind kind)
{
    Error error{.code = ErrorCode::OrderNotNeeded,
                .howToFix = CoreText::tr("Load in the order of the files."),
                .context = {.column = column}};
    switch (kind) {
    case Origin::Kind::RowNumber:
        error.what = CoreText::tr("The key begins with %1, which is the row's number in the dump: the "
                                  "dump is in key order already.")
                         .arg(column);
        break;
    case Origin::Kind::Generated:
        error.what = CoreText::tr("The key begins with %1, whose numbers the server gives as the rows "
                                  "arrive: any order is key order.")
                         .arg(column);
        break;
    case Origin::Kind::Expression:
        error.code = ErrorCode::OrderKeyNotInDump;
        error.what = CoreText::tr("The key begins with %1, which is computed by an expression: its "
                                  "order cannot be told from the dump's fields.")
                         .arg(column);
        error.howToFix = CoreText::tr("Load in the order of the files, or bind a field that holds the "
                                      "key to %1 itself.")
                             .arg(column);
        break;
    case Origin::Kind::Default:
    case Origin::Kind::Field:
        error.code = ErrorCode::OrderKeyNotInDump;
        error.what =
            CoreText::tr("The key begins with %1, which no field of the dump is bound to.").arg(column);
        error.howToFix = CoreText::tr("Bind the field that holds it to %1, or load in the order of the "
                                      "files.")
                             .arg(column);
        break;
    }
    return fail(error);
}

/// Numbers the server gives to rows that bring none follow the order in which the rows arrive.
void noteGeneratedNumbers(const Mapping &mapping, const TableSchema &table, SortKey &key)
{
    for (const Column &column : table.columns)
        if (column.autoIncrement && originOf(mapping, table, column.name).kind == Origin::Kind::Generated)
            key.notes << CoreText::tr("Column %1 is AUTO_INCREMENT and gets no value from the dump: its "
                                      "numbers will follow the key, not the dump.")
                             .arg(column.name);
}

} // namespace

Result<SortKey> sortKeyFor(const Mapping &mapping, const TableSchema &table)
{
    const TableDefinition definition(table);
    const auto cluster = definition.clusterKey();
    if (!cluster || cluster->parts.isEmpty())
        return noKey(table);
    SortKey key{.index = cluster->name};
    for (const IndexPart &keyColumn : cluster->parts) {
        const Column *column = table.column(keyColumn.column);
        const Origin origin = originOf(mapping, table, keyColumn.column);
        if (column != nullptr && origin.kind == Origin::Kind::Field) {
            key.parts << partOf(*column, origin.field, keyColumn, definition.collationOf(keyColumn.column));
            continue;
        }
        if (key.parts.isEmpty())
            return firstColumnUnusable(keyColumn.column, origin.kind);
        // Rows with equal keys keep the dump's order: @row_number needs no field to be sorted by.
        if (origin.kind != Origin::Kind::RowNumber || keyColumn.descending)
            key.notes << CoreText::tr("Key column %1 is in no field of the dump: rows are ordered by the "
                                      "columns before it.")
                             .arg(keyColumn.column);
        break;
    }
    noteGeneratedNumbers(mapping, table, key);
    return key;
}

} // namespace millrace
