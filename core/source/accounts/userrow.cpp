// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/accounts/userrow.h"

#include "core/base/literals.h"
#include "core/source/accounts/userattributes.h"
#include "core/sql/quoting.h"

#include <algorithm>
#include <array>

namespace millrace {

namespace {

struct ColumnPrivilege
{
    const char *column;
    const char *privilege;
};

/// Whose columns are called otherwise.
constexpr std::array columnPrivileges{ColumnPrivilege{"show_db", "SHOW DATABASES"},
                                      ColumnPrivilege{"create_tmp_table", "CREATE TEMPORARY TABLES"},
                                      ColumnPrivilege{"repl_slave", "REPLICATION SLAVE"},
                                      ColumnPrivilege{"repl_client", "REPLICATION CLIENT"},
                                      ColumnPrivilege{"delete_versioning_rows", "DELETE HISTORY"}};

QString privilegeOfColumn(const QString &column)
{
    const QString name = column.chopped(qsizetype(std::size("_priv")) - 1);
    for (const ColumnPrivilege &each : columnPrivileges)
        if (name == QLatin1String(each.column))
            return QLatin1String(each.privilege);
    return name.toUpper().replace(u'_', u' ');
}

/// Before MySQL 5.7, and in MariaDB before 10.4, a hash may stand in a column of its own.
AccountAuth authOf(GrantRow &row)
{
    constexpr qsizetype oldHash = 16; // of servers before 4.1
    AccountFactor factor{.plugin = row.text(u"plugin"_s).toLower(),
                         .value = row.bytes(u"authentication_string"_s)};
    const QByteArray password = row.bytes(u"password"_s);
    const bool isOfPassword = factor.plugin.isEmpty() || factor.plugin == "mysql_native_password"_L1 ||
                              factor.plugin == "mysql_old_password"_L1;
    if (factor.value.isEmpty() && isOfPassword)
        factor.value = password;
    if (factor.plugin.isEmpty())
        factor.plugin = factor.value.size() == oldHash ? u"mysql_old_password"_s : u"mysql_native_password"_s;
    if (!factor.value.isEmpty())
        factor.form = AccountFactor::Form::Hash;
    return {.said = true, .factors = {factor}};
}

QString requireOf(GrantRow &row)
{
    QString type = row.text(u"ssl_type"_s).toUpper();
    const QString cipher = row.text(u"ssl_cipher"_s);
    const QString issuer = row.text(u"x509_issuer"_s);
    const QString subject = row.text(u"x509_subject"_s);
    if (type.isEmpty() || type == "NONE"_L1)
        return u"NONE"_s;
    if (type == "ANY"_L1)
        return u"SSL"_s;
    if (type == "X509"_L1)
        return type;
    if (type == "SPECIFIED"_L1)
        return requirementText(subject, issuer, cipher);
    row.setFault(u"ssl_type = %1"_s.arg(type));
    return {};
}

QStringList resourcesOf(GrantRow &row)
{
    QStringList resources;
    const auto add = [&](const QString &column, const char *word) {
        if (const qint64 most = row.number(column); most != 0)
            resources << u"%1 %2"_s.arg(QLatin1String(word)).arg(most);
    };
    add(u"max_questions"_s, "MAX_QUERIES_PER_HOUR");
    add(u"max_updates"_s, "MAX_UPDATES_PER_HOUR");
    add(u"max_connections"_s, "MAX_CONNECTIONS_PER_HOUR");
    add(u"max_user_connections"_s, "MAX_USER_CONNECTIONS");
    if (row.decimal(u"max_statement_time"_s) > 0)
        resources << u"MAX_STATEMENT_TIME "_s + row.text(u"max_statement_time"_s);
    return resources;
}

void addExpiry(GrantRow &row, AccountOptions &options)
{
    const qint64 days = row.number(u"password_lifetime"_s);
    QString lifetime = u"DEFAULT"_s;
    if (!row.isNull(u"password_lifetime"_s))
        lifetime = days == 0 ? u"NEVER"_s : u"INTERVAL %1 DAY"_s.arg(days);
    const bool isExpired = row.isYes(u"password_expired"_s);
    if (isExpired)
        options.expire = QString();
    else if (row.has(u"password_lifetime"_s))
        options.expire = lifetime;
    if (isExpired && lifetime != "DEFAULT"_L1)
        options.lifetime = lifetime;
}

/// MySQL's, from 8.0 on.
void addReuse(GrantRow &row, AccountOptions &options)
{
    const auto textOf = [&row](const QString &column, const QString &unit) {
        const qint64 number = row.number(column);
        return row.isNull(column) ? u"DEFAULT"_s : QString::number(number) + unit;
    };
    if (row.has(u"password_reuse_history"_s))
        options.others << u"PASSWORD HISTORY "_s + textOf(u"password_reuse_history"_s, {});
    if (row.has(u"password_reuse_time"_s))
        options.others << u"PASSWORD REUSE INTERVAL "_s + textOf(u"password_reuse_time"_s, u" DAY"_s);
    if (!row.has(u"password_require_current"_s))
        return;
    const bool isRequired = row.isYes(u"password_require_current"_s);
    options.others << u"PASSWORD REQUIRE CURRENT"_s + (row.isNull(u"password_require_current"_s)
                                                           ? u" DEFAULT"_s
                                                       : isRequired ? QString()
                                                                    : u" OPTIONAL"_s);
}

/// Of the rows' own bookkeeping nothing is part of the account.
void noteUnknownColumns(GrantRow &row, AccountOptions &options)
{
    for (const QString &column : row.others())
        if (column != "password_last_changed"_L1 && !row.bytes(column).isEmpty())
            options.unknown << u"mysql.user.%1"_s.arg(column);
}

} // namespace

QVector<AccountPrivilege> privilegesOfColumns(GrantRow &row, bool saysAll)
{
    QVector<AccountPrivilege> privileges;
    bool isAll = saysAll;
    for (const QString &column : row.others())
        if (column.endsWith("_priv"_L1) && column != "grant_priv"_L1) {
            if (row.isYes(column))
                privileges << AccountPrivilege{.name = privilegeOfColumn(column)};
            else
                isAll = false;
        }
    if (isAll && !privileges.isEmpty())
        return {{.name = u"ALL PRIVILEGES"_s}};
    return privileges;
}

QVector<AccountStatement> readUserRow(GrantRow &row)
{
    const AccountName name = row.account();
    const bool isRole = row.isYes(u"is_role"_s);
    AccountStatement create{
        .kind = AccountStatement::Kind::Create, .ofRoles = isRole, .accounts = {{.name = name}}};
    const AccountAuth auth = authOf(row);
    AccountOptions options;
    options.require = requireOf(row);
    options.resources = resourcesOf(row);
    if (row.has(u"account_locked"_s))
        options.locked = row.isYes(u"account_locked"_s);
    addExpiry(row, options);
    addReuse(row, options);
    const QString role = row.text(u"default_role"_s);
    if (!role.isEmpty()) {
        options.saysDefaultRoles = true;
        options.defaultRoles = {AccountName::role(role)};
    }
    UserAttributes attributes = readUserAttributes(row.bytes(u"user_attributes"_s));
    if (!attributes.fault.isEmpty())
        row.setFault(attributes.fault);
    options.others += attributes.options;
    options.unknown += attributes.unknown;
    AccountGrant grant{
        .object = u"TABLE"_s, .schema = u"*"_s, .name = u"*"_s, .withOption = row.isYes(u"grant_priv"_s)};
    // From 8.0 on MySQL lists them, because privileges of mysql.global_grants are none of them.
    grant.privileges = privilegesOfColumns(row, !row.has(u"create_role_priv"_s));
    noteUnknownColumns(row, options);
    QVector<AccountStatement> statements;
    if (!isRole) {
        create.accounts.first().auth = auth;
        create.accounts.first().auth.factors += attributes.factors;
        create.accounts.first().auth.needsAll = !attributes.factors.isEmpty();
        create.options = options;
    }
    statements << create;
    if (grant.privileges.isEmpty() && grant.withOption)
        grant.privileges << AccountPrivilege{.name = u"USAGE"_s};
    if (!grant.privileges.isEmpty())
        statements << AccountStatement{
            .kind = AccountStatement::Kind::Grant, .accounts = {{.name = name}}, .grants = {grant}};
    for (const AccountGrant &revoke : attributes.revokes)
        statements << AccountStatement{
            .kind = AccountStatement::Kind::Revoke, .accounts = {{.name = name}}, .grants = {revoke}};
    return statements;
}

} // namespace millrace
