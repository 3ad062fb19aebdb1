// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtEndian>
#include <bit>
#include <cstdint>
#include <cstring>

#if defined(__x86_64__)
#include <emmintrin.h>
#endif

namespace millrace {

/// 64 bytes at a time: equal(c) has bit i set where byte i equals c, nonAscii() where it is above 0x7F. Three
/// makes of the same thing; Avx2Bytes lives in plainscan_avx2.cpp, because it may only be touched after the
/// processor was asked.
struct SwarBytes
{
    static constexpr std::uint64_t ones = 0x0101010101010101u;
    std::uint64_t words[8];

    static SwarBytes load(const char *bytes)
    {
        SwarBytes block;
        for (std::size_t i = 0; i < 8; ++i)
            block.words[i] = qFromLittleEndian<quint64>(bytes + 8 * i);
        return block;
    }

    std::uint64_t equal(char c) const
    {
        const std::uint64_t wanted = ones * static_cast<unsigned char>(c);
        std::uint64_t mask = 0;
        for (int i = 0; i < 8; ++i) {
            const std::uint64_t different = words[i] ^ wanted;
            // The top bit of each byte that is zero, exact: no carry runs from byte to byte.
            const std::uint64_t zero = ~(((different & ones * 0x7F) + ones * 0x7F) | different | ones * 0x7F);
            mask |= topBits(zero) << (8 * i);
        }
        return mask;
    }

    std::uint64_t nonAscii() const
    {
        std::uint64_t mask = 0;
        for (int i = 0; i < 8; ++i)
            mask |= topBits(words[i] & ones * 0x80) << (8 * i);
        return mask;
    }

    /// The multiplication gathers the eight top bits in the highest byte, lowest byte first.
    static std::uint64_t topBits(std::uint64_t word) { return ((word >> 7) * 0x0102040810204080u) >> 56; }
};

#if defined(__x86_64__)
struct Sse2Bytes
{
    __m128i parts[4];

    static Sse2Bytes load(const char *bytes)
    {
        Sse2Bytes block;
        for (std::size_t i = 0; i < 4; ++i)
            block.parts[i] = _mm_loadu_si128(reinterpret_cast<const __m128i *>(bytes + 16 * i));
        return block;
    }

    std::uint64_t equal(char c) const
    {
        const __m128i wanted = _mm_set1_epi8(c);
        std::uint64_t mask = 0;
        for (int i = 0; i < 4; ++i)
            mask |= static_cast<std::uint64_t>(
                        static_cast<unsigned>(_mm_movemask_epi8(_mm_cmpeq_epi8(parts[i], wanted))))
                    << (16 * i);
        return mask;
    }

    std::uint64_t nonAscii() const
    {
        std::uint64_t mask = 0;
        for (int i = 0; i < 4; ++i)
            mask |= static_cast<std::uint64_t>(static_cast<unsigned>(_mm_movemask_epi8(parts[i])))
                    << (16 * i);
        return mask;
    }
};
using BaselineBytes = Sse2Bytes;
#else
using BaselineBytes = SwarBytes;
#endif

/// The `count` (1 … 64) lowest bits.
inline std::uint64_t lowBits(std::size_t count)
{
    return ~std::uint64_t{0} >> (64 - count);
}

} // namespace millrace
