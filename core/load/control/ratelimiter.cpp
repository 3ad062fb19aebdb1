// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/load/control/ratelimiter.h"

#include <algorithm>

namespace millrace {

void RateLimiter::setLimits(qint64 rowsPerSecond, qint64 bytesPerSecond)
{
    m_rowsPerSecond = static_cast<double>(rowsPerSecond);
    m_bytesPerSecond = static_cast<double>(bytesPerSecond);
    changed();
}

/// What the old limits owed is forgiven: at one row a second a block would be held for hours.
void RateLimiter::changed()
{
    const std::lock_guard lock(m_mutex);
    m_free = {};
    ++m_changes;
    m_changed.notify_all();
}

void RateLimiter::setGuardLimit(double bytesPerSecond)
{
    m_guardBytesPerSecond = bytesPerSecond;
}

double RateLimiter::secondsFor(qint64 bytes, double rows) const
{
    double seconds = 0;
    if (const double limit = m_rowsPerSecond; limit > 0)
        seconds = std::max(seconds, rows / limit);
    for (const double limit : {m_bytesPerSecond.load(), m_guardBytesPerSecond.load()})
        if (limit > 0)
            seconds = std::max(seconds, static_cast<double>(bytes) / limit);
    return seconds;
}

bool RateLimiter::pass(qint64 bytes, double rows, std::stop_token stop)
{
    const double seconds = secondsFor(bytes, rows);
    if (seconds <= 0)
        return !stop.stop_requested();
    std::unique_lock lock(m_mutex);
    const auto now = Clock::now();
    // What was not used up is not saved: a limit that allows a burst after every pause is none.
    const auto start = std::max(now, m_free);
    m_free = start + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds));
    const quint64 changes = m_changes;
    m_changed.wait_until(lock, stop, start, [this, changes] { return m_changes != changes; });
    return !stop.stop_requested();
}

} // namespace millrace
