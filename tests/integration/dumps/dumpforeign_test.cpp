// SPDX-License-Identifier: GPL-3.0-or-later
// Dumps that another flavour wrote: a run of the plan stores what the client stores of the dump that somebody
// mended by hand.
#include "core/base/literals.h"
#include "core/mapping/foreign/functiontable.h"
#include "core/mapping/foreign/unknownfunctions.h"
#include "core/plan/tableplanner.h"
#include "core/plan/wholedump/dumpforeign.h"
#include "core/plan/wholedump/dumplisting.h"
#include "core/plan/wholedump/dumppreflight.h"
#include "core/server/connection.h"
#include "tests/integration/dumps/dumpcase.h"
#include "tests/support/factsof.h"
#include "tests/support/qtprinters.h"

#include <gtest/gtest.h>

namespace millrace::test::dumpforeign_test {

namespace {

/// In the shape of mysqldump 8; \a tail: from there on in its own order.
QByteArray ofMySql(const QByteArray &tail = {})
{
    return "/*!50503 SET NAMES utf8mb4 */;\n/*!40014 SET @OLD_FOREIGN_KEY_CHECKS=@@FOREIGN_KEY_CHECKS, "
           "FOREIGN_KEY_CHECKS=0 */;\n"
           "/*!40101 SET @OLD_SQL_MODE=@@SQL_MODE, SQL_MODE='NO_AUTO_VALUE_ON_ZERO' */;\n"
           "SET @MYSQLDUMP_TEMP_LOG_BIN = @@SESSION.SQL_LOG_BIN;\nSET @@SESSION.SQL_LOG_BIN= 0;\n"
           "SET @@GLOBAL.GTID_PURGED=/*!80000 '+'*/ '3E11FA47-71CA-11E1-9E33-C80AA9429562:1-5';\n"
           "DROP TABLE IF EXISTS `t`;\nCREATE TABLE `t` (\n  `id` int NOT NULL,\n  `s` varchar(60) COLLATE "
           "utf8mb4_0900_as_cs DEFAULT 'COLLATE utf8mb4_0900_as_cs',\n  `g` int GENERATED ALWAYS AS ((`id` * "
           "2)) "
           "STORED,\n  CONSTRAINT `c` CHECK ((`id` > 0)) /*!80016 NOT ENFORCED */,\n  PRIMARY KEY (`id`)\n) "
           "ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci /*!80016 ENCRYPTION='N' */ "
           "COMMENT='COLLATE=utf8mb4_0900_ai_ci';\n"
           "INSERT INTO `t` (`id`, `s`) VALUES (1,'ENGINE=TokuDB'),(2,'COLLATE utf8mb4_0900_ai_ci');\n" +
           tail +
           "CREATE TABLE `k` (`a` int) ENGINE=TokuDB ROW_FORMAT=TOKUDB_ZLIB;\nINSERT INTO `k` VALUES (7);\n"
           "/*!50001 CREATE ALGORITHM=UNDEFINED */\n/*!50013 DEFINER=`nobody`@`nowhere` SQL SECURITY INVOKER "
           "*/\n"
           "/*!50001 VIEW `v` AS select 'x' collate utf8mb4_0900_ai_ci AS `x` */;\n"
           "/*!50003 SET @saved_sql_mode = @@sql_mode */ ;\n"
           "/*!50003 SET sql_mode = 'STRICT_TRANS_TABLES,TIME_TRUNCATE_FRACTIONAL' */ ;\n"
           "/*!50003 SET collation_connection = utf8mb4_0900_ai_ci */ ;\nDELIMITER ;;\n"
           "CREATE DEFINER=`nobody`@`nowhere` FUNCTION `f`(a varchar(9)) RETURNS varchar(9) CHARSET utf8mb4 "
           "COLLATE "
           "utf8mb4_0900_ai_ci\n    DETERMINISTIC\nRETURN CONCAT(a, 'COLLATE utf8mb4_0900_ai_ci') "
           ";;\nDELIMITER ;\n"
           "/*!50003 SET sql_mode = @saved_sql_mode */ ;\nSET @@SESSION.SQL_LOG_BIN = "
           "@MYSQLDUMP_TEMP_LOG_BIN;\n";
}

/// In the shape of mariadb-dump.
QByteArray ofMariaDb(const QByteArray &tail = {})
{
    return "/*M!999999\\- enable the sandbox mode */ \n/*!40101 SET NAMES utf8mb4 */;\n"
           "/*!40014 SET @OLD_FOREIGN_KEY_CHECKS=@@FOREIGN_KEY_CHECKS, FOREIGN_KEY_CHECKS=0 */;\n"
           "/*!40101 SET @OLD_SQL_MODE=@@SQL_MODE, SQL_MODE='NO_AUTO_VALUE_ON_ZERO' */;\n"
           "DROP TABLE IF EXISTS `t`;\nCREATE TABLE `t` (\n  `id` int(11) NOT NULL,\n  `u` uuid DEFAULT "
           "NULL,\n  "
           "`i` inet6 DEFAULT NULL,\n  `s` varchar(60) COLLATE utf8mb4_uca1400_as_cs DEFAULT 'uuid "
           "ENGINE=Aria',\n"
           "  `j` longtext CHARACTER SET utf8mb4 COLLATE utf8mb4_bin DEFAULT NULL CHECK (json_valid(`j`)),\n"
           "  `g` int(11) GENERATED ALWAYS AS (`id` * 2) STORED,\n  PRIMARY KEY (`id`)\n) ENGINE=Aria "
           "DEFAULT "
           "CHARSET=utf8mb4 COLLATE=utf8mb4_uca1400_ai_ci PAGE_CHECKSUM=1;\n"
           "INSERT INTO `t` (`id`, `u`, `i`, `s`, `j`) VALUES "
           "(1,'123e4567-e89b-12d3-a456-426655440000','2001:db8::ff00:42:8329','x','{\"a\": 1}');\n" +
           tail +
           "CREATE TABLE `k` (`a` char(9)) ENGINE=Aria ROW_FORMAT=PAGE DEFAULT CHARSET=utf8 "
           "COLLATE=utf8_general_ci;\nINSERT INTO `k` VALUES ('ENGINE');\n"
           "/*!50001 CREATE ALGORITHM=UNDEFINED */\n/*!50013 DEFINER=`nobody`@`nowhere` SQL SECURITY INVOKER "
           "*/\n"
           "/*!50001 VIEW `v` AS select 'x' collate utf8mb4_uca1400_ai_ci AS `x` */;\n"
           "/*!50003 SET @saved_sql_mode = @@sql_mode */ ;\n"
           "/*!50003 SET sql_mode = 'STRICT_TRANS_TABLES,NO_AUTO_CREATE_USER' */ ;\nDELIMITER ;;\n"
           "CREATE DEFINER=`nobody`@`nowhere` FUNCTION `f`(a varchar(9)) RETURNS varchar(60) CHARSET utf8mb4 "
           "COLLATE "
           "utf8mb4_uca1400_ai_ci\n    DETERMINISTIC\nRETURN CONCAT(a, 'COLLATE utf8mb4_uca1400_ai_ci') ;;\n"
           "DELIMITER ;\n/*!50003 SET sql_mode = @saved_sql_mode */ ;\n";
}

/// As somebody would do it in an editor who knows the server.
QByteArray mendedByHand(QByteArray dump, bool forMariaDb, bool knows0900)
{
    const QList<std::pair<QByteArray, QByteArray>> mariaDb{
        {"SET @@SESSION.SQL_LOG_BIN= 0;\n", ""},
        {"SET @@GLOBAL.GTID_PURGED=/*!80000 '+'*/ '3E11FA47-71CA-11E1-9E33-C80AA9429562:1-5';\n", ""},
        {"SET @@SESSION.SQL_LOG_BIN = @MYSQLDUMP_TEMP_LOG_BIN;\n", ""},
        {"60) COLLATE utf8mb4_0900_as_cs", "60) COLLATE utf8mb4_uca1400_as_cs"},
        {"CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci", "CHARSET=utf8mb4 COLLATE=utf8mb4_uca1400_ai_ci"},
        {"ENGINE=TokuDB ROW_FORMAT=TOKUDB_ZLIB", "ENGINE=InnoDB"},
        {"'x' collate utf8mb4_0900_ai_ci", "'x' collate utf8mb4_uca1400_ai_ci"},
        {",TIME_TRUNCATE_FRACTIONAL", ""},
        {"collation_connection = utf8mb4_0900_ai_ci", "collation_connection = utf8mb4_uca1400_ai_ci"},
        {"CHARSET utf8mb4 COLLATE utf8mb4_0900_ai_ci\n", "CHARSET utf8mb4 COLLATE utf8mb4_uca1400_ai_ci\n"}};
    const QList<std::pair<QByteArray, QByteArray>> mySql{
        {"/*M!999999\\- enable the sandbox mode */ \n", ""},
        {"`u` uuid", "`u` char(36) CHARACTER SET ascii"},
        {"`i` inet6", "`i` varchar(45) CHARACTER SET ascii"},
        {"60) COLLATE utf8mb4_uca1400_as_cs", "60) COLLATE utf8mb4_0900_as_cs"},
        {") ENGINE=Aria DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_uca1400_ai_ci PAGE_CHECKSUM=1",
         ") ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci"},
        {"ENGINE=Aria ROW_FORMAT=PAGE DEFAULT CHARSET=utf8 COLLATE=utf8_general_ci",
         "ENGINE=InnoDB DEFAULT CHARSET=utf8mb3 COLLATE=utf8mb3_general_ci"},
        {"'x' collate utf8mb4_uca1400_ai_ci", "'x' collate utf8mb4_0900_ai_ci"},
        {",NO_AUTO_CREATE_USER", ""},
        {"CHARSET utf8mb4 COLLATE utf8mb4_uca1400_ai_ci\n", "CHARSET utf8mb4 COLLATE utf8mb4_0900_ai_ci\n"}};
    for (const auto &[from, to] : forMariaDb ? mariaDb : mySql) {
        EXPECT_TRUE(dump.contains(from)) << from.constData();
        if (!forMariaDb || !knows0900 || !from.contains("utf8mb4_0900_"))
            dump.replace(from, to);
    }
    return dump;
}

/// The rows stand under a mode that is not there.
QByteArray underDeadModes(QByteArray dump, bool forMariaDb)
{
    return dump.replace("SQL_MODE='NO_AUTO_VALUE_ON_ZERO'", forMariaDb ? "SQL_MODE='TIME_TRUNCATE_FRACTIONAL'"
                                                                       : "SQL_MODE='NO_AUTO_CREATE_USER'");
}

/// A place from which on the dump runs as it stands.
const QByteArray barrier = "SET @x = 3;\nINSERT INTO `t` (`id`, `s`) VALUES (@x, 'y');\n";

class DumpsFromElsewhere : public DumpCase
{
protected:
    void SetUp() override
    {
        DumpCase::SetUp();
        m_facts = factsOf(m_server);
        m_knows0900 = m_facts.can(Ability::Collations0900);
        if (m_facts.isMariaDb() ? !m_facts.can(Ability::CollationsUca1400) : m_facts.version < 80016)
            GTEST_SKIP() << "neither family of collations, or no checks: its own tests are units";
    }

