// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/wholedump/runplan.h"
#include "core/record/runsummary.h"

#include <optional>
#include <stop_token>

namespace millrace {

class RunFolder;

/// A run of this machine, as its folder tells it.
struct PastRun
{
    enum class Ending
    {
        AtWork, ///< some process works on it now
        Done,
        Stopped, ///< by an error; see summary.error
        Killed,  ///< its program ended without a word
        Cancelled,
        Refused, ///< nothing on the server was changed
        RolledBack,
        RollbackBrokenOff,
        Unreadable ///< its folder is damaged
    };
    QString id;
    QString folder;
    Ending ending = Ending::Unreadable;
    RunState lastWord = RunState::Preparing; ///< of one killed: what it was doing
    RunSummary summary;
    QString target; ///< "causes.credits on root@db1:3306"; of a dump its tables' number. Empty: unknown
    ConnectionSpec connection; ///< of its plan; of finished ones that cannot be rolled back not read
    std::optional<ConnectionSpec> source; ///< the server its rows come from, likewise
    qint64 rowsLoaded = 0;     ///< by the summary; of one killed as closeKilled(), at work: its last sample
    qint64 rowsTotal = -1;     ///< of the plan; -1 not known
    bool verified = false;     ///< all its tables
    bool settingsLeft = false; ///< it left settings of a server changed
    std::optional<Error> undoObstacle; ///< it came to its end: why it cannot be taken back all the same

    bool isUnfinished() const; ///< rows may be in, and something can still be done about it
    bool mayResume() const;
    bool mayRollBack() const;
};

/// All runs of this machine, newest first; what a run that is not over went into is read from its plan.
/// Blocks for some 0.1 ms a run that is over and 1.2 ms one whose plan is read (it is unfinished, or can be
/// taken out again; 1,000 of each, 2026-11-27, 2 cores, files in the cache); of one that was killed its
/// events are read, some 0.5 ms for 100 chunks, 2.6 ms for 1,000 (2026-11-28). \a home: as listRuns().
QVector<PastRun> pastRuns(const QString &home = {}, std::stop_token stop = {});

/// What the run of this folder goes on with. Errors: RunNotResumable (done and verified; rolled back; a
/// rollback of it was broken off), the plan's.
Result<RunPlan> planToResume(const RunFolder &folder);

/// Takes a run out of the list; undoForgetRun() brings it back until purgeForgottenRuns(). What it loaded
/// stays on its server. Errors: RunUnknown; RunFolderUnusable when it is at work, or when its folder is the
/// only record of settings or indexes that are still to be put back.
Result<void> forgetRun(const QString &id);
Result<void> undoForgetRun(const QString &id);
/// Deletes what was forgotten before.
void purgeForgottenRuns();

} // namespace millrace
