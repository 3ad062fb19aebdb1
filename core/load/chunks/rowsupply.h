// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/record/chunk.h"
#include "core/record/chunkfindings.h"
#include "core/source/bytes/bytestream.h"

#include <limits>
#include <memory>
#include <optional>
#include <utility>

namespace millrace {

/// Takes a piece of a chunk apart into smaller ones of whole rows, from front to back. Used by one thread.
class PieceWalk
{
public:
    virtual ~PieceWalk() = default;
    /// The next piece: \a rows rows, or fewer when about \a bytes bytes are reached before (one row at least)
    /// or the piece ends; nothing at its end.
    virtual Result<std::optional<Chunk>> take(qint64 rows,
                                              qint64 bytes = std::numeric_limits<qint64>::max()) = 0;
    /// What take() has not taken yet; rows == 0: nothing.
    virtual Result<Chunk> rest() = 0;
};

/// The rows of a piece as LOAD DATA reads them: lines of the source's dialect.
class PieceBytes : public ByteStream
{
public:
    /// Rows handed out so far, where only reading tells how many there are; else they are those that were
    /// cut.
    virtual std::optional<qint64> rows() const { return std::nullopt; }
};

/// What a worker has to know about the rows of a piece, whatever they come from: how the piece is taken
/// apart and what one of its rows is. One per worker session, on its thread.
class RowSupply
{
public:
    virtual ~RowSupply() = default;
    /// The piece outlives the walk. Inside a transaction the walk sees what the load sees.
    virtual std::unique_ptr<PieceWalk> walk(const Chunk &piece) = 0;
    /// The piece outlives it. Errors: as the source. REQUIRES: the rows come through this program.
    virtual Result<std::unique_ptr<PieceBytes>> bytes(const Chunk &piece) = 0;
    /// The piece with its rows counted as they are now.
    virtual Result<Chunk> counted(const Chunk &piece) = 0;
    /// Two pieces that are loaded on their own from now on, by a resumed run as well; nothing when the piece
    /// cannot be halved.
    virtual Result<std::optional<std::pair<Chunk, Chunk>>> halves(const Chunk &piece) = 0;
    /// Where the one row of the piece stands, and its bytes. \a withLine: its line as well, where that costs
    /// a look at everything before it.
    virtual Result<Reject> rejectOf(const Chunk &row, bool withLine) = 0;
    /// False: the row a server names for a fault is only where to look first; whether it is the one shows
    /// when it is sent alone.
    virtual bool rowsAreCertain() const = 0;
    /// Whether a piece of which \a rows were found may be committed. Errors: SourceChanged.
    virtual Result<void> checkFound(const Chunk &piece, qint64 rows) = 0;
};

} // namespace millrace
