// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sql/sqllexer.h"

#include "core/base/literals.h"

namespace millrace {

bool SqlLexer::skipComment()
{
    const QStringView rest = QStringView(m_sql).mid(m_at);
    qsizetype end = -1;
    if (rest.startsWith("/*"_L1)) {
        end = m_sql.indexOf("*/"_L1, m_at + 2);
        end = end < 0 ? m_sql.size() : end + 2;
    } else if (rest.startsWith(u'#') || rest.startsWith("-- "_L1) || rest.startsWith("--\n"_L1)) {
        end = m_sql.indexOf(u'\n', m_at);
        end = end < 0 ? m_sql.size() : end + 1;
    }
    if (end < 0)
        return false;
    m_at = end;
    return true;
}

QString SqlLexer::quoted(QChar quote)
{
    QString text;
    ++m_at;
    while (m_at < m_sql.size()) {
        const QChar c = m_sql.at(m_at++);
        if (c == u'\\' && quote != u'`' && m_at < m_sql.size()) {
            text += m_sql.at(m_at++);
        } else if (c == quote) {
            if (m_at >= m_sql.size() || m_sql.at(m_at) != quote)
                break;
            text += m_sql.at(m_at++);
        } else {
            text += c;
        }
    }
    return text;
}

SqlLexeme SqlLexer::next()
{
    while (m_at < m_sql.size() && (m_sql.at(m_at).isSpace() || skipComment()))
        if (m_at < m_sql.size() && m_sql.at(m_at).isSpace())
            ++m_at;
    SqlLexeme token{.start = m_at, .end = m_at};
    if (m_at >= m_sql.size())
        return token;
    const auto isWordPart = [this] {
        const QChar c = m_sql.at(m_at);
        return c.isLetterOrNumber() || c == u'_' || c == u'$';
    };
    const QChar first = m_sql.at(m_at);
    if (first == u'`' || first == u'"') {
        token.kind = SqlLexeme::Kind::Identifier;
        token.text = quoted(first);
    } else if (first == u'\'') {
        token.kind = SqlLexeme::Kind::String;
        token.text = quoted(first);
    } else if (isWordPart()) {
        token.kind = SqlLexeme::Kind::Word;
        while (m_at < m_sql.size() && isWordPart())
            token.text += m_sql.at(m_at++);
    } else {
        token.kind = SqlLexeme::Kind::Punctuation;
        token.text = m_sql.at(m_at++);
    }
    token.end = m_at;
    return token;
}

} // namespace millrace
