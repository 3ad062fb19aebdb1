// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/jsonmembers.h"
#include "core/base/result.h"
#include "core/source/accounts/account.h"

namespace millrace {

/// How far a run is with the accounts of its dump: accounts.json in its folder, on disk before each step. No
/// secrets: passwords and their hashes stay in the dump.
struct AccountRecord
{
    enum class Stage
    {
        Making,
        Granting,
        HandingOver, ///< roles that the run made are still its account's
        Done
    };
    enum class State
    {
        Wanted,
        Making, ///< the statement may have run
        Made,
        Going, ///< a rollback found it as the run left it, and drops it
        TakenBack,
        Left ///< a rollback left it; `why`
    };
    struct Account
    {
        QString user;
        QString host;
        bool hasHost = true;
        bool isRole = false; ///< made by CREATE ROLE
        State state = State::Wanted;
        QString lockedWhy;   ///< what its password was kept in; empty: it has its own
        QStringList without; ///< what it lacks of the dump's, sentences
        QString mark;        ///< what it is told by later, a hash of all it is; empty: not known
        QString why;

        AccountName name() const { return {user, host, hasHost, false}; }
    };

    Stage stage = Stage::Making;
    QVector<Account> accounts; ///< that the run makes, in order
    QStringList there;         ///< on the server already: they stayed as they are

    QStringList namesOf(State state) const;
    /// For people, sentences: "Accounts: 7 made (…), …".
    QStringList sentences() const;

    static QString path(const QString &runFolder) { return runFolder + QStringLiteral("/accounts.json"); }
    /// Nothing: the run has come to none. Errors: FileNotReadable, BadJson.
    static Result<std::optional<AccountRecord>> load(const QString &runFolder);
    /// Errors: FileNotWritable, DiskFull.
    Result<void> save(const QString &runFolder) const;
};

template <>
inline constexpr auto enumNames<AccountRecord::Stage> =
    namesOfEnum<AccountRecord::Stage>({{AccountRecord::Stage::Making, "making"},
                                       {AccountRecord::Stage::Granting, "granting"},
                                       {AccountRecord::Stage::HandingOver, "handing-over"},
                                       {AccountRecord::Stage::Done, "done"}});
template <>
inline constexpr auto enumNames<AccountRecord::State> =
    namesOfEnum<AccountRecord::State>({{AccountRecord::State::Wanted, "wanted"},
                                       {AccountRecord::State::Making, "making"},
                                       {AccountRecord::State::Made, "made"},
                                       {AccountRecord::State::Going, "going"},
                                       {AccountRecord::State::TakenBack, "taken-back"},
                                       {AccountRecord::State::Left, "left"}});
template <>
inline const JsonMembers<AccountRecord::Account> jsonMembers<AccountRecord::Account>{
    {"user", &AccountRecord::Account::user},        {"host", &AccountRecord::Account::host},
    {"has_host", &AccountRecord::Account::hasHost}, {"is_role", &AccountRecord::Account::isRole},
    {"state", &AccountRecord::Account::state},      {"locked_why", &AccountRecord::Account::lockedWhy},
    {"without", &AccountRecord::Account::without},  {"mark", &AccountRecord::Account::mark},
    {"why", &AccountRecord::Account::why}};
template <>
inline const JsonMembers<AccountRecord> jsonMembers<AccountRecord>{{"stage", &AccountRecord::stage},
                                                                   {"accounts", &AccountRecord::accounts},
                                                                   {"there", &AccountRecord::there}};

} // namespace millrace
