// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/load/control/runcontrol.h"
#include "core/load/control/runlog.h"
#include "core/record/runfolder.h"
#include "core/server/login/connectionspec.h"

#include <mutex>

namespace millrace {

/// The warm-up at the end of a run: the rows are in, whatever becomes of it. One that fails or is stopped is
/// told and nothing else. run() on the session thread, stage() from any thread.
class WarmupPhase
{
public:
    /// Nothing where the plan wants none. The evidence goes to the run's folder and into the events.
    void run(const Plan &plan, const ResolvedConnection &target, const RunFolder &folder,
             const RunControl &control, RunLog &log);
    QString stage() const; ///< what is read now

private:
    mutable std::mutex m_mutex;
    QString m_stage; ///< protected by m_mutex
};

} // namespace millrace
