// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/indexes/deferredindexfile.h"
#include "core/indexes/indexbuildoptions.h"
#include "core/indexes/indexsession.h"

#include <functional>

namespace millrace {

/// Runs statements on a recorded table that can take long: watched, cancellable, their errors said in our
/// words. Lives on the connection's thread.
class IndexStatement
{
public:
    IndexStatement(const DeferredIndexFile &record, const ServerFacts &facts, Connection &connection,
                   const IndexBuildOptions &options, int lockWaitSeconds);

    Result<void> begin() { return m_session.begin(); }
    IndexSession &session() { return m_session; }

    /// The table's keys now. Errors: TableMissing says that the record still holds the definitions.
    Result<TableKeys> readKeys();
    /// Runs \a work on this connection under a StatementWatch. \a indexes: that it builds, for the progress;
    /// \a what: "building 3 indexes". Errors: \a work's, but Cancelled when the stop was ours.
    Result<void> watched(const QString &what, int indexes, const std::function<Result<void>()> &work);

    /// The error in our words: who holds the lock, where the definitions are, how to go on.
    Error explained(const Error &error, ErrorCode otherwise, const QString &doing);
    /// True for errors of the session or the whole table, after which trying single indexes is of no use.
    static bool isFatal(const Error &error);

private:
    const DeferredIndexFile &m_record;
    const ServerFacts &m_facts;
    Connection &m_connection;
    const IndexBuildOptions &m_options;
    const int m_lockWaitSeconds;
    IndexSession m_session;
};

} // namespace millrace
