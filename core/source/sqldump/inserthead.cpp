// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/sqldump/inserthead.h"

#include <algorithm>

namespace millrace {

namespace {

using Kind = SqlByteToken::Kind;

/// A token that ends where the bytes end might go on after them.
class HeadReader
{
public:
    HeadReader(const char *begin, const char *end, const SqlLexRules &rules)
        : m_tokens(begin, end, rules)
        , m_end(end)
    {
        advance();
    }
    void advance()
    {
        m_token = m_tokens.next();
        m_cut = m_token.isEnd() || m_token.end == m_end;
    }
    bool take(const char *word)
    {
        const bool is = m_token.isWord(word);
        if (is)
            advance();
        return is;
    }
    bool take(char mark)
    {
        const bool is = m_token.isMark(mark);
        if (is)
            advance();
        return is;
    }
    bool takeName(QByteArray &name)
    {
        if (!m_token.isName())
            return false;
        name = m_token.text;
        advance();
        return true;
    }
    const SqlByteToken &token() const { return m_token; }
    bool cut() const { return m_cut; }

private:
    SqlByteTokens m_tokens;
    const char *m_end;
    SqlByteToken m_token;
    bool m_cut = false;
};

bool takeTable(HeadReader &reader, InsertHead &head)
{
    if (!reader.takeName(head.table))
        return false;
    if (reader.take('.')) {
        head.schema = head.table;
        return reader.takeName(head.table);
    }
    return true;
}

bool takeColumns(HeadReader &reader, InsertHead &head)
{
    if (!reader.take('('))
        return true;
    do {
        QByteArray column;
        if (!reader.takeName(column))
            return false;
        head.columns.append(column);
    } while (reader.take(','));
    return reader.take(')');
}

bool takeInsert(HeadReader &reader, InsertHead &head)
{
    head.verb = reader.take("REPLACE") ? InsertHead::Verb::Replace : InsertHead::Verb::Insert;
    if (head.verb == InsertHead::Verb::Insert && !reader.take("INSERT"))
        return false;
    while (reader.take("LOW_PRIORITY") || reader.take("DELAYED") || reader.take("HIGH_PRIORITY"))
        ;
    if (reader.take("IGNORE"))
        head.verb = InsertHead::Verb::InsertIgnore;
    reader.take("INTO");
    if (!takeTable(reader, head) || !takeColumns(reader, head))
        return false;
    return reader.take("VALUES") || reader.take("VALUE");
}

/// The table a statement that changes rows names first.
void takeChangedTable(HeadReader &reader, InsertHead &head)
{
    if (reader.take("UPDATE") || reader.take("DELETE") || reader.take("TRUNCATE")) {
        while (reader.take("LOW_PRIORITY") || reader.take("QUICK") || reader.take("IGNORE") ||
               reader.take("FROM") || reader.take("TABLE"))
            ;
        takeTable(reader, head);
    }
}

} // namespace

bool InsertHead::sameColumns(const InsertHead &other) const
{
    return std::equal(
        columns.begin(), columns.end(), other.columns.begin(), other.columns.end(),
        [](const QByteArray &a, const QByteArray &b) { return a.compare(b, Qt::CaseInsensitive) == 0; });
}

HeadKind readInsertHead(const char *begin, const char *end, const SqlLexRules &rules, InsertHead &head)
{
    head = {};
    HeadReader reader(begin, end, rules);
    // Rows inside a versioned comment end with the comment: such a statement is run as it is.
    const bool versioned = begin != end && *begin == '/';
    if (takeInsert(reader, head) && reader.token().isMark('(')) {
        if (versioned)
            return HeadKind::Other;
        head.text = QByteArray(begin, static_cast<qsizetype>(reader.token().begin - begin));
        return HeadKind::Rows;
    }
    if (reader.cut())
        return HeadKind::NeedMore;
    if (head.table.isEmpty()) {
        HeadReader again(begin, end, rules);
        takeChangedTable(again, head);
        if (again.cut())
            return HeadKind::NeedMore;
    }
    return HeadKind::Other;
}

} // namespace millrace
