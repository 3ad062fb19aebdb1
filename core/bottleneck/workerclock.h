// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>
#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>

namespace millrace {

/// What a worker's time goes into.
enum class WorkerActivity : int
{
    Other,    ///< between the statements: looking things up, rolling back, connecting
    NoChunk,  ///< waits for the cutter, or for the next block of a source that is not at hand
    Source,   ///< copies its rows, sums them up, makes statements of them
    HeldBack, ///< waits because of a limit
    Paused,
    Sending,   ///< the statement takes rows: the client library, the line, the server
    Finishing, ///< all rows are on their way, the server works on the statement's rest
    Committing
};
constexpr std::size_t workerActivities = 8;

/// Nanoseconds per activity, cumulative.
using WorkerTimes = std::array<qint64, workerActivities>;

/// The clock of one worker: enter() by that worker (or whoever works for it while it waits), times() by
/// anybody. Costs a reading of the steady clock per change, some 25 ns.
class WorkerClock
{
public:
    WorkerActivity activity() const { return m_activity.load(std::memory_order_relaxed); }
    void enter(WorkerActivity next)
    {
        const qint64 now = nowNs();
        const qint64 since = m_sinceNs.exchange(now, std::memory_order_relaxed);
        const WorkerActivity before = m_activity.exchange(next, std::memory_order_relaxed);
        if (since > 0)
            m_ns[static_cast<std::size_t>(before)].fetch_add(now - since, std::memory_order_relaxed);
    }
    /// What is going on is counted up to now.
    WorkerTimes times() const
    {
        WorkerTimes result{};
        for (std::size_t i = 0; i < workerActivities; ++i)
            result[i] = m_ns[i].load(std::memory_order_relaxed);
        const qint64 since = m_sinceNs.load(std::memory_order_relaxed);
        if (since > 0)
            result[static_cast<std::size_t>(activity())] += std::max<qint64>(0, nowNs() - since);
        return result;
    }

private:
    static qint64 nowNs()
    {
        return std::chrono::duration_cast<std::chrono::nanoseconds>(
                   std::chrono::steady_clock::now().time_since_epoch())
            .count();
    }

    std::atomic<WorkerActivity> m_activity = WorkerActivity::Other;
    std::atomic<qint64> m_sinceNs = 0; ///< 0: the worker has not begun
    std::array<std::atomic<qint64>, workerActivities> m_ns{};
};

} // namespace millrace
