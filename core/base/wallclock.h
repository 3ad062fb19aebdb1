// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <chrono>

namespace millrace {

/// What the clock on the wall says, UTC: for what people read, and for names. It is put forward and back
/// while runs are under way, so no span is taken from it where another clock knows it (SinceBoot,
/// steady_clock). Thread-safe.
QDateTime wallNow();
qint64 wallNowMs(); ///< since the epoch, UTC

/// For tests: from now on this process sees a clock that is ahead of the machine's by this (negative:
/// behind).
void shiftWallClock(std::chrono::milliseconds by);

} // namespace millrace
