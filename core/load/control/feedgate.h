// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/load/control/ratelimiter.h"
#include "core/load/control/runcontrol.h"
#include "core/load/control/runstatistics.h"

namespace millrace {

/// What every block of a worker passes on its way to the server: pause, stop, rate limit, count. Used by the
/// worker's thread only.
class FeedGate
{
public:
    FeedGate(int worker, RunStatistics &statistics, RunControl &control, RateLimiter &limiter,
             std::stop_token stop)
        : m_worker(worker)
        , m_statistics(statistics)
        , m_control(control)
        , m_limiter(limiter)
        , m_stop(std::move(stop))
    {}

    /// Waits while the run is paused or too fast; false when it is stopped. \a rows: how many rows the bytes
    /// hold, about.
    bool pass(qint64 bytes, double rows)
    {
        const WorkerActivity before = m_statistics.enter(m_worker, WorkerActivity::HeldBack);
        if (m_control.isPaused()) {
            m_statistics.enter(m_worker, WorkerActivity::Paused);
            m_control.waitWhilePaused(m_stop);
            m_statistics.enter(m_worker, WorkerActivity::HeldBack);
        }
        const bool passed =
            m_limiter.pass(bytes, rows, m_stop) && m_control.passThrottle(bytes, rows, m_stop);
        m_statistics.enter(m_worker, before);
        if (!passed)
            return false;
        m_statistics.bytesSent(m_worker, bytes);
        return true;
    }
    /// For the account of where the time goes; returns what went before.
    WorkerActivity enter(WorkerActivity activity) { return m_statistics.enter(m_worker, activity); }
    bool isStopped() const { return m_stop.stop_requested(); }
    const std::stop_token &stopToken() const { return m_stop; }

private:
    const int m_worker;
    RunStatistics &m_statistics;
    RunControl &m_control;
    RateLimiter &m_limiter;
    const std::stop_token m_stop;
};

} // namespace millrace
