// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/accounts/accounttarget.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/server/connection.h"
#include "core/sql/quoting.h"

namespace millrace {

Result<AccountTarget> AccountTarget::read(const ServerFacts &facts, Connection &server)
{
    AccountTarget target{.mariaDb = facts.isMariaDb(),
                         .version = facts.version,
                         .server = facts.displayName(),
                         .currentUser = facts.currentUser,
                         .partialRevokes = facts.variables.value(u"partial_revokes"_s) == "ON"_L1};
    const auto accounts = server.rows(u"SELECT User, Host FROM mysql.user"_s);
    if (!accounts)
        return fail(
            {.code = ErrorCode::PrivilegeMissing,
             .what = CoreText::tr("This account may not see which accounts the server has: %1")
                         .arg(accounts.error().what),
             .howToFix =
                 CoreText::tr("GRANT SELECT ON mysql.user TO %1;").arg(quotedAccount(facts.currentUser))});
    for (const auto &row : *accounts) {
        const QString host = row.value(1).toString().toLower();
        const QString user = row.value(0).toString();
        target.accounts.insert(
            (host.isEmpty() && target.mariaDb ? AccountName::role(user) : AccountName::atHost(user, host))
                .text());
    }
    MILLRACE_TRY(const auto plugins,
                 server.rows(u"SELECT PLUGIN_NAME FROM information_schema.PLUGINS WHERE "
                             "PLUGIN_TYPE = 'AUTHENTICATION' AND PLUGIN_STATUS = 'ACTIVE'"_s));
    for (const auto &row : plugins)
        target.plugins.insert(row.value(0).toString().toLower());
    MILLRACE_TRY(const auto privileges, server.rows(u"SHOW PRIVILEGES"_s));
    for (const auto &row : privileges)
        target.privileges.insert(row.value(0).toString().toUpper());
    return target;
}

} // namespace millrace
