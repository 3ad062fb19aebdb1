// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/load/control/runcontrol.h"
#include "core/plan/plan.h"
#include "core/record/runfolder.h"
#include "core/record/runprogress.h"
#include "core/record/runsummary.h"
#include "core/server/login/connectionspec.h"

#include <memory>
#include <optional>

namespace millrace {

struct CheckedTarget;

/// Gets events as they happen, on the run's threads: hand them over, do not work in them.
class RunObserver
{
public:
    virtual ~RunObserver() = default;
    virtual void onEvent(const Event &event) = 0;
};

/// One run of one plan from preflight to proof: preflight → settings → load → verify → settings back →
/// summary. The settings of the server go back before the proof. run() blocks its thread (the session thread)
/// and starts the worker and monitor threads itself; everything it opened is closed and every setting put
/// back before it returns, however it ends.
class MigrationRun
{
public:
    /// The folder belongs to the caller and must outlive the run, as must control and observer. \a source:
    /// the server the rows are read from, for plans that have one; unset: as resolveSource() has it.
    MigrationRun(Plan plan, ResolvedConnection target, RunFolder &folder, RunControl &control,
                 RunObserver &observer, std::optional<ResolvedConnection> source = {});
    ~MigrationRun();

    /// What checkTarget() found of the server a moment ago, so that it is not asked again if it still is what
    /// it was. Before run().
    void setKnownTarget(const CheckedTarget &known);

    /// Runs the plan, or goes on with it where the journal in the target says so (resume). Status of the
    /// summary: Done, Stopped (error set; can be resumed), Cancelled (can be resumed), Refused (preflight;
    /// nothing touched).
    RunSummary run();

    /// A picture of the run; from any thread, any time between construction and destruction.
    RunProgress progress() const;

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace millrace
