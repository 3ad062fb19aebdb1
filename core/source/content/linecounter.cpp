// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/content/linecounter.h"

#include "core/source/bytes/plainbytes.h"
#include "core/source/content/content.h"

namespace millrace {

LineCounter::LineCounter(Content content, char lineEnd)
    : m_content(std::move(content))
    , m_lineEnd(lineEnd)
{}

Result<qint64> LineCounter::lineAt(qint64 offset)
{
    if (m_file == nullptr) {
        MILLRACE_TRY(m_file, openContent(m_content));
    }
    while (m_offset < offset) {
        if (m_window.empty()) {
            MILLRACE_TRY(const auto window, m_file->next());
            if (window.empty())
                break;
            m_window = window;
        }
        const std::size_t count = static_cast<std::size_t>(qMin(offset - m_offset, qint64(m_window.size())));
        m_line += countByte(m_window.first(count), m_lineEnd);
        m_window = m_window.subspan(count);
        m_offset += qint64(count);
    }
    return m_line;
}

} // namespace millrace
