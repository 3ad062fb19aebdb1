// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/indexdefinition.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/sql/sqltokens.h"

#include <QRegularExpression>
#include <algorithm>

namespace millrace {

namespace {

using Kind = IndexDefinition::Kind;
using Tokens = QVector<SqlToken>;

Error unreadable(const QString &what, const QString &text)
{
    return {.code = ErrorCode::IndexRecordUnusable,
            .what = CoreText::tr("The definition of an index cannot be read: %1, in “%2”.").arg(what, text),
            .howToFix = CoreText::tr("Keep the indexes in place during the load (--indexes keep).")};
}

bool isSymbol(const Tokens &tokens, qsizetype at, char symbol)
{
    return at < tokens.size() && tokens.at(at).kind == SqlToken::Kind::Symbol &&
           tokens.at(at).text == QLatin1Char(symbol);
}

bool isWord(const Tokens &tokens, qsizetype at, const char *word)
{
    return at < tokens.size() && tokens.at(at).kind == SqlToken::Kind::Word &&
           tokens.at(at).text.compare(QLatin1String(word), Qt::CaseInsensitive) == 0;
}

bool isName(const Tokens &tokens, qsizetype at)
{
    return at < tokens.size() && tokens.at(at).kind == SqlToken::Kind::QuotedIdentifier;
}

/// The place of the bracket that closes the one at \a open; -1 when there is none.
qsizetype closing(const Tokens &tokens, qsizetype open)
{
    int depth = 0;
    for (qsizetype at = open; at < tokens.size(); ++at) {
        if (isSymbol(tokens, at, '('))
            ++depth;
        else if (isSymbol(tokens, at, ')') && --depth == 0)
            return at;
    }
    return -1;
}

/// The pieces between the commas of the list that opens at \a open, as [first, last) token places.
QVector<std::pair<qsizetype, qsizetype>> listItems(const Tokens &tokens, qsizetype open, qsizetype close)
{
    QVector<std::pair<qsizetype, qsizetype>> items;
    qsizetype first = open + 1;
    int depth = 0;
    for (qsizetype at = open + 1; at <= close; ++at) {
        if (isSymbol(tokens, at, '('))
            ++depth;
        else if (isSymbol(tokens, at, ')') && at != close)
            --depth;
        if (at == close || (depth == 0 && isSymbol(tokens, at, ','))) {
            items << std::pair(first, at);
            first = at + 1;
        }
    }
    return items;
}

IndexPart readPart(const QString &text, const Tokens &tokens, qsizetype at, qsizetype end)
{
    IndexPart part;
    if (isName(tokens, at)) {
        part.column = tokens.at(at++).text;
        if (isSymbol(tokens, at, '(') && at + 2 < end && isSymbol(tokens, at + 2, ')')) {
            part.prefix = tokens.at(at + 1).text.toInt();
            at += 3;
        }
    } else if (const qsizetype close = closing(tokens, at); isSymbol(tokens, at, '(') && close > 0) {
        const qsizetype from = tokens.at(at).offset;
        part.expression = text.mid(from, tokens.at(close).offset + 1 - from);
        at = close + 1;
    }
    if (isWord(tokens, at, "DESC")) {
        part.descending = true;
        ++at;
    } else if (isWord(tokens, at, "ASC")) {
        ++at;
    }
    part.plain = at == end && (!part.column.isEmpty() || !part.expression.isEmpty());
    return part;
}

QStringList names(const Tokens &tokens, qsizetype open, qsizetype close)
{
    QStringList result;
    for (qsizetype at = open; at < close; ++at)
        if (isName(tokens, at))
            result << tokens.at(at).text;
    return result;
}

/// "[CONSTRAINT `name`] FOREIGN KEY (`a`) REFERENCES [`schema`.]`table` (`b`) …", from FOREIGN.
Result<ForeignKeyDefinition> readForeignKey(const QString &item, const Tokens &tokens, qsizetype at,
                                            const QString &name)
{
    ForeignKeyDefinition key{.name = name};
    qsizetype open = at + 2;
    while (open < tokens.size() && !isSymbol(tokens, open, '('))
        ++open;
    const qsizetype close = closing(tokens, open);
    if (close < 0 || !isWord(tokens, close + 1, "REFERENCES") || !isName(tokens, close + 2))
        return fail(unreadable(CoreText::tr("the foreign key has no REFERENCES"), item));
    key.columns = names(tokens, open, close);
    qsizetype next = close + 2;
    if (isSymbol(tokens, next + 1, '.') && isName(tokens, next + 2)) {
        key.referencedSchema = tokens.at(next).text;
        next += 2;
    }
    key.referencedTable = tokens.at(next).text;
    const qsizetype end = closing(tokens, next + 1);
    if (end > 0)
        key.referencedColumns = names(tokens, next + 1, end);
    return key;
}

/// What kind of key the words say, and how many they are; nothing for what is no key.
std::optional<std::pair<Kind, int>> keyWords(const Tokens &tokens)
{
    const auto key = [&](qsizetype at) { return isWord(tokens, at, "KEY") || isWord(tokens, at, "INDEX"); };
    if (key(0))
        return std::pair(Kind::Plain, 1);
    if (!key(1))
        return {};
    for (const auto &[word, kind] :
         {std::pair("PRIMARY", Kind::Primary), std::pair("UNIQUE", Kind::Unique),
          std::pair("FULLTEXT", Kind::Fulltext), std::pair("SPATIAL", Kind::Spatial)})
        if (isWord(tokens, 0, word))
            return std::pair(kind, 2);
    return isWord(tokens, 0, "FOREIGN") ? std::nullopt : std::optional(std::pair(Kind::Other, 2));
}

/// The text with the marks of versioned comments taken out and their content left in.
QString withoutVersionMarks(const QString &text, const Tokens &tokens)
{
    static const QRegularExpression marks(u"/\\*M?!\\d*|\\*/"_s);
    QString result;
    qsizetype copied = 0;
    for (const SqlToken &token : tokens) {
        result += text.mid(copied, token.offset - copied).replace(marks, u" "_s);
        result += QStringView(text).mid(token.offset, token.length);
        copied = token.offset + token.length;
    }
    return result + text.mid(copied).replace(marks, u" "_s);
}

} // namespace

QString IndexDefinition::canonical() const
{
    const auto tokens = sqlTokens(sql);
    if (!tokens)
        return sql;
    const QString plain = withoutVersionMarks(sql, *tokens);
    const auto inner = sqlTokens(plain);
    if (!inner)
        return sql;
    QStringList pieces;
    for (const SqlToken &token : *inner) {
        const QString piece = plain.mid(token.offset, token.length);
        pieces << (token.kind == SqlToken::Kind::Word ? piece.toUpper() : piece);
    }
    return pieces.join(u' ');
}

Result<IndexDefinition> IndexDefinition::parse(const QString &sql)
{
    IndexDefinition index{.sql = sql.trimmed()};
    const auto split = sqlTokens(index.sql);
    if (!split)
        return fail(unreadable(split.error().what, index.sql));
    const Tokens &tokens = *split;
    const auto words = keyWords(tokens);
    if (!words)
        return fail(unreadable(CoreText::tr("it names no key"), index.sql));
    index.kind = words->first;
    qsizetype at = words->second;
    if (index.kind == Kind::Primary)
        index.name = u"PRIMARY"_s;
    else if (isName(tokens, at))
        index.name = tokens.at(at++).text;
    else
        return fail(unreadable(CoreText::tr("its name is not quoted"), index.sql));
    while (at < tokens.size() && !isSymbol(tokens, at, '('))
        ++at; // USING BTREE may stand here in old texts
    const qsizetype close = closing(tokens, at);
    if (close < 0)
        return fail(unreadable(CoreText::tr("its columns are not closed"), index.sql));
    for (const auto &[first, last] : listItems(tokens, at, close))
        index.parts << readPart(index.sql, tokens, first, last);
    for (qsizetype option = close + 1; option < tokens.size(); ++option) {
        // The text becomes part of an ALTER TABLE: one action, not two.
        if (isSymbol(tokens, option, ',') || isSymbol(tokens, option, ';'))
            return fail(unreadable(CoreText::tr("it goes on after its end"), index.sql));
        if (isWord(tokens, option, "USING") && isWord(tokens, option + 1, "HASH"))
            index.hash = true;
    }
    return index;
}

const IndexDefinition *TableKeys::index(const QString &name) const
{
    for (const IndexDefinition &candidate : indexes)
        if (candidate.name.compare(name, Qt::CaseInsensitive) == 0)
            return &candidate;
    return nullptr;
}

Result<TableKeys> parseTableKeys(const QString &createSql)
{
    const auto tokens = sqlTokens(createSql);
    if (!tokens)
        return fail(unreadable(tokens.error().what, createSql));
    qsizetype open = 0;
    while (open < tokens->size() && !isSymbol(*tokens, open, '('))
        ++open;
    const qsizetype close = closing(*tokens, open);
    if (close < 0)
        return fail(unreadable(CoreText::tr("the list of columns is not closed"), createSql));

    TableKeys keys;
    for (const auto &[first, last] : listItems(*tokens, open, close)) {
        if (first == last || isName(*tokens, first))
            continue; // a column
        // Up to the comma: a versioned comment after the last token belongs to the key.
        const qsizetype from = tokens->at(first).offset;
        const QString item = createSql.mid(from, tokens->at(last).offset - from).trimmed();
        const Tokens itemTokens = tokens->mid(first, last - first);
        const bool named = isWord(itemTokens, 0, "CONSTRAINT") && isName(itemTokens, 1);
        const qsizetype start = named ? 2 : 0;
        if (isWord(itemTokens, start, "FOREIGN")) {
            MILLRACE_TRY(const auto key,
                         readForeignKey(item, itemTokens, start, named ? itemTokens.at(1).text : QString()));
            keys.foreignKeys << key;
        } else if (keyWords(itemTokens)) {
            MILLRACE_TRY(const auto index, IndexDefinition::parse(item));
            keys.indexes << index;
        }
    }
    return keys;
}

} // namespace millrace
