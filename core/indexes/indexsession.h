// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/server/serverfacts.h"
#include "core/sql/createtable.h"
#include "core/tuning/sessionguard.h"

namespace millrace {

/// Session settings under which definitions are read and written: the text means the same whatever the
/// server's defaults are. Lives on the connection's thread; the destructor puts everything back.
///   sql_mode STRICT_ALL_TABLES  an index that is too long or an expression that fails is an error, not a
///   cut;
///                               no ANSI_QUOTES, no NO_BACKSLASH_ESCAPES
///   foreign_key_checks 1        else MariaDB drops an index that a foreign key needs (seen with 10.11)
///   lock_wait_timeout           bounds the wait for other sessions' metadata locks
///   restrict_fk_on_non_standard_key 0  MySQL 8.4+: else every ALTER of a table whose non-unique index a
///   foreign key
///                               refers to fails with 1553, even one that adds an index (seen with 9.7)
///   max_statement_time 0        MariaDB: a server-wide limit would end a long build
class IndexSession
{
public:
    IndexSession(Connection &connection, const ServerFacts &facts, int lockWaitSeconds);

    /// Errors: as SessionGuard::apply().
    Result<void> begin();
    Connection &connection() { return m_connection; }
    SessionGuard &guard() { return m_guard; }

    /// The keys the table has now. Errors: TableMissing, IndexRecordUnusable.
    Result<TableKeys> readKeys(const QString &schema, const QString &table, QString *createSql = nullptr);

private:
    Connection &m_connection;
    QVector<SessionSetting> m_settings;
    bool m_refusesOddForeignKeys;
    SessionGuard m_guard;
};

} // namespace millrace
