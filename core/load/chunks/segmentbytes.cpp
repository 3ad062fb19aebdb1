// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/load/chunks/segmentbytes.h"

namespace millrace {

Result<std::span<const char>> SegmentBytes::next()
{
    while (m_segment < m_piece.segments.size()) {
        const Segment &segment = m_piece.segments.at(m_segment);
        if (!m_file) {
            MILLRACE_TRY(m_file, openSegment(m_source, segment));
        }
        auto window = m_file->next();
        if (!window || !window->empty())
            return window;
        // A file's last row may lack its terminator: without one it would run into the next file's first row.
        m_file.reset();
        ++m_segment;
        if (!segment.terminated && m_segment < m_piece.segments.size())
            return std::span(m_source.dialect.linesTerminatedBy.constData(),
                             static_cast<std::size_t>(m_source.dialect.linesTerminatedBy.size()));
    }
    return std::span<const char>();
}

} // namespace millrace
