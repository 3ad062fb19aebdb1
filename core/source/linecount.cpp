// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/linecount.h"

#include "core/source/bytemasks.h"
#include "core/source/content.h"

namespace millrace {

qint64 countByte(std::span<const char> bytes, char c)
{
    qint64 count = 0;
    std::size_t at = 0;
    for (; at + 64 <= bytes.size(); at += 64)
        count += std::popcount(BaselineBytes::load(bytes.data() + at).equal(c));
    for (; at < bytes.size(); ++at)
        count += bytes[at] == c ? 1 : 0;
    return count;
}

LineCounter::LineCounter(Content content)
    : m_content(std::move(content))
{}

Result<qint64> LineCounter::lineAt(qint64 offset)
{
    if (m_file == nullptr) {
        auto file = openContent(m_content);
        if (!file)
            return fail(file.error());
        m_file = std::move(*file);
    }
    while (m_offset < offset) {
        if (m_window.empty()) {
            const auto window = m_file->next();
            if (!window)
                return fail(window.error());
            if (window->empty())
                break;
            m_window = *window;
        }
        const std::size_t count = static_cast<std::size_t>(qMin(offset - m_offset, qint64(m_window.size())));
        m_line += countByte(m_window.first(count), '\n');
        m_window = m_window.subspan(count);
        m_offset += qint64(count);
    }
    return m_line;
}

} // namespace millrace
