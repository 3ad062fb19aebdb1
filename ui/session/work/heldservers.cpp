// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/work/heldservers.h"

#include "core/base/literals.h"
#include "core/server/login/knownservers.h"

namespace millrace {

bool HeldServers::areKnown(const ConnectionSpec &target, const Source &source)
{
    return KnownServers::contains(target) &&
           (!source.isOnServer() || KnownServers::contains(*source.table->server));
}

Error HeldServers::notKnown(const ConnectionSpec &target, const Source &source)
{
    QStringList servers;
    if (!KnownServers::contains(target))
        servers << target.displayName();
    if (source.isOnServer() && !KnownServers::contains(*source.table->server))
        servers << source.table->server->displayName();
    return {.code = ErrorCode::PreflightRefused,
            .what = tr("This plan names a server to which nobody has connected from here: %1.")
                        .arg(servers.join(u", "_s)),
            .howToFix = tr("Nothing was sent to it. Look at the plan, then press Connect; a password "
                           "from the keychain, MILLRACE_PASSWORD or an option group travels only "
                           "then.")};
}

Error HeldServers::notAsked()
{
    return {.code = ErrorCode::PreflightRefused,
            .what = tr("The server has not been asked yet."),
            .howToFix = tr("Press Connect above.")};
}

} // namespace millrace
