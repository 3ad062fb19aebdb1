// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/bytes/charsets.h"

#include <QByteArray>
#include <QVector>
#include <initializer_list>

namespace millrace {

/// How the session that runs the dump would read SQL text at this point of it.
struct SqlLexRules
{
    bool backslashEscapes = true; ///< off: NO_BACKSLASH_ESCAPES in sql_mode
    bool ansiQuotes = false;      ///< "…" is a name, not a text
    TrailBytes trailBytes = TrailBytes::Harmless;
    QByteArray delimiter = ";";
};

struct SqlByteToken
{
    enum class Kind
    {
        End,
        Cut,  ///< the bytes end before the token does; also where the bytes end and a word could go on
        Word, ///< keywords, bare names, numbers
        Name, ///< `…`, and "…" when ansiQuotes
        Text, ///< '…' and "…"
        Mark  ///< one byte
    };
    Kind kind = Kind::End;
    QByteArray text; ///< unquoted; escapes of a text are resolved as far as \' and \\ go
    const char *begin = nullptr;
    const char *end = nullptr;

    bool isWord(const char *word) const
    {
        return kind == Kind::Word && text.compare(word, Qt::CaseInsensitive) == 0;
    }
    bool isMark(char c) const { return kind == Kind::Mark && *begin == c; }
    bool isEnd() const { return kind == Kind::End || kind == Kind::Cut; }
    bool isName() const { return kind == Kind::Word || kind == Kind::Name; }
};

/// Words, names, texts and marks of one statement. Comments are skipped; of a versioned comment (/*!NNNNN …
/// */, /*M!NNNNN … */) the inside is read as the server would, unless no server ever would (999999). For the
/// small statements of a dump and the heads of INSERT statements.
///
/// Apart from core/sql's tokens, which are of a QString: a dump arrives in blocks that may end inside a token
/// (Cut), in a character set that changes on the way and whose trail bytes may look like quotes, and is read
/// by the rules of a session; nothing of it may be decoded, or waited for, before it is needed.
class SqlByteTokens
{
public:
    /// The bytes and the rules have to outlive the object.
    SqlByteTokens(const char *begin, const char *end, const SqlLexRules &rules)
        : m_at(begin)
        , m_end(end)
        , m_rules(&rules)
    {}
    SqlByteToken next();
    /// After the last token.
    const char *at() const { return m_at; }
    /// The last token stands in a versioned comment: the version that it names, 0 where it names none; -1: in
    /// no such comment.
    int commentVersion() const { return m_inVersioned ? m_commentVersion : -1; }
    /// And that is one of MariaDB's alone.
    bool isCommentOfMariaDb() const { return m_commentOfMariaDb; }
    /// Skips white space and comments; false when they reach the end of the bytes.
    bool skipSpace();

private:
    bool skipComment(bool &skipped);
    SqlByteToken quoted(SqlByteToken::Kind kind);

    const char *m_at;
    const char *m_end;
    const SqlLexRules *m_rules;
    bool m_inVersioned = false;
    int m_commentVersion = 0;
    bool m_commentOfMariaDb = false;
};

/// All of a statement, at once.
QVector<SqlByteToken> sqlTokens(const QByteArray &statement, const SqlLexRules &rules);
/// One of them is this word, in whatever case.
bool hasWord(const QVector<SqlByteToken> &tokens, std::initializer_list<const char *> words);

/// The byte is white space to the server's lexer; NUL is not.
constexpr bool isSqlSpace(char c)
{
    return c == ' ' || (c >= '\t' && c <= '\r');
}

/// The byte may stand in an unquoted name or number.
constexpr bool isSqlWordByte(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
           c == '$' || static_cast<unsigned char>(c) >= 0x80;
}

} // namespace millrace
