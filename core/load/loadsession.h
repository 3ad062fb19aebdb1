// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/load/chunks/rowsupply.h"
#include "core/load/control/feedgate.h"
#include "core/load/journal/chunktally.h"
#include "core/load/writers/rangewriter.h"

#include <memory>
#include <optional>

namespace millrace {

/// All that the decisions about a chunk (Worker, ChunkLoader) know of a server: WorkerSession, or a server in
/// memory that fails when it is told to (tests/unit/load/memoryserver.h). Each call is a statement or a few:
/// nothing here is asked by row or by byte. Lives on the worker's thread. Gone without an end(), the server
/// rolls back by itself what was not committed.
class LoadSession
{
public:
    enum class Step
    {
        Begin,
        Mark,       ///< a savepoint, in place of the one before
        BackToMark, ///< undoes what came after it
        RollBack,
        Commit
    };

    virtual ~LoadSession() = default;
    /// Errors, as of all below: the server's, with its code.
    virtual Result<void> transact(Step step) = 0;
    /// As RangeWriter::write.
    virtual Result<WriteOutcome> write(const Chunk &range, RowMode mode) = 0;
    /// As RangeWriter::rowsConfirmed.
    virtual qint64 rowsConfirmed() const = 0;
    /// Rows this session has replaced so far; what triggers change may be among them.
    virtual Result<qint64> rowsReplaced() = 0;
    /// As Journal::add: inside the piece's transaction.
    virtual Result<void> addToJournal(const Chunk &piece, const ChunkTally &tally) = 0;
    /// What is committed of exactly this piece, by the journal; nothing when it is not, or none is kept.
    virtual Result<std::optional<ChunkTally>> findInJournal(const Chunk &piece) = 0;
    virtual RowSupply &rows() = 0;
    /// After the last piece, nothing being under way: what was set for the load is put back, or ends with the
    /// session. The last call.
    virtual void end() = 0;
};

/// Where the sessions of one worker come from. Used on its thread, outlives the sessions.
class LoadSessions
{
public:
    virtual ~LoadSessions() = default;
    /// \a lost: the chunk whose session broke off (0: none); what still runs of it on the server is ended.
    /// Errors: as Connection::open; SettingUnknown, SettingRefused, PrivilegeMissing.
    virtual Result<std::unique_ptr<LoadSession>> open(FeedGate &gate, ChunkId lost) = 0;
    /// The server the rows come from was lost. Errors: as SourceSnapshot::rejoin.
    virtual Result<void> reopenSource(const Error &loss) = 0;
};

} // namespace millrace
