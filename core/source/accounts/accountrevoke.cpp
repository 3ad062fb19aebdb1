// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/accounts/accountrevoke.h"

#include "core/base/literals.h"

#include <algorithm>

namespace millrace {

namespace {

bool isAll(const AccountPrivilege &privilege)
{
    return privilege.name == "ALL PRIVILEGES"_L1;
}

bool hasAll(const AccountGrant &grant)
{
    return std::any_of(grant.privileges.begin(), grant.privileges.end(), isAll);
}

void takeOne(AccountGrant &grant, const AccountPrivilege &taken)
{
    if (taken.name == "GRANT OPTION"_L1) {
        grant.withOption = false;
        return;
    }
    for (AccountPrivilege &privilege : grant.privileges)
        if (isAll(taken) || privilege.name == taken.name) {
            const bool isOfColumns = !privilege.columns.isEmpty() && !taken.columns.isEmpty();
            if (isOfColumns)
                privilege.columns.removeIf(
                    [&taken](const QString &column) { return taken.columns.contains(column); });
            const bool isGone =
                isOfColumns ? privilege.columns.isEmpty() : taken.columns.isEmpty() || isAll(taken);
            if (isGone)
                privilege.name.clear();
        }
    grant.privileges.removeIf([](const AccountPrivilege &privilege) { return privilege.name.isEmpty(); });
    if (grant.privileges.isEmpty() && grant.withOption) // which stays, until it is taken back by its name
        grant.privileges << AccountPrivilege{.name = u"USAGE"_s};
}

/// Whether a statement takes back something that grants cannot do without it.
bool isWorthRunning(const QVector<AccountGrant> &grants, const AccountGrant &revoke)
{
    const bool isOfAll = std::any_of(grants.begin(), grants.end(), [&revoke](const AccountGrant &grant) {
        return grant.kind == AccountGrant::Kind::Privileges && isOfSameLevel(grant, revoke) && hasAll(grant);
    });
    const bool isOfSchema = revoke.schema != u'*' && revoke.name == u'*';
    return isOfAll || (isOfSchema && std::any_of(grants.begin(), grants.end(), [](const AccountGrant &grant) {
                           return grant.kind == AccountGrant::Kind::Privileges && grant.schema == u'*';
                       }));
}

} // namespace

bool isOfSameLevel(const AccountGrant &one, const AccountGrant &other)
{
    return one.object == other.object && one.schema == other.schema && one.name == other.name;
}

void takeBack(QVector<AccountGrant> &grants, const AccountGrant &revoke)
{
    if (revoke.kind != AccountGrant::Kind::Revoke) {
        grants.removeIf([&revoke](const AccountGrant &grant) {
            return grant.kind == revoke.kind && grant.other == revoke.other;
        });
        return;
    }
    if (revoke.schema.isEmpty()) {
        grants.removeIf([](const AccountGrant &grant) {
            return grant.kind == AccountGrant::Kind::Privileges || grant.kind == AccountGrant::Kind::Revoke;
        });
        return;
    }
    AccountGrant rest = revoke;
    for (AccountGrant &grant : grants) {
        if (grant.kind != AccountGrant::Kind::Privileges || !isOfSameLevel(grant, revoke))
            continue;
        for (const AccountPrivilege &taken : revoke.privileges)
            takeOne(grant, taken);
    }
    grants.removeIf([](const AccountGrant &grant) {
        return grant.kind == AccountGrant::Kind::Privileges && grant.privileges.isEmpty();
    });
    rest.privileges.removeIf(
        [](const AccountPrivilege &privilege) { return privilege.name == "GRANT OPTION"_L1; });
    if (!rest.privileges.isEmpty() && isWorthRunning(grants, rest))
        grants << rest;
}

} // namespace millrace
