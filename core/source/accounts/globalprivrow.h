// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/accounts/accountstatement.h"
#include "core/source/accounts/grantrow.h"

namespace millrace {

/// What a row of mysql.global_priv (MariaDB from 10.4 on: Priv is a JSON object) says of its account, as the
/// statements that SHOW CREATE USER and SHOW GRANTS of that server would be. Bits of "access" are taken for
/// what they were to the server of "version_id"; one that none has is a privilege ACCESS BIT n.
QVector<AccountStatement> readGlobalPrivRow(GrantRow &row);

/// MariaDB's PUBLIC, which every server has and nobody makes.
bool isPublicRole(const AccountName &name);

} // namespace millrace
