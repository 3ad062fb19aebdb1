// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/sqldump/sqlinspect.h"
#include "tests/support/qtprinters.h"
#include "tests/unit/sqldump/choppedstream.h"

#include <gtest/gtest.h>

namespace millrace::test::sqlinspect_test {

namespace {

const QByteArray dump = R"(/*M!999999\- enable the sandbox mode */ 
-- MariaDB dump 10.19  Distrib 10.11.6-MariaDB, for debian-linux-gnu (x86_64)
--
-- Host: db1    Database: shop
-- ------------------------------------------------------
-- Server version	10.11.6-MariaDB-log

/*!40101 SET NAMES utf8mb4 */;
/*!40014 SET @OLD_UNIQUE_CHECKS=@@UNIQUE_CHECKS, UNIQUE_CHECKS=0 */;

CREATE DATABASE /*!32312 IF NOT EXISTS*/ `shop` /*!40100 DEFAULT CHARACTER SET utf8mb4 */;
USE `shop`;
DROP TABLE IF EXISTS `a`;
CREATE TABLE `a` (
  `id` int(11) NOT NULL, -- the key; of course
  PRIMARY KEY (`id`)
);
LOCK TABLES `a` WRITE;
/*!40000 ALTER TABLE `a` DISABLE KEYS */;
INSERT INTO `a` (`id`,`n`) VALUES (1,'x'),(2,NULL);
INSERT INTO `a` (`id`,`n`) VALUES (3,0x41),(4,NOW());
/*!40000 ALTER TABLE `a` ENABLE KEYS */;
UNLOCK TABLES;
/*!50001 CREATE TABLE `v` (`id` tinyint) ENGINE=MyISAM */;
DELIMITER ;;
/*!50003 CREATE*/ /*!50017 DEFINER=`table`@`%`*/ /*!50003 TRIGGER `tr` BEFORE INSERT ON `a` FOR EACH ROW BEGIN SET NEW.n = 1; END */;;
CREATE DEFINER=`root`@`localhost` PROCEDURE `p`(IN x int) BEGIN SELECT 1; END ;;
/*!50106 CREATE*/ /*!50117 DEFINER=`root`@`%`*/ /*!50106 EVENT `e` ON SCHEDULE EVERY 1 DAY DO DELETE FROM a */;;
DELIMITER ;
ALTER TABLE `a` ADD KEY `n` (`n`);
CREATE UNIQUE INDEX i ON a (n);
USE `other`;
CREATE TABLE other.b (x int);
INSERT INTO b VALUES (1);
UPDATE b SET x=2;
USE shop;
/*!50001 DROP TABLE IF EXISTS `v`*/;
/*!50001 CREATE ALGORITHM=UNDEFINED */
/*!50013 DEFINER=`root`@`%` SQL SECURITY DEFINER */
/*!50001 VIEW `v` AS select `a`.`id` AS `id` from `a` */;
GRANT SELECT ON shop.* TO x;
CHANGE MASTER TO MASTER_LOG_POS=4;
-- Dump completed on 2026-11-21 20:00:00
)";

SqlDumpInspection inspect(const QByteArray &sql, const SqlInspectLimits &limits = {}, int block = 9)
{
    ChoppedStream input(sql, block);
    auto result = inspectSqlDump(input, limits);
    EXPECT_TRUE(result) << qPrintable(result.error().text());
    return result ? *result : SqlDumpInspection{};
}

} // namespace

TEST(SqlInspect, SaysWhoWroteIt)
{
    const SqlDumpInspection found = inspect(dump);
    EXPECT_EQ(found.header.tool, "mariadb-dump");
    EXPECT_EQ(found.header.toolVersion, "10.19 Distrib 10.11.6-MariaDB");
    EXPECT_EQ(found.header.serverVersion, "10.11.6-MariaDB-log");
    EXPECT_EQ(found.header.host, "db1");
    EXPECT_EQ(found.header.database, "shop");
    EXPECT_EQ(found.header.date, "2026-11-21 20:00:00");
    EXPECT_TRUE(found.header.completed);
    EXPECT_TRUE(found.readWhole);
    EXPECT_EQ(found.bytesRead, dump.size());
    EXPECT_EQ(found.charset, "utf8mb4");

    const SqlDumpInspection admin =
        inspect("-- phpMyAdmin SQL Dump\n-- version 5.2.1\n-- Host: localhost:3306\n"
                "-- Server version: 10.4\n-- Database: `shop x`\n");
    EXPECT_EQ(admin.header.tool, "phpMyAdmin");
    EXPECT_EQ(admin.header.toolVersion, "5.2.1");
    EXPECT_EQ(admin.header.database, "shop x");
    EXPECT_EQ(admin.header.serverVersion, "10.4");
    EXPECT_EQ(inspect("-- MySQL dump 10.13  Distrib 8.0.33, for Linux (x86_64)\n-- Dump completed\n")
                  .header.toolVersion,
              "10.13 Distrib 8.0.33");
}

