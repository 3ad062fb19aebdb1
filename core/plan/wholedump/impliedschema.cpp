// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/wholedump/impliedschema.h"

#include <algorithm>

namespace millrace {

SqlDumpInspection dumpInSchema(SqlDumpInspection dump, const QByteArray &schema)
{
    const auto fill = [&schema](QByteArray &name) {
        if (name.isEmpty())
            name = schema;
    };
    for (SqlDumpTable &table : dump.tables) {
        fill(table.schema);
        fill(table.session.schema);
    }
    for (SqlDumpStatement &statement : dump.statements) {
        fill(statement.schema);
        fill(statement.session.schema);
    }
    return dump;
}

QVector<const SqlDumpTable *> tablesOfTwoNames(const SqlDumpInspection &dump, const QByteArray &schema)
{
    QVector<const SqlDumpTable *> found;
    if (schema.isEmpty())
        return found;
    for (const SqlDumpTable &table : dump.tables)
        if (const QByteArray other = table.schema.isEmpty() ? schema : QByteArray();
            table.insertStatements > 0 && (table.schema.isEmpty() || table.schema == schema) &&
            dump.table(other, table.name) != nullptr)
            found << &table;
    return found;
}

bool isAfterUse(const SqlDumpInspection &dump, SqlPlace place)
{
    return std::any_of(
        dump.statements.begin(), dump.statements.end(), [place](const SqlDumpStatement &statement) {
            return statement.kind.verb == "USE" && statement.place.byteOffset < place.byteOffset;
        });
}

} // namespace millrace
