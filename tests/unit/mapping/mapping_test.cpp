// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/literals.h"
#include "core/mapping/automatch.h"
#include "core/mapping/loadstatement.h"
#include "core/mapping/tables/ddl.h"
#include "tests/support/qtprinters.h"

#include <gtest/gtest.h>

namespace millrace::mapping_test {

namespace {

TableSchema credits()
{
    TableSchema table;
    table.schema = u"causes"_s;
    table.name = u"credits"_s;
    table.columns = {{.name = u"id"_s, .nullable = false, .hasDefault = true, .autoIncrement = true},
                     {.name = u"user_id"_s, .nullable = false},
                     {.name = u"twice"_s, .hasDefault = true, .generated = true},
                     {.name = u"created_at"_s, .hasDefault = true}};
    return table;
}

QStringList bound(const Mapping &mapping)
{
    QStringList names;
    for (const FieldBinding &binding : mapping.fields)
        names << (binding.kind == FieldBinding::Kind::Discard ? u"-"_s : binding.name);
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
    const Mapping mapping = autoMap(3, {u"CREATED_AT"_s, u"unknown"_s, u"user_id"_s}, credits());
    EXPECT_EQ(bound(mapping), (QStringList{u"created_at"_s, u"-"_s, u"user_id"_s}));
}

TEST(AutoMap, ByPositionLeavingGeneratedColumnsOut)
{
    EXPECT_EQ(bound(autoMap(3, {}, credits())), (QStringList{u"id"_s, u"user_id"_s, u"created_at"_s}));
}

TEST(AutoMap, ADumpWithGeneratedColumnsDiscardsThem)
{
    EXPECT_EQ(bound(autoMap(4, {}, credits())), // trap 6: MariaDB's -T writes them
              (QStringList{u"id"_s, u"user_id"_s, u"-"_s, u"created_at"_s}));
}

TEST(CheckMapping, FindsWhatCannotWork)
{
    const auto mapping = [](const QString &columns) { return Mapping{.fields = *parseColumnList(columns)}; };
    EXPECT_TRUE(checkMapping(mapping(u"(id, user_id, @discard)"_s), 3, credits()).isEmpty());
    EXPECT_TRUE(has(checkMapping(mapping(u"(id, user_id)"_s), 3, credits()), ErrorCode::MappingIncomplete));
    EXPECT_TRUE(has(checkMapping(mapping(u"(id, created_at)"_s), 2, credits()), ErrorCode::MappingIncomplete))
        << "user_id takes no NULL and has no default";
    EXPECT_TRUE(has(checkMapping(mapping(u"(user_id, nope)"_s), 2, credits()), ErrorCode::ColumnUnknown));
    EXPECT_TRUE(has(checkMapping(mapping(u"(user_id, twice)"_s), 2, credits()), ErrorCode::ColumnUnknown));
    EXPECT_TRUE(
        has(checkMapping(mapping(u"(user_id, USER_ID)"_s), 2, credits()), ErrorCode::ColumnBoundTwice));
    Mapping unbound = mapping(u"(user_id, @a)"_s);
    unbound.expressions = {{u"created_at"_s, u"NULLIF(@b, '')"_s}};
    EXPECT_TRUE(has(checkMapping(unbound, 2, credits()), ErrorCode::ExpressionInvalid));
}

TEST(LoadStatement, NamesTheOldUtf8AsItWillBeUnderstood)
{
    const Mapping mapping{.fields = *parseColumnList(u"(a)"_s)};
    const auto says = [&mapping](const char *charset, const char *sent) {
        const Dialect dialect{.charset = charset};
        const QString into = u"INTO TABLE `s`.`t` CHARACTER SET %1\n"_s.arg(QLatin1String(sent));
        EXPECT_TRUE(loadStatement(dialect, mapping, u"s"_s, u"t"_s, RowMode::Strict, u"x"_s).contains(into))
            << charset;
        EXPECT_TRUE(
            serverFileStatement(dialect, mapping, u"s"_s, u"t"_s, Conflict::Error, u"x"_s).contains(into))
            << charset;
    };
    says("utf8", "utf8mb3");
    says("UTF8", "utf8mb3");
    says("utf8mb3", "utf8mb3");
    says("utf8mb4", "utf8mb4");
    says("latin1", "latin1");
}

TEST(LoadStatement, SaysTheWholeDialectAndNeverIgnoresLines)
{
    Dialect dialect = Dialect::csvRfc4180("\r\n");
    dialect.skipLines = 1;
    dialect.charset = "utf8mb4";
    Mapping mapping{.fields = *parseColumnList(u"(@discard, user_id, @action)"_s)};
    mapping.expressions = {{u"action"_s, u"CONCAT('web_', @action)"_s}};
    const QString sql =
        loadStatement(dialect, mapping, u"causes"_s, u"credits"_s, RowMode::Strict, u"chunk 1"_s);
    EXPECT_EQ(
        sql, u"LOAD DATA LOCAL INFILE 'chunk 1' REPLACE INTO TABLE `causes`.`credits` CHARACTER SET utf8mb4\n"
             "  FIELDS TERMINATED BY ',' OPTIONALLY ENCLOSED BY '\"' ESCAPED BY ''\n"
             "  LINES TERMINATED BY '\\r\\n'\n"
             "  (@discard, `user_id`, @action)\n"
             "  SET `action` = CONCAT('web_', @action)"_s);
}

TEST(LoadStatement, CountsRowsOnceAndReadsTheCountAfterwards)
{
    Mapping mapping{.fields = *parseColumnList(u"(@a)"_s)};
    mapping.expressions = {{u"id"_s, u"@Row_Number + 0 * @row_number"_s},
                           {u"n"_s, u"CONCAT('@row_number', @row_number)"_s}};
    const QString sql = loadStatement({}, mapping, u"s"_s, u"t"_s, RowMode::AsServer, u"c"_s);
    EXPECT_TRUE(sql.endsWith(u"SET `id` = (@millrace_row := @millrace_row + 1) + 0 * @millrace_row,\n"
                             "      `n` = CONCAT('@row_number', @millrace_row)"_s))
        << sql;
    EXPECT_FALSE(sql.contains(u"REPLACE"_s));
}

TEST(Ddl, IsTakenOutOfADumpAndRenamed)
{
    const auto sql = retargetedCreateTable(
        u"-- dump\n/*!40101 SET NAMES utf8 */;\nDROP TABLE IF EXISTS `credits_2010_01`;\nCREATE TABLE "
        "`credits_2010_01` (\n  `id` int, -- a; b\n  `s` varchar(9) DEFAULT ';'\n) ENGINE=InnoDB;\n"_s,
        u"causes"_s, u"credits"_s);
    ASSERT_TRUE(sql) << sql.error().text();
    EXPECT_TRUE(sql->startsWith(u"CREATE TABLE IF NOT EXISTS `causes`.`credits` (\n  `id` int"_s)) << *sql;
    EXPECT_TRUE(sql->endsWith(u") ENGINE=InnoDB"_s)) << *sql;
}

TEST(Ddl, RefusesAnythingBehindIt)
{
    for (const char *text : {"", "SELECT 1", "CREATE TABLE t", "CREATE TABLE t (a int); DROP TABLE u",
                             "CREATE TABLE t AS SELECT 1"})
        EXPECT_FALSE(retargetedCreateTable(QString::fromUtf8(text), u"s"_s, u"t"_s)) << text;
}

TEST(KeepingZeros, ChangesOnlyAnAutoIncrementColumnBesideASetClause)
{
    const TableSchema table = credits();
    Mapping mapping;
    mapping.fields = *parseColumnList(u"(id, user_id)"_s);
    EXPECT_EQ(keepingZeros(mapping, table), mapping) << "no SET clause, no trap";
    mapping.fields = *parseColumnList(u"(id, @u)"_s);
    mapping.expressions = {{u"user_id"_s, u"@u + 1"_s}};
    const Mapping kept = keepingZeros(mapping, table);
    EXPECT_EQ(columnListText(kept.fields), u"(@millrace_zero, @u)"_s);
    EXPECT_EQ(kept.expressions.last(), (ColumnExpression{u"id"_s, u"@millrace_zero"_s}));
    mapping.fields = *parseColumnList(u"(@discard, @u)"_s);
    EXPECT_EQ(keepingZeros(mapping, table), mapping) << "no field for it";
}

} // namespace millrace::mapping_test
