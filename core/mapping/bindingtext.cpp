// SPDX-License-Identifier: GPL-3.0-or-later
// Bindings as text: the column list and the SET expressions as a user writes them.
#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/mapping/mapping.h"
#include "core/sql/quoting.h"
#include "core/sql/sqltokens.h"

#include <array>

namespace millrace {

namespace {

Error badList(const QString &what)
{
    return {.code = ErrorCode::ColumnListInvalid,
            .what = CoreText::tr("The column list is not valid: %1.").arg(what),
            .howToFix = CoreText::tr("Write it as in LOAD DATA: (@discard, user_id, @action, created_at).")};
}

bool dropsField(const QString &variable)
{
    // Names people give to variables they do not mean to use; anything else can be read by an expression.
    for (const char *name : std::array{"discard", "dummy", "skip", "throwaway", "ignore"})
        if (variable.compare(QLatin1String(name), Qt::CaseInsensitive) == 0)
            return true;
    return false;
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

Result<QVector<FieldBinding>> parseColumnList(const QString &text)
{
    const auto tokens = sqlTokens(text);
    if (!tokens)
        return fail(badList(tokens.error().what));
    qsizetype index = 0;
    const auto isSymbol = [&](const char *symbol) {
        return index < tokens->size() && tokens->at(index).kind == SqlToken::Kind::Symbol &&
               tokens->at(index).text == QLatin1String(symbol);
    };
    const bool bracketed = isSymbol("(");
    if (bracketed)
        ++index;

    QVector<FieldBinding> fields;
    for (;;) {
        if (index >= tokens->size() || isSymbol(")"))
            return fail(badList(fields.isEmpty() ? CoreText::tr("it is empty")
                                                 : CoreText::tr("a name is missing after the last comma")));
        const SqlToken &token = tokens->at(index++);
        switch (token.kind) {
        case SqlToken::Kind::Variable:
            if (token.text.isEmpty())
                return fail(
                    badList(CoreText::tr("field %1 is a variable without a name").arg(fields.size() + 1)));
            fields << (dropsField(token.text)
                           ? FieldBinding{.kind = FieldBinding::Kind::Discard}
                           : FieldBinding{.kind = FieldBinding::Kind::Variable, .name = token.text});
            break;
        case SqlToken::Kind::Word:
        case SqlToken::Kind::QuotedIdentifier:
            fields << FieldBinding{.kind = FieldBinding::Kind::Column, .name = token.text};
            break;
        default:
            return fail(badList(CoreText::tr("field %1 is “%2”, neither a column nor a variable")
                                    .arg(fields.size() + 1)
                                    .arg(token.text)));
        }
        if (!isSymbol(","))
            break;
        ++index;
    }
    if (bracketed) {
        if (!isSymbol(")"))
            return fail(badList(CoreText::tr("the closing bracket is missing")));
        ++index;
    }
    if (index != tokens->size())
        return fail(badList(CoreText::tr("“%1” is left over").arg(text.mid(tokens->at(index).offset))));
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
    const auto tokens = sqlTokens(text);
    if (!tokens)
        return bad(tokens.error().what.toLower());
    if (tokens->size() < 3 || tokens->at(1).text != "="_L1 ||
        (tokens->first().kind != SqlToken::Kind::Word &&
         tokens->first().kind != SqlToken::Kind::QuotedIdentifier))
        return bad(CoreText::tr("it does not begin with a column and “=”"));

    int depth = 0;
    for (qsizetype index = 2; index < tokens->size(); ++index) {
        const SqlToken &token = tokens->at(index);
        if (token.kind != SqlToken::Kind::Symbol)
            continue;
        if (token.text == "("_L1)
            ++depth;
        else if (token.text == ")"_L1 && --depth < 0)
            return bad(CoreText::tr("a bracket is closed that was never opened"));
        else if (token.text == ";"_L1 || (token.text == ","_L1 && depth == 0))
            return bad(CoreText::tr("one clause holds one expression; “%1” ends it").arg(token.text));
    }
    if (depth != 0)
        return bad(CoreText::tr("a bracket stays open"));
    return ColumnExpression{.column = tokens->first().text,
                            .expression = withoutEndComment(text.mid(tokens->at(2).offset))};
}

} // namespace millrace
