// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tuning/settingstable.h"

#include "core/base/literals.h"
#include "core/server/connection.h"
#include "core/server/freshreads.h"
#include "core/sql/quoting.h"
#include "core/tuning/settingtext.h"

namespace millrace {

namespace {

const QString tableName = u"_millrace_settings"_s;

QString keyOf(const QString &run, const ChangedSetting &setting)
{
    return u"run_id = %1 AND scope = %2 AND name = %3"_s.arg(
        quotedString(run), quotedString(enumName(setting.scope)), quotedString(setting.name));
}

QString during(const ChangedSetting &setting)
{
    return setting.confirmed ? quotedString(setting.during) : u"NULL"_s;
}

} // namespace

SettingsTable::SettingsTable(const QString &schema, const QString &server)
    : m_name(qualifiedName(schema, tableName))
    , m_server(server)
{}

QString SettingsTable::createStatement() const
{
    return u"CREATE TABLE IF NOT EXISTS %1 (\n"
           "  run_id varchar(64) NOT NULL,\n"
           "  scope varchar(16) NOT NULL,\n"
           "  name varchar(64) NOT NULL,\n"
           "  value_before varchar(2048) NOT NULL,\n"
           "  value_wanted varchar(2048) NOT NULL,\n"
           "  value_during varchar(2048) NULL,\n"
           "  server varchar(255) NOT NULL,\n"
           "  machine varchar(255) NOT NULL,\n"
           "  noted_at timestamp(6) NOT NULL DEFAULT CURRENT_TIMESTAMP(6),\n"
           "  PRIMARY KEY (run_id, scope, name)\n"
           ") ENGINE=InnoDB CHARACTER SET utf8mb4 COMMENT='Millrace: settings to be put back'"_s.arg(m_name);
}

QString SettingsTable::dropStatement() const
{
    return u"DROP TABLE IF EXISTS %1"_s.arg(m_name);
}

Result<void> SettingsTable::create(Connection &connection) const
{
    return connection.execute(createStatement());
}

Result<void> SettingsTable::add(Connection &connection, const QString &run, const QString &machine,
                                const ChangedSetting &setting) const
{
    return connection.execute(
        u"REPLACE INTO %1 (run_id, scope, name, value_before, value_wanted, value_during, "
        "server, machine) VALUES (%2)"_s.arg(
            m_name,
            QStringList{quotedString(run), quotedString(enumName(setting.scope)), quotedString(setting.name),
                        quotedString(setting.before), quotedString(setting.wanted), during(setting),
                        quotedString(m_server), quotedString(machine)}
                .join(u", "_s)));
}

Result<void> SettingsTable::confirm(Connection &connection, const QString &run,
                                    const ChangedSetting &setting) const
{
    return connection.execute(
        u"UPDATE %1 SET value_during = %2 WHERE %3"_s.arg(m_name, during(setting), keyOf(run, setting)));
}

Result<void> SettingsTable::remove(Connection &connection, const QString &run,
                                   const ChangedSetting &setting) const
{
    return connection.execute(u"DELETE FROM %1 WHERE %2"_s.arg(m_name, keyOf(run, setting)));
}

Result<void> SettingsTable::dropWhenEmpty(Connection &connection) const
{
    MILLRACE_TRY(const auto left, rows(connection));
    return left.isEmpty() ? connection.execute(dropStatement()) : Result<void>();
}

Result<QVector<SettingsTable::Row>> SettingsTable::rows(Connection &connection) const
{
    const QString query = u"SELECT run_id, scope, name, value_before, value_wanted, value_during, "
                          "server, machine FROM %1 ORDER BY noted_at, run_id"_s.arg(m_name);
    FreshReads fresh(connection); // of what a run noted through another node
    const auto rows = fresh.ask([&] { return connection.rows(query); });
    if (!rows &&
        (rows.error().code == ErrorCode::TableMissing || rows.error().code == ErrorCode::UnknownSchema))
        return QVector<Row>();
    if (!rows)
        return fail(rows.error());
    constexpr qsizetype columns = 8;
    MILLRACE_TRY_VOID(expectColumns(*rows, columns));
    QVector<Row> result;
    for (const auto &row : *rows) {
        const ChangedSetting setting{
            .scope = enumFromName<SettingScope>(row.at(1).toString()).value_or(SettingScope::Global),
            .name = row.at(2).toString(),
            .before = row.at(3).toString(),
            .wanted = row.at(4).toString(),
            .during = row.at(5).toString(),
            .confirmed = !row.at(5).isNull()};
        if (isVariableName(setting.name))
            result << Row{.run = row.at(0).toString(),
                          .machine = row.at(7).toString(),
                          .setting = setting,
                          .sameServer = m_server.isEmpty() || row.at(6).toString() == m_server};
    }
    return result;
}

QStringList SettingsTable::schemasWithTable(Connection &connection)
{
    QStringList schemas;
    const auto rows =
        connection.rows(u"SELECT TABLE_SCHEMA FROM information_schema.TABLES WHERE TABLE_NAME = %1 AND "
                        "TABLE_TYPE = 'BASE TABLE'"_s.arg(quotedString(tableName)));
    for (const auto &row : rows.value_or(QVector<QVector<QVariant>>()))
        schemas << row.value(0).toString();
    return schemas;
}

} // namespace millrace
