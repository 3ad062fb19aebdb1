// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/server/login/connectionspec.h"

#include <optional>

namespace millrace {

/// Whether the certificates and keys of a spec can be read and are PEM: the client library says of a file it
/// cannot use no more than its error number. Errors: FileNotReadable.
Result<void> checkTlsFiles(const ConnectionSpec &spec);

/// Why a server was not believed, from what the client library said of the TLS handshake (error 2026);
/// nothing when that was about something else, or the spec asks for no proof. Code: TlsNotVerified.
std::optional<Error> notVerified(const ConnectionSpec &spec, const QString &said);

} // namespace millrace
