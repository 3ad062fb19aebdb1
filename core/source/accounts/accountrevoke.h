// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/accounts/account.h"

namespace millrace {

/// Of the same schema and name, and of the same kind of object: there a REVOKE takes back what a GRANT gave.
bool isOfSameLevel(const AccountGrant &one, const AccountGrant &other);

/// What a REVOKE of the dump leaves of the grants before it, as servers do it: privileges go from grants of
/// the same level, those of a table with those of its columns. What cannot be done so is kept behind them, to
/// be run as a statement: privileges out of ALL PRIVILEGES, and MySQL's partial revokes. What takes back
/// nothing is dropped. \a revoke: of Kind::Role and Kind::Proxy, what is taken back; of Kind::Revoke without
/// a schema, all but roles.
void takeBack(QVector<AccountGrant> &grants, const AccountGrant &revoke);

} // namespace millrace
