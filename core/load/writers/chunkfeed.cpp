// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/load/writers/chunkfeed.h"

#include <cstring>

namespace millrace {

ChunkFeed::ChunkFeed(std::unique_ptr<PieceBytes> bytes, const Dialect &dialect, const Chunk &chunk,
                     FeedGate &gate, const ContentWatch &content)
    : m_bytes(std::move(bytes))
    , m_gate(gate)
    , m_rowsPerByte(chunk.bytes > 0 ? static_cast<double>(chunk.rows) / static_cast<double>(chunk.bytes) : 0)
{
    if (content.wants(chunk.id))
        m_summer.emplace(content, dialect, chunk);
}

/// Makes m_window non-empty; false at the end of the chunk or on an error (m_error set).
bool ChunkFeed::nextWindow()
{
    const auto before = m_bytes->rows();
    const auto window = m_bytes->next();
    if (!window) {
        m_error = window.error();
        return false;
    }
    m_window = *window;
    if (before && !m_window.empty())
        m_rowsPerByte =
            static_cast<double>(m_bytes->rows().value_or(0) - *before) / static_cast<double>(m_window.size());
    return !m_window.empty();
}

int ChunkFeed::read(char *buffer, unsigned size)
{
    if (m_gate.isStopped())
        return -1;
    m_gate.enter(WorkerActivity::Source);
    const int count = readBlock(buffer, size);
    m_gate.enter(count > 0 ? WorkerActivity::Sending : WorkerActivity::Finishing);
    return count;
}

int ChunkFeed::readBlock(char *buffer, unsigned size)
{
    if (m_window.empty()) {
        m_gate.enter(WorkerActivity::NoChunk);
        const bool more = nextWindow();
        m_gate.enter(WorkerActivity::Source);
        if (!more)
            return m_error ? -1 : 0;
    }
    const std::size_t count = std::min<std::size_t>(size, m_window.size());
    if (!m_gate.pass(static_cast<qint64>(count), static_cast<double>(count) * m_rowsPerByte))
        return -1;
    std::memcpy(buffer, m_window.data(), count);
    if (m_summer)
        m_summer->add(m_window.first(count));
    m_window = m_window.subspan(count);
    return static_cast<int>(count);
}

} // namespace millrace
