// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/content/contentway.h"

#include "core/base/literals.h"

namespace millrace {

QJsonObject ContentWay::toJson() const
{
    QJsonObject json;
    if (!member.isEmpty())
        json.insert(u"member"_s, member);
    if (encoding != Encoding::AsIs)
        json.insert(u"encoding"_s, encoding == Encoding::Utf16LittleEndian ? u"utf-16le"_s : u"utf-16be"_s);
    if (sqlTable)
        json.insert(u"sql_table"_s, sqlTable->toJson());
    return json;
}

ContentWay ContentWay::fromJson(const QJsonObject &json)
{
    ContentWay way{.member = json.value(u"member"_s).toString()};
    const QString encoding = json.value(u"encoding"_s).toString();
    if (encoding == "utf-16le"_L1)
        way.encoding = Encoding::Utf16LittleEndian;
    else if (encoding == "utf-16be"_L1)
        way.encoding = Encoding::Utf16BigEndian;
    if (json.contains(u"sql_table"_s))
        way.sqlTable = SqlTablePart::fromJson(json.value(u"sql_table"_s).toObject());
    return way;
}

QString Content::name() const
{
    return way.member.isEmpty() ? path : path + u'/' + way.member;
}

std::optional<qint64> Content::fileOffset(qint64 offset) const
{
    if (way.encoding != ContentWay::Encoding::AsIs || way.sqlTable)
        return std::nullopt;
    return offset;
}

} // namespace millrace
