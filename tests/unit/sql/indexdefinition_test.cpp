// SPDX-License-Identifier: GPL-3.0-or-later
// Index definitions out of SHOW CREATE TABLE, as MariaDB 10.11.19 and MySQL 8.0 and 9.7 wrote it.
#include "core/base/literals.h"
#include "core/sql/createtable.h"
#include "tests/support/qtprinters.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace millrace::indexdefinition_test {

namespace {

using Kind = IndexDefinition::Kind;
using testing::ElementsAre;

TableKeys keysOf(const char *createSql)
{
    const auto keys = parseTableKeys(QString::fromUtf8(createSql));
    EXPECT_TRUE(keys) << keys.error().text();
    return keys.value_or(TableKeys{});
}

std::vector<std::string> texts(const TableKeys &keys)
{
    std::vector<std::string> result;
    for (const IndexDefinition &index : keys.indexes)
        result.push_back(index.sql.toStdString());
    return result;
}

IndexDefinition parsed(const char *sql)
{
    const auto index = IndexDefinition::parse(QString::fromUtf8(sql));
    EXPECT_TRUE(index) << sql;
    return index.value_or(IndexDefinition{});
}

} // namespace

TEST(IndexDefinition, MariaDbTable)
{
    const TableKeys keys = keysOf(R"sql(CREATE TABLE `c` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `a` int(11) DEFAULT NULL COMMENT 'KEY `no` (`a`), UNIQUE KEY `x` (`b`)',
  `KEY` varchar(50) DEFAULT 'it''s, KEY `k` (`a`)',
  `v` int(11) GENERATED ALWAYS AS (`a` + (1)) VIRTUAL CHECK (`v` in (1,2)),
  `g` geometry NOT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY `uu` (`a`,`KEY`),
  UNIQUE KEY `h` (`t`) USING HASH,
  KEY `z` (`KEY`(10)),
  KEY `y` (`a` DESC,`KEY`) COMMENT 'a, ''b'' \\ (c)',
  KEY `off` (`a`) IGNORED,
  KEY `block` (`a`) KEY_BLOCK_SIZE=8 USING BTREE,
  SPATIAL KEY `sp` (`g`),
  FULLTEXT KEY `f` (`t`),
  CONSTRAINT `fk1` FOREIGN KEY (`a`) REFERENCES `p` (`id`) ON DELETE CASCADE,
  CONSTRAINT `ck` CHECK (`a` > 0 and `KEY` <> 'KEY `k` (`a`)')
) ENGINE=InnoDB AUTO_INCREMENT=131071 DEFAULT CHARSET=latin1 COMMENT='KEY (`a`)'
 PARTITION BY RANGE (`id`)
(PARTITION `p0` VALUES LESS THAN (10) ENGINE = InnoDB))sql");
    EXPECT_THAT(texts(keys),
                ElementsAre("PRIMARY KEY (`id`)", "UNIQUE KEY `uu` (`a`,`KEY`)",
                            "UNIQUE KEY `h` (`t`) USING HASH", "KEY `z` (`KEY`(10))",
                            R"(KEY `y` (`a` DESC,`KEY`) COMMENT 'a, ''b'' \\ (c)')",
                            "KEY `off` (`a`) IGNORED", "KEY `block` (`a`) KEY_BLOCK_SIZE=8 USING BTREE",
                            "SPATIAL KEY `sp` (`g`)", "FULLTEXT KEY `f` (`t`)"));
    EXPECT_TRUE(keys.indexes.at(2).hash);
    EXPECT_FALSE(keys.indexes.at(6).hash);
    EXPECT_EQ(keys.indexes.at(3).parts.first().prefix, 10);
    EXPECT_TRUE(keys.indexes.at(4).parts.first().descending);
    EXPECT_FALSE(keys.indexes.at(4).parts.last().descending);
    ASSERT_EQ(keys.foreignKeys.size(), 1);
    EXPECT_EQ(keys.foreignKeys.first().name, u"fk1"_s);
    EXPECT_EQ(keys.foreignKeys.first().columns, QStringList{u"a"_s});
    EXPECT_EQ(keys.foreignKeys.first().referencedTable, u"p"_s);
}

