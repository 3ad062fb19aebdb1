// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>
#include <chrono>

namespace millrace {

/// The one time axis of a run, for all that it writes and shows: a part that goes on where an earlier one
/// ended goes on with that one's time, as if there had been no time between them. Any thread.
class RunClock
{
public:
    /// \a earlierMs: what earlier parts of the run took (earlierParts()).
    explicit RunClock(qint64 earlierMs = 0)
        : m_began(std::chrono::steady_clock::now() - std::chrono::milliseconds(earlierMs))
    {}
    qint64 elapsedMs() const
    {
        return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() -
                                                                     m_began)
            .count();
    }

private:
    const std::chrono::steady_clock::time_point m_began;
};

} // namespace millrace
