// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/ship/shiptarget.h"

#include <functional>
#include <future>

namespace millrace {

/// Has the target give up its empty tablespace (ShipTarget::makeRoom()) while the proof of what will take its
/// place still runs elsewhere: by a thread and a connection of its own. The record is the thread's between
/// start() and made().
class ShipRoom
{
public:
    using TargetOn = std::function<ShipTarget(Connection &)>;

    /// \a targetOn is called on the thread.
    ShipRoom(ResolvedConnection target, TargetOn targetOn)
        : m_target(std::move(target))
        , m_targetOn(std::move(targetOn))
    {}

    void start();
    bool wasStarted() const { return m_wasStarted; }
    /// Waits for it; the number of the tablespace that is gone, none where it was never started. Errors: as
    /// ShipTarget::makeRoom().
    Result<std::optional<quint32>> made();

private:
    const ResolvedConnection m_target;
    const TargetOn m_targetOn;
    bool m_wasStarted = false;
    std::future<Result<quint32>> m_making; ///< last: its destructor waits for who uses the others
};

} // namespace millrace