    QByteArray foreignDump(const QByteArray &tail = {}) const
    {
        return m_facts.isMariaDb() ? ofMySql(tail) : ofMariaDb(tail);
    }

    void expectAsMendedByHand(const QByteArray &dump)
    {
        ASSERT_NO_FATAL_FAILURE(writeDump(mendedByHand(dump, m_facts.isMariaDb(), m_knows0900)));
        ASSERT_NO_FATAL_FAILURE(byClient());
        ASSERT_NO_FATAL_FAILURE(writeDump(dump));
        ASSERT_NO_FATAL_FAILURE(byRun());
        expectSameSchemas();
    }

    Result<DumpPlan> planWith(const WordChoice &words, ExistingTables existing = ExistingTables::Refuse)
    {
        const auto server = Connection::open(m_server.connection());
        MILLRACE_TRY(const auto reading, readDump({m_dump}));
        DumpPlanOptions options = planOptions(existing);
        options.words = words;
        return planDump(reading, options, **server);
    }

    QVector<Finding> findingsOf(const DumpPlan &plan)
    {
        const auto server = Connection::open(m_server.connection());
        const auto found = preflightDump(plan, **server);
        EXPECT_TRUE(found) << qPrintable(found.error().text());
        return found ? found->foreign : QVector<Finding>();
    }

