// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/load/chunks/tablechunks.h"

#include "core/base/coretext.h"
#include "core/load/chunks/keywalk.h"
#include "core/load/chunks/sourcesnapshot.h"
#include "core/server/errorcatalogue.h"

#include <algorithm>

namespace millrace {

namespace {

qint64 rowsOfAChunk(const Plan &plan)
{
    const double byBytes = static_cast<double>(plan.chunkBytes) / plan.source.table->bytesPerRow();
    return plan.chunkBytes > 0 ? std::clamp<qint64>(static_cast<qint64>(byBytes), 1, plan.chunkRows)
                               : plan.chunkRows;
}

} // namespace

TableChunks::TableChunks(const Context &context)
    : m_context(context)
    , m_chunkRows(rowsOfAChunk(context.plan))
    , m_stepRows(rowsOfASelect(*context.plan.source.table))
{}

TableChunks::~TableChunks()
{
    if (m_connection)
        m_context.killer.watch(m_context.killerSlot, 0);
}

Result<void> TableChunks::connect()
{
    if (m_connection || m_session)
        return {};
    if (m_context.snapshot) {
        MILLRACE_TRY(m_session, SourceSession::join(*m_context.snapshot, m_context.killerSlot));
        return {};
    }
    MILLRACE_TRY(m_connection, Connection::open(m_context.target));
    m_context.killer.watch(m_context.killerSlot, m_connection->threadId());
    return {};
}

Result<void> TableChunks::reconnect(const Error &loss)
{
    if (m_session)
        return m_session->reopen(loss);
    m_connection.reset();
    return {};
}

Connection &TableChunks::connection() const
{
    return m_session ? m_session->connection() : *m_connection;
}

Result<std::optional<Chunk>> TableChunks::next(std::stop_token stop)
{
    // The workers' sessions wait for this one, whether or not it will be needed.
    if (m_context.snapshot)
        MILLRACE_TRY_VOID(connect());
    auto chunk = known();
    constexpr int mostAttempts = 3;
    for (int attempt = 1; chunk && !*chunk && !m_ended; ++attempt) {
        chunk = find(stop);
        if (chunk)
            break;
        if (stop.stop_requested())
            return fail(runStopped());
        if (attempt == mostAttempts || !isConnectionLoss(chunk.error().context.serverCode.value_or(0)))
            return chunk;
        MILLRACE_TRY_VOID(reconnect(chunk.error()));
        chunk = std::optional<Chunk>();
    }
    if (!chunk || !*chunk)
        return chunk;
    m_after = (*chunk)->keys.upTo;
    m_ended = m_after.isEmpty();
    m_rows += (*chunk)->rows;
    ++m_chunks;
    return chunk;
}

Result<std::optional<Chunk>> TableChunks::known()
{
    if (!m_known) {
        MILLRACE_TRY(auto chunks, m_context.folder.chunks());
        MILLRACE_TRY(auto splits, m_context.folder.splits());
        m_known = std::move(chunks);
        m_splits = std::move(splits);
    }
    return m_chunks < m_known->size() && m_known->at(m_chunks).segments.isEmpty()
               ? std::optional(m_known->at(m_chunks))
               : std::nullopt;
}

/// Looks for the end of the next chunk, in steps that become its marks.
Result<std::optional<Chunk>> TableChunks::find(std::stop_token stop)
{
    MILLRACE_TRY_VOID(connect());
    const SourceTable &table = *m_context.plan.source.table;
    Chunk chunk{.id = {m_chunks + 1},
                .firstRow = {m_rows + 1},
                .keys = KeyRange{.after = m_after, .upTo = {}, .marks = {}}};
    bool more = !table.key.isEmpty();
    while (more && chunk.rows < m_chunkRows) {
        if (stop.stop_requested())
            return fail(runStopped());
        MILLRACE_TRY(more, step(chunk));
    }
    if (table.key.isEmpty() && m_session)
        return chunk;
    if (table.key.isEmpty()) {
        MILLRACE_TRY(chunk.rows, countRange(connection(), table, {}, false));
    }
    if (more) {
        // Full. Whether anything lies after it decides whether it has an end.
        const KeyBound end = chunk.keys.marks.takeLast();
        MILLRACE_TRY(const auto next,
                     keyAt(connection(), table, {.after = end, .upTo = {}, .marks = {}}, 1, false));
        if (next)
            chunk.keys.upTo = end;
    }
    chunk.bytes = static_cast<qint64>(table.bytesPerRow() * static_cast<double>(chunk.rows));
    if (chunk.rows == 0 && m_chunks == 0)
        return std::optional<Chunk>();
    return chunk;
}

/// Takes the next rows into the chunk; false when there are no more after them.
Result<bool> TableChunks::step(Chunk &chunk)
{
    const SourceTable &table = *m_context.plan.source.table;
    const QVector<KeyBound> &marks = chunk.keys.marks;
    const KeyRange left{.after = marks.isEmpty() ? chunk.keys.after : marks.last(), .upTo = {}, .marks = {}};
    const qint64 rows = std::min(m_stepRows, m_chunkRows - chunk.rows);
    MILLRACE_TRY(const auto bound, keyAt(connection(), table, left, rows, false));
    if (bound) {
        chunk.keys.marks << *bound;
        chunk.rows += rows;
        return true;
    }
    MILLRACE_TRY(const auto rest, countRange(connection(), table, left, false));
    chunk.rows += rest;
    return false;
}

Result<ChunkTask> TableChunks::taskFor(const Chunk &chunk, const QVector<Journal::Entry> &done)
{
    MILLRACE_TRY(const auto left, piecesLeft(piecesOf(chunk, m_splits), done));
    return ChunkTask{.chunk = chunk, .pieces = left};
}

Result<QVector<Chunk>> piecesLeft(const QVector<Chunk> &pieces, const QVector<Journal::Entry> &done)
{
    QVector<Chunk> left = pieces;
    for (const Journal::Entry &entry : done) {
        const auto piece = std::find_if(left.begin(), left.end(), [&entry](const Chunk &one) {
            return one.firstRow.value == entry.firstRow && one.bytes == entry.bytes;
        });
        if (piece == left.end())
            return fail(
                {.code = ErrorCode::RunNotResumable,
                 .what = CoreText::tr("The journal holds a part of chunk %1, from row %2 on, that the run's "
                                      "folder does not know.")
                             .arg(pieces.first().id.value)
                             .arg(entry.firstRow),
                 .howToFix = CoreText::tr("Its chunks.jsonl is damaged: roll the run back and start anew.")});
        left.erase(piece);
    }
    return left;
}

Result<qint64> rangesLost(const RunFolder &folder, const QVector<Chunk> &chunks,
                          const Journal::Entries &entries)
{
    MILLRACE_TRY(const auto splits, folder.splits());
    qint64 lost = 0;
    for (const Chunk &chunk : chunks) {
        MILLRACE_TRY(const auto left, piecesLeft(piecesOf(chunk, splits), entries.value(chunk.id.value)));
        lost += left.isEmpty() ? 0 : 1;
    }
    return lost;
}

bool allRangesDone(const RunFolder &folder, const Journal::Entries &entries)
{
    const auto chunks = folder.chunks();
    if (!chunks || chunks->isEmpty() || !chunks->last().keys.upTo.isEmpty())
        return false;
    const auto lost = rangesLost(folder, *chunks, entries);
    return lost && *lost == 0;
}

} // namespace millrace
