// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ship/tablecontents.h"

#include "core/base/literals.h"
#include "core/server/connection.h"
#include "core/server/rowchecksum.h"
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
    MILLRACE_TRY(const auto sum,
                 connection.value(u"SELECT CONCAT(COUNT(*), ':', COALESCE(SUM(%1), 0)) FROM %2"_s.arg(
                     rowChecksumSql(table.columns), name)));
    return sum.toString();
}

} // namespace millrace
