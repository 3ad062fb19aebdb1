// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/load/worker.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/stoppable.h"
#include "core/base/text.h"
#include "core/server/errorcatalogue.h"

#include <QElapsedTimer>
#include <QRandomGenerator>
#include <algorithm>

namespace millrace {

namespace {

/// A piece of fewer rows is not halved: if it cannot be loaded, less will not help.
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

/// Of the target's.
bool isLoss(const Error &error)
{
    return !isSourceLoss(error) && isConnectionLoss(serverCode(error));
}

/// 0.1, 0.2, 0.4 … 5 s, each up to half as much again so that workers do not come back in step.
std::chrono::milliseconds backOff(int attempt)
{
    const int base = std::min(5000, 100 << std::min(attempt - 1, 10));
    return std::chrono::milliseconds(base + QRandomGenerator::global()->bounded(base / 2));
}

} // namespace

Worker::Worker(int index, const WorkerContext &context, std::stop_token stop)
    : m_index(index)
    , m_context(context)
    , m_stop(std::move(stop))
    , m_gate(index, context.session.statistics, context.control, context.limiter, m_stop)
{}

Result<void> Worker::run()
{
    if (m_context.snapshot) {
        MILLRACE_TRY(auto joined, SourceSession::join(*m_context.snapshot, m_index));
        m_source = std::move(joined);
    }
    MILLRACE_TRY_VOID(openPatiently());
    Result<void> loaded;
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
            m_context.session.statistics.chunkFailed(m_index, task->chunk);
    }
    if (m_session) {
        m_context.killer.watch(m_index, 0);
        m_settingsEnd = m_session->close();
    }
    m_gate.enter(WorkerActivity::Paused); // its time is up: what the others need is no wait of its
    return loaded;
}

Result<void> Worker::openSession()
{
    MILLRACE_TRY(auto session,
                 WorkerSession::open(m_context.session, m_gate, m_index, m_announced, m_source.get()));
    m_session = std::move(session);
    m_announced = true;
    m_context.killer.watch(m_index, m_session->connection().threadId());
    return {};
}

/// The server rolls back what is not committed when the connection goes, and does so by itself: nobody has to
/// wait for it.
void Worker::dropSession(bool forGood)
{
    m_context.killer.watch(m_index, 0);
    if (forGood)
        m_settingsEnd = m_session->abandon();
    m_session.reset();
}

