// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/undo/restore.h"

namespace millrace {

/// Settings of a server or its machine that a run, which is not at work any more, left changed.
struct SettingsLeft
{
    QString run;
    std::optional<ConnectionSpec> connection; ///< of the run's plan; unset: that cannot be read
    QString schema;                           ///< that has the run's table of settings; empty: not known
    QStringList names;                        ///< what is changed; empty: the record cannot be read
    bool hasFolder = true;                    ///< false: only the server has it written down
};

/// What runs of this machine left, newest first. \a home: as listRuns().
QVector<SettingsLeft> settingsLeftByRuns(const QString &home = {});
/// What the server has written down of runs that are not at work and have no folder here: another machine's,
/// or one whose folder is lost. Errors: the connection's.
Result<QVector<SettingsLeft>> settingsLeftOnServer(const ResolvedConnection &target);

/// Puts the settings of one of them back, of a run of one table or of a whole dump; indexes are left alone.
/// \a password: as resolveTarget() takes it. Blocks. Errors: as restoreRunSettings() and
/// restoreFromServer(), RunFolderUnusable (it is at work; its plan cannot be read).
Result<RestoreOutcome> putSettingsBack(const SettingsLeft &left, const QString &password,
                                       const HostSettings &host = HostSettings());

} // namespace millrace
