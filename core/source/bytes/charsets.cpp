// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/bytes/charsets.h"

#include <algorithm>
#include <array>

namespace millrace {

namespace {

template <std::size_t N> bool isOneOf(const QByteArray &name, const std::array<const char *, N> &names)
{
    return std::any_of(names.begin(), names.end(),
                       [&name](const char *each) { return name.compare(each, Qt::CaseInsensitive) == 0; });
}

constexpr bool in(uchar byte, uchar low, uchar high)
{
    return byte >= low && byte <= high;
}

// Lead and trail bytes of the two-byte characters: strings/ctype-{big5,euckr,gbk,sjis}.c of the servers.
bool isLead(TrailBytes kind, uchar c)
{
    switch (kind) {
    case TrailBytes::Big5:
        return in(c, 0xA1, 0xF9);
    case TrailBytes::EucKr:
    case TrailBytes::Gb18030:
    case TrailBytes::Gbk:
        return in(c, 0x81, 0xFE);
    case TrailBytes::ShiftJis:
        return in(c, 0x81, 0x9F) || in(c, 0xE0, 0xFC);
    case TrailBytes::Harmless:
        break;
    }
    return false;
}

bool isTrail(TrailBytes kind, uchar c)
{
    switch (kind) {
    case TrailBytes::Big5:
        return in(c, 0x40, 0x7E) || in(c, 0xA1, 0xFE);
    case TrailBytes::EucKr:
        return in(c, 0x41, 0x5A) || in(c, 0x61, 0x7A) || in(c, 0x81, 0xFE);
    case TrailBytes::Gb18030:
    case TrailBytes::Gbk:
        return in(c, 0x40, 0x7E) || in(c, 0x80, 0xFE);
    case TrailBytes::ShiftJis:
        return in(c, 0x40, 0x7E) || in(c, 0x80, 0xFC);
    case TrailBytes::Harmless:
        break;
    }
    return false;
}

/// A broken four-byte sequence keeps the bytes that were right so far, as the server does.
std::size_t fourByteLength(const char *bytes, std::size_t size)
{
    if (size < 3)
        return 0;
    if (!in(static_cast<uchar>(bytes[2]), 0x81, 0xFE))
        return 2;
    if (size < 4)
        return 0;
    return in(static_cast<uchar>(bytes[3]), 0x30, 0x39) ? 4 : 3;
}

} // namespace

bool isWideCharset(const QByteArray &name)
{
    return isOneOf(name, std::array{"ucs2", "utf16", "utf16le", "utf32"});
}

bool isUtf8Charset(const QByteArray &name)
{
    return isOneOf(name, std::array{"utf8", "utf8mb3", "utf8mb4"});
}

QByteArray lastingCharsetName(const QByteArray &name)
{
    return name.compare("utf8", Qt::CaseInsensitive) == 0 ? QByteArray("utf8mb3") : name;
}

bool isMultiByteCharset(const QByteArray &name)
{
    return isUtf8Charset(name) || trailBytesOf(name) != TrailBytes::Harmless ||
           isOneOf(name, std::array{"gb2312", "ujis", "eucjpms"});
}

TrailBytes trailBytesOf(const QByteArray &charset)
{
    const auto is = [&charset](const char *name) { return charset.compare(name, Qt::CaseInsensitive) == 0; };
    if (is("big5"))
        return TrailBytes::Big5;
    if (is("euckr"))
        return TrailBytes::EucKr;
    if (is("gb18030"))
        return TrailBytes::Gb18030;
    if (is("gbk"))
        return TrailBytes::Gbk;
    if (is("sjis") || is("cp932"))
        return TrailBytes::ShiftJis;
    return TrailBytes::Harmless;
}

std::size_t characterLength(TrailBytes kind, const char *bytes, std::size_t size)
{
    if (!isLead(kind, static_cast<uchar>(bytes[0])))
        return 1;
    if (size < 2)
        return 0;
    const auto second = static_cast<uchar>(bytes[1]);
    if (kind == TrailBytes::Gb18030 && in(second, 0x30, 0x39))
        return fourByteLength(bytes, size);
    return isTrail(kind, second) ? 2 : 1;
}

bool isAscii(const QByteArray &bytes)
{
    return std::all_of(bytes.begin(), bytes.end(), [](char c) { return static_cast<uchar>(c) < 0x80; });
}

bool isValidUtf8(const QByteArray &bytes, bool mayBeCut)
{
    qsizetype at = 0;
    while (at < bytes.size()) {
        const auto lead = static_cast<uchar>(bytes.at(at));
        const int length = lead < 0x80            ? 1
                           : in(lead, 0xC2, 0xDF) ? 2
                           : in(lead, 0xE0, 0xEF) ? 3
                           : in(lead, 0xF0, 0xF4) ? 4
                                                  : 0;
        if (length == 0)
            return false;
        for (int i = 1; i < length; ++i) {
            if (at + i >= bytes.size())
                return mayBeCut;
            const auto byte = static_cast<uchar>(bytes.at(at + i));
            // Overlong forms, surrogates and code points beyond U+10FFFF show in the second byte.
            const uchar low = i > 1 ? 0x80 : lead == 0xE0 ? 0xA0 : lead == 0xF0 ? 0x90 : 0x80;
            const uchar high = i > 1 ? 0xBF : lead == 0xED ? 0x9F : lead == 0xF4 ? 0x8F : 0xBF;
            if (!in(byte, low, high))
                return false;
        }
        at += length;
    }
    return true;
}

QString displayText(const QByteArray &bytes)
{
    return isValidUtf8(bytes, false) ? QString::fromUtf8(bytes) : QString::fromLatin1(bytes);
}

} // namespace millrace
