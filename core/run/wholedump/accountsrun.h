// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/event.h"
#include "core/plan/accounts/accountfindings.h"
#include "core/plan/wholedump/dumpplan.h"
#include "core/record/accountrecord.h"

#include <functional>
#include <stop_token>

namespace millrace {

/// Makes the accounts that the plan wants of its dump. What it is about to do is written down before
/// (AccountRecord): whoever resumes it makes each account once, and never takes somebody else's for its own.
/// On the thread of the run.
class AccountsRun
{
public:
    struct Context
    {
        const DumpPlan &plan;
        const ResolvedConnection &target;
        QString folder; ///< of the run
        std::stop_token stop;
        std::function<void(Event::Kind kind, const QString &text, const QJsonObject &values)> tell;
    };
    explicit AccountsRun(Context context)
        : m_context(std::move(context))
    {}

    /// The accounts themselves, when the rows are proved: views and routines may be theirs. Errors:
    /// PreflightRefused (the server cannot have one of them as the plan wants it); the server's, without
    /// what is secret in a statement; those of readAccounts(); Cancelled.
    Result<void> make();
    /// What they may do, when all is there that it is about. The same errors.
    Result<void> grant();

private:
    struct Work
    {
        std::unique_ptr<Connection> server;
        AccountTarget target;
        DecidedAccounts decided;
        AccountRecord record;
    };
    Result<Work> begin() const;
    Result<void> makeOne(Work &work, AccountRecord::Account &account);
    Result<void> grantOne(Work &work, AccountRecord::Account &account, const FittedAccount &fitted);
    Result<void> handOver(Work &work);
    Result<void> run(Work &work, const FittedAccount &account, const QString &sql) const;
    void leaveAsForeign(Work &work, const AccountName &name) const;

    const Context m_context;
};

/// What an account is told by later: a hash of all that the server says it is, with a salt and so many rounds
/// that it gives nothing of the password away. \a like: an earlier mark, to be held against. Empty: the
/// account is not there. Errors: the server's.
Result<QString> accountMark(const AccountRecord::Account &account, Connection &server,
                            const QString &like = {});

} // namespace millrace
