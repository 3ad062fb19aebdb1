// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tuning/settingtext.h"

#include "core/base/literals.h"
#include "core/sql/quoting.h"

#include <QRegularExpression>

namespace millrace {

namespace {

QString plainValue(const QString &value)
{
    QString text = value.trimmed().toUpper();
    if (text == "ON"_L1 || text == "TRUE"_L1 || text == "YES"_L1)
        return u"1"_s;
    if (text == "OFF"_L1 || text == "FALSE"_L1 || text == "NO"_L1)
        return u"0"_s;
    return text;
}

} // namespace

bool isVariableName(const QString &name)
{
    static const QRegularExpression plain(u"^[A-Za-z_][A-Za-z0-9_]*$"_s);
    return plain.match(name).hasMatch();
}

QString settingLiteral(const QString &value)
{
    static const QRegularExpression number(u"^-?\\d+(\\.\\d+)?$"_s);
    return number.match(value).hasMatch() ? value : quotedString(value);
}

bool sameSettingValue(const QString &a, const QString &b)
{
    const QString first = plainValue(a);
    const QString second = plainValue(b);
    if (first == second)
        return true;
    bool firstIsNumber = false;
    bool secondIsNumber = false;
    // Sizes beyond 2^53 would be rounded to one another: those are compared as the text they are.
    const double x = first.toDouble(&firstIsNumber);
    const double y = second.toDouble(&secondIsNumber);
    return firstIsNumber && secondIsNumber && x == y && qAbs(x) < 9e15;
}

} // namespace millrace
