// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/keyrange.h"

#include "core/base/jsonmembers.h"
#include "core/base/literals.h"
#include "core/sql/quoting.h"

#include <QRegularExpression>

namespace millrace {

namespace {

QString columnName(const KeyColumn &column, const QString &alias)
{
    return alias + u'.' + quotedIdentifier(column.name);
}

/// Hexadecimal, so that neither the session's character set nor its escapes have a say.
QString literal(const KeyColumn &column, const QString &value)
{
    switch (column.kind) {
    case KeyKind::Number:
        return value;
    case KeyKind::Text:
        return u"_utf8mb4 X'%1'"_s.arg(QString::fromLatin1(value.toUtf8().toHex().toUpper()));
    case KeyKind::Bytes:
        return u"X'%1'"_s.arg(value);
    case KeyKind::Quoted:
        return quotedString(value);
    }
    Q_UNREACHABLE();
}

/// Rows on one side of a bound; \a last is the operator for the last column, \a other that for those before.
QString sideOf(const TableKey &key, const KeyBound &bound, const QString &alias, const QString &other,
               const QString &last)
{
    QString condition;
    for (qsizetype i = key.columns.size() - 1; i >= 0; --i) {
        const QString name = columnName(key.columns.at(i), alias);
        const QString value = literal(key.columns.at(i), bound.value(i));
        if (condition.isEmpty())
            condition = u"%1 %2 %3"_s.arg(name, last, value);
        else
            condition = u"(%1 %2 %3 OR (%1 = %3 AND %4))"_s.arg(name, other, value, condition);
    }
    return condition;
}

const JsonMembers<KeyRange> rangeMembers{
    {"after", &KeyRange::after}, {"up_to", &KeyRange::upTo}, {"marks", &KeyRange::marks}};

} // namespace

QJsonObject KeyRange::toJson() const
{
    return rangeMembers.write(*this);
}

KeyRange KeyRange::fromJson(const QJsonObject &json)
{
    return rangeMembers.read(json);
}

QString keyCondition(const TableKey &key, const KeyRange &range, const QString &alias)
{
    QStringList sides;
    if (!range.after.isEmpty())
        sides << sideOf(key, range.after, alias, u">"_s, u">"_s);
    if (!range.upTo.isEmpty())
        sides << sideOf(key, range.upTo, alias, u"<"_s, u"<="_s);
    return sides.join(u" AND "_s);
}

QString keyEquals(const TableKey &key, const KeyBound &bound, const QString &alias)
{
    QStringList conditions;
    for (qsizetype i = 0; i < key.columns.size(); ++i) {
        const KeyColumn &column = key.columns.at(i);
        conditions << u"%1 = %2"_s.arg(columnName(column, alias), literal(column, bound.value(i)));
    }
    return conditions.join(u" AND "_s);
}

bool isKeyValue(const KeyColumn &column, const QString &value)
{
    static const QRegularExpression number(u"\\A-?\\d+(\\.\\d+)?\\z"_s);
    static const QRegularExpression hex(u"\\A([0-9A-Fa-f]{2})*\\z"_s);
    switch (column.kind) {
    case KeyKind::Number:
        return number.match(value).hasMatch();
    case KeyKind::Bytes:
        return hex.match(value).hasMatch();
    case KeyKind::Text:
    case KeyKind::Quoted:
        return true;
    }
    Q_UNREACHABLE();
}

QString keyIsSameText(const TableKey &key, const KeyBound &bound, const QString &alias)
{
    QStringList conditions;
    for (qsizetype i = 0; i < key.columns.size(); ++i)
        if (const KeyColumn &column = key.columns.at(i); column.kind == KeyKind::Text)
            conditions << u"CONVERT(%1 USING utf8mb4) COLLATE utf8mb4_bin = %2"_s.arg(
                columnName(column, alias), literal(column, bound.value(i)));
    return conditions.join(u" AND "_s);
}

QString keyOrder(const TableKey &key, const QString &alias, KeyDirection direction)
{
    QStringList names;
    for (const KeyColumn &column : key.columns)
        names << columnName(column, alias) + (direction == KeyDirection::Down ? u" DESC"_s : QString());
    return names.join(u", "_s);
}

QString keySelect(const TableKey &key, const QString &alias)
{
    QStringList values;
    for (const KeyColumn &column : key.columns) {
        const QString name = columnName(column, alias);
        values << (column.kind == KeyKind::Bytes ? u"HEX(%1)"_s.arg(name)
                                                 : u"CAST(%1 AS CHAR CHARACTER SET utf8mb4)"_s.arg(name));
    }
    return values.join(u", "_s);
}

QString keyText(const TableKey &key, const KeyBound &bound)
{
    QStringList parts;
    for (qsizetype i = 0; i < key.columns.size(); ++i) {
        const KeyColumn &column = key.columns.at(i);
        QString value = bound.value(i);
        if (value.size() > 60)
            value = value.left(59) + u"…"_s;
        if (column.kind == KeyKind::Bytes)
            value = u"X'%1'"_s.arg(value);
        else if (column.kind != KeyKind::Number)
            value = quotedString(value);
        parts << u"%1 = %2"_s.arg(column.name, value);
    }
    return parts.join(u", "_s);
}

} // namespace millrace
