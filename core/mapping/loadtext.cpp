// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mapping/loadtext.h"

#include "core/base/literals.h"
#include "core/source/dumpdir/loaddatatext.h"
#include "core/sql/sqlcursor.h"

#include <QSet>

namespace millrace {

namespace {

/// The counter of loadStatement(), (@millrace_row := @millrace_row + 1) and later @millrace_row, is
/// @row_number again.
QString withCounter(const QString &expression)
{
    const QString counter = rowNumberVariable().mid(1);
    SqlCursor at(expression);
    const auto isCounter = [&](qsizetype ahead) {
        return at.peek(ahead).kind == SqlToken::Kind::Variable && at.peek(ahead).text == counter;
    };
    QString result;
    qsizetype copied = 0;
    for (; !at.atEnd(); at.take()) {
        const bool counts = at.peek().isSymbol('(') && isCounter(1) && at.peek(2).isSymbol(':') &&
                            at.peek(3).isSymbol('=') && isCounter(4) && at.peek(5).isSymbol('+') &&
                            at.peek(6).text == "1"_L1 && at.peek(7).isSymbol(')');
        if (!counts && !isCounter(0))
            continue;
        result += QStringView(expression).mid(copied, at.peek().offset - copied);
        result += u"@row_number"_s;
        if (counts)
            for (int more = 0; more < 7; ++more)
                at.take();
        copied = at.peek().end();
    }
    result += QStringView(expression).mid(copied);
    return result;
}

Mapping mappingOf(const LoadData &load)
{
    Mapping mapping;
    QSet<QString> used;
    for (const LoadDataSetting &set : load.settings) {
        mapping.expressions << ColumnExpression{set.column, withCounter(set.expression)};
        for (const SqlToken &token : scanSql(set.expression).tokens)
            if (token.kind == SqlToken::Kind::Variable)
                used << token.text.toLower();
    }
    for (const LoadDataField &field : load.fields)
        mapping.fields << (!field.isVariable ? FieldBinding{.name = field.name}
                           : looksUnused(field.name) && !used.contains(field.name.toLower())
                               ? FieldBinding{.kind = FieldBinding::Kind::Discard}
                               : FieldBinding{.kind = FieldBinding::Kind::Variable, .name = field.name});
    return mapping;
}

} // namespace

tl::expected<LoadText, TextFault> parseLoadStatement(const QString &text, const SqlRules &rules)
{
    const auto load = readLoadData(text, rules);
    if (!load)
        return tl::unexpected<TextFault>(load.error());
    const Dialect dialect = dialectOf(load->form);
    if (const auto valid = dialect.validate(); !valid)
        return tl::unexpected<TextFault>(
            {.error = valid.error(), .offset = load->form.offset, .length = load->form.length});
    return LoadText{*load, dialect, mappingOf(*load)};
}

Mapping withAllColumns(const LoadText &statement, const TableSchema &table)
{
    Mapping mapping = statement.mapping;
    if (statement.hasColumnList)
        return mapping;
    for (const Column &column : table.columns)
        mapping.fields << (column.generated ? FieldBinding{.kind = FieldBinding::Kind::Discard}
                                            : FieldBinding{.name = column.name});
    return mapping;
}

} // namespace millrace
