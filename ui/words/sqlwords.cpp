// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/sqlwords.h"

#include "core/base/literals.h"

namespace millrace {

QStringList expressionWords(const Mapping &mapping)
{
    QStringList words;
    for (const FieldBinding &binding : mapping.fields)
        if (binding.kind == FieldBinding::Kind::Variable &&
            !words.contains(u'@' + binding.name, Qt::CaseInsensitive))
            words << u'@' + binding.name;
    words << u"@row_number"_s;
    static const QStringList functions =
        u"ABS CAST CEILING CHAR_LENGTH COALESCE CONCAT CONCAT_WS CONV CONVERT CONVERT_TZ CRC32 "
        "CURRENT_TIMESTAMP DATE DATE_ADD DATE_FORMAT DATE_SUB DAY ELT FIELD FIND_IN_SET FLOOR FORMAT "
        "FROM_BASE64 FROM_UNIXTIME GREATEST HEX HOUR IF IFNULL INET6_ATON INET_ATON INSTR ISNULL "
        "JSON_ARRAY JSON_EXTRACT JSON_OBJECT JSON_SET JSON_UNQUOTE JSON_VALID LAST_DAY LEAST LEFT "
        "LENGTH LOCATE LOWER LPAD LTRIM MAKEDATE MD5 MID MINUTE MOD MONTH NULLIF ORD POINT POWER QUOTE "
        "REGEXP_REPLACE REGEXP_SUBSTR REPEAT REPLACE REVERSE RIGHT ROUND RPAD RTRIM SEC_TO_TIME SECOND "
        "SHA1 SHA2 SIGN SPACE STR_TO_DATE SUBSTRING SUBSTRING_INDEX TIME TIMESTAMP TIMESTAMPADD "
        "TIMESTAMPDIFF TIME_TO_SEC TO_BASE64 TRIM TRUNCATE UNHEX UNIX_TIMESTAMP UPPER UTC_TIMESTAMP UUID "
        "WEEK YEAR ST_GeomFromText ST_GeomFromWKB"_s.split(u' ');
    for (const QString &function : functions)
        words << function + u'(';
    return words;
}

} // namespace millrace
