// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/accounts/levelrows.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/source/accounts/userrow.h"

#include <algorithm>
#include <array>
#include <utility>

namespace millrace {

namespace {

/// Of no account: who granted it, and when.
void passBookkeeping(GrantRow &row)
{
    (void)row.bytes(u"grantor"_s);
    (void)row.bytes(u"timestamp"_s);
}

/// What else the row has may be a right that nobody here knows.
void expectNoMore(GrantRow &row)
{
    passBookkeeping(row);
    for (const QString &column : row.others())
        if (!row.bytes(column).isEmpty())
            row.setFault(CoreText::tr("what its column %1 means is not known").arg(column));
}

AccountStatement grantTo(const AccountName &name, const AccountGrant &grant)
{
    return {.kind = AccountStatement::Kind::Grant, .accounts = {{.name = name}}, .grants = {grant}};
}

QString expected(GrantRow &row, const QString &column)
{
    if (!row.has(column))
        row.setFault(CoreText::tr("it has no column %1").arg(column));
    return row.text(column);
}

/// Of a SET: all but Grant, which is an option.
void addMembers(GrantRow &row, const QString &column, AccountGrant &grant)
{
    if (!row.has(column))
        row.setFault(CoreText::tr("it has no column %1").arg(column));
    for (const QString &member : row.members(column))
        if (member == "GRANT"_L1)
            grant.withOption = true;
        else if (member == "DELETE VERSIONING ROWS"_L1)
            grant.privileges << AccountPrivilege{.name = u"DELETE HISTORY"_s};
        else
            grant.privileges << AccountPrivilege{.name = member};
}

void addUsage(AccountGrant &grant)
{
    if (grant.privileges.isEmpty() && grant.withOption)
        grant.privileges << AccountPrivilege{.name = u"USAGE"_s};
}

} // namespace

AccountStatement readDbRow(GrantRow &row)
{
    const AccountName name = row.account();
    AccountGrant grant{.object = u"TABLE"_s,
                       .schema = expected(row, u"db"_s),
                       .name = u"*"_s,
                       .withOption = row.isYes(u"grant_priv"_s)};
    grant.privileges = privilegesOfColumns(row, true);
    addUsage(grant);
    expectNoMore(row);
    return grantTo(name, grant);
}

AccountStatement readProcsPrivRow(GrantRow &row)
{
    constexpr std::array objects{"FUNCTION"_L1, "PROCEDURE"_L1, "PACKAGE"_L1, "PACKAGE BODY"_L1,
                                 "LIBRARY"_L1};
    const AccountName name = row.account();
    AccountGrant grant{.object = expected(row, u"routine_type"_s).toUpper(),
                       .schema = expected(row, u"db"_s),
                       .name = expected(row, u"routine_name"_s)};
    if (std::find(objects.begin(), objects.end(), grant.object) == objects.end())
        row.setFault(u"routine_type = %1"_s.arg(grant.object));
    addMembers(row, u"proc_priv"_s, grant);
    addUsage(grant);
    expectNoMore(row);
    return grantTo(name, grant);
}

AccountStatement readProxiesPrivRow(GrantRow &row)
{
    const AccountName name = row.account();
    AccountGrant grant{.kind = AccountGrant::Kind::Proxy,
                       .other = AccountName::atHost(expected(row, u"proxied_user"_s),
                                                    expected(row, u"proxied_host"_s).toLower()),
                       .withOption = row.isYes(u"with_grant"_s)};
    expectNoMore(row);
    return grantTo(name, grant);
}

AccountStatement readRolesMappingRow(GrantRow &row)
{
    const AccountName name = row.account();
    AccountGrant grant{.kind = AccountGrant::Kind::Role,
                       .other = AccountName::role(expected(row, u"role"_s)),
                       .withOption = row.isYes(u"admin_option"_s)};
    expectNoMore(row);
    return grantTo(name, grant);
}

AccountStatement readRoleEdgesRow(GrantRow &row)
{
    const AccountName name = row.account(u"to_user"_s, u"to_host"_s);
    AccountGrant grant{.kind = AccountGrant::Kind::Role,
                       .other = row.account(u"from_user"_s, u"from_host"_s),
                       .withOption = row.isYes(u"with_admin_option"_s)};
    expectNoMore(row);
    return grantTo(name, grant);
}

AccountStatement readGlobalGrantsRow(GrantRow &row)
{
    const AccountName name = row.account();
    AccountGrant grant{.privileges = {{.name = expected(row, u"priv"_s).toUpper()}},
                       .object = u"TABLE"_s,
                       .schema = u"*"_s,
                       .name = u"*"_s,
                       .withOption = row.isYes(u"with_grant_option"_s)};
    expectNoMore(row);
    return grantTo(name, grant);
}

GatheredRows::OfTable &GatheredRows::tableOf(GrantRow &row, const QString &place)
{
    const AccountName name = row.account();
    const QString schema = expected(row, u"db"_s);
    const QString table = expected(row, u"table_name"_s);
    const QStringList key{name.user, name.host, schema, table};
    const auto known = m_tableIndex.constFind(key);
    if (known != m_tableIndex.constEnd())
        return m_tables[*known];
    m_tableIndex.insert(key, m_tables.size());
    return m_tables.emplace_back(OfTable{
        .name = name, .grant = {.object = u"TABLE"_s, .schema = schema, .name = table}, .place = place});
}

void GatheredRows::addTable(GrantRow &row, const QString &place, const QStringList &all)
{
    AccountGrant read;
    addMembers(row, u"table_priv"_s, read);
    const QStringList ofColumns = row.members(u"column_priv"_s);
    QStringList missing = all;
    for (const QString &member : row.members(u"table_priv"_s))
        missing.removeAll(member);
    if (!all.isEmpty() && (missing.isEmpty() || missing == QStringList{u"GRANT"_s}))
        read.privileges = {{.name = u"ALL PRIVILEGES"_s}};
    OfTable &table = tableOf(row, place);
    expectNoMore(row);
    if (!row.fault().isEmpty())
        return;
    table.grant.privileges = read.privileges + table.grant.privileges;
    table.grant.withOption = read.withOption;
    table.isOfColumns = !ofColumns.isEmpty();
}

void GatheredRows::addColumn(GrantRow &row, const QString &place)
{
    const QString column = expected(row, u"column_name"_s);
    AccountGrant read;
    addMembers(row, u"column_priv"_s, read);
    OfTable &table = tableOf(row, place);
    expectNoMore(row);
    if (!row.fault().isEmpty())
        return;
    for (const AccountPrivilege &privilege : std::as_const(read.privileges)) {
        auto &privileges = table.grant.privileges;
        const auto there =
            std::find_if(privileges.begin(), privileges.end(), [&privilege](const AccountPrivilege &each) {
                return each.name == privilege.name && !each.columns.isEmpty();
            });
        if (there != privileges.end())
            there->columns << column;
        else
            privileges << AccountPrivilege{.name = privilege.name, .columns = {column}};
    }
}

void GatheredRows::addDefaultRole(GrantRow &row, const QString &place)
{
    const AccountName name = row.account();
    const AccountName role = row.account(u"default_role_user"_s, u"default_role_host"_s);
    expectNoMore(row);
    if (!row.fault().isEmpty())
        return;
    const auto there = std::find_if(m_roles.begin(), m_roles.end(),
                                    [&name](const Roles &roles) { return roles.name == name; });
    if (there == m_roles.end())
        m_roles << Roles{.name = name, .roles = {role}, .place = place};
    else
        there->roles << role;
}

void GatheredRows::addTo(AccountSet &accounts,
                         const std::function<bool(const AccountName &)> &isAccount) const
{
    for (OfTable table : m_tables) {
        if (!isAccount(table.name))
            continue;
        const bool hasColumns =
            std::any_of(table.grant.privileges.begin(), table.grant.privileges.end(),
                        [](const AccountPrivilege &each) { return !each.columns.isEmpty(); });
        if (table.isOfColumns && !hasColumns)
            accounts.addUnreadable(
                CoreText::tr("%1 (mysql.tables_priv: the columns are not in the dump)").arg(table.place));
        const AccountPrivilege all{.name = u"ALL PRIVILEGES"_s};
        if (table.grant.privileges.contains(all)) // no statement has those of columns beside it
            table.grant.privileges = {all};
        addUsage(table.grant);
        if (!table.grant.privileges.isEmpty())
            accounts.add(grantTo(table.name, table.grant), table.place);
    }
    for (const Roles &each : m_roles) {
        if (!isAccount(each.name))
            continue;
        AccountStatement statement{.kind = AccountStatement::Kind::Alter, .accounts = {{.name = each.name}}};
        statement.options.saysDefaultRoles = true;
        statement.options.defaultRoles = each.roles;
        accounts.add(statement, each.place);
    }
}

} // namespace millrace
