// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/load/control/runcontrol.h"
#include "core/plan/wholedump/dumpplan.h"
#include "core/record/runsummary.h"
#include "core/run/wholedump/dumpstatements.h"
#include "core/run/wholedump/nextnumbers.h"
#include "core/source/sqldump/sqldumpreader.h"

#include <QHash>
#include <atomic>
#include <functional>
#include <optional>

namespace millrace {

/// Runs the tail of a dump as the ordinary client would: each statement as it stands, in one session. What
/// changes rows commits together with a mark that says how far the dump is (in a table of ours beside them,
/// as DumpRows has it), everything else is noted in the StatementLog: a killed run goes on behind the last
/// statement that is done. What only the session knew is gone then, and a run that needs it says so.
///
/// Statements that change rows and follow each other commit together, up to a MiB of them: the client, which
/// commits each, waits for the disk as often. Where a table beside them takes nothing back (MyISAM), each has
/// a mark of its own.
class DumpTailRun
{
public:
    struct Context
    {
        const DumpPlan &plan; ///< with a tail
        const ResolvedConnection &target;
        StatementLog &log;
        QString runId;
        QString folder; ///< of the run
        RunControl &control;
        InOrderOutcome earlier; ///< of the run's parts before this one
        QSet<QString> kept;     ///< as DumpStatements::Context
        /// Loads one of the plan's tables, or says that an earlier part of the run has: DumpTables::loadOne,
        /// recall.
        std::function<Result<void>(qsizetype table, bool isDone)> load;
    };
    explicit DumpTailRun(Context context);
    ~DumpTailRun();

    /// Errors: the server's, located in the dump; those of the file (SourceChanged: since it was planned) and
    /// of the log; Cancelled; StatementFailed (what the session knew is gone, or nobody can say whether a
    /// statement ran).
    Result<void> run();
    /// Of the tail's bytes, how much has run, from 0 to 1. From any thread.
    double share() const;
    qint64 rowsChanged() const { return m_rowsChanged; } ///< so far; from any thread
    /// What ran so far, with what earlier parts of the run said of theirs.
    InOrderOutcome outcome() const { return m_outcome; }
    /// Takes the marks away.
    Result<void> forget() const;
    /// It has begun, and its statements are not taken back.
    static bool hasBegun(const StatementLog &log) { return log.wasBegun(list, whole); }
    static bool isDone(const StatementLog &log) { return log.isDone(list, whole); }

    static const QString list; ///< in the StatementLog; the index is an offset
    static constexpr qsizetype whole = -1;

private:
    struct Statement;
    Result<void> begin();
    Result<void> readMarks();
    Result<void> runAll();
    const DumpTailLoad *loadAt(qint64 offset) const;
    Result<void> load(const DumpTailLoad &load);
    Result<void> nameSchemas(Statement &statement, const SqlLexRules &rules) const;
    Result<void> pass(const Statement &statement);
    Result<void> runOne(const Statement &statement);
    Result<void> runSetting(const Statement &statement);
    Result<void> runTransaction(const Statement &statement);
    Result<void> runRows(const Statement &statement);
    Result<void> runOther(const Statement &statement);
    Result<void> execute(const Statement &statement);
    Result<void> beginBatch(qint64 offset);
    Result<void> commitBatch();
    Result<void> keepOfBatch();
    Result<void> makeMarks();
    Result<void> mark(qint64 offset);
    Result<void> noteNumbers(qint64 offset);
    Result<bool> takesAllBack();
    Result<QString> schemas();
    bool isInTransaction() const { return m_inTransaction || !m_autocommit; } ///< of the dump
    bool isLeftOut(const Statement &statement) const;
    Error located(Error error, const Statement &statement) const;

    const Context m_context;
    const DumpTail &m_tail;
    const WordRewriter m_rewriter;
    QHash<qint64, const DumpStatement *> m_known; ///< by offset
    std::unique_ptr<Connection> m_connection;     ///< the dump's session
    std::unique_ptr<Connection> m_own;            ///< for what the dump's session must not see
    QString m_marks;                              ///< the table, quoted; empty: not made yet
    qint64 m_doneTo = 0;                          ///< what begins before this offset has run
    qint64 m_loadedTo = 0;                        ///< likewise, by the loads
    bool m_inTransaction = false;
    bool m_locked = false; ///< by LOCK TABLES, which is not run
    bool m_autocommit = true;
    bool m_batchOpen = false;
    qint64 m_batchBytes = 0;
    qint64 m_batchDoneTo = 0; ///< as m_doneTo, once it is committed
    NextNumbers m_numbers;
    bool m_numbersNoted = false;     ///< since the last COMMIT
    std::optional<bool> m_takesBack; ///< unset: structure has changed since anybody looked
    RateLimiter m_limiter;
    InOrderOutcome m_outcome;
    qint64 m_rowsBefore = 0; ///< m_outcome.rows as of the dump's last COMMIT
    std::atomic<qint64> m_at = 0;
    std::atomic<qint64> m_rowsChanged = 0;
};

} // namespace millrace
