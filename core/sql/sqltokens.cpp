// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sql/sqltokens.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"

namespace millrace {

namespace {

bool isNameCharacter(QChar c)
{
    return c.isLetterOrNumber() || c == u'_' || c == u'$' || c.unicode() > 0x7f;
}

/// What a backslash and \a c stand for in a string (MySQL manual, "String Literals").
QString unescaped(QChar c)
{
    switch (c.unicode()) {
    case u'0':
        return QString(QChar(u'\0'));
    case u'b':
        return u"\b"_s;
    case u'n':
        return u"\n"_s;
    case u'r':
        return u"\r"_s;
    case u't':
        return u"\t"_s;
    case u'Z':
        return QString(QChar(u'\x1a'));
    case u'%':
    case u'_':
        return u'\\' + QString(c);
    default:
        return c;
    }
}

/// Walks over one piece of text; position always stands on the next unread character.
class Lexer
{
public:
    Lexer(const QString &text, const SqlRules &rules)
        : m_text(text)
        , m_rules(rules)
    {}

    SqlScan run()
    {
        for (;;) {
            if (!skipBlanks())
                return fault(CoreText::tr("comment"));
            if (m_position >= m_text.size()) {
                if (m_executableFrom < 0)
                    return m_scan;
                m_faultAt = m_executableFrom;
                return fault(CoreText::tr("comment"));
            }
            SqlToken token;
            token.offset = m_faultAt = m_position;
            if (!readToken(token))
                return fault(CoreText::tr("quote"));
            token.length = m_position - token.offset;
            m_scan.tokens << token;
        }
    }

private:
    QChar at(qsizetype index) const { return index < m_text.size() ? m_text.at(index) : QChar(); }

    SqlScan fault(const QString &what)
    {
        m_scan.faultAt = m_faultAt;
        m_scan.fault = what;
        return m_scan;
    }

    bool skipBlanks()
    {
        while (m_position < m_text.size()) {
            if (m_text.at(m_position).isSpace()) {
                ++m_position;
            } else if (at(m_position) == u'#' ||
                       (at(m_position) == u'-' && at(m_position + 1) == u'-' &&
                        (m_position + 2 >= m_text.size() || at(m_position + 2).isSpace()))) {
                const qsizetype end = m_text.indexOf(u'\n', m_position);
                skipCommentTo(end < 0 ? m_text.size() : end + 1);
            } else if (at(m_position) == u'/' && at(m_position + 1) == u'*') {
                if (!skipComment())
                    return false;
            } else if (m_executableFrom >= 0 && at(m_position) == u'*' && at(m_position + 1) == u'/') {
                m_executableFrom = -1;
                skipCommentTo(m_position + 2);
            } else {
                return true;
            }
        }
        return true;
    }

    void skipCommentTo(qsizetype end)
    {
        m_scan.comments.append({m_position, end - m_position});
        m_position = end;
    }

    /// Steps over a comment, or into one that the server runs.
    bool skipComment()
    {
        m_faultAt = m_position;
        const bool onlyMariaDb = at(m_position + 2) == u'M' && at(m_position + 3) == u'!';
        if (m_rules.executableComments && m_executableFrom < 0 &&
            (onlyMariaDb || at(m_position + 2) == u'!')) {
            const qsizetype digitsAt = m_position + (onlyMariaDb ? 4 : 3);
            qsizetype digits = 0; // five or six of them; fewer are no version
            while (digits < 6 && at(digitsAt + digits).isDigit())
                ++digits;
            const int version = digits >= 5 ? QStringView(m_text).mid(digitsAt, digits).toInt() : 0;
            if (m_rules.runs(version, onlyMariaDb)) {
                m_executableFrom = m_position;
                skipCommentTo(digits >= 5 ? digitsAt + digits : digitsAt);
                return true;
            }
            return skipNested();
        }
        const qsizetype end = m_text.indexOf(u"*/"_s, m_position + 2);
        if (end < 0)
            return false;
        skipCommentTo(end + 2);
        return true;
    }

