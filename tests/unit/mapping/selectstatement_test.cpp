// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/literals.h"
#include "core/mapping/selectstatement.h"
#include "tests/support/qtprinters.h"

#include <gtest/gtest.h>

namespace millrace::selectstatement_test {

namespace {

Source tableSource()
{
    Source source{.name = u"o"_s, .fieldCount = 3};
    source.fieldNames = {u"id"_s, u"a`b"_s, u"n"_s};
    source.table = SourceTable{.schema = u"my.shop"_s,
                               .name = u"o`rders"_s,
                               .key = {.index = u"PRIMARY"_s, .columns = {{.name = u"id"_s}}}};
    return source;
}

Mapping mappingOf(const QString &columns, const QStringList &expressions)
{
    Mapping mapping{.fields = parseColumnList(columns).value(), .expressions = {}};
    for (const QString &text : expressions)
        mapping.expressions << parseExpression(text).value();
    return mapping;
}

QString expressionOf(const QString &columns, const QString &expression, qint64 rowsBefore = 0)
{
    return selectedColumns(tableSource(), mappingOf(columns, {expression}), rowsBefore).last().expression;
}

} // namespace

TEST(InsertSelect, QuotesEveryNameAndOrdersByTheKey)
{
    const Source source = tableSource();
    const Mapping mapping = mappingOf(u"(id, @discard, `n``n`)"_s, {});
    const InsertSelect statement{.source = source,
                                 .mapping = mapping,
                                 .schema = u"s"_s,
                                 .table = u"t`"_s,
                                 .name = u"chunk 1"_s,
                                 .range = {.after = {u"7"_s}, .upTo = {}, .marks = {}}};
    EXPECT_EQ(statement.sql(),
              u"/* chunk 1 */ INSERT INTO `s`.`t```\n  (`id`, `n``n`)\n  SELECT src.`id`, src.`n`\n"
              "  FROM `my.shop`.`o``rders` AS src FORCE INDEX (`PRIMARY`) WHERE src.`id` > 7\n"
              "  ORDER BY src.`id`"_s);
}

TEST(InsertSelect, SaysWhatHappensToRowsThatDoNotFit)
{
    const Source source = tableSource();
    const Mapping mapping = mappingOf(u"(id, @a, @b)"_s, {});
    for (const auto &[verb, words] : {std::pair(SelectVerb::Insert, "*/ INSERT INTO "),
                                      std::pair(SelectVerb::InsertIgnore, "*/ INSERT IGNORE INTO "),
                                      std::pair(SelectVerb::Replace, "*/ REPLACE INTO ")})
        EXPECT_TRUE(
            (InsertSelect{.source = source, .mapping = mapping, .schema = {}, .table = {}, .verb = verb}
                 .sql()
                 .contains(QLatin1String(words))));
}

TEST(InsertSelect, PutsColumnsInThePlaceOfVariablesOnly)
{
    const QString columns = u"(@id, @`V`, n)"_s;
    EXPECT_EQ(expressionOf(columns, u"x=CONCAT(@v, @id)"_s), u"CONCAT(src.`a``b`, src.`id`)"_s);
    EXPECT_EQ(expressionOf(columns, u"x=CONCAT('@v', \"@v\", `@v`, @'v')"_s),
              u"CONCAT('@v', \"@v\", `@v`, src.`a``b`)"_s);
    EXPECT_EQ(expressionOf(columns, u"x=@v /* @v */ + @@version -- @v\n + @v2"_s),
              u"src.`a``b` /* @v */ + @@version -- @v\n + @v2"_s);
}

TEST(InsertSelect, AColumnCalledLikeAVariableIsNotReplacedAgain)
{
    // @a stands for the column `a`b`, whose text holds nothing that looks like @n.
    EXPECT_EQ(expressionOf(u"(@n, @a, @id)"_s, u"x=@a + @n + @id"_s), u"src.`a``b` + src.`id` + src.`n`"_s);
}

TEST(InsertSelect, NumbersRowsBehindThoseBefore)
{
    EXPECT_EQ(expressionOf(u"(@a, @b, @c)"_s, u"x=@row_number * 2"_s, 41),
              u"(ROW_NUMBER() OVER (ORDER BY src.`id`) + 41) * 2"_s);
}

TEST(InsertSelect, ATableWithoutAKeyIsReadWhole)
{
    Source source = tableSource();
    source.table->key = {};
    const Mapping mapping = mappingOf(u"(id, @a, @b)"_s, {});
    const QString sql =
        InsertSelect{.source = source, .mapping = mapping, .schema = u"s"_s, .table = u"t"_s}.sql();
    EXPECT_TRUE(sql.endsWith(u"FROM `my.shop`.`o``rders` AS src"_s)) << sql;
}

TEST(RowsWithValues, AreAskedOfAnyColumnsOfTheSource)
{
    const SourceTable table{.schema = u"shop"_s,
                            .name = u"orders"_s,
                            .key = {.index = u"PRIMARY"_s, .columns = {{.name = u"id"_s}}}};
    const TableKey fields{.index = {},
                          .columns = {{.name = u"code"_s, .kind = KeyKind::Text}, {.name = u"n"_s}}};
    EXPECT_EQ(rowsWithValues(table, fields, {u"a"_s, u"7"_s}, 8),
              u"FROM `shop`.`orders` AS src WHERE src.`code` = _utf8mb4 X'61' AND src.`n` = 7 ORDER BY "
              "(CONVERT(src.`code` USING utf8mb4) COLLATE utf8mb4_bin = _utf8mb4 X'61') DESC LIMIT 8"_s)
        << "by whatever index the server likes";
    EXPECT_EQ(rowsWithValues({.query = u"SELECT 1 AS n -- one"_s},
                             {.index = {}, .columns = {{.name = u"n"_s}}}, {u"1"_s}, 2),
              u"FROM (\nSELECT 1 AS n -- one\n) AS src WHERE src.`n` = 1 LIMIT 2"_s);
    EXPECT_EQ(
        endOfRange(table, {.after = {u"3"_s}}, KeyDirection::Down),
        u"FROM `shop`.`orders` AS src FORCE INDEX (`PRIMARY`) WHERE src.`id` > 3 ORDER BY src.`id` DESC "
        "LIMIT 1"_s);
}

} // namespace millrace::selectstatement_test
