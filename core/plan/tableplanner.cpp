// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/tableplanner.h"

#include "core/base/literals.h"
#include "core/mapping/foreign/wordrewriter.h"
#include "core/mapping/tables/dumpmapping.h"
#include "core/mapping/tables/tableproposal.h"
#include "core/source/sqldump/sqlsession.h"
#include "core/sql/quoting.h"

#include <QRegularExpression>

namespace millrace {

namespace {

/// Lines of FOREIGN KEY definitions taken out, together with the comma they leave behind.
QString withoutForeignKeys(const QString &sql)
{
    static const QRegularExpression foreignKey(
        u",\\s*(?:CONSTRAINT\\s+`(?:[^`]|``)+`\\s+)?FOREIGN\\s+KEY\\b[^\\n]*?(?=,?\\s*\\n)"_s,
        QRegularExpression::CaseInsensitiveOption);
    return QString(sql).remove(foreignKey);
}

/// The columns of a table as SHOW FULL COLUMNS has them.
Result<QVector<Column>> columnsOf(Connection &connection, const QString &name)
{
    MILLRACE_TRY(const auto rows, connection.rows(u"SHOW FULL COLUMNS FROM %1"_s.arg(name)));
    QVector<Column> columns;
    for (const auto &row : rows) { // Field, Type, Collation, Null, Key, Default, Extra, …
        const QString extra = row.at(6).toString();
        Column column{.name = row.at(0).toString(),
                      .type = row.at(1).toString(),
                      .nullable = row.at(3).toString() == "YES"_L1};
        column.autoIncrement = extra.contains("auto_increment"_L1, Qt::CaseInsensitive);
        // MySQL writes DEFAULT_GENERATED for expression defaults: those are no generated columns.
        column.generated = extra.contains("VIRTUAL GENERATED"_L1, Qt::CaseInsensitive) ||
                           extra.contains("STORED GENERATED"_L1, Qt::CaseInsensitive);
        column.hasDefault =
            !row.at(5).isNull() || column.nullable || column.autoIncrement || column.generated;
        columns << column;
    }
    return columns;
}

Result<QVector<Index>> indexesOf(Connection &connection, const QString &name)
{
    MILLRACE_TRY(const auto rows, connection.rows(u"SHOW INDEX FROM %1"_s.arg(name)));
    QVector<Index> indexes;
    for (const auto &row : rows) { // Table, Non_unique, Key_name, Seq_in_index, Column_name, …
        const QString key = row.at(2).toString();
        if (indexes.isEmpty() || indexes.last().name != key)
            indexes << Index{.name = key, .unique = row.at(1).toInt() == 0, .primary = key == "PRIMARY"_L1};
        indexes.last().columns << row.at(4).toString();
    }
    return indexes;
}

} // namespace

Result<PlannedTable> plannedTable(const Source &source, const QString &schema, const QString &table,
                                  const ServerFacts &target, const WordChoice &words)
{
    PlannedTable planned;
    QString sql = source.createSql;
    if (sql.isEmpty()) {
        MILLRACE_TRY(const auto proposal, proposeTable(source, schema, table));
        sql = proposal.createSql;
        planned.mapping = proposal.mapping;
        planned.notes = proposal.notes;
    } else {
        const MendedDdl mended = mendedFor(sql, target, words);
        sql = mended.sql;
        planned.notes = mended.changes;
    }
    MILLRACE_TRY(planned.createSql, retargetedCreateTable(sql, schema, table));
    return planned;
}

MendedDdl mendedModes(const QString &sqlMode, const ServerFacts &target, const WordChoice &words)
{
    QVector<ForeignWord> modes;
    MendedDdl mended;
    for (const QByteArray &mode : modesIn(sqlMode.toLatin1())) {
        modes << wordFor(WordKind::SqlMode, QString::fromLatin1(mode), target, words);
        modes.last().count = 1;
        if (const QString change = changeText(modes.last()); !change.isEmpty())
            mended.changes << change;
    }
    const QByteArray now = WordRewriter(modes, {}).modes(sqlMode.toLatin1());
    // None is what the dump says then, and not that it says none.
    mended.sql = now.isEmpty() && !sqlMode.isEmpty() ? QLatin1String(noSqlMode) : QString::fromLatin1(now);
    return mended;
}

Result<TableSchema> describeTable(Connection &connection, const QString &schema, const QString &table,
                                  const QString &createSql)
{
    MILLRACE_TRY(auto statement, retargetedCreateTable(createSql, schema, table));
    const QString name = qualifiedName(schema, table);
    statement.replace(0, u"CREATE TABLE IF NOT EXISTS"_s.size(), u"CREATE TEMPORARY TABLE"_s);
    MILLRACE_TRY_VOID(connection.execute(u"DROP TEMPORARY TABLE IF EXISTS %1"_s.arg(name)));
    MILLRACE_TRY_VOID(connection.execute(withoutForeignKeys(statement)));

    TableSchema result{.schema = schema, .name = table};
    MILLRACE_TRY(result.columns, columnsOf(connection, name));
    MILLRACE_TRY(result.indexes, indexesOf(connection, name));
    MILLRACE_TRY(const auto shown, connection.rows(u"SHOW CREATE TABLE %1"_s.arg(name)));
    if (!shown.isEmpty())
        result.createSql = shown.first().value(1).toString();
    static const QRegularExpression engine(u"\\bENGINE\\s*=?\\s*(\\w+)"_s,
                                           QRegularExpression::CaseInsensitiveOption);
    result.engine = engine.match(result.createSql).captured(1);
    return result;
}

std::optional<TableSchema> describedAnywhere(Connection &connection, const QString &schema,
                                             const QString &table, const QString &createSql)
{
    QStringList schemas{schema};
    if (const auto others = listSchemas(connection))
        for (const QString &other : *others)
            if (other != schema)
                schemas << other;
    for (const QString &each : std::as_const(schemas))
        if (auto described = describeTable(connection, each, table, createSql)) {
            // Nobody works on it: it would only stand in the way of the real one.
            const auto dropped =
                connection.execute(u"DROP TEMPORARY TABLE IF EXISTS %1"_s.arg(qualifiedName(each, table)));
            Q_UNUSED(dropped)
            described->schema = schema;
            return *described;
        }
    return std::nullopt;
}

Mapping automaticMapping(const Source &source, const TableSchema &table, bool isProposed)
{
    if (isProposed)
        if (const auto proposal = proposeTable(source, table.schema, table.name);
            proposal && checkMapping(proposal->mapping, source.fieldCount, table).isEmpty())
            return proposal->mapping;
    return proposedMapping(source, table);
}

Result<void> checkPlan(const Plan &plan, const std::optional<TableSchema> &table)
{
    if (table)
        if (const auto errors = checkMapping(plan.mapping, plan.source.fieldCount, *table); !errors.isEmpty())
            return fail(errors.first());
    return plan.validate();
}

} // namespace millrace
