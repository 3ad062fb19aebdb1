// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/server/tableschema.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/server/connection.h"
#include "core/server/tablereferences.h"
#include "core/sql/quoting.h"

#include <QSet>

namespace millrace {

namespace {

using Rows = QVector<QVector<QVariant>>;

const QString tableFields =
    u"TABLE_NAME, ENGINE, TABLE_ROWS, DATA_LENGTH, TABLE_TYPE, INDEX_LENGTH, ROW_FORMAT, TABLE_COLLATION, "
    "(SELECT TRANSACTIONS FROM information_schema.ENGINES WHERE ENGINES.ENGINE = TABLES.ENGINE)"_s;
const QString columnFields = u"COLUMN_NAME, COLUMN_TYPE, IS_NULLABLE, COLUMN_DEFAULT, EXTRA, "
                             "GENERATION_EXPRESSION, CHARACTER_SET_NAME"_s;
const QString indexFields = u"INDEX_NAME, NON_UNIQUE, COLUMN_NAME"_s;

bool isView(const QVector<QVariant> &row)
{
    return row.value(4).toString() == "VIEW"_L1;
}

/// MariaDB's tables WITH SYSTEM VERSIONING take rows as any other.
bool isTable(const QVector<QVariant> &row)
{
    const QString type = row.value(4).toString();
    return type == "BASE TABLE"_L1 || type == "SYSTEM VERSIONED"_L1;
}

/// \a row: tableFields.
TableSchema tableFrom(const QString &schema, const QVector<QVariant> &row)
{
    return {.schema = schema,
            .name = row.value(0).toString(),
            .engine = row.value(1).toString(),
            .view = isView(row),
            .transactional = row.value(8).toString().compare("NO"_L1, Qt::CaseInsensitive) != 0,
            .rowsEstimate = row.value(2).toLongLong(),
            .dataBytes = row.value(3).toLongLong(),
            .indexBytes = row.value(5).toLongLong(),
            .rowFormat = row.value(6).toString(),
            .collation = row.value(7).toString()};
}

/// \a row: columnFields.
void addColumn(const QVector<QVariant> &row, TableSchema &table)
{
    const QString extra = row.value(4).toString().toLower();
    Column column{.name = row.value(0).toString(),
                  .type = row.value(1).toString(),
                  .nullable = row.value(2).toString() == "YES"_L1};
    column.charset = row.value(6).toString();
    column.autoIncrement = extra.contains(u"auto_increment"_s);
    // MySQL writes DEFAULT_GENERATED for expression defaults: those are no generated columns.
    column.generated = !row.value(5).toString().isEmpty();
    column.hasDefault = !row.value(3).isNull() || column.nullable || column.autoIncrement || column.generated;
    table.columns << column;
}

/// \a row: indexFields, the columns of an index one after the other.
void addToIndex(const QVector<QVariant> &row, TableSchema &table)
{
    const QString name = row.value(0).toString();
    if (table.indexes.isEmpty() || table.indexes.last().name != name)
        table.indexes << Index{.name = name,
                               .columns = {},
                               .unique = row.value(1).toInt() == 0,
                               .primary = name == "PRIMARY"_L1};
    table.indexes.last().columns << row.value(2).toString();
}

Result<void> readColumns(Connection &connection, const QString &where, TableSchema &table)
{
    MILLRACE_TRY(
        const auto rows,
        connection.rows(u"SELECT %1 FROM information_schema.COLUMNS WHERE %2 ORDER BY ORDINAL_POSITION"_s.arg(
            columnFields, where)));
    for (const auto &row : rows)
        addColumn(row, table);
    return {};
}

Result<void> readIndexes(Connection &connection, const QString &where, TableSchema &table)
{
    MILLRACE_TRY(const auto rows,
                 connection.rows(u"SELECT %1 FROM information_schema.STATISTICS WHERE %2 "
                                 "ORDER BY INDEX_NAME, SEQ_IN_INDEX"_s.arg(indexFields, where)));
    for (const auto &row : rows)
        addToIndex(row, table);
    return {};
}

Result<QStringList> readNames(Connection &connection, const QString &sql)
{
    MILLRACE_TRY(const auto rows, connection.rows(sql));
    QStringList names;
    for (const auto &row : rows)
        names << row.value(0).toString();
    return names;
}

} // namespace

const Column *TableSchema::column(const QString &columnName) const
{
    for (const Column &candidate : columns)
        if (candidate.name.compare(columnName, Qt::CaseInsensitive) == 0)
            return &candidate;
    return nullptr;
}

QString TableSchema::singleKeyColumn() const
{
    for (const Index &index : indexes) {
        if (!index.primary || index.columns.size() != 1)
            continue;
        const Column *key = column(index.columns.first());
        return key && key->type.contains(u"int"_s, Qt::CaseInsensitive) ? key->name : QString();
    }
    return {};
}

Result<QStringList> listSchemas(Connection &connection)
{
    return readNames(connection,
                     u"SELECT SCHEMA_NAME FROM information_schema.SCHEMATA WHERE LOWER(SCHEMA_NAME) NOT IN "
                     "('mysql', 'information_schema', 'performance_schema', 'sys') ORDER BY 1"_s);
}

Result<QVector<TableSummary>> listTables(Connection &connection, const QString &schema)
{
    MILLRACE_TRY(
        const auto rows,
        connection.rows(u"SELECT TABLE_NAME, ENGINE, TABLE_ROWS, DATA_LENGTH, INDEX_LENGTH FROM "
                        u"information_schema.TABLES "
                        "WHERE TABLE_SCHEMA = %1 AND TABLE_TYPE = 'BASE TABLE' ORDER BY TABLE_NAME"_s.arg(
                            quotedString(schema))));
    QVector<TableSummary> tables;
    for (const auto &row : rows)
        tables << TableSummary{.name = row.value(0).toString(),
                               .engine = row.value(1).toString(),
                               .rowsEstimate = row.value(2).toLongLong(),
                               .dataBytes = row.value(3).toLongLong(),
                               .indexBytes = row.value(4).toLongLong()};
    return tables;
}

Result<QHash<QString, TableDetails>> listTableDetails(Connection &connection, const QString &schema)
{
    QHash<QString, TableDetails> details;
    // Each gives a table's name and a count, of the tables that have any.
    const auto count = [&](const char *sql, auto note) -> Result<void> {
        MILLRACE_TRY(const auto rows, connection.rows(QString::fromLatin1(sql).arg(quotedString(schema))));
        for (const auto &row : rows)
            note(details[row.value(0).toString()], row.value(1).toInt());
        return {};
    };
    MILLRACE_TRY_VOID(
        count("SELECT TABLE_NAME, COUNT(DISTINCT INDEX_NAME) FROM information_schema.STATISTICS "
              "WHERE TABLE_SCHEMA = %1 GROUP BY TABLE_NAME",
              [](TableDetails &table, int number) { table.indexes = number; }));
    MILLRACE_TRY_VOID(count("SELECT TABLE_NAME, 1 FROM information_schema.STATISTICS "
                            "WHERE TABLE_SCHEMA = %1 AND INDEX_NAME = 'PRIMARY' AND SEQ_IN_INDEX = 1",
                            [](TableDetails &table, int) { table.primaryKey = true; }));
    MILLRACE_TRY_VOID(
        count("SELECT TABLE_NAME, COUNT(DISTINCT PARTITION_NAME) FROM information_schema.PARTITIONS "
              "WHERE TABLE_SCHEMA = %1 AND PARTITION_NAME IS NOT NULL GROUP BY TABLE_NAME",
              [](TableDetails &table, int number) { table.partitions = number; }));
    MILLRACE_TRY_VOID(count("SELECT EVENT_OBJECT_TABLE, COUNT(*) FROM information_schema.TRIGGERS "
                            "WHERE EVENT_OBJECT_SCHEMA = %1 GROUP BY EVENT_OBJECT_TABLE",
                            [](TableDetails &table, int number) { table.triggers = number; }));
    MILLRACE_TRY(const auto references, tableReferences(connection, schema));
    QHash<QString, QSet<QString>> pointingHere;
    for (const TableReference &reference : references) {
        ++details[reference.table].foreignKeys;
        if (reference.referencedSchema == schema && reference.referencedTable != reference.table)
            pointingHere[reference.referencedTable] << reference.table;
    }
    for (auto here = pointingHere.constBegin(); here != pointingHere.constEnd(); ++here)
        details[here.key()].referencedBy = static_cast<int>(here->size());
    return details;
}

namespace {

Result<TableSchema> read(Connection &connection, const QString &schema, const QString &name, bool views)
{
    const QString where =
        u"TABLE_SCHEMA = %1 AND TABLE_NAME = %2"_s.arg(quotedString(schema), quotedString(name));
    MILLRACE_TRY(const auto found, connection.rows(u"SELECT %1 FROM information_schema.TABLES WHERE %2"_s.arg(
                                       tableFields, where)));
    if (found.isEmpty()) {
        const auto schemas = connection.rows(
            u"SELECT 1 FROM information_schema.SCHEMATA WHERE SCHEMA_NAME = %1"_s.arg(quotedString(schema)));
        if (schemas && schemas->isEmpty())
            return fail({.code = ErrorCode::UnknownSchema,
                         .what = CoreText::tr("There is no schema %1, or this account may not see it.")
                                     .arg(quotedIdentifier(schema)),
                         .howToFix = CoreText::tr("Check its name, or create it: CREATE DATABASE %1.")
                                         .arg(quotedIdentifier(schema))});
        return fail(
            {.code = ErrorCode::TableMissing,
             .what = CoreText::tr("There is no table %1.").arg(qualifiedName(schema, name)),
             .howToFix = CoreText::tr("Check schema and name, or let the plan create it (--create).")});
    }
    if (!isTable(found.first()) && !(isView(found.first()) && views))
        return fail(
            {.code = ErrorCode::TableMissing,
             .what = CoreText::tr("%1 is a %2, not a table.")
                         .arg(qualifiedName(schema, name), found.first().value(4).toString().toLower()),
             .howToFix = CoreText::tr("Choose the underlying table.")});

    TableSchema table = tableFrom(schema, found.first());
    MILLRACE_TRY_VOID(readColumns(connection, where, table));
    if (table.view)
        return table;
    MILLRACE_TRY_VOID(readIndexes(connection, where, table));

    MILLRACE_TRY(
        table.triggers,
        readNames(connection,
                  u"SELECT TRIGGER_NAME FROM information_schema.TRIGGERS WHERE EVENT_OBJECT_SCHEMA = %1 "
                  "AND EVENT_OBJECT_TABLE = %2"_s.arg(quotedString(schema), quotedString(name))));
    MILLRACE_TRY_VOID(completeTable(connection, table));
    return table;
}

} // namespace

Result<void> completeTable(Connection &connection, TableSchema &table)
{
    const QString where =
        u"TABLE_SCHEMA = %1 AND TABLE_NAME = %2"_s.arg(quotedString(table.schema), quotedString(table.name));
    MILLRACE_TRY(const auto create,
                 connection.rows(u"SHOW CREATE TABLE "_s + qualifiedName(table.schema, table.name)));
    table.createSql = create.value(0).value(1).toString();
    // What the statement does not speak of need not be asked for: a dump may make hundreds of tables.
    if (table.createSql.contains("FOREIGN KEY"_L1)) {
        MILLRACE_TRY(table.foreignKeys,
                     readNames(connection, u"SELECT CONSTRAINT_NAME FROM "
                                           "information_schema.TABLE_CONSTRAINTS WHERE %1 AND "
                                           "CONSTRAINT_TYPE = 'FOREIGN KEY'"_s.arg(where)));
    }
    if (table.createSql.contains("PARTITION BY"_L1)) {
        MILLRACE_TRY(
            const auto partitions,
            connection.value(
                u"SELECT COUNT(PARTITION_NAME) FROM information_schema.PARTITIONS WHERE %1"_s.arg(where)));
        table.partitions = partitions.toInt();
    }
    return {};
}

Result<QHash<QString, TableSchema>> readTables(Connection &connection, const QString &schema,
                                               const QStringList &names)
{
    QStringList quoted;
    for (const QString &name : names)
        quoted << quotedString(name);
    const auto in = [&](const char *view, const QString &fields, const QString &order) {
        return connection.rows(
            u"SELECT TABLE_NAME, %1 FROM information_schema.%2 WHERE TABLE_SCHEMA = %3 AND TABLE_NAME IN "
            "(%4) ORDER BY %5"_s.arg(fields, QLatin1String(view), quotedString(schema), quoted.join(u", "_s),
                                     order));
    };
    QHash<QString, TableSchema> tables;
    // Each row begins with the table's name.
    const auto each = [&tables](const Rows &rows, auto take) {
        for (const QVector<QVariant> &row : rows)
            if (const auto table = tables.find(row.value(0).toString()); table != tables.end())
                take(row.mid(1), *table);
    };
    MILLRACE_TRY(const auto found, in("TABLES", tableFields, u"1"_s));
    for (const QVector<QVariant> &row : found)
        if (const QString name = row.value(0).toString(); isTable(row.mid(1)) && names.contains(name))
            tables.insert(name, tableFrom(schema, row.mid(1)));
    MILLRACE_TRY(const auto columns, in("COLUMNS", columnFields, u"TABLE_NAME, ORDINAL_POSITION"_s));
    each(columns, addColumn);
    MILLRACE_TRY(const auto indexes,
                 in("STATISTICS", indexFields, u"TABLE_NAME, INDEX_NAME, SEQ_IN_INDEX"_s));
    each(indexes, addToIndex);
    MILLRACE_TRY(
        const auto triggers,
        connection.rows(u"SELECT EVENT_OBJECT_TABLE, TRIGGER_NAME FROM information_schema.TRIGGERS WHERE "
                        "EVENT_OBJECT_SCHEMA = %1"_s.arg(quotedString(schema))));
    each(triggers,
         [](const QVector<QVariant> &row, TableSchema &table) { table.triggers << row.value(0).toString(); });
    return tables;
}

Result<TableSchema> readTable(Connection &connection, const QString &schema, const QString &table)
{
    return read(connection, schema, table, false);
}

Result<TableSchema> readTableOrView(Connection &connection, const QString &schema, const QString &table)
{
    return read(connection, schema, table, true);
}

} // namespace millrace
