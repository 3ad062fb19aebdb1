// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/load/chunkfeed.h"

#include <cstring>

namespace millrace {

ChunkFeed::ChunkFeed(const Source &source, const Chunk &chunk, FeedGate &gate, const ContentWatch &content)
    : m_source(source)
    , m_chunk(chunk)
    , m_gate(gate)
    , m_rowsPerByte(chunk.bytes > 0 ? static_cast<double>(chunk.rows) / static_cast<double>(chunk.bytes) : 0)
{
    if (content.wants(chunk.id))
        m_summer.emplace(content, source.dialect, chunk);
}

/// Makes m_window non-empty; false at the end of the chunk or on an error (m_error set).
bool ChunkFeed::nextWindow()
{
    while (m_window.empty() && m_segment < m_chunk.segments.size()) {
        const Segment &segment = m_chunk.segments.at(m_segment);
        if (!m_file) {
            auto file = openSegment(m_source, segment);
            if (!file) {
                m_error = file.error();
                return false;
            }
            m_file = std::move(*file);
        }
        const auto window = m_file->next();
        if (!window) {
            m_error = window.error();
            return false;
        }
        m_window = *window;
        if (!m_window.empty())
            return true;
        // A file's last row may lack its terminator: without one it would run into the next file's first row.
        m_file.reset();
        ++m_segment;
        if (!segment.terminated && m_segment < m_chunk.segments.size())
            m_window = {m_source.dialect.linesTerminatedBy.constData(),
                        static_cast<std::size_t>(m_source.dialect.linesTerminatedBy.size())};
    }
    return !m_window.empty();
}

int ChunkFeed::read(char *buffer, unsigned size)
{
    if (m_gate.isStopped())
        return -1;
    if (m_window.empty() && !nextWindow())
        return m_error ? -1 : 0;
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
