// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/sqldump/sqlsession.h"
#include "tests/support/qtprinters.h"

#include <gtest/gtest.h>

namespace millrace::test::sqlsession_test {

namespace {

SqlSession after(std::initializer_list<const char *> statements)
{
    SqlSession session;
    for (const char *text : statements)
        session.apply(text, text + qstrlen(text));
    return session;
}

} // namespace

TEST(SqlSession, FollowsUse)
{
    EXPECT_EQ(after({"USE `a``b`"}).schema, "a`b");
    EXPECT_EQ(after({"use a", "/*!40000 USE b */"}).schema, "b");
}

TEST(SqlSession, FollowsTheCharacterSet)
{
    EXPECT_EQ(after({"/*!50503 SET NAMES utf8mb4 */"}).charset, "utf8mb4");
    EXPECT_EQ(after({"SET NAMES 'latin1' COLLATE 'latin1_bin'"}).charset, "latin1");
    EXPECT_EQ(after({"SET NAMES gbk COLLATE gbk_bin"}).charset, "gbk");
    EXPECT_EQ(after({"/*!40101 SET @saved_cs_client     = @@character_set_client */",
                     "SET character_set_client = utf8"})
                  .charset,
              "utf8");
    EXPECT_EQ(after({"SET NAMES latin1", "SET @saved = @@character_set_client",
                     "SET character_set_client = utf8mb4", "SET character_set_client = @saved"})
                  .charset,
              "latin1");
    EXPECT_EQ(after({"SET @a = 'SET NAMES gbk'", "SET foreign_key_checks = 0",
                     "SET @@GLOBAL.character_set_client = gbk"})
                  .charset,
              "");
}

TEST(SqlSession, FollowsWhatCharacterSetIsShortFor)
{
    EXPECT_EQ(after({"SET NAMES latin1", "SET CHARACTER SET utf8mb4"}).charset, "utf8mb4");
    EXPECT_EQ(after({"SET NAMES latin1", "SET CHARSET 'utf8mb4'"}).charset, "utf8mb4");
    EXPECT_EQ(after({"SET NAMES latin1", "SET NAMES DEFAULT"}).charset, "");
    EXPECT_EQ(after({"SET @names = 'latin1', @charset = 'latin1'"}).charset, "");
}

TEST(SqlSession, KnowsWhereLiteralsAreConverted)
{
    const auto converts = [](std::initializer_list<const char *> statements) {
        return after(statements).convertsLiterals();
    };
    EXPECT_FALSE(converts({"SET NAMES latin1"}));
    EXPECT_FALSE(converts({"SET NAMES utf8mb4 COLLATE utf8mb4_bin"}));
    EXPECT_FALSE(converts({"SET NAMES utf8mb4 COLLATE uca1400_ai_ci"}));
    EXPECT_FALSE(converts({"SET NAMES utf8", "SET collation_connection = utf8mb3_bin"}));
    EXPECT_FALSE(converts({"SET NAMES utf8mb4", "SET character_set_client = latin1"})) << "nothing is lost";
    EXPECT_FALSE(converts({"SET character_set_client = latin1"}));
    EXPECT_TRUE(converts({"SET NAMES latin1", "SET character_set_client = utf8mb4"}));
    EXPECT_TRUE(converts({"SET NAMES utf8", "SET character_set_client = utf8mb4"}));
    EXPECT_TRUE(converts({"SET NAMES utf8mb4", "SET character_set_client = binary"}));
    EXPECT_TRUE(converts({"SET NAMES utf8mb4", "SET @@session.collation_connection = 'ascii_bin'"}));
    EXPECT_TRUE(converts({"SET character_set_connection = latin1"}));
    EXPECT_TRUE(converts({"SET CHARACTER SET utf8mb4"})) << "by what the schema has";
    EXPECT_TRUE(converts({"SET NAMES DEFAULT"}));
}

TEST(SqlSession, GetsItsConnectionBack)
{
    // As mysqldump does around a view; with the two in another order; and where nothing was said before.
    for (const char *names : {"SET NAMES utf8mb4", "SET @nothing = 1"})
        for (const bool clientFirst : {true, false}) {
            const char *const client = "SET character_set_client = @saved_cs_client";
            const char *const collation = "SET collation_connection = @saved_col_connection";
            const auto session =
                after({names, "SET @saved_cs_client = @@character_set_client",
                       "SET @saved_col_connection = @@collation_connection",
                       "SET character_set_client = latin1", "SET collation_connection = latin1_swedish_ci",
                       clientFirst ? client : collation, clientFirst ? collation : client});
            EXPECT_EQ(session.connection, "") << names << clientFirst;
            EXPECT_EQ(session.charset, after({names}).charset);
        }
    EXPECT_EQ(after({"SET NAMES utf8mb4 COLLATE utf8mb4_bin", "SET @c = @@collation_connection",
                     "SET NAMES latin1", "SET NAMES utf8mb4, collation_connection = @c"})
                  .connection,
              "utf8mb4_bin");
}

TEST(SqlSession, TakesNoAccountForACharacterSet)
{
    EXPECT_EQ(after({"SET NAMES utf8mb4", "SET DEFAULT ROLE NONE FOR 'a'@'localhost'", "SET ROLE 'b'",
                     "SET PASSWORD FOR 'a'@'h' = 'latin1'"})
                  .charset,
              "utf8mb4");
}

TEST(SqlSession, FollowsSqlMode)
{
    const SqlSession session = after(
        {"SET NAMES utf8mb4", "/*!40101 SET @OLD_SQL_MODE=@@SQL_MODE, SQL_MODE='NO_AUTO_VALUE_ON_ZERO' */",
         "SET @@session.sql_mode = 'ANSI_QUOTES,no_backslash_escapes'"});
    EXPECT_EQ(session.sqlMode, "ANSI_QUOTES,NO_BACKSLASH_ESCAPES");
    EXPECT_FALSE(session.rules().backslashEscapes);
    EXPECT_TRUE(session.rules().ansiQuotes);
    SqlSession back = session;
    const QByteArray restore = "SET SQL_MODE=@OLD_SQL_MODE";
    back.apply(restore.constData(), restore.constData() + restore.size());
    EXPECT_TRUE(back.rules().backslashEscapes);
    EXPECT_TRUE(after({"SET sql_mode = ORACLE"}).rules().ansiQuotes);
}

TEST(SqlSession, FollowsTheTimeZone)
{
    EXPECT_EQ(after({"/*!40103 SET TIME_ZONE='+00:00' */"}).timeZone, "+00:00");
    EXPECT_EQ(
        after({"SET @OLD_TIME_ZONE=@@TIME_ZONE", "SET TIME_ZONE='+00:00'", "SET TIME_ZONE=@OLD_TIME_ZONE"})
            .timeZone,
        "");
    EXPECT_EQ(after({"SET time_zone='+00:00'", "SET time_zone = DEFAULT"}).timeZone, "");
}

TEST(SqlSession, AnEmptyModeIsNotNone)
{
    EXPECT_EQ(after({"SET sql_mode = ''"}).sqlMode, noSqlMode);
    EXPECT_EQ(after({"SET @@session.sql_mode=\"\", @x = ''"}).sqlMode, noSqlMode);
    EXPECT_EQ(
        after({"SET sql_mode = ''", "SET @m = @@sql_mode, sql_mode = 'ANSI'", "SET sql_mode = @m"}).sqlMode,
        noSqlMode);
    EXPECT_EQ(after({"SET @m = @@sql_mode", "SET sql_mode = @m"}).sqlMode, "");
    EXPECT_EQ(after({"SET @sql_mode = ''", "SET GLOBAL sql_mode = ''"}).sqlMode, "");
}

TEST(SqlSession, OtherStatementsChangeNothing)
{
    const SqlSession session = after({"SELECT 'USE a'", "UPDATE t SET sql_mode='ANSI_QUOTES'", "-- USE b",
                                      "SET TRANSACTION READ ONLY", "SET PASSWORD FOR x = 'USE'", ""});
    EXPECT_EQ(session.schema, "");
    EXPECT_EQ(session.sqlMode, "");
}

} // namespace millrace::test::sqlsession_test
