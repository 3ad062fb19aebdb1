// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/bytes/bytecount.h"

#include "core/source/bytes/bytemasks.h"

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

} // namespace millrace
