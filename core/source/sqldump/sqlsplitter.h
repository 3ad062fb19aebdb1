// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/sqldump/sqlbytetokens.h"

#include <string_view>

namespace millrace {

/// The client's commands that end a statement as the delimiter does, whatever the delimiter is.
constexpr std::size_t goCommandBytes = 2;
inline bool isGoCommand(std::string_view text)
{
    return text.starts_with("\\g") || text.starts_with("\\G");
}

/// Finds where a statement ends, as the mysql client does (client/mysql.cc, add_line): quotes, escapes, names
/// and comments are honoured, the delimiter is the one of the last DELIMITER line. Like the client it takes
/// the inside of a versioned comment for text of the statement, so that a delimiter in there ends it. Goes on
/// where it stopped.
class SqlSplitter
{
public:
    enum class Stop
    {
        Delimiter,     ///< stands at the delimiter's first byte
        GoCommand,     ///< stands at a \g or \G outside of quotes
        ClientCommand, ///< stands at another backslash outside of quotes
        NeedMore       ///< no more can be told without the bytes that follow
    };
    enum class Inside
    {
        Statement,
        SingleQuotes,
        DoubleQuotes,
        Backticks,
        LineComment,
        BlockComment
    };

    explicit SqlSplitter(SqlLexRules rules = {});

    /// Reads on from \a at, which is moved; what lies before it is never looked at again. \a last: nothing
    /// follows \a end, so that NeedMore then means the end of the dump.
    Stop scan(const char *&at, const char *end, bool last);

    Inside inside() const { return m_inside; }
    /// Where the open quote or comment began when that was in the last scan(), else nullptr.
    const char *openedAt() const { return m_openedAt; }

private:
    std::size_t scanText(const char *at, const char *end, bool last, Stop &stop, bool &stopped);
    bool passComment(const char *&at, const char *end, bool last);
    bool passQuoted(const char *&at, const char *end, bool last);
    const char *findEvent(const char *at, const char *end) const;
    bool isEvent(char c) const;

    SqlLexRules m_rules;
    Inside m_inside = Inside::Statement;
    const char *m_openedAt = nullptr;
};

} // namespace millrace
