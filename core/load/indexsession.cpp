// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/load/indexsession.h"

#include "core/server/quoting.h"

namespace millrace {

IndexSession::IndexSession(Connection &connection, const ServerFacts &facts, int lockWaitSeconds)
    : m_connection(connection)
    , m_settings{{QStringLiteral("sql_mode"), QStringLiteral("STRICT_ALL_TABLES")},
                 {QStringLiteral("sql_quote_show_create"), QStringLiteral("1")},
                 {QStringLiteral("foreign_key_checks"), QStringLiteral("1")},
                 {QStringLiteral("lock_wait_timeout"), QString::number(lockWaitSeconds)}}
    , m_refusesOddForeignKeys(facts.variables.contains(QStringLiteral("restrict_fk_on_non_standard_key")))
    , m_guard(connection)
{
    if (facts.variables.contains(QStringLiteral("max_statement_time")))
        m_settings << SessionSetting{QStringLiteral("max_statement_time"), QStringLiteral("0")};
}

Result<void> IndexSession::begin()
{
    if (const auto applied = m_guard.apply(m_settings); !applied)
        return fail(applied.error());
    // Not every account may; then such a table's ALTER fails before anything is dropped.
    if (m_refusesOddForeignKeys)
        (void)m_guard.apply({{QStringLiteral("restrict_fk_on_non_standard_key"), QStringLiteral("0")}});
    return {};
}

Result<TableKeys> IndexSession::readKeys(const QString &schema, const QString &table, QString *createSql)
{
    const auto rows = m_connection.rows(QStringLiteral("SHOW CREATE TABLE ") + qualifiedName(schema, table));
    if (!rows)
        return fail(rows.error());
    const QString sql = rows->isEmpty() ? QString() : rows->first().value(1).toString();
    if (createSql)
        *createSql = sql;
    return parseTableKeys(sql);
}

} // namespace millrace
