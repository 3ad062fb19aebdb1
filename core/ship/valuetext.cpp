// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ship/valuetext.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <cmath>
#include <memory>
#include <optional>

namespace millrace::ibd {

namespace {

constexpr std::uint32_t firstCertainYear = 1000; ///< before it some take years for short ones
constexpr std::size_t mostExponentDigits = 3;
constexpr std::size_t dateLength = 10; ///< 2024-02-29
constexpr std::size_t clockLength = 8; ///< 12:34:56

bool onlyAscii(std::string_view text)
{
    return std::all_of(text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

/// Exactly those digits.
std::optional<std::uint32_t> digits(std::string_view text)
{
    std::uint32_t value = 0;
    for (const char c : text) {
        if (c < '0' || c > '9')
            return std::nullopt;
        value = value * 10 + static_cast<std::uint32_t>(c - '0');
    }
    return text.empty() ? std::nullopt : std::optional(value);
}

/// The whole text as a number, if it is one.
template <typename Number> std::optional<Number> numberOf(std::string_view text)
{
    Number value = 0;
    const char *const begin = std::to_address(text.begin());
    const char *const end = begin + text.size();
    const auto read = std::from_chars(begin, end, value);
    return read.ec == std::errc() && read.ptr == end ? std::optional(value) : std::nullopt;
}

/// "" or ".5" up to as many digits, in microseconds.
std::optional<std::uint32_t> fraction(std::string_view text, std::uint32_t scale)
{
    if (text.empty())
        return 0;
    text.remove_prefix(1);
    if (text.empty() || text.size() > scale)
        return std::nullopt;
    auto micros = digits(text);
    for (std::size_t i = text.size(); micros && i < 6; ++i)
        *micros *= 10;
    return micros;
}

std::optional<CivilMoment> date(std::string_view text)
{
    if (text.size() != dateLength || text[4] != '-' || text[7] != '-')
        return std::nullopt;
    const auto year = digits(text.substr(0, 4));
    const auto month = digits(text.substr(5, 2));
    const auto day = digits(text.substr(8, 2));
    if (!year || !month || !day || *year < firstCertainYear)
        return std::nullopt;
    return CivilMoment{.year = *year, .month = *month, .day = *day};
}

/// "12:34:56" or "123:34:56" and a fraction.
std::optional<ClockSpan> clock(std::string_view text, std::uint32_t scale)
{
    const std::size_t hourDigits = text.find(':');
    if ((hourDigits != 2 && hourDigits != 3) || text.size() < hourDigits + 6 || text[hourDigits + 3] != ':')
        return std::nullopt;
    const std::string_view rest = text.substr(hourDigits + 6);
    const auto hours = digits(text.substr(0, hourDigits));
    const auto minutes = digits(text.substr(hourDigits + 1, 2));
    const auto seconds = digits(text.substr(hourDigits + 4, 2));
    const auto micros = rest.empty() || rest.front() == '.' ? fraction(rest, scale) : std::nullopt;
    if (!hours || !minutes || !seconds || !micros)
        return std::nullopt;
    return ClockSpan{.hours = *hours, .minutes = *minutes, .seconds = *seconds, .micros = *micros};
}

std::optional<CivilMoment> dateAndTime(std::string_view text, std::uint32_t scale)
{
    if (text.size() < dateLength + 1 + clockLength || text[dateLength] != ' ' || text[dateLength + 3] != ':')
        return std::nullopt;
    auto moment = date(text.substr(0, dateLength));
    const auto time = clock(text.substr(dateLength + 1), scale);
    if (!moment || !time)
        return std::nullopt;
    moment->hour = time->hours;
    moment->minute = time->minutes;
    moment->second = time->seconds;
    moment->micros = time->micros;
    return moment;
}

/// -?digits[.digits][e[+-]digits]: of what from_chars takes that alone.
bool isPlainReal(std::string_view text)
{
    const auto skipDigits = [&text] {
        const std::size_t count = std::min(text.find_first_not_of("0123456789"), text.size());
        text.remove_prefix(count);
        return count > 0;
    };
    if (text.starts_with('-'))
        text.remove_prefix(1);
    if (!skipDigits())
        return false;
    if (text.starts_with('.')) {
        text.remove_prefix(1);
        if (!skipDigits())
            return false;
    }
    if (text.starts_with('e') || text.starts_with('E')) {
        text.remove_prefix(1);
        if (text.starts_with('-') || text.starts_with('+'))
            text.remove_prefix(1);
        // MySQL has no number in 0e300000000000004.
        if (text.size() > mostExponentDigits || !skipDigits())
            return false;
    }
    return text.empty();
}

} // namespace

std::int64_t secondsOf(const CivilMoment &moment)
{
    using namespace std::chrono;
    const sys_days day =
        year(static_cast<int>(moment.year)) / month(moment.month) / std::chrono::day(moment.day);
    return seconds(day.time_since_epoch()).count() + std::int64_t{moment.hour} * 3600 +
           std::int64_t{moment.minute} * 60 + moment.second;
}

ValueFate ValueText::storeWhole(std::size_t column, std::string_view text)
{
    const ColumnShape &shape = m_row->columns()[column];
    if (shape.kind == ColumnKind::Year && text.size() != 4)
        return ValueFate::OutOfRange;
    // A sign before 0 of a column that has none is nobody's certainty.
    const bool negative = text.starts_with('-');
    if (negative && (shape.isUnsigned || shape.kind == ColumnKind::Year))
        return ValueFate::OutOfRange;
    if (negative) {
        const auto value = numberOf<std::int64_t>(text);
        return value ? m_row->number(column, *value) : ValueFate::OutOfRange;
    }
    const auto value = numberOf<std::uint64_t>(text);
    if (!value || (shape.kind == ColumnKind::Year && *value == 0))
        return ValueFate::OutOfRange;
    return m_row->number(column, *value);
}

ValueFate ValueText::storeReal(std::size_t column, std::string_view text)
{
    const auto value = isPlainReal(text) ? numberOf<double>(text) : std::nullopt;
    // What -0 becomes depends on the server's version; what is next to nothing some call 0 and some out of
    // range.
    if (!value || (*value == 0 && std::signbit(*value)))
        return ValueFate::OutOfRange;
    const double least = m_row->columns()[column].kind == ColumnKind::Float ? 1e-37 : 1e-300;
    return *value == 0 || std::abs(*value) >= least ? m_row->real(column, *value) : ValueFate::OutOfRange;
}

ValueFate ValueText::storeMoment(std::size_t column, std::string_view text)
{
    const ColumnShape &shape = m_row->columns()[column];
    const auto moment = shape.kind == ColumnKind::Date ? date(text) : dateAndTime(text, shape.scale);
    if (!moment)
        return ValueFate::OutOfRange;
    if (shape.kind != ColumnKind::Timestamp)
        return m_row->moment(column, *moment);
    std::array<Byte, 16> packed{};
    if (!m_session.utc || !packDateTime(*moment, shape.scale, packed.data()))
        return ValueFate::OutOfRange;
    const std::int64_t seconds = secondsOf(*moment);
    return seconds > 0 ? m_row->timestamp(column, seconds, moment->micros) : ValueFate::OutOfRange;
}

ValueFate ValueText::storeSpan(std::size_t column, std::string_view text)
{
    const bool negative = text.starts_with('-');
    auto span = clock(text.substr(negative ? 1 : 0), m_row->columns()[column].scale);
    if (!span)
        return ValueFate::OutOfRange;
    span->negative = negative;
    return m_row->span(column, *span);
}

ValueFate ValueText::storeText(std::size_t column, std::string_view text)
{
    const ColumnShape &shape = m_row->columns()[column];
    const bool utf8 = shape.charset == ColumnCharset::Utf8Mb3 || shape.charset == ColumnCharset::Utf8Mb4;
    if (!utf8 && !onlyAscii(text))
        return ValueFate::NotText;
    return m_row->text(column, text);
}

ValueFate ValueText::storeLabels(std::size_t column, std::string_view text)
{
    if (column >= m_labels.size())
        return ValueFate::WrongKind;
    const Labels &labels = m_labels[column];
    const auto placeOf = [&labels](std::string_view label) {
        return static_cast<std::size_t>(std::ranges::find(labels, label) - labels.begin());
    };
    if (m_row->columns()[column].kind == ColumnKind::Enum) {
        const std::size_t number = placeOf(text);
        return number < labels.size() && !text.empty() ? m_row->bits(column, number + 1)
                                                       : ValueFate::OutOfRange;
    }
    std::uint64_t bits = 0;
    while (!text.empty()) {
        const std::size_t length = std::min(text.find(','), text.size());
        const std::size_t number = placeOf(text.substr(0, length));
        if (number >= labels.size() || length + 1 == text.size() || (bits >> number & 1U) != 0)
            return ValueFate::OutOfRange;
        bits |= std::uint64_t{1} << number;
        text.remove_prefix(std::min(length + 1, text.size()));
    }
    return m_row->bits(column, bits);
}

ValueFate ValueText::store(std::size_t column, std::string_view text)
{
    if (column >= m_row->columns().size())
        return ValueFate::OutOfTurn;
    switch (m_row->columns()[column].kind) {
    case ColumnKind::Integer:
    case ColumnKind::Year:
        return storeWhole(column, text);
    case ColumnKind::Float:
    case ColumnKind::Double:
        return storeReal(column, text);
    case ColumnKind::Decimal:
        return m_row->decimal(column, text);
    case ColumnKind::Date:
    case ColumnKind::DateTime:
    case ColumnKind::Timestamp:
        return storeMoment(column, text);
    case ColumnKind::Time:
        return storeSpan(column, text);
    case ColumnKind::Char:
    case ColumnKind::VarChar:
    case ColumnKind::Text:
        return storeText(column, text);
    case ColumnKind::Binary:
    case ColumnKind::VarBinary:
    case ColumnKind::Blob:
        return m_row->bytes(column, text);
    case ColumnKind::Enum:
    case ColumnKind::Set:
        return storeLabels(column, text);
    case ColumnKind::Bit:
        break;
    }
    return ValueFate::WrongKind;
}

} // namespace millrace::ibd
