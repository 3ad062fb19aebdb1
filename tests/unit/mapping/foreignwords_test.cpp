// SPDX-License-Identifier: GPL-3.0-or-later
// Statements that were written for another server, in the words of this one; and everything else of them byte
// for byte as it was.
#include "core/base/literals.h"
#include "core/mapping/foreign/wordrewriter.h"
#include "tests/support/qtprinters.h"

#include <QRandomGenerator>
#include <gtest/gtest.h>

namespace millrace::test::foreignwords_test {

namespace {

/// As it lists itself.
ServerFacts mariaDb()
{
    ServerFacts facts{.flavour = ServerFacts::Flavour::MariaDb, .version = 101119};
    facts.words = {.collations = {u"utf8mb4_general_ci"_s, u"utf8mb4_bin"_s, u"utf8mb4_uca1400_ai_ci"_s,
                                  u"utf8mb4_uca1400_as_cs"_s, u"utf8mb4_unicode_520_ci"_s,
                                  u"utf8mb3_general_ci"_s, u"latin1_swedish_ci"_s},
                   .charsets = {u"utf8mb3"_s, u"utf8mb4"_s, u"latin1"_s, u"binary"_s},
                   .engines = {u"innodb"_s, u"myisam"_s, u"aria"_s, u"memory"_s, u"mrg_myisam"_s},
                   .defaultEngine = u"InnoDB"_s};
    return facts;
}

ServerFacts mySql()
{
    ServerFacts facts{.flavour = ServerFacts::Flavour::MySql, .version = 80033};
    facts.words = {.collations = {u"utf8mb4_general_ci"_s, u"utf8mb4_bin"_s, u"utf8mb4_0900_ai_ci"_s,
                                  u"utf8mb4_0900_as_cs"_s, u"utf8mb3_general_ci"_s,
                                  u"utf8mb3_unicode_520_ci"_s, u"latin1_swedish_ci"_s},
                   .charsets = {u"utf8mb3"_s, u"utf8mb4"_s, u"latin1"_s, u"binary"_s},
                   .engines = {u"innodb"_s, u"memory"_s},
                   .defaultEngine = u"InnoDB"_s};
    return facts;
}

struct Rewriting
{
    QByteArray text;
    QVector<ForeignWord> words;
};

Rewriting rewritten(const QByteArray &sql, const ServerFacts &target, const WordChoice &choice = {},
                    const SqlLexRules &rules = {})
{
    DecidedWords decided{.choice = choice, .mariaDb = target.isMariaDb(), .version = target.version};
    const QSet<QString> noModes = target.isMariaDb()
                                      ? QSet{u"TIME_TRUNCATE_FRACTIONAL"_s}
                                      : QSet{u"NO_AUTO_CREATE_USER"_s, u"MSSQL"_s, u"NO_FIELD_OPTIONS"_s};
    for (const WordPlace &place : foreignWordsIn(sql, rules, decided.rules()))
        for (const QByteArray &name :
             place.kind == WordKind::SqlMode ? modesIn(place.name) : QList{place.name}) {
            decided.words << wordFor(place.kind, QString::fromUtf8(name), target, choice, {.modes = noModes});
            decided.words.last().count = 1;
            decided.words.last().fixed = place.fixed ? 1 : 0;
        }
    return {.text = decided.rewriter().rewritten(sql, rules), .words = decided.words};
}

struct Case
{
    const char *name;
    bool toMariaDb;
    const char *sql;
    const char *instead; ///< null: as it was
};

std::ostream &operator<<(std::ostream &out, const Case &c)
{
    return out << c.name;
}

class ForeignStatement : public testing::TestWithParam<Case>
{};

} // namespace

TEST_P(ForeignStatement, IsWrittenInTheServersWords)
{
    const Case &c = GetParam();
    const ServerFacts target = c.toMariaDb ? mariaDb() : mySql();
    EXPECT_EQ(rewritten(c.sql, target).text, QByteArray(c.instead == nullptr ? c.sql : c.instead));
    const QByteArray once = rewritten(c.sql, target).text;
    EXPECT_EQ(rewritten(once, target).text, once) << "what is changed is not changed again";
    const WordChoice keep{
        .collations = ForeignPolicy::Keep, .engines = ForeignPolicy::Keep, .sqlModes = ForeignPolicy::Keep};
    EXPECT_EQ(rewritten(c.sql, target, keep).text, QByteArray(c.sql));
}

INSTANTIATE_TEST_SUITE_P(
    All, ForeignStatement,
    testing::Values(
        Case{"TableOfMySql", true,
             "CREATE TABLE `t` (\n  `a` varchar(9) COLLATE utf8mb4_0900_as_cs DEFAULT 'COLLATE "
             "utf8mb4_0900_as_cs',\n  `collate` int, -- COLLATE utf8mb4_0900_ai_ci\n  KEY `k` (`a`)\n) "
             "ENGINE=InnoDB AUTO_INCREMENT=7 DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci "
             "COMPRESSION='zlib' /*!80016 ENCRYPTION='Y' */ COMMENT='COLLATE=utf8mb4_0900_ai_ci'",
             "CREATE TABLE `t` (\n  `a` varchar(9) COLLATE utf8mb4_uca1400_as_cs DEFAULT 'COLLATE "
             "utf8mb4_0900_as_cs',\n  `collate` int, -- COLLATE utf8mb4_0900_ai_ci\n  KEY `k` (`a`)\n) "
             "ENGINE=InnoDB AUTO_INCREMENT=7 DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_uca1400_ai_ci "
             " /*!80016 ENCRYPTION='Y' */ COMMENT='COLLATE=utf8mb4_0900_ai_ci'"},
        Case{"CommentsThatOnlyTheOtherRuns", true,
             "CREATE TABLE t (a int /*!80000 COLLATE utf8mb4_0900_ai_ci */) /*!99999 ENGINE=TokuDB */",
             nullptr},
        Case{"DatabaseInAnExecutableComment", true,
             "CREATE DATABASE /*!32312 IF NOT EXISTS*/ `s` /*!40100 DEFAULT CHARACTER SET utf8mb4 COLLATE "
             "utf8mb4_0900_ai_ci */ /*!80016 DEFAULT ENCRYPTION='N' */",
             "CREATE DATABASE /*!32312 IF NOT EXISTS*/ `s` /*!40100 DEFAULT CHARACTER SET utf8mb4 COLLATE "
             "utf8mb4_uca1400_ai_ci */ /*!80016 DEFAULT ENCRYPTION='N' */"},
        Case{"SettingsInFrontOfARoutine", true, "/*!50003 SET collation_connection  = utf8mb4_0900_ai_ci */",
             "/*!50003 SET collation_connection  = utf8mb4_uca1400_ai_ci */"},
        Case{"NamesWithACollation", true, "SET NAMES utf8mb4 COLLATE 'utf8mb4_0900_ai_ci'",
             "SET NAMES utf8mb4 COLLATE utf8mb4_uca1400_ai_ci"},
        Case{"AUserVariableIsNoSetting", true, "SET @collation_connection = 'utf8mb4_0900_ai_ci'", nullptr},
        Case{"ModeOfMySqlAlone", true, "SET sql_mode = 'STRICT_TRANS_TABLES,TIME_TRUNCATE_FRACTIONAL'",
             "SET sql_mode = 'STRICT_TRANS_TABLES'"},
        Case{"View", true,
             "/*!50001 CREATE ALGORITHM=UNDEFINED */\n/*!50013 DEFINER=`a`@`b` SQL SECURITY DEFINER */\n"
             "/*!50001 VIEW `v` AS select _utf8mb4'COLLATE' collate utf8mb4_0900_ai_ci AS `x` */",
             "/*!50001 CREATE ALGORITHM=UNDEFINED */\n/*!50013 DEFINER=`a`@`b` SQL SECURITY DEFINER */\n"
             "/*!50001 VIEW `v` AS select _utf8mb4'COLLATE' collate utf8mb4_uca1400_ai_ci AS `x` */"},
        Case{
            "HeadAndBodyOfAFunction", true,
            "CREATE FUNCTION f(a varchar(9) COLLATE utf8mb4_0900_ai_ci) RETURNS varchar(9) CHARSET utf8mb4 "
            "COLLATE utf8mb4_0900_ai_ci DETERMINISTIC COMMENT 'x' RETURN a COLLATE utf8mb4_0900_ai_ci",
            "CREATE FUNCTION f(a varchar(9) COLLATE utf8mb4_uca1400_ai_ci) RETURNS varchar(9) CHARSET "
            "utf8mb4 "
            "COLLATE utf8mb4_uca1400_ai_ci DETERMINISTIC COMMENT 'x' RETURN a COLLATE utf8mb4_uca1400_ai_ci"},
        Case{
            "BodyOfATrigger", true,
            "CREATE TRIGGER t BEFORE INSERT ON a FOR EACH ROW SET NEW.x = 'a' COLLATE utf8mb4_0900_ai_ci",
            "CREATE TRIGGER t BEFORE INSERT ON a FOR EACH ROW SET NEW.x = 'a' COLLATE utf8mb4_uca1400_ai_ci"},
        Case{"BodyWithTextsAndNames", true,
             "CREATE PROCEDURE p() BEGIN DECLARE charset varchar(9) CHARACTER SET utf8mb4 COLLATE "
             "utf8mb4_0900_ai_ci; /* COLLATE utf8mb4_0900_ai_ci */ SET @s = 'COLLATE utf8mb4_0900_ai_ci', "
             "charset = t.`collate` COLLATE 'utf8mb4_0900_as_cs'; SELECT 1 AS `utf8mb4_0900_ai_ci`; END",
             "CREATE PROCEDURE p() BEGIN DECLARE charset varchar(9) CHARACTER SET utf8mb4 COLLATE "
             "utf8mb4_uca1400_ai_ci; /* COLLATE utf8mb4_0900_ai_ci */ SET @s = 'COLLATE utf8mb4_0900_ai_ci', "
             "charset = t.`collate` COLLATE utf8mb4_uca1400_as_cs; SELECT 1 AS `utf8mb4_0900_ai_ci`; END"},
        Case{"EventAndItsBody", true,
             "CREATE EVENT e ON SCHEDULE EVERY 1 DAY DO UPDATE t SET a = 'x' COLLATE utf8mb4_0900_ai_ci",
             "CREATE EVENT e ON SCHEDULE EVERY 1 DAY DO UPDATE t SET a = 'x' COLLATE utf8mb4_uca1400_ai_ci"},
        Case{"ChecksDefaultsAndGeneratedColumns", true,
             "CREATE TABLE t (a varchar(9) DEFAULT (concat('x' collate utf8mb4_0900_ai_ci)), b int GENERATED "
             "ALWAYS AS ((`a` collate utf8mb4_0900_as_cs = _utf8mb4'COLLATE utf8mb4_0900_ai_ci')) STORED, "
             "KEY k (b) USING BTREE, CONSTRAINT c CHECK ((`a` collate utf8mb4_0900_ai_ci <> 'y')))",
             "CREATE TABLE t (a varchar(9) DEFAULT (concat('x' collate utf8mb4_uca1400_ai_ci)), b int "
             "GENERATED "
             "ALWAYS AS ((`a` collate utf8mb4_uca1400_as_cs = _utf8mb4'COLLATE utf8mb4_0900_ai_ci')) STORED, "
             "KEY k (b) USING BTREE, CONSTRAINT c CHECK ((`a` collate utf8mb4_uca1400_ai_ci <> 'y')))"},
        Case{"CharsetsOfExpressions", false,
             "CREATE VIEW v AS select _utf8'x', convert(a using utf8), _id 'x', _latin1'y' from t join u "
             "using (a)",
             "CREATE VIEW v AS select _utf8mb3'x', convert(a using utf8mb3), _id 'x', _latin1'y' from t join "
             "u "
             "using (a)"},
        Case{"TableOfMariaDb", false,
             "CREATE TABLE `t` (`u` uuid NOT NULL, uuid int, i inet6 DEFAULT NULL, `s` varchar(9) COLLATE "
             "utf8mb4_uca1400_ai_ci, KEY `k` (`u`), KEY uuid (uuid)) ENGINE=Aria DEFAULT CHARSET=utf8mb3 "
             "COLLATE=utf8mb3_uca1400_ai_ci PAGE_CHECKSUM=1 ROW_FORMAT=PAGE WITH SYSTEM VERSIONING",
             "CREATE TABLE `t` (`u` char(36) CHARACTER SET ascii NOT NULL, uuid int, i varchar(45) CHARACTER "
             "SET "
             "ascii DEFAULT NULL, `s` varchar(9) COLLATE utf8mb4_0900_ai_ci, KEY `k` (`u`), KEY uuid (uuid)) "
             "ENGINE=InnoDB DEFAULT CHARSET=utf8mb3 COLLATE=utf8mb3_unicode_520_ci   "},
        Case{"EngineThatIsSwitchedOff", false,
             "CREATE TABLE t (engine varchar(9), type int) ENGINE=MyISAM ROW_FORMAT=FIXED, MAX_ROWS=9",
             "CREATE TABLE t (engine varchar(9), type int) ENGINE=InnoDB , MAX_ROWS=9"},
        Case{"EngineOfAPartition", false,
             "CREATE TABLE t (a int) ENGINE=TokuDB PARTITION BY HASH (a) (PARTITION p0 ENGINE = TokuDB, "
             "PARTITION p1 "
             "ENGINE = InnoDB)",
             "CREATE TABLE t (a int) ENGINE=InnoDB PARTITION BY HASH (a) (PARTITION p0 ENGINE = InnoDB, "
             "PARTITION p1 "
             "ENGINE = InnoDB)"},
        Case{"OldWordForTheEngine", true, "CREATE TABLE t (type int) TYPE=MyISAM",
             "CREATE TABLE t (type int) ENGINE=MyISAM"},
        Case{"OldNameOfACharacterSet", false,
             "CREATE TABLE t (a char(1) CHARACTER SET utf8 COLLATE utf8_general_ci) CHARSET=utf8",
             "CREATE TABLE t (a char(1) CHARACTER SET utf8mb3 COLLATE utf8mb3_general_ci) CHARSET=utf8mb3"},
        Case{"OldNameThatMariaDbKnows", true,
             "CREATE TABLE t (a char(1) CHARACTER SET utf8 COLLATE utf8_general_ci) CHARSET=utf8", nullptr},
        Case{"DeadModes", false,
             "/*!50003 SET sql_mode = \"STRICT_TRANS_TABLES,NO_AUTO_CREATE_USER,NO_ZERO_DATE\" */",
             "/*!50003 SET sql_mode = \"STRICT_TRANS_TABLES,NO_ZERO_DATE\" */"},
        Case{"ModeAmongOtherSettings", false,
             "SET @OLD_SQL_MODE=@@SQL_MODE, SQL_MODE='NO_AUTO_CREATE_USER', @@session.time_zone='+00:00'",
             "SET @OLD_SQL_MODE=@@SQL_MODE, SQL_MODE='', @@session.time_zone='+00:00'"},
        Case{"ModeThatStandsForSeveral", false,
             "SET SESSION sql_mode := 'MSSQL,NO_FIELD_OPTIONS,NO_ZERO_DATE'",
             "SET SESSION sql_mode := 'PIPES_AS_CONCAT,ANSI_QUOTES,IGNORE_SPACE,NO_ZERO_DATE'"},
        Case{"ModePutTogether", false, "SET sql_mode = CONCAT(@@sql_mode, ',NO_AUTO_CREATE_USER')", nullptr},
        Case{"ModeInABody", false, "CREATE PROCEDURE p() BEGIN SET sql_mode = 'NO_AUTO_CREATE_USER'; END",
             nullptr},
        Case{"Rows", false, "INSERT INTO t VALUES ('COLLATE utf8mb4_uca1400_ai_ci', 'ENGINE=Aria')", nullptr},
        Case{"OpenQuote", false, "CREATE TABLE t (a int) ENGINE=Aria COMMENT='", nullptr}));

TEST(Definers, AreKeptLeftOutOrReplaced)
{
    struct Row
    {
        const char *sql, *stripped, *replaced;
    };
    for (const Row &row : {
             Row{"CREATE DEFINER=`root`@`localhost` PROCEDURE `p`() SELECT 'DEFINER=`root`@`localhost`'",
                 "CREATE PROCEDURE `p`() SELECT 'DEFINER=`root`@`localhost`'",
                 "CREATE DEFINER=`app`@`%` PROCEDURE `p`() SELECT 'DEFINER=`root`@`localhost`'"},
             Row{"/*!50003 CREATE*/ /*!50017 DEFINER=`root`@`localhost`*/ /*!50003 TRIGGER t BEFORE INSERT "
                 "ON a FOR "
                 "EACH ROW SET @DEFINER = 1 */",
                 "/*!50003 CREATE*/ /*!50017 */ /*!50003 TRIGGER t BEFORE INSERT ON a FOR EACH ROW SET "
                 "@DEFINER = 1 */",
                 "/*!50003 CREATE*/ /*!50017 DEFINER=`app`@`%`*/ /*!50003 TRIGGER t BEFORE INSERT ON a FOR "
                 "EACH ROW SET @DEFINER = 1 */"},
             Row{"CREATE ALGORITHM=MERGE DEFINER=root@db1.example.org SQL SECURITY INVOKER VIEW v AS SELECT "
                 "1",
                 "CREATE ALGORITHM=MERGE SQL SECURITY INVOKER VIEW v AS SELECT 1",
                 "CREATE ALGORITHM=MERGE DEFINER=`app`@`%` SQL SECURITY INVOKER VIEW v AS SELECT 1"},
             Row{"CREATE DEFINER='root' EVENT e ON SCHEDULE EVERY 1 DAY DO SELECT 1",
                 "CREATE EVENT e ON SCHEDULE EVERY 1 DAY DO SELECT 1",
                 "CREATE DEFINER=`app`@`%` EVENT e ON SCHEDULE EVERY 1 DAY DO SELECT 1"},
             Row{"CREATE DEFINER=CURRENT_USER() VIEW v AS SELECT 1",
                 "CREATE DEFINER=CURRENT_USER() VIEW v AS SELECT 1",
                 "CREATE DEFINER=CURRENT_USER() VIEW v AS SELECT 1"},
             Row{"CREATE TABLE definer (definer int)", "CREATE TABLE definer (definer int)",
                 "CREATE TABLE definer (definer int)"},
         }) {
        EXPECT_EQ(rewritten(row.sql, mariaDb()).text, QByteArray(row.sql));
        EXPECT_EQ(rewritten(row.sql, mariaDb(), {.definers = DefinerPolicy::Strip}).text,
                  QByteArray(row.stripped));
        EXPECT_EQ(
            rewritten(row.sql, mariaDb(), {.definers = DefinerPolicy::Replace, .definer = u"app@%"_s}).text,
            QByteArray(row.replaced));
    }
}

TEST(ForeignWordText, IsSaidOfEveryChange)
{
    const auto words = rewritten("CREATE TABLE `t` (`u` uuid, b char(1) CHARACTER SET utf8 COLLATE "
                                 "utf8mb4_uca1400_ai_ci) ENGINE=Aria "
                                 "PAGE_CHECKSUM=1 ROW_FORMAT=PAGE WITH SYSTEM VERSIONING",
                                 mySql())
                           .words;
    EXPECT_EQ(words.size(), 7);
    for (const ForeignWord &word : words) {
        EXPECT_NE(word.change, WordChange::None) << word.name;
        EXPECT_FALSE(changeText(word).isEmpty()) << word.name;
        EXPECT_FALSE(changeText(word).contains(u'%')) << changeText(word);
        EXPECT_FALSE(wordText(word).isEmpty());
    }
}

TEST(ForeignWord, ThatNobodyKnowsStaysAndIsCalledUnknown)
{
    const auto words =
        rewritten("CREATE TABLE t (a char(1) CHARACTER SET klingon COLLATE klingon_ci)", mySql()).words;
    ASSERT_EQ(words.size(), 2);
    for (const ForeignWord &word : words) {
        EXPECT_FALSE(word.known) << word.name;
        EXPECT_EQ(word.change, WordChange::None) << word.name;
    }
}

TEST(ForeignWord, IsNoNumberAndNoVariableOfARoutine)
{
    for (const char *sql : {"SET sql_mode = 524288", "SET sql_mode = DEFAULT", "SET sql_mode = @saved",
                            "CREATE PROCEDURE p(old text) BEGIN SET sql_mode = old; END"})
        EXPECT_TRUE(rewritten(sql, mySql()).words.isEmpty()) << sql;
    EXPECT_EQ(rewritten("SET sql_mode = MSSQL", mySql()).text,
              QByteArray("SET sql_mode = 'PIPES_AS_CONCAT,ANSI_QUOTES,IGNORE_SPACE'"));
}

TEST(ForeignWord, ThatNobodyKnowsIsFoundInExpressionsToo)
{
    for (const char *sql : {"CREATE VIEW v AS SELECT CONVERT(a USING klingon)",
                            "CREATE FUNCTION f() RETURNS int RETURN CONVERT(a USING klingon)",
                            "CREATE PROCEDURE p() BEGIN DECLARE a char(1) CHARACTER SET klingon; END",
                            "CREATE TABLE t (a int, CHECK (CONVERT(a USING klingon) = ''))"}) {
        const auto words = rewritten(sql, mySql()).words;
        ASSERT_EQ(words.size(), 1) << sql;
        EXPECT_FALSE(words.first().known) << sql;
    }
    EXPECT_TRUE(rewritten("CREATE PROCEDURE p() BEGIN DECLARE charset klingon; END", mySql()).words.isEmpty())
        << "a name like any other";
}

TEST(ForeignWord, InASetOrATextOfABodyIsFoundAndNotChanged)
{
    const auto found = rewritten(
        "CREATE PROCEDURE p() BEGIN SET @s = 'SELECT a COLLATE utf8mb4_uca1400_ai_ci'; SET @@sql_mode = "
        "'NO_AUTO_CREATE_USER'; SET collation_connection = utf8mb4_uca1400_as_cs; END",
        mySql());
    ASSERT_EQ(found.words.size(), 3);
    for (const ForeignWord &word : found.words) {
        EXPECT_EQ(word.fixed, 1) << word.name;
        EXPECT_FALSE(word.known) << word.name;
    }
}

/// Names are read as the dump's session reads them: "…" is a name there, and 0x5C no escape.
TEST(ForeignWord, IsReadByTheDumpsSession)
{
    EXPECT_EQ(rewritten("CREATE TABLE t (\"a\" uuid) COMMENT='x\\' ENGINE=Aria", mySql(), {},
                        {.backslashEscapes = false, .ansiQuotes = true})
                  .text,
              QByteArray("CREATE TABLE t (\"a\" char(36) CHARACTER SET ascii) COMMENT='x\\' ENGINE=InnoDB"));
}

/// Whatever stands there: bytes outside the places that were found are the same, in the same order.
TEST(ForeignWordProperty, UnknownTextStaysByteForByte)
{
    static const QList<QByteArray> pieces{"CREATE ",
                                          "TABLE ",
                                          "`t` ",
                                          "(",
                                          ")",
                                          ",",
                                          "'COLLATE x' ",
                                          "COLLATE ",
                                          "ENGINE=",
                                          "Aria ",
                                          "utf8mb4_uca1400_ai_ci ",
                                          "SET ",
                                          "sql_mode = ",
                                          "'NO_AUTO_CREATE_USER,X' ",
                                          "/*!50013 ",
                                          "*/ ",
                                          "/* ",
                                          "-- x\n",
                                          "# y\n",
                                          "DEFINER=",
                                          "`a`@`b` ",
                                          "VIEW ",
                                          "PROCEDURE ",
                                          "BEGIN ",
                                          "END ",
                                          "uuid ",
                                          "\xC3\x28 ",
                                          "\xFF",
                                          "\"q\" ",
                                          "'it''s' ",
                                          "\\' ",
                                          "CHARACTER SET ",
                                          "utf8 ",
                                          "PAGE_CHECKSUM=1 ",
                                          "WITH SYSTEM VERSIONING ",
                                          "ROW_FORMAT=",
                                          "PAGE ",
                                          ";"};
    static const QList<QByteArray> beginnings{"", "CREATE TABLE `t` (`a` ", "CREATE TABLE `t` (`a` int) ",
                                              "SET ", "CREATE "};
    static const QList<QByteArray> endings{"", "", "", "", "`", "'", "\"", "/*", "/*!"}; // some never close
    QRandomGenerator random(19);
    const WordChoice choice{.definers = DefinerPolicy::Replace, .definer = u"z@z"_s};
    qsizetype changed = 0;
    for (int round = 0; round < 20'000; ++round) {
        QByteArray sql = beginnings.at(random.bounded(beginnings.size()));
        for (int i = random.bounded(25); i >= 0; --i)
            sql += pieces.at(random.bounded(pieces.size()));
        sql += endings.at(random.bounded(endings.size()));
        const ServerFacts target = round % 2 == 0 ? mySql() : mariaDb();
        const SqlRules rules{
            .executableComments = true, .mariaDb = target.isMariaDb(), .version = target.version};
        const QByteArray now = rewritten(sql, target, choice).text;
        changed += now != sql ? 1 : 0;
        qsizetype at = 0; // in what came of it
        qsizetype copied = 0;
        for (const WordPlace &place : foreignWordsIn(sql, {}, rules)) {
            ASSERT_GE(place.clauseOffset, copied) << sql.toHex().constData();
            ASSERT_LE(place.offset + place.length, sql.size());
            const QByteArray before = sql.mid(copied, place.clauseOffset - copied);
            const qsizetype found = now.indexOf(before, at);
            ASSERT_GE(found, at) << sql.constData() << "\n" << now.constData();
            at = found + before.size();
            copied = std::max(place.offset + place.length, place.clauseOffset + place.clauseLength);
        }
        ASSERT_TRUE(now.endsWith(sql.mid(copied))) << sql.constData() << "\n" << now.constData();
    }
    EXPECT_GT(changed, 500) << "nothing was looked at";
}

} // namespace millrace::test::foreignwords_test
