// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sql/sqlmode.h"

#include "core/base/literals.h"

namespace millrace {

QString plainQuotesMode()
{
    QString mode = u"@@SESSION.sql_mode"_s;
    // ANSI after ANSI_QUOTES, in which it stands as well. The others are MariaDB's; MySQL 5.7 knows them
    // too.
    for (const char *one :
         {"NO_BACKSLASH_ESCAPES", "ANSI_QUOTES", "ANSI", "ORACLE", "MSSQL", "DB2", "MAXDB", "POSTGRESQL"})
        mode = u"REPLACE(%1, '%2', '')"_s.arg(mode, QLatin1String(one));
    return mode;
}

} // namespace millrace
