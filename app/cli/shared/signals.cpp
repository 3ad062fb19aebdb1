// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/shared/signals.h"

#include <ctime>

namespace millrace::cli {

sigset_t endingSignals()
{
    sigset_t signalSet;
    sigemptyset(&signalSet);
    for (const int signal : {SIGINT, SIGTERM, SIGHUP})
        sigaddset(&signalSet, signal);
    return signalSet;
}

SignalWatcher::SignalWatcher(std::function<void()> onSignal)
{
    const sigset_t watched = endingSignals();
    pthread_sigmask(SIG_BLOCK, &watched, nullptr);
    m_thread = std::jthread([watched, callback = std::move(onSignal)](std::stop_token stop) {
        const timespec pause{.tv_sec = 0, .tv_nsec = 100'000'000};
        while (!stop.stop_requested())
            if (sigtimedwait(&watched, nullptr, &pause) > 0)
                callback();
    });
}

} // namespace millrace::cli
