// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sql/indexdefinition.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/sql/sqlcursor.h"

#include <QRegularExpression>

namespace millrace {

namespace {

using Kind = IndexDefinition::Kind;

/// Up to the comma or bracket after it.
IndexPart readPart(SqlCursor &at)
{
    IndexPart part;
    if (at.isQuotedName()) {
        part.column = at.take().text;
        if (at.peek().isSymbol('(') && at.peek(2).isSymbol(')')) {
            part.prefix = at.peek(1).text.toInt();
            at.skipElement();
        }
    } else if (at.peek().isSymbol('(')) {
        const qsizetype from = at.peek().offset;
        at.skipElement();
        part.expression = at.text().mid(from, at.peek(-1).end() - from);
    }
    part.descending = at.skip("DESC");
    if (!part.descending)
        at.skip("ASC");
    const auto atItsEnd = [&at] { return at.peek().isSymbol(',') || at.peek().isSymbol(')'); };
    part.plain = atItsEnd() && (!part.column.isEmpty() || !part.expression.isEmpty());
    while (!at.atEnd() && !atItsEnd())
        at.skipElement();
    return part;
}

/// The names in the brackets that open here.
QStringList readNames(SqlCursor &at)
{
    QStringList names;
    for (at.take(); !at.atEnd() && !at.skip(')'); at.take())
        if (at.isQuotedName())
            names << at.peek().text;
    return names;
}

/// "FOREIGN KEY (`a`) REFERENCES [`schema`.]`table` (`b`) …".
Result<ForeignKeyDefinition> readForeignKey(SqlCursor &at, const QString &name)
{
    ForeignKeyDefinition key{.name = name};
    while (!at.atEnd() && !at.peek().isSymbol('('))
        at.take();
    key.columns = readNames(at);
    if (!at.skip("REFERENCES") || !at.isQuotedName())
        return fail(unreadableDefinition(CoreText::tr("the foreign key has no REFERENCES"), at.text()));
    key.referencedTable = at.take().text;
    if (at.skip('.') && at.isQuotedName())
        key.referencedSchema = std::exchange(key.referencedTable, at.take().text);
    if (at.peek().isSymbol('('))
        key.referencedColumns = readNames(at);
    return key;
}

/// Past the words that say what kind of key it is; nothing: it is none.
std::optional<Kind> readKind(SqlCursor &at)
{
    const auto isKey = [](const SqlToken &token) { return token.isWord("KEY") || token.isWord("INDEX"); };
    const SqlToken first = at.take();
    if (isKey(first))
        return Kind::Plain;
    if (!isKey(at.take()) || first.isWord("FOREIGN"))
        return {};
    for (const auto &[word, kind] :
         {std::pair("PRIMARY", Kind::Primary), std::pair("UNIQUE", Kind::Unique),
          std::pair("FULLTEXT", Kind::Fulltext), std::pair("SPATIAL", Kind::Spatial)})
        if (first.isWord(word))
            return kind;
    return Kind::Other;
}

/// The text with the marks of versioned comments taken out and their content left in.
QString withoutVersionMarks(const QString &text, const QVector<SqlToken> &tokens)
{
    static const QRegularExpression marks(u"/\\*M?!\\d*|\\*/"_s);
    QString result;
    qsizetype copied = 0;
    for (const SqlToken &token : tokens) {
        result += text.mid(copied, token.offset - copied).replace(marks, u" "_s);
        result += QStringView(text).mid(token.offset, token.length);
        copied = token.end();
    }
    return result + text.mid(copied).replace(marks, u" "_s);
}

} // namespace

Error unreadableDefinition(const QString &what, const QString &text)
{
    return {.code = ErrorCode::IndexRecordUnusable,
            .what = CoreText::tr("The definition of an index cannot be read: %1, in “%2”.").arg(what, text),
            .howToFix = CoreText::tr("Keep the indexes in place during the load (--indexes keep).")};
}

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
    const auto unreadable = [&index](const QString &what) {
        return fail(unreadableDefinition(what, index.sql));
    };
    SqlCursor at(index.sql);
    if (const auto whole = at.scan().check(); !whole)
        return unreadable(whole.error().what);
    const auto kind = readKind(at);
    if (!kind)
        return unreadable(CoreText::tr("it names no key"));
    index.kind = *kind;
    if (index.kind == Kind::Primary)
        index.name = u"PRIMARY"_s;
    else if (at.isQuotedName())
        index.name = at.take().text;
    else
        return unreadable(CoreText::tr("its name is not quoted"));
    while (!at.atEnd() && !at.peek().isSymbol('('))
        at.take(); // USING BTREE may stand here in old texts
    do {
        at.take(); // "(" or ","
        index.parts << readPart(at);
    } while (at.peek().isSymbol(','));
    if (!at.skip(')'))
        return unreadable(CoreText::tr("its columns are not closed"));
    for (; !at.atEnd(); at.take()) {
        // The text becomes part of an ALTER TABLE: one action, not two.
        if (at.peek().isSymbol(',') || at.peek().isSymbol(';'))
            return unreadable(CoreText::tr("it goes on after its end"));
        if (at.peek().isWord("USING") && at.peek(1).isWord("HASH"))
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

Result<void> TableKeys::add(const QString &element)
{
    SqlCursor at(element);
    const bool constraint = at.skip("CONSTRAINT");
    const QString name = constraint && at.isQuotedName() ? at.take().text : QString();
    if (at.peek().isWord("FOREIGN")) {
        MILLRACE_TRY(const auto key, readForeignKey(at, name));
        foreignKeys << key;
    } else if (!constraint && readKind(at)) {
        MILLRACE_TRY(const auto index, IndexDefinition::parse(element));
        indexes << index;
    }
    return {};
}

} // namespace millrace
