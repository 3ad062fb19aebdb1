// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/server/tablereferences.h"

#include "core/base/literals.h"
#include "core/server/connection.h"
#include "core/sql/quoting.h"

namespace millrace {

Result<QVector<TableReference>> tableReferences(Connection &connection, const QString &schema)
{
    MILLRACE_TRY(
        const auto rows,
        connection.rows(u"SELECT TABLE_NAME, UNIQUE_CONSTRAINT_SCHEMA, REFERENCED_TABLE_NAME FROM "
                        "information_schema.REFERENTIAL_CONSTRAINTS WHERE CONSTRAINT_SCHEMA = %1"_s.arg(
                            quotedString(schema))));
    QVector<TableReference> references;
    for (const auto &row : rows)
        references << TableReference{.table = row.value(0).toString(),
                                     .referencedSchema = row.value(1).toString(),
                                     .referencedTable = row.value(2).toString()};
    return references;
}

QStringList referencingTables(const QVector<TableReference> &references, const QString &schema,
                              const QString &table)
{
    QStringList tables;
    for (const TableReference &reference : references)
        if (reference.referencedSchema == schema && reference.referencedTable == table &&
            reference.table != table)
            tables << reference.table;
    tables.removeDuplicates();
    tables.sort();
    return tables;
}

} // namespace millrace
