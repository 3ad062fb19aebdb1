// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/server/login/connectionspec.h"

namespace millrace {

/// "mysql://user@host:port/schema?socket=…&ssl-mode=…&ssl-ca=…&ssl-cert=…&ssl-key=…&compression=…&ssh=…&ssh-key=…&
/// ssh-jump=HOST,HOST&option-group=…",
/// "scratch:" / "scratch:schema", or "saved:NAME" / "saved:NAME/schema" (SavedConnections, read from
/// disk). A password in the URL is refused. Errors: BadTargetUrl, SavedConnectionUnknown,
/// SavedConnectionsUnusable.
Result<ConnectionSpec> connectionFromUrl(const QString &url);

} // namespace millrace
