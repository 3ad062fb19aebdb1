// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/sqldump/sqltablepart.h"

#include "core/base/jsonmembers.h"

namespace millrace {

namespace {

const JsonMembers<SqlTablePart> partMembers{
    {"schema", &SqlTablePart::schema},
    {"table", &SqlTablePart::table},
    {"begin_line", &SqlTablePart::begin, &SqlPlace::line},
    {"begin_offset", &SqlTablePart::begin, &SqlPlace::byteOffset},
    {"end_offset", &SqlTablePart::end},
    {"session_schema", &SqlTablePart::session, &SqlSession::schema},
    {"session_charset", &SqlTablePart::session, &SqlSession::charset},
    {"session_connection", &SqlTablePart::session, &SqlSession::connection, InJson::WhenSet},
    {"session_sql_mode", &SqlTablePart::session, &SqlSession::sqlMode},
    {"session_time_zone", &SqlTablePart::session, &SqlSession::timeZone},
    {"session_delimiter", &SqlTablePart::session, &SqlSession::delimiter},
    {"session_variables", &SqlTablePart::session, &SqlSession::variables},
    {"statements_apart", &SqlTablePart::statementsApart},
    {"charset", &SqlTablePart::charset},
    {"literal_kinds", &SqlTablePart::literalKinds},
    {"verbs", &SqlTablePart::verbs}};

} // namespace

QJsonObject SqlTablePart::toJson() const
{
    return partMembers.write(*this);
}

SqlTablePart SqlTablePart::fromJson(const QJsonObject &json)
{
    return partMembers.read(json);
}

} // namespace millrace
