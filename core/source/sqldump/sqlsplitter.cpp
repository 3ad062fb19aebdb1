// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/sqldump/sqlsplitter.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <string_view>

#if defined(__x86_64__)
#include <emmintrin.h>
#endif

namespace millrace {

namespace {

using Inside = SqlSplitter::Inside;

/// What can change the state outside of quotes, besides the delimiter.
constexpr std::string_view textEvents = "'\"`/-#\\";

char quoteOf(Inside inside)
{
    return inside == Inside::SingleQuotes ? '\'' : inside == Inside::DoubleQuotes ? '"' : '`';
}

} // namespace

SqlSplitter::SqlSplitter(SqlLexRules rules)
    : m_rules(std::move(rules))
{}

bool SqlSplitter::isEvent(char c) const
{
    return textEvents.find(c) != std::string_view::npos || c == m_rules.delimiter.at(0);
}

/// The next byte that may change the state, or \a end. Characters of several bytes are told apart by the
/// caller.
const char *SqlSplitter::findEvent(const char *at, const char *end) const
{
    const bool escapes =
        m_inside == Inside::SingleQuotes
            ? m_rules.backslashEscapes
            : m_inside == Inside::DoubleQuotes && m_rules.backslashEscapes && !m_rules.ansiQuotes;
    const bool inText = m_inside == Inside::Statement;
    const char first = inText ? m_rules.delimiter.at(0) : quoteOf(m_inside);
#if defined(__x86_64__)
    // 16 at a time, not 64: in a dump of rows the next event is rarely further away.
    const auto all = [](char c) { return _mm_set1_epi8(c); };
    const __m128i firsts = all(first);
    for (; end - at >= 16; at += 16) {
        const __m128i bytes = _mm_loadu_si128(reinterpret_cast<const __m128i *>(at));
        __m128i events = _mm_cmpeq_epi8(bytes, firsts);
        if (inText)
            for (const char c : textEvents)
                events = _mm_or_si128(events, _mm_cmpeq_epi8(bytes, all(c)));
        else if (escapes)
            events = _mm_or_si128(events, _mm_cmpeq_epi8(bytes, all('\\')));
        if (const auto mask = static_cast<unsigned>(_mm_movemask_epi8(events)); mask != 0)
            return at + std::countr_zero(mask);
    }
#endif
    for (; at < end; ++at)
        if (*at == first || (inText ? isEvent(*at) : escapes && *at == '\\'))
            return at;
    return end;
}

/// One event outside of quotes; returns the bytes it takes, 0 when more are needed to tell.
std::size_t SqlSplitter::scanText(const char *at, const char *end, bool last, Stop &stop, bool &stopped)
{
    const std::string_view rest(at, static_cast<std::size_t>(end - at));
    const std::string_view delimiter(m_rules.delimiter.constData(),
                                     static_cast<std::size_t>(m_rules.delimiter.size()));
    const auto enter = [&](Inside inside, std::size_t taken) {
        m_inside = inside;
        m_openedAt = at;
        return taken;
    };
    // As in the client: a backslash first, then the delimiter, even one that looks like a comment.
    if (rest[0] == '\\') {
        if (rest.size() < 2 && !last)
            return 0;
        if (rest.size() > 1 && rest[1] == 'N')
            return 2; // short for NULL
        stop = isGoCommand(rest) ? Stop::GoCommand : Stop::ClientCommand;
        stopped = true;
        return 0;
    }
    if (rest.starts_with(delimiter)) {
        stop = Stop::Delimiter;
        stopped = true;
        return 0;
    }
    if (!last && rest.size() < delimiter.size() && delimiter.starts_with(rest))
        return 0;
    switch (rest[0]) {
    case '\'':
        return enter(Inside::SingleQuotes, 1);
    case '"':
        return enter(Inside::DoubleQuotes, 1);
    case '`':
        return enter(Inside::Backticks, 1);
    case '#':
        return enter(Inside::LineComment, 1);
    case '-':
        if (rest.size() < 3 && !last && (rest.size() < 2 || rest[1] == '-'))
            return 0;
        if (rest.size() > 1 && rest[1] == '-' &&
            (rest.size() == 2 || static_cast<unsigned char>(rest[2]) <= ' '))
            return enter(Inside::LineComment, 2);
        return 1;
    case '/':
        if (rest.size() < 4 && !last && (rest.size() < 2 || rest[1] == '*'))
            return 0;
        if (!rest.starts_with("/*"))
            return 1;
        if (rest.starts_with("/*!") || rest.starts_with("/*+") || rest.starts_with("/*M!"))
            return 3;
        return enter(Inside::BlockComment, 2);
    default:
        return 1;
    }
}

/// Towards the end of a comment; false when more bytes are needed to tell.
bool SqlSplitter::passComment(const char *&at, const char *end, bool last)
{
    const bool line = m_inside == Inside::LineComment;
    const auto *found =
        static_cast<const char *>(std::memchr(at, line ? '\n' : '*', static_cast<std::size_t>(end - at)));
    at = found == nullptr ? end : found;
    if (!line && end - at == 1 && !last)
        return false;
    if (at == end)
        return true;
    ++at;
    if (line || (at < end && *at == '/')) {
        m_inside = Inside::Statement;
        at += line ? 0 : 1;
    }
    return true;
}

/// One event inside of quotes; false when more bytes are needed to tell.
Q_ALWAYS_INLINE bool SqlSplitter::passQuoted(const char *&at, const char *end, bool last)
{
    const bool closes = *at == quoteOf(m_inside);
    const bool escapes = !closes && *at == '\\' && m_inside != Inside::Backticks &&
                         m_rules.backslashEscapes &&
                         !(m_inside == Inside::DoubleQuotes && m_rules.ansiQuotes);
    if (!closes && !escapes) {
        ++at;
        return true;
    }
    if (end - at < 2 && !last)
        return false;
    // Doubled it stays open, and where it began does not change.
    const bool two = end - at > 1 && (escapes || at[1] == *at);
    if (closes && !two)
        m_inside = Inside::Statement;
    at += two ? 2 : 1;
    return true;
}

SqlSplitter::Stop SqlSplitter::scan(const char *&at, const char *end, bool last)
{
    m_openedAt = nullptr;
    const bool wide = m_rules.trailBytes != TrailBytes::Harmless;
    while (at < end) {
        if (m_inside == Inside::LineComment || m_inside == Inside::BlockComment) {
            if (!passComment(at, end, last))
                return Stop::NeedMore;
            continue;
        }
        if (wide) {
            const std::size_t length =
                characterLength(m_rules.trailBytes, at, static_cast<std::size_t>(end - at));
            if (length == 0 && !last)
                return Stop::NeedMore;
            if (length != 1) {
                at += length == 0 ? 1 : length;
                continue;
            }
        } else {
            at = findEvent(at, end);
            if (at == end)
                break;
        }
        if (m_inside == Inside::Statement) {
            Stop stop = Stop::NeedMore;
            bool stopped = false;
            const std::size_t taken = scanText(at, end, last, stop, stopped);
            if (stopped || taken == 0)
                return stop;
            at += taken;
        } else if (!passQuoted(at, end, last)) {
            return Stop::NeedMore;
        }
    }
    return Stop::NeedMore;
}

} // namespace millrace
