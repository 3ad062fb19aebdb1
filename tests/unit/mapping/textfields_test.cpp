// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mapping/textfields.h"

#include <gtest/gtest.h>

namespace millrace {

namespace {

using Kind = ResultColumn::Kind;

Source sourceOf(const QVector<Kind> &kinds)
{
    Source source;
    source.table = SourceTable{.server = ConnectionSpec(), .name = QStringLiteral("t"), .kinds = kinds};
    source.fieldCount = static_cast<int>(kinds.size());
    source.dialect = dialectOf(kinds);
    return source;
}

Column column(const char *name, const char *type, const char *charset = "")
{
    return {.name = QString::fromLatin1(name),
            .type = QString::fromLatin1(type),
            .charset = QString::fromLatin1(charset)};
}

Mapping mappingOf(const char *columns)
{
    Mapping mapping;
    mapping.fields = parseColumnList(QString::fromLatin1(columns)).value();
    return mapping;
}

} // namespace

TEST(TextFields, RowsWithoutBytesAreTextAnyway)
{
    TableSchema table;
    table.columns = {column("a", "varchar(9)", "latin1")};
    const Mapping mapping = mappingOf("(a)");
    EXPECT_EQ(sayingWhatIsText(mapping, sourceOf({Kind::Text}), table), mapping);
}

TEST(TextFields, OnlyWhatIsNotStoredAsTheBytesItComesInIsConverted)
{
    TableSchema table;
    table.columns = {column("u", "varchar(9)", "utf8mb4"),
                     column("l", "varchar(9)", "latin1"),
                     column("b", "blob"),
                     column("j", "json"),
                     column("i", "int(11)"),
                     column("id", "uuid")};
    const Mapping said = sayingWhatIsText(
        mappingOf("(u, l, b, j, i, id)"),
        sourceOf({Kind::Text, Kind::Text, Kind::Bytes, Kind::Text, Kind::Plain, Kind::Plain}), table);
    EXPECT_EQ(
        columnListText(said.fields),
        columnListText(mappingOf("(u, @millrace_text_2, b, @millrace_text_4, i, @millrace_text_6)").fields));
    ASSERT_EQ(said.expressions.size(), 3);
    EXPECT_EQ(said.expressions.first().column, QStringLiteral("l"));
    EXPECT_EQ(said.expressions.first().expression, QStringLiteral("CONVERT(@millrace_text_2 USING utf8mb4)"));
}

TEST(TextFields, VariablesOfTextAreTextInEveryExpression)
{
    TableSchema table;
    table.columns = {column("a", "varchar(9)", "latin1"), column("n", "int(11)"), column("b", "blob")};
    Mapping mapping = mappingOf("(@s, @n, @b)");
    mapping.expressions = {parseExpression(QStringLiteral("a=CONCAT(@S, '@s', @n)")).value(),
                           parseExpression(QStringLiteral("b=@b")).value()};
    const Mapping said = sayingWhatIsText(mapping, sourceOf({Kind::Text, Kind::Plain, Kind::Bytes}), table);
    EXPECT_EQ(said.fields, mapping.fields);
    EXPECT_EQ(said.expressions.at(0).expression,
              QStringLiteral("CONCAT(CONVERT(@`s` USING utf8mb4), '@s', @n)"));
    EXPECT_EQ(said.expressions.at(1).expression, QStringLiteral("@b"));
}

} // namespace millrace
