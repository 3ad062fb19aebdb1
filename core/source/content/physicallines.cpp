// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/content/physicallines.h"

#include "core/base/coretext.h"
#include "core/base/text.h"

#include <cstring>

namespace millrace {

PhysicalLines::PhysicalLines(ByteStream &stream, qint64 mostBytes)
    : m_stream(stream)
    , m_mostBytes(mostBytes)
{}

std::optional<std::string_view> PhysicalLines::peek()
{
    if (m_current || m_view.empty())
        return m_current;
    const auto *const end = static_cast<const char *>(std::memchr(m_view.data(), '\n', m_view.size()));
    const auto bytes = end != nullptr ? static_cast<std::size_t>(end - m_view.data()) : m_view.size();
    const std::string_view here(m_view.data(), bytes);
    if (end == nullptr || !m_begun.isEmpty())
        m_begun.append(m_view.data(), static_cast<qsizetype>(bytes));
    m_view = m_view.subspan(end != nullptr ? bytes + 1 : bytes);
    if (end != nullptr)
        m_current = m_begun.isEmpty()
                        ? here
                        : std::string_view(m_begun.constData(), static_cast<std::size_t>(m_begun.size()));
    return m_current;
}

void PhysicalLines::pass()
{
    m_offset += static_cast<qint64>(m_current->size()) + 1;
    ++m_line;
    m_current.reset();
    m_begun.clear();
}

Result<bool> PhysicalLines::readOn()
{
    if (m_begun.size() > m_mostBytes)
        return fail({.code = ErrorCode::RowTooLong,
                     .what = CoreText::tr("A line here has more than %1.").arg(sizeText(m_mostBytes)),
                     .howToFix = CoreText::tr("If the file is one JSON document, write one object per line: "
                                              "jq -c '.[]' FILE > FILE.jsonl"),
                     .context = {.line = m_line, .byteOffset = m_offset}});
    MILLRACE_TRY(m_view, m_stream.next());
    if (!m_view.empty())
        return true;
    if (m_begun.isEmpty())
        return false;
    m_current = std::string_view(m_begun.constData(), static_cast<std::size_t>(m_begun.size()));
    return true;
}

} // namespace millrace
