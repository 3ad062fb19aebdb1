// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/load/chunks/chunkqueue.h"
#include "core/load/journal/journal.h"

#include <stop_token>

namespace millrace {

/// Where a run's chunks come from: in source order, the same ones whenever the run goes on. Used by one
/// thread.
class ChunkSupply
{
public:
    virtual ~ChunkSupply() = default;
    /// The next chunk; nothing at the end. Errors: Cancelled, and as the source.
    virtual Result<std::optional<Chunk>> next(std::stop_token stop) = 0;
    /// What is left to do of a chunk when the journal holds these parts of it. Errors: RunNotResumable (they
    /// are no parts of it).
    virtual Result<ChunkTask> taskFor(const Chunk &chunk, const QVector<Journal::Entry> &done) = 0;
};

} // namespace millrace
