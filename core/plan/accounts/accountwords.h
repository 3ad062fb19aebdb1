// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/accounts/accounttarget.h"

#include <optional>

namespace millrace {

/// What this server calls a privilege: by itself, or by the name that the other flavour's has here. Nothing:
/// it has none.
std::optional<QString> privilegeHere(const QString &privilege, const AccountTarget &target);
/// A privilege that the other is a part of on this server: CREATE ROLE of CREATE USER in MariaDB.
bool isPartOf(const QString &privilege, const QString &other, const AccountTarget &target);

/// What this server calls a way to sign in (auth_socket, unix_socket). It may still not have it.
QString pluginHere(const QString &plugin, const AccountTarget &target);
/// Its values are made of passwords; without one there is no password.
bool isOfPasswords(const QString &plugin);

/// For people: "SELECT (a), DELETE on shop.t", "the role readers".
QString grantText(const AccountGrant &grant);

/// `a\_b` → a_b; nothing: it is a pattern that several schemas match.
std::optional<QString> schemaOfPattern(const QString &pattern);
QString patternOfSchema(const QString &schema);

} // namespace millrace
