// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/load/control/runcontrol.h"
#include "core/record/runfolder.h"
#include "core/record/runprogress.h"
#include "core/record/runsummary.h"
#include "core/server/login/connectionspec.h"
#include "core/source/stream/streamarrival.h"

#include <optional>

namespace millrace {

/// Gets events as they happen, on the run's threads: hand them over, do not work in them. This one lets them
/// pass.
class RunObserver
{
public:
    virtual ~RunObserver() = default;
    virtual void onEvent(const Event &) {}
};

/// What the user says of a statement of a dump of which nobody else knows whether it ran before the run was
/// interrupted.
struct StatementAnswer
{
    qint64 offset = 0;   ///< of the statement, as the error names it
    bool hasRun = false; ///< the run goes on after it; false: it runs, once more where it had run
};

/// What a run is given besides its plan. Folder, control and observer belong to the caller and outlive it.
struct RunParts
{
    RunFolder &folder;
    RunControl &control;
    RunObserver &observer;
    ResolvedConnection target;
    /// The server the rows are read from, for plans that have one; unset: as resolveSource() has it.
    std::optional<ResolvedConnection> source = {};
    /// Of a plan whose source is arriving: the reading of its stream, which belongs to the caller and
    /// outlives the run. Null: such a plan is refused.
    StreamArrival *arrival = nullptr;
    std::optional<StatementAnswer> answer = {}; ///< of a dump whose end runs as it stands
    bool isPart = false; ///< of a larger run, which answers for what becomes of the table afterwards
    /// The part's lines in the journal outlive it: the larger run takes those of all its parts away at once
    /// (DumpJournals). Until then they say what the part's own folder may not say any more.
    bool journalStays = false;
    /// The files of its source were not all there when the first of them were loaded: no chunk spans two of
    /// them, so that those in front are cut alike whatever comes behind.
    bool filesApart = false;
    /// There will be more files: the run ends when the rows of these are in the table, without indexes or
    /// proof. Its summary stays one of a run under way (Loading), which goes on with all files that there are
    /// then, in the same order. REQUIRES: isPart, filesApart.
    bool moreToCome = false;
    /// The target is another address than the plan's: it has to have the run in its journal, or is refused.
    bool isElsewhere = false;
    /// As NodesProof::asksOthers: a dump of hundreds of tables would wait for an unreachable node each time.
    bool asksOtherNodes = true;
};

/// A run of a plan, of one table or of a whole dump; makeRun() makes the one that the plan wants.
class Run
{
public:
    virtual ~Run() = default;

    /// Runs the plan, or continues where an earlier part of the run ended. Blocks its thread (the session
    /// thread) and starts all others itself; everything it opened is closed and every setting put back before
    /// it returns, however it ends. Status of the summary: Done, Stopped (error set; can be resumed),
    /// Cancelled (can be resumed), Refused (preflight; nothing touched).
    virtual RunSummary run() = 0;

    /// A picture of the run; from any thread, any time between construction and destruction.
    virtual RunProgress progress() const = 0;
};

} // namespace millrace
