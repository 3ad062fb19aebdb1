// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/text.h"

#include <QLocale>
#include <array>
#include <cmath>

namespace millrace {

QString groupedNumber(qint64 value)
{
    static const QLocale english(QLocale::English, QLocale::UnitedStates);
    return english.toString(value);
}

QString sizeText(qint64 bytes)
{
    if (std::abs(bytes) < 1000)
        return QStringLiteral("%1 B").arg(bytes);
    static constexpr std::array units{"kB", "MB", "GB", "TB", "PB"};
    double value = static_cast<double>(bytes) / 1000.0;
    std::size_t unit = 0;
    // 999.5 would be printed as 1000: step up where rounding would.
    while (std::abs(value) >= 999.5 && unit + 1 < units.size()) {
        value /= 1000.0;
        ++unit;
    }
    const int decimals = std::abs(value) < 9.995 ? 2 : std::abs(value) < 99.95 ? 1 : 0;
    return QStringLiteral("%1 %2").arg(QString::number(value, 'f', decimals), QLatin1String(units[unit]));
}

QString durationText(qint64 milliseconds)
{
    const qint64 seconds = qMax<qint64>(0, milliseconds) / 1000;
    const qint64 hours = seconds / 3600;
    const auto two = [](qint64 value) { return QStringLiteral("%1").arg(value, 2, 10, QLatin1Char('0')); };
    if (hours > 0)
        return QStringLiteral("%1:%2:%3")
            .arg(groupedNumber(hours), two(seconds / 60 % 60), two(seconds % 60));
    return QStringLiteral("%1:%2").arg(seconds / 60).arg(two(seconds % 60));
}

QString rateText(double perSecond)
{
    if (!std::isfinite(perSecond) || perSecond < 0)
        return QStringLiteral("0");
    double step = 1;
    while (perSecond / step >= 10000)
        step *= 10;
    return groupedNumber(static_cast<qint64>(std::llround(perSecond / step) * static_cast<long long>(step)));
}

QString counted(qint64 count, const QString &singular, const QString &plural)
{
    return groupedNumber(count) + QLatin1Char(' ') + (count == 1 ? singular : plural);
}

} // namespace millrace
