// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/keyrange.h"
#include "core/source/source.h"

#include <gtest/gtest.h>

namespace millrace {

namespace {

TableKey keyOf(const QVector<KeyColumn> &columns)
{
    return {.index = QStringLiteral("PRIMARY"), .columns = columns};
}

std::string conditionOf(const TableKey &key, const KeyBound &after, const KeyBound &upTo)
{
    return keyCondition(key, {.after = after, .upTo = upTo, .marks = {}}, QStringLiteral("s")).toStdString();
}

const KeyColumn a{.name = QStringLiteral("a")};
const KeyColumn b{.name = QStringLiteral("b`"), .kind = KeyKind::Text};
const KeyColumn c{.name = QStringLiteral("c"), .kind = KeyKind::Bytes};
const KeyColumn d{.name = QStringLiteral("d"), .kind = KeyKind::Quoted};

} // namespace

TEST(KeyCondition, IsEmptyWithoutBounds)
{
    EXPECT_EQ(conditionOf(keyOf({a}), {}, {}), "");
}

TEST(KeyCondition, TakesTheUpperBoundInAndLeavesTheLowerOut)
{
    EXPECT_EQ(conditionOf(keyOf({a}), {QStringLiteral("7")}, {}), "s.`a` > 7");
    EXPECT_EQ(conditionOf(keyOf({a}), {}, {QStringLiteral("-9")}), "s.`a` <= -9");
    EXPECT_EQ(conditionOf(keyOf({a}), {QStringLiteral("7")}, {QStringLiteral("9")}),
              "s.`a` > 7 AND s.`a` <= 9");
}

TEST(KeyCondition, WritesValuesSoThatNoSessionSettingChangesThem)
{
    EXPECT_EQ(conditionOf(keyOf({b}), {QStringLiteral("é'\\")}, {}), "s.`b``` > _utf8mb4 X'C3A9275C'");
    EXPECT_EQ(conditionOf(keyOf({c}), {QStringLiteral("00FF")}, {}), "s.`c` > X'00FF'");
    EXPECT_EQ(conditionOf(keyOf({d}), {QStringLiteral("2020-01-01 00:00:00")}, {}),
              "s.`d` > '2020-01-01 00:00:00'");
}

TEST(KeyCondition, ComparesSeveralColumnsOneByOne)
{
    EXPECT_EQ(conditionOf(keyOf({a, c}), {QStringLiteral("1"), QStringLiteral("AA")},
                          {QStringLiteral("2"), QStringLiteral("BB")}),
              "(s.`a` > 1 OR (s.`a` = 1 AND s.`c` > X'AA')) AND "
              "(s.`a` < 2 OR (s.`a` = 2 AND s.`c` <= X'BB'))");
    EXPECT_EQ(
        conditionOf(keyOf({a, a, a}), {}, {QStringLiteral("1"), QStringLiteral("2"), QStringLiteral("3")}),
        "(s.`a` < 1 OR (s.`a` = 1 AND (s.`a` < 2 OR (s.`a` = 2 AND s.`a` <= 3))))");
}

TEST(KeyRange, SurvivesItsJson)
{
    const KeyRange range{.after = {QStringLiteral("1"), QString()},
                         .upTo = {QStringLiteral("2"), QStringLiteral("x\u0000y")},
                         .marks = {{QStringLiteral("1"), QStringLiteral("z")}}};
    EXPECT_EQ(KeyRange::fromJson(range.toJson()), range);
}

TEST(TableName, TakesQuotedAndPlainNames)
{
    const auto nameOf = [](const QString &text) {
        const auto name = parseTableName(text);
        return name ? name->first + QLatin1Char('|') + name->second : QStringLiteral("error");
    };
    EXPECT_EQ(nameOf(QStringLiteral("table:shop.orders")), QStringLiteral("shop|orders"));
    EXPECT_EQ(nameOf(QStringLiteral("table:`my.shop`.`o``r`")), QStringLiteral("my.shop|o`r"));
    for (const char *bad : {"table:", "table:orders", "table:a.", "table:.b", "table:a.b.c", "table:`a.b",
                            "table:a.`b`c", "shop.orders"})
        EXPECT_EQ(nameOf(QString::fromLatin1(bad)), QStringLiteral("error")) << bad;
}

TEST(Source, OfATableSurvivesItsJson)
{
    Source source{.name = QStringLiteral("o"), .fieldCount = 1};
    source.fieldNames = {QStringLiteral("id")};
    source.table = SourceTable{.schema = QStringLiteral("s"),
                               .name = QStringLiteral("o"),
                               .engine = QStringLiteral("InnoDB"),
                               .key = keyOf({a, b, c, d}),
                               .rowsEstimate = 12,
                               .dataBytes = 16384};
    const auto read = Source::fromJson(source.toJson());
    ASSERT_TRUE(read);
    EXPECT_EQ(read->table, source.table);
    EXPECT_EQ(read->totalRows(), -1);
    EXPECT_EQ(read->totalBytes(), 16384);
}

} // namespace millrace
