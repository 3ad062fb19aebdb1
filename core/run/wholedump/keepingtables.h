// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/wholedump/tailstatement.h"
#include "core/server/connection.h"

#include <QHash>
#include <QSet>
#include <QStringList>

namespace millrace {

/// The tables without transactions (MyISAM, Aria, MEMORY, CSV, ARCHIVE) that a dump may write into: they keep
/// what a statement has stored, whatever becomes of its transaction. Names are compared without their schema
/// and without regard to case, which only makes more of them meet.
class KeepingTables
{
public:
    /// \a schemas: as an SQL list. Errors: the server's.
    static Result<KeepingTables> read(Connection &connection, const QString &schemas);

    bool isEmpty() const { return m_tables.isEmpty(); }
    /// Those that the statement may write into, "shop.log", sorted. By a trigger, a view or a routine it may
    /// reach any of them.
    QStringList writtenBy(const TailStatement &statement) const;
    /// One of them, and nothing else.
    bool areAllOf(const TailStatement &statement) const;

private:
    static QSet<QString> namesIn(const TailStatement &statement);
    bool reachesCode(const TailStatement &statement) const;

    QHash<QString, QStringList> m_tables; ///< by name in small letters: schema.name
    QSet<QString> m_code;                 ///< in small letters: tables with triggers, views, routines
    QSet<QString> m_routines;             ///< of these
};

} // namespace millrace
