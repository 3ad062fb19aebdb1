// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mapping/selectstatement.h"

#include "core/mapping/sqltokens.h"
#include "core/server/quoting.h"

namespace millrace {

namespace {

QString sourceColumn(const Source &source, qsizetype field)
{
    return sourceAlias() + QLatin1Char('.') + quotedIdentifier(source.fieldNames.value(field));
}

/// The expression with variables replaced by the columns bound to them.
QString overColumns(QString expression, const Source &source, const Mapping &mapping,
                    const QString &rowNumber)
{
    // One pass per variable; what takes its place holds no variable, so none is replaced twice.
    for (qsizetype field = 0; field < mapping.fields.size(); ++field)
        if (const FieldBinding &binding = mapping.fields.at(field);
            binding.kind == FieldBinding::Kind::Variable)
            expression =
                replaceVariable(expression, binding.name, [&] { return sourceColumn(source, field); });
    return replaceVariable(expression, QStringLiteral("row_number"), [&rowNumber] { return rowNumber; });
}

} // namespace

QString sourceAlias()
{
    return QStringLiteral("src");
}

QVector<SelectedColumn> selectedColumns(const Source &source, const Mapping &mapping, qint64 rowsBefore)
{
    const QString order = keyOrder(source.table->key, sourceAlias());
    const QString rowNumber = QStringLiteral("(ROW_NUMBER() OVER (%1) + %2)")
                                  .arg(order.isEmpty() ? QString() : QStringLiteral("ORDER BY ") + order)
                                  .arg(rowsBefore);
    QVector<SelectedColumn> columns;
    for (qsizetype field = 0; field < mapping.fields.size(); ++field)
        if (mapping.fields.at(field).kind == FieldBinding::Kind::Column)
            columns << SelectedColumn{.column = mapping.fields.at(field).name,
                                      .expression = sourceColumn(source, field)};
    for (const ColumnExpression &expression : mapping.expressions)
        columns << SelectedColumn{.column = expression.column,
                                  .expression =
                                      overColumns(expression.expression, source, mapping, rowNumber)};
    return columns;
}

QString fromRange(const SourceTable &table, const KeyRange &range)
{
    // On lines of its own: a query may end in a comment.
    if (table.isQuery())
        return QStringLiteral("FROM (\n") + table.query + QStringLiteral("\n) AS ") + sourceAlias();
    QString sql = QStringLiteral("FROM %1 AS %2").arg(table.qualified(), sourceAlias());
    if (table.key.isEmpty())
        return sql;
    sql += QStringLiteral(" FORCE INDEX (%1)").arg(quotedIdentifier(table.key.index));
    if (const QString condition = keyCondition(table.key, range, sourceAlias()); !condition.isEmpty())
        sql += QStringLiteral(" WHERE ") + condition;
    return sql;
}

QString rangeSelect(const SourceTable &table, const TableDump &dump, const KeyRange &range)
{
    // As it stands a query keeps its ORDER BY, which a derived table need not.
    if (table.isQuery() && !dump.changesValues())
        return table.query;
    const QString order = keyOrder(table.key, sourceAlias());
    return dump.select() + QLatin1Char(' ') + fromRange(table, range) +
           (order.isEmpty() ? QString() : QStringLiteral(" ORDER BY ") + order);
}

QString firstRows(const SourceTable &table, qint64 rows)
{
    const QString order = keyOrder(table.key, sourceAlias());
    return fromRange(table, {}) + (order.isEmpty() ? QString() : QStringLiteral(" ORDER BY ") + order) +
           QStringLiteral(" LIMIT %1").arg(rows);
}

QString InsertSelect::sql() const
{
    QStringList targets;
    QStringList values;
    for (const SelectedColumn &column : selectedColumns(source, mapping, rowsBefore)) {
        targets << quotedIdentifier(column.column);
        values << column.expression;
    }
    const QString words = verb == SelectVerb::Replace        ? QStringLiteral("REPLACE INTO")
                          : verb == SelectVerb::InsertIgnore ? QStringLiteral("INSERT IGNORE INTO")
                                                             : QStringLiteral("INSERT INTO");
    const QString by =
        order.isEmpty() ? keyOrder(source.table->key, sourceAlias()) : order.join(QStringLiteral(", "));
    QString sql = QStringLiteral("/* ") + name + QStringLiteral(" */ ") + words + QLatin1Char(' ') +
                  qualifiedName(schema, table) + QStringLiteral("\n  (") +
                  targets.join(QStringLiteral(", ")) + QStringLiteral(")\n  SELECT ") +
                  values.join(QStringLiteral(", ")) + QStringLiteral("\n  ") +
                  fromRange(*source.table, range);
    if (!by.isEmpty())
        sql += QStringLiteral("\n  ORDER BY ") + by;
    return sql;
}

} // namespace millrace
