// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/accounts/accountstatement.h"

namespace millrace {

/// mysql.sys, mariadb.sys …: every server has its own.
bool isServersOwnAccount(const AccountName &name);

/// All accounts of a dump, put together from its statements.
class AccountSet
{
public:
    /// \a place: for people, "line 12 of users.sql".
    void add(const AccountStatement &statement, const QString &place);
    /// Something of the dump about accounts that cannot be read: nothing comes of it.
    void addUnreadable(const QString &place) { m_notUnderstood << place; }

    /// Without the servers' own, in the order in which the dump names them first. A name without a host is a
    /// role where the dump makes one of that name, else an account at any host, as servers take it.
    QVector<DumpAccount> accounts() const;
    /// Places of statements and rows that are not carried because they are of no known form.
    QStringList notUnderstood() const { return m_notUnderstood; }
    /// Places of statements that drop an account and leave it so.
    QStringList dropped() const;

private:
    struct Step
    {
        AccountStatement statement;
        QString place;
    };
    AccountName resolved(const AccountName &name) const;
    void follow(const Step &step, QVector<DumpAccount> &accounts) const;

    QVector<Step> m_steps; ///< in the dump's order: a REVOKE goes by the grants before it
    QStringList m_notUnderstood;
    QStringList m_roles; ///< names without a host of which the dump makes roles
};

} // namespace millrace
