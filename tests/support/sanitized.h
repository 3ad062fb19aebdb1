// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/literals.h"

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

/// How long a test waits, in ms, for what users are promised within \a promised. Far more: the machine has
/// other tests to run besides and may be shared with strangers, and no test may fail because the day is slow.
/// What a test of this kind tells apart is an answer from none: it asks where the work itself would go on for
/// longer, or shows by its rows that it stopped in the middle.
constexpr int promptly(int promised)
{
    constexpr int slowDay = 15;
    constexpr int build = threadSanitized ? 10 : addressSanitized ? 4 : 1;
    return promised * slowDay * build;
}

/// Shell commands after which a program of this build dies when it takes more memory. A limit of the address
/// space (allocations beyond it fail), except under a sanitizer: its shadow takes terabytes of addresses, so
/// that its own limit of resident memory, which it looks at ten times a second, has to do.
inline QString memoryLimitCommand(int megabytes)
{
    if constexpr (addressSanitized || threadSanitized) {
        const QString variable = addressSanitized ? u"ASAN_OPTIONS"_s : u"TSAN_OPTIONS"_s;
        return u"export %1=\"${%1:+$%1:}hard_rss_limit_mb=%2\""_s.arg(variable).arg(megabytes);
    }
    return u"ulimit -v %1"_s.arg(megabytes * 1000);
}

} // namespace millrace::test
