// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/server/connection.h"
#include "core/tuning/settingtext.h"

namespace millrace {

/// A table of ours in the target schema that several runs write into at once: whoever comes first makes it,
/// whoever leaves last drops it. A line that a run commits when it comes keeps the table there for as long as
/// the run has nothing else in it.
class SharedTable
{
public:
    /// \a name: quoted, with its schema. \a rows: what a session has set while it writes rows of it
    /// (loggedLike()); the table itself is made and dropped as the server logs it.
    explicit SharedTable(QString name, QVector<SessionSetting> rows = {})
        : m_name(std::move(name))
        , m_rows(std::move(rows))
    {}

    /// Makes the table, where it is missing, with \a create (IF NOT EXISTS) and commits \a line, a run's own,
    /// which may be there already. Errors: the server's.
    Result<void> join(Connection &connection, const QString &create, const QString &line) const;
    /// Deletes the rows of \a condition and drops the table when no row is left, which takes the privilege
    /// LOCK TABLES: without it the empty table stays, and where another session keeps it busy for a minute,
    /// and in a cluster whose other nodes do not heed the lock. A table that is gone is fine. Commits. The
    /// last of its kind on this connection, which may be idle for no more than a minute afterwards. Errors:
    /// the server's.
    Result<void> leave(Connection &connection, const QString &condition) const;

private:
    Result<void> write(Connection &connection, const QString &statement) const;
    /// Invalid: there is no row.
    Result<QVariant> isThereAny(Connection &connection) const;
    Result<void> dropIfEmpty(Connection &connection) const;

    const QString m_name;
    const QVector<SessionSetting> m_rows;
};

} // namespace millrace
