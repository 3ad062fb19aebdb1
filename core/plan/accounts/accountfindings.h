// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/accounts/accountfit.h"
#include "core/plan/accounts/accountsplan.h"
#include "core/plan/checks/finding.h"

namespace millrace {

/// Which of the accounts that are wanted are made, and which are there.
struct DecidedAccounts
{
    QVector<FittedAccount> made;
    QVector<FittedAccount> there; ///< they stay as they are
    QVector<DumpAccount> dump;    ///< all of it
    QStringList notUnderstood;    ///< AccountSet::notUnderstood()
    QStringList dropped;          ///< AccountSet::dropped()
};

/// Errors: those of readAccounts().
Result<DecidedAccounts> decideAccounts(const AccountsPlan &plan, const SchemaNames &schemas,
                                       const AccountTarget &target);

/// Whether a table or a routine that a grant is about will be there once the dump is loaded.
using MakesObject = std::function<bool(const AccountGrant &grant)>;
/// Errors: the server's.
Result<bool> isObjectThere(const AccountGrant &grant, Connection &server);

/// What becomes of the dump's accounts on this server; what of them it cannot have blocks, unless the plan
/// lets it go. Errors: the server's.
Result<QVector<Finding>> accountFindings(const AccountsPlan &plan, const SchemaNames &schemas,
                                         const ServerFacts &facts, Connection &server,
                                         const MakesObject &makes);
/// What is to be known of a plan without a server: which accounts the dump brings. Empty: none.
QString accountsNote(const AccountsPlan &plan);

QString accountsTopic();

} // namespace millrace
