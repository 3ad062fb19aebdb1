// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/accounts/accountstatement.h"
#include "core/source/accounts/grantrow.h"

namespace millrace {

/// What a row of mysql.user (MySQL 5.1 to 9, MariaDB before 10.4) says of its account, as the statements that
/// SHOW CREATE USER and SHOW GRANTS of that server would be. Privileges in columns of no known name
/// ("Foo_bar_priv") are called by these (FOO BAR): a server that does not know them will say so.
QVector<AccountStatement> readUserRow(GrantRow &row);

/// The privileges of the row's columns "…_priv", without GRANT OPTION. \a saysAll: where all are there that
/// the table has, they are called ALL PRIVILEGES, as servers do it.
QVector<AccountPrivilege> privilegesOfColumns(GrantRow &row, bool saysAll);

} // namespace millrace
