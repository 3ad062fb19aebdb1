// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/sqldump/sqlbytetokens.h"

#include <algorithm>
#include <string_view>

namespace millrace {

namespace {

constexpr std::string_view neverRun = "999999"; // mariadb-dump's sandbox line

} // namespace

/// Returns false when the bytes end inside the comment, or before it is clear that there is one.
bool SqlByteTokens::skipComment(bool &skipped)
{
    const std::string_view rest(m_at, static_cast<std::size_t>(m_end - m_at));
    skipped = true;
    if (m_inVersioned && rest.starts_with("*/")) {
        m_inVersioned = false;
        m_at += 2;
        return true;
    }
    std::size_t end = std::string_view::npos;
    if (rest.starts_with("/*!") || rest.starts_with("/*M!")) {
        std::size_t at = rest.find('!') + 1;
        const std::size_t digits = at;
        while (at < rest.size() && rest[at] >= '0' && rest[at] <= '9')
            ++at;
        if (at == rest.size())
            return false;
        if (rest.substr(digits, at - digits) != neverRun) {
            m_inVersioned = true;
            m_commentVersion = QByteArray(rest.data() + digits, qsizetype(at - digits)).toInt();
            m_commentOfMariaDb = rest[2] == 'M';
            m_at += at;
            return true;
        }
        end = rest.find("*/", at);
        end = end == std::string_view::npos ? end : end + 2;
    } else if (rest.starts_with("/*")) {
        end = rest.find("*/", 2);
        end = end == std::string_view::npos ? end : end + 2;
    } else if (rest.starts_with('#') ||
               (rest.starts_with("--") && (rest.size() == 2 || static_cast<unsigned char>(rest[2]) <= ' '))) {
        end = rest.find('\n');
        end = end == std::string_view::npos ? end : end + 1;
    } else {
        skipped = false;
        return rest != "-" && rest != "/"; // may begin a comment
    }
    m_at += std::min(end, rest.size());
    return end != std::string_view::npos;
}

bool SqlByteTokens::skipSpace()
{
    bool skipped = true;
    while (skipped) {
        while (m_at < m_end && isSqlSpace(*m_at))
            ++m_at;
        if (m_at == m_end || !skipComment(skipped))
            return false;
    }
    return true;
}

SqlByteToken SqlByteTokens::quoted(SqlByteToken::Kind kind)
{
    SqlByteToken token{.kind = kind, .begin = m_at};
    const char quote = *m_at++;
    const bool escapes = kind == SqlByteToken::Kind::Text && m_rules->backslashEscapes;
    while (m_at < m_end) {
        if (m_rules->trailBytes != TrailBytes::Harmless) {
            const auto rest = static_cast<std::size_t>(m_end - m_at);
            const std::size_t length =
                std::max<std::size_t>(characterLength(m_rules->trailBytes, m_at, rest), 1);
            if (length > 1) {
                token.text.append(m_at, static_cast<qsizetype>(length));
                m_at += length;
                continue;
            }
        }
        const char c = *m_at++;
        if (c == '\\' && escapes) {
            if (m_at < m_end)
                token.text += *m_at++;
        } else if (c != quote) {
            token.text += c;
        } else if (m_at < m_end && *m_at == quote) {
            token.text += *m_at++;
        } else {
            token.end = m_at;
            return token;
        }
    }
    token.kind = SqlByteToken::Kind::Cut;
    return token;
}

SqlByteToken SqlByteTokens::next()
{
    if (!skipSpace())
        return {.kind = m_at == m_end ? SqlByteToken::Kind::End : SqlByteToken::Kind::Cut,
                .begin = m_at,
                .end = m_at};
    const char first = *m_at;
    if (first == '`')
        return quoted(SqlByteToken::Kind::Name);
    if (first == '"')
        return quoted(m_rules->ansiQuotes ? SqlByteToken::Kind::Name : SqlByteToken::Kind::Text);
    if (first == '\'')
        return quoted(SqlByteToken::Kind::Text);
    SqlByteToken token{.kind = SqlByteToken::Kind::Mark, .begin = m_at};
    if (isSqlWordByte(first)) {
        token.kind = SqlByteToken::Kind::Word;
        while (m_at < m_end && isSqlWordByte(*m_at))
            ++m_at;
    } else {
        ++m_at;
    }
    token.end = m_at;
    token.text = QByteArray(token.begin, static_cast<qsizetype>(token.end - token.begin));
    return token;
}

QVector<SqlByteToken> sqlTokens(const QByteArray &statement, const SqlLexRules &rules)
{
    SqlByteTokens reader(statement.constData(), statement.constData() + statement.size(), rules);
    QVector<SqlByteToken> tokens;
    for (SqlByteToken token = reader.next(); !token.isEnd(); token = reader.next())
        tokens << token;
    return tokens;
}

bool hasWord(const QVector<SqlByteToken> &tokens, std::initializer_list<const char *> words)
{
    return std::any_of(tokens.begin(), tokens.end(), [&words](const SqlByteToken &token) {
        return std::any_of(words.begin(), words.end(),
                           [&token](const char *word) { return token.isWord(word); });
    });
}

} // namespace millrace
