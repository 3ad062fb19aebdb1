// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/order/keys/clusterkey.h"

#include "core/base/literals.h"
#include "core/sql/sqltokens.h"

namespace millrace {

namespace {

/// Walks the tokens of one element of a CREATE TABLE's list.
class Tokens
{
public:
    explicit Tokens(QVector<SqlToken> tokens)
        : m_tokens(std::move(tokens))
    {}

    bool atEnd() const { return m_at >= m_tokens.size(); }
    const SqlToken &current() const { return m_tokens.at(m_at); }
    void step() { ++m_at; }

    bool isSymbol(const char *symbol) const
    {
        return !atEnd() && current().kind == SqlToken::Kind::Symbol &&
               current().text == QLatin1String(symbol);
    }
    bool isWord(const char *word) const
    {
        return !atEnd() && current().kind == SqlToken::Kind::Word &&
               current().text.compare(QLatin1String(word), Qt::CaseInsensitive) == 0;
    }
    bool take(const char *word)
    {
        const bool found = isWord(word);
        m_at += found ? 1 : 0;
        return found;
    }
    bool isName() const { return !atEnd() && current().kind == SqlToken::Kind::QuotedIdentifier; }

    void skipGroup() ///< after the bracket that closes the one here
    {
        int depth = 0;
        for (; !atEnd(); step()) {
            depth += isSymbol("(") ? 1 : isSymbol(")") ? -1 : 0;
            if (depth == 0)
                return step();
        }
    }

private:
    QVector<SqlToken> m_tokens;
    qsizetype m_at = 0;
};

/// "(`a`,`b`(20) DESC)"; nothing when a part is an expression.
std::optional<QVector<ClusterColumn>> readKeyColumns(Tokens &tokens)
{
    QVector<ClusterColumn> columns;
    tokens.step();
    while (!tokens.atEnd() && !tokens.isSymbol(")")) {
        if (!tokens.isName())
            return std::nullopt;
        ClusterColumn column{.name = tokens.current().text};
        tokens.step();
        if (tokens.isSymbol("(")) {
            column.wholeColumn = false;
            tokens.skipGroup();
        }
        column.descending = tokens.take("DESC");
        tokens.take("ASC");
        if (tokens.isSymbol(","))
            tokens.step();
        columns << column;
    }
    return columns;
}

/// The last "COLLATE x", or else "CHARACTER SET x" or "CHARSET = x", up to the end of the element.
QString readCollation(Tokens &tokens)
{
    QString collation;
    QString charset;
    while (!tokens.atEnd() && !tokens.isSymbol(",") && !tokens.isSymbol(")")) {
        QString *target = nullptr;
        if (tokens.isSymbol("(")) {
            tokens.skipGroup();
            continue;
        }
        if (tokens.take("COLLATE"))
            target = &collation;
        else if (tokens.take("CHARSET") || (tokens.take("CHARACTER") && tokens.take("SET")))
            target = &charset;
        else
            tokens.step();
        if (target != nullptr) {
            if (tokens.isSymbol("="))
                tokens.step();
            if (!tokens.atEnd())
                *target = tokens.current().text.toLower();
        }
    }
    return collation.isEmpty() ? charset : collation;
}

} // namespace

TableDefinition::TableDefinition(const TableSchema &table)
    : m_table(table)
{
    read(table.createSql);
    if (m_keys.isEmpty())
        for (const Index &index : table.indexes) {
            if (!index.unique)
                continue;
            ClusterKey key{.index = index.name};
            for (const QString &column : index.columns)
                key.columns << ClusterColumn{.name = column};
            m_keys << key;
        }
}

void TableDefinition::read(const QString &createSql)
{
    auto split = sqlTokens(createSql);
    if (!split)
        return;
    Tokens tokens(std::move(*split));
    while (!tokens.atEnd() && !tokens.isSymbol("("))
        tokens.step();
    while (!tokens.atEnd() && !tokens.isSymbol(")")) {
        tokens.step(); // "(" or ","
        if (tokens.isName()) {
            const QString column = tokens.current().text.toLower();
            tokens.step();
            m_collations.insert(column, readCollation(tokens));
            continue;
        }
        const bool primary = tokens.isWord("PRIMARY");
        if (primary || tokens.isWord("UNIQUE")) {
            ClusterKey key{.index = u"PRIMARY"_s};
            while (!tokens.atEnd() && !tokens.isSymbol("(")) {
                if (!primary && tokens.isName())
                    key.index = tokens.current().text;
                tokens.step();
            }
            if (auto columns = readKeyColumns(tokens)) {
                key.columns = std::move(*columns);
                m_keys << key;
            }
            if (tokens.isSymbol(")"))
                tokens.step();
        }
        readCollation(tokens); // to the end of the element
    }
    if (!tokens.atEnd())
        tokens.step();
    m_tableCollation = readCollation(tokens);
}

std::optional<ClusterKey> TableDefinition::clusterKey() const
{
    for (const ClusterKey &key : m_keys)
        if (key.index == "PRIMARY"_L1)
            return key;
    for (const ClusterKey &key : m_keys) {
        const bool usable =
            std::all_of(key.columns.begin(), key.columns.end(), [this](const ClusterColumn &part) {
                const Column *column = m_table.column(part.name);
                return part.wholeColumn && column != nullptr && !column->nullable;
            });
        if (usable && !key.columns.isEmpty())
            return key;
    }
    return std::nullopt;
}

QString TableDefinition::collationOf(const QString &column) const
{
    const QString own = m_collations.value(column.toLower());
    return own.isEmpty() ? m_tableCollation : own;
}

} // namespace millrace
