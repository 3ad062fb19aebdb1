// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/stoppable.h"

namespace millrace {

/// The time by which a worker waits; tests have one in which waiting takes none.
class WaitClock
{
public:
    virtual ~WaitClock() = default;
    virtual std::chrono::steady_clock::time_point now() const { return std::chrono::steady_clock::now(); }
    /// As sleepFor().
    virtual bool sleep(const std::stop_token &stop, std::chrono::milliseconds pause)
    {
        return sleepFor(stop, pause);
    }
};

} // namespace millrace
