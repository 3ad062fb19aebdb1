// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <QVector>
#include <optional>

namespace millrace {

/// An account or a role as statements name it.
struct AccountName
{
    QString user;
    QString host;           ///< lower case, as servers keep it
    bool hasHost = false;   ///< else a role of MariaDB's, or an account at any host
    bool isCurrent = false; ///< CURRENT_USER: whoever runs the statement

    static AccountName atHost(const QString &user, const QString &host) { return {user, host, true, false}; }
    static AccountName role(const QString &user) { return {user, {}, false, false}; }
    QString text() const; ///< for people, and what tells it from others: "app@%", "readers"
    QString quoted() const;
    friend bool operator==(const AccountName &, const AccountName &) = default;
};

/// One way to sign in. Its value is a secret: it goes into statements and nowhere else.
struct AccountFactor
{
    enum class Form
    {
        Nothing, ///< no password, or a plugin that needs none
        Hash,    ///< as the server keeps it
        Password ///< in plain words
    };
    QString plugin; ///< lower case; empty: the server's default
    Form form = Form::Nothing;
    QByteArray value;
    friend bool operator==(const AccountFactor &, const AccountFactor &) = default;
};

struct AccountAuth
{
    bool said = false; ///< the statement has it
    QVector<AccountFactor> factors;
    bool needsAll = false; ///< MySQL's AND; else one of them will do (MariaDB's OR)
    friend bool operator==(const AccountAuth &, const AccountAuth &) = default;
};

/// What follows the names in CREATE and ALTER USER. What a statement does not say stays unset.
struct AccountOptions
{
    QString require;       ///< "SSL", "SUBJECT 'x' ISSUER 'y'", "NONE"
    QStringList resources; ///< "MAX_USER_CONNECTIONS 5"
    std::optional<bool> locked;
    std::optional<QString> expire; ///< what follows PASSWORD EXPIRE: "", "NEVER", "INTERVAL 5 DAY"
    /// Likewise, of the passwords to come where the present one has expired.
    std::optional<QString> lifetime;
    QStringList others; ///< of one flavour: "PASSWORD HISTORY 5", "ATTRIBUTE '{…}'"
    QVector<AccountName> defaultRoles;
    bool saysDefaultRoles = false;
    QStringList unknown; ///< that rows have, and no statement has a word for: "mysql.user.foo"

    void add(const AccountOptions &later);
    friend bool operator==(const AccountOptions &, const AccountOptions &) = default;
};

struct AccountPrivilege
{
    QString name;        ///< upper case: "SELECT", "BINLOG_ADMIN", "ALL PRIVILEGES"
    QStringList columns; ///< empty: of the whole table
    friend bool operator==(const AccountPrivilege &, const AccountPrivilege &) = default;
};

/// What one GRANT or REVOKE says of one account.
struct AccountGrant
{
    enum class Kind
    {
        Privileges,
        Revoke, ///< of privileges: MySQL's partial revokes
        Role,
        Proxy
    };
    Kind kind = Kind::Privileges;
    QVector<AccountPrivilege> privileges;
    QString object;          ///< "TABLE", "FUNCTION", "PROCEDURE", "PACKAGE", "PACKAGE BODY", "LIBRARY"
    QString schema;          ///< as the statement has it, wildcards and their escapes in it; "*": all
    QString name;            ///< of the table or routine; "*": all of the schema
    AccountName other;       ///< the role, or whom it may stand in for
    bool withOption = false; ///< GRANT OPTION, ADMIN OPTION
    QString place;           ///< for people: "line 12 of users.sql"

    bool isOfObject() const { return kind == Kind::Privileges && name != u'*'; }
    friend bool operator==(const AccountGrant &, const AccountGrant &) = default;
};

/// An account or role of a dump, with all that its statements say of it.
struct DumpAccount
{
    AccountName name;
    bool isRole = false;
    bool isMade = false; ///< the dump makes it; else it only grants it something
    AccountAuth auth;
    AccountOptions options;
    QVector<AccountGrant> grants; ///< in the dump's order, each once
};

} // namespace millrace
