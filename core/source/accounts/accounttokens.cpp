// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/accounts/accounttokens.h"

#include "core/base/literals.h"

namespace millrace {

namespace {

using Kind = SqlByteToken::Kind;

char meantBy(char escaped)
{
    switch (escaped) {
    case '0':
        return '\0';
    case 'b':
        return '\b';
    case 'n':
        return '\n';
    case 'r':
        return '\r';
    case 't':
        return '\t';
    case 'Z':
        return '\x1a';
    default:
        return escaped;
    }
}

bool isHexNumber(const QByteArray &word)
{
    return word.size() > 2 && word.startsWith("0x") &&
           QByteArray::fromHex(word.mid(2)).toHex() == word.mid(2).toLower();
}

} // namespace

bool AccountTokens::isWord(const char *word, qsizetype ahead) const
{
    return m_at + ahead < m_tokens.size() && m_tokens.at(m_at + ahead).isWord(word);
}

bool AccountTokens::take(std::initializer_list<const char *> words)
{
    qsizetype ahead = 0;
    for (const char *word : words)
        if (!isWord(word, ahead++))
            return false;
    m_at += ahead;
    return true;
}

bool AccountTokens::takeMark(char c)
{
    if (!isMark(c))
        return false;
    ++m_at;
    return true;
}

QString AccountTokens::word()
{
    if (atEnd() || m_tokens.at(m_at).kind != Kind::Word) {
        m_bad = true;
        return {};
    }
    return QString::fromUtf8(m_tokens.at(m_at++).text).toUpper();
}

QString AccountTokens::identifier()
{
    if (atEnd() || (!m_tokens.at(m_at).isName() && m_tokens.at(m_at).kind != Kind::Text)) {
        m_bad = true;
        return {};
    }
    return part();
}

QString AccountTokens::text()
{
    if (atEnd() || m_tokens.at(m_at).kind != Kind::Text) {
        m_bad = true;
        return {};
    }
    return part();
}

/// Of a name, whatever quotes it stands in.
QString AccountTokens::part()
{
    const SqlByteToken &token = m_tokens.at(m_at++);
    return QString::fromUtf8(token.kind == Kind::Text ? bytesOf(token) : token.text);
}

/// A text as the server reads it: the token has resolved the least of its escapes only.
QByteArray AccountTokens::bytesOf(const SqlByteToken &token) const
{
    QByteArray bytes;
    const char quote = *token.begin;
    for (const char *at = token.begin + 1; at + 1 < token.end; ++at) {
        if (*at == '\\' && m_rules.backslashEscapes && at + 2 < token.end) {
            ++at;
            if (*at == '%' || *at == '_')
                bytes += '\\';
            bytes += meantBy(*at);
        } else {
            bytes += *at;
            if (*at == quote)
                ++at; // it stands there twice
        }
    }
    return bytes;
}

QByteArray AccountTokens::value()
{
    if (!atEnd()) {
        const SqlByteToken &token = m_tokens.at(m_at);
        if (token.kind == Kind::Text) {
            ++m_at;
            return bytesOf(token);
        }
        if (token.kind == Kind::Word && isHexNumber(token.text)) {
            ++m_at;
            return QByteArray::fromHex(token.text.mid(2));
        }
        if (token.isWord("X") && m_at + 1 < m_tokens.size() && m_tokens.at(m_at + 1).kind == Kind::Text &&
            m_tokens.at(m_at + 1).begin == token.end) {
            m_at += 2;
            return QByteArray::fromHex(m_tokens.at(m_at - 1).text);
        }
    }
    m_bad = true;
    return {};
}

AccountName AccountTokens::account()
{
    if (take({"CURRENT_USER"})) {
        if (takeMark('('))
            expectMark(')');
        return {.isCurrent = true};
    }
    AccountName name{.user = identifier()};
    if (!takeMark('@'))
        return name;
    name.hasHost = true;
    const bool isBare = !atEnd() && m_tokens.at(m_at).kind == Kind::Word;
    const char *end = atEnd() ? nullptr : m_tokens.at(m_at).end;
    name.host = identifier();
    while (isBare && !atEnd() && m_tokens.at(m_at).begin == end &&
           (m_tokens.at(m_at).isMark('.') || m_tokens.at(m_at).isMark('-') ||
            m_tokens.at(m_at).kind == Kind::Word)) { // host.example.com
        const SqlByteToken &token = m_tokens.at(m_at++);
        name.host += QString::fromUtf8(token.begin, token.end - token.begin);
        end = token.end;
    }
    name.host = name.host.toLower();
    return name;
}

bool AccountTokens::comesBefore(const char *word, const char *other) const
{
    int depth = 0;
    for (qsizetype at = m_at; at < m_tokens.size(); ++at) {
        const SqlByteToken &token = m_tokens.at(at);
        depth += token.isMark('(') ? 1 : token.isMark(')') ? -1 : 0;
        if (depth == 0 && token.isWord(word))
            return true;
        if (depth == 0 && token.isWord(other))
            return false;
    }
    return false;
}

} // namespace millrace
