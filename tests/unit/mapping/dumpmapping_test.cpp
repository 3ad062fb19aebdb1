// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mapping/dumpmapping.h"

#include <gtest/gtest.h>

namespace millrace::test {

namespace {

/// One field of this literal kind in a dump of this character set, bound to the column.
QString bound(const Column &column, SqlLiteralKinds kinds, const QByteArray &charset = "utf8mb4")
{
    TableSchema table;
    table.columns << column;
    Source source{.fieldCount = 1};
    source.files << SourceFile{};
    source.files.first().way.sqlTable = SqlTablePart{.charset = charset, .literalKinds = {kinds}};
    const Mapping mapping = proposedMapping(source, table);
    return mapping.expressions.isEmpty() ? QString() : mapping.expressions.first().expression;
}

Column text(const char *charset)
{
    return {.name = QStringLiteral("c"),
            .type = QStringLiteral("varchar(20)"),
            .charset = QLatin1String(charset)};
}

Column typed(const char *type)
{
    return {.name = QStringLiteral("c"), .type = QLatin1String(type)};
}

} // namespace

TEST(DumpMapping, TakesTextOfTheDumpsCharacterSetAsItIs)
{
    EXPECT_EQ(bound(text("utf8mb4"), SqlText), QString());
    EXPECT_EQ(bound(text("utf8"), SqlText, "utf8mb3"), QString());
    EXPECT_EQ(bound(text("latin1"), SqlText), QStringLiteral("CONVERT(@f1 USING utf8mb4)"));
    EXPECT_EQ(bound(text("utf8mb4"), SqlText, "latin1"), QStringLiteral("CONVERT(@f1 USING latin1)"));
    EXPECT_EQ(bound(text(""), SqlText), QStringLiteral("CONVERT(@f1 USING utf8mb4)"))
        << "not known: always right";
    EXPECT_EQ(bound(typed("json"), SqlText), QStringLiteral("CONVERT(@f1 USING utf8mb4)"));
    EXPECT_EQ(bound(typed("blob"), SqlText | SqlBinary), QString());
}

TEST(DumpMapping, MakesOfLiteralsWhatInsertMakesOfThem)
{
    EXPECT_EQ(bound(typed("int(11)"), SqlInteger), QString());
    EXPECT_EQ(bound(typed("int(11)"), SqlHex | SqlNull), QStringLiteral("CONV(HEX(@f1), 16, 10)"));
    EXPECT_EQ(bound(typed("bit(8)"), SqlBit), QString());
    EXPECT_EQ(bound(typed("bit(8)"), SqlInteger), QStringLiteral("CAST(@f1 AS UNSIGNED)"));
    EXPECT_EQ(bound(text("utf8mb4"), SqlFloat), QStringLiteral("@f1 + 0e0"));
    EXPECT_EQ(bound(text("utf8mb4"), SqlHex), QString()) << "bytes are bytes";
}

TEST(DumpMapping, LeavesOtherSourcesAlone)
{
    TableSchema table;
    table.columns << text("latin1");
    EXPECT_TRUE(proposedMapping(Source{.fieldCount = 1}, table).expressions.isEmpty());
}

} // namespace millrace::test
