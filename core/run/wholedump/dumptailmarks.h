// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/record/runsummary.h"
#include "core/server/connection.h"

namespace millrace {

/// How far the tail of a dump has come, in a table of ours beside its rows: what changes rows commits
/// together with a mark. A batch is a transaction of ours around statements that the dump commits one by one.
class DumpTailMarks
{
public:
    struct Reached
    {
        qint64 offset = 0; ///< what begins before it has run
        /// Rows and warnings so far; unset: the marks are of an earlier version, which did not say.
        std::optional<InOrderOutcome> outcome;
    };

    /// \a session: the dump's; \a own: for what the dump's must not see. Both outlive this.
    DumpTailMarks(Connection &session, Connection &own, const QString &runId, const QString &folder)
        : m_session(session)
        , m_own(own)
        , m_runId(runId)
        , m_path(pathIn(folder))
    {}

    /// Of an earlier part of the run. Waits for a killed program's session that may be about to commit.
    Result<Reached> read();
    bool areThere() const { return !m_table.isEmpty(); }
    /// In a schema that is there.
    Result<void> make(const QString &schema);
    /// In the transaction that the session is in, or at once.
    Result<void> set(qint64 offset, const InOrderOutcome &outcome);

    /// \a openly: with a line for as long as it is open, for which an heir of a killed run waits. It makes
    /// MySQL 9 warn of a statement that changes a table without transactions.
    Result<void> beginBatch(bool openly);
    bool isBatchOpen() const { return m_batchOpen; }
    /// With the mark; no batch: nothing.
    Result<void> commitBatch(qint64 offset, const InOrderOutcome &outcome);
    /// Behind an error: what ran before it stays where the server has it still.
    Result<void> keepOfBatch(qint64 offset, const InOrderOutcome &outcome);

    /// Takes the marks of a run away.
    static Result<void> forget(const ResolvedConnection &target, const QString &runId, const QString &folder);

private:
    static QString pathIn(const QString &folder);
    QString updateSql(qint64 offset, const InOrderOutcome &outcome) const;

    Connection &m_session;
    Connection &m_own;
    const QString m_runId;
    const QString m_path; ///< of the file that says where they are
    QString m_table;      ///< quoted; empty: not made yet
    bool m_batchOpen = false;
    bool m_hasLine = false; ///< the batch
};

} // namespace millrace
