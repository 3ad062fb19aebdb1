// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/server/identity/serverability.h"

#include <QString>

namespace millrace {

/// A mariadbd or mysqld on this machine.
struct ServerProgram
{
    QString path;
    bool mariaDb = true;
    int version = 0; ///< 101119 for 10.11.19
    QString versionText;

    bool can(Ability ability) const { return serverCan(ability, mariaDb, version); }
    QString displayName() const; ///< "MariaDB 10.11.19"
    /// The folder that the program, its messages and its plugins were unpacked into (its basedir); empty
    /// where no messages are there, as beside a wrapper. MySQL before 8.0 and MariaDB look where they were
    /// built for unless they are told, and without its messages MySQL 5.7 answers "Unknown error 1146".
    QString baseFolder() const;

    /// Looks in PATH, then where servers are installed (/usr/sbin and its like): mariadbd before mysqld, or
    /// only `wanted` (a name or a path) when it is not empty. Errors: ScratchServerMissing.
    static Result<ServerProgram> find(const QString &wanted = {});
    /// From the program's answer to --version; flavour and version number. Errors: ScratchServerMissing.
    static Result<ServerProgram> fromVersionLine(const QString &path, const QString &line);

    /// Makes a new data directory with root@localhost without a password. The directory appears under its
    /// name only when it is complete; what a broken-off attempt of ours left behind is removed first,
    /// anything else never is. Takes seconds and blocks. Errors: ScratchServerMissing (mariadb-install-db),
    /// ScratchServerFailed, DiskFull, FileNotWritable.
    Result<void> makeDataFolder(const QString &dataFolder) const;
    /// Copies one that makeDataFolder() made and nobody has used, in the same way: complete or not there.
    /// Errors: FileNotWritable, DiskFull.
    Result<void> copyDataFolder(const QString &made, const QString &dataFolder) const;
    /// Ok when makeDataFolder() made this directory with a program of this flavour. Errors:
    /// ScratchServerFailed.
    Result<void> checkDataFolder(const QString &dataFolder) const;
    /// Ok when makeDataFolder() made this directory, with whichever program. Errors: ScratchServerFailed.
    static Result<void> checkDataFolderOurs(const QString &dataFolder);
    /// The name of the program whose data these are: mariadbd or mysqld; empty when there are none of ours.
    static QString programOfData(const QString &dataFolder);
};

/// The error for a server program that failed, from what it wrote: DiskFull or ScratchServerFailed with a
/// remedy that fits (permissions and AppArmor, options, data in use). `log` is where the whole text is, empty
/// when nowhere.
Error serverProgramError(const QString &what, const QString &output, const QString &log);

} // namespace millrace
