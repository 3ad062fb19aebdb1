// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/valuekind.h"

#include "core/base/literals.h"

#include <QJsonDocument>
#include <array>
#include <charconv>
#include <cstdlib>
#include <string_view>

namespace millrace {

namespace {

constexpr qsizetype mostDigits = 65; // of DECIMAL
constexpr qsizetype mostFraction = 30;
/// Longer texts are taken for JSON by their first and last byte: parsing megabytes to guess a type is too
/// much.
constexpr qsizetype mostJsonBytes = 256LL * 1024;

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

/// The number at text[at, at + digits); -1 when it is none.
int number(std::string_view text, std::size_t at, std::size_t digits)
{
    if (at + digits > text.size())
        return -1;
    int value = 0;
    for (std::size_t i = at; i < at + digits; ++i) {
        if (!isDigit(text[i]))
            return -1;
        value = value * 10 + (text[i] - '0');
    }
    return value;
}

ValueKinds numberKinds(std::string_view text)
{
    const std::string_view body = text.substr(text.starts_with('-') ? 1 : 0);
    std::size_t at = 0;
    while (at < body.size() && isDigit(body[at]))
        ++at;
    const std::size_t whole = at;
    if (whole == 0 || (whole > 1 && body[0] == '0'))
        return {};
    std::size_t fraction = 0;
    if (at < body.size() && body[at] == '.') {
        ++at;
        while (at < body.size() && isDigit(body[at])) {
            ++at;
            ++fraction;
        }
        if (fraction == 0)
            return {};
    }
    if (at == body.size()) {
        if (whole + fraction > std::size_t(mostDigits) || fraction > std::size_t(mostFraction))
            return ValueKind::Real;
        const ValueKinds decimal = ValueKinds(ValueKind::Decimal) | ValueKind::Real;
        return fraction == 0 ? decimal | ValueKind::Integer : decimal;
    }
    if (body[at] != 'e' && body[at] != 'E')
        return {};
    ++at;
    if (at < body.size() && (body[at] == '+' || body[at] == '-'))
        ++at;
    const std::size_t exponent = body.size() - at;
    return exponent > 0 && exponent <= 3 && number(body, at, exponent) >= 0 ? ValueKinds(ValueKind::Real)
                                                                            : ValueKinds();
}

bool isSecondFraction(std::string_view text)
{
    return text.empty() ||
           (text[0] == '.' && text.size() >= 2 && text.size() <= 7 && number(text, 1, text.size() - 1) >= 0);
}

/// hh:mm:ss from `at` on, with hours below `hours`.
bool isClock(std::string_view text, std::size_t hourDigits, int hours)
{
    const int hour = number(text, 0, hourDigits);
    if (hour < 0 || hour > hours || text.size() < hourDigits + 6)
        return false;
    const int minute = number(text, hourDigits + 1, 2);
    const int second = number(text, hourDigits + 4, 2);
    return text[hourDigits] == ':' && text[hourDigits + 3] == ':' && minute >= 0 && minute < 60 &&
           second >= 0 && second < 60 && isSecondFraction(text.substr(hourDigits + 6));
}

ValueKinds timeKinds(std::string_view text)
{
    constexpr std::array<int, 13> days{31, 31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    const int year = number(text, 0, 4);
    const int month = number(text, 5, 2);
    const int day = number(text, 8, 2);
    if (year >= 0 && month >= 0 && day >= 0 && text[4] == '-' && text[7] == '-') {
        const bool leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
        if (month > 12 || day > days.at(std::size_t(month)) || (month == 2 && day == 29 && !leap))
            return {};
        if (text.size() == 10)
            return ValueKinds(ValueKind::Date) | ValueKind::DateTime;
        const bool separated = text[10] == ' ' || text[10] == 'T';
        return separated && isClock(text.substr(11), 2, 23) ? ValueKinds(ValueKind::DateTime) : ValueKinds();
    }
    const std::string_view clock = text.substr(text.starts_with('-') ? 1 : 0);
    return isClock(clock, 2, 99) || isClock(clock, 3, 838) ? ValueKinds(ValueKind::Time) : ValueKinds();
}

bool isUuid(std::string_view text)
{
    if (text.size() != 36)
        return false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool dash = i == 8 || i == 13 || i == 18 || i == 23;
        if (dash ? text[i] != '-' : !std::isxdigit(static_cast<unsigned char>(text[i])))
            return false;
    }
    return true;
}

bool isJson(const QByteArray &value)
{
    const QByteArray text = value.trimmed();
    const bool enclosed =
        (text.startsWith('{') && text.endsWith('}')) || (text.startsWith('[') && text.endsWith(']'));
    if (!enclosed || text.size() > mostJsonBytes)
        return enclosed;
    QJsonParseError error{};
    QJsonDocument::fromJson(text, &error);
    return error.error == QJsonParseError::NoError;
}

} // namespace

ValueKinds kindsOf(const QByteArray &value, bool isText)
{
    ValueKinds kinds = isText ? ValueKinds(ValueKind::Text) : ValueKinds();
    const std::string_view text(value.constData(), std::size_t(value.size()));
    const char first = text.empty() ? '\0' : text.front();
    if (isDigit(first) || first == '-')
        kinds |= numberKinds(text) | timeKinds(text);
    if (isUuid(text))
        kinds |= ValueKind::Uuid;
    if (isText && (first == '{' || first == '[' || first == ' ') && isJson(value))
        kinds |= ValueKind::Json;
    return kinds;
}

DecimalShape decimalShape(const QByteArray &value)
{
    const qsizetype sign = value.startsWith('-') ? 1 : 0;
    const qsizetype point = value.indexOf('.');
    if (point < 0)
        return {.whole = int(value.size() - sign)};
    return {.whole = int(point - sign), .fraction = int(value.size() - point - 1)};
}

namespace {

/// 0.DIGITS times ten to the power of it; no zeros at either end of the digits.
struct Magnitude
{
    QByteArray digits;
    int exponent = 0;
    friend bool operator==(const Magnitude &, const Magnitude &) = default;
};

Magnitude magnitudeOf(const QByteArray &number)
{
    Magnitude magnitude;
    const QByteArray lower = number.toLower();
    const qsizetype mark = lower.indexOf('e');
    const QByteArray mantissa = mark < 0 ? lower : lower.left(mark);
    magnitude.exponent = mark < 0 ? 0 : lower.mid(mark + 1).toInt();
    bool isFraction = false;
    for (const char c : mantissa) {
        isFraction = isFraction || c == '.';
        if (c < '0' || c > '9')
            continue;
        if (c == '0' && magnitude.digits.isEmpty()) {
            magnitude.exponent -= isFraction ? 1 : 0;
            continue;
        }
        magnitude.digits += c;
        magnitude.exponent += isFraction ? 0 : 1;
    }
    while (magnitude.digits.endsWith('0'))
        magnitude.digits.chop(1);
    if (magnitude.digits.isEmpty())
        magnitude.exponent = 0;
    return magnitude;
}

} // namespace

bool doubleLoses(const QByteArray &value)
{
    constexpr qsizetype safeDigits = 15; // that any DOUBLE within its range has
    constexpr qsizetype mostDigits = 17; // that tell one from all others
    constexpr int safeExponent = 300;
    const Magnitude given = magnitudeOf(value);
    if (given.digits.size() > mostDigits)
        return true;
    if (given.digits.size() <= safeDigits && std::abs(given.exponent) <= safeExponent)
        return false;
    bool isInRange = false;
    const double number = value.toDouble(&isInRange);
    std::array<char, 64> text{};
    const auto written =
        std::to_chars(text.data(), text.data() + text.size(), number, std::chars_format::scientific);
    return !isInRange || magnitudeOf(QByteArray(text.data(), written.ptr - text.data())) != given;
}

int secondDigits(const QByteArray &value)
{
    const qsizetype point = value.indexOf('.');
    return point < 0 ? 0 : int(value.size() - point - 1);
}

bool decimalLess(const QByteArray &a, const QByteArray &b)
{
    const bool aNegative = a.startsWith('-');
    const bool bNegative = b.startsWith('-');
    if (aNegative != bNegative) {
        const auto isZero = [](const QByteArray &value) {
            return value.count('0') + value.count('.') + value.count('-') == value.size();
        };
        return aNegative && !(isZero(a) && isZero(b));
    }
    const auto magnitudeLess = [](std::string_view x, std::string_view y) {
        const auto wholeOf = [](std::string_view text) { return text.substr(0, text.find('.')); };
        const auto fractionOf = [](std::string_view text) {
            std::string_view digits = text.find('.') == std::string_view::npos
                                          ? std::string_view()
                                          : text.substr(text.find('.') + 1);
            while (digits.ends_with('0'))
                digits.remove_suffix(1);
            return digits;
        };
        const std::string_view xWhole = wholeOf(x);
        const std::string_view yWhole = wholeOf(y);
        if (xWhole.size() != yWhole.size())
            return xWhole.size() < yWhole.size();
        return xWhole != yWhole ? xWhole < yWhole : fractionOf(x) < fractionOf(y);
    };
    const std::string_view x =
        std::string_view(a.constData(), std::size_t(a.size())).substr(aNegative ? 1 : 0);
    const std::string_view y =
        std::string_view(b.constData(), std::size_t(b.size())).substr(bNegative ? 1 : 0);
    return aNegative ? magnitudeLess(y, x) : magnitudeLess(x, y);
}

} // namespace millrace
