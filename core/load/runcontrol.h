// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

    /// Blocks while paused; returns at once when cancelled. Called by workers between socket writes.
    /// Returns the milliseconds spent waiting.
    long long waitWhilePaused();

private:
    mutable std::mutex m_mutex;
    std::condition_variable_any m_changed;
    bool m_paused = false; ///< protected by m_mutex
    std::stop_source m_stop;
};

} // namespace millrace
