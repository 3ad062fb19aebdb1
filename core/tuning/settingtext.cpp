// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tuning/settingtext.h"

#include "core/server/quoting.h"

#include <QRegularExpression>

namespace millrace {

namespace {

QString plainValue(const QString &value)
{
    const QString text = value.trimmed().toUpper();
    if (text == QLatin1String("ON") || text == QLatin1String("TRUE") || text == QLatin1String("YES"))
        return QStringLiteral("1");
    if (text == QLatin1String("OFF") || text == QLatin1String("FALSE") || text == QLatin1String("NO"))
        return QStringLiteral("0");
    return text;
}

} // namespace

bool isVariableName(const QString &name)
{
    static const QRegularExpression plain(QStringLiteral("^[A-Za-z_][A-Za-z0-9_]*$"));
    return plain.match(name).hasMatch();
}

QString settingLiteral(const QString &value)
{
    static const QRegularExpression number(QStringLiteral("^-?\\d+(\\.\\d+)?$"));
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
