// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/record/chunk.h"

#include <condition_variable>
#include <deque>
#include <mutex>
#include <optional>
#include <stop_token>

namespace millrace {

/// A chunk to load, and the parts of it that are not in the table yet: itself, unless an earlier part of the
/// run had to take it apart.
struct ChunkTask
{
    Chunk chunk;
    QVector<Chunk> pieces;
};

/// Bounded hand-over from the cutter to the workers. Thread-safe.
class ChunkQueue
{
public:
    explicit ChunkQueue(std::size_t capacity);

    /// Waits for room; false when stopped or closed.
    bool push(ChunkTask task, std::stop_token stop);
    /// Waits for a chunk; nothing when stopped, or closed and empty.
    std::optional<ChunkTask> pop(std::stop_token stop);
    /// No more chunks will come.
    void close();

private:
    const std::size_t m_capacity;
    std::mutex m_mutex;
    std::condition_variable_any m_changed;
    std::deque<ChunkTask> m_tasks; ///< protected by m_mutex, as is m_closed
    bool m_closed = false;
};

} // namespace millrace
