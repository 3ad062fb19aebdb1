// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/tabledump.h"

#include "core/server/quoting.h"
#include "core/server/tableschema.h"

#include <QRegularExpression>

namespace millrace {

namespace {

bool isBinary(const QString &type)
{
    static const QRegularExpression binary(
        QStringLiteral(
            "^(bit|binary|varbinary|(tiny|medium|long)?blob|geometry|point|linestring|polygon|multi\\w+|"
            "geom\\w+|vector)\\b"),
        QRegularExpression::CaseInsensitiveOption);
    return binary.match(type).hasMatch();
}

/// In hexadecimal, so that no byte is lost on the way.
QString valueOf(const Column &column)
{
    const QString name = QStringLiteral("src.") + quotedIdentifier(column.name);
    if (isBinary(column.type))
        return QStringLiteral("HEX(%1)").arg(name);
    // As text a FLOAT has six digits.
    const QString exact = column.type.startsWith(QLatin1String("float"), Qt::CaseInsensitive)
                              ? QStringLiteral("%1 + 0e0").arg(name)
                              : name;
    return QStringLiteral("HEX(CAST(%1 AS CHAR CHARACTER SET utf8mb4))").arg(exact);
}

QByteArray escaped(const QByteArray &bytes)
{
    QByteArray text;
    for (const char c : bytes) {
        if (c == '\t' || c == '\n' || c == '\\')
            text += '\\';
        text += c == '\0' ? QByteArray("\\0") : QByteArray(1, c);
    }
    return text;
}

} // namespace

Dialect dialectOf(const TableSchema &table)
{
    Dialect dialect;
    dialect.charset = "utf8mb4";
    for (const Column &column : table.columns)
        if (isBinary(column.type))
            dialect.charset = "binary";
    return dialect;
}

Result<TableDump> TableDump::open(Connection &connection, const Source &source)
{
    const auto table = readTableOrView(connection, source.table->schema, source.table->name);
    if (!table)
        return fail(table.error());
    TableDump dump;
    for (const QString &name : source.fieldNames) {
        const Column *column = table->column(name);
        if (!column)
            return fail(
                {.code = ErrorCode::ColumnUnknown,
                 .what = QStringLiteral("%1 has no column %2 any more.").arg(source.table->qualified(), name),
                 .howToFix = QStringLiteral("Make the plan again.")});
        dump.m_values << valueOf(*column);
    }
    return dump;
}

Result<QVector<Row>> TableDump::rows(Connection &connection, const QString &from) const
{
    const auto found = connection.rows(QStringLiteral("SELECT ") + m_values.join(QStringLiteral(", ")) +
                                       QLatin1Char(' ') + from);
    if (!found)
        return fail(found.error());
    QVector<Row> rows;
    for (const auto &values : *found) {
        Row row;
        row.row = rows.size() + 1;
        for (const QVariant &value : values) {
            QByteArray hex = value.toByteArray();
            if (hex.size() % 2 == 1) // of a BIT
                hex.prepend('0');
            const QByteArray bytes = QByteArray::fromHex(hex);
            row.fields << Field{.value = bytes, .isNull = value.isNull()};
            if (row.fields.size() > 1)
                row.raw += '\t';
            row.raw += value.isNull() ? QByteArray("\\N") : escaped(bytes);
        }
        rows << row;
    }
    return rows;
}

} // namespace millrace
