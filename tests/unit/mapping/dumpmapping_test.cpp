// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/literals.h"
#include "core/mapping/tables/dumpmapping.h"
#include "tests/support/qtprinters.h"

#include <gtest/gtest.h>

namespace millrace::test::dumpmapping_test {

namespace {

/// One field of this literal kind in a dump of this character set, boundTo to the column.
QString boundTo(const Column &column, SqlLiteralKinds kinds, const QByteArray &charset = "utf8mb4")
{
    TableSchema table;
    table.columns << column;
    Source source{.fieldCount = 1};
    source.files << SourceFile{};
    source.files.first().way.sqlTable = SqlTablePart{.charset = charset, .literalKinds = {kinds}};
    const Mapping mapping = proposedMapping(source, table);
    return mapping.expressions.isEmpty() ? QString() : mapping.expressions.first().expression;
}

Column textColumn(const char *charset)
{
    return {.name = u"c"_s, .type = u"varchar(20)"_s, .charset = QLatin1String(charset)};
}

Column typed(const char *type)
{
    return {.name = u"c"_s, .type = QLatin1String(type)};
}

} // namespace

TEST(DumpMapping, TakesTextOfTheDumpsCharacterSetAsItIs)
{
    EXPECT_EQ(boundTo(textColumn("utf8mb4"), SqlText), QString());
    EXPECT_EQ(boundTo(textColumn("utf8"), SqlText, "utf8mb3"), QString());
    EXPECT_EQ(boundTo(textColumn("latin1"), SqlText), u"CONVERT(@f1 USING utf8mb4)"_s);
    EXPECT_EQ(boundTo(textColumn("utf8mb4"), SqlText, "latin1"), u"CONVERT(@f1 USING latin1)"_s);
    EXPECT_EQ(boundTo(textColumn(""), SqlText), u"CONVERT(@f1 USING utf8mb4)"_s) << "not known: always right";
    EXPECT_EQ(boundTo(typed("json"), SqlText), u"CONVERT(@f1 USING utf8mb4)"_s);
    EXPECT_EQ(boundTo(typed("blob"), SqlText | SqlBinary), QString());
}

TEST(DumpMapping, NamesTheOldUtf8AsItWillBeUnderstood)
{
    EXPECT_EQ(boundTo(textColumn("utf8mb4"), SqlText, "utf8"), u"CONVERT(@f1 USING utf8mb3)"_s);
    EXPECT_EQ(boundTo(textColumn("utf8mb4"), SqlText, "UTF8"), u"CONVERT(@f1 USING utf8mb3)"_s);
    EXPECT_EQ(boundTo(textColumn("utf8mb3"), SqlText, "utf8"), QString());
    EXPECT_EQ(boundTo(textColumn("utf8"), SqlText, "utf8"), QString());
}

TEST(DumpMapping, MakesOfLiteralsWhatInsertMakesOfThem)
{
    EXPECT_EQ(boundTo(typed("int(11)"), SqlInteger), QString());
    EXPECT_EQ(boundTo(typed("int(11)"), SqlHex | SqlNull), u"CONV(HEX(@f1), 16, 10)"_s);
    EXPECT_EQ(boundTo(typed("bit(8)"), SqlBit), QString());
    EXPECT_EQ(boundTo(typed("bit(8)"), SqlInteger), u"CAST(@f1 AS UNSIGNED)"_s);
    EXPECT_EQ(boundTo(textColumn("utf8mb4"), SqlFloat), u"@f1 + 0e0"_s);
    EXPECT_EQ(boundTo(textColumn("utf8mb4"), SqlHex), QString()) << "bytes are bytes";
}

TEST(DumpMapping, LeavesOtherSourcesAlone)
{
    TableSchema table;
    table.columns << textColumn("latin1");
    EXPECT_TRUE(proposedMapping(Source{.fieldCount = 1}, table).expressions.isEmpty());
}

} // namespace millrace::test::dumpmapping_test
