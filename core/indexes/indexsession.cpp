// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/indexes/indexsession.h"

#include "core/base/literals.h"
#include "core/sql/quoting.h"

namespace millrace {

IndexSession::IndexSession(Connection &connection, const ServerFacts &facts, int lockWaitSeconds)
    : m_connection(connection)
    , m_settings{{u"sql_mode"_s, u"STRICT_ALL_TABLES"_s},
                 {u"sql_quote_show_create"_s, u"1"_s},
                 {u"foreign_key_checks"_s, u"1"_s},
                 {u"lock_wait_timeout"_s, QString::number(lockWaitSeconds)}}
    , m_refusesOddForeignKeys(facts.variables.contains(u"restrict_fk_on_non_standard_key"_s))
    , m_guard(connection)
{
    if (facts.variables.contains(u"max_statement_time"_s))
        m_settings << SessionSetting{u"max_statement_time"_s, u"0"_s};
}

Result<void> IndexSession::begin()
{
    MILLRACE_TRY_VOID(m_guard.apply(m_settings));
    // Not every account may; then such a table's ALTER fails before anything is dropped.
    if (m_refusesOddForeignKeys)
        (void)m_guard.apply({{u"restrict_fk_on_non_standard_key"_s, u"0"_s}});
    return {};
}

Result<TableKeys> IndexSession::readKeys(const QString &schema, const QString &table, QString *createSql)
{
    MILLRACE_TRY(const auto rows, m_connection.rows(u"SHOW CREATE TABLE "_s + qualifiedName(schema, table)));
    const QString sql = rows.isEmpty() ? QString() : rows.first().value(1).toString();
    if (createSql)
        *createSql = sql;
    return parseTableKeys(sql);
}

} // namespace millrace
