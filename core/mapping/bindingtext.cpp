// SPDX-License-Identifier: GPL-3.0-or-later
// Bindings as text: the column list and the SET expressions as a user writes them.
#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/mapping/mapping.h"
#include "core/sql/quoting.h"
#include "core/sql/sqlcursor.h"

namespace millrace {

namespace {

Error badList(const QString &what)
{
    return {.code = ErrorCode::ColumnListInvalid,
            .what = CoreText::tr("The column list is not valid: %1.").arg(what),
            .howToFix = CoreText::tr("Write it as in LOAD DATA: (@discard, user_id, @action, created_at).")};
}

bool isPlainName(const QString &name)
{
    if (name.isEmpty() || name.front().isDigit())
        return false;
    for (const QChar c : name)
        if (!(c.unicode() < 0x80 && (c.isLetterOrNumber() || c == u'_')))
            return false;
    return true;
}

} // namespace

bool looksUnused(const QString &variable)
{
    for (const char *name : {"discard", "dummy", "skip", "throwaway", "ignore"})
        if (variable.compare(QLatin1String(name), Qt::CaseInsensitive) == 0)
            return true;
    return false;
}

Result<QVector<FieldBinding>> parseColumnList(const QString &text)
{
    SqlCursor at(text);
    if (const auto whole = at.scan().check(); !whole)
        return fail(badList(whole.error().what));
    const bool bracketed = at.skip('(');
    QVector<FieldBinding> fields;
    do {
        if (at.atEnd() || at.peek().isSymbol(')'))
            return fail(badList(fields.isEmpty() ? CoreText::tr("it is empty")
                                                 : CoreText::tr("a name is missing after the last comma")));
        const bool isVariable = at.peek().kind == SqlToken::Kind::Variable;
        if (!isVariable && !at.isName())
            return fail(badList(CoreText::tr("field %1 is “%2”, neither a column nor a variable")
                                    .arg(fields.size() + 1)
                                    .arg(at.peek().text)));
        const QString name = at.take().text;
        if (isVariable && name.isEmpty())
            return fail(
                badList(CoreText::tr("field %1 is a variable without a name").arg(fields.size() + 1)));
        fields << (isVariable && looksUnused(name)
                       ? FieldBinding{.kind = FieldBinding::Kind::Discard}
                       : FieldBinding{.kind = isVariable ? FieldBinding::Kind::Variable
                                                         : FieldBinding::Kind::Column,
                                      .name = name});
    } while (at.skip(','));
    if (bracketed && !at.skip(')'))
        return fail(badList(CoreText::tr("the closing bracket is missing")));
    if (!at.atEnd())
        return fail(badList(CoreText::tr("“%1” is left over").arg(text.mid(at.peek().offset))));
    return fields;
}

QString columnListText(const QVector<FieldBinding> &fields)
{
    QStringList names;
    for (const FieldBinding &binding : fields) {
        switch (binding.kind) {
        case FieldBinding::Kind::Column:
            names << quotedIdentifier(binding.name);
            break;
        case FieldBinding::Kind::Variable:
            names << u'@' + (isPlainName(binding.name) ? binding.name : quotedIdentifier(binding.name));
            break;
        case FieldBinding::Kind::Discard:
            names << u"@discard"_s;
            break;
        }
    }
    return u'(' + names.join(u", "_s) + u')';
}

Result<ColumnExpression> parseExpression(const QString &text)
{
    const auto bad = [&](const QString &what) {
        return fail({.code = ErrorCode::ExpressionInvalid,
                     .what = CoreText::tr("“%1” is no SET clause: %2.").arg(text, what),
                     .howToFix = CoreText::tr(
                         "Write column=expression, for example action=CONCAT('web_', @action).")});
    };
    SqlCursor at(text);
    if (const auto whole = at.scan().check(); !whole)
        return bad(whole.error().what.toLower());
    const bool named = at.isName();
    const QString column = at.take().text;
    if (!named || !at.skip('=') || at.atEnd())
        return bad(CoreText::tr("it does not begin with a column and “=”"));
    const qsizetype from = at.peek().offset;
    int depth = 0;
    for (; !at.atEnd(); at.take()) {
        const SqlToken &token = at.peek();
        if (token.isSymbol('('))
            ++depth;
        else if (token.isSymbol(')') && --depth < 0)
            return bad(CoreText::tr("a bracket is closed that was never opened"));
        else if (token.isSymbol(';') || (token.isSymbol(',') && depth == 0))
            return bad(CoreText::tr("one clause holds one expression; “%1” ends it").arg(token.text));
    }
    if (depth != 0)
        return bad(CoreText::tr("a bracket stays open"));
    return ColumnExpression{.column = column, .expression = withoutEndComment(text.mid(from))};
}

} // namespace millrace
