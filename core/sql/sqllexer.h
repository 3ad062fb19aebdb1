// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace millrace {

struct SqlLexeme
{
    enum class Kind
    {
        End,
        Word,
        Identifier,
        String,
        Punctuation
    };
    Kind kind = Kind::End;
    QString text; ///< unquoted
    qsizetype start = 0;
    qsizetype end = 0;

    bool isWord(const QString &word) const
    {
        return kind == Kind::Word && text.compare(word, Qt::CaseInsensitive) == 0;
    }
    bool isMark(char c) const { return kind == Kind::Punctuation && text == QLatin1Char(c); }
    bool isName() const { return kind == Kind::Word || kind == Kind::Identifier; }
};

/// Words, quoted names, strings and marks of SQL text; comments are skipped, the /*!40101 … */ kind as well.
class SqlLexer
{
public:
    explicit SqlLexer(QString sql)
        : m_sql(std::move(sql))
    {}
    SqlLexeme next();
    const QString &sql() const { return m_sql; }

private:
    bool skipComment();
    QString quoted(QChar quote);

    QString m_sql;
    qsizetype m_at = 0;
};

} // namespace millrace
