// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>

namespace millrace {

/// A moment that can be written down, and asked by a later process how long ago it was, whatever becomes of
/// the clock on the wall meanwhile: time since the machine was booted, sleep included (CLOCK_BOOTTIME; which
/// boot: random/boot_id, proc(5)).
struct SinceBoot
{
    QString boot; ///< which one; empty: not known
    qint64 ms = 0;

    static SinceBoot now();
    /// Unset where the moment was before the last boot, on another machine, or is not known.
    std::optional<qint64> elapsedMs() const;
};

/// Milliseconds since this process was started, which was before main(), to a clock tick (proc(5): 10 ms); 0
/// where it is not known.
qint64 processAgeMs();

} // namespace millrace
