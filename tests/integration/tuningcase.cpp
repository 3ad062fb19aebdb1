// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/integration/tuningcase.h"

#include "core/server/connection.h"
#include "core/server/serverfacts.h"
#include "core/tuning/globalvariable.h"

namespace millrace::test {

QMap<QString, QString> variables(PrivateServer &server)
{
    const auto connection = valueOf(Connection::open(server.connection()));
    QMap<QString, QString> all = valueOf(ServerFacts::read(*connection)).variables;
    if (const auto redo = readGlobal(*connection, redoLogName()))
        all.insert(redoLogName(), *redo);
    all.removeIf([](const QMap<QString, QString>::iterator &variable) {
        return variable.key().startsWith(QLatin1String("gtid_")) ||
               variable.key() == QLatin1String("innodb_buffer_pool_load_now");
    });
    return all;
}

std::string difference(const QMap<QString, QString> &before, const QMap<QString, QString> &after)
{
    QStringList lines;
    for (auto it = before.begin(); it != before.end(); ++it)
        if (after.value(it.key()) != it.value())
            lines << QStringLiteral("%1: %2, was %3").arg(it.key(), after.value(it.key()), it.value());
    return lines.join(QLatin1Char('\n')).toStdString();
}

QVector<SessionSetting> someGlobals()
{
    return {{QStringLiteral("innodb_flush_log_at_trx_commit"), QStringLiteral("0")},
            {QStringLiteral("innodb_io_capacity"), QStringLiteral("30000")},
            {QStringLiteral("innodb_io_capacity_max"), QStringLiteral("40000")},
            {QStringLiteral("innodb_max_dirty_pages_pct"), QStringLiteral("95")},
            {QStringLiteral("sync_binlog"), QStringLiteral("7")},
            {QStringLiteral("innodb_print_all_deadlocks"), QStringLiteral("ON")}};
}

void smallLoad(LoadCase &load, int rows)
{
    QByteArray lines;
    for (int i = 1; i <= rows; ++i)
        lines += QByteArray::number(i) + "\tname\n";
    load.addFile(QStringLiteral("a.txt"), lines);
    load.createTable(QStringLiteral("(id int PRIMARY KEY, s varchar(20), KEY ks (s))"),
                     QStringLiteral("(id, s)"));
}

} // namespace millrace::test
