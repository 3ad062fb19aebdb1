// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sql/createtable.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"

namespace millrace {

namespace {

/// An unquoted word with which no column begins.
bool startsNoColumn(const SqlToken &token)
{
    static const QStringList words{u"PRIMARY"_s,  u"KEY"_s,     u"UNIQUE"_s,     u"INDEX"_s,
                                   u"FULLTEXT"_s, u"SPATIAL"_s, u"CONSTRAINT"_s, u"CHECK"_s,
                                   u"FOREIGN"_s,  u"PERIOD"_s,  u"VECTOR"_s,     u"LIKE"_s};
    return token.kind == SqlToken::Kind::Word && words.contains(token.text, Qt::CaseInsensitive);
}

class CreateTableReader
{
public:
    explicit CreateTableReader(SqlCursor &cursor)
        : m_at(cursor)
    {}

    std::optional<CreateTable> read()
    {
        m_table.offset = m_at.peek().offset;
        if (!head())
            return std::nullopt;
        m_table.listOffset = m_at.peek().offset;
        list();
        while (!m_at.atEnd() && !m_at.peek().isSymbol(';'))
            if (!textForm(m_table.charset, m_table.collation))
                m_at.skipElement();
        m_table.end = m_at.peek().offset;
        return m_table;
    }

private:
    bool head()
    {
        if (!m_at.skip("CREATE"))
            return false;
        for (const char *word : {"OR", "REPLACE", "TEMPORARY"})
            m_at.skip(word);
        if (!m_at.skip("TABLE"))
            return false;
        for (const char *word : {"IF", "NOT", "EXISTS"})
            m_at.skip(word);
        if (!m_at.isName())
            return false;
        m_table.table = m_at.take().text;
        if (m_at.skip('.')) {
            if (!m_at.isName())
                return false;
            m_table.schema = std::exchange(m_table.table, m_at.take().text);
        }
        return m_at.peek().isSymbol('(');
    }

    void list()
    {
        do {
            m_at.take(); // "(" or ","
            if (m_at.isQuotedName() || (m_at.isName() && !startsNoColumn(m_at.peek())))
                column();
            else
                key();
        } while (m_at.peek().isSymbol(','));
        m_table.closed = m_at.skip(')');
        noteKeyColumns();
        if (!m_table.closed)
            m_table.keys =
                fail(unreadableDefinition(CoreText::tr("the list of columns is not closed"), m_at.text()));
    }

    bool inElement() const
    {
        return !m_at.atEnd() && !m_at.peek().isSymbol(',') && !m_at.peek().isSymbol(')');
    }

    void column()
    {
        TableColumn column{.name = m_at.take().text};
        if (inElement())
            column.type = m_at.take().text.toUpper();
        column.notNull = column.type == "TIMESTAMP"_L1 || column.type == "SERIAL"_L1;
        QString before;
        while (inElement()) {
            const QString word =
                m_at.peek().kind == SqlToken::Kind::Word ? m_at.peek().text.toUpper() : QString();
            if (word == "NULL"_L1 && before != "DEFAULT"_L1)
                column.notNull = before == "NOT"_L1;
            else if (word == "PRIMARY"_L1 || (word == "KEY"_L1 && before != "UNIQUE"_L1))
                column.notNull = true;
            before = word;
            if (m_at.peek().isWord("GENERATED") || m_at.peek().isWord("AS"))
                column.generated = true;
            else if (m_at.peek().isWord("AUTO_INCREMENT"))
                column.autoIncrement = true;
            else if (textForm(column.charset, column.collation))
                continue;
            m_at.skipElement();
        }
        m_table.columns << column;
    }

    void noteKeyColumns()
    {
        for (TableColumn &column : m_table.columns)
            column.notNull = column.notNull || m_primary.contains(column.name, Qt::CaseInsensitive);
    }

    /// In the brackets that open here, unquoted ones too.
    void readPrimaryKey()
    {
        for (int i = 1, depth = 1; depth > 0 && m_at.peek(i).kind != SqlToken::Kind::End; ++i) {
            depth += m_at.peek(i).isSymbol('(') ? 1 : m_at.peek(i).isSymbol(')') ? -1 : 0;
            m_primary << m_at.peek(i).text;
        }
    }

    void key()
    {
        const qsizetype from = m_at.peek().offset;
        for (bool primary = false; inElement(); m_at.skipElement()) {
            primary = primary || m_at.peek().isWord("PRIMARY");
            if (primary && m_at.peek().isSymbol('('))
                readPrimaryKey();
        }
        if (!m_table.keys)
            return;
        // Up to the comma: a versioned comment after the last token belongs to the key.
        if (const auto added = m_table.keys->add(m_at.text().mid(from, m_at.peek().offset - from)); !added)
            m_table.keys = fail(added.error());
    }

    /// Past CHARACTER SET x, CHARSET [=] x or COLLATE [=] x; says whether it is one of them.
    bool textForm(QString &charset, QString &collation)
    {
        const bool collates = m_at.skip("COLLATE");
        if (!collates && !m_at.skip("CHARSET") &&
            !(m_at.peek(1).isWord("SET") && m_at.skip("CHARACTER") && m_at.skip("SET")))
            return false;
        m_at.skip('=');
        if (m_at.peek().kind != SqlToken::Kind::Symbol)
            (collates ? collation : charset) = m_at.take().text.toLower();
        return true;
    }

    SqlCursor &m_at;
    CreateTable m_table;
    QStringList m_primary; ///< of the primary key: its columns, with whatever else stands there
};

} // namespace

std::optional<CreateTable> readCreateTable(SqlCursor &cursor)
{
    return CreateTableReader(cursor).read();
}

std::optional<CreateTable> findCreateTable(SqlCursor &cursor)
{
    while (!cursor.atEnd()) {
        if (!cursor.peek().isWord("CREATE"))
            cursor.take();
        else if (auto table = readCreateTable(cursor))
            return table;
    }
    return std::nullopt;
}

Result<TableKeys> parseTableKeys(const QString &createSql)
{
    SqlCursor cursor(createSql);
    if (const auto whole = cursor.scan().check(); !whole)
        return fail(unreadableDefinition(whole.error().what, createSql));
    const auto table = findCreateTable(cursor);
    if (!table)
        return fail(unreadableDefinition(CoreText::tr("the list of columns is not closed"), createSql));
    return table->keys;
}

} // namespace millrace
