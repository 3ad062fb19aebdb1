// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <stop_token>

namespace millrace {

/// Keeps what all workers send together below a number of rows and bytes per second. Thread-safe; limits may
/// change at any time and hold from the next block on; setLimits() ends the waits that the old ones asked
/// for. Without a limit it costs one atomic read.
class RateLimiter
{
public:
    /// 0: no limit.
    void setLimits(qint64 rowsPerSecond, qint64 bytesPerSecond);
    /// A second limit, in bytes per second, for whoever guards the server; 0: none.
    void setGuardLimit(double bytesPerSecond);
    double guardLimit() const { return m_guardBytesPerSecond; }
    double rowsPerSecond() const { return m_rowsPerSecond; }

    /// Waits until \a bytes (and the \a rows they hold) may be sent; false when stopped meanwhile.
    bool pass(qint64 bytes, double rows, std::stop_token stop);

private:
    using Clock = std::chrono::steady_clock;
    double secondsFor(qint64 bytes, double rows) const;

    void changed();

    std::atomic<double> m_rowsPerSecond = 0;
    std::atomic<double> m_bytesPerSecond = 0;
    std::atomic<double> m_guardBytesPerSecond = 0;
    std::mutex m_mutex;
    std::condition_variable_any m_changed;
    Clock::time_point m_free; ///< when the next block may go; protected by m_mutex, as is the next
    quint64 m_changes = 0;    ///< of the limits
};

} // namespace millrace
