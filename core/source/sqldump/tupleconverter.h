// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/sqldump/sqlbytetokens.h"
#include "core/source/sqldump/sqlliterals.h"

#include <vector>

namespace millrace {

/// Turns one row of an INSERT, "(1,'a',NULL)", into a line of Dialect::mysqldumpTab(): every byte that LOAD
/// DATA … CHARACTER SET binary would take for something else is escaped, a line break in a value never breaks
/// the line.
class TupleConverter
{
public:
    static constexpr int maxFields = 4096; ///< columns a table can have (both servers)

    enum class Outcome
    {
        Done,
        NeedMore, ///< the bytes end inside the row
        RunAsIs   ///< has DEFAULT, an expression, a foreign introducer …: not a field
    };

    /// \a charset: the session's character_set_client.
    TupleConverter(const SqlLexRules &rules, QByteArray charset);

    /// \a at stands at the parenthesis and is moved after the row when Done. REQUIRES: room for roomFor(end
    /// - at) bytes at \a out, which is moved as well when Done.
    Outcome convert(const char *&at, const char *end, char *&out);
    static constexpr std::size_t roomFor(std::size_t bytes) { return 2 * bytes + 64; }

    /// Moves \a at from the parenthesis after the row, whatever is in it; false when the bytes end before.
    bool skip(const char *&at, const char *end);

    int fields() const { return m_fields; } ///< of the last row that was Done
    /// After NeedMore: the quote that was open where the bytes ended, else nullptr.
    const char *openQuote() const { return m_openQuote; }
    /// Per field, of all rows since the start; rows that are run as they are count as far as they were read.
    const std::vector<SqlLiteralKinds> &kinds() const { return m_kinds; }
    /// Counts in what was seen elsewhere; at most maxFields of them.
    template <typename Kinds> void addKinds(const Kinds &kinds)
    {
        auto mine = m_kinds.begin();
        for (const SqlLiteralKinds kind : kinds)
            *mine++ |= kind;
    }

private:
    Outcome value(const char *&at, const char *end, char *&out, SqlLiteralKinds &kind);
    Outcome text(const char *&at, const char *end, char *&out);
    Outcome texts(const char *&at, const char *end, char *&out);
    Outcome special(const char *&at, const char *end, char *&out, char quote, bool escapes, bool &closed);
    Outcome number(const char *&at, const char *end, char *&out, SqlLiteralKinds &kind);
    Outcome hex(const char *&at, const char *end, char *&out, bool quoted);
    Outcome bits(const char *&at, const char *end, char *&out, bool quoted);
    Outcome word(const char *&at, const char *end, char *&out, SqlLiteralKinds &kind);
    Outcome converted(const char *&at, const char *end, char *&out, SqlLiteralKinds &kind);
    Outcome introduced(const QByteArray &name, const char *&at, const char *end, char *&out,
                       SqlLiteralKinds &kind);

    SqlLexRules m_rules;
    QByteArray m_charset;
    std::vector<SqlLiteralKinds> m_kinds;
    const char *m_openQuote = nullptr;
    int m_fields = 0;
};

} // namespace millrace
