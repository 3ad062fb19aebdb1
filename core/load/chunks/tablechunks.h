// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/load/chunks/chunksupply.h"
#include "core/load/control/statementkiller.h"
#include "core/plan/plan.h"
#include "core/record/runfolder.h"
#include "core/server/connection.h"

namespace millrace {

class SourceSession;
class SourceSnapshot;

/// Chunks of a table: ranges of its key, found by looking ahead in the index without locks, over a connection
/// of its own, ahead of the load; of a table on another server in a session of its snapshot. A table there
/// that has no key, a view and a query are one chunk, and how many rows it has is not asked: for that the
/// server would have to read it all. The first has no lower bound, the last no upper one. What the run folder
/// has is taken from there, so that a resumed run has the same ranges however the table has changed.
class TableChunks final : public ChunkSupply
{
public:
    struct Context
    {
        const Plan &plan;
        const ResolvedConnection &target;
        const RunFolder &folder;
        StatementKiller &killer;
        int killerSlot = 0; ///< of this connection in the killer, or of the session in the snapshot
        SourceSnapshot *snapshot = nullptr; ///< of a table on another server
    };
    explicit TableChunks(const Context &context);
    ~TableChunks() override;

    /// Errors: the server's; RunFolderUnusable and kin.
    Result<std::optional<Chunk>> next(std::stop_token stop) override;
    Result<ChunkTask> taskFor(const Chunk &chunk, const QVector<Journal::Entry> &done) override;

private:
    Result<std::optional<Chunk>> known();
    Result<std::optional<Chunk>> find(std::stop_token stop);
    Result<bool> step(Chunk &chunk);
    Result<void> connect();
    Result<void> reconnect(const Error &loss);
    Connection &connection() const;

    const Context m_context;
    const qint64 m_chunkRows;
    const qint64 m_stepRows;
    std::unique_ptr<Connection> m_connection; ///< on the target's own server
    std::unique_ptr<SourceSession> m_session; ///< on another
    std::optional<QVector<Chunk>> m_known;    ///< of the run folder; unset: not read yet
    QVector<ChunkSplit> m_splits;
    KeyBound m_after; ///< where the next chunk begins
    qint64 m_chunks = 0;
    qint64 m_rows = 0;
    bool m_ended = false;
};

/// The pieces of a chunk that the journal does not have. Errors: RunNotResumable (it has one that is none of
/// them).
Result<QVector<Chunk>> piecesLeft(const QVector<Chunk> &pieces, const QVector<Journal::Entry> &done);

/// How many of the chunks the journal does not have all pieces of. Errors: as piecesLeft.
Result<qint64> rangesLost(const RunFolder &folder, const QVector<Chunk> &chunks,
                          const Journal::Entries &entries);

/// True when the ranges in the folder go to the end of the table and the journal has them all.
bool allRangesDone(const RunFolder &folder, const Journal::Entries &entries);

} // namespace millrace
