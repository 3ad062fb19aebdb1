// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/json/jsonscan.h"

#include "core/source/bytes/pututf8.h"

#include <QVarLengthArray>
#include <bit>
#include <cstring>
#include <string_view>

#if defined(__x86_64__)
#include <emmintrin.h>
#endif

namespace millrace {

namespace {

constexpr bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

/// The first byte that needs a closer look: a quote, a backslash, a control character, one above 0x7F.
const char *nextSpecial(const char *at, const char *end)
{
#if defined(__x86_64__)
    for (; end - at >= 16; at += 16) {
        const __m128i bytes = _mm_loadu_si128(reinterpret_cast<const __m128i *>(at));
        // Bytes above 0x7F are negative here, and so less than a space.
        const __m128i found = _mm_or_si128(_mm_cmplt_epi8(bytes, _mm_set1_epi8(' ')),
                                           _mm_or_si128(_mm_cmpeq_epi8(bytes, _mm_set1_epi8('"')),
                                                        _mm_cmpeq_epi8(bytes, _mm_set1_epi8('\\'))));
        if (const auto mask = static_cast<unsigned>(_mm_movemask_epi8(found)))
            return at + std::countr_zero(mask);
    }
#endif
    while (at != end && static_cast<signed char>(*at) >= ' ' && *at != '"' && *at != '\\')
        ++at;
    return at;
}

/// Behind the character at \a at, which begins with a byte above 0x7F; null where it is no UTF-8.
const char *passCharacter(const char *at, const char *end)
{
    const auto byte = [at](int i) { return static_cast<unsigned char>(at[i]); };
    const auto follows = [&byte](int i) { return (byte(i) & 0xC0) == 0x80; };
    const auto left = end - at;
    const unsigned lead = byte(0);
    if (lead < 0xC2 || lead > 0xF4 || left < 2 || !follows(1))
        return nullptr;
    if (lead < 0xE0)
        return at + 2;
    if (left < 3 || !follows(2))
        return nullptr;
    if (lead < 0xF0)
        return (lead == 0xE0 && byte(1) < 0xA0) || (lead == 0xED && byte(1) > 0x9F) ? nullptr : at + 3;
    if (left < 4 || !follows(3) || (lead == 0xF0 && byte(1) < 0x90) || (lead == 0xF4 && byte(1) > 0x8F))
        return nullptr;
    return at + 4;
}

/// Four hexadecimal digits; -1: they are none, or the bytes end.
int hexUnit(const char *at, const char *end)
{
    if (end - at < 4)
        return -1;
    int unit = 0;
    for (int i = 0; i < 4; ++i) {
        const char c = at[i];
        const int digit = isDigit(c)             ? c - '0'
                          : c >= 'a' && c <= 'f' ? c - 'a' + 10
                          : c >= 'A' && c <= 'F' ? c - 'A' + 10
                                                 : -1;
        if (digit < 0)
            return -1;
        unit = unit * 16 + digit;
    }
    return unit;
}

/// At a backslash.
JsonFault passEscape(JsonPlace &place)
{
    if (place.end - place.at < 2) {
        place.at = place.end;
        return JsonFault::EndsInside;
    }
    if (place.at[1] != 'u') {
        if (place.at[1] == '\0' || std::strchr("\"\\/bfnrt", place.at[1]) == nullptr)
            return JsonFault::BadEscape;
        place.at += 2;
        return JsonFault::None;
    }
    const int unit = hexUnit(place.at + 2, place.end);
    if (unit < 0)
        return JsonFault::BadEscape;
    if (unit < 0xD800 || unit > 0xDFFF) {
        place.at += 6;
        return JsonFault::None;
    }
    const bool pair =
        unit < 0xDC00 && place.end - place.at >= 12 && place.at[6] == '\\' && place.at[7] == 'u';
    const int low = pair ? hexUnit(place.at + 8, place.end) : -1;
    if (low < 0xDC00 || low > 0xDFFF)
        return JsonFault::LoneSurrogate;
    place.at += 12;
    return JsonFault::None;
}

JsonFault passDigits(JsonPlace &place)
{
    if (place.atEnd() || !isDigit(*place.at))
        return JsonFault::BadNumber;
    while (!place.atEnd() && isDigit(*place.at))
        ++place.at;
    return JsonFault::None;
}

JsonFault passNumber(JsonPlace &place)
{
    if (*place.at == '-')
        ++place.at;
    const char *const first = place.at;
    if (const JsonFault fault = passDigits(place); fault != JsonFault::None)
        return fault;
    if (*first == '0' && place.at - first > 1) {
        place.at = first;
        return JsonFault::BadNumber;
    }
    if (!place.atEnd() && *place.at == '.') {
        ++place.at;
        if (const JsonFault fault = passDigits(place); fault != JsonFault::None)
            return fault;
    }
    if (!place.atEnd() && (*place.at == 'e' || *place.at == 'E')) {
        ++place.at;
        if (!place.atEnd() && (*place.at == '+' || *place.at == '-'))
            ++place.at;
        return passDigits(place);
    }
    return JsonFault::None;
}

JsonFault passWord(JsonPlace &place, std::string_view word)
{
    const std::string_view there(place.at, static_cast<std::size_t>(place.end - place.at));
    if (!there.starts_with(word)) {
        if (!word.starts_with(there))
            return JsonFault::NoValue;
        place.at = place.end;
        return JsonFault::EndsInside;
    }
    place.at += word.size();
    return JsonFault::None;
}

} // namespace

JsonFault passJsonString(JsonPlace &place, bool &escaped)
{
    for (;;) {
        place.at = nextSpecial(place.at, place.end);
        if (place.atEnd())
            return JsonFault::EndsInside;
        if (*place.at == '"') {
            ++place.at;
            return JsonFault::None;
        }
        if (*place.at == '\\') {
            escaped = true;
            if (const JsonFault fault = passEscape(place); fault != JsonFault::None)
                return fault;
            continue;
        }
        if (static_cast<unsigned char>(*place.at) < ' ')
            return JsonFault::ControlInString;
        while (!place.atEnd() && static_cast<signed char>(*place.at) < 0) {
            const char *const behind = passCharacter(place.at, place.end);
            if (behind == nullptr)
                return JsonFault::NotUtf8;
            place.at = behind;
        }
    }
}

JsonFault passJsonScalar(JsonPlace &place)
{
    switch (*place.at) {
    case 't':
        return passWord(place, "true");
    case 'f':
        return passWord(place, "false");
    case 'n':
        return passWord(place, "null");
    default:
        if (*place.at != '-' && !isDigit(*place.at))
            return JsonFault::NoValue;
        if (const JsonFault fault = passNumber(place); fault != JsonFault::None)
            return place.atEnd() ? JsonFault::EndsInside : fault;
        return JsonFault::None;
    }
}

JsonFault passJsonNested(JsonPlace &place)
{
    QVarLengthArray<char, 64> open; // the brackets that will close, innermost last
    bool escaped = false;
    bool first = true; // the bracket may close at once
    do {
        // At a bracket that opens, at a value or at a key.
        if (*place.at == '{' || *place.at == '[') {
            open.append(*place.at == '{' ? '}' : ']');
            ++place.at;
            first = true;
        } else if (*place.at == '"') {
            ++place.at;
            if (const JsonFault fault = passJsonString(place, escaped); fault != JsonFault::None)
                return fault;
            first = false;
        } else {
            if (const JsonFault fault = passJsonScalar(place); fault != JsonFault::None)
                return fault;
            first = false;
        }
        // Behind it: brackets that close, and what brings the next value.
        place.passSpace();
        while (!place.atEnd() && *place.at == open.last()) {
            ++place.at;
            open.removeLast();
            first = false;
            if (open.isEmpty())
                return JsonFault::None;
            place.passSpace();
        }
        if (place.atEnd())
            return JsonFault::EndsInside;
        if (!first) {
            if (*place.at != ',')
                return JsonFault::NoComma;
            ++place.at;
            place.passSpace();
        }
        if (open.last() == '}') {
            if (place.atEnd())
                return JsonFault::EndsInside;
            if (*place.at != '"')
                return JsonFault::NoKey;
            ++place.at;
            if (const JsonFault fault = passJsonString(place, escaped); fault != JsonFault::None)
                return fault;
            place.passSpace();
            if (place.atEnd())
                return JsonFault::EndsInside;
            if (*place.at != ':')
                return JsonFault::NoColon;
            ++place.at;
            place.passSpace();
        }
    } while (!place.atEnd());
    return JsonFault::EndsInside;
}

char *decodeJsonString(const char *text, const char *end, char *out)
{
    while (text != end) {
        const auto *const slash =
            static_cast<const char *>(std::memchr(text, '\\', static_cast<std::size_t>(end - text)));
        const auto plain = static_cast<std::size_t>((slash != nullptr ? slash : end) - text);
        std::memcpy(out, text, plain);
        out += plain;
        if (slash == nullptr)
            break;
        text = slash + 2;
        switch (slash[1]) {
        case 'b':
            *out++ = '\b';
            break;
        case 'f':
            *out++ = '\f';
            break;
        case 'n':
            *out++ = '\n';
            break;
        case 'r':
            *out++ = '\r';
            break;
        case 't':
            *out++ = '\t';
            break;
        case 'u': {
            auto code = static_cast<unsigned>(hexUnit(text, end));
            text += 4;
            if (code >= 0xD800 && code <= 0xDBFF) {
                const auto low = static_cast<unsigned>(hexUnit(text + 2, end));
                code = 0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00);
                text += 6;
            }
            out = putUtf8(out, code);
            break;
        }
        default: // the quote, the slash and the backslash stand for themselves
            *out++ = slash[1];
        }
    }
    return out;
}

} // namespace millrace
