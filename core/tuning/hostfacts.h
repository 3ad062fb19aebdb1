// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/literals.h"
#include "core/server/login/connectionspec.h"
#include "core/server/serverfacts.h"
#include "core/tuning/hostsettings.h"

#include <optional>

namespace millrace {

/// What the kernel says about the machine a server runs on and about the limits of its process. Read from
/// /proc and /sys below a root folder, as HostSettings.
struct HostFacts
{
    struct Filesystem
    {
        QString path;  ///< the folder that was asked about
        QString mount; ///< where its filesystem is mounted
        QString type;  ///< "ext4", "xfs", "tmpfs"
        qint64 freeBytes = -1;
        qint64 totalBytes = -1;
        bool inMemory() const { return type == "tmpfs"_L1 || type == "ramfs"_L1; }
    };

    HostSettings settings;
    QString machine;
    int cpus = 0;           ///< online
    double cpuQuota = 0;    ///< CPUs' worth of time the server's control group gets; 0: no quota
    QString cpuset;         ///< "0-3" where the server may use fewer CPUs than there are; else empty
    qint64 memoryBytes = 0; ///< of the machine, or what the control group allows if that is less
    qint64 availableBytes = 0;
    bool memoryLimited = false; ///< by the control group
    std::optional<Filesystem> datadir;
    std::optional<Filesystem> tmpdir;

    /// Sentences worth a look: a quota, a cpuset, a slow governor, swapping, little space. For people.
    QStringList warnings(const ServerFacts &facts) const;

    /// \a pid: of the server's process, whose control group counts; 0: unknown.
    static HostFacts read(const HostSettings &host, const QString &datadir, const QString &tmpdir,
                          qint64 pid = 0);
    /// Of the server's machine when that is this one: a socket or a loopback address, and the server has this
    /// machine's name (a container forwards its port and has another).
    static std::optional<HostFacts> ofServer(const ConnectionSpec &spec, const ServerFacts &facts,
                                             const HostSettings &host = HostSettings());
};

} // namespace millrace
