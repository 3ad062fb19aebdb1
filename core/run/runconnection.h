// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/load/journal/journal.h"
#include "core/server/connection.h"

#include <functional>
#include <memory>

namespace millrace {

/// A run's own connection, beside those of its workers. It may be idle for as long as the load takes, longer
/// than the server allows, and the server may be restarted meanwhile: a question is asked again over a new
/// one. Lives on the session thread.
class RunConnection
{
public:
    /// \a target outlives this; what it says when a connection is opened counts.
    explicit RunConnection(const ResolvedConnection &target)
        : m_target(target)
    {}

    /// Errors: as Connection::open().
    Result<void> open();
    void close() { m_connection.reset(); }
    /// As open(), but one that a run was through with and that stands in \a schema, if there is one. True:
    /// there was.
    bool openReady(const QString &schema);
    /// As SessionOpener::giveBack().
    void giveBack();
    /// As SessionOpener::giveBackReady(): nothing was set in it, and it stands in \a schema.
    void giveBackReady(const QString &schema);
    /// REQUIRES: open().
    Connection &operator*() { return *m_connection; }
    Connection *operator->() { return m_connection.get(); }

    /// Runs what asks the server; a connection that is lost is opened again, a few times. REQUIRES: open();
    /// \a question may be repeated. Errors: the question's, as Connection::open().
    Result<void> ask(const std::function<Result<void>()> &question);
    /// What the journal holds now. Errors: as ask() and Journal::read().
    Result<Journal::Entries> read(const Journal &journal);

private:
    const ResolvedConnection &m_target;
    std::unique_ptr<Connection> m_connection;
};

} // namespace millrace
