// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/load/chunks/chunkcutter.h"
#include "core/load/chunks/chunksupply.h"
#include "core/plan/plan.h"

namespace millrace {

/// Chunks of files (ChunkCutter). The plan outlives it.
class FileChunks final : public ChunkSupply
{
public:
    explicit FileChunks(const Plan &plan);
    Result<std::optional<Chunk>> next(std::stop_token stop) override { return m_cutter.next(stop); }
    Result<ChunkTask> taskFor(const Chunk &chunk, const QVector<Journal::Entry> &done) override;

private:
    const Plan &m_plan;
    ChunkCutter m_cutter;
};

} // namespace millrace
