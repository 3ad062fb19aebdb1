// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/load/worker.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/server/errorcatalogue.h"
#include "core/server/sessions/nodechoice.h"

#include <QElapsedTimer>
#include <QRandomGenerator>
#include <algorithm>

namespace millrace {

namespace {

/// A piece of fewer rows is not halved unless it is too large: if it cannot be loaded, less will not help.
constexpr qint64 leastRowsToHalve = 2'000;

int serverCode(const Error &error)
{
    return error.context.serverCode.value_or(0);
}

/// Of the source's server, whose errors carry numbers as well.
bool isSourceLoss(const Error &error)
{
    return error.code == ErrorCode::SourceConnectionLost;
}

/// 0.1, 0.2, 0.4 … 5 s, each up to half as much again so that workers do not come back in step.
std::chrono::milliseconds backOff(int attempt)
{
    const int base = std::min(5000, 100 << std::min(attempt - 1, 10));
    return std::chrono::milliseconds(base + QRandomGenerator::global()->bounded(base / 2));
}

} // namespace

Worker::Worker(int index, const WorkerContext &context, LoadSessions &sessions, std::stop_token stop)
    : m_index(index)
    , m_context(context)
    , m_sessions(sessions)
    , m_stop(std::move(stop))
    , m_gate(index, context.statistics, context.control, context.limiter, m_stop)
{}

/// Of the target's. A node that takes no rows any more is as good as gone where there are others.
bool Worker::isLoss(const Error &error) const
{
    return !isSourceLoss(error) &&
           (isConnectionLoss(serverCode(error)) || (m_context.nodesToGoTo && isRefusalOfNode(error)));
}

Result<void> Worker::run()
{
    Result<void> loaded = openSession({});
    while (loaded) {
        m_gate.enter(WorkerActivity::NoChunk);
        const auto task = m_context.queue.pop(m_stop);
        m_gate.enter(WorkerActivity::Paused);
        m_context.control.waitWhilePaused(m_stop);
        if (!task || m_stop.stop_requested() || !m_context.control.takeTurn(m_stop))
            break;
        loaded = loadTask(*task);
        m_context.control.giveTurnBack();
        m_gate.enter(WorkerActivity::Other);
        if (!loaded)
            m_context.statistics.chunkFailed(m_index, task->chunk);
    }
    if (m_session)
        m_session->end();
    m_gate.enter(WorkerActivity::Paused); // its time is up: what the others need is no wait of its
    return loaded;
}

Result<void> Worker::loadTask(const ChunkTask &task)
{
    RunStatistics &statistics = m_context.statistics;
    QElapsedTimer timer;
    timer.start();
    statistics.chunkTaken(m_index, task.chunk);
    m_tally = {};
    m_attempts = 0;
    m_committedTo = 0;
    const WorkerTimes before = statistics.workerTimes(m_index);
    for (const Chunk &piece : task.pieces)
        MILLRACE_TRY_VOID(loadPiece(piece));
    statistics.chunkDone(m_index, task.chunk);
    const qint64 ms = std::max<qint64>(1, timer.elapsed()); // 0 says: not done
    m_context.log.event(Event::Kind::ChunkDone,
                        CoreText::tr("Chunk %1: %2 in %3 s")
                            .arg(task.chunk.id.value)
                            .arg(counted(task.chunk.rows, CoreText::tr("row"), CoreText::tr("rows")))
                            .arg(decimalText(static_cast<double>(ms) / 1000.0, 2)),
                        {{u"chunk"_s, task.chunk.id.value},
                         {u"rows"_s, task.chunk.rows},
                         {u"ms"_s, ms},
                         {u"worker"_s, m_index + 1},
                         {u"attempts"_s, m_attempts},
                         {u"set_aside"_s, m_tally.setAside},
                         {u"skipped"_s, m_tally.skipped},
                         {u"warnings"_s, m_tally.warnings},
                         {u"times"_s, workerTimesJson(before, statistics.workerTimes(m_index))}});
    return {};
}

Result<void> Worker::loadPiece(const Chunk &piece)
{
    RunStatistics &statistics = m_context.statistics;
    if (!piece.segments.isEmpty() && piece.firstRow.value + piece.rows <= m_committedTo)
        return {};
    MILLRACE_TRY(const bool inParts, loadWhatFits(piece));
    if (inParts)
        return {};
    for (int attempt = 1;; ++attempt) {
        statistics.pieceStarted(m_index, piece);
        ++m_attempts;
        const auto loaded = m_loader->load(piece);
        std::optional<ChunkTally> tally = loaded ? std::optional(*loaded) : std::nullopt;
        if (const auto &kept = m_loader->kept()) {
            statistics.pieceCommitted(m_index, kept->piece, kept->tally);
            m_tally += kept->tally;
        }
        if (!loaded && m_stop.stop_requested()) {
            if (m_loader->leftRows() && !m_loader->kept())
                m_context.log.warning(loaded.error());
            m_session.reset(); // the server rolls back, and nobody has to wait for it
            return fail(runStopped());
        }
        const bool leftRows = m_loader->leftRows(); // a new session has another loader
        if (!loaded) {
            statistics.chunkRollingBack(m_index);
            MILLRACE_TRY(tally, recover(piece, loaded.error()));
        }
        if (loaded)
            m_room.passed(piece);
        if (tally) {
            MILLRACE_TRY(const auto rest, takeCommitted(piece, *tally));
            return rest ? loadPiece(*rest) : Result<void>();
        }
        if (leftRows) // sent once more they would be there twice
            return fail(loaded.error());
        MILLRACE_TRY(const bool inHalves, tryAgain(piece, loaded.error(), attempt));
        if (inHalves)
            return {};
    }
}

/// True: the piece is larger than what the server takes in one transaction, by what it took before, and is
/// loaded in halves.
Result<bool> Worker::loadWhatFits(const Chunk &piece)
{
    if (piece.rows < 2 || !m_room.isTooLarge(piece))
        return false;
    const auto halves = m_session->rows().halves(piece);
    if (!halves || !*halves) // what is wrong shows, and is mended, when it is sent
        return false;
    MILLRACE_TRY_VOID(loadPiece((*halves)->first));
    MILLRACE_TRY_VOID(loadPiece((*halves)->second));
    return true;
}

/// Counts what is committed of the piece. Returns what is not: the journal may know the piece by its first
/// half alone, where it had to be cut before; or by one that is larger, whose COMMIT came through after all
/// when it was cut.
Result<std::optional<Chunk>> Worker::takeCommitted(const Chunk &piece, const ChunkTally &tally)
{
    Chunk front = piece;
    std::optional<Chunk> rest;
    // How many rows of a table there are is known for certain only when they are sent.
    if (!piece.segments.isEmpty() && tally.rows > 0 && tally.rows < piece.rows) {
        const auto walk = m_session->rows().walk(piece);
        MILLRACE_TRY(const auto taken, walk->take(tally.rows));
        MILLRACE_TRY(rest, walk->rest());
        if (taken)
            front = *taken;
    }
    m_committedTo = std::max(m_committedTo, piece.firstRow.value + tally.rows);
    m_context.statistics.pieceCommitted(m_index, front, tally);
    m_tally += tally;
    return rest;
}

/// Says so and waits, unless the error will not pass. True: the piece is loaded, in halves.
Result<bool> Worker::tryAgain(const Chunk &piece, const Error &error, int attempt)
{
    const bool tooMuch = isTooMuchAtOnce(error);
    const bool passing = isRetryable(serverCode(error)) || tooMuch || isLoss(error) || isSourceLoss(error);
    // Nothing smaller than a row can be sent. The lock table alone may have more room later.
    constexpr int lockTableFull = 1206;
    const bool forGood = tooMuch && serverCode(error) != lockTableFull;
    if (!passing || attempt >= maxAttempts || (forGood && piece.rows < 2))
        return fail(error);
    m_context.statistics.chunkRetried();
    m_context.log.event(
        Event::Kind::ChunkRetried,
        CoreText::tr("Chunk %1 is retried: %2").arg(piece.id.value).arg(error.what),
        {{u"chunk"_s, piece.id.value}, {u"code"_s, serverCode(error)}, {u"attempt"_s, attempt}});
    if (isSourceLoss(error)) { // waited for there, and smaller pieces would not have helped
        MILLRACE_TRY_VOID(m_sessions.reopenSource(error));
        return false;
    }
    if (tooMuch)
        m_room.refused(piece, error);
    if (tooMuch ? piece.rows > 1 : attempt >= maxAttempts / 2 && piece.rows >= leastRowsToHalve) {
        const auto halves = m_session->rows().halves(piece);
        // Lost again: the next attempt notices and mends it.
        if (!halves && !isLoss(halves.error()) && !isSourceLoss(halves.error()))
            return fail(halves.error());
        if (halves && *halves) {
            MILLRACE_TRY_VOID(loadInHalves((*halves)->first, (*halves)->second));
            return true;
        }
    }
    if (forGood) // a table without a key is not cut
        return fail(error);
    if (!m_context.clock.sleep(m_stop, backOff(attempt)))
        return fail(runStopped());
    return false;
}

/// Each half is a transaction of its own, with a journal row of its own.
Result<void> Worker::loadInHalves(const Chunk &first, const Chunk &second)
{
    m_context.log.event(Event::Kind::ChunkRetried,
                        CoreText::tr("Chunk %1 is loaded in halves of %2 from here on")
                            .arg(first.id.value)
                            .arg(counted(first.rows, CoreText::tr("row"), CoreText::tr("rows"))),
                        {{u"chunk"_s, first.id.value}, {u"rows"_s, first.rows}});
    MILLRACE_TRY_VOID(loadPiece(first));
    return loadPiece(second);
}

/// Rolls back and asks the journal where that is in doubt. Nothing: the piece is not in the table. Leaves no
/// session only with an error.
Result<std::optional<ChunkTally>> Worker::recover(const Chunk &piece, Error error)
{
    // Only these can mean that the piece is in the table: our own COMMIT got through without an answer, the
    // journal had its row already, or its rows had their keys: in a cluster the journal may have been read
    // where the COMMIT was not yet to be seen. Without transactions it is the front of this very piece that
    // the journal may know.
    const bool knownToJournal = error.code == ErrorCode::JournalUnusable && serverCode(error) == 1062;
    const bool isDuplicate =
        m_context.canUndo && m_context.journalIsKept && error.code == ErrorCode::DuplicateRow;
    // In halves it would go in under other lines: nothing would tell any more that it was in.
    const bool wouldBeCut = isTooMuchAtOnce(error) && m_loader->commitWasSent();
    if (!isLoss(error)) {
        const auto undone = m_session->transact(LoadSession::Step::RollBack);
        if (undone && !knownToJournal && !isDuplicate && !wouldBeCut)
            return std::nullopt;
        if (!undone && !isLoss(undone.error()))
            return fail(undone.error());
        if (!undone)
            error = undone.error();
    }
    if (isLoss(error) && m_loader->commitWasSent() && !m_context.journalIsKept) {
        m_session.reset();
        return fail({.code = ErrorCode::ConnectionLost,
                     .what = CoreText::tr("The connection was lost while chunk %1 was committed, and without "
                                          "a journal nobody can tell whether it is in the table. %2")
                                 .arg(piece.id.value)
                                 .arg(error.what),
                     .howToFix = CoreText::tr("Look for row %1 in the table, or empty it and start anew.")
                                     .arg(groupedNumber(piece.firstRow.value))});
    }
    for (int attempt = 1;; ++attempt) {
        if (isLoss(error))
            MILLRACE_TRY_VOID(reconnect(piece, error));
        const auto found = m_session->findInJournal(piece);
        if (found && *found && isDuplicate)
            m_context.log.event(Event::Kind::Note,
                                CoreText::tr("Chunk %1 met its own rows: by the journal they are committed")
                                    .arg(piece.id.value),
                                {{u"chunk"_s, piece.id.value}});
        if (found)
            return *found;
        error = found.error();
        if (isDuplicate && !isLoss(error)) // the duplicate is what there is to tell
            return std::nullopt;
        // The new connection may go as well, between its login and the answer.
        if (!isLoss(error) || attempt == maxAttempts)
            return fail(error);
    }
}

Result<void> Worker::reconnect(const Chunk &piece, const Error &loss)
{
    m_session.reset();
    m_context.log.warning(loss, CoreText::tr("The connection of worker %1 is gone (%2): it is opened again")
                                    .arg(m_index + 1)
                                    .arg(loss.what));
    return openSession(piece.id);
}

/// Again and again while the server is away or takes the connection back, reconnectSeconds long.
Result<void> Worker::openSession(ChunkId lost)
{
    const auto since = m_context.clock.now();
    for (int attempt = 2;; ++attempt) {
        auto opened = m_sessions.open(m_gate, lost);
        if (opened) {
            m_session = std::move(*opened);
            m_loader.emplace(m_context, *m_session, m_index);
            return {};
        }
        const Error &error = opened.error();
        const bool passing = !isSourceLoss(error) && isPassingRefusal(error);
        if (!passing || m_context.clock.now() - since > std::chrono::seconds(reconnectSeconds))
            return fail(
                {.code = ErrorCode::ConnectionLost,
                 .what = error.what,
                 .howToFix =
                     CoreText::tr("Bring the server back, then resume the run. %1").arg(error.howToFix),
                 .context = error.context});
        if (!m_context.clock.sleep(m_stop, backOff(attempt)))
            return fail(runStopped());
    }
}

} // namespace millrace
