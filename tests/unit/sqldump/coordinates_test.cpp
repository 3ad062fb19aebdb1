// SPDX-License-Identifier: GPL-3.0-or-later
// The moment of a binary log that dumps name, in all the forms in which the tools write it.
#include "core/source/sqldump/coordinates.h"

#include "core/base/literals.h"
#include "tests/support/qtprinters.h"
#include "tests/unit/sqldump/choppedstream.h"

#include "core/source/sqldump/sqlinspect.h"

#include <gtest/gtest.h>

namespace millrace::test::coordinates_test {

namespace {

/// As a dump is read, in pieces of a few bytes.
SqlDumpInspection inspected(const QByteArray &dump)
{
    ChoppedStream stream(dump, 7);
    auto found = inspectSqlDump(stream);
    EXPECT_TRUE(found);
    return found ? *found : SqlDumpInspection();
}

ReplicationCoordinates coordinatesIn(const QByteArray &dump)
{
    return inspected(dump).coordinates;
}

const QByteArray insert = "CREATE TABLE `t` (`a` int);\nINSERT INTO `t` VALUES (1);\n";

} // namespace

TEST(Coordinates, OfMysqldumpCommentedAndNot)
{
    for (const QByteArray prefix : {"-- ", ""})
        for (const QByteArray words : {"CHANGE MASTER TO MASTER_LOG_FILE='bin.000012', MASTER_LOG_POS=4567;",
                                       "CHANGE REPLICATION SOURCE TO SOURCE_LOG_FILE='bin.000012', "
                                       "SOURCE_LOG_POS=4567;"}) {
            const auto found = inspected("-- MySQL dump 10.13  Distrib 8.0.33\n--\n-- Host: db1    Database: "
                                         "shop\n-- Server version\t8.0.33\n\n" +
                                         prefix + words + '\n' + insert);
            EXPECT_EQ(found.coordinates.file, u"bin.000012"_s) << words.constData();
            EXPECT_EQ(found.coordinates.position, 4567);
            EXPECT_TRUE(found.coordinates.gtids.isEmpty());
            EXPECT_EQ(found.coordinates.host, u"db1"_s);
            EXPECT_EQ(found.coordinates.database, u"shop"_s);
            EXPECT_EQ(found.coordinates.serverVersion, u"8.0.33"_s);
            EXPECT_EQ(found.coordinatesPlace.line, 6);
            EXPECT_FALSE(found.coordinates.ofItsSource);
        }
}

TEST(Coordinates, GtidPurgedOverSeveralLinesWithAPlusOrInAComment)
{
    const QString set =
        u"3e11fa47-71ca-11e1-9e33-c80aa9429562:1-5,4e11fa47-71ca-11e1-9e33-c80aa9429562:1-7:9"_s;
    for (const QByteArray text :
         {"SET @@GLOBAL.GTID_PURGED=/*!80000 '+'*/ '3e11fa47-71ca-11e1-9e33-c80aa9429562:1-5,\n"
          "4e11fa47-71ca-11e1-9e33-c80aa9429562:1-7:9';\n",
          "SET @@GLOBAL.GTID_PURGED='3e11fa47-71ca-11e1-9e33-c80aa9429562:1-5,\n"
          "4e11fa47-71ca-11e1-9e33-c80aa9429562:1-7:9';\n",
          "/* SET @@GLOBAL.GTID_PURGED='+3e11fa47-71ca-11e1-9e33-c80aa9429562:1-5,\n"
          "4e11fa47-71ca-11e1-9e33-c80aa9429562:1-7:9';*/\n"}) {
        const auto found = coordinatesIn(insert + text);
        EXPECT_EQ(found.gtids, set) << text;
        EXPECT_TRUE(found.hasMySqlGtids());
        EXPECT_EQ(found.isOfMariaDb(), std::optional(false));
    }
}

TEST(Coordinates, OfMariaDbDump)
{
    const auto found =
        coordinatesIn("-- MariaDB dump 10.19  Distrib 10.11.19-MariaDB\n-- Host: localhost    "
                      "Database: \n-- Server version\t10.11.19-MariaDB-log\n"
                      "-- CHANGE MASTER TO MASTER_USE_GTID=slave_pos;\n"
                      "-- CHANGE MASTER TO MASTER_LOG_FILE='bin.000001', MASTER_LOG_POS=771;\n" +
                      insert + "-- SET GLOBAL gtid_slave_pos='0-7-3,1-8-12';\n");
    EXPECT_EQ(found.file, u"bin.000001"_s);
    EXPECT_EQ(found.position, 771);
    EXPECT_EQ(found.gtids, u"0-7-3,1-8-12"_s);
    EXPECT_TRUE(found.hasMariaDbGtids());
    EXPECT_TRUE(found.host.isEmpty()) << "localhost is another machine for the replica";
}

TEST(Coordinates, OfAReplicasSource)
{
    const auto mySql = coordinatesIn(
        "-- Host: replica7    Database: \n--\n-- Position to start replication or point-in-time recovery "
        "from "
        "(the "
        "source of this replica)\n--\n\nCHANGE REPLICATION SOURCE TO SOURCE_HOST='db1', SOURCE_PORT=3307, "
        "SOURCE_LOG_FILE='bin.000009', SOURCE_LOG_POS=77;\n" +
        insert);
    EXPECT_TRUE(mySql.ofItsSource);
    EXPECT_EQ(mySql.host, u"db1"_s);
    EXPECT_EQ(mySql.port, 3307);
    const auto mariaDb = coordinatesIn(
        "-- Host: replica7    Database: \n--\n-- The following is the SQL position of the replication taken "
        "from SHOW SLAVE STATUS at the time of backup.\n--\n-- CHANGE MASTER '' TO "
        "MASTER_LOG_FILE='bin.000009', MASTER_LOG_POS=77;\n" +
        insert);
    EXPECT_TRUE(mariaDb.ofItsSource);
    EXPECT_TRUE(mariaDb.host.isEmpty()) << "replica7 is not the one to follow";
    EXPECT_EQ(mariaDb.position, 77);
}

TEST(Coordinates, WhatIsNone)
{
    for (const QByteArray text :
         {"-- CHANGE MASTER TO MASTER_USE_GTID=slave_pos;\n", "CHANGE MASTER TO MASTER_LOG_FILE='x';\n",
          "INSERT INTO `t` VALUES ('CHANGE MASTER TO MASTER_LOG_FILE=''x'', MASTER_LOG_POS=4;');\n",
          "-- about MASTER_LOG_FILE='x', MASTER_LOG_POS=4\n", "SET @@GLOBAL.GTID_PURGED=@x;\n"})
        EXPECT_FALSE(coordinatesIn(insert + text).isThere()) << text;
}

} // namespace millrace::test::coordinates_test
