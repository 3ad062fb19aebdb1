// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/server/login/connectionspec.h"

#include <functional>
#include <mutex>
#include <stop_token>
#include <thread>
#include <vector>

namespace millrace {

/// Makes a stop take effect where the feed cannot: a statement that waits for a lock or works on what it has
/// already. Once the stop is requested it gives the workers a moment, then sends KILL QUERY for every watched
/// connection over one of its own, again and again until it is destroyed. Without a stop it costs nothing, no
/// thread either: each of a dump's many tables has two.
class StatementKiller
{
public:
    StatementKiller(const ResolvedConnection &target, int workers, std::stop_token stop);

    /// The worker's connection may be killed from now on; 0: not any more. From any thread. \a place: as
    /// Connection::place(), where nodes of a cluster may be several; at another one the number is somebody
    /// else's, and is left alone.
    void watch(int worker, qint64 connectionId, const QString &place = {});

    /// What was watched when the stop came may still be killed.
    bool isStopping() const { return m_stop.stop_requested(); }

private:
    void run(const std::stop_token &ended);

    const ResolvedConnection m_target;
    const std::stop_token m_stop;
    struct Watched
    {
        qint64 id = 0;
        QString place; ///< empty: wherever the target is
    };
    std::vector<Watched> watched() const; ///< a copy that shares nothing with what is written meanwhile

    mutable std::mutex m_mutex;
    std::vector<Watched> m_watched; ///< protected by m_mutex
    std::jthread m_thread; ///< from the stop on; declared behind what it uses: it joins before that is gone
    std::stop_callback<std::function<void()>> m_onStop; ///< declared last: nobody starts the thread after it
};

} // namespace millrace
