// SPDX-License-Identifier: GPL-3.0-or-later
// The one file with AVX2 code. Only the functions marked with the target are compiled for it, so that no
// inline function of a header can carry AVX2 instructions into the rest of the program.
#include "core/source/plainscan.h"

#include "core/source/bytemasks.h"

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

#include "core/source/plainkernel.inl"
#undef MILLRACE_KERNEL_TARGET

} // namespace

PlainKernel avx2Kernel()
{
    const bool supported =
        __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") && __builtin_cpu_supports("popcnt");
    return supported ? scanPlain<Avx2Bytes> : nullptr;
}

} // namespace millrace

#else

namespace millrace {

PlainKernel avx2Kernel()
{
    return nullptr;
}

} // namespace millrace

#endif
