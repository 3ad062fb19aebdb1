// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/server/logreaders.h"

#include "core/base/literals.h"
#include "core/server/connection.h"

namespace millrace {

namespace {

/// SLAVE HOSTS: before MySQL 8.0.22 and MariaDB 10.5.1; REPLICA HOSTS is MariaDB's form since.
Result<QVector<QVector<QVariant>>> listed(Connection &connection)
{
    constexpr int cannotParse = 1064;
    Result<QVector<QVector<QVariant>>> rows;
    for (const char *what : {"REPLICAS", "REPLICA HOSTS", "SLAVE HOSTS"}) {
        rows = connection.rows(u"SHOW "_s + QLatin1String(what));
        if (rows || rows.error().context.serverCode != cannotParse)
            break;
    }
    return rows;
}

bool isOwnMachine(const QString &host)
{
    return host.isEmpty() || host == "localhost"_L1 || host == "::1"_L1 || host.startsWith("127."_L1);
}

} // namespace

Result<QVector<LogReader>> logReadersOf(Connection &connection, const QString &serverHost)
{
    MILLRACE_TRY(const auto rows, listed(connection)); // Server_id, Host, Port, …
    QStringList from;
    if (const auto sessions =
            connection.rows(u"SELECT DISTINCT SUBSTRING_INDEX(HOST, ':', 1) FROM "
                            "information_schema.PROCESSLIST WHERE COMMAND LIKE 'Binlog Dump%'"_s))
        for (const auto &row : *sessions)
            from << (isOwnMachine(row.value(0).toString()) ? serverHost : row.value(0).toString());
    from.removeDuplicates();
    QVector<LogReader> readers;
    QStringList hosts;
    for (const auto &row : rows) {
        QString host = row.value(1).toString();
        if (host.isEmpty() && from.size() == 1) // of several nobody knows which is which
            host = from.first();
        hosts << host;
        const QString port = row.value(2).toString();
        LogReader reader{.name = u"server_id %1"_s.arg(row.value(0).toString()), .address = {}};
        if (!host.isEmpty() && port.toInt() > 0) {
            reader.address = (host.contains(u':') ? u"[%1]"_s.arg(host) : host) + u':' + port;
            reader.name = reader.address;
        }
        readers << reader;
    }
    if (rows.isEmpty() || !hosts.contains(QString())) // else they may be those
        for (const QString &host : std::as_const(from))
            if (!hosts.contains(host))
                readers << LogReader{.name = host, .address = {}};
    return readers;
}

} // namespace millrace
