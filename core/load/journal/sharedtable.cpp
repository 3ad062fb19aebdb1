// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/load/journal/sharedtable.h"

#include "core/base/literals.h"
#include "core/server/errorcatalogue.h"
#include "core/server/freshreads.h"
#include "core/tuning/sessionguard.h"

namespace millrace {

namespace {

constexpr int noSuchTable = 1146;

bool isGone(const Error &error)
{
    return error.context.serverCode == noSuchTable;
}

} // namespace

Result<void> SharedTable::join(Connection &connection, const QString &create, const QString &line) const
{
    constexpr int mostAttempts = 10;
    for (int attempt = 1;; ++attempt) {
        auto added = write(connection, line);
        if (added || added.error().code == ErrorCode::DuplicateRow)
            return {};
        // Not there yet, or another run has just dropped it after its own last row.
        if (!isGone(added.error()) || attempt == mostAttempts)
            return added;
        MILLRACE_TRY_VOID(connection.execute(create));
    }
}

Result<void> SharedTable::leave(Connection &connection, const QString &condition) const
{
    if (const auto done = write(connection, u"DELETE FROM %1 WHERE %2"_s.arg(m_name, condition)); !done)
        return isGone(done.error()) ? Result<void>() : done;
    // Another run's line is enough to let the table be; locking it would wait for that run's chunks.
    const auto left = isThereAny(connection);
    if (!left)
        return isGone(left.error()) ? Result<void>() : fail(left.error());
    if (left->isValid())
        return {};
    // A run may begin at another node between the look and the DROP, and would lose its line.
    if (!freshWayOf(connection).locksHoldEverywhere)
        return {};
    // Cut off below, the session must not keep the table locked; nor may somebody who reads it keep us.
    MILLRACE_TRY_VOID(connection.execute(u"SET SESSION lock_wait_timeout = 60, SESSION wait_timeout = 60"_s));
    const auto locked = connection.execute(u"LOCK TABLES %1 WRITE"_s.arg(m_name));
    // Not allowed to, busy, or gone: an empty table harms nobody, one that is dropped too soon loses rows.
    if (!locked)
        return isConnectionLoss(locked.error().context.serverCode.value_or(0)) ? locked : Result<void>();
    const auto dropped = dropIfEmpty(connection);
    const auto unlocked = connection.execute(u"UNLOCK TABLES"_s);
    return dropped ? unlocked : dropped;
}

/// Commits: a server may have autocommit off.
Result<void> SharedTable::write(Connection &connection, const QString &statement) const
{
    SessionGuard logged(connection);
    MILLRACE_TRY_VOID(logged.apply(m_rows));
    auto done = connection.execute(statement);
    if (done || done.error().code == ErrorCode::DuplicateRow)
        if (auto committed = connection.execute(u"COMMIT"_s); !committed)
            done = std::move(committed);
    // Inside a transaction it could not be put back.
    return m_rows.isEmpty() || !done ? done : logged.putBack();
}

Result<QVariant> SharedTable::isThereAny(Connection &connection) const
{
    FreshReads fresh(connection);
    return fresh.ask([&] { return connection.value(u"SELECT 1 FROM %1 LIMIT 1"_s.arg(m_name)); });
}

/// Under the lock nobody has a row in it that is not committed, and nobody comes before it is dropped.
Result<void> SharedTable::dropIfEmpty(Connection &connection) const
{
    MILLRACE_TRY(const auto left, isThereAny(connection));
    if (left.isValid())
        return {};
    return connection.execute(u"DROP TABLE IF EXISTS %1"_s.arg(m_name));
}

} // namespace millrace
