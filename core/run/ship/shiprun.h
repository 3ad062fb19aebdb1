// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/plan.h"
#include "core/run/run.h"

#include <memory>

namespace millrace {

/// One run of one table's plan that ships it: preflight → built, proved and exported on a server that is
/// thrown away → taken in by the target → counted and compared there → summary. Where the run continues is
/// what its record says (ShipRecord) and what the table is. Until the record says so nothing of the target is
/// touched.
class ShipRun final : public Run
{
public:
    ShipRun(Plan plan, RunParts parts);
    ~ShipRun() override;

    RunSummary run() override;
    RunProgress progress() const override;

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace millrace
