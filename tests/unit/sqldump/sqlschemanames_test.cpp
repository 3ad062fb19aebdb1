// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/sqldump/sqlschemanames.h"

#include <gtest/gtest.h>

namespace millrace::test::sqlschemanames_test {

namespace {

std::optional<QByteArray> named(const QByteArray &sql)
{
    const SqlLexRules rules;
    return withSchemaNames(sql, classifySqlStatement({sql.constData(), std::size_t(sql.size())}, rules),
                           rules, {{"shop", "copy"}, {"crm", "crm 2"}});
}

struct Case
{
    const char *name;
    const char *sql;
    const char *expected; ///< null: nobody can tell
};

std::string nameOfCase(const testing::TestParamInfo<Case> &info)
{
    return info.param.name;
}

class SchemaNamesOf : public testing::TestWithParam<Case>
{};

} // namespace

TEST_P(SchemaNamesOf, AreChangedOnlyWhereTheyAreSchemas)
{
    const auto sql = named(GetParam().sql);
    EXPECT_STREQ(sql ? sql->constData() : nullptr, GetParam().expected);
}

INSTANTIATE_TEST_SUITE_P(
    Changed, SchemaNamesOf,
    testing::Values(
        Case{"Use", "USE shop", "USE `copy`"}, Case{"UseQuoted", "USE `crm`", "USE `crm 2`"},
        Case{"Create", "CREATE DATABASE /*!32312 IF NOT EXISTS*/ `shop` /*!40100 CHARACTER SET latin1 */",
             "CREATE DATABASE /*!32312 IF NOT EXISTS*/ `copy` /*!40100 CHARACTER SET latin1 */"},
        Case{"Drop", "/*!40000 DROP DATABASE IF EXISTS `shop`*/",
             "/*!40000 DROP DATABASE IF EXISTS `copy`*/"},
        Case{"Alter", "ALTER DATABASE `shop` CHARACTER SET latin1",
             "ALTER DATABASE `copy` CHARACTER SET latin1"},
        Case{"TableOfTheSameName", "CREATE TABLE shop.shop (shop int, KEY (shop))",
             "CREATE TABLE `copy`.shop (shop int, KEY (shop))"},
        Case{"Reference", "CREATE TABLE t (a int, FOREIGN KEY (a) REFERENCES `shop` . `u` (a))",
             "CREATE TABLE t (a int, FOREIGN KEY (a) REFERENCES `copy` . `u` (a))"},
        Case{"DataStaysAsItIs", "INSERT INTO shop.t VALUES ('shop.t', 'USE shop')",
             "INSERT INTO `copy`.t VALUES ('shop.t', 'USE shop')"},
        Case{"CommentAndDefault", "CREATE TABLE shop.t (a varchar(9) DEFAULT 'shop.t' COMMENT 'of shop.')",
             "CREATE TABLE `copy`.t (a varchar(9) DEFAULT 'shop.t' COMMENT 'of shop.')"},
        Case{"List", "DROP TABLE IF EXISTS shop.a, b, shop.shop",
             "DROP TABLE IF EXISTS `copy`.a, b, `copy`.shop"},
        Case{"View",
             "CREATE DEFINER=`shop`@`crm` VIEW `v` AS select `shop`.`t`.`a` AS `a` from (`shop`.`t` join "
             "`crm`.`u` on(`shop`.`t`.`a` = `crm`.`u`.`a`))",
             "CREATE DEFINER=`shop`@`crm` VIEW `v` AS select `copy`.`t`.`a` AS `a` from (`copy`.`t` join "
             "`crm 2`.`u` on(`copy`.`t`.`a` = `crm 2`.`u`.`a`))"},
        Case{"Trigger", "CREATE TRIGGER `shop`.`tr` BEFORE INSERT ON shop.t FOR EACH ROW SET NEW.a = 1",
             "CREATE TRIGGER `copy`.`tr` BEFORE INSERT ON `copy`.t FOR EACH ROW SET NEW.a = 1"},
        Case{"Routine", "CREATE PROCEDURE p() COMMENT 'of shop' BEGIN SELECT a FROM shop.t; END",
             "CREATE PROCEDURE p() COMMENT 'of shop' BEGIN SELECT a FROM `copy`.t; END"},
        Case{"Grant", "GRANT SELECT ON `shop`.* TO `u`@`%`", "GRANT SELECT ON `copy`.* TO `u`@`%`"},
        Case{"OnlyAColumn", "ALTER TABLE t ADD KEY (`shop`)", "ALTER TABLE t ADD KEY (`shop`)"},
        Case{"ColumnsInAView", "CREATE VIEW v AS SELECT t.shop FROM t",
             "CREATE VIEW v AS SELECT t.shop FROM t"},
        Case{"Nothing", "SET NAMES utf8mb4", "SET NAMES utf8mb4"}),
    nameOfCase);

INSTANTIATE_TEST_SUITE_P(
    NotTold, SchemaNamesOf,
    testing::Values(
        Case{"AliasOfTheName", "CREATE VIEW v AS SELECT shop.a FROM t AS shop", nullptr},
        Case{"TableOfTheName", "CREATE VIEW v AS SELECT shop.a FROM shop", nullptr},
        Case{"OtherCase", "DROP TABLE Shop.t", nullptr},
        Case{"LookedUp",
             "CREATE VIEW v AS SELECT 1 FROM information_schema.TABLES WHERE TABLE_SCHEMA = 'shop'", nullptr},
        Case{"Prepared", "PREPARE s FROM 'DROP TABLE shop.t'", nullptr},
        Case{"InAVariable", "SET @sql = 'TRUNCATE shop.t'", nullptr},
        Case{"Passed", "CALL make('shop')", nullptr},
        Case{"OfARoutine", "CREATE PROCEDURE p() EXECUTE IMMEDIATE 'DROP TABLE shop.t'", nullptr},
        Case{"UnknownStatement", "FLUSH TABLES shop", nullptr}),
    nameOfCase);

} // namespace millrace::test::sqlschemanames_test
