// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/wholedump/runplan.h"
#include "core/run/run.h"

#include <memory>

namespace millrace {

/// One run of a whole dump: structure → rows of all tables, several at once, each by a MigrationRun of its
/// own → what the dump has after them. A table that stops does not stop the others, and what the dump has
/// after the rows waits for all of them. The run's folder holds besides its own files tables/N/<run id>/, the
/// folder of each table's run, and statements.jsonl (StatementLog).
class DumpRun final : public Run
{
public:
    DumpRun(DumpPlan plan, RunParts parts);
    ~DumpRun() override;

    RunSummary run() override;
    /// All tables together; stage says how many are done.
    RunProgress progress() const override;

private:
    struct Private;
    std::unique_ptr<Private> d;
};

/// The run of a plan, of whichever it is.
std::unique_ptr<Run> makeRun(const RunPlan &plan, RunParts parts);

} // namespace millrace
