// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/sqltablepart.h"

#include <QJsonArray>

namespace millrace {

namespace {

/// Bytes of any kind, one character each.
QString textOf(const QByteArray &bytes)
{
    return QString::fromLatin1(bytes);
}

QByteArray bytesIn(const QJsonObject &json, const QString &name)
{
    return json.value(name).toString().toLatin1();
}

} // namespace

QJsonObject SqlTablePart::toJson() const
{
    QJsonArray kinds;
    for (const SqlLiteralKinds kind : literalKinds)
        kinds << int(kind);
    QJsonObject variables;
    for (auto each = session.variables.begin(); each != session.variables.end(); ++each)
        variables.insert(textOf(each.key()), textOf(each.value()));
    return {{QStringLiteral("schema"), textOf(schema)},
            {QStringLiteral("table"), textOf(table)},
            {QStringLiteral("begin_line"), begin.line},
            {QStringLiteral("begin_offset"), begin.byteOffset},
            {QStringLiteral("end_offset"), end},
            {QStringLiteral("session_schema"), textOf(session.schema)},
            {QStringLiteral("session_charset"), textOf(session.charset)},
            {QStringLiteral("session_sql_mode"), textOf(session.sqlMode)},
            {QStringLiteral("session_time_zone"), textOf(session.timeZone)},
            {QStringLiteral("session_delimiter"), textOf(session.delimiter)},
            {QStringLiteral("session_variables"), variables},
            {QStringLiteral("statements_apart"), statementsApart},
            {QStringLiteral("charset"), textOf(charset)},
            {QStringLiteral("literal_kinds"), kinds},
            {QStringLiteral("verbs"), int(verbs)}};
}

SqlTablePart SqlTablePart::fromJson(const QJsonObject &json)
{
    SqlTablePart part{.schema = bytesIn(json, QStringLiteral("schema")),
                      .table = bytesIn(json, QStringLiteral("table")),
                      .begin = {.line = json.value(QStringLiteral("begin_line")).toInteger(1),
                                .byteOffset = json.value(QStringLiteral("begin_offset")).toInteger()},
                      .session = {.schema = bytesIn(json, QStringLiteral("session_schema")),
                                  .charset = bytesIn(json, QStringLiteral("session_charset")),
                                  .sqlMode = bytesIn(json, QStringLiteral("session_sql_mode")),
                                  .timeZone = bytesIn(json, QStringLiteral("session_time_zone")),
                                  .delimiter = bytesIn(json, QStringLiteral("session_delimiter"))},
                      .end = json.value(QStringLiteral("end_offset")).toInteger(-1),
                      .statementsApart = json.value(QStringLiteral("statements_apart")).toInteger(),
                      .charset = bytesIn(json, QStringLiteral("charset")),
                      .verbs = static_cast<unsigned>(json.value(QStringLiteral("verbs")).toInt())};
    const QJsonObject variables = json.value(QStringLiteral("session_variables")).toObject();
    for (auto each = variables.begin(); each != variables.end(); ++each)
        part.session.variables.insert(each.key().toLatin1(), each.value().toString().toLatin1());
    const QJsonArray kinds = json.value(QStringLiteral("literal_kinds")).toArray();
    for (const QJsonValue &kind : kinds)
        part.literalKinds << static_cast<SqlLiteralKinds>(kind.toInt());
    return part;
}

} // namespace millrace
