// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/integration/load/tablecase.h"
#include "core/base/literals.h"
#include "core/source/tableinspection.h"

#include "core/server/connection.h"

#include <stdexcept>

namespace millrace::test {

QString numbers(int rows)
{
    QString digits;
    for (int digit = 0; digit < 10; ++digit)
        digits += (digit ? u" UNION ALL SELECT %1"_s : u"SELECT %1 x"_s).arg(digit);
    QStringList tables;
    QStringList sum{u"1"_s};
    for (qint64 place = 1; place < rows; place *= 10) {
        tables << u"(%1) d%2"_s.arg(digits).arg(place);
        sum << u"d%1.x * %1"_s.arg(place);
    }
    return u"(SELECT %1 AS n FROM %2 HAVING n <= %3) numbers"_s.arg(sum.join(u" + "_s), tables.join(u", "_s))
        .arg(rows);
}

void TableCase::createSource(const QString &definition, const QString &values, int rows)
{
    execute(u"CREATE TABLE %1.src "_s + definition);
    if (rows > 0)
        execute(u"INSERT INTO %1.src SELECT "_s + values + u" FROM "_s + numbers(rows));
    inspect();
}

void TableCase::createTarget(const QString &definition, const QString &columns)
{
    execute(definition.isEmpty() ? u"CREATE TABLE %1.t LIKE %1.src"_s : u"CREATE TABLE %1.t "_s + definition);
    const QString list = columns.isEmpty() ? plan.source.fieldNames.join(u", "_s) : columns;
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
