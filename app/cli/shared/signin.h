// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/server/login/connectionspec.h"
#include "core/source/source.h"

#include <optional>

namespace millrace::cli {

/// resolveTarget(), and where neither MILLRACE_PASSWORD nor an option group has a password, the one that the
/// window put into the keychain for a connection saved like this one, the schema apart: an account that is to
/// be reached in another way (without TLS, say) does not get it. The keychain is asked for nothing else, and
/// never made to ask its user: one that is locked is said on standard error, and the server decides.
Result<ResolvedConnection> signInTo(const ConnectionSpec &target);
/// The same of a source's server: MILLRACE_SOURCE_PASSWORD, option group, keychain. REQUIRES:
/// source.isOnServer().
Result<ResolvedConnection> signInToSource(const Source &source);
Result<ResolvedConnection> signInToSource(const ConnectionSpec &server);
/// Nothing for other sources, and where it cannot be resolved: what needs it says why.
std::optional<ResolvedConnection> sourceServerOf(const Source &source);

} // namespace millrace::cli
