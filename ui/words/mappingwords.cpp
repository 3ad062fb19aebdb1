// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/mappingwords.h"

#include "core/base/literals.h"
#include "ui/language/localtext.h"

#include <QCoreApplication>
#include <QHash>
#include <algorithm>

namespace millrace {

namespace {

struct TransformTexts
{
    Q_DECLARE_TR_FUNCTIONS(TransformWords)
};

} // namespace

QString mappingWords(const Mapping &mapping)
{
    const auto bound =
        std::count_if(mapping.fields.begin(), mapping.fields.end(),
                      [](const FieldBinding &binding) { return binding.kind == FieldBinding::Kind::Column; });
    return tr("%1 → %2").arg(fieldsText(mapping.fields.size()),
                             columnsText(bound + mapping.expressions.size()));
}

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

QString transformName(const Transform &transform)
{
    const QHash<QString, QString> names{
        {u"trim"_s, TransformTexts::tr("Trim blanks")},
        {u"trim-cr"_s, TransformTexts::tr("Trim carriage returns at the end")},
        {u"null-if-empty"_s, TransformTexts::tr("NULL when empty")},
        {u"null-if"_s, TransformTexts::tr("NULL when it says …")},
        {u"if-null"_s, TransformTexts::tr("Another value for NULL …")},
        {u"number"_s, TransformTexts::tr("Number with separators …")},
        {u"date"_s, TransformTexts::tr("Date in a format …")},
        {u"epoch-utc"_s, TransformTexts::tr("Epoch → datetime, UTC …")},
        {u"epoch-session"_s, TransformTexts::tr("Epoch → datetime, session time zone …")},
        {u"prefix"_s, TransformTexts::tr("Prefix …")},
        {u"suffix"_s, TransformTexts::tr("Suffix …")},
        {u"upper"_s, TransformTexts::tr("Upper case")},
        {u"lower"_s, TransformTexts::tr("Lower case")},
        {u"left"_s, TransformTexts::tr("Cut to a length …")},
        {u"replace"_s, TransformTexts::tr("Replace text …")},
        {u"replace-pattern"_s, TransformTexts::tr("Replace a pattern …")},
        {u"split"_s, TransformTexts::tr("Part of a list …")},
        {u"join"_s, TransformTexts::tr("Join with another field …")},
        {u"lookup"_s, TransformTexts::tr("Look up in a list …")},
        {u"lookup-or-same"_s, TransformTexts::tr("Look up, else as it is …")},
        {u"boolean"_s, TransformTexts::tr("Yes/no → 1/0")},
        {u"unhex"_s, TransformTexts::tr("Hexadecimal → bytes")},
        {u"from-base64"_s, TransformTexts::tr("Base64 → bytes")},
        {u"uuid-to-bytes"_s, TransformTexts::tr("UUID → 16 bytes")},
        {u"ip-to-bytes"_s, TransformTexts::tr("IP address → bytes")},
        {u"json-text"_s, TransformTexts::tr("JSON of a binary dump")},
        {u"bits-from-number"_s, TransformTexts::tr("Number → BIT")},
        {u"geometry-from-text"_s, TransformTexts::tr("WKT → geometry")},
    };
    return names.value(transform.id, transform.id);
}

QString parameterName(const TransformParameter &parameter)
{
    const QHash<QString, QString> names{
        {u"text"_s, TransformTexts::tr("Text")},
        {u"group"_s, TransformTexts::tr("Groups")},
        {u"decimal"_s, TransformTexts::tr("Decimal")},
        {u"format"_s, TransformTexts::tr("Format")},
        {u"per"_s, TransformTexts::tr("Units per second")},
        {u"length"_s, TransformTexts::tr("Characters")},
        {u"by"_s, TransformTexts::tr("By")},
        {u"pattern"_s, TransformTexts::tr("Pattern")},
        {u"separator"_s, TransformTexts::tr("Separator")},
        {u"part"_s, TransformTexts::tr("Part")},
        {u"other"_s, TransformTexts::tr("Variable")},
        {u"pairs"_s, TransformTexts::tr("From=to, …")},
        {u"else"_s, TransformTexts::tr("Else")},
    };
    return names.value(parameter.id, parameter.id);
}

} // namespace millrace
