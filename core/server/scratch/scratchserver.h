// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/server/login/connectionspec.h"
#include "core/server/scratch/scratchfolder.h"

#include <QString>
#include <QStringList>
#include <optional>

namespace millrace {

/// A private mariadbd or mysqld: own data directory, socket only, no TCP, random root password in a 0600
/// file. It runs on when this process ends and is found again through its folder. Never touches a server it
/// did not start: the process is ours only while its pid, start time and data directory all match what was
/// written down. Calls from several threads and processes are serialised by a lock in the folder. start() and
/// stop() block for seconds: never on the GUI thread. Linux only (proc(5)).
class ScratchServer
{
public:
    using Durability = ScratchDurability;
    struct Options
    {
        QString folder;        ///< empty: dataHome()/scratch, or of inMemory memoryFolder()
        bool inMemory = false; ///< folder on a tmpfs: gone when the machine is switched off
        Durability durability = Durability::Relaxed;
        qint64 memoryBytes = 512LL * 1024 * 1024; ///< buffer pool
        QString program;   ///< a path or a name; empty: that of the data there, else whichever is found
        QString eatMyData; ///< the library for None; empty: looked for where distributions put it
        int startTimeoutMs = 60'000;
        QStringList extraArguments; ///< appended last, so that they win (tests)
    };
    struct Status
    {
        bool running = false;
        qint64 pid = 0;
        QString program;
        QString folder;
        QString socket;
        QString errorLog;
        Durability durability = Durability::Relaxed;
        qint64 memoryBytes = 0;
        qint64 dataBytes = 0;
        bool inMemory = false;
        QString eatMyData;    ///< the library the server was started with; empty: none
        bool hasData = false; ///< there is something that remove() would delete
    };

    explicit ScratchServer(Options options);

    /// Makes the data directory when it is new, starts the server when it does not run, waits until it
    /// answers. A server that runs already is taken as it is, whatever the options say. The connection is
    /// root's. Errors: ScratchServerMissing, ScratchServerFailed (with the error log's last lines), DiskFull,
    /// FileNotWritable.
    Result<ResolvedConnection> start();
    /// Connection to the running server without starting it. Errors: ScratchServerFailed.
    Result<ResolvedConnection> connection() const;
    /// Clean shutdown by its own pid; ok when it does not run. Errors: ScratchServerFailed (does not end).
    Result<void> stop();
    /// Ends it as a crash would: its files stay as they are, and a session that holds them back ends with it.
    /// Ok when it does not run. Errors: ScratchServerFailed (does not end).
    Result<void> endAtOnce();
    /// stop(), then everything it made goes: data, password, log. Nothing else in the folder does. Ok when
    /// there is nothing. Errors: as stop(); ScratchServerFailed (the data directory is not one of ours),
    /// FileNotWritable.
    Result<void> remove();
    Status status() const;
    /// Where a server in memory keeps its folder, one per account and dataHome(): on the first of
    /// $XDG_RUNTIME_DIR and /dev/shm that is a tmpfs with room for \a bytes; empty when neither is.
    static QString memoryFolder(qint64 bytes = 0);

private:
    Result<void> end(bool (ServerProcess::*signal)() const);

    Options m_options;
};

/// resolveConnection(), or the scratch server when the spec is one: that on disk, or that in memory where
/// only that runs; started when none does. The schema a scratch spec names is made there when it is missing.
Result<ResolvedConnection> resolveTarget(const ConnectionSpec &spec, const QString &password = {});

} // namespace millrace
