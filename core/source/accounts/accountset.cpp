// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/accounts/accountset.h"

#include "core/base/literals.h"
#include "core/source/accounts/accountrevoke.h"

#include <algorithm>
#include <array>

namespace millrace {

namespace {

/// What a second statement says of the same account, without its place. What was taken back since is news.
bool isSaid(const QVector<AccountGrant> &grants, const AccountGrant &again)
{
    const bool isTakenBack = std::any_of(grants.begin(), grants.end(), [&again](const AccountGrant &grant) {
        return grant.kind == AccountGrant::Kind::Revoke && isOfSameLevel(grant, again);
    });
    return !isTakenBack && std::any_of(grants.begin(), grants.end(), [&again](AccountGrant grant) {
        grant.place = again.place;
        return grant == again;
    });
}

DumpAccount &at(const AccountName &name, QVector<DumpAccount> &accounts)
{
    const auto there = std::find_if(accounts.begin(), accounts.end(),
                                    [&name](const DumpAccount &each) { return each.name == name; });
    if (there != accounts.end())
        return *there;
    accounts << DumpAccount{.name = name};
    return accounts.last();
}

} // namespace

bool isServersOwnAccount(const AccountName &name)
{
    constexpr std::array own{"mysql.sys"_L1, "mysql.session"_L1, "mysql.infoschema"_L1, "mariadb.sys"_L1};
    return name.host == "localhost"_L1 && std::find(own.begin(), own.end(), name.user) != own.end();
}

void AccountSet::add(const AccountStatement &statement, const QString &place)
{
    if (statement.kind == AccountStatement::Kind::NotUnderstood) {
        m_notUnderstood << place;
        return;
    }
    for (const AccountStatement::Account &each : statement.accounts) {
        if (statement.kind == AccountStatement::Kind::Drop)
            m_roles.removeAll(each.name.user);
        else if (statement.kind == AccountStatement::Kind::Create && statement.ofRoles && !each.name.hasHost)
            m_roles << each.name.user;
    }
    m_steps << Step{statement, place};
}

AccountName AccountSet::resolved(const AccountName &name) const
{
    if (name.hasHost || name.isCurrent || name.user.compare("PUBLIC"_L1, Qt::CaseInsensitive) == 0)
        return name;
    return m_roles.contains(name.user) ? name : AccountName::atHost(name.user, u"%"_s);
}

void AccountSet::follow(const Step &step, QVector<DumpAccount> &accounts) const
{
    const AccountStatement &statement = step.statement;
    AccountOptions options = statement.options;
    for (AccountName &role : options.defaultRoles)
        role = resolved(role);
    for (const AccountStatement::Account &each : statement.accounts) {
        const AccountName name = resolved(each.name);
        if (statement.kind == AccountStatement::Kind::Drop) {
            accounts.removeIf([&name](const DumpAccount &account) { return account.name == name; });
            continue;
        }
        DumpAccount &account = at(name, accounts);
        if (statement.kind == AccountStatement::Kind::Create) {
            account.isMade = true;
            account.isRole = account.isRole || statement.ofRoles;
        }
        if (each.auth.said) {
            account.auth = each.auth;
            account.isMade =
                account.isMade || statement.kind == AccountStatement::Kind::Grant; // as servers once did
        }
        account.options.add(options);
        for (AccountGrant grant : statement.grants) {
            grant.place = step.place;
            if (grant.kind == AccountGrant::Kind::Role || grant.kind == AccountGrant::Kind::Proxy)
                grant.other = resolved(grant.other);
            if (statement.kind == AccountStatement::Kind::Revoke)
                takeBack(account.grants, grant);
            else if (!isSaid(account.grants, grant))
                account.grants << grant;
        }
    }
    if (statement.admin && statement.admin->user != "mariadb_dump_import_role"_L1)
        for (const AccountStatement::Account &role : statement.accounts)
            at(resolved(*statement.admin), accounts).grants << AccountGrant{.kind = AccountGrant::Kind::Role,
                                                                            .other = resolved(role.name),
                                                                            .withOption = true,
                                                                            .place = step.place};
}

QVector<DumpAccount> AccountSet::accounts() const
{
    QVector<DumpAccount> all;
    for (const Step &step : m_steps)
        follow(step, all);
    all.removeIf([](const DumpAccount &account) { return isServersOwnAccount(account.name); });
    return all;
}

QStringList AccountSet::dropped() const
{
    QVector<DumpAccount> all;
    for (const Step &step : m_steps)
        follow(step, all);
    QStringList places;
    for (const Step &step : m_steps)
        for (const AccountStatement::Account &each : step.statement.accounts)
            if (step.statement.kind == AccountStatement::Kind::Drop &&
                std::none_of(all.begin(), all.end(),
                             [&](const DumpAccount &account) { return account.name == resolved(each.name); }))
                places << step.place;
    return places;
}

} // namespace millrace
