// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/scan/charsetcheck.h"

#include "core/source/bytes/bytemasks.h"

namespace millrace {

namespace {

constexpr int bad = -1;
constexpr int needsMore = 0;

constexpr bool in(uchar byte, uchar low, uchar high)
{
    return byte >= low && byte <= high;
}

/// Table 3-7 of the Unicode standard. The functions below return the bytes of the character that starts at
/// bytes[0] (above 0x7F), `bad`, or `needsMore` when `size` bytes do not tell.
int utf8Length(const char *bytes, std::size_t size, bool fourBytes)
{
    const auto lead = static_cast<uchar>(bytes[0]);
    const int length = in(lead, 0xC2, 0xDF)                ? 2
                       : in(lead, 0xE0, 0xEF)              ? 3
                       : fourBytes && in(lead, 0xF0, 0xF4) ? 4
                                                           : bad;
    for (int i = 1; i < length; ++i) {
        if (std::size_t(i) >= size)
            return needsMore;
        // Overlong forms, surrogates and code points beyond U+10FFFF show in the second byte.
        const uchar low = i > 1 ? 0x80 : lead == 0xE0 ? 0xA0 : lead == 0xF0 ? 0x90 : 0x80;
        const uchar high = i > 1 ? 0xBF : lead == 0xED ? 0x9F : lead == 0xF4 ? 0x8F : 0xBF;
        if (!in(static_cast<uchar>(bytes[i]), low, high))
            return bad;
    }
    return length;
}

int trailBytesLength(TrailBytes kind, const char *bytes, std::size_t size)
{
    const auto length = static_cast<int>(characterLength(kind, bytes, size));
    if (length == 1) // no lead byte, or one without its trail byte; half-width katakana stand alone
        return kind == TrailBytes::ShiftJis && in(static_cast<uchar>(bytes[0]), 0xA1, 0xDF) ? 1 : bad;
    if (kind == TrailBytes::Gb18030 && length > 0 && in(static_cast<uchar>(bytes[1]), 0x30, 0x39))
        return length == 4 ? 4 : bad;
    return length;
}

int eucLength(const char *bytes, std::size_t size, bool japanese)
{
    const auto lead = static_cast<uchar>(bytes[0]);
    const bool halfWidth = japanese && lead == 0x8E;
    const int length = japanese && lead == 0x8F                              ? 3
                       : halfWidth || in(lead, 0xA1, japanese ? 0xFE : 0xF7) ? 2
                                                                             : bad;
    for (int i = 1; i < length; ++i) {
        if (std::size_t(i) >= size)
            return needsMore;
        if (!in(static_cast<uchar>(bytes[i]), 0xA1, halfWidth ? 0xDF : 0xFE))
            return bad;
    }
    return length;
}

/// The first byte above 0x7F at or after \a at.
std::size_t nextNonAscii(std::span<const char> block, std::size_t at)
{
    for (; at + 64 <= block.size(); at += 64)
        if (const std::uint64_t found = BaselineBytes::load(block.data() + at).nonAscii())
            return at + static_cast<std::size_t>(std::countr_zero(found));
    while (at < block.size() && static_cast<uchar>(block[at]) < 0x80)
        ++at;
    return at;
}

} // namespace

CharsetCheck::CharsetCheck(const QByteArray &charset)
    : m_trailBytes(trailBytesOf(charset))
{
    const auto is = [&charset](const char *name) { return charset.compare(name, Qt::CaseInsensitive) == 0; };
    m_fourBytes = is("utf8mb4");
    m_japanese = is("ujis") || is("eucjpms");
    if (isUtf8Charset(charset))
        m_kind = Kind::Utf8;
    else if (is("ascii"))
        m_kind = Kind::Ascii;
    else if (m_trailBytes != TrailBytes::Harmless)
        m_kind = Kind::TrailBytes;
    else if (m_japanese || is("gb2312"))
        m_kind = Kind::Euc;
}

int CharsetCheck::lengthAt(const char *bytes, std::size_t size) const
{
    switch (m_kind) {
    case Kind::Utf8:
        return utf8Length(bytes, size, m_fourBytes);
    case Kind::TrailBytes:
        return trailBytesLength(m_trailBytes, bytes, size);
    case Kind::Euc:
        return eucLength(bytes, size, m_japanese);
    case Kind::Ascii:
    case Kind::None:
        break;
    }
    return bad;
}

qint64 CharsetCheck::findBad(std::span<const char> block, qint64 from)
{
    const auto end = static_cast<qint64>(block.size());
    if (!looks())
        return end;
    qint64 at = from;
    if (!m_pending.isEmpty()) {
        constexpr qint64 longest = 4;
        const qsizetype before = m_pending.size();
        m_pending.append(block.data() + at, qMin(longest - before, end - at));
        const int length = lengthAt(m_pending.constData(), static_cast<std::size_t>(m_pending.size()));
        if (length == needsMore)
            return end;
        m_pending.clear();
        if (length == bad)
            return at - before;
        at += length - before;
    }
    while (at < end) {
        at = static_cast<qint64>(nextNonAscii(block, static_cast<std::size_t>(at)));
        while (at < end && static_cast<uchar>(block[static_cast<std::size_t>(at)]) >= 0x80) {
            const int length = lengthAt(block.data() + at, static_cast<std::size_t>(end - at));
            if (length == bad)
                return at;
            if (length == needsMore) {
                m_pending = QByteArray(block.data() + at, end - at);
                return end;
            }
            at += length;
        }
    }
    return end;
}

} // namespace millrace
