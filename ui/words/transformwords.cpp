// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/transformwords.h"

#include "core/base/literals.h"

#include <QCoreApplication>
#include <QHash>

namespace millrace {

namespace {

struct TransformTexts
{
    Q_DECLARE_TR_FUNCTIONS(TransformWords)
};

} // namespace

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
