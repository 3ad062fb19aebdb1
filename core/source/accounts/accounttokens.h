// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/accounts/account.h"
#include "core/source/sqldump/sqlbytetokens.h"

namespace millrace {

/// Goes through the tokens of a statement about accounts. What is not as it should be makes it bad for good:
/// whoever reads may look in the end.
class AccountTokens
{
public:
    AccountTokens(const QVector<SqlByteToken> &tokens, const SqlLexRules &rules)
        : m_tokens(tokens)
        , m_rules(rules)
    {}

    bool isBad() const { return m_bad; }
    bool atEnd() const { return m_at >= m_tokens.size(); }
    bool isWord(const char *word, qsizetype ahead = 0) const;
    bool isMark(char c) const { return !atEnd() && m_tokens.at(m_at).isMark(c); }
    /// Passes the words, if all of them come next.
    bool take(std::initializer_list<const char *> words);
    bool takeMark(char c);
    void expect(std::initializer_list<const char *> words) { m_bad = !take(words) || m_bad; }
    void expectMark(char c) { m_bad = !takeMark(c) || m_bad; }
    void expectEnd() { m_bad = m_bad || !atEnd(); }
    void setBad() { m_bad = true; }

    QString word();       ///< upper case
    QString identifier(); ///< of a schema, table, column or plugin
    QString text();       ///< a text, as people have it
    QByteArray value();   ///< a text or a hexadecimal number, as bytes
    AccountName account();
    /// There is a word like this before one of the others, outside of parentheses.
    bool comesBefore(const char *word, const char *other) const;

private:
    QString part();
    QByteArray bytesOf(const SqlByteToken &token) const;

    const QVector<SqlByteToken> &m_tokens;
    const SqlLexRules &m_rules;
    qsizetype m_at = 0;
    bool m_bad = false;
};

} // namespace millrace
