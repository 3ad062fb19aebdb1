// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/accounts/accountset.h"

#include "core/base/literals.h"

#include <algorithm>
#include <array>

namespace millrace {

namespace {

/// What a second statement says of the same account, without its place.
bool isSaid(const QVector<AccountGrant> &grants, const AccountGrant &again)
{
    return std::any_of(grants.begin(), grants.end(), [&again](AccountGrant grant) {
        grant.place = again.place;
        return grant == again;
    });
}

/// \a more of the same account under its other name.
void unite(DumpAccount &account, const DumpAccount &more)
{
    account.isMade = account.isMade || more.isMade;
    account.isRole = account.isRole || more.isRole;
    if (more.auth.said)
        account.auth = more.auth;
    account.options.add(more.options);
    for (const AccountGrant &grant : more.grants)
        if (!isSaid(account.grants, grant))
            account.grants << grant;
}

} // namespace

bool isServersOwnAccount(const AccountName &name)
{
    constexpr std::array own{"mysql.sys"_L1, "mysql.session"_L1, "mysql.infoschema"_L1, "mariadb.sys"_L1};
    return name.host == "localhost"_L1 && std::find(own.begin(), own.end(), name.user) != own.end();
}

DumpAccount &AccountSet::at(const AccountName &name)
{
    const auto there = std::find_if(m_accounts.begin(), m_accounts.end(),
                                    [&name](const DumpAccount &each) { return each.name == name; });
    if (there != m_accounts.end())
        return *there;
    m_accounts << DumpAccount{.name = name};
    return m_accounts.last();
}

void AccountSet::add(const AccountStatement &statement, const QString &place)
{
    using Kind = AccountStatement::Kind;
    if (statement.kind == Kind::NotUnderstood)
        m_notUnderstood << place;
    for (const AccountStatement::Account &each : statement.accounts) {
        if (statement.kind == Kind::Drop) {
            m_dropped << std::pair(each.name, place);
            m_accounts.removeIf([&each](const DumpAccount &account) { return account.name == each.name; });
            continue;
        }
        DumpAccount &account = at(each.name);
        if (statement.kind == Kind::Create) {
            account.isMade = true;
            account.isRole = account.isRole || statement.ofRoles;
        }
        if (each.auth.said) {
            account.auth = each.auth;
            account.isMade = account.isMade || statement.kind == Kind::Grant; // as servers once did
        }
        account.options.add(statement.options);
        for (AccountGrant grant : statement.grants) {
            grant.place = place;
            if (!isSaid(account.grants, grant))
                account.grants << grant;
        }
    }
    if (statement.admin && statement.admin->user != "mariadb_dump_import_role"_L1)
        for (const AccountStatement::Account &role : statement.accounts)
            at(*statement.admin).grants << AccountGrant{
                .kind = AccountGrant::Kind::Role, .other = role.name, .withOption = true, .place = place};
}

AccountName AccountSet::resolved(const AccountName &name) const
{
    if (name.hasHost || name.isCurrent || name.user.compare("PUBLIC"_L1, Qt::CaseInsensitive) == 0)
        return name;
    const bool isRole = std::any_of(m_accounts.begin(), m_accounts.end(), [&name](const DumpAccount &each) {
        return each.name == name && each.isRole;
    });
    return isRole ? name : AccountName::atHost(name.user, u"%"_s);
}

QVector<DumpAccount> AccountSet::accounts() const
{
    QVector<DumpAccount> all;
    for (DumpAccount account : m_accounts) {
        account.name = resolved(account.name);
        if (isServersOwnAccount(account.name))
            continue;
        for (AccountGrant &grant : account.grants)
            if (grant.kind == AccountGrant::Kind::Role || grant.kind == AccountGrant::Kind::Proxy)
                grant.other = resolved(grant.other);
        for (AccountName &role : account.options.defaultRoles)
            role = resolved(role);
        const auto there = std::find_if(all.begin(), all.end(), [&account](const DumpAccount &each) {
            return each.name == account.name;
        });
        if (there == all.end())
            all << account;
        else
            unite(*there, account);
    }
    return all;
}

QStringList AccountSet::notCarried() const
{
    QStringList places = m_notUnderstood;
    for (const auto &[name, place] : m_dropped)
        if (std::none_of(m_accounts.begin(), m_accounts.end(),
                         [&name](const DumpAccount &each) { return each.name == name; }))
            places << place;
    return places;
}

} // namespace millrace
