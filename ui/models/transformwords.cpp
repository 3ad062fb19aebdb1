// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/transformwords.h"

#include <QCoreApplication>
#include <QHash>

namespace millrace {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(TransformWords)
};

} // namespace

QString transformName(const Transform &transform)
{
    const QHash<QString, QString> names{
        {QStringLiteral("trim"), Words::tr("Trim blanks")},
        {QStringLiteral("trim-cr"), Words::tr("Trim carriage returns at the end")},
        {QStringLiteral("null-if-empty"), Words::tr("NULL when empty")},
        {QStringLiteral("null-if"), Words::tr("NULL when it says …")},
        {QStringLiteral("if-null"), Words::tr("Another value for NULL …")},
        {QStringLiteral("number"), Words::tr("Number with separators …")},
        {QStringLiteral("date"), Words::tr("Date in a format …")},
        {QStringLiteral("epoch-utc"), Words::tr("Epoch → datetime, UTC …")},
        {QStringLiteral("epoch-session"), Words::tr("Epoch → datetime, session time zone …")},
        {QStringLiteral("prefix"), Words::tr("Prefix …")},
        {QStringLiteral("suffix"), Words::tr("Suffix …")},
        {QStringLiteral("upper"), Words::tr("Upper case")},
        {QStringLiteral("lower"), Words::tr("Lower case")},
        {QStringLiteral("left"), Words::tr("Cut to a length …")},
        {QStringLiteral("replace"), Words::tr("Replace text …")},
        {QStringLiteral("replace-pattern"), Words::tr("Replace a pattern …")},
        {QStringLiteral("split"), Words::tr("Part of a list …")},
        {QStringLiteral("join"), Words::tr("Join with another field …")},
        {QStringLiteral("lookup"), Words::tr("Look up in a list …")},
        {QStringLiteral("lookup-or-same"), Words::tr("Look up, else as it is …")},
        {QStringLiteral("boolean"), Words::tr("Yes/no → 1/0")},
        {QStringLiteral("unhex"), Words::tr("Hexadecimal → bytes")},
        {QStringLiteral("from-base64"), Words::tr("Base64 → bytes")},
        {QStringLiteral("uuid-to-bytes"), Words::tr("UUID → 16 bytes")},
        {QStringLiteral("ip-to-bytes"), Words::tr("IP address → bytes")},
        {QStringLiteral("json-text"), Words::tr("JSON of a binary dump")},
        {QStringLiteral("bits-from-number"), Words::tr("Number → BIT")},
        {QStringLiteral("geometry-from-text"), Words::tr("WKT → geometry")},
    };
    return names.value(transform.id, transform.id);
}

QString parameterName(const TransformParameter &parameter)
{
    const QHash<QString, QString> names{
        {QStringLiteral("text"), Words::tr("Text")},
        {QStringLiteral("group"), Words::tr("Groups")},
        {QStringLiteral("decimal"), Words::tr("Decimal")},
        {QStringLiteral("format"), Words::tr("Format")},
        {QStringLiteral("per"), Words::tr("Units per second")},
        {QStringLiteral("length"), Words::tr("Characters")},
        {QStringLiteral("by"), Words::tr("By")},
        {QStringLiteral("pattern"), Words::tr("Pattern")},
        {QStringLiteral("separator"), Words::tr("Separator")},
        {QStringLiteral("part"), Words::tr("Part")},
        {QStringLiteral("other"), Words::tr("Variable")},
        {QStringLiteral("pairs"), Words::tr("From=to, …")},
        {QStringLiteral("else"), Words::tr("Else")},
    };
    return names.value(parameter.id, parameter.id);
}

} // namespace millrace
