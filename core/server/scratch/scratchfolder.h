// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/enumnames.h"
#include "core/base/literals.h"
#include "core/base/result.h"
#include "core/server/scratch/serverprocess.h"

#include <optional>

namespace millrace {

/// What a private server risks for speed.
enum class ScratchDurability
{
    Full,
    Relaxed, ///< log flushed by the second, no binary log, no doublewrite
    None     ///< and nothing waits for the disk (libeatmydata, where it is installed)
};

template <>
inline constexpr auto
    enumNames<ScratchDurability> = namesOfEnum<ScratchDurability>({{ScratchDurability::Full, "full"},
                                                                   {ScratchDurability::Relaxed, "relaxed"},
                                                                   {ScratchDurability::None, "none"}});

/// What was written down about a server when it was started.
struct ScratchState
{
    ServerProcess process;
    QString program;
    QString socket;
    ScratchDurability durability = ScratchDurability::Relaxed;
    qint64 memoryBytes = 0;
    QString eatMyData;                      ///< library it was started with; empty: none
    std::optional<ServerProcess> startedBy; ///< who did; unset where the state was lost

    QJsonObject toJson() const;
    static std::optional<ScratchState> fromJson(const QJsonObject &json);
};

/// The folder of one private server:
///   data/        the server's data directory
///   password     root's password (0600)
///   state.json   ScratchState, while a server runs or ran
///   error.log    what the server wrote
///   init.sql     sets the password (0600); there only while the server starts
///   tmp/ files/  the server's temporary files; files it may read and write for LOAD DATA INFILE (MySQL)
///   server.sock  unless its path does not suit a socket (108 bytes, no semicolon); then in a private folder
///   elsewhere lock         held by whoever starts or stops the server
class ScratchFolder
{
public:
    /// Where the folder is, links resolved as far as it exists, so that one folder has one name.
    explicit ScratchFolder(const QString &path);

    QString path() const { return m_path; }
    QString dataFolder() const { return m_path + u"/data"_s; }
    QString passwordFile() const { return m_path + u"/password"_s; }
    QString stateFile() const { return m_path + u"/state.json"_s; }
    QString errorLog() const { return m_path + u"/error.log"_s; }
    QString initFile() const { return m_path + u"/init.sql"_s; }
    QString temporaryFolder() const { return m_path + u"/tmp"_s; }
    QString filesFolder() const { return m_path + u"/files"_s; }
    QString pidFile() const { return m_path + u"/server.pid"_s; }
    QString lockFile() const { return m_path + u"/lock"_s; }
    bool exists() const;
    /// It is there, belongs to this account, and not everybody may write into it: anybody may make folders in
    /// /dev/shm, and one of our name that is not ours would name a server of somebody else's.
    bool isOurs() const;
    bool isOnTmpfs() const;
    /// Removes everything listed above and the folder itself when nothing else is in it. REQUIRES: no server
    /// runs on it, the lock is ours. Errors: ScratchServerFailed (data/ is not ours), FileNotWritable.
    Result<void> removeAll() const;
    qint64 dataBytes() const;

    /// Makes the folder and its subfolders (not data/). Errors: FileNotWritable, DiskFull,
    /// ScratchServerFailed (it is not ours).
    Result<void> prepare();
    /// The password written down; empty when there is none that is whole.
    QString password() const;
    /// The password, made and written down when there is none. Errors: FileNotWritable, DiskFull.
    Result<QString> ensurePassword() const;
    /// Writes init.sql: root@localhost gets the password, every other root and anonymous account goes.
    Result<void> writeInitFile(const QString &password) const;

    /// A path that a socket can have (sun_path, unix(7)). Errors: FileNotWritable.
    Result<QString> chooseSocket() const;
    /// Removes the socket and, when it is elsewhere, the folder that was made for it.
    void releaseSocket(const QString &socket) const;

    Result<void> saveState(const ScratchState &state) const;
    /// The server that runs on this folder's data: the one written down when its pid, start time and data
    /// directory all match; else (state lost) a process of this account whose command line names our data
    /// directory and pid file.
    std::optional<ScratchState> runningServer() const;
    /// Removes state.json and the socket of a server that is gone.
    void forgetServer() const;

private:
    Result<void> expectOurs() const;
    std::optional<ScratchState> savedState() const;
    QStringList tellingArguments() const;

    QString m_path;
};

} // namespace millrace