TEST(SqlInspect, CountsTablesAndRows)
{
    const SqlDumpInspection found = inspect(dump);
    EXPECT_EQ(found.schemas, (QVector<QByteArray>{"shop", "other"}));
    ASSERT_EQ(found.tables.size(), 2) << "the stand-in of the view is no table";
    const SqlDumpTable *a = found.table("shop", "a");
    ASSERT_NE(a, nullptr);
    EXPECT_TRUE(a->createSql.startsWith("CREATE TABLE `a` (\n") && a->createSql.endsWith("\n)"));
    EXPECT_EQ(a->createPlace.line, 14);
    EXPECT_EQ(a->insertStatements, 2);
    EXPECT_EQ(a->rows, 3);
    EXPECT_EQ(a->rowsRunAsIs, 1);
    EXPECT_EQ(a->columns, (QVector<QByteArray>{"id", "n"}));
    EXPECT_FALSE(a->columnListsDiffer);
    EXPECT_EQ(a->insertBytes, qstrlen("(1,'x'),(2,NULL);") + qstrlen("(3,0x41),(4,NOW());"));
    EXPECT_EQ(a->literalKinds,
              (QVector<SqlLiteralKinds>{SqlInteger, SqlLiteralKinds(SqlText | SqlNull | SqlHex)}));
    EXPECT_EQ(a->firstInsert.line, 20);
    const SqlDumpTable *b = found.table("other", "b");
    ASSERT_NE(b, nullptr);
    EXPECT_EQ(b->rows, 1);
    EXPECT_EQ(b->otherStatements, 1);
    EXPECT_TRUE(found.problems.isEmpty());
}

TEST(SqlInspect, SaysWhenStatementsRun)
{
    const SqlDumpInspection found = inspect(dump);
    QByteArrayList listed;
    for (const SqlDumpStatement &each : found.statements)
        listed += QByteArray::number(int(each.kind.phase)) + ' ' + each.kind.verb + ' ' + each.kind.name;
    EXPECT_EQ(listed.join('\n'), "0 SET \n0 SET \n1 CREATE shop\n0 USE \n1 DROP a\n1 CREATE a\n4 LOCK \n4 "
                                 "ALTER a\n4 ALTER a\n4 UNLOCK \n"
                                 "1 CREATE v\n3 CREATE tr\n3 CREATE p\n3 CREATE e\n3 ALTER a\n3 CREATE i\n0 "
                                 "USE \n1 CREATE b\n2 UPDATE b\n"
                                 "0 USE \n1 DROP v\n3 CREATE v\n3 GRANT \n5 CHANGE ");
    EXPECT_EQ(found.statementCount, found.statements.size());
    EXPECT_EQ(found.countOf(SqlPhase::AfterData), 7);
    EXPECT_EQ(found.statements.at(11).kind.object, SqlObject::Trigger);
    EXPECT_EQ(found.statements.at(12).kind.object, SqlObject::Procedure);
    EXPECT_EQ(found.statements.at(21).kind.object, SqlObject::View);
}

TEST(SqlInspect, HeadOnlySaysThatItIs)
{
    QByteArray sql = "-- MariaDB dump 10.19\nCREATE TABLE t (a int);\n";
    for (int i = 0; i < 1000; ++i)
        sql += "INSERT INTO t VALUES (1),(2);\n";
    const SqlDumpInspection found = inspect(sql, {.bytes = 5000}, 300);
    EXPECT_FALSE(found.readWhole);
    EXPECT_TRUE(found.problems.isEmpty()) << "it was us who cut it";
    EXPECT_GT(found.tables.first().rows, 300);
    EXPECT_LT(found.tables.first().rows, 340);
    const SqlDumpInspection half = inspect(sql, {.bytes = 40});
    EXPECT_TRUE(half.tables.isEmpty()) << "half a CREATE TABLE is none";
    const SqlDumpInspection kept = inspect("SELECT 1;SELECT 2;SELECT 3;", {.statementsKept = 2});
    EXPECT_EQ(kept.statements.size(), 2);
    EXPECT_EQ(kept.statementCount, 3);
}

