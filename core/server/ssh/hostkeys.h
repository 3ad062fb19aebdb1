// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/server/ssh/sshroute.h"

#include <QByteArray>
#include <optional>

namespace millrace {

/// The key of a machine that this one does not know yet, as that machine showed it.
struct HostKey
{
    QString host;        ///< SshHost, as the route has it
    QString type;        ///< "ED25519"
    QString fingerprint; ///< "SHA256:…", as ssh and ssh-keygen -l show it
    QByteArray lines;    ///< of a file of known hosts
    QString file;        ///< where the user's ssh keeps them

    QString text() const { return type + u' ' + fingerprint; }
};

/// The first machine of a route whose key is not known, asked for its key; nobody logs in there, and nothing
/// is kept. Nothing: all are known, or one shows another key than it did. Blocks for as long as ssh takes.
/// Errors: SshRefused, ServerUnreachable.
Result<std::optional<HostKey>> unknownHostKey(const SshRoute &route);

/// Keeps it as known, as ssh would after a yes: what unknownHostKey() found, which somebody has looked at.
/// Errors: FileNotWritable.
Result<void> trustHostKey(const HostKey &key);

/// Whether an error names an unknown host's key by its fingerprint. Where the host did not even show one
/// there is nothing to trust.
bool showsHostKey(const Error &error);

/// unknownHostKey() and trustHostKey() where the key is the one that \a shown (an error's text) names by its
/// fingerprint, so that nothing is trusted but what was read. Errors: theirs; SshHostChanged.
Result<void> trustShownHostKey(const SshRoute &route, const QString &shown);

/// An error of an unknown host with the key's fingerprint in it, where the host shows it; any other as it is.
Error withHostKey(const Error &error, const SshRoute &route);

} // namespace millrace
