// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

// What a sanitizer changes for a test. GCC defines macros, clang answers __has_feature.
#if !defined(__has_feature)
#define __has_feature(feature) 0
#endif

namespace millrace::test {

#if defined(__SANITIZE_ADDRESS__) || __has_feature(address_sanitizer)
inline constexpr bool addressSanitized = true;
#else
inline constexpr bool addressSanitized = false;
#endif
#if defined(__SANITIZE_THREAD__) || __has_feature(thread_sanitizer)
inline constexpr bool threadSanitized = true;
#else
inline constexpr bool threadSanitized = false;
#endif

/// How many times as long our own code may take in this build where a test bounds what users wait for.
inline constexpr int slowdown = threadSanitized ? 10 : addressSanitized ? 4 : 1;

/// Shell commands after which a program of this build dies when it takes more memory. A limit of the address
/// space (allocations beyond it fail), except under a sanitizer: its shadow takes terabytes of addresses, so
/// that its own limit of resident memory, which it looks at ten times a second, has to do.
inline QString memoryLimitCommand(int megabytes)
{
    if constexpr (addressSanitized || threadSanitized) {
        const QString variable =
            addressSanitized ? QStringLiteral("ASAN_OPTIONS") : QStringLiteral("TSAN_OPTIONS");
        return QStringLiteral("export %1=\"${%1:+$%1:}hard_rss_limit_mb=%2\"").arg(variable).arg(megabytes);
    }
    return QStringLiteral("ulimit -v %1").arg(megabytes * 1000);
}

} // namespace millrace::test
