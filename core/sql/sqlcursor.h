// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sql/sqltokens.h"

namespace millrace {

/// Goes over the tokens of a text, up to where it can be split, from left to right. Before the first and
/// after the last stands a token of kind End, which has no length and is at the end of the text.
class SqlCursor
{
public:
    explicit SqlCursor(const QString &text, const SqlRules &rules = {});

    const QString &text() const { return m_text; }
    const SqlScan &scan() const { return m_scan; }
    bool atEnd() const { return m_at >= m_scan.tokens.size(); }

    /// The token that is read next, or one that stands \a ahead of it; negative: behind it.
    const SqlToken &peek(qsizetype ahead = 0) const;
    /// The next token, and past it. Stays at the end.
    const SqlToken &take();
    /// Past a token, or past the bracket that closes the one here (to the end when it stays open).
    void skipElement();
    /// Past the word, in any case, or the symbol, if it stands here; says whether it does.
    bool skip(const char *word);
    bool skip(char symbol);

    /// A name stands here: a word, one in `…`, and where the rules have it so in "…". Unquoted names may
    /// begin with a digit; numbers are no names.
    bool isName() const;
    bool isQuotedName() const;

private:
    const QString m_text;
    const bool m_doubleQuotedNames;
    const SqlScan m_scan;
    const SqlToken m_end;
    qsizetype m_at = 0;
};

} // namespace millrace
