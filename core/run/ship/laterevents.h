// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/event.h"
#include "core/run/run.h"

namespace millrace {

/// Passes on what a run tells that is a part of another one and began so much later, by the other one's
/// clock.
class LaterEvents final : public RunObserver
{
public:
    LaterEvents(RunObserver &to, qint64 ms)
        : m_to(to)
        , m_ms(ms)
    {}
    void onEvent(const Event &event) override
    {
        Event later = event;
        later.elapsedMs += m_ms;
        m_to.onEvent(later);
    }

private:
    RunObserver &m_to;
    const qint64 m_ms;
};

} // namespace millrace
