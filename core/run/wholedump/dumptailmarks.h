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
        qint64 begun = -1; ///< offset of the last statement that was begun on its own; -1: none
        qint64 keptTo =
            0; ///< those on their own that begin before it have run, whatever their transaction became
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

    /// A statement on its own, which may store what no transaction takes back: it is about to run. Over
    /// the own connection, so that the session answers what the dump asks it. \a done: all that begins before
    /// it has run, and has done this; unset: a transaction is open.
    /// \a keptTo: as kept() says it of the one before; 0: nothing new.
    Result<void> begin(qint64 offset, const std::optional<InOrderOutcome> &done, qint64 keptTo);
    /// It has run, up to \a end.
    Result<void> kept(qint64 end);
    /// It has run, and so has all before it.
    Result<void> settle(qint64 end, const InOrderOutcome &outcome);
    /// It was refused before it stored anything.
    Result<void> takeBackBegin() { return put({{begunMark, -1}}); }

    /// \a openly: with a line for as long as it is open, for which an heir of a killed run waits. It makes
    /// MySQL 9 warn of a statement that changes a table without transactions.
    Result<void> beginBatch(bool openly);
    bool isBatchOpen() const { return m_batchOpen; }
    /// With the mark; no batch: nothing.
    Result<void> commitBatch(qint64 offset, const InOrderOutcome &outcome);
    /// After an error: what ran before it stays where the server has it still.
    Result<void> keepOfBatch(qint64 offset, const InOrderOutcome &outcome);

    /// Takes the marks of a run away.
    static Result<void> forget(const ResolvedConnection &target, const QString &runId, const QString &folder);

private:
    using Marks = QVector<std::pair<int, qint64>>;
    static QString pathIn(const QString &folder);
    static Marks reached(qint64 offset, const InOrderOutcome &outcome);
    /// Over the own connection.
    Result<void> put(const Marks &marks);
    QString updateSql(qint64 offset, const InOrderOutcome &outcome) const;

    static constexpr int begunMark = -6;
    Connection &m_session;
    Connection &m_own;
    const QString m_runId;
    const QString m_path; ///< of the file that says where they are
    QString m_table;      ///< quoted; empty: not made yet
    bool m_batchOpen = false;
    bool m_hasLine = false; ///< the batch
};

} // namespace millrace
