// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/wallclock.h"

#include <atomic>

namespace millrace {

namespace {

std::atomic<qint64> shiftMs = 0;

} // namespace

QDateTime wallNow()
{
    return QDateTime::fromMSecsSinceEpoch(wallNowMs()).toUTC();
}

qint64 wallNowMs()
{
    return QDateTime::currentMSecsSinceEpoch() + shiftMs;
}

void shiftWallClock(std::chrono::milliseconds by)
{
    shiftMs = by.count();
}

} // namespace millrace
