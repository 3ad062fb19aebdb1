// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ship/ibdcheck/records/valuerules.h"

#include "core/ship/ibdcheck/file/bytes.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>

namespace millrace::ibdcheck {

namespace {

constexpr uint64_t highBits = 0x8080808080808080;

/// Bytes of a fraction of a second with so many digits, and the largest number in them.
constexpr uint32_t fractionBytes(uint32_t digits)
{
    return (digits + 1) / 2;
}

constexpr uint32_t mostFraction(uint32_t digits)
{
    constexpr std::array<uint32_t, 4> most{0, 99, 9999, 999999};
    return most[std::min(fractionBytes(digits), 3U)];
}

bool isAscii(ValueBytes value);

bool isClockTime(uint64_t hour, uint64_t minute, uint64_t second, uint64_t mostHours)
{
    return hour <= mostHours && minute < 60 && second < 60;
}

const char *whyNotDate(ValueBytes value)
{
    // A signed number: its high bit is turned around.
    const auto date = uint32_t(readBytes(value.data(), 3));
    if (!(date & 0x800000))
        return "a date before the year 0";
    const uint32_t days = date & 0x7fffff;
    if ((days >> 5 & 15) > 12 || days >> 9 > 9999)
        return "no month or no year of a date";
    return nullptr;
}

const char *whyNotTime(ValueBytes value)
{
    const auto bytes = uint32_t(value.size());
    const uint32_t fraction = bytes - 3;
    const int64_t zero = int64_t(1) << (8 * bytes - 1);
    const int64_t signedValue = int64_t(readBytes(value.data(), bytes)) - zero;
    const uint64_t amount = uint64_t(std::abs(signedValue));
    const uint64_t whole = amount >> 8 * fraction;
    if (!isClockTime(whole >> 12, whole >> 6 & 63, whole & 63, 838))
        return "no time: hours, minutes or seconds out of range";
    if (fraction && (amount & ((uint64_t(1) << 8 * fraction) - 1)) > mostFraction(2 * fraction))
        return "no fraction of a second";
    return nullptr;
}

const char *whyNotDateTime(ValueBytes value)
{
    const uint64_t moment = readBytes(value.data(), 5);
    if (!(moment >> 39))
        return "a date before the year 0";
    const uint64_t yearMonth = (moment & 0x7fffffffff) >> 22; // thirteen times the year, and the month
    if (yearMonth > 9999 * 13 + 12)
        return "no year of a date";
    if (!isClockTime(moment >> 12 & 31, moment >> 6 & 63, moment & 63, 23))
        return "no time: hours, minutes or seconds out of range";
    const auto fraction = uint32_t(value.size()) - 5;
    if (fraction && readBytes(value.data() + 5, fraction) > mostFraction(2 * fraction))
        return "no fraction of a second";
    return nullptr;
}

const char *whyNotTimestamp(ValueBytes value)
{
    const auto fraction = uint32_t(value.size()) - 4;
    if (fraction && readBytes(value.data() + 4, fraction) > mostFraction(2 * fraction))
        return "no fraction of a second";
    return nullptr;
}

/// A group of digits, of \a bytes bytes, as it is when the number is not negative.
uint64_t digitGroup(const uint8_t *at, uint32_t bytes, bool first, bool negative)
{
    uint64_t group = 0;
    for (uint32_t i = 0; i < bytes; ++i) {
        uint8_t byte = at[i];
        if (first && i == 0)
            byte ^= 0x80;
        if (negative)
            byte = uint8_t(~byte);
        group = group << 8 | byte;
    }
    return group;
}

const char *whyNotDecimal(const CheckedColumn &column, ValueBytes value)
{
    constexpr std::array<uint32_t, 10> bytesOf{0, 1, 1, 2, 2, 3, 3, 4, 4, 4};
    constexpr std::array<uint32_t, 10> powers{1,      10,      100,      1000,      10000,
                                              100000, 1000000, 10000000, 100000000, 1000000000};
    if (column.scale > column.precision)
        return "a decimal with more decimals than digits";
    const uint32_t whole = column.precision - column.scale;
    const bool negative = !(value[0] & 0x80);
    size_t at = 0;
    bool right = true;
    const auto take = [&](uint32_t digits) {
        const uint32_t bytes = bytesOf[digits];
        if (at + bytes > value.size()) {
            right = false;
            return;
        }
        right = right && digitGroup(value.data() + at, bytes, at == 0, negative) < powers[digits];
        at += bytes;
    };
    take(whole % 9);
    for (uint32_t i = 0; i < whole / 9; ++i)
        take(9);
    for (uint32_t i = 0; i < column.scale / 9; ++i)
        take(9);
    take(column.scale % 9);
    return right && at == value.size() ? nullptr : "no decimal: a group of digits is too large";
}

const char *whyNotText(const CheckedColumn &column, ValueBytes value)
{
    switch (column.charset) {
    case StoredCharset::Utf8mb3:
    case StoredCharset::Utf8mb4: {
        const int64_t chars = countUtf8(value, column.charset == StoredCharset::Utf8mb4 ? 4 : 3);
        if (chars < 0)
            return "no UTF-8";
        // CHAR is padded to as many bytes as it has characters: that is never too long.
        return column.mostChars && chars > column.mostChars ? "more characters than the column may have"
                                                            : nullptr;
    }
    case StoredCharset::Ascii:
        if (!isAscii(value))
            return "no ASCII";
        break;
    case StoredCharset::Other:
        return nullptr;
    case StoredCharset::Binary:
    case StoredCharset::OneByte:
        break;
    }
    return column.mostChars && value.size() > column.mostChars ? "more characters than the column may have"
                                                               : nullptr;
}

const char *whyNotFloat(double number)
{
    return std::isfinite(number) ? nullptr : "no number";
}

template <typename Number, typename Bits> Number lowFirst(ValueBytes value)
{
    Bits bits = 0;
    for (size_t i = sizeof(Bits); i-- > 0;)
        bits = Bits(bits << 8 | value[i]);
    return std::bit_cast<Number>(bits);
}

KeyCompare byNumber(double a, double b)
{
    if (std::isnan(a) || std::isnan(b))
        return KeyCompare::NotKnown;
    return a < b ? KeyCompare::Less : a > b ? KeyCompare::Greater : KeyCompare::Equal;
}

KeyCompare ofSign(int order)
{
    return order < 0 ? KeyCompare::Less : order > 0 ? KeyCompare::Greater : KeyCompare::Equal;
}

/// The rest of the longer one against spaces.
KeyCompare againstSpaces(ValueBytes rest, bool ofFirst)
{
    for (const uint8_t byte : rest) {
        if (byte != ' ')
            return (byte < ' ') == ofFirst ? KeyCompare::Less : KeyCompare::Greater;
    }
    return KeyCompare::Equal;
}

bool isAscii(ValueBytes value)
{
    const uint8_t *at = value.data();
    size_t count = value.size();
    uint64_t all = 0;
    uint64_t some = 0;
    for (; count >= 8; at += 8, count -= 8) {
        std::memcpy(&some, at, 8);
        all |= some;
    }
    if (count >= 4) {
        uint32_t four = 0;
        std::memcpy(&four, at, 4);
        all |= four;
        at += 4;
        count -= 4;
    }
    for (; count; ++at, --count)
        all |= *at;
    return !(all & highBits);
}

/// Bytes of the character that begins there with other than ASCII; 0: none does. REQUIRES: left > 0.
uint32_t charBytes(const uint8_t *at, size_t left, uint32_t mostBytes)
{
    const uint32_t bytes = *at >= 0xf0 ? 4 : *at >= 0xe0 ? 3 : 2;
    if (*at < 0xc2 || *at > 0xf4 || bytes > mostBytes || left < bytes)
        return 0;
    for (uint32_t i = 1; i < bytes; ++i) {
        if ((at[i] & 0xc0) != 0x80)
            return 0;
    }
    // Overlong forms, surrogates, and what is above U+10FFFF.
    if ((*at == 0xe0 && at[1] < 0xa0) || (*at == 0xed && at[1] > 0x9f) || (*at == 0xf0 && at[1] < 0x90) ||
        (*at == 0xf4 && at[1] > 0x8f))
        return 0;
    return bytes;
}

uint8_t upper(uint8_t byte)
{
    return byte >= 'a' && byte <= 'z' ? uint8_t(byte - 32) : byte;
}

} // namespace

bool canBeWrong(const CheckedColumn &column)
{
    switch (column.value) {
    case StoredValue::Bytes:
        return false;
    case StoredValue::Decimal:
    case StoredValue::Enum:
    case StoredValue::Set:
    case StoredValue::Bit:
        return column.precision > 0;
    case StoredValue::Timestamp:
        return column.fixedBytes > 4;
    case StoredValue::Text:
        return column.charset != StoredCharset::Other &&
               (column.mostChars || column.charset == StoredCharset::Ascii ||
                column.charset == StoredCharset::Utf8mb3 || column.charset == StoredCharset::Utf8mb4);
    default:
        return true;
    }
}

const char *whyNotValue(const CheckedColumn &column, ValueBytes value)
{
    const auto bytes = uint32_t(value.size());
    switch (column.value) {
    case StoredValue::Bytes:
        return nullptr;
    case StoredValue::Float:
        return bytes == 4 ? whyNotFloat(double(lowFirst<float, uint32_t>(value)))
                          : "a float of other than 4 bytes";
    case StoredValue::Double:
        return bytes == 8 ? whyNotFloat(lowFirst<double, uint64_t>(value)) : "a double of other than 8 bytes";
    case StoredValue::Decimal:
        return bytes ? whyNotDecimal(column, value) : "a decimal without bytes";
    case StoredValue::Date:
        return bytes == 3 ? whyNotDate(value) : "a date of other than 3 bytes";
    case StoredValue::Time:
        return bytes >= 3 && bytes <= 6 ? whyNotTime(value) : "a time of other than 3 to 6 bytes";
    case StoredValue::DateTime:
        return bytes >= 5 && bytes <= 8 ? whyNotDateTime(value) : "a moment of other than 5 to 8 bytes";
    case StoredValue::Timestamp:
        return bytes >= 4 && bytes <= 7 ? whyNotTimestamp(value) : "a timestamp of other than 4 to 7 bytes";
    case StoredValue::Enum:
        return bytes <= 8 && readBytes(value.data(), bytes) <= column.precision ? nullptr
                                                                                : "no member of the ENUM";
    case StoredValue::Set:
    case StoredValue::Bit:
        if (column.precision >= 64 || bytes > 8)
            return nullptr;
        return readBytes(value.data(), bytes) >> column.precision ? "a bit that the column has not" : nullptr;
    case StoredValue::Text:
        return whyNotText(column, value);
    }
    return nullptr;
}

KeyCompare compareValues(StoredOrder order, ValueBytes a, ValueBytes b)
{
    const size_t common = std::min(a.size(), b.size());
    switch (order) {
    case StoredOrder::Bytes: {
        const int same = common ? std::memcmp(a.data(), b.data(), common) : 0;
        return same ? ofSign(same) : ofSign(a.size() < b.size() ? -1 : a.size() > b.size());
    }
    case StoredOrder::PaddedBytes: {
        const int same = common ? std::memcmp(a.data(), b.data(), common) : 0;
        if (same || a.size() == b.size())
            return ofSign(same);
        return a.size() > common ? againstSpaces(a.subspan(common), true)
                                 : againstSpaces(b.subspan(common), false);
    }
    case StoredOrder::AsciiNoCase: {
        for (size_t i = 0; i < common; ++i) {
            if (upper(a[i]) != upper(b[i]))
                return ofSign(int(upper(a[i])) - int(upper(b[i])));
        }
        return a.size() > common ? againstSpaces(a.subspan(common), true)
                                 : againstSpaces(b.subspan(common), false);
    }
    case StoredOrder::Float:
        if (a.size() == 4 && b.size() == 4)
            return byNumber(double(lowFirst<float, uint32_t>(a)), double(lowFirst<float, uint32_t>(b)));
        break;
    case StoredOrder::Double:
        if (a.size() == 8 && b.size() == 8)
            return byNumber(lowFirst<double, uint64_t>(a), lowFirst<double, uint64_t>(b));
        break;
    case StoredOrder::Unknown:
        break;
    }
    const bool equal = a.size() == b.size() && (!common || std::memcmp(a.data(), b.data(), common) == 0);
    return equal ? KeyCompare::Equal : KeyCompare::NotKnown;
}

int64_t countUtf8(ValueBytes value, uint32_t mostBytes)
{
    if (isAscii(value))
        return int64_t(value.size());
    const uint8_t *at = value.data();
    const uint8_t *end = at + value.size();
    int64_t chars = 0;
    while (at < end) {
        uint64_t eight = 0;
        if (end - at >= 8 && (std::memcpy(&eight, at, 8), !(eight & highBits))) {
            at += 8;
            chars += 8;
            continue;
        }
        const uint32_t bytes = *at < 0x80 ? 1 : charBytes(at, size_t(end - at), mostBytes);
        if (!bytes)
            return -1;
        at += bytes;
        ++chars;
    }
    return chars;
}

size_t prefixOfUtf8(ValueBytes value, uint32_t chars)
{
    if (value.size() <= chars)
        return value.size();
    size_t at = 0;
    for (; chars && at < value.size(); --chars) {
        const uint8_t first = value[at];
        at += first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : first >= 0xc2 ? 2 : 1;
    }
    return std::min(at, value.size());
}

} // namespace millrace::ibdcheck
