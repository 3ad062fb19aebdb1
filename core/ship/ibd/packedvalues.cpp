// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ship/ibd/packedvalues.h"

#include "core/ship/ibd/columnshape.h"

#include <algorithm>
#include <array>

namespace millrace::ibd {

namespace {

constexpr std::uint32_t mostDigits = 65;
constexpr std::array<std::uint32_t, 7> unitOfScale{1000000, 100000, 10000, 1000, 100, 10, 1};
constexpr std::int64_t lastTimestamp = 0x7fffffff;
constexpr std::uint64_t dateTimeOffset = 0x8000000000; ///< DATETIMEF_INT_OFS
constexpr std::int64_t timeOffset = 0x800000;          ///< TIMEF_INT_OFS
constexpr std::uint32_t mostHours = 838;

/// Digits as one big-endian number of as many bytes as they take; returns the end.
Byte *packDigits(const char *digits, std::uint32_t count, Byte *to)
{
    std::uint32_t value = 0;
    for (std::uint32_t i = 0; i < count; ++i)
        value = value * 10 + static_cast<std::uint32_t>(digits[i] - '0');
    const std::uint32_t bytes = decimalDigitBytes[count];
    for (std::uint32_t i = 0; i < bytes; ++i)
        to[i] = static_cast<Byte>(value >> 8 * (bytes - 1 - i));
    return to + bytes;
}

bool onlyDigits(std::string_view text)
{
    return std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

bool isZeroDate(const CivilMoment &moment)
{
    return moment.year == 0 && moment.month == 0 && moment.day == 0;
}

bool isDate(const CivilMoment &moment)
{
    static constexpr std::array<std::uint32_t, 12> days{31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    if (moment.year == 0 || moment.year > 9999 || moment.month == 0 || moment.month > 12 || moment.day == 0)
        return false;
    const bool leap = moment.year % 4 == 0 && (moment.year % 100 != 0 || moment.year % 400 == 0);
    return moment.day <= days[moment.month - 1] + (moment.month == 2 && leap ? 1 : 0);
}

bool fitsScale(std::uint32_t micros, std::uint32_t scale)
{
    return scale <= 6 && micros < 1000000 && micros % unitOfScale[scale] == 0;
}

/// The fraction after a moment: two digits a byte.
void packFraction(std::uint32_t micros, std::uint32_t scale, Byte *to)
{
    const std::uint32_t bytes = fractionBytes(scale);
    if (bytes == 1)
        to[0] = static_cast<Byte>(micros / 10000);
    else if (bytes == 2)
        put16(to, micros / 100);
    else if (bytes == 3)
        putAny(to, micros, 3);
}

} // namespace

bool packDecimal(std::string_view text, std::uint32_t digits, std::uint32_t scale, Byte *to)
{
    bool negative = !text.empty() && text.front() == '-';
    if (negative)
        text.remove_prefix(1);
    const std::size_t point = std::min(text.find('.'), text.size());
    std::string_view whole = text.substr(0, point);
    const std::string_view fraction = point < text.size() ? text.substr(point + 1) : std::string_view();
    if (text.empty() || (whole.empty() && fraction.empty()) || !onlyDigits(whole) || !onlyDigits(fraction))
        return false;
    whole.remove_prefix(std::min(whole.find_first_not_of('0'), whole.size()));
    if (digits > mostDigits || whole.size() > digits - scale || fraction.size() > scale)
        return false;
    std::array<char, mostDigits + 1> all{};
    all.fill('0');
    const std::uint32_t wholeDigits = digits - scale;
    std::copy(whole.begin(), whole.end(),
              all.begin() + static_cast<std::ptrdiff_t>(wholeDigits - whole.size()));
    std::copy(fraction.begin(), fraction.end(), all.begin() + wholeDigits);
    negative = negative && std::any_of(all.begin(), all.begin() + digits, [](char c) { return c != '0'; });
    Byte *end = packDigits(all.data(), wholeDigits % decimalWordDigits, to);
    for (std::uint32_t at = wholeDigits % decimalWordDigits; at < wholeDigits; at += decimalWordDigits)
        end = packDigits(all.data() + at, decimalWordDigits, end);
    for (std::uint32_t at = wholeDigits; at < digits; at += decimalWordDigits)
        end = packDigits(all.data() + at, std::min(decimalWordDigits, digits - at), end);
    to[0] ^= 0x80;
    if (negative)
        for (Byte *byte = to; byte < end; ++byte)
            *byte ^= 0xff;
    return true;
}

bool packDate(const CivilMoment &moment, Byte *to)
{
    if (!isZeroDate(moment) && !isDate(moment))
        return false;
    constexpr std::uint32_t sign = 0x800000;
    putAny(to, (moment.day | moment.month << 5U | moment.year << 9U) ^ sign, 3);
    return true;
}

bool packDateTime(const CivilMoment &moment, std::uint32_t scale, Byte *to)
{
    if (moment.hour > 23 || moment.minute > 59 || moment.second > 59 || !fitsScale(moment.micros, scale))
        return false;
    const bool zero = isZeroDate(moment);
    if (zero ? (moment.hour | moment.minute | moment.second | moment.micros) != 0 : !isDate(moment))
        return false;
    const std::uint64_t day = std::uint64_t{moment.year * 13 + moment.month} << 5U | moment.day;
    const std::uint64_t clock = moment.hour << 12U | moment.minute << 6U | moment.second;
    putAny(to, (day << 17U | clock) + dateTimeOffset, 5);
    packFraction(moment.micros, scale, to + 5);
    return true;
}

bool packTimestamp(std::int64_t secondsSince1970, std::uint32_t micros, std::uint32_t scale, Byte *to)
{
    if (secondsSince1970 < 0 || secondsSince1970 > lastTimestamp || !fitsScale(micros, scale) ||
        (secondsSince1970 == 0 && micros != 0))
        return false;
    put32(to, static_cast<std::uint32_t>(secondsSince1970));
    packFraction(micros, scale, to + 4);
    return true;
}

bool packTime(const ClockSpan &span, std::uint32_t scale, Byte *to)
{
    if (span.hours > mostHours || span.minutes > 59 || span.seconds > 59 || !fitsScale(span.micros, scale) ||
        (span.hours == mostHours && span.minutes == 59 && span.seconds == 59 && span.micros != 0))
        return false;
    const std::int64_t clock = span.hours << 12U | span.minutes << 6U | span.seconds;
    const std::int64_t fraction = span.micros;
    // As one number with 24 bits for the fraction, negated as a whole: 3 bytes of it and the fraction in its
    // own unit, two's complement, for up to four digits, all six bytes for more.
    const std::int64_t packed = (clock << 24U | fraction) * (span.negative ? -1 : 1);
    const std::int64_t whole = (packed >> 24U) + timeOffset;
    const std::int64_t rest = packed % (std::int64_t{1} << 24U);
    const std::uint32_t bytes = fractionBytes(scale);
    if (bytes == 3) {
        putAny(to, static_cast<std::uint64_t>(packed + (timeOffset << 24U)), 6);
        return true;
    }
    putAny(to, static_cast<std::uint64_t>(whole), 3);
    if (bytes == 1)
        to[3] = static_cast<Byte>(rest / 10000);
    else if (bytes == 2)
        put16(to + 3, static_cast<std::uint32_t>(rest / 100));
    return true;
}

} // namespace millrace::ibd
