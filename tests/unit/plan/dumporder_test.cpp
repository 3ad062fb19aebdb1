// SPDX-License-Identifier: GPL-3.0-or-later
// From which line on a dump has to run in its own order: each case is a dump, and that line.
#include "core/base/literals.h"
#include "core/mapping/tables/dumpmapping.h"
#include "core/plan/wholedump/dumporder.h"
#include "core/plan/wholedump/dumprowfacts.h"
#include "core/source/bytes/charsets.h"
#include "core/source/guess/dumpddl.h"
#include "tests/support/qtprinters.h"
#include "tests/unit/sqldump/choppedstream.h"

#include <gtest/gtest.h>

namespace millrace::test::dumporder_test {

namespace {

struct Case
{
    const char *name;
    int line; ///< 0: all of it may be moved
    const char *sql;
};

std::ostream &operator<<(std::ostream &out, const Case &c)
{
    return out << c.name;
}

class TurnOfADump : public testing::TestWithParam<Case>
{};

std::optional<DumpTurn> turnOf(const QByteArray &sql)
{
    ChoppedStream input(sql);
    const auto dump = inspectSqlDump(input, {.keepTexts = true});
    EXPECT_TRUE(dump);
    DumpOrder order(*dump);
    for (const SqlDumpTable &table : dump->tables)
        if (table.insertStatements > 0 && !table.createSql.isEmpty()) {
            const TableSchema target = schemaOf(parseDumpDdl(displayText(table.createSql)));
            if (const QString why = whyAsItStands(table, target); !why.isEmpty())
                order.keepAsItStands(table, why);
            if (const QString why = whyInItsPlace(table, target);
                !why.isEmpty() && order.checksForeignKeysAt(table.firstInsert))
                order.keepAsItStands(table, why);
        }
    return order.turn();
}

} // namespace

TEST_P(TurnOfADump, IsWhereSomebodyCouldTell)
{
    const auto turn = turnOf(GetParam().sql);
    EXPECT_EQ(turn ? turn->from.line : 0, GetParam().line) << (turn ? qPrintable(turn->why) : "");
    EXPECT_TRUE(!turn || !turn->why.isEmpty());
}

TEST(TurnOfADumpWhy, NamesTheFirstRowOfAnotherLength)
{
    const auto turn =
        turnOf("CREATE TABLE a (i int);\nINSERT INTO a VALUES (1);\nINSERT INTO a VALUES (2),\n(3, 4);\n");
    ASSERT_TRUE(turn);
    EXPECT_EQ(turn->from.line, 2);
    EXPECT_EQ(turn->why, u"Not all rows of a have the same number of values: line 4."_s);
}

INSTANTIATE_TEST_SUITE_P(
    Moved, TurnOfADump,
    testing::Values(
        Case{
            "AsMysqldumpWritesIt", 0,
            "/*!40101 SET @OLD_CHARACTER_SET_CLIENT=@@CHARACTER_SET_CLIENT */;\n"
            "/*!40101 SET NAMES utf8mb4 */;\n"
            "/*!40103 SET @OLD_TIME_ZONE=@@TIME_ZONE */;\n/*!40103 SET TIME_ZONE='+00:00' */;\n"
            "/*!40014 SET @OLD_FOREIGN_KEY_CHECKS=@@FOREIGN_KEY_CHECKS, FOREIGN_KEY_CHECKS=0 */;\n"
            "/*!40101 SET @OLD_SQL_MODE=@@SQL_MODE, SQL_MODE='NO_AUTO_VALUE_ON_ZERO' */;\n"
            "DROP TABLE IF EXISTS `child`;\n"
            "CREATE TABLE `child` (`id` int NOT NULL AUTO_INCREMENT, `p` int, PRIMARY KEY (`id`), CONSTRAINT "
            "`f` FOREIGN KEY (`p`) REFERENCES `parent` (`id`));\n"
            "LOCK TABLES `child` WRITE;\n/*!40000 ALTER TABLE `child` DISABLE KEYS */;\n"
            "INSERT INTO `child` VALUES (0,1),(2,NULL);\n"
            "/*!40000 ALTER TABLE `child` ENABLE KEYS */;\nUNLOCK TABLES;\n"
            "/*!50003 SET @saved_cs_client = @@character_set_client */;\n"
            "DELIMITER ;;\n/*!50003 CREATE*/ /*!50017 DEFINER=`r`@`%`*/ /*!50003 TRIGGER t AFTER INSERT ON "
            "`child` FOR EACH ROW BEGIN SET @a = 1; INSERT INTO parent VALUES (3); END */;;\nDELIMITER ;\n"
            "DROP TABLE IF EXISTS `parent`;\n"
            "CREATE TABLE `parent` (`id` int NOT NULL, PRIMARY KEY (`id`));\n"
            "INSERT INTO `parent` VALUES (1);\n"
            "DROP TABLE IF EXISTS `v`;\nCREATE TABLE `v` (`id` tinyint);\n"
            "DROP TABLE IF EXISTS `v`;\nCREATE VIEW `v` AS SELECT `parent`.`id` AS `id` FROM `parent`;\n"
            "/*!40101 SET SQL_MODE=@OLD_SQL_MODE */;\n"},
        Case{"AsPhpMyAdminWritesIt", 0,
             "SET SQL_MODE = \"NO_AUTO_VALUE_ON_ZERO\";\nSET AUTOCOMMIT = 0;\nSTART TRANSACTION;\n"
             "SET time_zone = \"+00:00\";\nCREATE TABLE `a` (`id` int(11) NOT NULL, `b` int);\n"
             "INSERT INTO `a` (`id`, `b`) VALUES (1, 2);\n"
             "CREATE TABLE `b` (`id` int(11) NOT NULL);\nINSERT INTO `b` (`id`) VALUES (1);\n"
             "ALTER TABLE `a` ADD PRIMARY KEY (`id`), ADD KEY (`b`);\n"
             "ALTER TABLE `a` MODIFY `id` int(11) NOT NULL AUTO_INCREMENT, AUTO_INCREMENT=5;\n"
             "ALTER TABLE `a` ADD CONSTRAINT `f` FOREIGN KEY (`b`) REFERENCES `b` (`id`);\nCOMMIT;\n"},
        Case{"UpdateBehindRows", 0,
             "CREATE TABLE a (i int);\nINSERT INTO a VALUES (1);\nUPDATE a SET i = 2;\n"},
        Case{"NamesWithTheirCollation", 0,
             "SET NAMES utf8mb4 COLLATE utf8mb4_bin, @OLD_MODE = @@sql_mode;\nCREATE TABLE a (i int);\n"
             "SET character_set_client = utf8mb4;\nSET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED, "
             "READ "
             "WRITE;\n"
             "INSERT INTO a VALUES (1);\n"},
        Case{
            "StandInsForViews", 0,
            "/*!50001 CREATE VIEW `v` AS SELECT 1 AS `t`, 1 AS `w` */;\n/*!50001 CREATE VIEW `w` AS SELECT 1 "
            "AS `t` */;\nDROP TABLE IF EXISTS `t`;\nCREATE TABLE `t` (`a` int);\nINSERT INTO `t` VALUES "
            "(1);\n/*!50001 DROP VIEW IF EXISTS `v` */;\n/*!50001 CREATE VIEW `v` AS select `w`.`t` AS `t`,1 "
            "AS `w` from `w` */;\n/*!50001 DROP VIEW IF EXISTS `w` */;\n/*!50001 CREATE VIEW `w` AS select "
            "`t`.`a` AS `t` from `t` */;\n"},
        Case{"SequenceAsMariadbDumpWritesIt", 0,
             "CREATE SEQUENCE `s` start with 1;\nDO SETVAL(`s`, 1001, 0);\nCREATE TABLE t (a int);\n"
             "INSERT INTO t VALUES (1);\n"},
        Case{"GlobalSettingsAreLeftToTheUser", 0,
             "SET @@GLOBAL.GTID_PURGED='x';\nCREATE TABLE t (a int);\nINSERT INTO t VALUES (1);\n"},
        Case{"RocksDbOfPercona", 0,
             "/*!50112 SELECT COUNT(*) INTO @is_rocksdb_supported FROM information_schema.x */;\n"
             "/*!50112 SET @o = IF (@is_rocksdb_supported, 'SET @x = 1', 'SET @y = 0') */;\n"
             "/*!50112 PREPARE s FROM 'SELECT 1 rocksdb' */;\n/*!50112 EXECUTE s */;\n"
             "/*!50112 DEALLOCATE PREPARE s */;\nCREATE TABLE t (a int);\nINSERT INTO t VALUES (1);\n"},
        Case{"TruncateBeforeItsRows", 0,
             "TRUNCATE TABLE a;\nINSERT INTO a VALUES (1);\nTRUNCATE `b`;\nINSERT INTO b VALUES (1);\n"}));

INSTANTIATE_TEST_SUITE_P(
    InOrder, TurnOfADump,
    testing::Values(
        Case{"TriggerBeforeItsRows", 3,
             "CREATE TABLE film (id int);\nCREATE TABLE film_text (id int);\n"
             "CREATE TRIGGER ins AFTER INSERT ON film FOR EACH ROW INSERT INTO film_text VALUES (new.id);\n"
             "INSERT INTO film VALUES (1);\n"},
        Case{"ColumnBetweenCreateAndInsert", 2,
             "CREATE TABLE t (a int);\nALTER TABLE t ADD COLUMN b int;\nINSERT INTO t VALUES (1, 2);\n"},
        Case{"RowsOfRows", 4,
             "CREATE TABLE a (i int);\nCREATE TABLE b (i int);\nINSERT INTO a VALUES (1);\n"
             "INSERT INTO b SELECT i + 1 FROM a;\n"},
        Case{"TableOfRows", 3,
             "CREATE TABLE a (i int);\nINSERT INTO a VALUES (1);\nCREATE TABLE b AS SELECT * FROM a;\n"},
        Case{"LastInsertId", 2,
             "CREATE TABLE a (id int AUTO_INCREMENT PRIMARY KEY, x int);\nINSERT INTO a VALUES (7, 1);\n"
             "SET @p = LAST_INSERT_ID();\nCREATE TABLE b (i int);\nINSERT INTO b VALUES (@p);\n"},
        Case{"RowsCountedBehindThem", 3,
             "CREATE TABLE t (i int, n int);\nCREATE TABLE a (i int);\nINSERT INTO a VALUES (7);\n"
             "SET @c = ROW_COUNT();\nINSERT INTO t VALUES (1, 2);\n"},
        Case{"WarningsOfStructure", 2,
             "CREATE TABLE a (i int, n int);\nDROP TABLE IF EXISTS b;\nINSERT INTO a VALUES (1, "
             "@@warning_count);\n"},
        Case{"RowWithoutIdAmongOthers", 2,
             "CREATE TABLE a (id int AUTO_INCREMENT PRIMARY KEY, n int);\nINSERT INTO a VALUES (3, 1);\n"
             "INSERT INTO a (n) VALUES (2);\nINSERT INTO a VALUES (9, 3);\n"},
        Case{"CommitThatChains", 3,
             "CREATE TABLE a (i int);\nCREATE TABLE b (i int);\nCOMMIT AND CHAIN;\nINSERT INTO a VALUES "
             "(1);\n"},
        Case{"VariableUsedByRows", 3, "CREATE TABLE a (i int);\nSET @x := 33;\nINSERT INTO a VALUES (@x);\n"},
        Case{"ZeroIsCounted", 2,
             "CREATE TABLE a (id int AUTO_INCREMENT PRIMARY KEY);\nINSERT INTO a VALUES (0);\n"},
        Case{"NullIsCounted", 2,
             "CREATE TABLE a (id int AUTO_INCREMENT PRIMARY KEY);\nINSERT INTO a VALUES (5),(NULL);\n"},
        Case{"NoIdAtAll", 2,
             "CREATE TABLE a (id int AUTO_INCREMENT PRIMARY KEY, x int);\nINSERT INTO a (x) VALUES (5);\n"},
        Case{"RowsInASettingsClothes", 2,
             "CREATE TABLE a (i int);\nSET STATEMENT max_statement_time = 9 FOR INSERT INTO a VALUES (1);\n"},
        Case{"BlockWithoutAName", 3,
             "CREATE TABLE a (i int);\nDELIMITER //\nBEGIN NOT ATOMIC INSERT INTO a VALUES (1); END //\n"},
        Case{"ValueBehindNames", 2,
             "CREATE TABLE a (i int);\nSET NAMES utf8mb4, @n = UUID();\nINSERT INTO a VALUES (1);\n"},
        Case{"NumberedByASequence", 3,
             "CREATE SEQUENCE s;\nCREATE TABLE a (id int DEFAULT nextval(`s`), n int);\n"
             "INSERT INTO a (n) VALUES (1);\n"},
        Case{"TransactionAroundIt", 2,
             "CREATE TABLE a (i int);\nBEGIN;\nINSERT INTO a VALUES (1);\nSAVEPOINT s;\nCOMMIT;\n"},
        Case{"SeveralStatementsOfOneDelimiter", 4,
             "CREATE TABLE a (i int);\nDELIMITER //\n\nUPDATE a SET i = 1; UPDATE a SET i = 2; //\n"},
        Case{"BytesAmongNumbers", 2, "CREATE TABLE a (i int);\nINSERT INTO a VALUES (1),(0x0002);\n"},
        Case{"TemporaryTable", 2,
             "CREATE TABLE a (i int);\nCREATE TEMPORARY TABLE tmp (i int);\nINSERT INTO tmp VALUES (1);\n"
             "INSERT INTO a SELECT i FROM tmp;\nDROP TABLE tmp;\n"},
        Case{"Rename", 3, "CREATE TABLE a (i int);\nINSERT INTO a VALUES (1);\nRENAME TABLE a TO b;\n"},
        Case{"Call", 4,
             "CREATE TABLE a (i int);\nINSERT INTO a VALUES (1);\n"
             "CREATE PROCEDURE p() DELETE FROM a;\nCALL p();\n"},
        Case{"RolledBack", 2,
             "CREATE TABLE a (i int) ENGINE=InnoDB;\nSTART TRANSACTION;\nINSERT INTO a VALUES "
             "(1);\nROLLBACK;\n"},
        Case{"NeverCommitted", 2,
             "CREATE TABLE a (i int) ENGINE=InnoDB;\nSET autocommit=0;\nINSERT INTO a VALUES (1);\n"},
        Case{"NamesChangedBetweenInserts", 3,
             "SET NAMES utf8mb4;\nCREATE TABLE a (i text);\nINSERT INTO a VALUES ('a');\nSET NAMES latin1;\n"
             "INSERT INTO a VALUES ('b');\n"},
        Case{"TimeZoneChangedBetweenInserts", 3,
             "SET time_zone='+00:00';\nCREATE TABLE a (i timestamp);\nINSERT INTO a VALUES ('2020-01-01');\n"
             "SET time_zone='+05:00';\nINSERT INTO a VALUES ('2020-01-01');\n"},
        Case{"ColumnListOfAnotherTable", 2,
             "CREATE TABLE a (i int, name text);\nINSERT INTO a (i, nam) VALUES (1, 'x');\n"},
        Case{"OnDuplicateKey", 2,
             "CREATE TABLE a (i int PRIMARY KEY, n int);\n"
             "INSERT INTO a VALUES (1, 1) ON DUPLICATE KEY UPDATE n = n + 1;\n"},
        Case{"OnDuplicateKeyBehindAnExpression", 2,
             "CREATE TABLE a (i int PRIMARY KEY, n int);\n"
             "INSERT INTO a VALUES (1, 1 + 1) ON DUPLICATE KEY UPDATE n = n + 1;\n"},
        Case{"RowsOfTwoShapes", 4,
             "CREATE TABLE a (i int);\nCREATE TABLE b (i int);\nINSERT INTO b VALUES (1);\n"
             "INSERT INTO a VALUES (1);\nALTER TABLE a ADD COLUMN n int;\nINSERT INTO a VALUES (2, 20);\n"},
        Case{"ARowOfAnotherLength", 2, "CREATE TABLE a (i int);\nINSERT INTO a VALUES (1), (2, 3);\n"},
        Case{"NameOfAnotherTableBefore", 2,
             "CREATE TABLE a (i int, n int);\nINSERT INTO a VALUES (1, 10);\nRENAME TABLE a TO b;\n"
             "CREATE TABLE a (i int);\nINSERT INTO a VALUES (9);\n"},
        Case{"DroppedAndMadeAgain", 2,
             "CREATE TABLE a (i int);\nINSERT INTO a VALUES (1);\nDROP TABLE a;\nCREATE TABLE a (j int);\n"
             "INSERT INTO a VALUES (2);\n"},
        Case{
            "DropOfAParentWhileKeysAreChecked", 5,
            "CREATE TABLE p (i int PRIMARY KEY);\nCREATE TABLE c (i int, FOREIGN KEY (i) REFERENCES p (i));\n"
            "\nINSERT INTO c VALUES (NULL);\nDROP TABLE p;\n"},
        Case{"UpdateByAnotherTable", 4,
             "CREATE TABLE a (i int);\nCREATE TABLE b (i int);\nINSERT INTO a VALUES (1);\n"
             "UPDATE a, b SET a.i = b.i;\n"},
        Case{"UpdateOfAParent", 4,
             "CREATE TABLE a (i int PRIMARY KEY);\nCREATE TABLE b (i int REFERENCES a (i));\n"
             "INSERT INTO a VALUES (1);\nUPDATE a SET i = 2;\n"},
        Case{"TriggerOfAnUpdate", 3,
             "CREATE TABLE a (i int);\nINSERT INTO a VALUES (1);\n"
             "CREATE TRIGGER t BEFORE UPDATE ON a FOR EACH ROW SET new.i = 7;\nUPDATE a SET i = 2;\n"},
        Case{"SettingOfTheCounting", 2,
             "CREATE TABLE a (i int);\nSET auto_increment_increment = 10;\nINSERT INTO a VALUES (1);\n"},
        Case{"ViewThatATableIsMadeOf", 2,
             "CREATE TABLE a (i int);\nCREATE VIEW v AS SELECT i FROM a;\nCREATE TABLE b AS SELECT * FROM "
             "v;\n"},
        Case{"FunctionThatATableIsMadeOf", 1,
             "CREATE FUNCTION f (x int) RETURNS int RETURN x;\nCREATE TABLE b AS SELECT f(3) AS n;\n"},
        Case{"TableOfAnotherInShort", 3,
             "CREATE TABLE a (i int);\nINSERT INTO a VALUES (1);\nCREATE TABLE b TABLE a;\n"},
        Case{"RowsByWayOfAnotherCharacterSet", 3,
             "SET NAMES utf8mb4, character_set_connection = latin1;\nCREATE TABLE a (i int);\n"
             "INSERT INTO a VALUES (1);\n"},
        Case{"CharacterSetOfTheSchema", 3,
             "SET CHARACTER SET utf8mb4;\nCREATE TABLE a (i int);\nINSERT INTO a VALUES (1);\n"},
        Case{"CollationOfPlainRows", 0,
             "SET NAMES utf8mb4 COLLATE utf8mb4_bin;\nCREATE TABLE a (i int);\nINSERT INTO a VALUES (1);\n"},
        Case{"CollationOfExpressions", 3,
             "SET NAMES utf8mb4 COLLATE utf8mb4_bin;\nCREATE TABLE a (i int);\nINSERT INTO a VALUES ('a' = "
             "'A');\n"},
        Case{
            "CollationBehindAnother", 4,
            "SET NAMES utf8mb4;\nCREATE TABLE a (i int);\nSET @none = 1;\nINSERT INTO a VALUES ('a' = 'A');\n"
            "SET collation_connection = utf8mb4_bin;\nINSERT INTO a VALUES ('a' = 'A');\n"},
        Case{"SessionThatOnlyReads", 2,
             "CREATE TABLE a (i int);\nSET SESSION TRANSACTION READ ONLY;\nINSERT INTO a VALUES (1);\n"},
        Case{"TransactionThatOnlyReads", 2,
             "CREATE TABLE a (i int);\nSTART TRANSACTION READ ONLY;\nINSERT INTO a VALUES (1);\n"},
        Case{"ChecksSwitchedOff", 2,
             "CREATE TABLE a (i int);\nSET check_constraint_checks = 0;\nINSERT INTO a VALUES (1);\n"},
        Case{"ChecksLeftOn", 0,
             "CREATE TABLE a (i int);\nSET check_constraint_checks = 1;\nINSERT INTO a VALUES (1);\n"},
        Case{"InvisiblePrimaryKeys", 1,
             "SET sql_generate_invisible_primary_key = ON;\nCREATE TABLE a (i int);\nINSERT INTO a VALUES "
             "(1);\n"},
        Case{"NoInvisiblePrimaryKeys", 0,
             "SET sql_generate_invisible_primary_key = OFF;\nCREATE TABLE a (i int);\n"
             "INSERT INTO a VALUES (1);\n"},
        Case{"FunctionUsedByRows", 2,
             "CREATE TABLE a (i int);\nCREATE FUNCTION f() RETURNS int RETURN 3;\n"
             "INSERT INTO a VALUES (f());\n"},
        Case{"IntoAView", 3,
             "CREATE TABLE a (i int);\n\nCREATE VIEW v AS SELECT i FROM a;\nINSERT INTO v VALUES (1);\n"}));

TEST(TurnOfADumpOfFiles, IsWhereAnotherFileRuns)
{
    class OneFile final : public SqlSources
    {
    public:
        Result<ByteStream *> enter(const QByteArray &name, SqlPlace, qint64) override
        {
            EXPECT_EQ(name, "b.sql");
            m_stream =
                std::make_unique<ChoppedStream>("INSERT INTO t VALUES (2);\nINSERT INTO u VALUES (2);");
            return m_stream.get();
        }
        void left(qint64) override { m_stream.reset(); }

    private:
        std::unique_ptr<ChoppedStream> m_stream;
    };
    const auto lineOf = [](const QByteArray &sql) {
        OneFile sources;
        ChoppedStream input(sql);
        const auto dump = inspectSqlDump(input, {.keepTexts = true, .sources = &sources});
        EXPECT_TRUE(dump);
        const auto turn = DumpOrder(*dump).turn();
        EXPECT_TRUE(turn && turn->why.contains(u"b.sql"_s));
        return turn ? turn->from.line : 0;
    };
    EXPECT_EQ(lineOf("CREATE TABLE t (i int);\nCREATE TABLE u (i int);\n\nsource b.sql\n"), 4);
    EXPECT_EQ(lineOf("CREATE TABLE t (i int);\nCREATE TABLE v (i int);\nINSERT INTO v VALUES (1);\n"
                     "INSERT INTO t VALUES (1);\nsource b.sql\n"),
              4)
        << "no table is cut in two";
}

} // namespace millrace::test::dumporder_test