    static bool says(const QVector<Finding> &findings, Finding::Severity severity, const QString &text)
    {
        return std::any_of(findings.begin(), findings.end(), [&](const Finding &finding) {
            return finding.severity == severity && finding.detail.text().contains(text);
        });
    }

    ServerFacts m_facts;
    bool m_knows0900 = false; ///< MariaDB: by name only, as aliases of its own
};

} // namespace

TEST_F(DumpsFromElsewhere, AreStoredAsTheMendedDumpWouldBe)
{
    expectAsMendedByHand(foreignDump());
}

/// Whose session has nothing left of its modes then, which is not the server's own.
TEST_F(DumpsFromElsewhere, LoadTheirRowsUnderTheModesThatAreLeft)
{
    const QByteArray row = "INSERT INTO `t` (`id`, `s`) VALUES (9, CONCAT('a', 'b'));\n";
    const QByteArray dump = foreignDump(row);
    const bool mariaDb = m_facts.isMariaDb();
    ASSERT_NO_FATAL_FAILURE(writeDump(
        mendedByHand(dump, mariaDb, m_knows0900).replace("SQL_MODE='NO_AUTO_VALUE_ON_ZERO'", "SQL_MODE=''")));
    ASSERT_NO_FATAL_FAILURE(byClient());
    ASSERT_NO_FATAL_FAILURE(writeDump(underDeadModes(dump, mariaDb)));
    ASSERT_NO_FATAL_FAILURE(byRun());
    expectSameSchemas();
    const QString dead = mariaDb ? u"TIME_TRUNCATE_FRACTIONAL"_s : u"NO_AUTO_CREATE_USER"_s;
    EXPECT_EQ(mendedModes(dead, m_facts).sql, QLatin1String(noSqlMode));
    EXPECT_EQ(mendedModes(dead + u",ANSI_QUOTES"_s, m_facts).sql, u"ANSI_QUOTES"_s);
    EXPECT_EQ(mendedModes({}, m_facts).sql, QString());
}

TEST_F(DumpsFromElsewhere, AreStoredSoInTheirOwnOrderToo)
{
    ASSERT_NO_FATAL_FAILURE(expectAsMendedByHand(foreignDump(barrier)));
    const auto plan = makePlan(ExistingTables::Replace);
    ASSERT_TRUE(plan);
    EXPECT_TRUE(plan->tail) << "else the rewriting at the run was not looked at";
}

TEST_F(DumpsFromElsewhere, AreLoadedSoInTheirOwnOrderToo)
{
    QByteArray dump = foreignDump(barrier);
    dump.replace("`k` VALUES (7)", "`k` VALUES (7),(8),(9)").replace("('ENGINE')", "('ENGINE'),('a'),('b')");
    const bool mariaDb = m_facts.isMariaDb();
    ASSERT_NO_FATAL_FAILURE(writeDump(
        mendedByHand(dump, mariaDb, m_knows0900).replace("SQL_MODE='NO_AUTO_VALUE_ON_ZERO'", "SQL_MODE=''")));
    ASSERT_NO_FATAL_FAILURE(byClient());
    ASSERT_NO_FATAL_FAILURE(writeDump(underDeadModes(dump, mariaDb)));
    Plan defaults;
    defaults.chunkRows = 1;
    defaults.workers = 1; // rows of a table without a key come in the order of the file
    defaults.onError = OnError::AsDump;
    m_defaults = defaults;
    const auto plan = makePlan();
    ASSERT_TRUE(plan) << qPrintable(plan.error().text());
    ASSERT_TRUE(plan->tail && plan->tail->loads.size() == 1) << "else nothing was loaded there";
    ASSERT_NO_FATAL_FAILURE(byRun());
    expectSameSchemas();
}

TEST_F(DumpsFromElsewhere, GiveASingleTableInTheServersWords)
{
    Source source;
    source.name = u"t"_s;
    const QString dump = QString::fromUtf8(foreignDump());
    const qsizetype from = dump.indexOf(u"CREATE TABLE"_s);
    source.createSql = dump.mid(from, dump.indexOf(u";\n"_s, from) - from);
    const auto planned = plannedTable(source, m_byRun, u"t"_s, m_facts);
    ASSERT_TRUE(planned) << qPrintable(planned.error().text());
    // Nothing else in it is foreign to a MariaDB.
    EXPECT_GE(planned->notes.size(), m_facts.isMariaDb() && m_knows0900 ? 0 : 2)
        << planned->notes.join(u'\n');
    execute(planned->createSql); // throws where the server refuses it
    const auto kept = plannedTable(source, m_byRun, u"t"_s, m_facts,
                                   {.collations = ForeignPolicy::Keep, .engines = ForeignPolicy::Keep});
    ASSERT_TRUE(kept);
    EXPECT_TRUE(kept->notes.isEmpty()) << kept->notes.join(u'\n');
}

TEST_F(DumpsFromElsewhere, SayWhatIsChangedAndWhoIsMissing)
{
    ASSERT_NO_FATAL_FAILURE(writeDump(foreignDump()));
    const auto plan = makePlan();
    ASSERT_TRUE(plan) << qPrintable(plan.error().text());
    const QString collation = m_facts.isMariaDb() ? u"utf8mb4_0900_ai_ci"_s : u"utf8mb4_uca1400_ai_ci"_s;
    const QString engine = m_facts.isMariaDb() ? u"tokudb"_s : u"aria"_s;
    const bool isKnown = m_facts.isMariaDb() && m_knows0900;
    for (const QString &word : isKnown ? QStringList{engine} : QStringList{collation, engine})
        EXPECT_TRUE(std::any_of(plan->notes.begin(), plan->notes.end(), [&word](const QString &note) {
            return note.contains(word);
        })) << plan->notes.join(u'\n');
    const auto findings = findingsOf(*plan);
    EXPECT_EQ(says(findings, Finding::Severity::Note, collation), !isKnown);
    EXPECT_TRUE(says(findings, Finding::Severity::Note, engine));
    EXPECT_TRUE(says(findings, Finding::Severity::Warning, u"nobody@nowhere"_s));
    EXPECT_EQ(firstBlocking(findings), nullptr);
    const QString statements = dumpStatementTexts(*plan).join(QString());
    EXPECT_EQ(statements.contains(u"COLLATE="_s + collation + u" "_s), isKnown) << statements;
}

/// Before anything is dropped.
TEST_F(DumpsFromElsewhere, AreRefusedWhereTheirWordsAreKept)
{
    ASSERT_NO_FATAL_FAILURE(writeDump(foreignDump()));
    execute(u"CREATE TABLE %1 (a int)"_s.arg(in(m_byRun, u"t"_s)));
    WordChoice words{.collations = ForeignPolicy::Keep};
    if (m_facts.isMariaDb() && m_knows0900) // then the engine is what is not there
        words.engines = ForeignPolicy::Keep;
    const auto plan = planWith(words, ExistingTables::Replace);
    ASSERT_TRUE(plan) << qPrintable(plan.error().text());
    EXPECT_NE(firstBlocking(findingsOf(*plan)), nullptr);
    EXPECT_EQ(run(*plan).status, RunState::Refused);
    EXPECT_EQ(m_server
                  .value(u"SELECT COUNT(*) FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = '%1' AND "
                         "TABLE_NAME = 't' AND COLUMN_NAME = 'a'"_s.arg(m_byRun))
                  .toInt(),
              1);
}

TEST_F(DumpsFromElsewhere, RunAsWhomTheUserSays)
{
    ASSERT_NO_FATAL_FAILURE(writeDump(foreignDump(barrier)));
    const auto definer = [this] {
        return m_server
            .value(u"SELECT GROUP_CONCAT(DISTINCT d) FROM (SELECT DEFINER AS d FROM information_schema.VIEWS "
                   u"WHERE "
                   "TABLE_SCHEMA = '%1' UNION ALL SELECT DEFINER FROM information_schema.ROUTINES WHERE "
                   "ROUTINE_SCHEMA = '%1') AS x"_s.arg(m_byRun))
            .toString();
    };
    const auto replaced = planWith({.definers = DefinerPolicy::Replace, .definer = u"some_one@10.%"_s});
    ASSERT_TRUE(replaced) << qPrintable(replaced.error().text());
    ASSERT_NO_FATAL_FAILURE(runToProof(*replaced));
    EXPECT_EQ(definer(), u"some_one@10.%"_s);
    const auto stripped = planWith({.definers = DefinerPolicy::Strip}, ExistingTables::Replace);
    ASSERT_TRUE(stripped) << qPrintable(stripped.error().text());
    EXPECT_FALSE(says(findingsOf(*stripped), Finding::Severity::Warning, u"nobody"_s));
    execute(u"DROP FUNCTION %1.f"_s.arg(m_byRun));
    execute(u"DROP VIEW %1.v"_s.arg(m_byRun));
    execute(u"DROP TABLE %1.k"_s.arg(m_byRun));
    ASSERT_NO_FATAL_FAILURE(runToProof(*stripped));
    EXPECT_EQ(definer(), m_facts.currentUser);
}

/// With a binary log there would be structure on replicas without rows, or the other way round.
TEST_F(DumpsFromElsewhere, LeaveReplicationAloneUnlessTheyAreAsked)
{
    ASSERT_NO_FATAL_FAILURE(
        writeDump("SET NAMES utf8mb4;\nSET @@SESSION.SQL_LOG_BIN= 0;\nSET @@GLOBAL.GTID_PURGED='x';\n"
                  "CREATE TABLE t (a int);\nINSERT INTO t VALUES (1);\n"));
    const auto setsLog = [](const QVector<DumpStatement> &statements) {
        return std::any_of(statements.begin(), statements.end(), [](const DumpStatement &statement) {
            return statement.text.contains("SQL_LOG_BIN");
        });
    };
    const auto plan = makePlan();
    ASSERT_TRUE(plan) << qPrintable(plan.error().text());
    EXPECT_FALSE(setsLog(plan->before) || setsLog(plan->after));
    EXPECT_TRUE(setsLog(plan->others));
    EXPECT_EQ(plan->others.size(), 2);
    EXPECT_TRUE(plan->notes.join(u'\n').contains(u"GTID_PURGED"_s));
    ASSERT_NO_FATAL_FAILURE(runToProof(*plan));
    const auto asDump = planWith({.replication = true});
    ASSERT_TRUE(asDump) << qPrintable(asDump.error().text());
    EXPECT_TRUE(setsLog(asDump->before));
    EXPECT_TRUE(asDump->others.isEmpty());
    EXPECT_TRUE(std::any_of(asDump->tables.first().session.begin(), asDump->tables.first().session.end(),
                            [](const SessionSetting &setting) {
                                return setting.name == "sql_log_bin"_L1 && setting.value == "0"_L1;
                            }));
    EXPECT_EQ(firstBlocking(findingsOf(*asDump)) != nullptr, m_facts.isMariaDb())
        << "MariaDB has no GTID_PURGED";
}

/// Wherever an expression may stand: in columns, checks, views and in what is only run some day.
TEST_F(DumpsFromElsewhere, HaveTheServersCollationsInExpressionsAndBodies)
{
    const bool mariaDb = m_facts.isMariaDb();
    const QByteArray theirs = mariaDb ? "utf8mb4_0900_ai_ci" : "utf8mb4_uca1400_ai_ci";
    const QByteArray ours = mariaDb ? "utf8mb4_uca1400_ai_ci" : "utf8mb4_0900_ai_ci";
    const QByteArray dump =
        "SET NAMES utf8mb4;\nCREATE TABLE `t` (`s` varchar(20) CHARACTER SET utf8mb4 DEFAULT (concat('d', "
        "_utf8mb4'e' "
        "collate THEIRS)), `g` int GENERATED ALWAYS AS ((`s` collate THEIRS = 'A')) STORED, `n` varchar(40), "
        "CONSTRAINT `c` CHECK ((`s` collate THEIRS <> 'forbidden'))) DEFAULT CHARSET=utf8mb4;\n"
        "INSERT INTO `t` (`s`, `n`) VALUES ('a','COLLATE THEIRS'),('b',NULL);\n"
        "CREATE VIEW `v` AS select `s` collate THEIRS AS `x` from `t`;\nDELIMITER ;;\n"
        "CREATE FUNCTION `f`(a varchar(9) CHARSET utf8mb4) RETURNS int DETERMINISTIC BEGIN DECLARE l "
        "varchar(9) "
        "CHARACTER SET utf8mb4 COLLATE THEIRS; SET l = a; RETURN l = 'A' COLLATE THEIRS; END ;;\n"
        "CREATE TRIGGER `tr` BEFORE INSERT ON `t` FOR EACH ROW SET NEW.n = IF(NEW.s = 'Q' COLLATE THEIRS, "
        "'COLLATE "
        "THEIRS', NEW.n) ;;\n"
        "CREATE EVENT `e` ON SCHEDULE EVERY 1 DAY DISABLE DO DELETE FROM `t` WHERE `s` = 'x' COLLATE THEIRS "
        ";;\n"
        "DELIMITER ;\n";
    // Not where it is part of a text.
    QByteArray mended = dump;
    const bool isKnown = mariaDb && m_knows0900;
    mended.replace("'COLLATE THEIRS'", "'COLLATE " + theirs + "'").replace("THEIRS", isKnown ? theirs : ours);
    ASSERT_NO_FATAL_FAILURE(writeDump(mended));
    ASSERT_NO_FATAL_FAILURE(byClient());
    ASSERT_NO_FATAL_FAILURE(writeDump(QByteArray(dump).replace("THEIRS", theirs)));
    const auto plan = makePlan();
    ASSERT_TRUE(plan) << qPrintable(plan.error().text());
    const auto findings = findingsOf(*plan);
    EXPECT_EQ(firstBlocking(findings), nullptr);
    if (!isKnown) {
        EXPECT_TRUE(says(findings, Finding::Severity::Note, QString::fromUtf8(theirs)))
            << "the change is listed";
        EXPECT_TRUE(says(findings, Finding::Severity::Warning, QString::fromUtf8(theirs)))
            << "the text is named";
    }
    ASSERT_NO_FATAL_FAILURE(runToProof(*plan));
    expectSameSchemas();
    EXPECT_EQ(m_server.value(u"SELECT %1.f('a')"_s.arg(m_byRun)).toInt(), 1);
    execute(u"INSERT INTO %1.t (s) VALUES ('q')"_s.arg(m_byRun));
    EXPECT_EQ(m_server.value(u"SELECT n FROM %1.t WHERE s = 'q'"_s.arg(m_byRun)).toString().toUtf8(),
              "COLLATE " + theirs);
    EXPECT_EQ(m_server.value(u"SELECT SUM(g) FROM %1.t"_s.arg(m_byRun)).toInt(), 1);
}

/// The whole dump has been read before somebody finds that a routine at its end cannot be made.
TEST_F(DumpsFromElsewhere, NameWhatNobodyCanReplaceInABody)
{
    ASSERT_NO_FATAL_FAILURE(
        writeDump("SET NAMES utf8mb4;\nCREATE TABLE t (a int);\nINSERT INTO t VALUES (1);\n"
                  "CREATE PROCEDURE p() SELECT CONVERT('x' USING klingon);\n"));
    const auto plan = makePlan();
    ASSERT_TRUE(plan) << qPrintable(plan.error().text());
    EXPECT_TRUE(says(findingsOf(*plan), Finding::Severity::Blocking, u"line 4"_s));
}

/// What the table says of this server is what the server says of itself.
TEST_F(DumpsFromElsewhere, FunctionsAreThoseThatTheServerLacks)
{
    QStringList names{u"NOBODYS_FUNCTION"_s, u"CONCAT"_s};
    QStringList lacking{u"NOBODYS_FUNCTION"_s};
    for (const ServerFunction &function : serverFunctions()) {
        names << QString::fromLatin1(function.name);
        if (!function.of(m_facts.isMariaDb()).contains(m_facts.version))
            lacking << names.last();
    }
    for (const QString &schema : {QString(), m_byRun}) {
        const auto server = Connection::open(m_server.connection(schema));
        ASSERT_TRUE(server);
        const auto unknown = unknownFunctions(names, **server);
        ASSERT_TRUE(unknown) << qPrintable(unknown.error().text());
        QStringList found(unknown->begin(), unknown->end());
        found.sort();
        lacking.sort();
        EXPECT_EQ(found.join(u' '), lacking.join(u' ')) << qPrintable(schema);
    }
}

/// Before the first DROP, with their lines; what the dump or somebody on the server made is no such function.
TEST_F(DumpsFromElsewhere, NameFunctionsThatTheServerLacks)
{
    const bool mariaDb = m_facts.isMariaDb();
    const QString inView = mariaDb ? u"UUID_TO_BIN"_s : u"NVL2"_s;
    const QString inBody = mariaDb ? u"REGEXP_LIKE"_s : u"SFORMAT"_s;
    const QString made = mariaDb ? u"IS_UUID"_s : u"JSON_DETAILED"_s;
    const QString there = mariaDb ? u"ANY_VALUE"_s : u"TO_CHAR"_s;
    ASSERT_NO_FATAL_FAILURE(writeDump(
        u"CREATE TABLE t (a char(36), KEY %1 (a));\nINSERT INTO t VALUES ('x');\n"
        "CREATE VIEW v AS SELECT\n %1(a) AS b FROM t;\n"
        "CREATE FUNCTION %3(x int) RETURNS int DETERMINISTIC RETURN x;\nDELIMITER ;;\n"
        "CREATE PROCEDURE p() BEGIN\n  SELECT 1;\n  SELECT %2('a', 'b'), %3(1), %4(2);\nEND ;;\nDELIMITER ;\n"_s
            .arg(inView, inBody, made, there)
            .toUtf8()));
    const auto plan = makePlan();
    ASSERT_TRUE(plan) << qPrintable(plan.error().text());
    auto findings = findingsOf(*plan);
    const auto finding = [&findings](const QString &function) {
        const auto found = std::find_if(findings.begin(), findings.end(), [&](const Finding &each) {
            return each.detail.what.contains(u"no function %1"_s.arg(function));
        });
        return found == findings.end()
                   ? QString()
                   : (found->severity == Finding::Severity::Blocking ? u"blocking: "_s : u"warning: "_s) +
                         found->detail.howToFix;
    };
    EXPECT_TRUE(finding(inView).startsWith(u"blocking: It stands on line 4 of "_s)) << finding(inView);
    EXPECT_TRUE(finding(inView).contains(mariaDb ? u"Write UNHEX(REPLACE(u, '-', ''))"_s
                                                 : u"Write IF(a IS NOT NULL, b, c)"_s));
    EXPECT_TRUE(finding(inBody).startsWith(u"warning: It stands on line 9 of "_s)) << finding(inBody);
    EXPECT_EQ(finding(made), QString()) << "the dump makes it";
    EXPECT_TRUE(finding(there).startsWith(u"warning"_s));
    execute(u"CREATE FUNCTION %1.%2(x int) RETURNS int DETERMINISTIC RETURN x"_s.arg(m_byRun, there));
    execute(
        u"CREATE FUNCTION %1.%2(x char(36)) RETURNS char(36) DETERMINISTIC RETURN x"_s.arg(m_byRun, inView));
    findings = findingsOf(*plan);
    EXPECT_EQ(finding(there), QString()) << "it is on the server";
    EXPECT_EQ(finding(inView), QString());
    ASSERT_NO_FATAL_FAILURE(runToProof(*plan));
}

/// A server without them gets the calls that they stand for; kept, they are in the way before the first DROP.
TEST_F(DumpsFromElsewhere, OperatorsOfJsonBecomeCalls)
{
    const bool has = !m_facts.isMariaDb();
    ASSERT_NO_FATAL_FAILURE(writeDump(
        "CREATE TABLE t (id int PRIMARY KEY, j json, g varchar(9) AS (json_unquote(json_extract(j, "
        "'$.a'))));\n"
        "CREATE TABLE log (n varchar(9));\nINSERT INTO t (id, j) VALUES (1, '{\"a\": \"x\", \"n\": [4, "
        "7]}');\n"
        "CREATE VIEW v AS SELECT id, j->>'$.a' AS a FROM t WHERE j->'$.n[1]' = 7;\nDELIMITER ;;\n"
        "CREATE FUNCTION f(i int) RETURNS varchar(9) READS SQL DATA BEGIN\n"
        "  RETURN (SELECT t.j ->> '$.n[0]' FROM t WHERE id = i); -- t.j->'$'\nEND ;;\n"
        "CREATE TRIGGER r AFTER INSERT ON t FOR EACH ROW INSERT INTO log VALUES (NEW.j->>'$.a') ;;\n"
        "DELIMITER ;\n"));
    const auto plan = makePlan();
    ASSERT_TRUE(plan) << qPrintable(plan.error().text());
    const QString notes = plan->notes.join(u'\n');
    EXPECT_EQ(notes.contains(u"The operator ->>, which this server has not, becomes"_s), !has)
        << qPrintable(notes);
    ASSERT_NO_FATAL_FAILURE(runToProof(*plan));
    execute(u"INSERT INTO %1.t (id, j) VALUES (2, '{\"a\": \"yz\"}')"_s.arg(m_byRun));
    EXPECT_EQ(m_server
                  .value(u"SELECT CONCAT_WS(',', v.id, a, %1.f(1), (SELECT n FROM %1.log)) FROM %1.v"_s.arg(
                      m_byRun))
                  .toString(),
              u"1,x,4,yz"_s);
    if (has)
        return;
    DumpPlanOptions options = planOptions(ExistingTables::Replace);
    options.words.engines = ForeignPolicy::Keep;
    const auto reading = readDump({m_dump});
    ASSERT_TRUE(reading);
    const auto server = Connection::open(m_server.connection());
    ASSERT_TRUE(server);
    const auto kept = planDump(*reading, options, **server);
    ASSERT_TRUE(kept) << qPrintable(kept.error().text());
    const auto findings = findingsOf(*kept);
    const auto blocking = std::find_if(findings.begin(), findings.end(), [](const Finding &each) {
        return each.severity == Finding::Severity::Blocking && each.detail.what.contains(u"operator ->>"_s);
    });
    ASSERT_NE(blocking, findings.end());
    EXPECT_TRUE(blocking->detail.howToFix.contains(u"3 times, first on line 4 of "_s))
        << qPrintable(blocking->detail.howToFix);
}

} // namespace millrace::test::dumpforeign_test
