// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mapping/ddl.h"
#include "core/mapping/loadstatement.h"

#include <gtest/gtest.h>

namespace millrace {

namespace {

TableSchema credits()
{
    TableSchema table;
    table.schema = QStringLiteral("causes");
    table.name = QStringLiteral("credits");
    table.columns = {
        {.name = QStringLiteral("id"), .nullable = false, .hasDefault = true, .autoIncrement = true},
        {.name = QStringLiteral("user_id"), .nullable = false},
        {.name = QStringLiteral("twice"), .hasDefault = true, .generated = true},
        {.name = QStringLiteral("created_at"), .hasDefault = true}};
    return table;
}

QStringList bound(const Mapping &mapping)
{
    QStringList names;
    for (const FieldBinding &binding : mapping.fields)
        names << (binding.kind == FieldBinding::Kind::Discard ? QStringLiteral("-") : binding.name);
    return names;
}

bool has(const QVector<Error> &errors, ErrorCode code)
{
    return std::any_of(errors.begin(), errors.end(),
                       [code](const Error &error) { return error.code == code; });
}

} // namespace

TEST(AutoMap, ByNameWhereNamesAreKnownInAnyOrder)
{
    const Mapping mapping = autoMap(
        3, {QStringLiteral("CREATED_AT"), QStringLiteral("unknown"), QStringLiteral("user_id")}, credits());
    EXPECT_EQ(bound(mapping),
              (QStringList{QStringLiteral("created_at"), QStringLiteral("-"), QStringLiteral("user_id")}));
}

TEST(AutoMap, ByPositionLeavingGeneratedColumnsOut)
{
    EXPECT_EQ(bound(autoMap(3, {}, credits())),
              (QStringList{QStringLiteral("id"), QStringLiteral("user_id"), QStringLiteral("created_at")}));
}

TEST(AutoMap, ADumpWithGeneratedColumnsDiscardsThem)
{
    EXPECT_EQ(bound(autoMap(4, {}, credits())), // trap 6: MariaDB's -T writes them
              (QStringList{QStringLiteral("id"), QStringLiteral("user_id"), QStringLiteral("-"),
                           QStringLiteral("created_at")}));
}

TEST(CheckMapping, FindsWhatCannotWork)
{
    const auto mapping = [](const QString &columns) { return Mapping{.fields = *parseColumnList(columns)}; };
    EXPECT_TRUE(checkMapping(mapping(QStringLiteral("(id, user_id, @discard)")), 3, credits()).isEmpty());
    EXPECT_TRUE(has(checkMapping(mapping(QStringLiteral("(id, user_id)")), 3, credits()),
                    ErrorCode::MappingIncomplete));
    EXPECT_TRUE(has(checkMapping(mapping(QStringLiteral("(id, created_at)")), 2, credits()),
                    ErrorCode::MappingIncomplete))
        << "user_id takes no NULL and has no default";
    EXPECT_TRUE(has(checkMapping(mapping(QStringLiteral("(user_id, nope)")), 2, credits()),
                    ErrorCode::ColumnUnknown));
    EXPECT_TRUE(has(checkMapping(mapping(QStringLiteral("(user_id, twice)")), 2, credits()),
                    ErrorCode::ColumnUnknown));
    EXPECT_TRUE(has(checkMapping(mapping(QStringLiteral("(user_id, USER_ID)")), 2, credits()),
                    ErrorCode::ColumnBoundTwice));
    Mapping unbound = mapping(QStringLiteral("(user_id, @a)"));
    unbound.expressions = {{QStringLiteral("created_at"), QStringLiteral("NULLIF(@b, '')")}};
    EXPECT_TRUE(has(checkMapping(unbound, 2, credits()), ErrorCode::ExpressionInvalid));
}

TEST(LoadStatement, SaysTheWholeDialectAndNeverIgnoresLines)
{
    Dialect dialect = Dialect::csvRfc4180("\r\n");
    dialect.skipLines = 1;
    dialect.charset = "utf8mb4";
    Mapping mapping{.fields = *parseColumnList(QStringLiteral("(@discard, user_id, @action)"))};
    mapping.expressions = {{QStringLiteral("action"), QStringLiteral("CONCAT('web_', @action)")}};
    const QString sql = loadStatement(dialect, mapping, QStringLiteral("causes"), QStringLiteral("credits"),
                                      RowMode::Strict, QStringLiteral("chunk 1"));
    EXPECT_EQ(
        sql,
        QStringLiteral(
            "LOAD DATA LOCAL INFILE 'chunk 1' REPLACE INTO TABLE `causes`.`credits` CHARACTER SET utf8mb4\n"
            "  FIELDS TERMINATED BY ',' OPTIONALLY ENCLOSED BY '\"' ESCAPED BY ''\n"
            "  LINES TERMINATED BY '\\r\\n'\n"
            "  (@discard, `user_id`, @action)\n"
            "  SET `action` = CONCAT('web_', @action)"));
}

TEST(LoadStatement, CountsRowsOnceAndReadsTheCountAfterwards)
{
    Mapping mapping{.fields = *parseColumnList(QStringLiteral("(@a)"))};
    mapping.expressions = {{QStringLiteral("id"), QStringLiteral("@Row_Number + 0 * @row_number")},
                           {QStringLiteral("n"), QStringLiteral("CONCAT('@row_number', @row_number)")}};
    const QString sql = loadStatement({}, mapping, QStringLiteral("s"), QStringLiteral("t"),
                                      RowMode::AsServer, QStringLiteral("c"));
    EXPECT_TRUE(
        sql.endsWith(QStringLiteral("SET `id` = (@millrace_row := @millrace_row + 1) + 0 * @millrace_row,\n"
                                    "      `n` = CONCAT('@row_number', @millrace_row)")))
        << sql.toStdString();
    EXPECT_FALSE(sql.contains(QStringLiteral("REPLACE")));
}

TEST(Ddl, IsTakenOutOfADumpAndRenamed)
{
    const auto sql = retargetedCreateTable(
        QStringLiteral(
            "-- dump\n/*!40101 SET NAMES utf8 */;\nDROP TABLE IF EXISTS `credits_2010_01`;\nCREATE TABLE "
            "`credits_2010_01` (\n  `id` int, -- a; b\n  `s` varchar(9) DEFAULT ';'\n) ENGINE=InnoDB;\n"),
        QStringLiteral("causes"), QStringLiteral("credits"));
    ASSERT_TRUE(sql) << sql.error().text().toStdString();
    EXPECT_TRUE(
        sql->startsWith(QStringLiteral("CREATE TABLE IF NOT EXISTS `causes`.`credits` (\n  `id` int")))
        << sql->toStdString();
    EXPECT_TRUE(sql->endsWith(QStringLiteral(") ENGINE=InnoDB"))) << sql->toStdString();
}

TEST(Ddl, RefusesAnythingBehindIt)
{
    for (const char *text : {"", "SELECT 1", "CREATE TABLE t", "CREATE TABLE t (a int); DROP TABLE u",
                             "CREATE TABLE t AS SELECT 1"})
        EXPECT_FALSE(retargetedCreateTable(QString::fromUtf8(text), QStringLiteral("s"), QStringLiteral("t")))
            << text;
}

TEST(KeepingZeros, ChangesOnlyAnAutoIncrementColumnBesideASetClause)
{
    const TableSchema table = credits();
    Mapping mapping;
    mapping.fields = *parseColumnList(QStringLiteral("(id, user_id)"));
    EXPECT_EQ(keepingZeros(mapping, table), mapping) << "no SET clause, no trap";
    mapping.fields = *parseColumnList(QStringLiteral("(id, @u)"));
    mapping.expressions = {{QStringLiteral("user_id"), QStringLiteral("@u + 1")}};
    const Mapping kept = keepingZeros(mapping, table);
    EXPECT_EQ(columnListText(kept.fields), QStringLiteral("(@millrace_zero, @u)"));
    EXPECT_EQ(kept.expressions.last(),
              (ColumnExpression{QStringLiteral("id"), QStringLiteral("@millrace_zero")}));
    mapping.fields = *parseColumnList(QStringLiteral("(@discard, @u)"));
    EXPECT_EQ(keepingZeros(mapping, table), mapping) << "no field for it";
}

} // namespace millrace
