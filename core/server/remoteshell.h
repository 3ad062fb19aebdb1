// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/server/ssh/sshroute.h"

#include <QString>
#include <QStringList>
#include <stop_token>

namespace millrace {

/// Another machine, reached by the system's ssh, which knows the user's keys and settings for it. It is never
/// asked for a password, and a host whose key is not known, or another one, is refused.
class RemoteShell
{
public:
    /// \a destination: [USER@]HOST[:PORT], an IPv6 address in brackets.
    explicit RemoteShell(const QString &destination);
    static bool isDestination(const QString &text);

    /// Runs a script of POSIX sh with parameters; a file as its standard input, or none. What it printed.
    /// Errors: ShipFolderOutOfReach with what ssh or the script said, Cancelled.
    Result<QString> run(const QString &script, const QStringList &parameters, const QString &input = {},
                        const std::stop_token &stop = {}) const;
    QString host() const { return m_host.name; } ///< with the user, for people

private:
    SshHost m_host;
    SshRoute m_route;
};

} // namespace millrace
