// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/server/tablekey.h"

#include "core/base/literals.h"
#include "core/server/connection.h"
#include "core/sql/quoting.h"

#include <QStringList>
#include <optional>

namespace millrace {

namespace {

std::optional<KeyKind> kindOf(const QString &dataType)
{
    static const QStringList numbers{u"tinyint"_s, u"smallint"_s, u"mediumint"_s, u"int"_s,
                                     u"bigint"_s,  u"decimal"_s,  u"year"_s};
    static const QStringList texts{u"char"_s, u"varchar"_s};
    static const QStringList bytes{u"binary"_s, u"varbinary"_s};
    static const QStringList quoted{u"date"_s, u"time"_s, u"datetime"_s, u"uuid"_s, u"inet4"_s, u"inet6"_s};
    const QString type = dataType.toLower();
    return numbers.contains(type)  ? std::optional(KeyKind::Number)
           : texts.contains(type)  ? std::optional(KeyKind::Text)
           : bytes.contains(type)  ? std::optional(KeyKind::Bytes)
           : quoted.contains(type) ? std::optional(KeyKind::Quoted)
                                   : std::nullopt;
}

} // namespace

QString TableKey::text() const
{
    QStringList names;
    for (const KeyColumn &column : columns)
        names << column.name;
    return names.join(u", "_s);
}

Result<TableKey> readTableKey(Connection &connection, const QString &schema, const QString &table)
{
    MILLRACE_TRY(
        const auto parts,
        connection.rows(u"SELECT s.INDEX_NAME, s.COLUMN_NAME, s.SUB_PART, s.COLLATION, c.DATA_TYPE, "
                        "c.IS_NULLABLE FROM information_schema.STATISTICS s LEFT JOIN "
                        "information_schema.COLUMNS c ON c.TABLE_SCHEMA = s.TABLE_SCHEMA AND c.TABLE_NAME = "
                        "s.TABLE_NAME AND c.COLUMN_NAME = s.COLUMN_NAME WHERE s.TABLE_SCHEMA = %1 AND "
                        "s.TABLE_NAME = %2 AND s.NON_UNIQUE = 0 AND s.INDEX_TYPE = 'BTREE' "
                        "ORDER BY s.INDEX_NAME <> 'PRIMARY', s.INDEX_NAME, s.SEQ_IN_INDEX"_s.arg(
                            quotedString(schema), quotedString(table))));
    TableKey key;
    bool usable = true;
    for (const auto &part : parts) {
        const QString index = part.value(0).toString();
        if (index != key.index) {
            if (usable && !key.isEmpty())
                return key;
            key = {.index = index, .columns = {}};
            usable = true;
        }
        const auto kind = kindOf(part.value(4).toString());
        usable = usable && kind && !part.value(1).isNull() && part.value(2).isNull() &&
                 part.value(3).toString() == "A"_L1 && part.value(5).toString() == "NO"_L1;
        if (kind)
            key.columns << KeyColumn{.name = part.value(1).toString(), .kind = *kind};
    }
    return usable && !key.isEmpty() ? key : TableKey();
}

} // namespace millrace
