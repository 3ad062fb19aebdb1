// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mapping/contentcolumns.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/source/bytes/charsets.h"
#include "core/sql/quoting.h"

#include <QRegularExpression>
#include <optional>

namespace millrace {

namespace {

/// The number in "decimal(10,2)" (at = 1: 2) or "datetime(3)" (at = 0: 3); 0 when there is none.
int numberIn(const QString &type, int at)
{
    static const QRegularExpression brackets(u"\\(([^)]*)\\)"_s);
    return brackets.match(type).captured(1).section(u',', at, at).trimmed().toInt();
}

/// The labels of "enum('a','it''s')" as the server's metadata gives them.
QVector<QByteArray> labelsOf(const QString &type)
{
    QVector<QByteArray> labels;
    static const QRegularExpression label(u"'((?:[^']|'')*)'"_s);
    for (auto found = label.globalMatch(type); found.hasNext();)
        labels << found.next().captured(1).replace("''"_L1, "'"_L1).toUtf8();
    return labels;
}

/// Nothing: what the server makes of a field of this type cannot be told from the field.
std::optional<ContentRule> ruleFor(const Column &column)
{
    const QString type = column.type.toLower();
    const QString name = type.section(u'(', 0, 0).section(u' ', 0, 0);
    if (type.contains("zerofill"_L1))
        return std::nullopt;
    if (name == "int"_L1 || name == "tinyint"_L1 || name == "smallint"_L1 || name == "mediumint"_L1 ||
        name == "bigint"_L1)
        return ContentRule{.form = ContentForm::Integer};
    if (name == "decimal"_L1)
        return ContentRule{.form = ContentForm::Decimal, .digits = numberIn(type, 1)};
    if (name == "date"_L1)
        return ContentRule{.form = ContentForm::Date};
    if (name == "datetime"_L1 || name == "timestamp"_L1)
        return ContentRule{.form = ContentForm::DateTime, .digits = numberIn(type, 0)};
    if (name == "time"_L1)
        return ContentRule{.form = ContentForm::Time, .digits = numberIn(type, 0)};
    if (name == "year"_L1)
        return ContentRule{.form = ContentForm::Year};
    if (name == "char"_L1)
        return ContentRule{.form = ContentForm::Char};
    if (name == "binary"_L1)
        return ContentRule{.form = ContentForm::Binary, .digits = numberIn(type, 0)};
    if (name == "varchar"_L1 || name == "varbinary"_L1 || name.endsWith("text"_L1) ||
        name.endsWith("blob"_L1))
        return ContentRule{.form = ContentForm::Text};
    if (name == "enum"_L1) {
        const QVector<QByteArray> labels = labelsOf(column.type);
        if (std::all_of(labels.begin(), labels.end(), isAscii)) // else the file's characters matter
            return ContentRule{.form = ContentForm::Label, .labels = labels};
    }
    return std::nullopt; // FLOAT, DOUBLE, BIT, SET, JSON, GEOMETRY, UUID, INET6, VECTOR
}

/// Characters both sets have are the same bytes in both.
bool sameBytes(const QByteArray &file, const QByteArray &column)
{
    return column.isEmpty() || file == "binary" || file == column || column == "ascii" ||
           (isUtf8Charset(file) && isUtf8Charset(column));
}

QString sqlFor(const Column &column, const QByteArray &charset)
{
    QString sql = quotedIdentifier(column.name);
    if (!sameBytes(charset.toLower(), column.charset.toLatin1().toLower()))
        sql = u"CONVERT(%1 USING %2)"_s.arg(sql, QString::fromLatin1(charset));
    // CONCAT_WS leaves NULL out, and with it the difference between (NULL, 1) and (1, NULL).
    return column.nullable ? u"IFNULL(%1, x'00')"_s.arg(sql) : sql;
}

/// A field that goes through a variable only to be told its character set, as texts of SQL dumps do.
struct ConvertedField
{
    int field = -1;
    QByteArray charset;
};

std::optional<ConvertedField> convertedField(const QString &expression, const Mapping &mapping)
{
    static const QRegularExpression convert(u"^CONVERT\\s*\\(\\s*@(\\w+)\\s+USING\\s+(\\w+)\\s*\\)$"_s,
                                            QRegularExpression::CaseInsensitiveOption);
    const QRegularExpressionMatch match = convert.match(expression);
    if (!match.hasMatch())
        return std::nullopt;
    for (qsizetype i = 0; i < mapping.fields.size(); ++i)
        if (mapping.fields.at(i).kind == FieldBinding::Kind::Variable &&
            mapping.fields.at(i).name.compare(match.captured(1), Qt::CaseInsensitive) == 0)
            return ConvertedField{.field = static_cast<int>(i), .charset = match.captured(2).toLatin1()};
    return std::nullopt;
}

} // namespace

ContentColumns contentColumns(const Mapping &mapping, const Dialect &dialect, const TableSchema &table)
{
    ContentColumns content;
    if (!table.triggers.isEmpty())
        content.obstacle = CoreText::tr("triggers of the table may change what is loaded");
    const QString keyName = table.singleKeyColumn();
    const auto add = [&](const QString &name, int field, const QByteArray &charset) {
        const Column *column = table.column(name);
        if (!column)
            return;
        const auto rule = ruleFor(*column);
        if (!rule) {
            content.leftOut << u"%1 (%2)"_s.arg(column->name, column->type);
            return;
        }
        if (!keyName.isEmpty() && column->name == keyName && rule->form == ContentForm::Integer)
            content.key = static_cast<int>(content.columns.size());
        content.columns << ContentColumn{.name = column->name,
                                         .field = field,
                                         .rule = *rule,
                                         .nullable = column->nullable,
                                         .sql = sqlFor(*column, charset)};
    };
    for (qsizetype i = 0; i < mapping.fields.size(); ++i)
        if (mapping.fields.at(i).kind == FieldBinding::Kind::Column)
            add(mapping.fields.at(i).name, static_cast<int>(i), dialect.charset);
    for (const ColumnExpression &expression : mapping.expressions) {
        const QString text = expression.expression.trimmed();
        if (text.compare("@row_number"_L1, Qt::CaseInsensitive) == 0)
            add(expression.column, -1, dialect.charset);
        else if (const auto converted = convertedField(text, mapping);
                 converted && dialect.charset == "binary")
            add(expression.column, converted->field, converted->charset);
        else
            content.leftOut << u"%1 (%2)"_s.arg(expression.column, text.left(60));
    }
    if (content.columns.isEmpty() && content.obstacle.isEmpty())
        content.obstacle = CoreText::tr("no column gets a field as it is");
    return content;
}

QString contentQuery(const ContentColumns &columns, const QString &schema, const QString &table)
{
    QStringList parts;
    for (const ContentColumn &column : columns.columns)
        parts << column.sql;
    // A separator that was cast makes the whole a byte string: each column's bytes as they are stored. A
    // literal would give way to the columns' character sets, or fail where they cannot be mixed.
    return u"SELECT COUNT(*), SUM(CRC32(CONCAT_WS(CAST(x'1F' AS BINARY), %1))) FROM %2"_s.arg(
        parts.join(u", "_s), qualifiedName(schema, table));
}

} // namespace millrace
