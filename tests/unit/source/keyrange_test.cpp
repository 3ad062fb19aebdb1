// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/literals.h"
#include "core/source/keyrange.h"
#include "core/source/source.h"
#include "tests/support/qtprinters.h"

#include <gtest/gtest.h>

namespace millrace::keyrange_test {

namespace {

TableKey keyOf(const QVector<KeyColumn> &columns)
{
    return {.index = u"PRIMARY"_s, .columns = columns};
}

std::string conditionOf(const TableKey &key, const KeyBound &after, const KeyBound &upTo)
{
    return keyCondition(key, {.after = after, .upTo = upTo, .marks = {}}, u"s"_s).toStdString();
}

const KeyColumn a{.name = u"a"_s};
const KeyColumn b{.name = u"b`"_s, .kind = KeyKind::Text};
const KeyColumn c{.name = u"c"_s, .kind = KeyKind::Bytes};
const KeyColumn d{.name = u"d"_s, .kind = KeyKind::Quoted};

} // namespace

TEST(KeyCondition, IsEmptyWithoutBounds)
{
    EXPECT_EQ(conditionOf(keyOf({a}), {}, {}), "");
}

TEST(KeyCondition, TakesTheUpperBoundInAndLeavesTheLowerOut)
{
    EXPECT_EQ(conditionOf(keyOf({a}), {u"7"_s}, {}), "s.`a` > 7");
    EXPECT_EQ(conditionOf(keyOf({a}), {}, {u"-9"_s}), "s.`a` <= -9");
    EXPECT_EQ(conditionOf(keyOf({a}), {u"7"_s}, {u"9"_s}), "s.`a` > 7 AND s.`a` <= 9");
}

TEST(KeyCondition, WritesValuesSoThatNoSessionSettingChangesThem)
{
    EXPECT_EQ(conditionOf(keyOf({b}), {u"é'\\"_s}, {}), "s.`b``` > _utf8mb4 X'C3A9275C'");
    EXPECT_EQ(conditionOf(keyOf({c}), {u"00FF"_s}, {}), "s.`c` > X'00FF'");
    EXPECT_EQ(conditionOf(keyOf({d}), {u"2020-01-01 00:00:00"_s}, {}), "s.`d` > '2020-01-01 00:00:00'");
}

TEST(KeyCondition, ComparesSeveralColumnsOneByOne)
{
    EXPECT_EQ(conditionOf(keyOf({a, c}), {u"1"_s, u"AA"_s}, {u"2"_s, u"BB"_s}),
              "(s.`a` > 1 OR (s.`a` = 1 AND s.`c` > X'AA')) AND "
              "(s.`a` < 2 OR (s.`a` = 2 AND s.`c` <= X'BB'))");
    EXPECT_EQ(conditionOf(keyOf({a, a, a}), {}, {u"1"_s, u"2"_s, u"3"_s}),
              "(s.`a` < 1 OR (s.`a` = 1 AND (s.`a` < 2 OR (s.`a` = 2 AND s.`a` <= 3))))");
}

TEST(KeyEquals, NamesOneRow)
{
    EXPECT_EQ(keyEquals(keyOf({a, b, c}), {u"1"_s, u"x"_s, u"0A"_s}, u"t"_s).toStdString(),
              "t.`a` = 1 AND t.`b``` = _utf8mb4 X'78' AND t.`c` = X'0A'");
    EXPECT_TRUE(isKeyValue(a, u"-12.50"_s));
    for (const QString &text : {u"1 OR 1=1"_s, u""_s, u"1."_s, u"0x10"_s, u"1\n"_s})
        EXPECT_FALSE(isKeyValue(a, text)) << qPrintable(text);
    EXPECT_TRUE(isKeyValue(c, u"00fF"_s));
    EXPECT_FALSE(isKeyValue(c, u"00f"_s));
    EXPECT_FALSE(isKeyValue(c, u"' OR '"_s));
    EXPECT_TRUE(isKeyValue(b, u"' OR '"_s)) << "any text: it is written in hexadecimal";
}

TEST(KeyEquals, TextsThatAreTheVerySame)
{
    const TableKey key{.index = u"u"_s,
                       .columns = {{.name = u"n"_s}, {.name = u"t"_s, .kind = KeyKind::Text}}};
    EXPECT_EQ(keyIsSameText(key, {u"7"_s, u"a"_s}, u"s"_s),
              u"CONVERT(s.`t` USING utf8mb4) COLLATE utf8mb4_bin = _utf8mb4 X'61'"_s);
    EXPECT_EQ(keyIsSameText({.index = u"u"_s, .columns = {{.name = u"n"_s}}}, {u"7"_s}, u"s"_s), QString());
    EXPECT_EQ(keyOrder(key, u"s"_s), u"s.`n`, s.`t`"_s);
    EXPECT_EQ(keyOrder(key, u"s"_s, KeyDirection::Down), u"s.`n` DESC, s.`t` DESC"_s);
}

TEST(KeyRange, SurvivesItsJson)
{
    const KeyRange range{
        .after = {u"1"_s, QString()}, .upTo = {u"2"_s, u"x\u0000y"_s}, .marks = {{u"1"_s, u"z"_s}}};
    EXPECT_EQ(KeyRange::fromJson(range.toJson()), range);
}

TEST(TableName, TakesQuotedAndPlainNames)
{
    const auto nameOf = [](const QString &text) {
        const auto name = parseTableName(text);
        return name ? name->first + u'|' + name->second : u"error"_s;
    };
    EXPECT_EQ(nameOf(u"table:shop.orders"_s), u"shop|orders"_s);
    EXPECT_EQ(nameOf(u"table:`my.shop`.`o``r`"_s), u"my.shop|o`r"_s);
    for (const char *bad : {"table:", "table:orders", "table:a.", "table:.b", "table:a.b.c", "table:`a.b",
                            "table:a.`b`c", "shop.orders"})
        EXPECT_EQ(nameOf(QString::fromLatin1(bad)), u"error"_s) << bad;
}

TEST(Source, OfATableSurvivesItsJson)
{
    Source source{.name = u"o"_s, .fieldCount = 1};
    source.fieldNames = {u"id"_s};
    source.table = SourceTable{.schema = u"s"_s,
                               .name = u"o"_s,
                               .engine = u"InnoDB"_s,
                               .key = keyOf({a, b, c, d}),
                               .rowsEstimate = 12,
                               .dataBytes = 16384};
    const auto read = Source::fromJson(source.toJson());
    ASSERT_TRUE(read);
    EXPECT_EQ(read->table, source.table);
    EXPECT_EQ(read->totalRows(), -1);
    EXPECT_EQ(read->totalBytes(), 16384);
}

} // namespace millrace::keyrange_test
