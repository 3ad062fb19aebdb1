// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/integration/tablecase.h"

#include "core/server/connection.h"

#include <stdexcept>

namespace millrace::test {

QString numbers(int rows)
{
    QString digits;
    for (int digit = 0; digit < 10; ++digit)
        digits += (digit ? QStringLiteral(" UNION ALL SELECT %1") : QStringLiteral("SELECT %1 x")).arg(digit);
    QStringList tables;
    QStringList sum{QStringLiteral("1")};
    for (qint64 place = 1; place < rows; place *= 10) {
        tables << QStringLiteral("(%1) d%2").arg(digits).arg(place);
        sum << QStringLiteral("d%1.x * %1").arg(place);
    }
    return QStringLiteral("(SELECT %1 AS n FROM %2 HAVING n <= %3) numbers")
        .arg(sum.join(QStringLiteral(" + ")), tables.join(QStringLiteral(", ")))
        .arg(rows);
}

void TableCase::createSource(const QString &definition, const QString &values, int rows)
{
    execute(QStringLiteral("CREATE TABLE %1.src ") + definition);
    if (rows > 0)
        execute(QStringLiteral("INSERT INTO %1.src SELECT ") + values + QStringLiteral(" FROM ") +
                numbers(rows));
    inspect();
}

void TableCase::createTarget(const QString &definition, const QString &columns)
{
    execute(definition.isEmpty() ? QStringLiteral("CREATE TABLE %1.t LIKE %1.src")
                                 : QStringLiteral("CREATE TABLE %1.t ") + definition);
    const QString list = columns.isEmpty() ? plan.source.fieldNames.join(QStringLiteral(", ")) : columns;
    plan.mapping.fields = parseColumnList(list).value();
}

void TableCase::inspect(const QString &name)
{
    const auto connection = Connection::open(target());
    if (!connection)
        throw std::runtime_error(connection.error().text().toStdString());
    const auto source = inspectTable(**connection, plan.schema, name);
    if (!source)
        throw std::runtime_error(source.error().text().toStdString());
    plan.source = *source;
}

} // namespace millrace::test
