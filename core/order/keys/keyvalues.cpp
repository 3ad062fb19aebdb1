// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/order/keys/keyvalues.h"

#include <QtEndian>
#include <algorithm>
#include <array>
#include <limits>

namespace millrace {

namespace {

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

bool isSpace(char c)
{
    return c == ' ' || (c >= '\t' && c <= '\r');
}

std::string_view withoutSpaces(std::string_view text)
{
    while (!text.empty() && isSpace(text.front()))
        text.remove_prefix(1);
    return text;
}

bool takeSign(std::string_view &text)
{
    const bool negative = !text.empty() && text.front() == '-';
    if (negative || (!text.empty() && text.front() == '+'))
        text.remove_prefix(1);
    return negative;
}

/// The number at the text's beginning, which is taken off; the greatest one when it is beyond 64 bits.
quint64 takeNumber(std::string_view &text)
{
    constexpr quint64 most = std::numeric_limits<quint64>::max();
    quint64 number = 0;
    std::size_t at = 0;
    for (; at < text.size() && isDigit(text[at]); ++at) {
        const auto digit = static_cast<quint64>(text[at] - '0');
        number = number > (most - digit) / 10 ? most : number * 10 + digit;
    }
    text.remove_prefix(at);
    return number;
}

void appendBigEndian(quint64 value, int bytes, std::string &key)
{
    char text[8];
    qToBigEndian(value, text);
    key.append(text + 8 - bytes, static_cast<std::size_t>(bytes));
}

/// Digits after a decimal point as millionths.
quint64 takeMillionths(std::string_view text)
{
    quint64 number = 0;
    for (std::size_t i = 0; i < 6; ++i)
        number = number * 10 + (i < text.size() && isDigit(text[i]) ? quint64(text[i] - '0') : 0);
    return number;
}

char upper(char c)
{
    return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
}

/// The place of an ASCII character in the Unicode collations, as far as groups go.
constexpr std::array<uchar, 256> makeUcaWeights()
{
    std::array<uchar, 256> weights{};
    uchar next = 1;
    const auto isLetter = [](int c) { return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'); };
    const auto isNumber = [](int c) { return c >= '0' && c <= '9'; };
    for (int c = 0; c < 128; ++c)
        if (!isLetter(c) && !isNumber(c))
            weights[std::size_t(c)] = next++;
    for (int c = '0'; c <= '9'; ++c)
        weights[std::size_t(c)] = next++;
    for (int c = 'A'; c <= 'Z'; ++c)
        weights[std::size_t(c)] = weights[std::size_t(c) - 'A' + 'a'] = next++;
    for (int c = 128; c < 256; ++c)
        weights[std::size_t(c)] = static_cast<uchar>(c);
    return weights;
}
constexpr std::array<uchar, 256> ucaWeights = makeUcaWeights();

/// 0 becomes 0 255, so that the 0 1 at the end is below everything that could go on; turned round for
/// descending columns it is still below NULL.
void appendByte(char c, std::string &key)
{
    key.push_back(c);
    if (c == '\0')
        key.push_back('\xFF');
}

void endBytes(std::string &key)
{
    key.append({'\0', '\1'});
}

/// Year, month, …, second as far as they are there; digits without delimiters are split by their number.
std::array<quint64, 6> dateTimeFields(std::string_view &text)
{
    std::array<quint64, 6> fields{};
    const auto run =
        static_cast<std::size_t>(std::find_if_not(text.begin(), text.end(), isDigit) - text.begin());
    std::size_t yearDigits = std::min<std::size_t>(run, 4);
    if (run >= 6) { // YYYYMMDD[HHMMSS] or YYMMDD[HHMMSS]
        yearDigits = run == 8 || run == 14 ? 4 : 2;
        std::string_view digits = text.substr(0, run);
        for (std::size_t i = 0; i < fields.size() && !digits.empty(); ++i) {
            std::string_view number = digits.substr(0, i == 0 ? yearDigits : 2);
            digits.remove_prefix(number.size());
            fields[i] = takeNumber(number);
        }
        text.remove_prefix(run);
    } else {
        for (std::size_t i = 0; i < fields.size() && !text.empty(); ++i) {
            if (i > 0)
                while (!text.empty() && !isDigit(text.front()))
                    text.remove_prefix(1);
            fields[i] = std::min<quint64>(takeNumber(text), 9999);
        }
    }
    if (yearDigits <= 2)
        fields[0] += fields[0] < 70 ? 2000 : 1900;
    return fields;
}

} // namespace

void encodeSigned(std::string_view text, int bytes, std::string &key)
{
    text = withoutSpaces(text);
    const bool negative = takeSign(text);
    const quint64 half = quint64(1) << (8 * bytes - 1);
    const quint64 size = std::min(takeNumber(text), negative ? half : half - 1);
    appendBigEndian(negative ? half - size : half + size, bytes, key);
}

void encodeUnsigned(std::string_view text, int bytes, std::string &key)
{
    text = withoutSpaces(text);
    const quint64 most = std::numeric_limits<quint64>::max() >> (64 - 8 * bytes);
    const bool negative = takeSign(text);
    appendBigEndian(negative ? 0 : std::min(takeNumber(text), most), bytes, key);
}

void encodeDecimal(std::string_view text, std::string &key)
{
    text = withoutSpaces(text);
    const bool negative = takeSign(text);
    std::string digits; // without leading zeros; the number is 0.digits × 10^exponent
    qint64 exponent = 0;
    bool afterPoint = false;
    for (; !text.empty() && (isDigit(text.front()) || (text.front() == '.' && !afterPoint));
         text.remove_prefix(1)) {
        if (text.front() == '.') {
            afterPoint = true;
            continue;
        }
        if (text.front() != '0' || !digits.empty()) {
            digits.push_back(text.front());
            exponent += afterPoint ? 0 : 1;
        } else if (afterPoint) {
            --exponent;
        }
    }
    while (!digits.empty() && digits.back() == '0')
        digits.pop_back();
    if (digits.empty())
        return key.push_back('\2');
    if (!text.empty() && upper(text.front()) == 'E') {
        text.remove_prefix(1);
        const bool below = takeSign(text);
        const auto shift = qint64(std::min<quint64>(takeNumber(text), 10'000));
        exponent += below ? -shift : shift;
    }
    key.push_back(negative ? '\1' : '\3');
    const std::size_t begin = key.size();
    appendBigEndian(static_cast<quint64>(std::clamp<qint64>(exponent, -30'000, 30'000) + 0x8000), 2, key);
    // Two digits in a byte, from 1: the 0 at the end is below every digit.
    for (std::size_t i = 0; i < digits.size(); i += 2)
        key.push_back(static_cast<char>(1 + 10 * (digits[i] - '0') +
                                        (i + 1 < digits.size() ? digits[i + 1] - '0' : 0)));
    key.push_back('\0');
    if (negative)
        for (std::size_t i = begin; i < key.size(); ++i)
            key[i] = static_cast<char>(~key[i]);
}

void encodeDateTime(std::string_view text, std::string &key)
{
    text = withoutSpaces(text);
    const std::array<quint64, 6> fields = dateTimeFields(text);
    constexpr std::array<int, 6> bits{14, 4, 5, 5, 6, 6};
    quint64 packed = 0;
    for (std::size_t i = 0; i < fields.size(); ++i)
        packed = packed << bits[i] | std::min(fields[i], (quint64(1) << bits[i]) - 1);
    const bool fraction = !text.empty() && (text.front() == '.' || text.front() == ',');
    packed = packed << 20 | (fraction ? takeMillionths(text.substr(1)) : 0);
    appendBigEndian(packed, 8, key);
}

void encodeTime(std::string_view text, std::string &key)
{
    text = withoutSpaces(text);
    const bool negative = takeSign(text);
    constexpr quint64 mostHours = 838;
    quint64 first = takeNumber(text);
    quint64 days = 0;
    std::array<quint64, 3> parts{};
    if (!text.empty() && text.front() == ' ') { // "D HH:MM"
        days = first;
        text = withoutSpaces(text);
        first = takeNumber(text);
    }
    if (days == 0 && (text.empty() || text.front() != ':')) { // HHMMSS
        parts = {first / 10'000, first / 100 % 100, first % 100};
    } else {
        parts[0] = first;
        for (std::size_t i = 1; i < parts.size() && !text.empty() && text.front() == ':'; ++i) {
            text.remove_prefix(1);
            parts[i] = takeNumber(text);
        }
    }
    const quint64 hours =
        std::min(std::min<quint64>(days, 40) * 24 + std::min(parts[0], mostHours), mostHours);
    const quint64 seconds =
        hours * 3600 + std::min<quint64>(parts[1], 59) * 60 + std::min<quint64>(parts[2], 59);
    const bool fraction = !text.empty() && text.front() == '.';
    const quint64 size = seconds * 1'000'000 + (fraction ? takeMillionths(text.substr(1)) : 0);
    constexpr quint64 middle = quint64(1) << 63;
    appendBigEndian(negative ? middle - size : middle + size, 8, key);
}

void encodeBytes(std::string_view value, std::string &key)
{
    for (const char c : value)
        appendByte(c, key);
    endBytes(key);
}

void encodeText(std::string_view value, TextOrder order, std::string &key)
{
    while (!value.empty() && value.back() == ' ')
        value.remove_suffix(1);
    for (const char c : value)
        appendByte(order == TextOrder::Uca ? static_cast<char>(ucaWeights[static_cast<uchar>(c)]) : upper(c),
                   key);
    endBytes(key);
}

void encodeEnum(std::string_view label, const QByteArrayList &labels, std::string &key)
{
    const auto same = [label](const QByteArray &candidate) {
        return std::equal(label.begin(), label.end(), candidate.begin(), candidate.end(),
                          [](char a, char b) { return upper(a) == upper(b); });
    };
    const auto found = std::find_if(labels.begin(), labels.end(), same);
    appendBigEndian(found == labels.end() ? 0 : quint64(found - labels.begin()) + 1, 2, key);
}

void encodeUuid(std::string_view text, std::string &key)
{
    std::string digits;
    for (const char c : text)
        if (isDigit(c) || (upper(c) >= 'A' && upper(c) <= 'F'))
            digits.push_back(upper(c));
    digits.resize(32, '0');
    // llllllll-mmmm-Vhhh-vsss-nnnnnnnnnnnn; V: the version, v: the variant.
    const bool byBytes = digits[12] >= '6' && digits[16] >= '8';
    if (!byBytes)
        digits = digits.substr(20, 12) + digits.substr(16, 4) + digits.substr(12, 4) + digits.substr(8, 4) +
                 digits.substr(0, 8);
    const auto valueOf = [](char c) { return isDigit(c) ? c - '0' : c - 'A' + 10; };
    for (std::size_t i = 0; i < digits.size(); i += 2)
        key.push_back(static_cast<char>(valueOf(digits[i]) * 16 + valueOf(digits[i + 1])));
}

void encodeNull(const KeyPart &part, std::string &key)
{
    // No decimal begins with it, no text but one of bytes that are no character; a number ties with the
    // greatest one, after which it stands for want of room.
    const bool number = part.kind == KeyOrderKind::Signed || part.kind == KeyOrderKind::Unsigned;
    key.append(static_cast<std::size_t>(number ? part.bytes : 16), '\xFF');
}

} // namespace millrace
