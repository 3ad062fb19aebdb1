// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <csignal>
#include <functional>
#include <thread>

namespace millrace::cli {

/// SIGINT, SIGTERM and SIGHUP.
sigset_t endingSignals();

/// Turns SIGINT, SIGTERM and SIGHUP into calls, on a thread of its own. Make it before any other thread is
/// started: the signals are blocked in this thread and all that come after.
class SignalWatcher
{
public:
    explicit SignalWatcher(std::function<void()> onSignal);

private:
    std::jthread m_thread;
};

} // namespace millrace::cli
