// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/tableinspection.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/server/tableschema.h"
#include "core/source/tabledump.h"
#include "core/sql/quoting.h"

namespace millrace {

Result<Source> inspectTable(Connection &connection, const QString &schema, const QString &name)
{
    // A table one may not read is, in information_schema, a table that is not there.
    if (const auto readable =
            connection.execute(u"SELECT 1 FROM %1 LIMIT 0"_s.arg(qualifiedName(schema, name)));
        !readable) {
        const int code = readable.error().context.serverCode.value_or(0);
        if (code == 1044 || code == 1142 || code == 1143 || code == 1356)
            return fail(
                {.code = ErrorCode::PrivilegeMissing,
                 .what = CoreText::tr("The account may not read %1: %2")
                             .arg(qualifiedName(schema, name), readable.error().what),
                 .howToFix =
                     CoreText::tr("GRANT SELECT ON %1 TO this account").arg(qualifiedName(schema, name)),
                 .context = readable.error().context});
    }
    MILLRACE_TRY(const auto table, readTableOrView(connection, schema, name));
    MILLRACE_TRY(auto key,
                 table.view ? Result<TableKey>(TableKey()) : readTableKey(connection, schema, table.name));
    Source source{.name = table.name, .fieldCount = static_cast<int>(table.columns.size())};
    QVector<ResultColumn::Kind> kinds;
    for (const Column &column : table.columns) {
        source.fieldNames << column.name;
        kinds << kindOf(column);
    }
    source.dialect = dialectOf(kinds);
    source.createSql = table.view ? QString() : table.createSql;
    source.table = SourceTable{.schema = schema,
                               .name = table.name,
                               .view = table.view,
                               .engine = table.engine,
                               .key = key,
                               .rowsEstimate = table.rowsEstimate,
                               .dataBytes = table.dataBytes,
                               .kinds = kinds};
    return source;
}

Dialect dialectOf(const QVector<ResultColumn::Kind> &kinds)
{
    Dialect dialect = Dialect::mysqldumpTab();
    dialect.charset = kinds.contains(ResultColumn::Kind::Bytes) ? "binary" : "utf8mb4";
    return dialect;
}

} // namespace millrace
