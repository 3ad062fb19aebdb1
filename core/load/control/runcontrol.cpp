// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/load/control/runcontrol.h"

namespace millrace {

void RunControl::pause()
{
    const std::lock_guard lock(m_mutex);
    if (!m_paused)
        m_pausedSince = std::chrono::steady_clock::now();
    m_paused = true;
}

void RunControl::resume()
{
    const std::lock_guard lock(m_mutex);
    if (m_paused)
        m_pausedBefore += std::chrono::steady_clock::now() - m_pausedSince;
    m_paused = false;
    m_changed.notify_all();
}

bool RunControl::isPaused() const
{
    const std::lock_guard lock(m_mutex);
    return m_paused;
}

void RunControl::setThrottle(qint64 rowsPerSecond)
{
    if (m_throttleRows.exchange(rowsPerSecond) != rowsPerSecond)
        m_throttle.setLimits(rowsPerSecond, 0);
}

void RunControl::cancel()
{
    m_stop.request_stop();
}

void RunControl::waitWhilePaused(std::stop_token stop)
{
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, stop, [this] { return !m_paused; });
}

bool RunControl::takeTurn(std::stop_token stop)
{
    std::unique_lock lock(m_mutex);
    if (!m_changed.wait(lock, stop, [this] { return m_turnsLeft != 0; }))
        return false;
    if (m_turnsLeft > 0)
        --m_turnsLeft;
    return true;
}

void RunControl::giveTurnBack()
{
    const std::lock_guard lock(m_mutex);
    if (m_turnsLeft >= 0)
        ++m_turnsLeft;
    m_changed.notify_all();
}

std::chrono::milliseconds RunControl::pausedTime() const
{
    const std::lock_guard lock(m_mutex);
    auto time = m_pausedBefore;
    if (m_paused)
        time += std::chrono::steady_clock::now() - m_pausedSince;
    return std::chrono::duration_cast<std::chrono::milliseconds>(time);
}

} // namespace millrace
