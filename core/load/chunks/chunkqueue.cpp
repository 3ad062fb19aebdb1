// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/load/chunks/chunkqueue.h"

namespace millrace {

ChunkQueue::ChunkQueue(std::size_t capacity)
    : m_capacity(capacity)
{}

bool ChunkQueue::push(ChunkTask task, std::stop_token stop)
{
    std::unique_lock lock(m_mutex);
    const bool ready = m_changed.wait(lock, stop, [this] { return m_closed || m_tasks.size() < m_capacity; });
    if (!ready || m_closed)
        return false;
    m_tasks.push_back(std::move(task));
    m_changed.notify_all();
    return true;
}

std::optional<ChunkTask> ChunkQueue::pop(std::stop_token stop)
{
    std::unique_lock lock(m_mutex);
    const bool ready = m_changed.wait(lock, stop, [this] { return m_closed || !m_tasks.empty(); });
    if (!ready || m_tasks.empty())
        return std::nullopt;
    ChunkTask task = std::move(m_tasks.front());
    m_tasks.pop_front();
    m_changed.notify_all();
    return task;
}

void ChunkQueue::close()
{
    const std::lock_guard lock(m_mutex);
    m_closed = true;
    m_changed.notify_all();
}

} // namespace millrace
