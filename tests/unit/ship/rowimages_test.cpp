// SPDX-License-Identifier: GPL-3.0-or-later
// Which rows are built and which are left to the server.
#include "core/base/literals.h"
#include "core/ship/rowimages.h"

#include <gtest/gtest.h>

namespace millrace::test::rowimages_test {

namespace {

TableShape shapeOf()
{
    TableShape shape;
    shape.columns = {{.name = "id", .kind = ibd::ColumnKind::Integer, .isUnsigned = true, .length = 4},
                     {.name = "name",
                      .kind = ibd::ColumnKind::VarChar,
                      .nullable = true,
                      .length = 10,
                      .ordering = ibd::TextOrdering::BytesPadded}};
    shape.labels.resize(2);
    shape.nullLeft = {false, false};
    shape.autoIncrement = 0;
    return shape;
}

Mapping mappingOf(const QString &list)
{
    return {.fields = *parseColumnList(list)};
}

/// Whether the line is built.
bool isBuilt(std::string_view line, const QString &list = u"(id, name)"_s,
             const QByteArray &charset = "utf8mb4")
{
    Source source;
    source.dialect.charset = charset;
    const TableShape shape = shapeOf();
    RowImages images(source, mappingOf(list), shape, {});
    return images.read({line.data(), line.size()}, true);
}

} // namespace

TEST(RowImages, PlainValuesAreBuilt)
{
    EXPECT_TRUE(isBuilt("7\tabc\n"));
    EXPECT_TRUE(isBuilt("7\t\\N\n"));
    EXPECT_TRUE(isBuilt("7\tcaf\xc3\xa9\n"));
    EXPECT_TRUE(isBuilt("4294967295\ttab\\\there\n"));
}

TEST(RowImages, WhatTheServerWouldBendOrRefuseIsLeftToIt)
{
    EXPECT_FALSE(isBuilt("4294967296\tabc\n"));
    EXPECT_FALSE(isBuilt("-1\tabc\n"));
    EXPECT_FALSE(isBuilt("7.0\tabc\n"));
    EXPECT_FALSE(isBuilt(" 7\tabc\n"));
    EXPECT_FALSE(isBuilt("\\N\tabc\n"));
    EXPECT_FALSE(isBuilt("7\tmore than ten\n"));
    EXPECT_FALSE(isBuilt("7\tcaf\xe9\n"));
}

TEST(RowImages, AnotherNumberOfFieldsIsLeft)
{
    EXPECT_FALSE(isBuilt("7\n"));
    EXPECT_FALSE(isBuilt("7\tabc\textra\n"));
    EXPECT_FALSE(isBuilt("7\tabc\t\n"));
    EXPECT_TRUE(isBuilt("abc\tx\t7\ty\n", u"(name, @discard, id, @discard)"_s));
    EXPECT_FALSE(isBuilt("abc\tx\t7\n", u"(name, @discard, id, @discard)"_s));
}

TEST(RowImages, ANumberThatTheSessionDecidesAboutIsLeft)
{
    EXPECT_FALSE(isBuilt("0\tabc\n"));
}

TEST(RowImages, OfOtherCharacterSetsOnlyAscii)
{
    EXPECT_TRUE(isBuilt("7\tabc\n", u"(id, name)"_s, "latin1"));
    // Valid UTF-8, and two characters of latin1.
    EXPECT_FALSE(isBuilt("7\tcaf\xc3\xa9\n", u"(id, name)"_s, "latin1"));
    EXPECT_TRUE(isBuilt("7\tcaf\xc3\xa9\n", u"(id, name)"_s, "binary"));
}

TEST(RowImages, NullsWithAnotherDefaultAreLeftWhereAsked)
{
    Source source;
    source.dialect.charset = "utf8mb4";
    TableShape shape = shapeOf();
    shape.nullLeft[1] = true;
    RowImages images(source, mappingOf(u"(id, name)"_s), shape, {});
    const std::string_view null = "7\t\\N\n";
    const std::string_view value = "7\tabc\n";
    EXPECT_FALSE(images.read({null.data(), null.size()}, true));
    EXPECT_TRUE(images.read({value.data(), value.size()}, true));
    EXPECT_EQ(images.autoIncrement(), 7U);
}

TEST(RowImages, AColumnWithoutAFieldIsForTheServer)
{
    const TableShape shape = shapeOf();
    EXPECT_EQ(RowImages::whyNot(mappingOf(u"(id, name)"_s), shape), QString());
    EXPECT_TRUE(RowImages::whyNot(mappingOf(u"(id)"_s), shape).contains(u"name"_s));
}

} // namespace millrace::test::rowimages_test
