// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/plan.h"
#include "core/server/connection.h"

#include <functional>
#include <thread>

namespace millrace {

/// What a server under load looks like.
struct ServerLoad
{
    int threadsRunning = 0;        ///< Threads_running without this run's own sessions
    qint64 replicaLagSeconds = -1; ///< of the server itself; -1: it is no replica, or does not say
    double flowControlShare = 0; ///< Galera: share of the last second in which the cluster held writers back

    static constexpr double mostFlowControl = 0.1;
    /// Why the run has to go slower, for people; empty when it has not.
    QString complaint(const LoadLimits &limits) const;
};

/// Looks at the server once a second, over a connection of its own, for what a run is to go slower by: too
/// many running threads, a replica that lags, a Galera cluster that holds writers back. Runs from
/// construction to destruction; without limits to guard, and outside of Galera, it does nothing.
class ServerWatch
{
public:
    /// All three are called on the watch's thread.
    struct Context
    {
        LoadLimits limits;
        ResolvedConnection target;
        std::function<int()> ownSessions; ///< that are at work now, without the one that asks
        /// After each look. \a complaint: empty: there is none.
        std::function<void(const QString &complaint)> looked;
        std::function<void(const Error &)> ended; ///< the server does not let itself be looked at
    };
    explicit ServerWatch(Context context);

private:
    void run(std::stop_token stop);
    Result<ServerLoad> look(Connection &connection);

    const Context m_context;
    qint64 m_flowControlNs = -1; ///< wsrep_flow_control_paused_ns at the last look
    std::jthread m_thread;       ///< declared last: it joins before anything it uses is gone
};

} // namespace millrace