TEST(IndexDefinition, MySqlTable)
{
    const TableKeys keys = keysOf(R"sql(CREATE TABLE `c` (
  `id` int NOT NULL AUTO_INCREMENT,
  `s` varchar(50) COLLATE utf8mb4_general_ci DEFAULT (concat(_utf8mb4'a,',_utf8mb4'KEY `k` (`a`)')),
  `my_row_id` bigint unsigned NOT NULL /*!80023 INVISIBLE */,
  `g` geometry NOT NULL /*!80003 SRID 0 */,
  PRIMARY KEY (`id`),
  KEY `last` (`s`,`id`) /*!80000 INVISIBLE */,
  KEY `fx` ((concat(`s`,_utf8mb4'a, (b'))),
  KEY `fy` ((`a` + 1) DESC,`s`(3),((`b` * 2))),
  KEY `many` ((cast(json_extract(`j`,_utf8mb4'$.z') as unsigned array))),
  FULLTEXT KEY `ft` (`t`) /*!50100 WITH PARSER `ngram` */ ,
  CONSTRAINT `fk1` FOREIGN KEY (`a`,`b`) REFERENCES `other`.`p` (`x`,`y`) ON DELETE RESTRICT,
  CONSTRAINT `c_chk_1` CHECK ((`a` > 0)) /*!80016 NOT ENFORCED */
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4
/*!50100 PARTITION BY HASH (`id`)
PARTITIONS 3 */)sql");
    EXPECT_THAT(texts(keys),
                ElementsAre("PRIMARY KEY (`id`)", "KEY `last` (`s`,`id`) /*!80000 INVISIBLE */",
                            "KEY `fx` ((concat(`s`,_utf8mb4'a, (b')))",
                            "KEY `fy` ((`a` + 1) DESC,`s`(3),((`b` * 2)))",
                            "KEY `many` ((cast(json_extract(`j`,_utf8mb4'$.z') as unsigned array)))",
                            "FULLTEXT KEY `ft` (`t`) /*!50100 WITH PARSER `ngram` */"));
    const IndexDefinition &mixed = keys.indexes.at(3);
    ASSERT_EQ(mixed.parts.size(), 3);
    EXPECT_EQ(mixed.parts.at(0).expression, u"(`a` + 1)"_s);
    EXPECT_TRUE(mixed.parts.at(0).descending && mixed.parts.at(0).plain);
    EXPECT_EQ(mixed.parts.at(1).prefix, 3);
    EXPECT_EQ(mixed.parts.at(2).expression, u"((`b` * 2))"_s);
    ASSERT_EQ(keys.foreignKeys.size(), 1);
    EXPECT_EQ(keys.foreignKeys.first().referencedSchema, u"other"_s);
    EXPECT_EQ(keys.foreignKeys.first().referencedTable, u"p"_s);
    EXPECT_EQ(keys.foreignKeys.first().referencedColumns, (QStringList{u"x"_s, u"y"_s}));
}

TEST(IndexDefinition, NamesWithQuotesBracketsAndCommas)
{
    const IndexDefinition index =
        parsed("KEY `a``b, (c` (`x,``)`(7),`KEY` DESC) COMMENT 'x /* y */ -- z # `q` \"'");
    EXPECT_EQ(index.name, u"a`b, (c"_s);
    ASSERT_EQ(index.parts.size(), 2);
    EXPECT_EQ(index.parts.first().column, u"x,`)"_s);
    EXPECT_EQ(index.parts.first().prefix, 7);
    EXPECT_EQ(index.parts.last().column, u"KEY"_s);
}

TEST(IndexDefinition, WhatItDoesNotKnowItSays)
{
    EXPECT_EQ(parsed("VECTOR KEY `v` (`e`) `M`=8").kind, Kind::Other);
    const IndexDefinition period = parsed("UNIQUE KEY `p` (`id`,`per` WITHOUT OVERLAPS)");
    EXPECT_TRUE(period.parts.first().plain);
    EXPECT_FALSE(period.parts.last().plain);
    EXPECT_FALSE(IndexDefinition::parse(u"KEY unquoted (`a`)"_s));
    EXPECT_FALSE(IndexDefinition::parse(u"KEY `a` (`b`"_s));
    EXPECT_FALSE(IndexDefinition::parse(u"KEY `a` (`b`) COMMENT 'open"_s));
    EXPECT_FALSE(IndexDefinition::parse(u"`a` int"_s));
    EXPECT_FALSE(IndexDefinition::parse(u"KEY `a` (`b`), DROP COLUMN `c`"_s));
    EXPECT_FALSE(IndexDefinition::parse(u"KEY `a` (`b`); DROP TABLE `t`"_s));
    EXPECT_FALSE(parseTableKeys(u"CREATE TABLE `t` (`a` int, KEY `k` (`a`)"_s));
    EXPECT_FALSE(parseTableKeys(QString()));
}

TEST(IndexDefinition, SameMeaningSameCanonicalText)
{
    const auto canonical = [](const char *sql) { return parsed(sql).canonical().toStdString(); };
    EXPECT_EQ(canonical("KEY `a` (`b`)  /*!80000 INVISIBLE */"), canonical("KEY `a` (`b`) INVISIBLE"));
    EXPECT_EQ(canonical("KEY `a` (`b`, `c`) using btree"), canonical("KEY `a` (`b`,`c`) USING BTREE"));
    for (const char *other :
         {"KEY `a` (`c`)", "KEY `a` (`b`(3))", "KEY `a` (`b` DESC)", "UNIQUE KEY `a` (`b`)",
          "KEY `a` (`b`,`c`)", "KEY `a` (`b`) INVISIBLE", "KEY `a` (`b`) COMMENT 'x'", "KEY `A` (`b`)"})
        EXPECT_NE(canonical("KEY `a` (`b`)"), canonical(other)) << other;
    EXPECT_NE(canonical("KEY `a` (`b`) COMMENT 'x  y'"), canonical("KEY `a` (`b`) COMMENT 'x y'"));
    EXPECT_NE(canonical("KEY `a` (`b`) COMMENT 'x'"), canonical("KEY `a` (`b`) COMMENT 'X'"));
    EXPECT_NE(canonical("KEY `a` (`b`) COMMENT '/*! x */'"), canonical("KEY `a` (`b`) COMMENT ' x '"));
}

} // namespace millrace::indexdefinition_test
