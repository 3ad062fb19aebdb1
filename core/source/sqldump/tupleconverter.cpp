// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/sqldump/tupleconverter.h"

namespace millrace {

namespace {

using Outcome = TupleConverter::Outcome;

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

void skipSpace(const char *&at, const char *end)
{
    while (at < end && isSqlSpace(*at))
        ++at;
}

void skipDigits(const char *&at, const char *end, char *&out)
{
    while (at < end && isDigit(*at))
        *out++ = *at++;
}

} // namespace

TupleConverter::TupleConverter(const SqlLexRules &rules, QByteArray charset)
    : m_rules(rules)
    , m_charset(std::move(charset))
    , m_kinds(maxFields)
{}

Outcome TupleConverter::convert(const char *&at, const char *end, char *&out)
{
    m_openQuote = nullptr;
    const char *p = at + 1;
    char *o = out;
    for (int field = 0; field < maxFields; ++field) {
        skipSpace(p, end);
        if (p == end)
            return Outcome::NeedMore;
        SqlLiteralKinds kind = 0;
        if (const Outcome outcome = value(p, end, o, kind); outcome != Outcome::Done)
            return outcome;
        m_kinds[static_cast<std::size_t>(field)] |= kind;
        skipSpace(p, end);
        if (p == end)
            return Outcome::NeedMore;
        if (*p == ',') {
            *o++ = '\t';
            ++p;
        } else if (*p == ')') {
            *o++ = '\n';
            m_fields = field + 1;
            at = p + 1;
            out = o;
            return Outcome::Done;
        } else {
            return Outcome::RunAsIs; // an operator, COLLATE, a comment
        }
    }
    return Outcome::RunAsIs;
}

Outcome TupleConverter::value(const char *&at, const char *end, char *&out, SqlLiteralKinds &kind)
{
    const char first = *at;
    if (first == '\'' || (first == '"' && !m_rules.ansiQuotes)) {
        kind = SqlText;
        const char *const begin = out;
        const Outcome outcome = texts(at, end, out);
        if (out == begin || (out - begin == 1 && *begin == '0'))
            kind |= SqlZero;
        return outcome;
    }
    if (isDigit(first) || first == '-' || first == '.' || first == '+')
        return number(at, end, out, kind);
    return isSqlWordByte(first) ? word(at, end, out, kind) : Outcome::RunAsIs;
}

Outcome TupleConverter::number(const char *&at, const char *end, char *&out, SqlLiteralKinds &kind)
{
    if (*at == '0' && end - at > 1 && (at[1] == 'x' || at[1] == 'b')) {
        const bool isHex = at[1] == 'x';
        kind = isHex ? SqlHex : SqlBit;
        at += 2;
        return isHex ? hex(at, end, out, false) : bits(at, end, out, false);
    }
    const char *p = at;
    char *o = out;
    if (*p == '-' || *p == '+') {
        if (*p == '-')
            *o++ = '-';
        ++p;
    }
    kind = SqlInteger;
    const char *const digits = o;
    skipDigits(p, end, o);
    bool any = o != digits;
    if (p < end && *p == '.') {
        kind = SqlDecimal;
        *o++ = *p++;
        const char *const decimals = o;
        skipDigits(p, end, o);
        any = any || o != decimals;
    }
    if (p < end && any && (*p == 'e' || *p == 'E')) {
        kind = SqlFloat;
        *o++ = *p++;
        if (p < end && (*p == '-' || *p == '+'))
            *o++ = *p++;
        const char *const exponent = o;
        skipDigits(p, end, o);
        any = o != exponent;
    }
    if (p == end)
        return Outcome::NeedMore;
    if (!any || isSqlWordByte(*p) || *p == '.')
        return Outcome::RunAsIs;
    if (o - out == 1 && *out == '0')
        kind |= SqlZero;
    at = p;
    out = o;
    return Outcome::Done;
}

Outcome TupleConverter::introduced(const QByteArray &name, const char *&at, const char *end, char *&out,
                                   SqlLiteralKinds &kind)
{
    const bool binary = name == "binary";
    // A text in another character set than the rest of the dump is for the server to convert.
    if (!binary && name != m_charset && !(isUtf8Charset(name) && isUtf8Charset(m_charset)))
        return Outcome::RunAsIs;
    skipSpace(at, end);
    if (end - at < 2)
        return Outcome::NeedMore;
    const bool isText = *at == '\'' || (*at == '"' && !m_rules.ansiQuotes);
    const bool isHex = ((*at == 'x' || *at == 'X') && at[1] == '\'') || (*at == '0' && at[1] == 'x');
    const bool isBits = ((*at == 'b' || *at == 'B') && at[1] == '\'') || (*at == '0' && at[1] == 'b');
    if (!isText && !(binary && (isHex || isBits)))
        return Outcome::RunAsIs;
    const Outcome outcome = value(at, end, out, kind);
    if (binary)
        kind = SqlBinary;
    return outcome;
}

/// After CONVERT, as mydumper writes JSON: the text, where its bytes are what the server would make of it.
Outcome TupleConverter::converted(const char *&at, const char *end, char *&out, SqlLiteralKinds &kind)
{
    if (m_charset != "binary" && !isUtf8Charset(m_charset))
        return Outcome::RunAsIs;
    const char *p = at;
    char *o = out;
    const auto need = [&](char mark) {
        skipSpace(p, end);
        const bool met = p < end && *p == mark;
        p += p < end ? 1 : 0;
        return met;
    };
    if (!need('('))
        return p == end ? Outcome::NeedMore : Outcome::RunAsIs;
    skipSpace(p, end);
    if (p == end)
        return Outcome::NeedMore;
    if (*p != '\'' && (*p != '"' || m_rules.ansiQuotes))
        return Outcome::RunAsIs;
    if (const Outcome outcome = texts(p, end, o); outcome != Outcome::Done)
        return outcome;
    const auto nextWord = [&] {
        skipSpace(p, end);
        const char *const begin = p;
        while (p < end && isSqlWordByte(*p))
            ++p;
        return QByteArray(begin, static_cast<qsizetype>(p - begin)).toLower();
    };
    const QByteArray keyword = nextWord();
    const QByteArray charset = nextWord();
    const bool closed = need(')');
    if (!closed && p == end)
        return Outcome::NeedMore;
    if (keyword != "using" || !isUtf8Charset(charset) || !closed)
        return Outcome::RunAsIs;
    kind = m_charset == "binary" ? SqlUtf8Text : SqlText;
    at = p;
    out = o;
    return Outcome::Done;
}

Outcome TupleConverter::word(const char *&at, const char *end, char *&out, SqlLiteralKinds &kind)
{
    const char *p = at;
    while (p < end && isSqlWordByte(*p))
        ++p;
    if (p == end)
        return Outcome::NeedMore;
    const auto is = [&](const char *word) {
        return qstrnicmp(at, static_cast<qsizetype>(p - at), word, -1) == 0;
    };
    if (is("NULL")) {
        *out++ = '\\';
        *out++ = 'N';
        kind = SqlNull;
    } else if (is("TRUE") || is("FALSE")) {
        *out++ = is("TRUE") ? '1' : '0';
        kind = SqlInteger;
    } else if (*p == '\'' && is("N") && isUtf8Charset(m_charset)) {
        at = p;
        kind = SqlText;
        return texts(at, end, out);
    } else if (*p == '\'' && (is("x") || is("b"))) {
        const bool isHex = is("x");
        kind = isHex ? SqlHexText : SqlBit;
        at = p + 1;
        return isHex ? hex(at, end, out, true) : bits(at, end, out, true);
    } else if (*at == '_') {
        const QByteArray name = QByteArray(at + 1, static_cast<qsizetype>(p - at - 1)).toLower();
        at = p;
        return introduced(name, at, end, out, kind);
    } else if (is("CONVERT")) {
        at = p;
        return converted(at, end, out, kind);
    } else {
        return Outcome::RunAsIs; // DEFAULT, NOW(), a column's name
    }
    at = p;
    return Outcome::Done;
}

bool TupleConverter::skip(const char *&at, const char *end)
{
    int depth = 0;
    char quote = 0;
    for (const char *p = at; p < end; ++p) {
        if (m_rules.trailBytes != TrailBytes::Harmless) {
            const std::size_t length =
                characterLength(m_rules.trailBytes, p, static_cast<std::size_t>(end - p));
            if (length == 0)
                return false;
            if (length > 1) {
                p += length - 1;
                continue;
            }
        }
        const char c = *p;
        if (quote != 0) {
            const bool escapes =
                m_rules.backslashEscapes && quote != '`' && !(quote == '"' && m_rules.ansiQuotes);
            if (c == '\\' && escapes)
                ++p;
            else if (c == quote)
                quote = 0;
        } else if (c == '\'' || c == '"' || c == '`') {
            quote = c;
            m_openQuote = p;
        } else if (c == '/' && end - p > 1 && p[1] == '*') {
            const char *close = p + 2;
            while (end - close > 1 && !(close[0] == '*' && close[1] == '/'))
                ++close;
            if (end - close < 2)
                return false;
            p = close + 1;
        } else if (c == '#' ||
                   (c == '-' && end - p > 2 && p[1] == '-' && static_cast<unsigned char>(p[2]) <= ' ')) {
            while (p < end && *p != '\n')
                ++p;
        } else if (c == '(') {
            ++depth;
        } else if (c == ')' && --depth == 0) {
            at = p + 1;
            m_openQuote = nullptr;
            return true;
        }
    }
    if (quote == 0)
        m_openQuote = nullptr;
    return false;
}

} // namespace millrace
