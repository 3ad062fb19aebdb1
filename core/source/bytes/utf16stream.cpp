// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/bytes/utf16stream.h"

#include "core/base/coretext.h"
#include "core/base/text.h"
#include "core/source/bytes/pututf8.h"

namespace millrace {

namespace {

constexpr qint64 markBytes = 2;

uint unitAt(const char *bytes, Utf16Order order)
{
    const uint first = static_cast<uchar>(bytes[0]);
    const uint second = static_cast<uchar>(bytes[1]);
    return order == Utf16Order::LittleEndian ? first | second << 8 : first << 8 | second;
}

} // namespace

std::optional<Utf16Order> utf16OrderOf(const QByteArray &head)
{
    if (head.startsWith("\xFE\xFF"))
        return Utf16Order::BigEndian;
    if (head.startsWith("\xFF\xFE") && !head.startsWith(QByteArray("\xFF\xFE\0\0", 4)))
        return Utf16Order::LittleEndian;
    return std::nullopt;
}

Utf16Stream::Utf16Stream(std::unique_ptr<ByteStream> stream, QString name, Utf16Order order)
    : m_stream(std::move(stream))
    , m_name(std::move(name))
    , m_order(order)
{}

Result<std::span<const char>> Utf16Stream::next()
{
    for (;;) {
        MILLRACE_TRY(const auto view, m_stream->next());
        m_block = {}; // the one before may be held by others
        if (view.empty()) {
            if (m_undecided.isEmpty())
                return std::span<const char>();
            return fail(broken(m_offset, CoreText::tr("the file ends in the middle of a character")));
        }
        MILLRACE_TRY_VOID(convert(view));
        if (!m_block.isEmpty())
            return std::span<const char>(m_block.constData(), static_cast<std::size_t>(m_block.size()));
    }
}

Result<void> Utf16Stream::convert(std::span<const char> bytes)
{
    QByteArray joined;
    if (!m_undecided.isEmpty()) {
        joined =
            std::exchange(m_undecided, {}) + QByteArray::fromRawData(bytes.data(), qsizetype(bytes.size()));
        bytes = {joined.constData(), static_cast<std::size_t>(joined.size())};
    }
    // Two bytes become three at most, four become four.
    m_block = QByteArray(qsizetype(bytes.size()) / 2 * 3 + 4, Qt::Uninitialized);
    char *out = m_block.data();
    std::size_t at = 0;
    for (; at + 2 <= bytes.size(); at += 2) {
        const uint unit = unitAt(bytes.data() + at, m_order);
        if (unit < 0xD800 || unit > 0xDFFF) [[likely]] {
            const bool isMark = unit == 0xFEFF && m_offset + qint64(at) < markBytes;
            out = isMark ? out : putUtf8(out, unit);
            continue;
        }
        if (unit > 0xDBFF)
            return fail(broken(m_offset + qint64(at),
                               CoreText::tr("the second half of a surrogate pair has no first")));
        if (at + 4 > bytes.size())
            break; // the other half comes with the next bytes
        const uint low = unitAt(bytes.data() + at + 2, m_order);
        if (low < 0xDC00 || low > 0xDFFF)
            return fail(broken(m_offset + qint64(at),
                               CoreText::tr("the first half of a surrogate pair has no second")));
        out = putUtf8(out, 0x10000 + ((unit - 0xD800) << 10) + (low - 0xDC00));
        at += 2;
    }
    m_undecided = QByteArray(bytes.data() + at, qsizetype(bytes.size() - at));
    m_offset += qint64(at);
    m_block.truncate(out - m_block.constData());
    return {};
}

Error Utf16Stream::broken(qint64 offset, const QString &what) const
{
    return {
        .code = ErrorCode::TextNotConvertible,
        .what =
            CoreText::tr("%1 is not UTF-16 text: %2, at byte %3.").arg(m_name, what, groupedNumber(offset)),
        .howToFix = CoreText::tr("Copy the file again, or have it written in UTF-8; what comes before this "
                                 "place is readable."),
        .context = {.file = m_name, .byteOffset = offset}};
}

} // namespace millrace