TEST(SqlInspect, ProblemsAreLocatedAndTheRestIsRead)
{
    const SqlDumpInspection found =
        inspect("INSERT INTO t VALUES (1,2),(3);\nINSERT INTO t VALUES (4,5)\nON DUPLICATE KEY UPDATE a=1;\n"
                "INSERT INTO u VALUES (1);\nINSERT INTO u (a) VALUES (2);\nINSERT INTO u VALUES ('x");
    ASSERT_EQ(found.problems.size(), 3);
    EXPECT_EQ(found.problems.at(0).code, ErrorCode::FieldCountWrong);
    EXPECT_EQ(found.problems.at(1).code, ErrorCode::SourceUnsupported);
    EXPECT_EQ(found.problems.at(1).context.line, 3);
    EXPECT_EQ(found.problems.at(2).code, ErrorCode::QuoteUnterminated);
    EXPECT_EQ(found.problems.at(2).context.line, 6);
    EXPECT_EQ(found.table("", "u")->rows, 2);
    EXPECT_TRUE(found.table("", "u")->columnListsDiffer);
    EXPECT_FALSE(found.readWhole);

    const SqlDumpInspection cut = inspect("-- MySQL dump 10.13  Distrib 8.0.33, for Linux\nSELECT 1;\n");
    ASSERT_EQ(cut.problems.size(), 1);
    EXPECT_EQ(cut.problems.first().code, ErrorCode::SqlDumpTruncated);

    ChoppedStream broken("SELECT 1;");
    broken.breakAtEnd();
    const auto unreadable = inspectSqlDump(broken);
    ASSERT_FALSE(unreadable);
    EXPECT_EQ(unreadable.error().code, ErrorCode::SourceUnreadable);
}

/// Whoever runs the statements needs no rows of them: it is said where they are none, and the rest is read.
TEST(SqlInspect, WhatOnlyTheServerCanReadIsNotedAtItsTable)
{
    const SqlDumpInspection found =
        inspect("INSERT INTO t VALUES (1,2);\nINSERT INTO t VALUES (3,4),(5);\nINSERT INTO t VALUES (6);\n"
                "INSERT INTO u VALUES (1);\nINSERT INTO d VALUES (1,NOW())\nON DUPLICATE KEY UPDATE a=1;\n"
                "INSERT INTO v VALUES (2),\n(NOW()) RETURNING a;\nINSERT INTO u VALUES (2);\n",
                {.keepTexts = true});
    EXPECT_TRUE(found.problems.isEmpty());
    EXPECT_TRUE(found.readWhole);
    const auto expectNoRows = [&found](const char *table, ErrorCode code, qint64 line) {
        const SqlDumpTable *at = found.table("", table);
        ASSERT_TRUE(at != nullptr && at->noRows) << table;
        EXPECT_EQ(at->noRows->code, code) << table;
        EXPECT_EQ(at->noRows->context.line, line) << table << ": the first such place";
    };
    expectNoRows("t", ErrorCode::FieldCountWrong, 2);
    expectNoRows("d", ErrorCode::SourceUnsupported, 6);
    expectNoRows("v", ErrorCode::SourceUnsupported, 8);
    const SqlDumpTable *u = found.table("", "u");
    ASSERT_NE(u, nullptr);
    EXPECT_FALSE(u->noRows);
    EXPECT_EQ(u->rows, 2);

    // A quote that never ends is no matter of one table.
    EXPECT_EQ(inspect("INSERT INTO t VALUES (NOW(),'", {.keepTexts = true}).problems.size(), 1);
    EXPECT_EQ(inspect("INSERT INTO t VALUES (1) \\c\n;", {.keepTexts = true}).problems.size(), 1);
}

} // namespace millrace::test::sqlinspect_test
