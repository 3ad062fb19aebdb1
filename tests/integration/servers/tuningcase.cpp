// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/integration/servers/tuningcase.h"

#include "core/base/literals.h"
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
        return variable.key().startsWith("gtid_"_L1) || variable.key() == "innodb_buffer_pool_load_now"_L1;
    });
    return all;
}

std::string difference(const QMap<QString, QString> &before, const QMap<QString, QString> &after)
{
    QStringList lines;
    for (auto it = before.begin(); it != before.end(); ++it)
        if (after.value(it.key()) != it.value())
            lines << u"%1: %2, was %3"_s.arg(it.key(), after.value(it.key()), it.value());
    return lines.join(u'\n').toStdString();
}

QVector<SessionSetting> someGlobals()
{
    return {{u"innodb_flush_log_at_trx_commit"_s, u"0"_s},
            {u"innodb_io_capacity"_s, u"30000"_s},
            {u"innodb_io_capacity_max"_s, u"40000"_s},
            {u"innodb_max_dirty_pages_pct"_s, u"95"_s},
            {u"sync_binlog"_s, u"7"_s},
            {u"innodb_print_all_deadlocks"_s, u"ON"_s}};
}

void smallLoad(LoadCase &load, int rows)
{
    QByteArray lines;
    for (int i = 1; i <= rows; ++i)
        lines += QByteArray::number(i) + "\tname\n";
    load.addFile(u"a.txt"_s, lines);
    load.createTable(u"(id int PRIMARY KEY, s varchar(20), KEY ks (s))"_s, u"(id, s)"_s);
}

} // namespace millrace::test
