// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/ship/partitioncheck.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/mapping/tables/ddl.h"
#include "core/server/connection.h"
#include "core/server/tableschema.h"
#include "core/sql/quoting.h"

#include <algorithm>

namespace millrace {

namespace {

const QString twinName = u"_millrace_twin"_s;
constexpr int rowOfAnotherPartition = 1737; ///< ER_ROW_DOES_NOT_MATCH_PARTITION
constexpr int rowOfNoPartition = 1526;      ///< ER_NO_PARTITION_FOR_GIVEN_VALUE

/// `a`, `b`: what can be inserted.
QString storedColumns(const TableSchema &table)
{
    QStringList names;
    for (const Column &column : table.columns)
        if (!column.generated)
            names << quotedIdentifier(column.name);
    return names.join(u", "_s);
}

/// "id = 7, day = '2026-01-02'": the primary key of a row, or all of it.
QString rowText(const TableSchema &table)
{
    const auto primary = std::ranges::find_if(table.indexes, &Index::primary);
    QStringList names;
    if (primary != table.indexes.end())
        names = primary->columns;
    else
        for (const Column &column : table.columns)
            names << column.name;
    QStringList texts;
    for (const QString &name : std::as_const(names))
        texts << u"CONCAT(%1, QUOTE(%2))"_s.arg(quotedString(name + u" = "_s), quotedIdentifier(name));
    return u"CONCAT_WS(', ', %1)"_s.arg(texts.join(u", "_s));
}

/// `p1`, `p2`: all partitions that hold rows, but that one.
Result<QString> otherPartitions(Connection &connection, const QString &schema, const QString &table,
                                const QString &partition)
{
    MILLRACE_TRY(
        const auto rows,
        connection.rows(u"SELECT COALESCE(SUBPARTITION_NAME, PARTITION_NAME) FROM "
                        "information_schema.PARTITIONS WHERE TABLE_SCHEMA = %1 AND TABLE_NAME = %2"_s.arg(
                            quotedString(schema), quotedString(table))));
    QStringList names;
    for (const auto &row : rows)
        if (const QString name = row.first().toString(); name.compare(partition, Qt::CaseInsensitive) != 0)
            names << quotedIdentifier(name);
    return names.join(u", "_s);
}

/// How many rows are strange to the partition, and one of them: the server sorts them into the twin's.
Result<QString> strayRows(Connection &connection, const TableSchema &partitioned, const QString &partition,
                          const QString &schema, const QString &table)
{
    const QString twin = qualifiedName(schema, twinName);
    const QString columns = storedColumns(partitioned);
    MILLRACE_TRY_VOID(connection.execute(u"SET SESSION sql_mode = 'NO_AUTO_VALUE_ON_ZERO'"_s));
    // Fails by itself, with the value, where no partition takes it.
    MILLRACE_TRY_VOID(connection.execute(
        u"INSERT INTO %1 (%2) SELECT %2 FROM %3"_s.arg(twin, columns, qualifiedName(schema, table))));
    MILLRACE_TRY(const auto others, otherPartitions(connection, schema, twinName, partition));
    const QString from = u"FROM %1 PARTITION (%2)"_s.arg(twin, others);
    MILLRACE_TRY(const auto count, connection.value(u"SELECT COUNT(*) "_s + from));
    MILLRACE_TRY(const auto one, connection.value(u"SELECT %1 %2 LIMIT 1"_s.arg(rowText(partitioned), from)));
    return CoreText::tr("%1 of the dump do not belong to partition %2, one of them with %3.")
        .arg(rowsText(count.toLongLong()), partition, one.toString());
}

} // namespace

Result<void> checkPartition(Connection &connection, const TableSchema &partitioned, const QString &partition,
                            const QString &schema, const QString &table)
{
    MILLRACE_TRY(const auto create, retargetedCreateTable(partitioned.createSql, schema, twinName));
    MILLRACE_TRY_VOID(connection.execute(create));
    const QString exchange =
        exchangeStatement(qualifiedName(schema, twinName), partition, qualifiedName(schema, table));
    auto exchanged = connection.execute(exchange);
    if (!exchanged) {
        const int code = exchanged.error().context.serverCode.value_or(0);
        if (code != rowOfAnotherPartition && code != rowOfNoPartition)
            return exchanged;
        const auto stray = strayRows(connection, partitioned, partition, schema, table);
        return fail(
            {.code = ErrorCode::RowRejected,
             .what = stray ? *stray
                           : CoreText::tr("Rows of the dump do not belong to partition %1: %2")
                                 .arg(partition, stray.error().what),
             .howToFix = CoreText::tr("Name the partition they belong to (--partition), or leave --way "
                                      "out: the server finds each row's own then. The target's rows "
                                      "were not touched.")});
    }
    MILLRACE_TRY_VOID(connection.execute(exchange)); // back
    return connection.execute(u"DROP TABLE "_s + qualifiedName(schema, twinName));
}

QString exchangeStatement(const QString &table, const QString &partition, const QString &standIn)
{
    return u"ALTER TABLE %1 EXCHANGE PARTITION %2 WITH TABLE %3"_s.arg(table, quotedIdentifier(partition),
                                                                       standIn);
}

} // namespace millrace
