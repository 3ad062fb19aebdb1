// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/bytes/plainbytes.h"

#include "core/source/bytes/bytemasks.h"

namespace millrace {

std::size_t plainBytesBaseline(std::span<const char> bytes)
{
    std::size_t at = 0;
    for (; at + 256 <= bytes.size(); at += 256) {
        std::uint64_t odd = 0;
        for (std::size_t i = 0; i < 256; i += 64) {
            const BaselineBytes block = BaselineBytes::load(bytes.data() + at + i);
            odd |= block.equal('\0') | block.equal('\r') | block.nonAscii();
        }
        if (odd != 0)
            break;
    }
    return at;
}

std::size_t plainBytes(std::span<const char> bytes)
{
    static const PlainBytesKernel kernel = avx2PlainBytes() ? avx2PlainBytes() : plainBytesBaseline;
    return kernel(bytes);
}

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

} // namespace millrace
