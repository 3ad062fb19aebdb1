// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/plan.h"
#include "core/run/loadorder.h"
#include "core/run/run.h"

#include <memory>

namespace millrace {

struct CheckedTarget;

/// One run of one table's plan from preflight to proof: preflight → settings → load → verify → settings back
/// → summary. The settings of the server go back before the proof. Where the run continues is what the
/// journal in the target says.
class MigrationRun final : public Run
{
public:
    MigrationRun(Plan plan, RunParts parts);
    ~MigrationRun() override;

    /// What checkTarget() found of the server a moment ago, so that it is not asked again if it still is what
    /// it was. Before run().
    void setKnownTarget(const CheckedTarget &known);

    /// The rows as they are to be loaded: of the plan's source, some or in another order. Before run(); such
    /// a run is not resumed.
    void setOrdered(OrderedPlan ordered);

    RunSummary run() override;
    RunProgress progress() const override;

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace millrace
