// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/sqldump/sqltablepart.h"

#include "core/base/literals.h"

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
    return {{u"schema"_s, textOf(schema)},
            {u"table"_s, textOf(table)},
            {u"begin_line"_s, begin.line},
            {u"begin_offset"_s, begin.byteOffset},
            {u"end_offset"_s, end},
            {u"session_schema"_s, textOf(session.schema)},
            {u"session_charset"_s, textOf(session.charset)},
            {u"session_sql_mode"_s, textOf(session.sqlMode)},
            {u"session_time_zone"_s, textOf(session.timeZone)},
            {u"session_delimiter"_s, textOf(session.delimiter)},
            {u"session_variables"_s, variables},
            {u"statements_apart"_s, statementsApart},
            {u"charset"_s, textOf(charset)},
            {u"literal_kinds"_s, kinds},
            {u"verbs"_s, int(verbs)}};
}

SqlTablePart SqlTablePart::fromJson(const QJsonObject &json)
{
    SqlTablePart part{.schema = bytesIn(json, u"schema"_s),
                      .table = bytesIn(json, u"table"_s),
                      .begin = {.line = json.value(u"begin_line"_s).toInteger(1),
                                .byteOffset = json.value(u"begin_offset"_s).toInteger()},
                      .session = {.schema = bytesIn(json, u"session_schema"_s),
                                  .charset = bytesIn(json, u"session_charset"_s),
                                  .sqlMode = bytesIn(json, u"session_sql_mode"_s),
                                  .timeZone = bytesIn(json, u"session_time_zone"_s),
                                  .delimiter = bytesIn(json, u"session_delimiter"_s)},
                      .end = json.value(u"end_offset"_s).toInteger(-1),
                      .statementsApart = json.value(u"statements_apart"_s).toInteger(),
                      .charset = bytesIn(json, u"charset"_s),
                      .verbs = static_cast<unsigned>(json.value(u"verbs"_s).toInt())};
    const QJsonObject variables = json.value(u"session_variables"_s).toObject();
    for (auto each = variables.begin(); each != variables.end(); ++each)
        part.session.variables.insert(each.key().toLatin1(), each.value().toString().toLatin1());
    const QJsonArray kinds = json.value(u"literal_kinds"_s).toArray();
    for (const QJsonValue &kind : kinds)
        part.literalKinds << static_cast<SqlLiteralKinds>(kind.toInt());
    return part;
}

} // namespace millrace
