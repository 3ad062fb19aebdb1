// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/literals.h"
#include "core/mapping/textfields.h"
#include "core/source/tableinspection.h"
#include "tests/support/qtprinters.h"

#include <gtest/gtest.h>

namespace millrace::textfields_test {

namespace {

using ResultKind = ResultColumn::Kind;

Source sourceOf(const QVector<ResultKind> &kinds)
{
    Source source;
    source.table = SourceTable{.server = ConnectionSpec(), .name = u"t"_s, .kinds = kinds};
    source.fieldCount = static_cast<int>(kinds.size());
    source.dialect = dialectOf(kinds);
    return source;
}

Column columnOf(const char *name, const char *type, const char *charset = "")
{
    return {.name = QString::fromLatin1(name),
            .type = QString::fromLatin1(type),
            .charset = QString::fromLatin1(charset)};
}

Mapping mappingFor(const char *columns)
{
    Mapping mapping;
    mapping.fields = parseColumnList(QString::fromLatin1(columns)).value();
    return mapping;
}

} // namespace

TEST(TextFields, RowsWithoutBytesAreTextAnyway)
{
    TableSchema table;
    table.columns = {columnOf("a", "varchar(9)", "latin1")};
    const Mapping mapping = mappingFor("(a)");
    EXPECT_EQ(sayingWhatIsText(mapping, sourceOf({ResultKind::Text}), table), mapping);
}

TEST(TextFields, OnlyWhatIsNotStoredAsTheBytesItComesInIsConverted)
{
    TableSchema table;
    table.columns = {columnOf("u", "varchar(9)", "utf8mb4"),
                     columnOf("l", "varchar(9)", "latin1"),
                     columnOf("b", "blob"),
                     columnOf("j", "json"),
                     columnOf("i", "int(11)"),
                     columnOf("id", "uuid")};
    const Mapping said = sayingWhatIsText(mappingFor("(u, l, b, j, i, id)"),
                                          sourceOf({ResultKind::Text, ResultKind::Text, ResultKind::Bytes,
                                                    ResultKind::Text, ResultKind::Plain, ResultKind::Plain}),
                                          table);
    EXPECT_EQ(
        columnListText(said.fields),
        columnListText(mappingFor("(u, @millrace_text_2, b, @millrace_text_4, i, @millrace_text_6)").fields));
    ASSERT_EQ(said.expressions.size(), 3);
    EXPECT_EQ(said.expressions.first().column, u"l"_s);
    EXPECT_EQ(said.expressions.first().expression, u"CONVERT(@millrace_text_2 USING utf8mb4)"_s);
}

TEST(TextFields, VariablesOfTextAreTextInEveryExpression)
{
    TableSchema table;
    table.columns = {columnOf("a", "varchar(9)", "latin1"), columnOf("n", "int(11)"), columnOf("b", "blob")};
    Mapping mapping = mappingFor("(@s, @n, @b)");
    mapping.expressions = {parseExpression(u"a=CONCAT(@S, '@s', @n)"_s).value(),
                           parseExpression(u"b=@b"_s).value()};
    const Mapping said =
        sayingWhatIsText(mapping, sourceOf({ResultKind::Text, ResultKind::Plain, ResultKind::Bytes}), table);
    EXPECT_EQ(said.fields, mapping.fields);
    EXPECT_EQ(said.expressions.at(0).expression, u"CONCAT(CONVERT(@`s` USING utf8mb4), '@s', @n)"_s);
    EXPECT_EQ(said.expressions.at(1).expression, u"@b"_s);
}

} // namespace millrace::textfields_test
