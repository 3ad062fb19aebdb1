// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/integration/servercase.h"

#include "core/server/connection.h"
#include "core/server/serverprogram.h"
#include "core/source/sourceserver.h"
#include "tests/integration/tablecase.h"

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
        const bool mariaDb = PrivateServer::shared()
                                 .value(QStringLiteral("SELECT VERSION()"))
                                 .toString()
                                 .contains(QLatin1String("MariaDB"));
        const QString cache =
            qEnvironmentVariable("XDG_CACHE_HOME", qEnvironmentVariable("HOME") + QStringLiteral("/.cache"));
        const QString wanted =
            mariaDb ? cache + QStringLiteral("/millrace/mysql-for-tests/mysqld") : QStringLiteral("mariadbd");
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
    atSource(QStringLiteral("CREATE TABLE %1.src ") + definition);
    if (rows > 0)
        atSource(QStringLiteral("INSERT INTO %1.src SELECT ") + values + QStringLiteral(" FROM ") +
                 numbers(rows));
    inspect();
}

void ServerCase::createTarget(const QString &definition, const QString &columns)
{
    server().execute(QStringLiteral("CREATE TABLE %1.t ").arg(plan.schema) + definition);
    const QString list = columns.isEmpty() ? plan.source.fieldNames.join(QStringLiteral(", ")) : columns;
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
    const auto connection = openSource(*sourceServer, QStringLiteral("+00:00"));
    if (!connection)
        throw std::runtime_error(connection.error().text().toStdString());
    take(inspectServerTable(**connection, {.server = sourceServer->spec, .table = table}));
}

void ServerCase::inspectSelect(const QString &query)
{
    const auto connection = openSource(*sourceServer, QStringLiteral("+00:00"));
    if (!connection)
        throw std::runtime_error(connection.error().text().toStdString());
    take(inspectQuery(**connection, sourceServer->spec, query.arg(schema)));
}

void ServerCase::expectSameRows(const QString &expressions)
{
    const QString sum = QStringLiteral("SELECT CONCAT(COUNT(*), ':', COALESCE(SUM(CRC32(CONCAT_WS('|', ") +
                        expressions + QStringLiteral("))), 0)) FROM %1.");
    EXPECT_EQ(value(sum + QStringLiteral("t")), valueAtSource(sum + QStringLiteral("src")));
}

QString ServerCase::url(const QString &path) const
{
    return QStringLiteral("mysql://root@/%1%2?socket=%3")
        .arg(schema, path, QString::fromLatin1(QUrl::toPercentEncoding(sourceServer->spec.socket)));
}

} // namespace millrace::test
