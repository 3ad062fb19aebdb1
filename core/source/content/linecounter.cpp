// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/content/linecounter.h"

#include "core/source/bytes/plainbytes.h"
#include "core/source/content/content.h"

namespace millrace {

Error placedInFile(Error error, const Content &content, char lineEnd)
{
    error.context.file = content.name();
    if (!content.way.hasOtherLines() || !error.context.byteOffset)
        return error;
    const auto line = LineCounter(content, lineEnd).lineAt(*error.context.byteOffset);
    error.context.line = line ? std::optional(*line) : std::nullopt;
    error.context.byteOffset = content.fileOffset(*error.context.byteOffset);
    return error;
}

LineCounter::LineCounter(Content content, char lineEnd)
    : m_content(std::move(content))
    , m_lineEnd(lineEnd)
{}

Result<qint64> LineCounter::lineAt(qint64 offset)
{
    if (m_file == nullptr) {
        MILLRACE_TRY(m_file, openContent(m_content));
    }
    // Lines that are left out stand before the view after them: it is looked at even if nothing of it counts.
    while (!m_ended && (m_offset < offset || m_window.empty())) {
        if (m_window.empty()) {
            MILLRACE_TRY(const auto window, m_file->next());
            m_ended = window.empty();
            m_line += m_file->linesLeftOut() - m_leftOut;
            m_leftOut = m_file->linesLeftOut();
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
