// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/load/control/ratelimiter.h"

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <stop_token>

namespace millrace {

/// The way into a running load, from any thread. Cancel goes through the stop token.
class RunControl
{
public:
    void pause();
    void resume();
    bool isPaused() const;
    void cancel();
    bool isCancelled() const { return m_stop.stop_requested(); }
    std::stop_token stopToken() const { return m_stop.get_token(); }

    /// What all runs that share the control send together, in rows per second, from now on; 0: as fast as
    /// their plans allow. Holds beside the limits of the plans: the lower one counts.
    void setThrottle(qint64 rowsPerSecond);
    qint64 throttle() const { return m_throttleRows; }
    /// Waits until the throttle lets the rows go; false when stopped meanwhile. Called by workers.
    bool passThrottle(qint64 bytes, double rows, std::stop_token stop)
    {
        return m_throttle.pass(bytes, rows, std::move(stop));
    }

    /// Blocks while paused, until \a stop is requested. Called by workers between socket writes.
    void waitWhilePaused(std::stop_token stop);
    /// At most this many chunks are loaded at the same time, by all runs that share the control; 0: no limit.
    /// To be set before any of them begins.
    void setTurns(int turns) { m_turnsLeft = turns > 0 ? turns : -1; }
    /// Blocks until a turn is free; false when stopped meanwhile.
    bool takeTurn(std::stop_token stop);
    void giveTurnBack();
    /// All pauses so far, the present one included.
    std::chrono::milliseconds pausedTime() const;

private:
    mutable std::mutex m_mutex;
    std::condition_variable_any m_changed;
    int m_turnsLeft = -1; ///< < 0: no limit; protected by m_mutex, as are the next three
    bool m_paused = false;
    std::chrono::steady_clock::time_point m_pausedSince;
    std::chrono::steady_clock::duration m_pausedBefore{};
    std::stop_source m_stop;
    std::atomic<qint64> m_throttleRows = 0;
    RateLimiter m_throttle;
};

} // namespace millrace
