// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/load/chunkqueue.h"

namespace millrace {

ChunkQueue::ChunkQueue(std::size_t capacity)
    : m_capacity(capacity)
{}

bool ChunkQueue::push(Chunk chunk, std::stop_token stop)
{
    std::unique_lock lock(m_mutex);
    const bool ready =
        m_changed.wait(lock, stop, [this] { return m_closed || m_chunks.size() < m_capacity; });
    if (!ready || m_closed)
        return false;
    m_chunks.push_back(std::move(chunk));
    m_changed.notify_all();
    return true;
}

std::optional<Chunk> ChunkQueue::pop(std::stop_token stop)
{
    std::unique_lock lock(m_mutex);
    const bool ready = m_changed.wait(lock, stop, [this] { return m_closed || !m_chunks.empty(); });
    if (!ready || m_chunks.empty())
        return std::nullopt;
    Chunk chunk = std::move(m_chunks.front());
    m_chunks.pop_front();
    m_changed.notify_all();
    return chunk;
}

void ChunkQueue::close()
{
    const std::lock_guard lock(m_mutex);
    m_closed = true;
    m_changed.notify_all();
}

} // namespace millrace
