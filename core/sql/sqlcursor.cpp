// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sql/sqlcursor.h"

#include "core/base/literals.h"

namespace millrace {

namespace {

bool isNameLikeNumber(const QString &text)
{
    bool isNumber = false;
    text.toDouble(&isNumber);
    const bool isLiteral = text.startsWith("0x"_L1) || text.startsWith("0b"_L1);
    return !isNumber && !isLiteral && !text.contains(u'.');
}

} // namespace

SqlCursor::SqlCursor(const QString &text, const SqlRules &rules)
    : m_text(text)
    , m_doubleQuotedNames(rules.doubleQuotedNames)
    , m_scan(scanSql(text, rules))
    , m_end{.kind = SqlToken::Kind::End, .text = {}, .offset = text.size(), .length = 0}
{}

const SqlToken &SqlCursor::peek(qsizetype ahead) const
{
    const qsizetype at = m_at + ahead;
    return at >= 0 && at < m_scan.tokens.size() ? m_scan.tokens.at(at) : m_end;
}

const SqlToken &SqlCursor::take()
{
    const SqlToken &token = peek();
    m_at += atEnd() ? 0 : 1;
    return token;
}

void SqlCursor::skipElement()
{
    int depth = 0;
    do {
        const SqlToken &token = take();
        depth += token.isSymbol('(') ? 1 : token.isSymbol(')') ? -1 : 0;
    } while (depth > 0 && !atEnd());
}

bool SqlCursor::skip(const char *word)
{
    const bool found = peek().isWord(word);
    m_at += found ? 1 : 0;
    return found;
}

bool SqlCursor::skip(char symbol)
{
    const bool found = peek().isSymbol(symbol);
    m_at += found ? 1 : 0;
    return found;
}

bool SqlCursor::isName() const
{
    const SqlToken &token = peek();
    return token.kind == SqlToken::Kind::Word || isQuotedName() ||
           (token.kind == SqlToken::Kind::Number && isNameLikeNumber(token.text));
}

bool SqlCursor::isQuotedName() const
{
    const SqlToken &token = peek();
    return token.kind == SqlToken::Kind::QuotedIdentifier ||
           (m_doubleQuotedNames && token.kind == SqlToken::Kind::String && m_text.at(token.offset) == u'"');
}

} // namespace millrace
