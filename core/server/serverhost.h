// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace millrace {

class Connection;

/// The server's process on this machine, as proc(5) shows it. Values.
struct ServerHost
{
    qint64 pid = 0; ///< 0: the server is elsewhere, or cannot be told from another

    /// Over a socket file the kernel names the process that listens; over TCP to this machine the server's
    /// own pid file does, if its host name is ours (a container's is not). Asks the server at most once.
    static ServerHost find(Connection &connection);

    bool isLocal() const { return pid > 0; }
    qint64 residentBytes() const; ///< VmRSS; -1: not known
    qint64 readBytes() const; ///< from the disk since its start (read_bytes of /proc/PID/io, which only its
                              ///< own account and root may read); -1: not known
    qint64 cpuMilliseconds() const;         ///< user and system, all threads; -1: not known
    qint64 machineIdleMilliseconds() const; ///< of all cores of this machine, since it started; -1: not known
};

} // namespace millrace
