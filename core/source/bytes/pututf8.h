// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace millrace {

/// Writes the UTF-8 bytes of a code point, four at most; returns the place after them. REQUIRES: none of half
/// a surrogate pair.
inline char *putUtf8(char *out, unsigned code)
{
    const auto put = [&out](unsigned byte) { *out++ = static_cast<char>(byte); };
    if (code < 0x80) {
        put(code);
    } else if (code < 0x800) {
        put(0xC0 | code >> 6);
        put(0x80 | (code & 0x3F));
    } else if (code < 0x10000) {
        put(0xE0 | code >> 12);
        put(0x80 | (code >> 6 & 0x3F));
        put(0x80 | (code & 0x3F));
    } else {
        put(0xF0 | code >> 18);
        put(0x80 | (code >> 12 & 0x3F));
        put(0x80 | (code >> 6 & 0x3F));
        put(0x80 | (code & 0x3F));
    }
    return out;
}

} // namespace millrace
