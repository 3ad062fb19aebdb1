// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/language/localtext.h"

#include <QCoreApplication>
namespace millrace {

QString shortestText(double value)
{
    QLocale locale = textLocale();
    locale.setNumberOptions(locale.numberOptions() | QLocale::OmitGroupSeparator);
    return locale.toString(value, 'f', QLocale::FloatingPointShortest);
}

std::optional<qint64> numberFromText(const QString &text)
{
    const QLocale locale = textLocale();
    QString digits = text.trimmed();
    digits.remove(locale.groupSeparator());
    digits.removeIf([](QChar c) { return c.isSpace(); }); // no-break ones, too
    bool isNumber = false;
    const qint64 number = locale.toLongLong(digits, &isNumber);
    return isNumber ? std::optional(number) : std::nullopt;
}

int wholePercent(double fraction)
{
    return static_cast<int>(fraction * 100.0 + 1e-6); // 0.58 is 0.57999… to the machine
}

QString tr(const char *text)
{
    return QCoreApplication::translate("millrace", text);
}

} // namespace millrace
