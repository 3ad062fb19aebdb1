// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

    /// Blocks while paused, until \a stop is requested. Called by workers between socket writes.
    void waitWhilePaused(std::stop_token stop);
    /// All pauses so far, the present one included.
    std::chrono::milliseconds pausedTime() const;

private:
    mutable std::mutex m_mutex;
    std::condition_variable_any m_changed;
    bool m_paused = false; ///< protected by m_mutex, as are the next two
    std::chrono::steady_clock::time_point m_pausedSince;
    std::chrono::steady_clock::duration m_pausedBefore{};
    std::stop_source m_stop;
};

} // namespace millrace
