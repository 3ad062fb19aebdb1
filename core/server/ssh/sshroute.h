// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QProcessEnvironment>
#include <QString>
#include <QStringList>

class QProcess;

namespace millrace {

/// One word of a POSIX shell.
QString shellQuoted(QString text);

/// [USER@]HOST[:PORT], an IPv6 address in brackets: a machine as ssh is told it. HOST may be a name of the
/// user's own ssh settings.
struct SshHost
{
    QString name; ///< with the user, without brackets, for people and for ssh
    QString port; ///< empty: ssh's own

    /// Nothing where it is none, or where ssh or a shell could take it for something else.
    static std::optional<SshHost> from(const QString &text);
};

/// The way to a server that leads through other machines.
struct SshRoute
{
    QString destination; ///< SshHost: from where the server is reached; empty: no ssh
    QString key;         ///< file of the private key; empty: those of the agent and of ssh's settings
    QStringList jumps;   ///< SshHost each: over which one gets there, the nearest first

    bool isSet() const { return !destination.isEmpty(); }
    /// Whether it is one; says nothing of machines and files. Errors: BadTargetUrl.
    Result<void> check() const;
    /// The way to one of its machines, counted from the nearest. REQUIRES: at most jumps.size().
    SshRoute upTo(qsizetype hop) const;
    /// The same way by hand: "ssh -J jump -p 2222 ops@bastion".
    QString commandLine() const;
    friend bool operator==(const SshRoute &, const SshRoute &) = default;
};

/// What every ssh of ours is told, as "-o", "Name=value", …: it asks for nothing on a terminal, takes no
/// password and accepts no host key that is not known; it notices within a minute that the other side is
/// gone.
QStringList sshOptions();

/// And how it gets to a route's last machine: the key, the machines between, "--" and the machine. Each
/// machine on the way is held to sshOptions(), which ssh's own -J would not do. \a own: options and their
/// values of this call, which count before the others.
QStringList sshArguments(const SshRoute &route, const QStringList &own = {});

/// The environment of an ssh: where SSH_ASKPASS names a program and there is a screen, that one asks for the
/// passphrase of a key, and nothing else does.
QProcessEnvironment sshEnvironment();
bool canAskPassphrase();

/// The system's ssh. Errors: SshRefused.
Result<QString> sshProgram();

/// Before it starts: it ends with the thread that starts it, or, if this program is killed, with that; a
/// signal of the terminal (Ctrl+C) is ours to deal with and does not reach it, and neither does it reach the
/// terminal.
void tieToThisThread(QProcess &process);

/// What ssh said of why it did not get to a route's last machine, as an error of ours. \a said: its messages.
/// Codes: SshHostUnknown, SshHostChanged, SshRefused, ServerUnreachable (which may pass).
Error sshError(const SshRoute &route, const QString &said);

/// Why a route's last machine does not get through to the server, as far as ssh said anything about it.
/// \a place: the server, for people. Codes: SshRefused, ServerUnreachable.
std::optional<Error> forwardingError(const SshRoute &route, const QString &place, const QString &said);

} // namespace millrace
