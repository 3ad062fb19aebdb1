// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/wholedump/dumpplan.h"
#include "core/record/runsummary.h"
#include "core/server/connection.h"

#include <QFile>
#include <QHash>
#include <QSet>
#include <functional>
#include <stop_token>

namespace millrace {

/// Which statements of a dump have run: statements.jsonl in the run's folder, a line when one begins and
/// a line when it is done, synced. Statements about structure cannot be undone and do not commit together
/// with anything of ours; where the program was killed in between, the server's answer to a second try tells.
class StatementLog
{
public:
    /// Errors: RunFolderUnusable, DiskFull.
    static Result<std::unique_ptr<StatementLog>> open(const QString &folder);

    bool isDone(const QString &list, qsizetype index) const { return m_done.contains({list, index}); }
    /// The largest index of the list that is done; -1: none.
    qsizetype lastDone(const QString &list) const;
    bool wasBegun(const QString &list, qsizetype index) const { return m_begun.contains({list, index}); }
    Result<void> begin(const QString &list, qsizetype index) { return begin(list, QVector{index}); }
    /// Several that come one after the other, synced once.
    Result<void> begin(const QString &list, const QVector<qsizetype> &indexes);
    Result<void> done(const QString &list, qsizetype index) { return noteDone(list, index, {}); }
    /// The same of one of several, synced with the next line that is, at the latest when all of them are
    /// done: who loses power in between finds it begun, and a second try tells.
    Result<void> ran(const QString &list, qsizetype index);
    /// With what all statements up to this one have done.
    Result<void> done(const QString &list, qsizetype index, const InOrderOutcome &outcome)
    {
        return noteDone(list, index, outcome);
    }
    std::optional<InOrderOutcome> outcomeAt(const QString &list, qsizetype index) const;

private:
    using Key = std::pair<QString, qsizetype>;
    Result<void> noteDone(const QString &list, qsizetype index, const std::optional<InOrderOutcome> &outcome);
    enum class Sync
    {
        Now,
        WithNext
    };
    static QByteArray line(const Key &key, const QString &state,
                           const std::optional<InOrderOutcome> &outcome = {});
    Result<void> append(const QByteArray &lines, Sync sync = Sync::Now);

    QFile m_file;
    QSet<Key> m_begun;
    QSet<Key> m_done;
    QHash<Key, InOrderOutcome> m_outcomes; ///< of those that are done
};

/// Runs statements of a dump in their order over connections of its own.
class DumpStatements
{
public:
    struct Context
    {
        const DumpPlan &plan;
        const ResolvedConnection &target;
        StatementLog &log;
        std::stop_token stop;
        QSet<QString> kept; ///< DumpObject::key() of those that stay: what touches them is left out
    };
    explicit DumpStatements(Context context)
        : m_context(std::move(context))
    {}

    /// The list under this name in the log. Settings of the session run each time, everything else once. A
    /// lost connection is opened again. Errors: the server's, located in the dump; Cancelled; those of the
    /// log.
    Result<void> run(const QString &list, const QVector<DumpStatement> &statements);

private:
    Result<void> runOver(Connection &connection, const QString &list,
                         const QVector<DumpStatement> &statements);
    bool leftOut(const DumpStatement &statement) const;
    QVector<qsizetype> beginningWith(qsizetype index, const QString &list,
                                     const QVector<DumpStatement> &statements) const;
    Result<void> runOne(Connection &connection, const DumpStatement &statement, bool again) const;

    const Context m_context;
};

/// A connection that the dump's statements run over, in the plan's schema, which is made where there is
/// none and it may be. Errors: UnknownSchema; the server's.
Result<std::unique_ptr<Connection>> openForDump(const DumpPlan &plan, const ResolvedConnection &target);

/// What a server says to a statement about structure that it has run before: exists already, or is gone.
bool saysDoneAlready(int code);

/// The error with the statement's place and its first words.
Error atStatement(Error error, const DumpPlan &plan, const DumpStatement &statement);
/// A statement was begun and is not done: nobody but the user can know more. \a why: a sentence. \a offset:
/// of the statement, with which the user answers (StatementAnswer).
Error notKnownToHaveRun(const QString &why, const QString &runId, qint64 offset);

} // namespace millrace
