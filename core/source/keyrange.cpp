// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/keyrange.h"

#include "core/server/quoting.h"

#include <QJsonArray>

namespace millrace {

namespace {

QString columnName(const KeyColumn &column, const QString &alias)
{
    return alias + QLatin1Char('.') + quotedIdentifier(column.name);
}

/// Hexadecimal, so that neither the session's character set nor its escapes have a say.
QString literal(const KeyColumn &column, const QString &value)
{
    switch (column.kind) {
    case KeyKind::Number:
        return value;
    case KeyKind::Text:
        return QStringLiteral("_utf8mb4 X'%1'").arg(QString::fromLatin1(value.toUtf8().toHex().toUpper()));
    case KeyKind::Bytes:
        return QStringLiteral("X'%1'").arg(value);
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
            condition = QStringLiteral("%1 %2 %3").arg(name, last, value);
        else
            condition = QStringLiteral("(%1 %2 %3 OR (%1 = %3 AND %4))").arg(name, other, value, condition);
    }
    return condition;
}

QJsonArray boundJson(const KeyBound &bound)
{
    return QJsonArray::fromStringList(bound);
}

KeyBound boundFromJson(const QJsonValue &json)
{
    KeyBound bound;
    for (const QJsonValue &value : json.toArray())
        bound << value.toString();
    return bound;
}

} // namespace

QJsonObject KeyRange::toJson() const
{
    QJsonArray list;
    for (const KeyBound &mark : marks)
        list << boundJson(mark);
    return {{QStringLiteral("after"), boundJson(after)},
            {QStringLiteral("up_to"), boundJson(upTo)},
            {QStringLiteral("marks"), list}};
}

KeyRange KeyRange::fromJson(const QJsonObject &json)
{
    KeyRange range{.after = boundFromJson(json.value(QStringLiteral("after"))),
                   .upTo = boundFromJson(json.value(QStringLiteral("up_to"))),
                   .marks = {}};
    for (const QJsonValue &mark : json.value(QStringLiteral("marks")).toArray())
        range.marks << boundFromJson(mark);
    return range;
}

QString keyCondition(const TableKey &key, const KeyRange &range, const QString &alias)
{
    QStringList sides;
    if (!range.after.isEmpty())
        sides << sideOf(key, range.after, alias, QStringLiteral(">"), QStringLiteral(">"));
    if (!range.upTo.isEmpty())
        sides << sideOf(key, range.upTo, alias, QStringLiteral("<"), QStringLiteral("<="));
    return sides.join(QStringLiteral(" AND "));
}

QString keyOrder(const TableKey &key, const QString &alias)
{
    QStringList names;
    for (const KeyColumn &column : key.columns)
        names << columnName(column, alias);
    return names.join(QStringLiteral(", "));
}

QString keySelect(const TableKey &key, const QString &alias)
{
    QStringList values;
    for (const KeyColumn &column : key.columns) {
        const QString name = columnName(column, alias);
        values << (column.kind == KeyKind::Bytes
                       ? QStringLiteral("HEX(%1)").arg(name)
                       : QStringLiteral("CAST(%1 AS CHAR CHARACTER SET utf8mb4)").arg(name));
    }
    return values.join(QStringLiteral(", "));
}

QString keyText(const TableKey &key, const KeyBound &bound)
{
    QStringList parts;
    for (qsizetype i = 0; i < key.columns.size(); ++i) {
        const KeyColumn &column = key.columns.at(i);
        QString value = bound.value(i);
        if (value.size() > 60)
            value = value.left(59) + QStringLiteral("…");
        if (column.kind == KeyKind::Bytes)
            value = QStringLiteral("X'%1'").arg(value);
        else if (column.kind != KeyKind::Number)
            value = quotedString(value);
        parts << QStringLiteral("%1 = %2").arg(column.name, value);
    }
    return parts.join(QStringLiteral(", "));
}

} // namespace millrace
