// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/literals.h"
#include "core/sql/createtable.h"
#include "tests/support/qtprinters.h"

#include <gtest/gtest.h>

namespace millrace::createtable_test {

namespace {

QString columnsOf(const CreateTable &table)
{
    QStringList list;
    for (const TableColumn &column : table.columns)
        list << QStringList{column.name,
                            column.type,
                            column.charset,
                            column.collation,
                            column.generated ? u"generated"_s : QString(),
                            column.autoIncrement ? u"auto"_s : QString()}
                    .join(u' ')
                    .simplified();
    return list.join(u'|');
}

} // namespace

TEST(CreateTable, IsReadWithItsPlacesInTheText)
{
    const QString text =
        u"DROP TABLE IF EXISTS t; CREATE OR REPLACE TEMPORARY TABLE IF NOT EXISTS `s` . `t` "
        "(`a` int(11) AUTO_INCREMENT, `b` varchar(3) CHARACTER SET Latin1 COLLATE latin1_BIN NOT NULL,"
        "`c` enum('x,y',')') CHARSET = gbk, `d` int GENERATED ALWAYS AS (`a` COLLATE x) VIRTUAL,"
        "`key` int COMMENT 'a, KEY `no` (`a`)', PRIMARY KEY (`a`), KEY `k` (`b`(2)), "
        "CONSTRAINT `f` FOREIGN KEY (`a`) REFERENCES `o` (`x`), CHECK (`a` > 0)) "
        "ENGINE=InnoDB DEFAULT CHARSET=UTF8MB4 COLLATE=utf8mb4_bin COMMENT=';'  ; SELECT 1"_s;
    SqlCursor cursor(text);
    const auto table = findCreateTable(cursor);
    ASSERT_TRUE(table);
    EXPECT_EQ(table->schema, u"s"_s);
    EXPECT_EQ(table->table, u"t"_s);
    EXPECT_EQ(table->offset, text.indexOf(u"CREATE"_s));
    EXPECT_EQ(table->listOffset, text.indexOf(u"(`a` int"_s));
    EXPECT_EQ(table->end, text.indexOf(u"; SELECT"_s));
    EXPECT_TRUE(cursor.peek().isSymbol(';'));
    EXPECT_TRUE(table->closed);
    EXPECT_EQ(columnsOf(*table),
              u"a INT auto|b VARCHAR latin1 latin1_bin|c ENUM gbk|d INT generated|key INT"_s);
    EXPECT_EQ(table->charset, u"utf8mb4"_s);
    EXPECT_EQ(table->collation, u"utf8mb4_bin"_s);
    ASSERT_TRUE(table->keys);
    ASSERT_EQ(table->keys->indexes.size(), 2);
    EXPECT_EQ(table->keys->indexes.at(1).sql, u"KEY `k` (`b`(2))"_s);
    EXPECT_EQ(table->keys->foreignKeys.size(), 1);
}

TEST(CreateTable, SaysWhichColumnsTakeNoNull)
{
    SqlCursor cursor(
        u"CREATE TABLE t (a int, b int NOT NULL DEFAULT 1, c int DEFAULT NULL, d int NULL, e int UNIQUE "
        "KEY, f int CHECK (f IS NOT NULL), g int AS (a) STORED NOT NULL, at timestamp, later "
        "timestamp NULL DEFAULT NULL, s serial, `Key` int, PRIMARY KEY (`key`, k2), k2 char(3))"_s);
    SqlCursor inlined(u"CREATE TABLE t (a int, b int PRIMARY KEY, c int)"_s);
    SqlCursor shortly(u"CREATE TABLE t (a int, b int KEY, c int)"_s);
    const auto notNull = [](SqlCursor &at) {
        QString names;
        const auto table = findCreateTable(at);
        for (const TableColumn &column : table ? table->columns : QVector<TableColumn>())
            names += column.notNull ? column.name + u' ' : QString();
        return names;
    };
    EXPECT_EQ(notNull(cursor), u"b g at s Key k2 "_s);
    EXPECT_EQ(notNull(inlined), u"b "_s);
    EXPECT_EQ(notNull(shortly), u"b "_s);
}

TEST(CreateTable, NamesWithoutQuotesAreColumnsUnlessTheyBeginAKey)
{
    SqlCursor cursor(
        u"CREATE TABLE 2nd (id int, KEY k (id), unique (id), comment text, LIKE other, \"q\" int)"_s,
        {.doubleQuotedNames = true});
    const auto table = readCreateTable(cursor);
    ASSERT_TRUE(table);
    EXPECT_EQ(table->table, u"2nd"_s);
    EXPECT_EQ(columnsOf(*table), u"id INT|comment TEXT|q INT"_s);
    ASSERT_FALSE(table->keys) << "the key's name is not quoted";
    EXPECT_EQ(table->keys.error().code, ErrorCode::IndexRecordUnusable);
}

TEST(CreateTable, WhatIsCutOffIsReadAsFarAsItGoes)
{
    SqlCursor cursor(u"CREATE TABLE t (a int, b text, c varchar(1"_s);
    const auto table = readCreateTable(cursor);
    ASSERT_TRUE(table);
    EXPECT_FALSE(table->closed);
    EXPECT_FALSE(table->keys);
    EXPECT_EQ(columnsOf(*table), u"a INT|b TEXT|c VARCHAR"_s);
    EXPECT_TRUE(cursor.atEnd());
}

TEST(CreateTable, OtherStatementsAreNone)
{
    for (const char *text : {"", "CREATE VIEW v AS SELECT 1", "CREATE TABLE t", "CREATE TABLE t LIKE u",
                             "CREATE TABLE t AS SELECT (1)", "CREATE TABLE (a int)", "DROP TABLE t"}) {
        SqlCursor cursor(QString::fromUtf8(text));
        EXPECT_FALSE(findCreateTable(cursor)) << text;
    }
}

} // namespace millrace::createtable_test
