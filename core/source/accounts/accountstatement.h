// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/accounts/account.h"
#include "core/source/sqldump/sqlbytetokens.h"

namespace millrace {

/// A statement about accounts, taken apart.
struct AccountStatement
{
    enum class Kind
    {
        None,          ///< it is about something else
        NotUnderstood, ///< it is about accounts, and none of the others
        Helper,        ///< of the tool that wrote the dump, about its own session: SET ROLE, FLUSH PRIVILEGES
        Create,
        Alter, ///< and SET PASSWORD, SET DEFAULT ROLE
        Drop,
        Grant,
        Revoke
    };
    struct Account
    {
        AccountName name;
        AccountAuth auth;
    };
    Kind kind = Kind::None;
    bool ofRoles = false;         ///< CREATE ROLE, DROP ROLE
    QVector<Account> accounts;    ///< that are made, changed, or granted something
    AccountOptions options;       ///< of all of them
    QVector<AccountGrant> grants; ///< of a Revoke: what is taken back
    /// Where a role is made: who may hand it on besides whoever makes it.
    std::optional<AccountName> admin;
};

/// The first words alone: whether the statement is about accounts.
bool isOfAccounts(const QVector<SqlByteToken> &tokens);

/// \a tokens: of all of the statement, whose bytes are UTF-8 where they are no ASCII. \a schema: of the
/// session, for a GRANT that names none.
AccountStatement readAccountStatement(const QVector<SqlByteToken> &tokens, const SqlLexRules &rules,
                                      const QString &schema);

} // namespace millrace
