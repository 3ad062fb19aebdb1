// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/server/serverfacts.h"
#include "core/source/accounts/account.h"

#include <QSet>

namespace millrace {

/// What a server has to do with accounts: asked of the server, not known of its version.
struct AccountTarget
{
    bool mariaDb = false;
    int version = 0;
    QString server;           ///< for people: "MySQL 9.7.4"
    QSet<QString> plugins;    ///< that sign people in, and are active; lower case
    QSet<QString> privileges; ///< upper case
    QSet<QString> accounts;   ///< AccountName::text() of all it has; roles of MariaDB's without a host
    QString currentUser;
    bool partialRevokes = false; ///< schemas in grants are plain names

    bool has(const AccountName &name) const { return accounts.contains(name.text()); }

    /// Errors: PrivilegeMissing (this account may not see the others); the server's.
    static Result<AccountTarget> read(const ServerFacts &facts, Connection &server);
};

} // namespace millrace