    /// An executable comment that is not for this server: a comment inside it does not end it.
    bool skipNested()
    {
        int depth = 1;
        qsizetype end = m_position + 2;
        while (depth > 0) {
            if (end >= m_text.size())
                return false;
            const QStringView two = QStringView(m_text).mid(end, 2);
            if (two == "*/"_L1 || two == "/*"_L1) {
                depth += two == "/*"_L1 ? 1 : -1;
                end += 2;
            } else {
                ++end;
            }
        }
        skipCommentTo(end);
        return true;
    }

    /// Reads up to the closing quote; doubled quotes and, where allowed, backslash escapes belong to the
    /// text.
    bool readQuoted(QString &text, bool backslashEscapes)
    {
        const QChar quote = at(m_position++);
        while (m_position < m_text.size()) {
            const QChar c = m_text.at(m_position++);
            if (c == u'\\' && backslashEscapes && m_position < m_text.size()) {
                text += unescaped(m_text.at(m_position++));
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
        while (m_position < m_text.size() &&
               (isNameCharacter(m_text.at(m_position)) || (dots && m_text.at(m_position) == u'.')))
            text += m_text.at(m_position++);
    }

    bool readToken(SqlToken &token)
    {
        const QChar c = at(m_position);
        if (c == u'`') {
            token.kind = SqlToken::Kind::QuotedIdentifier;
            return readQuoted(token.text, false);
        }
        if (c == u'\'' || c == u'"') {
            token.kind = SqlToken::Kind::String;
            return readQuoted(token.text, true);
        }
        if (c == u'@' && at(m_position + 1) != u'@') {
            token.kind = SqlToken::Kind::Variable;
            const QChar next = at(++m_position);
            if (next == u'`' || next == u'\'' || next == u'"')
                return readQuoted(token.text, next != u'`');
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
        if (c == u'@') { // @@system_variable: both signs are symbols, the name a word
            token.text += u'@';
            ++m_position;
        }
        return true;
    }

    const QString &m_text;
    const SqlRules m_rules;
    SqlScan m_scan;
    qsizetype m_position = 0;
    qsizetype m_executableFrom = -1; ///< where the executable comment began whose text is read now
    qsizetype m_faultAt = 0;
};

} // namespace

bool SqlRules::runs(int commentVersion, bool onlyMariaDb) const
{
    if (onlyMariaDb && !mariaDb)
        return false;
    // MariaDB leaves out what MySQL 5.7 to 9 was meant with (manual, "Comment Syntax").
    const bool meansMySql = mariaDb && !onlyMariaDb && commentVersion >= 50700 && commentVersion <= 99999;
    return commentVersion <= version && !meansMySql;
}

SqlScan scanSql(const QString &text, const SqlRules &rules)
{
    return Lexer(text, rules).run();
}

Result<void> SqlScan::check() const
{
    if (faultAt >= 0)
        return fail({.code = ErrorCode::ExpressionInvalid,
                     .what = CoreText::tr("The text ends inside a %1.").arg(fault),
                     .howToFix = CoreText::tr("Close it.")});
    return {};
}

Result<QVector<SqlToken>> sqlTokens(const QString &text, const SqlRules &rules)
{
    const SqlScan scan = scanSql(text, rules);
    MILLRACE_TRY_VOID(scan.check());
    return scan.tokens;
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
        copied = token.end();
    }
    result += QStringView(expression).mid(copied);
    return result;
}

QString withoutEndComment(const QString &expression)
{
    QString text = expression;
    const SqlScan scan = scanSql(expression);
    const qsizetype end = scan.tokens.isEmpty() ? 0 : scan.tokens.last().end();
    for (const auto &[offset, length] : scan.comments)
        if (offset >= end && expression.at(offset) != u'/') {
            text.truncate(offset);
            break;
        }
    return text.trimmed();
}

QStringList variablesOf(const QString &expression)
{
    QStringList names;
    if (const auto tokens = sqlTokens(expression))
        for (const SqlToken &token : *tokens)
            if (token.kind == SqlToken::Kind::Variable)
                names << token.text;
    return names;
}

bool usesVariable(const QString &expression, const QString &name)
{
    return variablesOf(expression).contains(name, Qt::CaseInsensitive);
}

} // namespace millrace
