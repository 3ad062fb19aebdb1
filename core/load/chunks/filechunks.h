// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/load/chunks/chunkcutter.h"
#include "core/load/chunks/chunksupply.h"
#include "core/load/chunks/loadedfiles.h"
#include "core/plan/plan.h"

namespace millrace {

/// Chunks of files (ChunkCutter). The plan outlives it.
class FileChunks final : public ChunkSupply
{
public:
    struct Options
    {
        const Arrival *arrival = nullptr; ///< of the source's file, outlives it; null: that is whole
        std::stop_token stopWaiting = {}; ///< for it
        /// No chunk spans two files: those behind may not have been there when the ones in front were cut.
        bool filesApart = false;
        LoadedFiles loaded = {}; ///< in front; their chunks are not among those it gives
    };
    FileChunks(const Plan &plan, const Options &options);
    /// Of a source that is arriving the bytes of the chunk are on the disk: what is loaded must be there to
    /// be compared with, power cuts included. Errors: also FileNotWritable, DiskFull.
    Result<std::optional<Chunk>> next(std::stop_token stop) override;
    Result<ChunkTask> taskFor(const Chunk &chunk, const QVector<Journal::Entry> &done) override;

private:
    Result<void> syncArrived() const;

    const Plan &m_plan;
    const bool m_arrives;
    ChunkCutter m_cutter;
};

} // namespace millrace
