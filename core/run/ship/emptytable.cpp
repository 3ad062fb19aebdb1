// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/ship/emptytable.h"

#include "core/base/literals.h"
#include "core/server/connection.h"
#include "core/sql/quoting.h"

namespace millrace {

namespace {

QString newName(const QString &schema, const QString &mark)
{
    return qualifiedName(schema, u"_millrace_empty_"_s + mark);
}

QString oldName(const QString &schema, const QString &mark)
{
    return qualifiedName(schema, u"_millrace_gone_"_s + mark);
}

} // namespace

Result<void> replaceByEmpty(Connection &server, const QString &schema, const QString &table,
                            const QString &mark)
{
    MILLRACE_TRY_VOID(dropReplaced(server, schema, mark));
    const QString name = qualifiedName(schema, table);
    MILLRACE_TRY_VOID(server.execute(u"CREATE TABLE %1 LIKE %2"_s.arg(newName(schema, mark), name)));
    MILLRACE_TRY_VOID(server.execute(
        u"RENAME TABLE %1 TO %2, %3 TO %1"_s.arg(name, oldName(schema, mark), newName(schema, mark))));
    return dropReplaced(server, schema, mark);
}

Result<void> dropReplaced(Connection &server, const QString &schema, const QString &mark)
{
    return server.execute(u"DROP TABLE IF EXISTS %1, %2"_s.arg(newName(schema, mark), oldName(schema, mark)));
}

} // namespace millrace
