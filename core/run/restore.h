// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/load/indexbuild.h"
#include "core/load/runfolder.h"

namespace millrace {

/// What a run's folder and its table said, and what was done about it.
struct RestoreOutcome
{
    QString run;
    QString table;          ///< schema.table; empty when the run deferred nothing
    bool hasRecord = false; ///< the run dropped indexes, or was about to
    IndexBuildOutcome indexes;

    bool isComplete() const { return indexes.isComplete(); }
    /// For people: one sentence per thing that was found or done; never empty.
    QStringList sentences() const;
    QJsonObject toJson() const;
};

struct RestoreOptions
{
    std::stop_token stop = {};
    IndexBuildStatus *status = nullptr; ///< may be nullptr
};

/// Brings back the indexes that a run dropped and did not build: after a crash of the program, the server or
/// both, at whatever moment, and as often as one likes. Everything found in order is a success that says so.
/// Blocks; writes what it did into the run's events. Errors: RunFolderUnusable (the run is at work), the
/// record's (DeferredIndexFile) and the build's (buildIndexes).
Result<RestoreOutcome> restoreRun(RunFolder &folder, const ResolvedConnection &target,
                                  const RestoreOptions &options = {});

} // namespace millrace
