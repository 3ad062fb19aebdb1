// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <cstring>

namespace millrace::ibdcheck {

/// Numbers as InnoDB stores them: the high byte first. REQUIRES: that many bytes at \a at.
inline uint32_t read2(const uint8_t *at)
{
    return uint32_t(at[0]) << 8 | at[1];
}

inline uint32_t read4(const uint8_t *at)
{
    return uint32_t(at[0]) << 24 | uint32_t(at[1]) << 16 | uint32_t(at[2]) << 8 |
           at[3]; // one load and a swap
}

inline uint64_t read8(const uint8_t *at)
{
    return uint64_t(at[0]) << 56 | uint64_t(at[1]) << 48 | uint64_t(at[2]) << 40 | uint64_t(at[3]) << 32 |
           uint64_t(at[4]) << 24 | uint64_t(at[5]) << 16 | uint64_t(at[6]) << 8 | at[7];
}

/// \a bytes of them, 8 at most.
inline uint64_t readBytes(const uint8_t *at, uint32_t bytes)
{
    switch (bytes) {
    case 4:
        return read4(at);
    case 5:
        return uint64_t(read4(at)) << 8 | at[4];
    case 8:
        return read8(at);
    default:
        break;
    }
    uint64_t value = 0;
    for (uint32_t i = 0; i < bytes; ++i)
        value = value << 8 | at[i];
    return value;
}

constexpr uint32_t noPage = 0xffffffff; ///< FIL_NULL: where a link leads nowhere

/// Where things stand in each page (InnoDB's FIL_PAGE_…).
namespace pagefield {
constexpr uint32_t checksum = 0;
constexpr uint32_t number = 4;
constexpr uint32_t left = 8;
constexpr uint32_t right = 12;
constexpr uint32_t lsn = 16;
constexpr uint32_t type = 24;
constexpr uint32_t space = 34;
constexpr uint32_t data = 38; ///< the first byte after the header
} // namespace pagefield

/// Kinds of pages (FIL_PAGE_TYPE).
namespace pagetype {
constexpr uint32_t allocated = 0;
constexpr uint32_t inode = 3;
constexpr uint32_t changeBufferBitmap = 5;
constexpr uint32_t spaceHeader = 8;
constexpr uint32_t extentMap = 9;
constexpr uint32_t blob = 10;
constexpr uint32_t sdiBlob = 18;
constexpr uint32_t lobIndex = 22;
constexpr uint32_t lobData = 23;
constexpr uint32_t lobFirst = 24;
constexpr uint32_t sdi = 17853;
constexpr uint32_t spatialIndex = 17854;
constexpr uint32_t index = 17855;
} // namespace pagetype

/// Where things stand in a page of an index.
namespace indexfield {
constexpr uint32_t slots = 38;
constexpr uint32_t heapTop = 40;
constexpr uint32_t heapCount = 42; ///< the high bit: the format of records that all but REDUNDANT have
constexpr uint32_t freeList = 44;
constexpr uint32_t garbage = 46;
constexpr uint32_t lastInsert = 48;
constexpr uint32_t direction = 50;
constexpr uint32_t records = 54;
constexpr uint32_t maxTransaction = 56;
constexpr uint32_t level = 64;
constexpr uint32_t id = 66;
constexpr uint32_t leafSegment = 74; ///< space, page, offset of its inode; in a root only
constexpr uint32_t topSegment = 84;
constexpr uint32_t lowest = 99;   ///< the origin of the record before all others
constexpr uint32_t highest = 112; ///< the origin of the record after all others
constexpr uint32_t heap = 120;    ///< the first byte that a record of a row can have
} // namespace indexfield

constexpr uint32_t recordHeader = 5; ///< bytes of a record's header, right before its origin
constexpr uint32_t pageTrailer = 8;

} // namespace millrace::ibdcheck
