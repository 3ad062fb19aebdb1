// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/text.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <utility>

namespace millrace {

namespace {

QLocale &chosenLocale()
{
    static QLocale locale(QLocale::English, QLocale::UnitedStates);
    return locale;
}

} // namespace

QLocale textLocale()
{
    return chosenLocale();
}

void setTextLocale(const QLocale &locale)
{
    // "C" groups no digits.
    chosenLocale() =
        locale.language() == QLocale::C ? QLocale(QLocale::English, QLocale::UnitedStates) : locale;
}

QString groupedNumber(qint64 value)
{
    const QLocale locale = textLocale();
    QString text = locale.toString(value);
    // Spanish writes 1234 without a separator, and Qt 6.4 takes that for a rule about every number's first
    // four digits: 1234.567.
    constexpr qsizetype group = 3;
    const qsizetype first = text.indexOf(locale.groupSeparator());
    if (first > group && text.at(first - group - 1).isDigit())
        text.insert(first - group, locale.groupSeparator());
    return text;
}

QString decimalText(double value, int decimals)
{
    return textLocale().toString(value, 'f', decimals);
}

QString sizeText(qint64 bytes)
{
    if (std::abs(bytes) < 1000)
        return u"%1 B"_s.arg(bytes);
    static constexpr std::array units{"kB", "MB", "GB", "TB", "PB"};
    double value = static_cast<double>(bytes) / 1000.0;
    std::size_t unit = 0;
    // 999.5 would be printed as 1000: step up where rounding would.
    while (std::abs(value) >= 999.5 && unit + 1 < units.size()) {
        value /= 1000.0;
        ++unit;
    }
    const int decimals = std::abs(value) < 9.995 ? 2 : std::abs(value) < 99.95 ? 1 : 0;
    return u"%1 %2"_s.arg(decimalText(value, decimals), QLatin1String(units[unit]));
}

QString durationText(qint64 milliseconds)
{
    const qint64 seconds = qMax<qint64>(0, milliseconds) / 1000;
    const qint64 hours = seconds / 3600;
    const auto two = [](qint64 value) { return u"%1"_s.arg(value, 2, 10, '0'_L1); };
    if (hours > 0)
        return u"%1:%2:%3"_s.arg(groupedNumber(hours), two(seconds / 60 % 60), two(seconds % 60));
    return u"%1:%2"_s.arg(seconds / 60).arg(two(seconds % 60));
}

QString rateText(double perSecond)
{
    if (!std::isfinite(perSecond) || perSecond < 0)
        return u"0"_s;
    double step = 1;
    while (perSecond / step >= 10000)
        step *= 10;
    return groupedNumber(static_cast<qint64>(std::llround(perSecond / step) * static_cast<long long>(step)));
}

QString counted(qint64 count, const QString &singular, const QString &plural)
{
    return groupedNumber(count) + u' ' + (count == 1 ? singular : plural);
}

QString rowsText(qint64 count)
{
    return counted(count, CoreText::tr("row"), CoreText::tr("rows"));
}

QString tablesText(qint64 count)
{
    return counted(count, CoreText::tr("table"), CoreText::tr("tables"));
}

QString columnsText(qint64 count)
{
    return counted(count, CoreText::tr("column"), CoreText::tr("columns"));
}

QString fieldsText(qint64 count)
{
    return counted(count, CoreText::tr("field"), CoreText::tr("fields"));
}

QString filesText(qint64 count)
{
    return counted(count, CoreText::tr("file"), CoreText::tr("files"));
}

QString indexesText(qint64 count)
{
    return counted(count, CoreText::tr("index"), CoreText::tr("indexes"));
}

QString statementsText(qint64 count)
{
    return counted(count, CoreText::tr("statement"), CoreText::tr("statements"));
}

QString workersText(qint64 count)
{
    return counted(count, CoreText::tr("worker"), CoreText::tr("workers"));
}

namespace {

/// Columns of a terminal: East Asian Width W and F take two, what stands on another character none.
int widthOf(char32_t c)
{
    static constexpr std::pair<char32_t, char32_t> wide[] = {
        {0x1100, 0x115F},   {0x2E80, 0x303E},   {0x3041, 0xA4CF},   {0xAC00, 0xD7A3},
        {0xF900, 0xFAFF},   {0xFE30, 0xFE6F},   {0xFF00, 0xFF60},   {0xFFE0, 0xFFE6},
        {0x1F300, 0x1F64F}, {0x1F680, 0x1F6FF}, {0x1F900, 0x1FAFF}, {0x20000, 0x3FFFD}};
    const QChar::Category category = QChar::category(c);
    if (category == QChar::Mark_NonSpacing || category == QChar::Mark_Enclosing ||
        category == QChar::Other_Format)
        return 0;
    return std::any_of(std::begin(wide), std::end(wide),
                       [c](const auto &range) { return c >= range.first && c <= range.second; })
               ? 2
               : 1;
}

} // namespace

QString shortenedTo(const QString &text, int columns)
{
    const QList<uint> characters = text.toUcs4();
    int width = 0;
    qsizetype kept = 0; // characters that leave room for the ellipsis
    for (qsizetype i = 0; i < characters.size(); ++i) {
        width += widthOf(characters.at(i));
        if (width > columns)
            return QString::fromUcs4(reinterpret_cast<const char32_t *>(characters.constData()), kept) +
                   QChar(0x2026);
        if (width < columns)
            kept = i + 1;
    }
    return text;
}

QString withoutControls(QString text)
{
    constexpr char16_t pictures = 0x2400; // of U+0000 to U+001F
    constexpr char16_t deletePicture = 0x2421;
    constexpr char16_t replacement =
        0xFFFD; // the second block of controls, which terminals obey too, has none
    for (QChar &c : text) {
        const char16_t code = c.unicode();
        if (code < 0x20 && code != '\n' && code != '\t')
            c = QChar(static_cast<char16_t>(pictures + code));
        else if (code == 0x7F)
            c = QChar(deletePicture);
        else if (code >= 0x80 && code < 0xA0)
            c = QChar(replacement);
    }
    return text;
}

} // namespace millrace
