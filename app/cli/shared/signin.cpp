// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/shared/signin.h"

#include "app/cli/shared/command.h"
#include "app/cli/shared/keychain.h"
#include "core/base/literals.h"
#include "core/server/login/savedconnections.h"
#include "core/server/scratch/scratchserver.h"
#include "core/source/sourceserver.h"

#include <algorithm>

namespace millrace::cli {

namespace {

/// Null: the window kept none, or the keychain does not give it.
QString keptPassword(const ConnectionSpec &spec, const char *variable)
{
    const auto isKept = [&spec](const SavedConnection &entry) {
        ConnectionSpec same = entry.spec;
        same.schema = spec.schema;
        same.compression = spec.compression;
        return entry.passwordKept && same == spec;
    };
    const auto saved = SavedConnections::load(); // a list that cannot be read is no reason not to sign in
    if (!saved || std::none_of(saved->begin(), saved->end(), isKept))
        return {};
    const QString account = spec.displayName();
    KeptSecret kept = readKeychain(account);
    if (kept.text.isNull())
        printError(u"millrace-cli: The keychain gives no password for %1: %2. Unlock it, or set %3."_s.arg(
            account, kept.whyNot, QLatin1String(variable)));
    return kept.text;
}

Result<ResolvedConnection> withKept(Result<ResolvedConnection> resolved, const ConnectionSpec &spec,
                                    const char *variable)
{
    if (resolved && !spec.scratch && resolved->password.isNull())
        resolved->password = keptPassword(spec, variable);
    return resolved;
}

} // namespace

Result<ResolvedConnection> signInTo(const ConnectionSpec &target)
{
    return withKept(resolveTarget(target), target, "MILLRACE_PASSWORD");
}

Result<ResolvedConnection> signInToSource(const Source &source)
{
    return withKept(resolveSource(source), *source.table->server, "MILLRACE_SOURCE_PASSWORD");
}

Result<ResolvedConnection> signInToSource(const ConnectionSpec &server)
{
    return withKept(resolveConnection(server, {}, ServerRole::Source), server, "MILLRACE_SOURCE_PASSWORD");
}

std::optional<ResolvedConnection> sourceServerOf(const Source &source)
{
    if (!source.isOnServer())
        return std::nullopt;
    auto server = signInToSource(source);
    return server ? std::optional(std::move(*server)) : std::nullopt;
}

} // namespace millrace::cli
