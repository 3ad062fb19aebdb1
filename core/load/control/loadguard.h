// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/load/control/ratelimiter.h"
#include "core/load/control/runlog.h"
#include "core/load/control/runstatistics.h"
#include "core/load/control/serverwatch.h"

namespace millrace {

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

/// Slows a load down when it hurts others, by what ServerWatch sees. Says when that begins and when it ends.
/// Runs from construction to destruction.
class LoadGuard
{
public:
    LoadGuard(const Plan &plan, const ResolvedConnection &target, const RunStatistics &statistics,
              const RunControl &control, RateLimiter &limiter, RunLog &log);
    ~LoadGuard();

private:
    int ownSessions() const;
    void looked(const QString &complaint);

    const RunStatistics &m_statistics;
    const RunControl &m_control;
    RateLimiter &m_limiter;
    RunLog &m_log;
    SpeedGovernor m_governor;
    qint64 m_bytesBefore;
    std::optional<ServerWatch> m_watch; ///< declared last: it ends before anything it uses is gone
};

} // namespace millrace
