// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/indexes/indexbuild.h"
#include "core/record/runfolder.h"
#include "core/tuning/hostsettings.h"
#include "core/tuning/settingoutcome.h"

namespace millrace {

/// What a run's folder and its table said, and what was done about it.
struct RestoreOutcome
{
    QString run;
    QString table;          ///< schema.table; empty when the run deferred nothing
    bool hasRecord = false; ///< the run dropped indexes, or was about to
    IndexBuildOutcome indexes;
    QVector<SettingOutcome> settings; ///< of server and machine; empty: the run left none changed
    QStringList settingNotes;
    bool settingsBack = true;

    bool isComplete() const { return settingsBack && indexes.isComplete(); }
    /// For people: one sentence per thing that was found or done; never empty.
    QStringList sentences() const;
    QJsonObject toJson() const;
};

struct RestoreOptions
{
    std::stop_token stop = {};
    IndexBuildStatus *status = nullptr; ///< may be nullptr
    HostSettings host = HostSettings();
};

/// Puts back the settings of server and machine that a run left changed. Writes what it did into the run's
/// events. Errors: as SettingsGuard::restore(). REQUIRES: the folder is locked.
Result<void> restoreRunSettings(RunFolder &folder, const ResolvedConnection &target, const QString &schema,
                                const RestoreOptions &options, RestoreOutcome &outcome);

/// The same from what the server has written down, where the run's folder is lost. Errors: RunUnknown,
/// RunFolderUnusable (it is at work), the connection's.
Result<RestoreOutcome> restoreFromServer(const QString &run, const ResolvedConnection &target,
                                         const HostSettings &host = HostSettings());

/// Runs that are not at work and have settings of a server or machine left changed, newest first: what a kill
/// left behind. \a home: as listRuns().
QStringList runsWithSettingsLeft(const QString &home = {});

/// Puts settings back, then brings back the indexes that a run dropped and did not build: after a crash of
/// the program, the server or both, at whatever moment, and as often as one likes. Everything found in order
/// is a success that says so. Blocks; writes what it did into the run's events. Errors: RunFolderUnusable
/// (the run is at work), the record's (DeferredIndexFile) and the build's (buildIndexes).
Result<RestoreOutcome> restoreRun(RunFolder &folder, const ResolvedConnection &target,
                                  const RestoreOptions &options = {});

} // namespace millrace
