// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/wholedump/dumpplan.h"
#include "core/run/migrationrun.h"

namespace millrace {

/// One run of a whole dump: structure → rows of all tables, several at once, each by a MigrationRun of its
/// own → what the dump has after them. run() blocks its thread. The run's folder holds besides its own files
/// tables/N/<run id>/, the folder of each table's run, and statements.jsonl (StatementLog).
class DumpRun
{
public:
    /// The folder, control and observer belong to the caller and outlive the run.
    DumpRun(DumpPlan plan, ResolvedConnection target, RunFolder &folder, RunControl &control,
            RunObserver &observer);
    ~DumpRun();

    /// Runs the plan, or goes on with it. As MigrationRun::run(); a table that stops does not stop the
    /// others, and what the dump has after the rows waits for all of them.
    RunSummary run();

    /// All tables together; stage says how many are done. From any thread.
    RunProgress progress() const;

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace millrace
