// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/strictness.h"

#include "core/base/literals.h"
#include "core/source/sqldump/sqlsession.h"

#include <QStringList>
#include <algorithm>

namespace millrace {

bool bendsValues(const QString &sqlMode)
{
    // Without STRICT_TRANS_TABLES, STRICT_ALL_TABLES and TRADITIONAL. What is none of these, or empty, stands
    // for a part of the server's own mode (CONCAT(@@sql_mode, ',…'), DEFAULT), which may be strict.
    static const QStringList lenient =
        u"ALLOW_INVALID_DATES ANSI ANSI_QUOTES DB2 EMPTY_STRING_IS_NULL ERROR_FOR_DIVISION_BY_ZERO "
        "HIGH_NOT_PRECEDENCE IGNORE_SPACE MAXDB MSSQL MYSQL323 MYSQL40 NO_AUTO_CREATE_USER "
        "NO_AUTO_VALUE_ON_ZERO NO_BACKSLASH_ESCAPES NO_DIR_IN_CREATE NO_ENGINE_SUBSTITUTION "
        "NO_FIELD_OPTIONS NO_KEY_OPTIONS NO_TABLE_OPTIONS NO_UNSIGNED_SUBTRACTION NO_ZERO_DATE "
        "NO_ZERO_IN_DATE ONLY_FULL_GROUP_BY ORACLE PAD_CHAR_TO_FULL_LENGTH PIPES_AS_CONCAT POSTGRESQL "
        "REAL_AS_FLOAT SIMULTANEOUS_ASSIGNMENT TIME_ROUND_FRACTIONAL TIME_TRUNCATE_FRACTIONAL"_s.split(u' ');
    const QStringList modes = sqlMode.split(u',');
    return sqlMode == QLatin1String(noSqlMode) ||
           std::all_of(modes.begin(), modes.end(),
                       [](const QString &mode) { return lenient.contains(mode.trimmed()); });
}

} // namespace millrace
