// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/load/control/runcontrol.h"
#include "core/plan/wholedump/dumpplan.h"
#include "core/record/runsummary.h"
#include "core/run/run.h"
#include "core/run/wholedump/dumpstatements.h"
#include "core/run/wholedump/dumptailmarks.h"
#include "core/run/wholedump/keepingtables.h"
#include "core/run/wholedump/nextnumbers.h"
#include "core/run/wholedump/statementguard.h"
#include "core/run/wholedump/tailstatement.h"

#include <QHash>
#include <atomic>
#include <functional>
#include <optional>

namespace millrace {

/// Runs the tail of a dump as the ordinary client would: each statement as it stands, in one session. What
/// changes rows commits together with a mark that says how far the dump is (DumpTailMarks), everything else
/// is noted in the StatementLog: a killed run goes on after the last statement that is done. What only the
/// session knew is gone then, and a run that needs it says so.
///
/// Statements that change rows and follow each other commit together, up to a MiB of them: the client, which
/// commits each, waits for the disk as often. One that may write into a table that takes nothing back
/// (MyISAM) runs on its own, in no transaction of ours, and it is noted before that it is about to. Found
/// begun and not done by a resume, it is the user's to say whether it has run. A statement that asks what the
/// one before it has done (ROW_COUNT() …) follows it in the session without anything of ours between them.
///
/// What guards the server (LoadLimits) holds between two statements, as pause and cancel do.
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
        InOrderOutcome earlier; ///< of the run's parts before this one, where nothing newer is known
        QSet<QString> kept;     ///< as DumpStatements::Context
        /// Loads one of the plan's tables, or says that an earlier part of the run has: DumpTables::loadOne,
        /// recall.
        std::function<Result<void>(qsizetype table, bool isDone)> load;
        StatementGuard::Tell tell;
        std::optional<StatementAnswer> answer = {};
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
    /// What ran so far, in all parts of the run.
    InOrderOutcome outcome() const { return m_outcome; }
    /// Takes the marks away.
    Result<void> forget() const
    {
        return DumpTailMarks::forget(m_context.target, m_context.runId, m_context.folder);
    }
    /// It has begun, and its statements are not taken back.
    static bool hasBegun(const StatementLog &log) { return log.wasBegun(list, whole); }
    static bool isDone(const StatementLog &log) { return log.isDone(list, whole); }
    /// Nothing is in doubt about the statement that the user says has run, or not.
    static Error answerNotAsked(const QString &runId);

    static const QString list; ///< in the StatementLog; the index is an offset
    static constexpr qsizetype whole = -1;

private:
    Result<void> begin();
    Result<void> waitForEarlier();
    Result<void> takeUp();
    Result<void> expectAnswerIsAsked() const;
    Result<void> runAll();
    Result<void> runNext(SqlDumpReader &reader, SqlDumpReader::Event event);
    const DumpTailLoad *loadAt(qint64 offset) const;
    Result<void> load(const DumpTailLoad &load);
    Result<void> nameSchemas(TailStatement &statement, const SqlLexRules &rules) const;
    Result<void> pass(const TailStatement &statement);
    Result<void> runOne(const TailStatement &statement);
    Result<void> runAsking(const TailStatement &statement);
    Result<void> runSetting(const TailStatement &statement);
    Result<void> runTransaction(const TailStatement &statement);
    Result<void> runRows(const TailStatement &statement);
    Result<void> runOnItsOwn(const TailStatement &statement);
    Result<void> executeOnItsOwn(const TailStatement &statement);
    Result<bool> hasRunAlready(const TailStatement &statement);
    Result<bool> hasRunByAnswer(const TailStatement &statement, const QString &why);
    Result<void> settle();
    Result<void> runOther(const TailStatement &statement);
    Result<void> runLogged(const TailStatement &statement);
    Result<void> execute(const TailStatement &statement);
    Result<void> commitBatch();
    Result<void> makeRoom(const TailStatement &statement);
    Result<void> done(qsizetype index) { return m_context.log.done(list, index, m_outcome); }
    Result<void> makeMarks();
    Result<void> noteNumbers(qint64 offset);
    Result<void> findKeeping();
    Result<void> findSchema();
    QString schemas() const;
    bool isInTransaction() const { return m_inTransaction || !m_autocommit; } ///< of the dump
    bool isLeftOut(const TailStatement &statement) const;
    bool asks(const TailStatement &statement) const;
    bool commitsAlone(const TailStatement &statement) const;
    /// Something after the statement asks what the one before it has done.
    bool isAskedBehind(const TailStatement &statement) const
    {
        return !m_tail.asking.isEmpty() && m_tail.asking.last() >= statement.end;
    }
    Result<qint64> warningsOfValues(const TailStatement &statement, qint64 all);
    Error located(Error error, const TailStatement &statement) const;

    const Context m_context;
    const DumpTail &m_tail;
    const WordRewriter m_rewriter;
    QHash<qint64, const DumpStatement *> m_known; ///< by offset
    std::unique_ptr<Connection> m_connection;     ///< the dump's session
    std::unique_ptr<Connection> m_own;            ///< for what the dump's session must not see
    std::optional<DumpTailMarks> m_marks;         ///< of both
    QString m_schema;                             ///< that the session is in
    qint64 m_doneTo = 0;                          ///< what begins before this offset has run
    qint64 m_loadedTo = 0;                        ///< likewise, by the loads
    bool m_inTransaction = false;
    bool m_locked = false; ///< by LOCK TABLES, which is not run
    bool m_autocommit = true;
    qint64 m_batchBytes = 0;
    qint64 m_batchDoneTo = 0; ///< as m_doneTo, once it is committed
    NextNumbers m_numbers;
    bool m_numbersNoted = false;            ///< since the last COMMIT
    std::optional<KeepingTables> m_keeping; ///< unset: structure has changed since anybody looked
    DumpTailMarks::Reached m_before;        ///< by an earlier part of the run
    bool m_passedLast = false;              ///< the last statement did not run in this session
    qint64 m_keptTo = 0;                    ///< the same of one in a transaction of the dump's
    qint64 m_unsettled = 0; ///< the end of a statement on its own that has run, and the marks do not say so
    RateLimiter m_limiter;
    StatementGuard m_guard;
    std::chrono::nanoseconds m_took{0}; ///< the statements since the last rest
    InOrderOutcome m_outcome;
    qint64 m_rowsBefore = 0; ///< m_outcome.rows as of the dump's last COMMIT
    std::atomic<qint64> m_at = 0;
    std::atomic<qint64> m_rowsChanged = 0;
};

} // namespace millrace
