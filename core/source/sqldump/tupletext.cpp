// SPDX-License-Identifier: GPL-3.0-or-later
// The literals whose bytes have to be escaped: texts, hexadecimal and binary strings. Two thirds of a dump's
// bytes go through text().
#include "core/source/sqldump/tupleconverter.h"

#include <bit>
#include <cstring>

#if defined(__x86_64__)
#include <emmintrin.h>
#endif

namespace millrace {

namespace {

using Outcome = TupleConverter::Outcome;

void put(char c, char *&out)
{
    switch (c) {
    case '\0':
        *out++ = '\\';
        *out++ = '0';
        return;
    case '\t':
        *out++ = '\\';
        *out++ = 't';
        return;
    case '\n':
        *out++ = '\\';
        *out++ = 'n';
        return;
    case '\\':
        *out++ = '\\';
        *out++ = '\\';
        return;
    default:
        *out++ = c;
    }
}

/// Copies bytes up to the first that is a quote, a backslash or below 0x0B. The last few bytes before \a end
/// may be left; 16 bytes at \a out may be written beyond what counts.
void copyPlain(const char *&at, const char *end, char *&out, char quote)
{
#if defined(__x86_64__)
    const __m128i quotes = _mm_set1_epi8(quote);
    const __m128i escapes = _mm_set1_epi8('\\');
    const __m128i highest = _mm_set1_epi8('\n');
    while (end - at >= 16) {
        const __m128i bytes = _mm_loadu_si128(reinterpret_cast<const __m128i *>(at));
        _mm_storeu_si128(reinterpret_cast<__m128i *>(out), bytes);
        const __m128i low = _mm_cmpeq_epi8(_mm_min_epu8(bytes, highest), bytes);
        const __m128i stops =
            _mm_or_si128(low, _mm_or_si128(_mm_cmpeq_epi8(bytes, quotes), _mm_cmpeq_epi8(bytes, escapes)));
        const auto mask = static_cast<unsigned>(_mm_movemask_epi8(stops));
        const int count = mask == 0 ? 16 : std::countr_zero(mask);
        at += count;
        out += count;
        if (mask != 0)
            return;
    }
#else
    while (at < end && *at != quote && *at != '\\' && static_cast<unsigned char>(*at) > '\n')
        *out++ = *at++;
#endif
}

int hexDigit(char c)
{
    return c >= '0' && c <= '9'   ? c - '0'
           : c >= 'a' && c <= 'f' ? c - 'a' + 10
           : c >= 'A' && c <= 'F' ? c - 'A' + 10
                                  : -1;
}

} // namespace

/// The byte at \a at, inside quotes: the quote itself, an escape, or any other.
Outcome TupleConverter::special(const char *&at, const char *end, char *&out, char quote, bool escapes,
                                bool &closed)
{
    const char c = *at;
    if (c == quote) {
        if (end - at < 2)
            return Outcome::NeedMore;
        closed = at[1] != quote;
        at += closed ? 1 : 2;
        if (!closed)
            *out++ = quote;
        return Outcome::Done;
    }
    if (c != '\\' || !escapes) {
        put(c, out);
        ++at;
        return Outcome::Done;
    }
    if (end - at < 2)
        return Outcome::NeedMore;
    switch (at[1]) {
    case '0':
    case 'b':
    case 'n':
    case 'r':
    case 't':
    case 'Z':
    case '\\':
        *out++ = '\\'; // means the same to LOAD DATA
        *out++ = at[1];
        break;
    case '%':
    case '_':
        *out++ = '\\'; // keep their backslash, for LIKE
        *out++ = '\\';
        *out++ = at[1];
        break;
    default:
        put(at[1], out);
    }
    at += 2;
    return Outcome::Done;
}

Outcome TupleConverter::text(const char *&at, const char *end, char *&out)
{
    const char quote = *at;
    m_openQuote = at++;
    const bool escapes = m_rules.backslashEscapes;
    const bool wide = m_rules.trailBytes != TrailBytes::Harmless;
    bool closed = false;
    while (!closed) {
        if (!wide)
            copyPlain(at, end, out, quote);
        if (at == end)
            return Outcome::NeedMore;
        if (wide) {
            const std::size_t length =
                characterLength(m_rules.trailBytes, at, static_cast<std::size_t>(end - at));
            if (length == 0)
                return Outcome::NeedMore;
            if (length > 1) {
                for (std::size_t i = 0; i < length; ++i)
                    put(*at++, out);
                continue;
            }
        }
        if (const Outcome outcome = special(at, end, out, quote, escapes, closed); outcome != Outcome::Done)
            return outcome;
    }
    m_openQuote = nullptr;
    return Outcome::Done;
}

/// 'a' 'b' is 'ab'.
Outcome TupleConverter::texts(const char *&at, const char *end, char *&out)
{
    for (;;) {
        if (const Outcome outcome = text(at, end, out); outcome != Outcome::Done)
            return outcome;
        while (at < end && isSqlSpace(*at))
            ++at;
        if (at == end)
            return Outcome::NeedMore;
        if (*at != '\'' && (*at != '"' || m_rules.ansiQuotes))
            return Outcome::Done;
    }
}

/// \a at stands after 0x or x'. An odd number of digits is right in the first only.
Outcome TupleConverter::hex(const char *&at, const char *end, char *&out, bool quoted)
{
    const char *const begin = at;
    while (at < end && hexDigit(*at) >= 0)
        ++at;
    if (at == end)
        return Outcome::NeedMore;
    const auto digits = at - begin;
    if (quoted ? *at != '\'' || digits % 2 != 0 : digits == 0 || isSqlWordByte(*at))
        return Outcome::RunAsIs;
    const char *p = begin;
    if (digits % 2 != 0)
        put(static_cast<char>(hexDigit(*p++)), out);
    for (; p < at; p += 2)
        put(static_cast<char>(hexDigit(p[0]) * 16 + hexDigit(p[1])), out);
    at += quoted ? 1 : 0;
    return Outcome::Done;
}

/// \a at stands after 0b or b'; the leading byte is filled up with zeros.
Outcome TupleConverter::bits(const char *&at, const char *end, char *&out, bool quoted)
{
    const char *const begin = at;
    while (at < end && (*at == '0' || *at == '1'))
        ++at;
    if (at == end)
        return Outcome::NeedMore;
    const auto count = at - begin;
    if (quoted ? *at != '\'' : count == 0 || isSqlWordByte(*at))
        return Outcome::RunAsIs;
    int byte = 0;
    auto left = count;
    for (const char *p = begin; p < at; ++p) {
        byte = byte * 2 + (*p - '0');
        if (--left % 8 == 0) {
            put(static_cast<char>(byte), out);
            byte = 0;
        }
    }
    at += quoted ? 1 : 0;
    return Outcome::Done;
}

} // namespace millrace
