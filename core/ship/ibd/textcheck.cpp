// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ship/ibd/textcheck.h"

#include "core/ship/ibd/base/bytes.h"

#include <algorithm>

namespace millrace::ibd {

namespace {

constexpr std::uint64_t highBits = 0x8080808080808080;

/// How many of the text's first bytes are ASCII, by eights.
std::size_t asciiRun(const char *at, std::size_t left)
{
    std::size_t run = 0;
    for (; left - run >= 8; run += 8) {
        std::uint64_t word = 0;
        std::memcpy(&word, at + run, 8);
        if ((word & highBits) != 0)
            break;
    }
    return run;
}

/// Bytes of the sequence that begins here; 0: none does. Unicode 15, table 3-7.
std::size_t sequence(const Byte *at, std::size_t left)
{
    const auto follows = [at, left](std::size_t index, Byte low, Byte high) {
        return index < left && at[index] >= low && at[index] <= high;
    };
    const Byte first = at[0];
    if (first < 0x80)
        return 1;
    if (first >= 0xc2 && first <= 0xdf)
        return follows(1, 0x80, 0xbf) ? 2 : 0;
    if (first >= 0xe0 && first <= 0xef) {
        const Byte low = first == 0xe0 ? 0xa0 : 0x80;
        const Byte high = first == 0xed ? 0x9f : 0xbf;
        return follows(1, low, high) && follows(2, 0x80, 0xbf) ? 3 : 0;
    }
    if (first >= 0xf0 && first <= 0xf4) {
        const Byte low = first == 0xf0 ? 0x90 : 0x80;
        const Byte high = first == 0xf4 ? 0x8f : 0xbf;
        return follows(1, low, high) && follows(2, 0x80, 0xbf) && follows(3, 0x80, 0xbf) ? 4 : 0;
    }
    return 0;
}

} // namespace

std::size_t countCharacters(std::string_view text, ColumnCharset charset)
{
    if (charset == ColumnCharset::SingleByte)
        return text.size();
    const std::size_t longest = charset == ColumnCharset::Ascii     ? 1
                                : charset == ColumnCharset::Utf8Mb3 ? 3
                                                                    : 4;
    std::size_t characters = 0;
    for (std::size_t at = 0; at < text.size();) {
        if (const std::size_t run = asciiRun(text.data() + at, text.size() - at); run > 0) {
            at += run;
            characters += run;
            continue;
        }
        const std::size_t bytes =
            sequence(reinterpret_cast<const Byte *>(text.data()) + at, text.size() - at);
        if (bytes == 0 || bytes > longest)
            return noText;
        at += bytes;
        ++characters;
    }
    return characters;
}

std::size_t bytesOfCharacters(std::string_view text, ColumnCharset charset, std::size_t characters)
{
    if (charset == ColumnCharset::SingleByte || charset == ColumnCharset::Ascii)
        return std::min(text.size(), characters);
    std::size_t at = 0;
    for (; at < text.size() && characters > 0; --characters)
        at += std::max<std::size_t>(
            1, sequence(reinterpret_cast<const Byte *>(text.data()) + at, text.size() - at));
    return at;
}

} // namespace millrace::ibd
