// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/bottleneck/bottleneck.h"
#include "core/plan/wholedump/runplan.h"
#include "core/run/run.h"
#include "core/server/scratch/scratchserver.h"

#include <functional>

namespace millrace {

/// What a rehearsal showed.
struct Rehearsal
{
    RunSummary summary;
    QString server; ///< it was rehearsed on
    QString target; ///< the plan's own; empty: it could not be asked
    bool inMemory = false;
    bool targetIsLocal = false; ///< on this machine: only then rates can be held against each other
    Bottleneck limit;           ///< of the whole load
    QStringList notes;          ///< what was another than it will be: version, foreign keys, …

    TableOutcome outcome() const; ///< of all tables together; not verified where one is not, and why
    QString sentence() const;     ///< how it went: where, rows, time, and what was left out
    QJsonObject toJson() const;
};

struct RehearsalParts
{
    RunControl &control;
    RunObserver &observer;
    Result<ResolvedConnection> target;             ///< the plan's own
    std::optional<ResolvedConnection> source = {}; ///< as RunParts::source
    ScratchServer::Options server = {};            ///< without a program: of the target's flavour
    /// Is given a way to ask for the run's progress before it begins, and an empty one when it has ended.
    std::function<void(std::function<RunProgress()>)> onRun = {};
};

/// Runs a plan, whole, on a throwaway server of this machine: the target's table made there (indexes and all,
/// without foreign keys and triggers), the rows loaded and verified, the server deleted. The target is only
/// read, and where it cannot be reached the plan's own CREATE TABLE does.
/// Errors: PlanInvalid (rows of the target's own server, which are not here; no table known), ScratchServer…,
/// and what keeps the table from being made. A run that does not end well is no error: see the summary.
///
/// Of a whole dump, its structure, rows and what stands after them. Tables that the dump does not define, or
/// that stay as they are, are made like the target's; nothing else of the target is there, so that what is
/// there already (ExistingTables) is rehearsed for tables alone.
Result<Rehearsal> rehearse(const RunPlan &plan, const RehearsalParts &parts);

/// Whether the real server's storage is the bottleneck, from rows per second there and in memory here: one
/// sentence. \a sameMachine: else the rates differ for other reasons as well, and it says so.
QString storageVerdict(double realRowsPerSecond, double memoryRowsPerSecond, bool sameMachine);

} // namespace millrace
