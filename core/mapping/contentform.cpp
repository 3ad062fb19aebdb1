// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mapping/contentform.h"

#include <algorithm>

namespace millrace {

namespace {

bool isDigit(char byte)
{
    return byte >= '0' && byte <= '9';
}

bool areDigits(std::string_view text)
{
    return !text.empty() && std::all_of(text.begin(), text.end(), isDigit);
}

/// "dddd-dd": digits where the pattern has a d, otherwise the pattern's own byte.
bool looksLike(std::string_view text, std::string_view pattern)
{
    return text.size() == pattern.size() &&
           std::equal(text.begin(), text.end(), pattern.begin(),
                      [](char byte, char wanted) { return wanted == 'd' ? isDigit(byte) : byte == wanted; });
}

/// Takes a sign off; false for a plus alone and the like.
bool takeSign(std::string_view &text)
{
    if (text.empty() || (text.front() != '-' && text.front() != '+'))
        return false;
    const bool negative = text.front() == '-';
    text.remove_prefix(1);
    return negative;
}

std::string_view withoutLeadingZeros(std::string_view digits)
{
    const std::size_t first = digits.find_first_not_of('0');
    return first == std::string_view::npos ? digits.substr(digits.size() - 1) : digits.substr(first);
}

bool appendInteger(std::string_view value, std::string &out)
{
    const bool negative = takeSign(value);
    if (!areDigits(value))
        return false;
    const std::string_view digits = withoutLeadingZeros(value);
    if (negative && digits != "0")
        out += '-';
    out += digits;
    return true;
}

bool appendDecimal(std::string_view value, std::size_t scale, std::string &out)
{
    const bool negative = takeSign(value);
    const std::size_t point = value.find('.');
    const std::string_view whole = value.substr(0, point);
    const std::string_view fraction =
        point == std::string_view::npos ? std::string_view() : value.substr(point + 1);
    if (!areDigits(whole) || fraction.size() > scale || (!fraction.empty() && !areDigits(fraction)))
        return false;
    const bool zero = value.find_first_of("123456789") == std::string_view::npos;
    if (negative && zero) // servers differ
        return false;
    if (negative)
        out += '-';
    out += withoutLeadingZeros(whole);
    if (scale > 0) {
        out += '.';
        out += fraction;
        out.append(scale - fraction.size(), '0');
    }
    return true;
}

/// ".5" with room for \a digits: appended and filled up with zeros. An empty text is no fraction.
bool appendFraction(std::string_view text, std::size_t digits, std::string &out)
{
    if (!text.empty() && (text.front() != '.' || !areDigits(text.substr(1)) || text.size() - 1 > digits))
        return false;
    if (digits == 0)
        return true;
    const std::string_view fraction = text.empty() ? text : text.substr(1);
    out += '.';
    out += fraction;
    out.append(digits - fraction.size(), '0');
    return true;
}

constexpr std::string_view datePattern = "dddd-dd-dd";
constexpr std::string_view dateTimePattern = "dddd-dd-dd dd:dd:dd";

bool appendDateTime(std::string_view value, std::size_t digits, std::string &out)
{
    const std::size_t before = out.size();
    if (looksLike(value, datePattern)) {
        out += value;
        out += " 00:00:00";
        return appendFraction({}, digits, out);
    }
    if (!looksLike(value.substr(0, dateTimePattern.size()), dateTimePattern))
        return false;
    out += value.substr(0, dateTimePattern.size());
    if (appendFraction(value.substr(dateTimePattern.size()), digits, out))
        return true;
    out.resize(before);
    return false;
}

bool appendTime(std::string_view value, std::size_t digits, std::string &out)
{
    const std::size_t before = out.size();
    const std::string_view all = value;
    const bool negative = takeSign(value);
    if (!negative && value.size() != all.size()) // a plus
        return false;
    std::string_view clock = "dd:dd:dd";
    if (value.size() > 3 && isDigit(value[2])) { // three digits of hours, none of them idle
        clock = "ddd:dd:dd";
        if (value.front() == '0')
            return false;
    }
    if (!looksLike(value.substr(0, clock.size()), clock))
        return false;
    if (negative && value.find_first_of("123456789") == std::string_view::npos)
        return false;
    out += all.substr(0, all.size() - value.size() + clock.size());
    if (appendFraction(value.substr(clock.size()), digits, out))
        return true;
    out.resize(before);
    return false;
}

} // namespace

bool appendContent(const ContentRule &rule, std::string_view value, std::string &out)
{
    const auto digits = static_cast<std::size_t>(rule.digits);
    switch (rule.form) {
    case ContentForm::Text:
        out += value;
        return true;
    case ContentForm::Char: {
        const std::size_t last = value.find_last_not_of(' ');
        out += value.substr(0, last == std::string_view::npos ? 0 : last + 1);
        return true;
    }
    case ContentForm::Binary:
        if (value.size() > digits)
            return false;
        out += value;
        out.append(digits - value.size(), '\0');
        return true;
    case ContentForm::Integer:
        return appendInteger(value, out);
    case ContentForm::Decimal:
        return appendDecimal(value, digits, out);
    case ContentForm::Date:
        if (!looksLike(value, datePattern))
            return false;
        out += value;
        return true;
    case ContentForm::DateTime:
        return appendDateTime(value, digits, out);
    case ContentForm::Time:
        return appendTime(value, digits, out);
    case ContentForm::Year:
        if (!looksLike(value, "dddd"))
            return false;
        out += value;
        return true;
    case ContentForm::Label: {
        const bool known =
            std::any_of(rule.labels.begin(), rule.labels.end(), [value](const QByteArray &label) {
                return std::string_view(label.constData(), static_cast<std::size_t>(label.size())) == value;
            });
        if (known)
            out += value;
        return known;
    }
    }
    return false;
}

} // namespace millrace
