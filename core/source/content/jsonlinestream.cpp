// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/content/jsonlinestream.h"

namespace millrace {

JsonLineStream::JsonLineStream(std::unique_ptr<ByteStream> lines, QString name, const ContentWay &way)
    : m_stream(std::move(lines))
    , m_name(std::move(name))
    , m_lines(*m_stream, mostJsonLineBytes)
    , m_rows(way.jsonKeys, way.jsonTexts)
{}

Result<std::span<const char>> JsonLineStream::next()
{
    takeLines();
    while (m_rows.isEmpty()) {
        auto more = m_lines.readOn();
        if (!more && more.error().context.file.isEmpty())
            more.error().context.file = m_name;
        if (!more)
            return fail(more.error());
        if (!*more)
            break;
        takeLines();
    }
    m_block = m_rows.take();
    return std::span<const char>(m_block.constData(), static_cast<std::size_t>(m_block.size()));
}

/// Those of the view at hand, up to a blank line behind rows.
void JsonLineStream::takeLines()
{
    while (const auto whole = m_lines.peek()) {
        const std::string_view line = jsonLineOf(*whole, m_lines.line());
        if (isBlankJsonLine(line)) {
            if (!m_rows.isEmpty())
                return;
            ++m_blankLines;
        } else if (m_rows.write(line) == JsonFault::None && !m_rows.reader().otherKeys().empty()) {
            noteUnread();
        }
        m_lines.pass();
    }
}

void JsonLineStream::noteUnread()
{
    for (const QByteArray &key : m_rows.reader().otherKeys()) {
        const auto known = m_unreadIndex.constFind(key);
        if (known != m_unreadIndex.constEnd()) {
            ++m_unread.keys[*known].count;
        } else if (m_unread.keys.size() < UnreadJsonKeys::mostNamed) {
            m_unreadIndex.insert(key, m_unread.keys.size());
            m_unread.keys << UnreadJsonKeys::Key{
                .name = QString::fromUtf8(key), .count = 1, .firstLine = m_lines.line()};
        } else {
            ++m_unread.furtherValues;
        }
    }
}

} // namespace millrace
