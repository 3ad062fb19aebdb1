// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/load/control/runcontrol.h"
#include "core/load/control/runlog.h"
#include "core/load/control/runstatistics.h"
#include "core/plan/plan.h"

#include <functional>
#include <thread>

namespace millrace {

/// Ten times a second until it is asked to stop, and once more then.
void sampleUntil(const std::stop_token &stop, const std::function<void()> &takeSample);

/// Ten times a second a sample into the run folder, and an event when the run was paused, resumed or
/// throttled; every two seconds the server's own row estimate over a connection of its own (without one there
/// is no estimate, nothing else). Runs from construction to destruction. \a later is called once, on the
/// thread, when the load has lasted long enough to be worth threads of others: 200 ms, in which a small table
/// is in.
class SamplerThread
{
public:
    SamplerThread(const Plan &plan, const ResolvedConnection &target, RunStatistics &statistics,
                  const RunControl &control, RunLog &log, std::function<void()> later = {});

private:
    void run(std::stop_token stop);

    const Plan &m_plan;
    const ResolvedConnection &m_target;
    RunStatistics &m_statistics;
    const RunControl &m_control;
    RunLog &m_log;
    const std::function<void()> m_later;
    std::jthread m_thread; ///< declared last: it joins before anything it uses is gone
};

} // namespace millrace
