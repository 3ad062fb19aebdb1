// SPDX-License-Identifier: GPL-3.0-or-later
// The one file with AVX2 code. Only the functions marked with the target are compiled for it, so that no
// inline function of a header can carry AVX2 instructions into the rest of the program.
#include "core/source/rows/plainscan.h"

#include "core/source/bytes/bytemasks.h"
#include "core/source/bytes/plainbytes.h"

#if defined(__x86_64__) && defined(__GNUC__)
#include <immintrin.h>

namespace millrace {

namespace {

#define MILLRACE_KERNEL_TARGET __attribute__((target("avx2,bmi,popcnt")))

struct Avx2Bytes
{
    __m256i low;
    __m256i high;

    MILLRACE_KERNEL_TARGET static inline Avx2Bytes load(const char *bytes)
    {
        return {_mm256_loadu_si256(reinterpret_cast<const __m256i *>(bytes)),
                _mm256_loadu_si256(reinterpret_cast<const __m256i *>(bytes + 32))};
    }

    MILLRACE_KERNEL_TARGET inline std::uint64_t equal(char c) const
    {
        const __m256i wanted = _mm256_set1_epi8(c);
        const auto lowMask = static_cast<std::uint32_t>(_mm256_movemask_epi8(_mm256_cmpeq_epi8(low, wanted)));
        const auto highMask =
            static_cast<std::uint32_t>(_mm256_movemask_epi8(_mm256_cmpeq_epi8(high, wanted)));
        return lowMask | (static_cast<std::uint64_t>(highMask) << 32);
    }
};

#include "core/source/rows/plainkernel.inl"

MILLRACE_KERNEL_TARGET std::size_t plainBytesAvx2(std::span<const char> bytes)
{
    const __m256i zero = _mm256_setzero_si256();
    const __m256i carriageReturn = _mm256_set1_epi8('\r');
    std::size_t at = 0;
    for (; at + 256 <= bytes.size(); at += 256) {
        __m256i odd = zero; // in the top bit of each byte
        for (std::size_t i = 0; i < 256; i += 32) {
            const __m256i part = _mm256_loadu_si256(reinterpret_cast<const __m256i *>(bytes.data() + at + i));
            odd = _mm256_or_si256(odd, _mm256_or_si256(part, _mm256_cmpeq_epi8(part, zero)));
            odd = _mm256_or_si256(odd, _mm256_cmpeq_epi8(part, carriageReturn));
        }
        if (_mm256_movemask_epi8(odd) != 0)
            break;
    }
    return at;
}
#undef MILLRACE_KERNEL_TARGET

bool hasAvx2()
{
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") &&
           __builtin_cpu_supports("popcnt");
}

} // namespace

PlainKernel avx2Kernel()
{
    return hasAvx2() ? scanPlain<Avx2Bytes> : nullptr;
}

PlainBytesKernel avx2PlainBytes()
{
    return hasAvx2() ? plainBytesAvx2 : nullptr;
}

} // namespace millrace

#else

namespace millrace {

PlainKernel avx2Kernel()
{
    return nullptr;
}

PlainBytesKernel avx2PlainBytes()
{
    return nullptr;
}

} // namespace millrace

#endif
