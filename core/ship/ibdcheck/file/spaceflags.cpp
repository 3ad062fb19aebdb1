// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ship/ibdcheck/file/spaceflags.h"

namespace millrace::ibdcheck {

namespace {

/// Of the pages' size in the flags: 3 is 4 KB, each one more twice as much; 0: not known.
uint32_t pageSizeOf(uint32_t code)
{
    return code >= 3 && code <= 7 ? 512U << code : 0;
}

} // namespace

uint32_t SpaceFlags::extentPages() const
{
    // 1 MB up to 16 KB, then 64 pages.
    return pageSize <= 16384 ? 1048576 / pageSize : 64;
}

uint32_t SpaceFlags::extentEntry() const
{
    return 24 + extentPages() / 4; // two bits for each page
}

uint32_t SpaceFlags::segmentEntry() const
{
    return 64 + 4 * fragmentSlots();
}

uint32_t SpaceFlags::dictionaryRootAt() const
{
    constexpr uint32_t encryption = 115; // room for a key, used or not
    return extentMapAt + extentEntry() * extentsPerMap() + encryption + 4;
}

std::string SpaceFlags::read(uint32_t flags)
{
    if (flags & 0x10) {
        // MariaDB, full_crc32: the size below, the algorithm of page_compressed above.
        sum = PageSum::FullCrc32;
        if (flags & 0xe0)
            return "its pages are compressed (PAGE_COMPRESSED)";
        if (flags & ~0xffU)
            return "its flags are of no known kind";
        pageSize = pageSizeOf(flags & 0xf);
        return pageSize ? std::string() : "its flags name no size of pages";
    }
    if (flags & 0x1e)
        return "its pages are compressed (ROW_FORMAT=COMPRESSED)";
    if (flags & 0x1800)
        return "it is a shared or temporary tablespace";
    if (flags & 0x2000)
        return "it is encrypted";
    if (flags & ~0x47ffU)
        return "its flags are of no known kind";
    dictionary = flags & 0x4000;
    const uint32_t code = flags >> 6 & 0xf;
    pageSize = code ? pageSizeOf(code) : 16384;
    return pageSize ? std::string() : "its flags name no size of pages";
}

} // namespace millrace::ibdcheck
