// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/load/loadsession.h"
#include "core/record/chunkfindings.h"
#include "core/record/runfolder.h"

namespace millrace {

class ChunkQueue;
class RunLog;
class WaitClock;

/// What all workers of a run share; outlives them.
struct WorkerContext
{
    const Plan &plan;
    RunFolder &folder;
    RunStatistics &statistics;
    RunLog &log;
    ChunkQueue &queue;
    RunControl &control;
    RateLimiter &limiter;
    WaitClock &clock;
    bool journalIsKept = true; ///< as Journal::isKept()
    bool canUndo = true;       ///< the table has transactions
    bool hasTriggers = false;  ///< the table is known to: what they change is counted with what is replaced
    bool nodesToGoTo = false;  ///< a session that is opened again may be at another node of the cluster
};

/// Loads one chunk, or a part of one, exactly once: rows and journal row in one transaction, everything that
/// the plan's policies do not allow found before the COMMIT. One per worker session, on its thread.
///
/// Where the plan sets rows aside, the rows go in statements of some thousand each, so that a bad row costs
/// those thousand again and not the chunk. A statement that met bad rows is undone (ROLLBACK TO SAVEPOINT);
/// the rows the server named are set aside and the stretches between them sent again; when it named none, the
/// range is cut into sixteen until the row stands alone.
///
/// Where it bends values as the dump's session would, a statement with more warnings than the server lists is
/// undone, too, and sent again in parts: one that is not listed may be of a row that is not to stay.
///
/// A table without transactions keeps what it was given: nothing is sent twice, each row goes in by itself
/// (loadForGood()), and when a piece cannot be loaded whole, the rows at its front that are in are committed
/// to the journal as a piece of their own. What only the server could tell (its connection is gone, the way
/// in confirms no rows) is said in the error and counted nowhere.
class ChunkLoader
{
public:
    ChunkLoader(const WorkerContext &context, LoadSession &session, int worker)
        : m_context(context)
        , m_session(session)
        , m_worker(worker)
        , m_plain(context.hasTriggers && context.canUndo && context.plan.onDuplicate == OnDuplicate::Stop)
    {}

    /// After an error the caller rolls back. Errors: RowRejected, DuplicateRow (located); TilingBroken (the
    /// server reads other rows than were cut); JournalUnusable with server code 1062 when somebody else
    /// committed this very piece; Cancelled; the server's.
    Result<ChunkTally> load(const Chunk &piece);
    /// True once the COMMIT of the last load() was on its way: without an answer only the journal knows.
    bool commitWasSent() const { return m_commitSent; }

    struct Kept
    {
        Chunk piece;
        ChunkTally tally;
    };
    /// The front of the piece that the last load() could not load whole, in the table and in the journal.
    const std::optional<Kept> &kept() const { return m_kept; }
    /// The last load() failed and rows of its piece are, or may be, in the table for good: trying again would
    /// double them.
    bool leftRows() const { return m_leftRows; }

private:
    enum class Fate
    {
        Allowed,
        SetAside,
        Stop
    };
    struct Judgement
    {
        QVector<RowFault> aside;
        QVector<RowFault> stop;
        qint64 duplicatesKept = 0;
        qint64 rowsKeptOut = 0; ///< keepsRowOut(), and allowed to be
    };

    Result<void> loadRange(const Chunk &range);
    /// What is left of it after the first statement that met a fault; rows == 0: nothing.
    Result<Chunk> loadUpToFault(const Chunk &range);
    /// The same for a table without transactions: a row is sent once and stays.
    Result<Chunk> loadForGood(const Chunk &range);
    void acceptFront(const Chunk &range, qint64 in, const WriteOutcome &outcome, qint64 replaced);
    Result<void> refusedForGood(const Chunk &row, const RowFault &fault);
    Result<void> bendForGood(const Chunk &row);
    void skipForGood(const Chunk &row, const RowFault &fault);
    bool loadsForGood() const;
    Error keepFront(const Chunk &piece, Error error);
    Result<void> commitForGood(const Chunk &piece);
    Result<void> commit(const Chunk &piece); ///< with its line in the journal and its findings
    Result<void> accept(const Chunk &range, const WriteOutcome &outcome, const Judgement &judgement,
                        qint64 replaced);
    Result<void> loadPlain(const Chunk &range);
    Result<void> startOver();
    Result<Chunk> setAside(const Chunk &range, const QVector<RowFault> &faults);
    Result<void> loadInParts(const Chunk &range, qint64 rows);
    Result<void> reject(const Chunk &row, const RowFault &fault);
    Error stopped(const Chunk &range, const QVector<RowFault> &faults);
    Result<std::optional<Error>> findFault(const Chunk &range);
    Result<Error> located(const Chunk &range, const RowFault &fault) const;

    Fate fateOf(const RowFault &fault) const;
    Judgement judge(const WriteOutcome &outcome) const;
    bool isolates() const; ///< a statement may have to be undone and sent again without some rows
    bool goesInParts() const;
    bool marks() const; ///< each statement may be taken back by itself

    const WorkerContext &m_context;
    LoadSession &m_session;
    const int m_worker;
    ChunkTally m_tally;       ///< of the piece being loaded
    ChunkFindings m_findings; ///< of the piece being loaded
    bool m_commitSent = false;
    bool m_leftRows = false;
    bool m_uncounted = false; ///< rows are in for good that m_tally does not have
    std::optional<Kept> m_kept;
    /// The session's counters cannot tell replaced rows. From the start where it is known: numbers that a
    /// trigger's rows got are not given back when the piece is sent again.
    bool m_plain;
};

} // namespace millrace
