// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/server/login/connectionspec.h"

namespace millrace {

/// The servers that this account has signed in to on purpose, or has saved. A plan names a server, and may
/// come from anybody: opening it must not be enough for a password to travel there. The list is
/// known-servers, one URL to a line and no password, beside the saved connections. Any thread; blocks for as
/// long as a small file takes.
class KnownServers
{
public:
    static constexpr qsizetype mostServers = 500; ///< the oldest are forgotten

    static QString path();
    /// The account, the way to the server and how it is secured have to be the same; the schema is not looked
    /// at. The private server is always known. What cannot be read is not known.
    static bool contains(const ConnectionSpec &spec);
    /// Errors: writeFileAtomically()'s.
    static Result<void> add(const ConnectionSpec &spec);
};

} // namespace millrace
