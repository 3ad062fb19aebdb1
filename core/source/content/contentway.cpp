// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/content/contentway.h"

#include "core/base/jsonmembers.h"

namespace millrace {

namespace {

const JsonMembers<ContentWay> wayMembers{{"member", &ContentWay::member, InJson::WhenSet},
                                         {"encoding", &ContentWay::encoding, InJson::WhenSet},
                                         {"sql_table", &ContentWay::sqlTable}};

} // namespace

void ContentWay::readAs(const Dialect &dialect)
{
    commentsOf = dialect.commentsBeginWith.isEmpty() || sqlTable ? std::nullopt : std::optional(dialect);
    jsonKeys = sqlTable ? QStringList() : dialect.jsonKeys;
    jsonTexts = sqlTable ? QStringList() : dialect.jsonTexts;
}

QJsonObject ContentWay::toJson() const
{
    return wayMembers.write(*this);
}

ContentWay ContentWay::fromJson(const QJsonObject &json)
{
    return wayMembers.read(json);
}

QString Content::name() const
{
    return way.member.isEmpty() ? path : path + u'/' + way.member;
}

Content Content::readAs(const Dialect &dialect) const
{
    Content content = *this;
    content.way.readAs(dialect);
    return content;
}

std::optional<qint64> Content::fileOffset(qint64 offset) const
{
    if (way.encoding != ContentWay::Encoding::AsIs || way.sqlTable || way.hasOtherLines())
        return std::nullopt;
    return offset;
}

} // namespace millrace
