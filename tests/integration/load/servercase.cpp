// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/integration/load/servercase.h"

#include "core/base/literals.h"
#include "core/server/connection.h"
#include "core/server/scratch/serverprogram.h"
#include "core/source/sourceserver.h"
#include "tests/integration/load/tablecase.h"
#include "tests/support/datatemplate.h"
#include "tests/support/qtprinters.h"

#include <QUrl>
#include <gtest/gtest.h>
#include <stdexcept>

namespace millrace::test {

PrivateServer &ServerCase::sameFlavour()
{
    static PrivateServer server;
    return server;
}

PrivateServer *ServerCase::otherFlavour()
{
    static const std::unique_ptr<PrivateServer> server = []() -> std::unique_ptr<PrivateServer> {
        const bool mariaDb =
            PrivateServer::shared().value(u"SELECT VERSION()"_s).toString().contains("MariaDB"_L1);
        const QString wanted = mariaDb ? usersCache() + u"/millrace/mysql-for-tests/mysqld"_s : u"mariadbd"_s;
        if (!ServerProgram::find(wanted))
            return nullptr;
        return std::make_unique<PrivateServer>(PrivateServer::Options{.program = wanted});
    }();
    return server.get();
}

ServerCase::ServerCase(PrivateServer &from)
    : schema(from.freshSchema())
    , m_from(from)
{
    sourceServer = from.connection(schema);
    sourceServer->spec.scratch = false; // a server like any other
}

void ServerCase::createSource(const QString &definition, const QString &values, int rows)
{
    atSource(u"CREATE TABLE %1.src "_s + definition);
    if (rows > 0)
        atSource(u"INSERT INTO %1.src SELECT "_s + values + u" FROM "_s + numbers(rows));
    inspect();
}

void ServerCase::createTarget(const QString &definition, const QString &columns)
{
    server().execute(u"CREATE TABLE %1.t "_s.arg(plan.schema) + definition);
    const QString list = columns.isEmpty() ? plan.source.fieldNames.join(u", "_s) : columns;
    plan.mapping.fields = parseColumnList(list).value();
}

void ServerCase::take(const Result<Source> &inspected)
{
    if (!inspected)
        throw std::runtime_error(inspected.error().text().toStdString());
    plan.source = *inspected;
}

void ServerCase::inspect(const QString &table)
{
    const auto connection = openSource(*sourceServer, u"+00:00"_s);
    if (!connection)
        throw std::runtime_error(connection.error().text().toStdString());
    take(inspectServerTable(**connection, {.server = sourceServer->spec, .table = table}));
}

void ServerCase::inspectSelect(const QString &query)
{
    const auto connection = openSource(*sourceServer, u"+00:00"_s);
    if (!connection)
        throw std::runtime_error(connection.error().text().toStdString());
    take(inspectQuery(**connection, sourceServer->spec, query.arg(schema)));
}

void ServerCase::expectSameRows(const QString &expressions)
{
    const QString sum = u"SELECT CONCAT(COUNT(*), ':', COALESCE(SUM(CRC32(CONCAT_WS('|', "_s + expressions +
                        u"))), 0)) FROM %1."_s;
    EXPECT_EQ(value(sum + u"t"_s), valueAtSource(sum + u"src"_s));
}

QString ServerCase::url(const QString &path) const
{
    return u"mysql://root@/%1%2?socket=%3"_s.arg(
        schema, path, QString::fromLatin1(QUrl::toPercentEncoding(sourceServer->spec.socket)));
}

} // namespace millrace::test
