// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/wholedump/dumpplan.h"
#include "core/record/runsummary.h"
#include "core/run/wholedump/dumpstatements.h"
#include "core/source/sqldump/sqldumpreader.h"

#include <QHash>
#include <atomic>
#include <stop_token>

namespace millrace {

/// Runs the tail of a dump as the ordinary client would: each statement as it stands, in one session. What
/// changes rows commits together with a mark that says how far the dump is (in a table of ours beside them,
/// as DumpRows has it), everything else is noted in the StatementLog: a killed run goes on behind the last
/// statement that is done. What only the session knew is gone then, and a run that needs it says so.
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
        std::stop_token stop;
        QSet<QString> kept; ///< as DumpStatements::Context
    };
    explicit DumpTailRun(Context context);
    ~DumpTailRun();

    /// Errors: the server's, located in the dump; those of the file and of the log; Cancelled;
    /// StatementFailed (what the session knew is gone, or nobody can say whether a statement ran).
    Result<InOrderOutcome> run();
    /// Of the tail's bytes, how much has run, from 0 to 1. From any thread.
    double share() const;
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
    Result<void> pass(const Statement &statement);
    Result<void> runOne(const Statement &statement);
    Result<void> runTransaction(const Statement &statement);
    Result<void> runRows(const Statement &statement);
    Result<void> runOther(const Statement &statement);
    Result<void> execute(const Statement &statement);
    Result<void> makeMarks();
    Result<void> mark(qint64 offset);
    bool isLeftOut(const Statement &statement) const;
    Error located(Error error, const Statement &statement) const;

    const Context m_context;
    const DumpTail &m_tail;
    QHash<qint64, const DumpStatement *> m_known; ///< by offset
    std::unique_ptr<Connection> m_connection;
    QString m_marks;     ///< the table, quoted; empty: not made yet
    qint64 m_doneTo = 0; ///< what begins before this offset has run
    bool m_inTransaction = false;
    bool m_autocommit = true;
    InOrderOutcome m_outcome;
    std::atomic<qint64> m_at = 0;
};

} // namespace millrace
