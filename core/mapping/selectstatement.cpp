// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mapping/selectstatement.h"

#include "core/base/literals.h"
#include "core/sql/quoting.h"
#include "core/sql/sqltokens.h"

namespace millrace {

namespace {

QString sourceColumn(const Source &source, qsizetype field)
{
    return sourceAlias() + u'.' + quotedIdentifier(source.fieldNames.value(field));
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
    return replaceVariable(expression, u"row_number"_s, [&rowNumber] { return rowNumber; });
}

} // namespace

QString sourceAlias()
{
    return u"src"_s;
}

QVector<SelectedColumn> selectedColumns(const Source &source, const Mapping &mapping, qint64 rowsBefore)
{
    const QString order = keyOrder(source.table->key, sourceAlias());
    const QString rowNumber =
        u"(ROW_NUMBER() OVER (%1) + %2)"_s.arg(order.isEmpty() ? QString() : u"ORDER BY "_s + order)
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
        return u"FROM (\n"_s + table.query + u"\n) AS "_s + sourceAlias();
    QString sql = u"FROM %1 AS %2"_s.arg(table.qualified(), sourceAlias());
    if (table.key.isEmpty())
        return sql;
    sql += u" FORCE INDEX (%1)"_s.arg(quotedIdentifier(table.key.index));
    if (const QString condition = keyCondition(table.key, range, sourceAlias()); !condition.isEmpty())
        sql += u" WHERE "_s + condition;
    return sql;
}

QString rangeSelect(const SourceTable &table, const TableDump &dump, const KeyRange &range)
{
    // As it stands a query keeps its ORDER BY, which a derived table need not.
    if (table.isQuery() && !dump.changesValues())
        return table.query;
    const QString order = keyOrder(table.key, sourceAlias());
    return dump.select() + u' ' + fromRange(table, range) +
           (order.isEmpty() ? QString() : u" ORDER BY "_s + order);
}

QString firstRows(const SourceTable &table, qint64 rows)
{
    const QString order = keyOrder(table.key, sourceAlias());
    return fromRange(table, {}) + (order.isEmpty() ? QString() : u" ORDER BY "_s + order) +
           u" LIMIT %1"_s.arg(rows);
}

QString endOfRange(const SourceTable &table, const KeyRange &range, KeyDirection from)
{
    return fromRange(table, range) + u" ORDER BY "_s + keyOrder(table.key, sourceAlias(), from) +
           u" LIMIT 1"_s;
}

QString rowsWithValues(const SourceTable &table, const TableKey &fields, const KeyBound &values, qint64 rows)
{
    SourceTable keyless = table; // which index is the best the server knows
    keyless.key = {};
    QString sql = fromRange(keyless, {}) + u" WHERE "_s + keyEquals(fields, values, sourceAlias());
    if (const QString same = keyIsSameText(fields, values, sourceAlias()); !same.isEmpty())
        sql += u" ORDER BY (%1) DESC"_s.arg(same);
    return sql + u" LIMIT %1"_s.arg(rows);
}

QString InsertSelect::sql() const
{
    QStringList targets;
    QStringList values;
    for (const SelectedColumn &column : selectedColumns(source, mapping, rowsBefore)) {
        targets << quotedIdentifier(column.column);
        values << column.expression;
    }
    const QString words = verb == SelectVerb::Replace        ? u"REPLACE INTO"_s
                          : verb == SelectVerb::InsertIgnore ? u"INSERT IGNORE INTO"_s
                                                             : u"INSERT INTO"_s;
    const QString by = order.isEmpty() ? keyOrder(source.table->key, sourceAlias()) : order.join(u", "_s);
    QString sql = u"/* "_s + name + u" */ "_s + words + u' ' + qualifiedName(schema, table) + u"\n  ("_s +
                  targets.join(u", "_s) + u")\n  SELECT "_s + values.join(u", "_s) + u"\n  "_s +
                  fromRange(*source.table, range);
    if (!by.isEmpty())
        sql += u"\n  ORDER BY "_s + by;
    return sql;
}

} // namespace millrace
