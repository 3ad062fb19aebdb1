// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/load/control/ratelimiter.h"
#include "core/load/control/runlog.h"
#include "core/load/control/runstatistics.h"
#include "core/plan/plan.h"
#include "core/server/connection.h"

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

/// Halves the speed while the server complains, gives it back by a quarter a second when it does not. A pure
/// value.
class SpeedGovernor
{
public:
    static constexpr double leastBytesPerSecond = 64 * 1024;

    /// Called once a second. Returns the limit to set, in bytes per second; 0: none.
    double next(bool complaint, double bytesPerSecondNow);

private:
    double m_limit = 0;
    double m_fullSpeed = 0; ///< before the first complaint
};

/// Looks at the server once a second over a connection of its own and slows the run down when it hurts
/// others: too many running threads, a replica that lags, a Galera cluster that holds writers back. Says when
/// it begins and when it ends. Runs from construction to destruction; without limits to guard, and outside of
/// Galera, it does nothing.
class LoadGuard
{
public:
    LoadGuard(const Plan &plan, const ResolvedConnection &target, const RunStatistics &statistics,
              const RunControl &control, RateLimiter &limiter, RunLog &log);

private:
    void run(std::stop_token stop);
    Result<ServerLoad> look(Connection &connection);
    int ownSessions() const;

    const Plan &m_plan;
    const ResolvedConnection &m_target;
    const RunStatistics &m_statistics;
    const RunControl &m_control;
    RateLimiter &m_limiter;
    RunLog &m_log;
    qint64 m_flowControlNs = -1; ///< wsrep_flow_control_paused_ns at the last look
    std::jthread m_thread;       ///< declared last: it joins before anything it uses is gone
};

} // namespace millrace
