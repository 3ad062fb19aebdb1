// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mapping/tables/ddl.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/mapping/foreign/wordrewriter.h"
#include "core/sql/createtable.h"
#include "core/sql/quoting.h"
#include "core/sql/sqlcursor.h"

#include <algorithm>

namespace millrace {

Result<QString> retargetedCreateTable(const QString &sql, const QString &schema, const QString &table)
{
    const auto bad = [](const QString &what) {
        return fail({.code = ErrorCode::ExpressionInvalid,
                     .what = what,
                     .howToFix = CoreText::tr("Give one CREATE TABLE statement.")});
    };
    const auto notValid = [&bad](const QString &what) {
        return bad(CoreText::tr("The CREATE TABLE text is not valid: %1").arg(what));
    };
    SqlCursor at(sql, {.doubleQuotedNames = true});
    if (const auto whole = at.scan().check(); !whole)
        return notValid(whole.error().what);
    while (!at.atEnd() && !(at.peek().isWord("CREATE") && at.peek(1).isWord("TABLE")))
        at.take();
    if (at.atEnd())
        return bad(CoreText::tr("There is no CREATE TABLE statement in the text."));
    const auto read = readCreateTable(at);
    if (!read)
        return bad(CoreText::tr("The table's definition does not follow its name."));
    if (!read->closed)
        return notValid(CoreText::tr("the list of columns is not closed"));
    if (at.skip(';') && !at.atEnd())
        return bad(CoreText::tr("Something follows the CREATE TABLE statement: %1")
                       .arg(sql.mid(at.peek().offset, 60).simplified()));
    return u"CREATE TABLE IF NOT EXISTS %1 "_s.arg(qualifiedName(schema, table)) +
           sql.mid(read->listOffset, read->end - read->listOffset).trimmed();
}

MendedDdl mendedFor(const QString &createSql, const ServerFacts &target, const WordChoice &choice)
{
    DecidedWords decided{.choice = choice, .mariaDb = target.isMariaDb(), .version = target.version};
    for (const WordPlace &place : foreignWordsIn(createSql.toUtf8(), {}, decided.rules())) {
        const QString name = QString::fromUtf8(place.name);
        const bool met =
            std::any_of(decided.words.begin(), decided.words.end(), [&](const ForeignWord &word) {
                return word.kind == place.kind && word.name == name;
            });
        if (!met)
            decided.words << wordFor(place.kind, name, target, choice);
        decided.words.last().count += met ? 0 : 1;
    }
    MendedDdl mended{.sql = decided.rewriter().rewritten(createSql), .changes = {}};
    for (const ForeignWord &word : std::as_const(decided.words))
        if (const QString change = changeText(word); !change.isEmpty())
            mended.changes << change;
    return mended;
}

} // namespace millrace
