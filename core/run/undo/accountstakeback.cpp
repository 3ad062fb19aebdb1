// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/undo/accountstakeback.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/record/accountrecord.h"
#include "core/run/wholedump/accountsrun.h"
#include "core/server/connection.h"
#include "core/server/errorcatalogue.h"

namespace millrace {

namespace {

using State = AccountRecord::State;

QString dropText(const AccountRecord::Account &account)
{
    return (account.isRole ? u"DROP ROLE %1"_s : u"DROP USER %1"_s).arg(account.name().quoted());
}

void leave(AccountRecord::Account &account, const QString &why)
{
    account.state = State::Left;
    account.why = why;
}

Result<void> look(AccountRecord::Account &account, Connection &server)
{
    MILLRACE_TRY(const auto mark, accountMark(account, server, account.mark));
    if (mark.isEmpty())
        account.state = State::TakenBack; // somebody has done it
    else if (account.mark.isEmpty())
        leave(account, CoreText::tr("the run did not come to its end with it, and so nobody can tell whether "
                                    "it is as the run left it. Where it is not wanted: %1;")
                           .arg(dropText(account)));
    else if (account.mark != mark)
        leave(account, CoreText::tr("somebody has changed it since. Where it is not wanted: %1;")
                           .arg(dropText(account)));
    else
        account.state = State::Going;
    return {};
}

} // namespace

Result<void> takeAccountsBack(const QString &runFolder, Connection &server)
{
    MILLRACE_TRY(auto record, AccountRecord::load(runFolder));
    if (!record)
        return {};
    // All are looked at before the first goes: a role that is dropped changes what its holders are told by.
    // What was found is on disk then, for who is killed in between.
    for (AccountRecord::Account &account : record->accounts)
        if (account.state == State::Made || account.state == State::Making || account.state == State::Left)
            MILLRACE_TRY_VOID(look(account, server));
    MILLRACE_TRY_VOID(record->save(runFolder));
    for (qsizetype i = record->accounts.size(); i-- > 0;) {
        AccountRecord::Account &account = record->accounts[i];
        if (account.state != State::Going)
            continue;
        constexpr int notThere = 1396;
        const auto dropped = server.execute(dropText(account));
        if (dropped || dropped.error().context.serverCode == notThere)
            account.state = State::TakenBack;
        else if (isConnectionLoss(dropped.error().context.serverCode.value_or(0)))
            return fail(dropped.error());
        else
            leave(account, dropped.error().what);
        MILLRACE_TRY_VOID(record->save(runFolder));
    }
    return {};
}

} // namespace millrace
