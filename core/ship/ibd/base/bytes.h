// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cstdint>
#include <cstring>
#include <span>

namespace millrace::ibd {

/// InnoDB's files are big-endian (mach0data.h: mach_write_to_N).
using Byte = std::uint8_t;
using Bytes = std::span<const Byte>;

static_assert(std::endian::native == std::endian::little,
              "FLOAT and DOUBLE are stored as the machine has them");

inline void put16(Byte *to, std::uint32_t value)
{
    to[0] = static_cast<Byte>(value >> 8U);
    to[1] = static_cast<Byte>(value);
}

inline void put32(Byte *to, std::uint32_t value)
{
    value = __builtin_bswap32(value);
    std::memcpy(to, &value, sizeof value);
}

inline void put64(Byte *to, std::uint64_t value)
{
    value = __builtin_bswap64(value);
    std::memcpy(to, &value, sizeof value);
}

/// The low `bytes` bytes of the value, 1 to 8 of them. Writes eight: what follows has to be written after it.
inline void putAny(Byte *to, std::uint64_t value, std::uint32_t bytes)
{
    put64(to, value << (64 - 8 * bytes));
}

inline std::uint32_t get16(const Byte *from)
{
    return static_cast<std::uint32_t>(from[0]) << 8U | from[1];
}

inline std::uint32_t get32(const Byte *from)
{
    std::uint32_t value = 0;
    std::memcpy(&value, from, sizeof value);
    return __builtin_bswap32(value);
}

inline std::uint64_t get64(const Byte *from)
{
    std::uint64_t value = 0;
    std::memcpy(&value, from, sizeof value);
    return __builtin_bswap64(value);
}

} // namespace millrace::ibd
