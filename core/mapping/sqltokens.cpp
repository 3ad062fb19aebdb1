// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mapping/sqltokens.h"

namespace millrace {

namespace {

bool isNameCharacter(QChar c)
{
    return c.isLetterOrNumber() || c == QLatin1Char('_') || c == QLatin1Char('$') || c.unicode() > 0x7f;
}

/// Walks over one piece of text; position always stands on the next unread character.
class Lexer
{
public:
    explicit Lexer(const QString &text)
        : m_text(text)
    {}

    Result<QVector<SqlToken>> run()
    {
        QVector<SqlToken> tokens;
        for (;;) {
            if (!skipBlanks())
                return fail(open(QStringLiteral("comment")));
            if (m_position >= m_text.size())
                return tokens;
            SqlToken token;
            token.offset = m_position;
            if (!readToken(token))
                return fail(open(QStringLiteral("quote")));
            token.length = m_position - token.offset;
            tokens << token;
        }
    }

private:
    QChar at(qsizetype index) const { return index < m_text.size() ? m_text.at(index) : QChar(); }

    static Error open(const QString &what)
    {
        return {.code = ErrorCode::ExpressionInvalid,
                .what = QStringLiteral("The text ends inside a %1.").arg(what),
                .howToFix = QStringLiteral("Close it.")};
    }

    bool skipBlanks()
    {
        while (m_position < m_text.size()) {
            if (m_text.at(m_position).isSpace()) {
                ++m_position;
            } else if (at(m_position) == QLatin1Char('#') ||
                       (at(m_position) == QLatin1Char('-') && at(m_position + 1) == QLatin1Char('-') &&
                        (m_position + 2 >= m_text.size() || at(m_position + 2).isSpace()))) {
                const qsizetype end = m_text.indexOf(QLatin1Char('\n'), m_position);
                m_position = end < 0 ? m_text.size() : end + 1;
            } else if (at(m_position) == QLatin1Char('/') && at(m_position + 1) == QLatin1Char('*')) {
                const qsizetype end = m_text.indexOf(QStringLiteral("*/"), m_position + 2);
                if (end < 0)
                    return false;
                m_position = end + 2;
            } else {
                return true;
            }
        }
        return true;
    }

    /// Reads up to the closing quote; doubled quotes and, where allowed, backslash escapes belong to the
    /// text.
    bool readQuoted(QString &text, bool backslashEscapes)
    {
        const QChar quote = at(m_position++);
        while (m_position < m_text.size()) {
            const QChar c = m_text.at(m_position++);
            if (c == QLatin1Char('\\') && backslashEscapes && m_position < m_text.size()) {
                text += m_text.at(m_position++);
            } else if (c != quote) {
                text += c;
            } else if (at(m_position) == quote) {
                text += quote;
                ++m_position;
            } else {
                return true;
            }
        }
        return false;
    }

    void readName(QString &text, bool dots)
    {
        while (m_position < m_text.size() && (isNameCharacter(m_text.at(m_position)) ||
                                              (dots && m_text.at(m_position) == QLatin1Char('.'))))
            text += m_text.at(m_position++);
    }

    bool readToken(SqlToken &token)
    {
        const QChar c = at(m_position);
        if (c == QLatin1Char('`')) {
            token.kind = SqlToken::Kind::QuotedIdentifier;
            return readQuoted(token.text, false);
        }
        if (c == QLatin1Char('\'') || c == QLatin1Char('"')) {
            token.kind = SqlToken::Kind::String;
            return readQuoted(token.text, true);
        }
        if (c == QLatin1Char('@') && at(m_position + 1) != QLatin1Char('@')) {
            token.kind = SqlToken::Kind::Variable;
            const QChar next = at(++m_position);
            if (next == QLatin1Char('`') || next == QLatin1Char('\'') || next == QLatin1Char('"'))
                return readQuoted(token.text, next != QLatin1Char('`'));
            readName(token.text, true);
            return true;
        }
        if (isNameCharacter(c)) {
            token.kind = c.isDigit() ? SqlToken::Kind::Number : SqlToken::Kind::Word;
            readName(token.text, c.isDigit());
            return true;
        }
        token.kind = SqlToken::Kind::Symbol;
        token.text = c;
        ++m_position;
        if (c == QLatin1Char('@')) { // @@system_variable: both signs are symbols, the name a word
            token.text += QLatin1Char('@');
            ++m_position;
        }
        return true;
    }

    const QString &m_text;
    qsizetype m_position = 0;
};

} // namespace

Result<QVector<SqlToken>> sqlTokens(const QString &text)
{
    return Lexer(text).run();
}

QString replaceVariable(const QString &expression, const QString &name,
                        const std::function<QString()> &replacement)
{
    const auto tokens = sqlTokens(expression);
    if (!tokens)
        return expression;
    QString result;
    qsizetype copied = 0;
    for (const SqlToken &token : *tokens) {
        if (token.kind != SqlToken::Kind::Variable || token.text.compare(name, Qt::CaseInsensitive) != 0)
            continue;
        result += QStringView(expression).mid(copied, token.offset - copied);
        result += replacement();
        copied = token.offset + token.length;
    }
    result += QStringView(expression).mid(copied);
    return result;
}

bool usesVariable(const QString &expression, const QString &name)
{
    bool used = false;
    replaceVariable(expression, name, [&used] {
        used = true;
        return QString();
    });
    return used;
}

} // namespace millrace
