// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/accounts/accounttarget.h"
#include "core/source/accounts/account.h"
#include "core/source/sqldump/sqlschemanames.h"

namespace millrace {

/// Something of an account that a server cannot have as the dump does.
struct AccountLoss
{
    enum class Kind
    {
        Password, ///< it is made locked, and with a password that nobody knows
        WayIn,    ///< one of several ways to sign in
        SignIn,   ///< what keeps it from signing in: it is made locked
        Privilege,
        Option,
        Grant
    };
    Kind kind = Kind::Privilege;
    QString what; ///< for people: "caching_sha2_password", "FEDERATED ADMIN", …
};

/// A GRANT as this server takes it.
struct FittedGrant
{
    AccountGrant grant;
    QString sql;
};

/// An account of a dump as this server can have it. The statements hold passwords: they are run, and never
/// shown nor written anywhere.
struct FittedAccount
{
    AccountName name; ///< here
    QString dumpName; ///< AccountName::text() in the dump
    bool isRole = false;
    QString create;
    QVector<FittedGrant> grants; ///< of privileges, in order
    QVector<FittedGrant> roles;  ///< and proxies: when all accounts are there
    QStringList last;            ///< statements, after those: default roles …; any of them may run twice
    QVector<AccountLoss> losses;
    bool isLocked = false;        ///< by us
    bool hasNoPassword = false;   ///< and may sign in
    QVector<QByteArray> secrets;  ///< that the statements hold
    QVector<QByteArray> hashes;   ///< of them: as the server keeps them
    QVector<AccountName> adminOf; ///< roles that it may hand on
};

/// What the dump's accounts become here, those that are wanted, roles first. \a wanted: names in the dump.
/// \a schemas: what schemas of the dump are called here.
QVector<FittedAccount> fitAccounts(const QVector<DumpAccount> &accounts, const QStringList &wanted,
                                   const AccountTarget &target, const SchemaNames &schemas);
/// Likewise, of one that the dump only grants something, or that is there and stays: for what it says alone.
QVector<FittedGrant> fittedGrants(const DumpAccount &account, const QVector<DumpAccount> &accounts,
                                  const AccountTarget &target, const SchemaNames &schemas);

/// What the account is called on this server, where roles may have a host or none.
AccountName nameHere(const AccountName &name, const QVector<DumpAccount> &accounts,
                     const AccountTarget &target);

/// For people, a sentence: what is lost and what becomes of it.
QString lossText(const AccountLoss &loss, const AccountTarget &target);

} // namespace millrace
