// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ship/tablecontents.h"

#include "core/base/literals.h"
#include "core/server/connection.h"
#include "core/server/tableschema.h"
#include "core/sql/quoting.h"

#include <algorithm>

namespace millrace {

Result<QString> contentsOf(Connection &connection, const TableSchema &table)
{
    const QString name = qualifiedName(table.schema, table.name);
    if (std::ranges::none_of(table.columns, &Column::generated)) {
        MILLRACE_TRY(const auto rows, connection.rows(u"CHECKSUM TABLE %1 EXTENDED"_s.arg(name)));
        MILLRACE_TRY_VOID(expectColumns(rows, 2));
        return rows.isEmpty() ? QString() : rows.first()[1].toString();
    }
    QStringList texts;
    for (const Column &column : table.columns)
        texts << u"QUOTE(%1)"_s.arg(quotedIdentifier(column.name)); // of NULL the word, without quotes
    MILLRACE_TRY(
        const auto sum,
        connection.value(
            u"SELECT CONCAT(COUNT(*), ':', COALESCE(SUM(CRC32(CONCAT_WS(',', %1))), 0)) FROM %2"_s.arg(
                texts.join(u", "_s), name)));
    return sum.toString();
}

} // namespace millrace