Result<void> Worker::loadTask(const ChunkTask &task)
{
    RunStatistics &statistics = m_context.session.statistics;
    QElapsedTimer timer;
    timer.start();
    statistics.chunkTaken(m_index, task.chunk);
    m_tally = {};
    m_attempts = 0;
    const WorkerTimes before = statistics.workerTimes(m_index);
    for (const Chunk &piece : task.pieces)
        MILLRACE_TRY_VOID(loadPiece(piece));
    statistics.chunkDone(m_index, task.chunk);
    m_context.session.log.event(Event::Kind::ChunkDone,
                                CoreText::tr("Chunk %1: %2 in %3 s")
                                    .arg(task.chunk.id.value)
                                    .arg(counted(task.chunk.rows, CoreText::tr("row"), CoreText::tr("rows")))
                                    .arg(decimalText(static_cast<double>(timer.elapsed()) / 1000.0, 2)),
                                {{u"chunk"_s, task.chunk.id.value},
                                 {u"rows"_s, task.chunk.rows},
                                 {u"ms"_s, timer.elapsed()},
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
    RunStatistics &statistics = m_context.session.statistics;
    for (int attempt = 1;; ++attempt) {
        statistics.pieceStarted(m_index, piece);
        ++m_attempts;
        const auto tally = m_session->loader().load(piece);
        if (tally) {
            statistics.pieceCommitted(m_index, piece, *tally);
            m_tally += *tally;
            return {};
        }
        if (m_stop.stop_requested()) {
            dropSession(true);
            return fail(runStopped());
        }
        const Error &error = tally.error();
        statistics.chunkRollingBack(m_index);
        MILLRACE_TRY(const auto committed, recover(piece, error));
        if (committed) {
            statistics.pieceCommitted(m_index, piece, *committed);
            m_tally += *committed;
            return {};
        }
        const bool passing = isRetryable(serverCode(error)) || isLoss(error) || isSourceLoss(error);
        if (!passing || attempt >= maxAttempts)
            return fail(error);

        statistics.chunkRetried();
        m_context.session.log.event(
            Event::Kind::ChunkRetried,
            CoreText::tr("Chunk %1 is retried: %2").arg(piece.id.value).arg(error.what),
            {{u"chunk"_s, piece.id.value}, {u"code"_s, serverCode(error)}, {u"attempt"_s, attempt}});
        if (isSourceLoss(error)) {
            MILLRACE_TRY_VOID(m_source->reopen(error));
            continue; // waited for already, and smaller pieces would not have helped
        }
        const bool tooMuch = isTooMuchAtOnce(serverCode(error));
        if ((tooMuch || attempt >= maxAttempts / 2) && piece.rows >= leastRowsToHalve) {
            const auto halves = m_session->rows().halves(piece);
            // Lost again: the next attempt notices and mends it.
            if (!halves && !isLoss(halves.error()) && !isSourceLoss(halves.error()))
                return fail(halves.error());
            if (halves && *halves)
                return loadInHalves((*halves)->first, (*halves)->second);
        }
        if (!sleepFor(m_stop, backOff(attempt)))
            return fail(runStopped());
    }
}

/// Each half is a transaction of its own, with a journal row of its own.
Result<void> Worker::loadInHalves(const Chunk &first, const Chunk &second)
{
    m_context.session.log.event(Event::Kind::ChunkRetried,
                                CoreText::tr("Chunk %1 is loaded in halves of %2 from here on")
                                    .arg(first.id.value)
                                    .arg(counted(first.rows, CoreText::tr("row"), CoreText::tr("rows"))),
                                {{u"chunk"_s, first.id.value}, {u"rows"_s, first.rows}});
    MILLRACE_TRY_VOID(loadPiece(first));
    return loadPiece(second);
}

Result<std::optional<ChunkTally>> Worker::recover(const Chunk &piece, const Error &error)
{
    bool lost = isLoss(error);
    if (!lost)
        if (const auto undone = m_session->connection().execute(u"ROLLBACK"_s); !undone) {
            if (!isLoss(undone.error()))
                return fail(undone.error());
            lost = true;
        }
    const bool commitWasSent = m_session->loader().commitWasSent();
    if (lost) {
        dropSession(false);
        if (commitWasSent && !m_context.session.journal.isKept())
            return fail(
                {.code = ErrorCode::ConnectionLost,
                 .what = CoreText::tr("The connection was lost while chunk %1 was committed, and without "
                                      "a journal nobody can tell whether it is in the table. %2")
                             .arg(piece.id.value)
                             .arg(error.what),
                 .howToFix = CoreText::tr("Look for row %1 in the table, or empty it and start anew.")
                                 .arg(groupedNumber(piece.firstRow.value))});
        MILLRACE_TRY_VOID(reconnect(piece, error));
    }
    // Only these two can mean that the piece is in the table: our own COMMIT got through without an answer,
    // or the journal had its row already.
    const bool knownToJournal = error.code == ErrorCode::JournalUnusable && serverCode(error) == 1062;
    if (!lost && !knownToJournal)
        return std::optional<ChunkTally>();
    for (int attempt = 1;; ++attempt) {
        const auto entry = m_context.session.journal.find(m_session->connection(), piece);
        if (entry)
            return *entry ? std::optional((*entry)->tally) : std::nullopt;
        if (!isLoss(entry.error()) || attempt == maxAttempts)
            return fail(entry.error());
        // The new connection went as well, between its login and the answer.
        dropSession(false);
        MILLRACE_TRY_VOID(reconnect(piece, entry.error()));
    }
}

Result<void> Worker::reconnect(const Chunk &piece, const Error &loss)
{
    m_context.session.log.event(Event::Kind::Warning,
                                CoreText::tr("The connection of worker %1 is gone (%2): it is opened again")
                                    .arg(m_index + 1)
                                    .arg(loss.what),
                                {{u"code"_s, static_cast<int>(loss.code)}});
    MILLRACE_TRY_VOID(openPatiently());
    // Our old session may wait for rows that never come, with all its locks.
    (void)killOrphans(m_session->connection(), m_context.session.runId, piece.id.value);
    return {};
}

Result<void> Worker::openPatiently()
{
    QElapsedTimer timer;
    timer.start();
    for (int attempt = 1;; ++attempt) {
        const auto opened = openSession();
        if (opened)
            return {};
        // Lost again while it was set up, or the server still starts: both pass. A wrong password does not.
        const bool passing = isLoss(opened.error()) || opened.error().code == ErrorCode::ServerUnreachable;
        if (!passing || timer.elapsed() > reconnectSeconds * 1000)
            return fail({.code = ErrorCode::ConnectionLost,
                         .what = opened.error().what,
                         .howToFix = CoreText::tr("Bring the server back, then resume the run: %1")
                                         .arg(opened.error().howToFix),
                         .context = opened.error().context});
        if (!sleepFor(m_stop, backOff(attempt + 1)))
            return fail(runStopped());
    }
}

} // namespace millrace
