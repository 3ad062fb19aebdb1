// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ship/parentlookup.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/server/connection.h"
#include "core/server/tableschema.h"
#include "core/sql/createtable.h"
#include "core/sql/quoting.h"

namespace millrace {

namespace {

struct Lookup
{
    QString parent;
    QString from;   ///< FROM … WHERE …: rows without a parent
    QString values; ///< of such a row's key, in one text
};

Lookup lookupOf(const TableSchema &table, const ForeignKeyDefinition &key)
{
    QStringList isThere, same, values;
    for (qsizetype i = 0; i < key.columns.size(); ++i) {
        const QString column = u"child."_s + quotedIdentifier(key.columns[i]);
        isThere << column + u" IS NOT NULL"_s;
        same << u"parent.%1 = %2"_s.arg(quotedIdentifier(key.referencedColumns.value(i)), column);
        values << u"QUOTE(%1)"_s.arg(column);
    }
    Lookup lookup{.parent =
                      qualifiedName(key.referencedSchema.isEmpty() ? table.schema : key.referencedSchema,
                                    key.referencedTable),
                  .from = {},
                  .values = u"CONCAT_WS(', ', %1)"_s.arg(values.join(u", "_s))};
    lookup.from = u"FROM %1 AS child WHERE %2 AND NOT EXISTS (SELECT 1 FROM %3 AS parent WHERE %4)"_s.arg(
        qualifiedName(table.schema, table.name), isThere.join(u" AND "_s), lookup.parent,
        same.join(u" AND "_s));
    return lookup;
}

} // namespace

Result<void> lookUpParents(Connection &connection, const TableSchema &table)
{
    MILLRACE_TRY(const auto keys, parseTableKeys(table.createSql));
    for (const ForeignKeyDefinition &key : keys.foreignKeys) {
        const Lookup lookup = lookupOf(table, key);
        MILLRACE_TRY(const auto found,
                     connection.rows(u"SELECT %1 %2 LIMIT 1"_s.arg(lookup.values, lookup.from)));
        if (found.isEmpty())
            continue;
        MILLRACE_TRY(const auto count, connection.value(u"SELECT COUNT(*) "_s + lookup.from));
        return fail(
            {.code = ErrorCode::RowRejected,
             .what = CoreText::tr("%1 of %2 have no parent in %3 (foreign key %4), one of them with %5 = %6.")
                         .arg(rowsText(count.toLongLong()), qualifiedName(table.schema, table.name),
                              lookup.parent, key.name, key.columns.join(u", "_s),
                              found.first().first().toString()),
             .howToFix = CoreText::tr("Load the parents first and resume the run, or correct the rows.")});
    }
    return {};
}

} // namespace millrace
