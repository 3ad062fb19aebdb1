// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/load/chunks/chunkcutter.h"
#include "core/load/chunks/chunksupply.h"
#include "core/plan/plan.h"

namespace millrace {

/// Chunks of files (ChunkCutter). The plan outlives it, and so does the arrival of its source's file (null:
/// that is whole); \a stop ends the waiting for that.
class FileChunks final : public ChunkSupply
{
public:
    FileChunks(const Plan &plan, const Arrival *arrival, std::stop_token stop);
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
