// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mapping/tables/ddl.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/sql/quoting.h"
#include "core/sql/sqltokens.h"

namespace millrace {

Result<QString> retargetedCreateTable(const QString &sql, const QString &schema, const QString &table)
{
    const auto bad = [](const QString &what) {
        return fail({.code = ErrorCode::ExpressionInvalid,
                     .what = what,
                     .howToFix = CoreText::tr("Give one CREATE TABLE statement.")});
    };
    const auto tokens = sqlTokens(sql);
    if (!tokens)
        return bad(CoreText::tr("The CREATE TABLE text is not valid: %1").arg(tokens.error().what));
    const auto isWord = [&](qsizetype index, const char *word) {
        return index < tokens->size() && tokens->at(index).kind == SqlToken::Kind::Word &&
               tokens->at(index).text.compare(QLatin1String(word), Qt::CaseInsensitive) == 0;
    };

    qsizetype index = 0;
    while (index < tokens->size() && !(isWord(index, "CREATE") && isWord(index + 1, "TABLE")))
        ++index;
    if (index >= tokens->size())
        return bad(CoreText::tr("There is no CREATE TABLE statement in the text."));
    index += 2;
    if (isWord(index, "IF"))
        index += 3; // IF NOT EXISTS
    const auto isSymbol = [&](qsizetype at, const char *symbol) {
        return at < tokens->size() && tokens->at(at).kind == SqlToken::Kind::Symbol &&
               tokens->at(at).text == QLatin1String(symbol);
    };
    index += isSymbol(index + 1, ".") ? 3 : 1; // [schema.]table
    if (!isSymbol(index, "("))
        return bad(CoreText::tr("The table's definition does not follow its name."));
    const qsizetype bodyStart = tokens->at(index).offset;

    qsizetype end = sql.size();
    for (; index < tokens->size(); ++index) {
        if (!isSymbol(index, ";"))
            continue;
        end = tokens->at(index).offset;
        if (index + 1 < tokens->size())
            return bad(CoreText::tr("Something follows the CREATE TABLE statement: %1")
                           .arg(sql.mid(tokens->at(index + 1).offset, 60).simplified()));
    }
    return u"CREATE TABLE IF NOT EXISTS %1 "_s.arg(qualifiedName(schema, table)) +
           sql.mid(bodyStart, end - bodyStart).trimmed();
}

} // namespace millrace
