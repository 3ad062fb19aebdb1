// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <stop_token>

namespace millrace {

/// Sleeps until then, or until somebody asks to stop. False: asked to stop, at once or meanwhile.
inline bool sleepUntil(const std::stop_token &stop, std::chrono::steady_clock::time_point then)
{
    std::mutex own;
    std::condition_variable_any never;
    std::unique_lock lock(own);
    never.wait_until(lock, stop, then, [] { return false; });
    return !stop.stop_requested();
}

inline bool sleepFor(const std::stop_token &stop, std::chrono::nanoseconds pause)
{
    return sleepUntil(stop, std::chrono::steady_clock::now() + pause);
}

} // namespace millrace
