// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mapping/selectstatement.h"

#include <gtest/gtest.h>

namespace millrace {

namespace {

Source tableSource()
{
    Source source{.name = QStringLiteral("o"), .fieldCount = 3};
    source.fieldNames = {QStringLiteral("id"), QStringLiteral("a`b"), QStringLiteral("n")};
    source.table =
        SourceTable{.schema = QStringLiteral("my.shop"),
                    .name = QStringLiteral("o`rders"),
                    .key = {.index = QStringLiteral("PRIMARY"), .columns = {{.name = QStringLiteral("id")}}}};
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
    const Mapping mapping = mappingOf(QStringLiteral("(id, @discard, `n``n`)"), {});
    const InsertSelect statement{.source = source,
                                 .mapping = mapping,
                                 .schema = QStringLiteral("s"),
                                 .table = QStringLiteral("t`"),
                                 .name = QStringLiteral("chunk 1"),
                                 .range = {.after = {QStringLiteral("7")}, .upTo = {}, .marks = {}}};
    EXPECT_EQ(statement.sql().toStdString(),
              "/* chunk 1 */ INSERT INTO `s`.`t```\n  (`id`, `n``n`)\n  SELECT src.`id`, src.`n`\n"
              "  FROM `my.shop`.`o``rders` AS src FORCE INDEX (`PRIMARY`) WHERE src.`id` > 7\n"
              "  ORDER BY src.`id`");
}

TEST(InsertSelect, SaysWhatHappensToRowsThatDoNotFit)
{
    const Source source = tableSource();
    const Mapping mapping = mappingOf(QStringLiteral("(id, @a, @b)"), {});
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
    const QString columns = QStringLiteral("(@id, @`V`, n)");
    EXPECT_EQ(expressionOf(columns, QStringLiteral("x=CONCAT(@v, @id)")),
              QStringLiteral("CONCAT(src.`a``b`, src.`id`)"));
    EXPECT_EQ(expressionOf(columns, QStringLiteral("x=CONCAT('@v', \"@v\", `@v`, @'v')")),
              QStringLiteral("CONCAT('@v', \"@v\", `@v`, src.`a``b`)"));
    EXPECT_EQ(expressionOf(columns, QStringLiteral("x=@v /* @v */ + @@version -- @v\n + @v2")),
              QStringLiteral("src.`a``b` /* @v */ + @@version -- @v\n + @v2"));
}

TEST(InsertSelect, AColumnCalledLikeAVariableIsNotReplacedAgain)
{
    // @a stands for the column `a`b`, whose text holds nothing that looks like @n.
    EXPECT_EQ(expressionOf(QStringLiteral("(@n, @a, @id)"), QStringLiteral("x=@a + @n + @id")),
              QStringLiteral("src.`a``b` + src.`id` + src.`n`"));
}

TEST(InsertSelect, NumbersRowsBehindThoseBefore)
{
    EXPECT_EQ(expressionOf(QStringLiteral("(@a, @b, @c)"), QStringLiteral("x=@row_number * 2"), 41),
              QStringLiteral("(ROW_NUMBER() OVER (ORDER BY src.`id`) + 41) * 2"));
}

TEST(InsertSelect, ATableWithoutAKeyIsReadWhole)
{
    Source source = tableSource();
    source.table->key = {};
    const Mapping mapping = mappingOf(QStringLiteral("(id, @a, @b)"), {});
    const QString sql =
        InsertSelect{
            .source = source, .mapping = mapping, .schema = QStringLiteral("s"), .table = QStringLiteral("t")}
            .sql();
    EXPECT_TRUE(sql.endsWith(QStringLiteral("FROM `my.shop`.`o``rders` AS src"))) << sql.toStdString();
}

} // namespace millrace
