// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ship/ibdcheck/file/pagesum.h"

#include "core/ship/ibdcheck/file/bytes.h"

#include <array>

#if defined(__x86_64__)
#include <nmmintrin.h>
#endif

namespace millrace::ibdcheck {

namespace {

constexpr uint32_t polynomial = 0x82f63b78;

using CrcTables = std::array<std::array<uint32_t, 256>, 8>;

constexpr CrcTables makeCrcTables()
{
    CrcTables tables{};
    for (uint32_t byte = 0; byte < 256; ++byte) {
        uint32_t crc = byte;
        for (int bit = 0; bit < 8; ++bit)
            crc = crc & 1 ? crc >> 1 ^ polynomial : crc >> 1;
        tables[0][byte] = crc;
    }
    for (uint32_t byte = 0; byte < 256; ++byte) {
        for (size_t step = 1; step < 8; ++step) {
            const uint32_t before = tables[step - 1][byte];
            tables[step][byte] = before >> 8 ^ tables[0][before & 255];
        }
    }
    return tables;
}

constexpr CrcTables crcTables = makeCrcTables();

#if defined(__x86_64__)
__attribute__((target("sse4.2"))) uint32_t crc32cByProcessor(const uint8_t *bytes, size_t count)
{
    uint64_t crc = 0xffffffff;
    for (; count >= 8; bytes += 8, count -= 8) {
        uint64_t eight = 0;
        memcpy(&eight, bytes, 8);
        crc = _mm_crc32_u64(crc, eight);
    }
    for (; count; ++bytes, --count)
        crc = _mm_crc32_u8(uint32_t(crc), *bytes);
    return ~uint32_t(crc);
}
#endif

} // namespace

uint32_t crc32cByTable(const uint8_t *bytes, size_t count)
{
    uint32_t crc = 0xffffffff;
    for (; count >= 8; bytes += 8, count -= 8) {
        crc ^= uint32_t(bytes[0]) | uint32_t(bytes[1]) << 8 | uint32_t(bytes[2]) << 16 |
               uint32_t(bytes[3]) << 24;
        crc = crcTables[7][crc & 255] ^ crcTables[6][crc >> 8 & 255] ^ crcTables[5][crc >> 16 & 255] ^
              crcTables[4][crc >> 24] ^ crcTables[3][bytes[4]] ^ crcTables[2][bytes[5]] ^
              crcTables[1][bytes[6]] ^ crcTables[0][bytes[7]];
    }
    for (; count; ++bytes, --count)
        crc = crc >> 8 ^ crcTables[0][(crc ^ *bytes) & 255];
    return ~crc;
}

uint32_t crc32c(const uint8_t *bytes, size_t count)
{
#if defined(__x86_64__)
    static const bool has = __builtin_cpu_supports("sse4.2");
    if (has)
        return crc32cByProcessor(bytes, count);
#endif
    return crc32cByTable(bytes, count);
}

uint32_t sumOfPage(const uint8_t *page, uint32_t pageSize, PageSum sum)
{
    if (sum == PageSum::FullCrc32)
        return crc32c(page, pageSize - 4);
    // Between the two parts stand the flush LSN and the space id, which are set when the file is imported.
    return crc32c(page + 4, 22) ^ crc32c(page + pagefield::data, pageSize - pageTrailer - pagefield::data);
}

SealedAs sealOf(const uint8_t *page, uint32_t pageSize, PageSum sum)
{
    const uint32_t right = sumOfPage(page, pageSize, sum);
    const uint8_t *end = page + pageSize;
    const uint32_t lsn = read4(page + pagefield::lsn + 4);
    if (sum == PageSum::FullCrc32) {
        if (read4(end - 4) != right)
            return SealedAs::WrongSum;
        return read4(end - 8) == lsn ? SealedAs::Right : SealedAs::WrongLsn;
    }
    if (read4(page) != right || read4(end - 8) != right)
        return SealedAs::WrongSum;
    return read4(end - 4) == lsn ? SealedAs::Right : SealedAs::WrongLsn;
}

} // namespace millrace::ibdcheck
