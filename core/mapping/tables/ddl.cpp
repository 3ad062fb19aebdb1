// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mapping/tables/ddl.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/sql/createtable.h"
#include "core/sql/quoting.h"

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

} // namespace millrace
