// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/literals.h"
#include "core/mapping/tables/ddl.h"
#include "tests/support/qtprinters.h"

#include <gtest/gtest.h>

namespace millrace::flavourddl_test {

namespace {

ServerFacts mySql(int version = 90704)
{
    ServerFacts facts;
    facts.flavour = ServerFacts::Flavour::MySql;
    facts.version = version;
    return facts;
}

ServerFacts mariaDb(int version)
{
    ServerFacts facts;
    facts.flavour = ServerFacts::Flavour::MariaDb;
    facts.version = version;
    return facts;
}

} // namespace

TEST(FlavourDdl, WhatBothUnderstandStaysToTheLetter)
{
    const QString sql = u"CREATE TABLE `t` (\n  `id` int(11) NOT NULL,\n  `uuid` varchar(9) "
                        "DEFAULT 'COLLATE x_uca1400_y uuid',\n  "
                        "PRIMARY KEY (`id`)\n) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 "
                        "COLLATE=utf8mb4_general_ci COMMENT='page_checksum=1'"_s;
    for (const ServerFacts &facts : {mySql(), mariaDb(101119)}) {
        const MendedDdl mended = mendedFor(sql, facts);
        EXPECT_EQ(mended.sql, sql);
        EXPECT_TRUE(mended.changes.isEmpty()) << mended.changes.join(u'|');
    }
}

TEST(FlavourDdl, MariaDbForMySql)
{
    const MendedDdl mended =
        mendedFor(u"CREATE TABLE `t` (`u` uuid NOT NULL, `i` inet6, `s` varchar(9) COLLATE "
                  "utf8mb4_uca1400_ai_ci, `o` varchar(9) CHARACTER SET utf8mb3 COLLATE "
                  "utf8mb3_uca1400_ai_ci) ENGINE=Aria DEFAULT CHARSET=utf8mb4 "
                  "COLLATE=utf8mb4_uca1400_as_cs PAGE_CHECKSUM=1 WITH SYSTEM VERSIONING"_s,
                  mySql());
    EXPECT_EQ(mended.sql.simplified(),
              u"CREATE TABLE `t` (`u` char(36) CHARACTER SET ascii NOT NULL, `i` varchar(45) CHARACTER SET "
              "ascii, `s` varchar(9) COLLATE utf8mb4_0900_ai_ci, `o` varchar(9) CHARACTER SET "
              "utf8mb3 COLLATE utf8mb3_unicode_520_ci) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 "
              "COLLATE=utf8mb4_0900_as_cs"_s);
    EXPECT_EQ(mended.changes.size(), 8) << mended.changes.join(u'|');
}

TEST(FlavourDdl, MySqlForMariaDb)
{
    const QString sql = u"CREATE TABLE `t` (`s` varchar(9) COLLATE utf8mb4_0900_as_cs, `b` varchar(9) "
                        "COLLATE utf8mb4_0900_bin) COLLATE=utf8mb4_0900_ai_ci"_s;
    EXPECT_EQ(mendedFor(sql, mariaDb(100500)).sql,
              u"CREATE TABLE `t` (`s` varchar(9) COLLATE utf8mb4_bin, `b` varchar(9) COLLATE "
              "utf8mb4_bin) COLLATE=utf8mb4_unicode_520_ci"_s);
    EXPECT_EQ(mendedFor(sql, mariaDb(101119)).sql,
              u"CREATE TABLE `t` (`s` varchar(9) COLLATE utf8mb4_uca1400_as_cs, `b` varchar(9) "
              "COLLATE utf8mb4_bin) COLLATE=utf8mb4_uca1400_ai_ci"_s);
    EXPECT_EQ(mendedFor(sql, mariaDb(110405)).sql, sql) << "it knows these names";
    EXPECT_EQ(mendedFor(sql, mySql()).sql, sql);
}

TEST(FlavourDdl, CollationsForServersThatAreOlderThanBothFamilies)
{
    const QString sql =
        u"CREATE TABLE `t` (`s` varchar(9) COLLATE utf8mb4_0900_as_cs, `b` varchar(9) COLLATE "
        "utf8mb4_0900_bin, `u` varchar(9) COLLATE utf8mb4_uca1400_as_ci, `o` varchar(9) "
        "CHARACTER SET utf8mb3 COLLATE utf8mb3_uca1400_ai_ci) COLLATE=utf8mb4_0900_ai_ci"_s;
    const QString older =
        u"CREATE TABLE `t` (`s` varchar(9) COLLATE utf8mb4_bin, `b` varchar(9) COLLATE "
        "utf8mb4_bin, `u` varchar(9) COLLATE utf8mb4_unicode_520_ci, `o` varchar(9) "
        "CHARACTER SET utf8mb3 COLLATE utf8mb3_unicode_520_ci) COLLATE=utf8mb4_unicode_520_ci"_s;
    EXPECT_EQ(mendedFor(sql, mySql(50722)).sql, older);
    EXPECT_EQ(mendedFor(sql, mariaDb(100500)).sql, older);
}

} // namespace millrace::flavourddl_test
