// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ship/ibd/base/crc32c.h"

#include <array>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

namespace millrace::ibd {

namespace {

constexpr std::uint32_t reflectedPolynomial = 0x82f63b78;
constexpr std::uint32_t allOnes = 0xffffffff;

using ByteTable = std::array<std::uint32_t, 256>;

constexpr std::uint32_t advanceByByte(std::uint32_t crc)
{
    for (int bit = 0; bit < 8; ++bit)
        crc = (crc & 1U) != 0 ? crc >> 1U ^ reflectedPolynomial : crc >> 1U;
    return crc;
}

constexpr std::array<ByteTable, 8> makeTables()
{
    std::array<ByteTable, 8> tables{};
    for (std::uint32_t byte = 0; byte < 256; ++byte)
        tables[0][byte] = advanceByByte(byte);
    for (std::size_t table = 1; table < 8; ++table)
        for (std::uint32_t byte = 0; byte < 256; ++byte) {
            const std::uint32_t before = tables[table - 1][byte];
            tables[table][byte] = before >> 8U ^ tables[0][before & 255U];
        }
    return tables;
}

constexpr std::array<ByteTable, 8> slices = makeTables();

#if defined(__x86_64__)
/// Three streams of this many bytes at a time: the instruction takes three cycles and one can begin in each.
/// Nine of them and a rest of 64 are a page but for its last bytes.
constexpr std::size_t streamBytes = 1808;

/// What a CRC becomes after streamBytes bytes of zeros: joins the streams.
std::array<ByteTable, 4> makeShift()
{
    std::array<std::uint32_t, 32> ofBit{};
    for (std::uint32_t bit = 0; bit < 32; ++bit) {
        std::uint32_t crc = 1U << bit;
        for (std::size_t i = 0; i < streamBytes; ++i)
            crc = crc >> 8U ^ slices[0][crc & 255U];
        ofBit[bit] = crc;
    }
    std::array<ByteTable, 4> shift{};
    for (std::uint32_t table = 0; table < 4; ++table)
        for (std::uint32_t byte = 0; byte < 256; ++byte)
            for (std::uint32_t bit = 0; bit < 8; ++bit)
                if ((byte >> bit & 1U) != 0)
                    shift[table][byte] ^= ofBit[8 * table + bit];
    return shift;
}

const std::array<ByteTable, 4> &shiftTables()
{
    static const std::array<ByteTable, 4> tables = makeShift();
    return tables;
}

__attribute__((target("sse4.2"))) std::uint32_t crc32cByInstruction(Bytes bytes)
{
    const Byte *at = bytes.data();
    std::size_t left = bytes.size();
    std::uint64_t crc = allOnes;
    const auto &tables = shiftTables();
    const auto shifted = [&tables](std::uint32_t value) {
        return tables[0][value & 255U] ^ tables[1][value >> 8U & 255U] ^ tables[2][value >> 16U & 255U] ^
               tables[3][value >> 24U];
    };
    while (left >= 3 * streamBytes) {
        std::uint64_t second = 0;
        std::uint64_t third = 0;
        for (std::size_t i = 0; i < streamBytes; i += 8) {
            std::uint64_t a = 0;
            std::uint64_t b = 0;
            std::uint64_t c = 0;
            std::memcpy(&a, at + i, 8);
            std::memcpy(&b, at + streamBytes + i, 8);
            std::memcpy(&c, at + 2 * streamBytes + i, 8);
            crc = _mm_crc32_u64(crc, a);
            second = _mm_crc32_u64(second, b);
            third = _mm_crc32_u64(third, c);
        }
        crc = shifted(shifted(static_cast<std::uint32_t>(crc)) ^ static_cast<std::uint32_t>(second)) ^
              static_cast<std::uint32_t>(third);
        at += 3 * streamBytes;
        left -= 3 * streamBytes;
    }
    for (; left >= 8; at += 8, left -= 8) {
        std::uint64_t word = 0;
        std::memcpy(&word, at, 8);
        crc = _mm_crc32_u64(crc, word);
    }
    for (; left > 0; ++at, --left)
        crc = _mm_crc32_u8(static_cast<std::uint32_t>(crc), *at);
    return ~static_cast<std::uint32_t>(crc);
}

bool hasInstruction()
{
    static const bool has = __builtin_cpu_supports("sse4.2") != 0;
    return has;
}
#endif

} // namespace

std::uint32_t crc32cByTables(Bytes bytes)
{
    const Byte *at = bytes.data();
    std::size_t left = bytes.size();
    std::uint32_t crc = allOnes;
    for (; left >= 8; at += 8, left -= 8) {
        std::uint64_t word = 0;
        std::memcpy(&word, at, 8);
        word ^= crc;
        crc = slices[7][word & 255U] ^ slices[6][word >> 8U & 255U] ^ slices[5][word >> 16U & 255U] ^
              slices[4][word >> 24U & 255U] ^ slices[3][word >> 32U & 255U] ^ slices[2][word >> 40U & 255U] ^
              slices[1][word >> 48U & 255U] ^ slices[0][word >> 56U];
    }
    for (; left > 0; ++at, --left)
        crc = crc >> 8U ^ slices[0][(crc ^ *at) & 255U];
    return ~crc;
}

std::uint32_t crc32c(Bytes bytes)
{
#if defined(__x86_64__)
    if (hasInstruction())
        return crc32cByInstruction(bytes);
#endif
    return crc32cByTables(bytes);
}

} // namespace millrace::ibd
