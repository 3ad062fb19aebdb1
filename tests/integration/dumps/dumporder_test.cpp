// SPDX-License-Identifier: GPL-3.0-or-later
// Dumps whose statements depend on their order: what the client makes of each and what a run of its plan
// makes of it are the same schema.
#include "core/base/literals.h"
#include "core/plan/wholedump/dumplisting.h"
#include "core/server/connection.h"
#include "tests/integration/dumps/dumpcase.h"
#include "tests/support/factsof.h"
#include "tests/support/kills.h"
#include "tests/support/qtprinters.h"
#include "tests/support/sanitized.h"
#include "tests/support/testdata.h"

#include <QFile>
#include <QJsonDocument>
#include <QProcess>
#include <QTemporaryDir>
#include <gtest/gtest.h>
#include <thread>

namespace millrace::test::dumporder_test {

namespace {

struct Program
{
    const char *name;
    const char *sql;
    bool mariadbOnly = false;
};

std::ostream &operator<<(std::ostream &out, const Program &program)
{
    return out << program.name;
}

class DumpsInOrder : public DumpCase, public testing::WithParamInterface<Program>
{};

class DumpTails : public DumpCase
{};

} // namespace

TEST_P(DumpsInOrder, DoWhatTheClientDoes)
{
    if (GetParam().mariadbOnly && !factsOf(m_server).isMariaDb())
        GTEST_SKIP() << "MariaDB alone has it";
    ASSERT_NO_FATAL_FAILURE(writeDump(QByteArray("SET NAMES utf8mb4;\n") + GetParam().sql));
    ASSERT_NO_FATAL_FAILURE(byClient());
    ASSERT_NO_FATAL_FAILURE(byRun());
    expectSameSchemas();
    EXPECT_EQ(tablesNamed(u"\\\\_millrace%"_s).toInt(), 0) << "nothing of ours stays";
}

INSTANTIATE_TEST_SUITE_P(
    All, DumpsInOrder,
    testing::Values(
        Program{"TriggersBeforeRowsFire",
                "CREATE TABLE film (id int PRIMARY KEY, t varchar(20));\n"
                "CREATE TABLE film_text (id int PRIMARY KEY, t varchar(20));\nDELIMITER ;;\n"
                "CREATE TRIGGER ins AFTER INSERT ON film FOR EACH ROW BEGIN INSERT INTO film_text VALUES "
                "(new.id, new.t); END;;\nDELIMITER ;\nINSERT INTO film VALUES (1, 'a'), (2, 'b');\n"
                "INSERT INTO film VALUES (3, 'c');\n"},
        Program{"ColumnsChangeBetween",
                "CREATE TABLE t (a int, b int);\nALTER TABLE t ADD COLUMN c int FIRST;\n"
                "ALTER TABLE t DROP COLUMN b;\nALTER TABLE t CHANGE a d varchar(9);\n"
                "INSERT INTO t VALUES (1, 'x');\n"},
        Program{"RowsOfRows",
                "CREATE TABLE a (i int);\nCREATE TABLE b (i int);\nINSERT INTO a VALUES (1), (2);\n"
                "INSERT INTO b SELECT i * 10 FROM a;\nUPDATE a SET i = 7 WHERE i = 1;\n"
                "INSERT INTO a VALUES (3);\nCREATE TABLE c AS SELECT * FROM a;\n"},
        Program{"LastInsertId",
                "CREATE TABLE p (id int AUTO_INCREMENT PRIMARY KEY, n int);\nCREATE TABLE c (p int, n int);\n"
                "INSERT INTO p VALUES (NULL, 1);\nSET @p = LAST_INSERT_ID();\nINSERT INTO c VALUES (@p, 1);\n"
                "INSERT INTO p (n) VALUES (2);\nINSERT INTO c VALUES (LAST_INSERT_ID(), 2);\n"},
        Program{"VariableUsedByRows",
                "CREATE TABLE a (i int, j int);\nSET @x := 33;\nINSERT INTO a VALUES (@x, 1), (2, @x);\n"
                "SET @x := @x + 1;\nINSERT INTO a VALUES (@x, 3);\n"},
        Program{"ZeroWithoutTheMode",
                "CREATE TABLE a (id int AUTO_INCREMENT PRIMARY KEY, n int);\nINSERT INTO a VALUES (7, 1);\n"
                "INSERT INTO a VALUES (0, 2), (NULL, 3);\n"},
        Program{"Sequence",
                "CREATE SEQUENCE s START WITH 5;\nSELECT SETVAL(s, 100);\n"
                "CREATE TABLE a (id int DEFAULT NEXTVAL(s), n int);\nINSERT INTO a (n) VALUES (1), (2);\n",
                true},
        Program{"SeveralStatementsOfOneDelimiter",
                "CREATE TABLE a (i int);\nDELIMITER //\nINSERT INTO a VALUES (1); INSERT INTO a VALUES (2);\n"
                "UPDATE a SET i = i + 10; //\nDELIMITER ;\nINSERT INTO a VALUES (3);\n"},
        Program{"BytesAmongNumbers",
                "CREATE TABLE a (i int, b bit(8));\nINSERT INTO a VALUES (1, 3), (0x0002, b'11');\n"},
        Program{"TemporaryTable",
                "CREATE TABLE a (i int);\nCREATE TEMPORARY TABLE tmp (i int);\n"
                "INSERT INTO tmp VALUES (1), (2);\nINSERT INTO a SELECT i FROM tmp;\nDROP TABLE tmp;\n"},
        Program{
            "RenameAndCall",
            "CREATE TABLE a (i int);\nINSERT INTO a VALUES (1), (2);\nRENAME TABLE a TO b;\nDELIMITER ;;\n"
            "CREATE PROCEDURE p() BEGIN SELECT * FROM b; DELETE FROM b WHERE i = 1; SELECT 'x'; END;;\n"
            "DELIMITER ;\nCALL p();\nCREATE TABLE a (j int);\nINSERT INTO a VALUES (9);\n"},
        Program{"TakenBack",
                "CREATE TABLE a (i int) ENGINE=InnoDB;\nINSERT INTO a VALUES (1);\nSTART TRANSACTION;\n"
                "INSERT INTO a VALUES (2);\nROLLBACK;\nSTART TRANSACTION;\nINSERT INTO a VALUES (3);\n"
                "SAVEPOINT s;\nINSERT INTO a VALUES (4);\nROLLBACK TO s;\nCOMMIT;\n"},
        Program{"NeverCommitted",
                "CREATE TABLE a (i int) ENGINE=InnoDB;\nINSERT INTO a VALUES (1);\nSET autocommit = 0;\n"
                "INSERT INTO a VALUES (2);\nCOMMIT;\nINSERT INTO a VALUES (3);\n"},
        Program{"NamesAndTimeZoneBetween",
                "CREATE TABLE a (t varchar(9) CHARACTER SET utf8mb4, s timestamp NULL);\nSET NAMES utf8mb4;\n"
                "SET time_zone = '+00:00';\nINSERT INTO a VALUES ('\xC3\xA9', '2020-01-01 00:00:00');\n"
                "SET NAMES latin1;\nSET time_zone = '+05:00';\n"
                "INSERT INTO a VALUES ('\xE9', '2020-01-01 00:00:00');\n"},
        Program{"WithoutIds",
                "CREATE TABLE a (id int AUTO_INCREMENT PRIMARY KEY, n int);\nINSERT INTO a (n) VALUES (1), "
                "(2), (3);\nINSERT INTO a (n) VALUES (4);\n"},
        Program{"OnDuplicateKey",
                "CREATE TABLE a (i int PRIMARY KEY, n int);\nINSERT INTO a VALUES (1, 1), (2, 1);\n"
                "INSERT INTO a VALUES (1, 5), (3, 5) ON DUPLICATE KEY UPDATE n = n + VALUES(n);\n"},
        Program{"MadeAgain",
                "CREATE TABLE a (i int);\nINSERT INTO a VALUES (1);\nDROP TABLE a;\nCREATE TABLE a (j int);\n"
                "INSERT INTO a VALUES (2);\nCREATE TABLE b LIKE a;\nINSERT INTO b VALUES (8);\n"},
        Program{"IntoAView", "CREATE TABLE a (i int, j int);\nCREATE VIEW v AS SELECT i FROM a;\n"
                             "INSERT INTO v VALUES (1);\n"},
        Program{"FunctionUsedByRows",
                "CREATE TABLE a (i int);\nCREATE FUNCTION f() RETURNS int DETERMINISTIC RETURN 3;\n"
                "INSERT INTO a VALUES (f()), (4);\n"},
        Program{
            "ReplaceAndIgnoreInOrder",
            "CREATE TABLE a (i int PRIMARY KEY, n int);\nINSERT INTO a VALUES (1, 1), (2, 1);\n"
            "REPLACE INTO a VALUES (1, 2), (1, 3);\nINSERT IGNORE INTO a VALUES (1, 4), (5, 5), (5, 6);\n"},
        Program{"ChangedRowsAreCounted",
                "CREATE TABLE a (id int AUTO_INCREMENT PRIMARY KEY, n int);\nCREATE TABLE b (n int);\n"
                "INSERT INTO a (n) VALUES (1), (2), (3);\nSET @n = ROW_COUNT();\n"
                "INSERT INTO b VALUES (@n);\nINSERT INTO b SELECT n FROM a;\nINSERT INTO b VALUES "
                "(ROW_COUNT());\n"},
        Program{"BlocksOfMariaDb",
                "CREATE TABLE a (i int);\nDELIMITER //\nBEGIN NOT ATOMIC INSERT INTO a VALUES (1); COMMIT; "
                "END //\n"
                "DELIMITER ;\nSET STATEMENT max_statement_time = 9 FOR INSERT INTO a VALUES (2);\n"
                "INSERT INTO a SELECT i + 10 FROM a;\n",
                true},
        Program{
            "MyIsamAmongThem",
            "CREATE TABLE a (id int AUTO_INCREMENT PRIMARY KEY, n int) ENGINE=MyISAM;\n"
            "CREATE TABLE b (id int AUTO_INCREMENT PRIMARY KEY, n int) ENGINE=InnoDB;\n"
            "INSERT INTO a (n) VALUES (1);\nINSERT INTO b (n) VALUES (1);\nINSERT INTO a (n) VALUES (2);\n"
            "UPDATE a, b SET a.n = 7, b.n = 8 WHERE a.id = b.id;\n"},
        Program{"TruncatedAndLocked",
                "CREATE TABLE a (i int);\nCREATE TABLE b (i int);\nLOCK TABLES a WRITE;\n"
                "INSERT INTO a VALUES (1);\nUNLOCK TABLES;\nINSERT INTO b SELECT * FROM a;\n"
                "LOCK TABLES b WRITE;\nTRUNCATE TABLE b;\nINSERT INTO b VALUES (5);\nUNLOCK TABLES;\n"}),
    [](const testing::TestParamInfo<Program> &each) { return std::string(each.param.name); });

/// What ran before it stays, as with the client, and the next part of the run goes on after it.
TEST_F(DumpTails, GoOnWhereTheyStoppedWithTheSameNumbers)
{
    execute(u"CREATE TABLE %1.other (n int PRIMARY KEY)"_s.arg(m_byRun));
    execute(u"INSERT INTO %1.other VALUES (5)"_s.arg(m_byRun));
    writeDump(
        "CREATE TABLE a (id int AUTO_INCREMENT PRIMARY KEY, n int);\nINSERT INTO a (n) VALUES (1);\n"
        "INSERT INTO a (n) VALUES (2), (3);\nINSERT INTO other VALUES (5);\nINSERT INTO a (n) VALUES (4);\n");
    const auto plan = makePlan(ExistingTables::Append);
    ASSERT_TRUE(plan) << qPrintable(plan.error().text());
    const RunSummary stopped = run(*plan);
    ASSERT_EQ(stopped.status, RunState::Stopped);
    EXPECT_EQ(stopped.error->context.line, 4);
    const auto values = [this] {
        return m_server.value(u"SELECT GROUP_CONCAT(id, ':', n ORDER BY id) FROM %1.a"_s.arg(m_byRun))
            .toString();
    };
    EXPECT_EQ(values(), u"1:1,2:2,3:3"_s);
    execute(u"DELETE FROM %1.other"_s.arg(m_byRun));
    EXPECT_EQ(runAgain(*plan).status, RunState::Done);
    EXPECT_EQ(values(), u"1:1,2:2,3:3,4:4"_s);
}

TEST_F(DumpTails, NoticeThatTheDumpIsAnotherOne)
{
    const QByteArray dump =
        "CREATE TABLE a (id int AUTO_INCREMENT PRIMARY KEY, n int);\nINSERT INTO a (n) VALUES (1);\n";
    writeDump(dump);
    const auto plan = makePlan();
    ASSERT_TRUE(plan) << qPrintable(plan.error().text());
    writeDump(dump + "INSERT INTO a (n) VALUES (2);\n");
    const RunSummary summary = run(*plan);
    ASSERT_TRUE(summary.error);
    EXPECT_EQ(summary.error->code, ErrorCode::SourceChanged) << qPrintable(summary.error->text());
    EXPECT_EQ(tablesNamed(u"%"_s).toInt(), 0) << "nothing is touched";
}

TEST_F(DumpTails, KilledAtAnyMomentAreTheSame)
{
    const quint32 seed = killSeed();
    SCOPED_TRACE(seedText(seed));
    QRandomGenerator random(seed);
    QByteArray sql =
        "CREATE TABLE a (id int PRIMARY KEY, n int, t varchar(200));\nCREATE TABLE log (n bigint);\n";
    int id = 0;
    const auto row = [&id](const char *n) {
        return "INSERT INTO a (id, n, t) VALUES (" + QByteArray::number(++id) + ", " + n +
               ", REPEAT('x', 150));\n";
    };
    for (int part = 0; part < 12; ++part) {
        for (int i = 0; i < 150; ++i)
            sql += row("1");
        sql += "START TRANSACTION;\nUPDATE a SET n = n + 1 WHERE id % 3 = 0;\n" + row("2") + "COMMIT;\n";
        sql += "START TRANSACTION;\n" + row("3") + "ROLLBACK;\nSET autocommit = 0;\n" + row("4") +
               "UPDATE a SET n = n + 10 WHERE id % 5 = 0;\nCOMMIT;\n" + row("5") + "CREATE TABLE t" +
               QByteArray::number(part) +
               " AS SELECT COUNT(*) AS c, SUM(n) AS s FROM a;\nSET autocommit = 1;\n" +
               "INSERT INTO log SELECT SUM(n) FROM a;\n";
    }
    writeDump(sql);
    ASSERT_NO_FATAL_FAILURE(expectTailSurvivesKills(random));
}

/// Rows between statements that look at them go in as loads, which have a journal of their own.
TEST_F(DumpTails, KilledAtAnyMomentGiveTheSameNumbers)
{
    const quint32 seed = killSeed();
    SCOPED_TRACE(seedText(seed));
    QRandomGenerator random(seed);
    QByteArray sql =
        "SET NAMES utf8mb4;\nCREATE TABLE a (id int AUTO_INCREMENT PRIMARY KEY, n int, t varchar(200));\n"
        "CREATE TABLE log (id int AUTO_INCREMENT PRIMARY KEY, n bigint);\n";
    const QByteArray row = "INSERT INTO a (n, t) VALUES (1, REPEAT('x', 150)), (2, NULL);\n";
    for (int part = 0; part < 22; ++part) {
        sql += row.repeated(60) + "START TRANSACTION;\n" + row.repeated(20) + "COMMIT;\n" +
               "INSERT INTO log (n) SELECT id FROM a WHERE id % 17 = 0;\n";
        if (part % 5 == 4)
            sql += "CREATE TABLE t" + QByteArray::number(part) + " AS SELECT COUNT(*) AS c FROM a;\n";
    }
    writeDump(sql);
    ASSERT_NO_FATAL_FAILURE(expectTailSurvivesKills(random));
}

TEST_F(DumpTails, KilledWhileTheirRowsAreLoadedAreTheSame)
{
    const quint32 seed = killSeed();
    SCOPED_TRACE(seedText(seed));
    QRandomGenerator random(seed);
    QByteArray sql = "SET NAMES utf8mb4;\nCREATE TABLE log (t int, id int, n int);\n";
    for (int part = 0; part < 12; ++part) {
        const QByteArray number = QByteArray::number(part);
        sql += "CREATE TABLE a" + number + " (id int PRIMARY KEY, n int);\nCREATE TRIGGER log" + number +
               " AFTER INSERT ON a" + number + " FOR EACH ROW INSERT INTO log VALUES (" + number +
               ", NEW.id, NEW.n);\n";
        for (int id = 0; id < 600; ++id)
            sql += "INSERT INTO a" + number + " VALUES (" + QByteArray::number(id) + ", " +
                   QByteArray::number(id % 7) + ");\n";
        sql += "UPDATE a" + number + " SET n = n + 10 WHERE id % 3 = 0;\nCREATE TABLE sum" + number +
               " AS SELECT COUNT(*) AS c, SUM(n) AS s, (SELECT COUNT(*) FROM log) AS l FROM a" + number +
               ";\n";
    }
    writeDump(sql);
    ASSERT_NO_FATAL_FAILURE(expectTailSurvivesKills(random, 60));
}

/// The plan says which, and the run counts them like any other table.
TEST_F(DumpTails, LoadRowsThatStandTogether)
{
    Plan defaults;
    defaults.chunkRows = 2;
    defaults.onError = OnError::AsDump;
    m_defaults = defaults;
    writeDump("CREATE TABLE a (i int PRIMARY KEY);\nINSERT INTO a VALUES (1);\nUPDATE a SET i = 9;\n"
              "INSERT INTO a VALUES (2);\nCREATE TABLE b (i int PRIMARY KEY, a int REFERENCES a (i));\n"
              "INSERT INTO b VALUES (1, 9), (2, NULL);\nINSERT INTO b VALUES (3, 2);\nDELETE FROM a WHERE i "
              "= 3;\n");
    ASSERT_NO_FATAL_FAILURE(byClient());
    const auto plan = makePlan();
    ASSERT_TRUE(plan) << qPrintable(plan.error().text());
    ASSERT_TRUE(plan->tail);
    ASSERT_EQ(plan->tail->loads.size(), 1);
    EXPECT_EQ(plan->tables.value(plan->tail->loads.first().table).table, u"b"_s);
    EXPECT_EQ(plan->rowsPlanned(), 5);
    EXPECT_TRUE(uncountedRowsText(*plan).contains(u"2 statements"_s)) << qPrintable(uncountedRowsText(*plan));
    EXPECT_EQ(plan->tablesPlanned(), 2);
    const RunSummary summary = run(*plan);
    ASSERT_EQ(summary.status, RunState::Done) << (summary.error ? qPrintable(summary.error->text()) : "");
    ASSERT_EQ(summary.tables.size(), 1);
    EXPECT_TRUE(summary.tables.first().verified);
    EXPECT_EQ(summary.tables.first().rowsLoaded, 3);
    expectSameSchemas();
}

/// Which rows are alike the unique indexes say, whatever was asked for.
TEST_F(DumpTails, IgnoredAndReplacedRowsHaveTheirIndexesInPlace)
{
    Plan defaults;
    defaults.indexes = IndexPolicy::DeferAll;
    m_defaults = defaults;
    writeDump("CREATE TABLE a (id int PRIMARY KEY, v int, UNIQUE KEY u (v), KEY k (id, v));\n"
              "INSERT IGNORE INTO a VALUES (1,1),(2,1),(3,2);\n"
              "CREATE TABLE b (id int PRIMARY KEY, v int, UNIQUE KEY u (v));\n"
              "REPLACE INTO b VALUES (1,1),(2,1),(3,2);\n");
    ASSERT_NO_FATAL_FAILURE(byClient());
    const auto plan = makePlan();
    ASSERT_TRUE(plan) << qPrintable(plan.error().text());
    EXPECT_TRUE(plan->notes.join(u'\n').contains(u"The unique indexes of b stay in place"_s));
    ASSERT_EQ(run(*plan).status, RunState::Done);
    expectSameSchemas();
}

/// Of another chunk, by its key or by a unique index: the counts are proved, those contents are not compared.
TEST_F(DumpTails, RowsThatTakeThePlaceOfEarlierOnesAreNoFault)
{
    Plan defaults;
    defaults.chunkRows = 2;
    m_defaults = defaults;
    writeDump("CREATE TABLE a (id int PRIMARY KEY, v int, UNIQUE KEY u (v));\n"
              "REPLACE INTO a VALUES (1,1),(2,2),(1,9),(7,2),(8,8),(9,10);\n");
    ASSERT_NO_FATAL_FAILURE(byClient());
    const auto plan = makePlan();
    ASSERT_TRUE(plan) << qPrintable(plan.error().text());
    const RunSummary summary = run(*plan);
    ASSERT_EQ(summary.tables.size(), 1);
    EXPECT_TRUE(summary.tables.first().verified) << qPrintable(summary.tables.first().notVerifiedBecause);
    EXPECT_EQ(summary.tables.first().rowsCompared, 2);
    EXPECT_TRUE(summary.tables.first().comparedNote.contains(u"rows that came later"_s))
        << qPrintable(summary.tables.first().comparedNote);
    expectSameSchemas();
}

/// A strict session stores them, too, and says so in a note; what it refuses stops the run.
TEST_F(DumpTails, BlanksThatAreCutOffAndRoundedValuesAreNotes)
{
    const QByteArray made = "SET sql_mode = 'STRICT_TRANS_TABLES';\nCREATE TABLE t (id int PRIMARY KEY, v "
                            "varchar(3), d decimal(5,2), day date);\nINSERT INTO t VALUES ";
    writeDump(made + "(1,'abc  ',1.5,'2026-01-01'),(2,'x',1.239,'2026-01-02 03:04:05'),(3,'y',2,NULL);\n");
    ASSERT_NO_FATAL_FAILURE(byClient());
    Plan defaults;
    defaults.onError = OnError::AsDump;
    m_defaults = defaults;
    const auto plan = makePlan();
    ASSERT_TRUE(plan) << qPrintable(plan.error().text());
    const RunSummary summary = run(*plan);
    ASSERT_EQ(summary.status, RunState::Done) << (summary.error ? qPrintable(summary.error->text()) : "");
    EXPECT_GE(summary.tables.value(0).warnings, 3);
    expectSameSchemas();
    execute(u"DROP TABLE %1.t"_s.arg(m_byRun));
    writeDump(made + "(1,'abcd',1.5,NULL);\n");
    const auto refused = makePlan();
    ASSERT_TRUE(refused) << qPrintable(refused.error().text());
    EXPECT_EQ(run(*refused).status, RunState::Stopped);
}

/// A deprecation is about the statement (MySQL's VALUES()), a text that is cut about a value.
TEST_F(DumpTails, CountWarningsOfValuesAlone)
{
    writeDump("CREATE TABLE t (id int PRIMARY KEY, s varchar(3));\nSET sql_mode = '';\n"
              "INSERT INTO t VALUES (1, 'a') ON DUPLICATE KEY UPDATE s = VALUES(s);\n"
              "INSERT INTO t VALUES (1, 'abcd') ON DUPLICATE KEY UPDATE s = VALUES(s);\n");
    const auto plan = makePlan();
    ASSERT_TRUE(plan) << qPrintable(plan.error().text());
    const RunSummary summary = run(*plan);
    ASSERT_TRUE(summary.inOrder);
    EXPECT_EQ(summary.inOrder->statements, 2);
    EXPECT_EQ(summary.inOrder->warnings, 1);
}

/// Killed when all was done and its marks were gone, before the summary said so.
TEST_F(DumpTails, RunNothingAgainThatIsDone)
{
    writeDump(
        "CREATE TABLE a (id int AUTO_INCREMENT PRIMARY KEY, n int);\nINSERT INTO a (n) VALUES (1), (2);\n"
        "UPDATE a SET n = n + 1;\nINSERT INTO a (n) VALUES (3);\n");
    const auto plan = makePlan();
    ASSERT_TRUE(plan) << qPrintable(plan.error().text());
    ASSERT_TRUE(plan->tail);
    EXPECT_EQ(run(*plan).status, RunState::Done);
    // As if the summary had been lost.
    ASSERT_TRUE(QFile::remove(m_folder->path() + u"/run.json"_s));
    const RunSummary summary = runAgain(*plan);
    ASSERT_TRUE(summary.inOrder);
    EXPECT_EQ(summary.inOrder->statements, 3) << "it is known what ran";
    EXPECT_EQ(summary.inOrder->rows, 5);
    EXPECT_EQ(summary.status, RunState::Done);
    EXPECT_FALSE(summary.isVerified()) << "nothing was counted again";
    EXPECT_EQ(m_server.value(u"SELECT GROUP_CONCAT(n ORDER BY id) FROM %1.a"_s.arg(m_byRun)).toString(),
              u"2,3,3"_s);
    EXPECT_EQ(tablesNamed(u"\\\\_millrace%"_s).toInt(), 0);
}

/// The same with rows that are loaded: they were proved, and that is known.
TEST_F(DumpTails, KnowWhatTheirLoadsHaveProved)
{
    QByteArray sql = "CREATE TABLE log (id int);\nCREATE TABLE a (id int PRIMARY KEY, n int);\n"
                     "CREATE TRIGGER noted AFTER INSERT ON a FOR EACH ROW INSERT INTO log VALUES (NEW.id);\n";
    for (int id = 0; id < 600; ++id)
        sql += "INSERT INTO a VALUES (" + QByteArray::number(id) + ", 1);\n";
    writeDump(sql + "UPDATE a SET n = 2 WHERE id = 5;\n");
    const auto plan = makePlan();
    ASSERT_TRUE(plan) << qPrintable(plan.error().text());
    ASSERT_TRUE(plan->tail);
    ASSERT_EQ(plan->tail->loads.size(), 1);
    const RunSummary whole = run(*plan);
    ASSERT_EQ(whole.status, RunState::Done);
    ASSERT_TRUE(whole.tables.constLast().verified);
    ASSERT_TRUE(QFile::remove(m_folder->path() + u"/run.json"_s));
    const RunSummary summary = runAgain(*plan);
    EXPECT_EQ(summary.status, RunState::Done);
    EXPECT_TRUE(summary.tables.constLast().verified);
    EXPECT_EQ(summary.tables.constLast().rowsLoaded, 600);
}

/// Whether a statement that commits by itself ran before a kill nobody knows; of this one nobody has to. It
/// has begun and is not done here because its table is missing.
TEST_F(DumpTails, KeysThatWereBeingSwitchedAreSwitchedAgain)
{
    writeDump("CREATE TABLE a (n int);\nINSERT INTO a VALUES (1);\nUPDATE a SET n = 2;\n"
              "/*!40000 ALTER TABLE other ENABLE KEYS */;\nINSERT INTO a VALUES (3);\n");
    const auto plan = makePlan();
    ASSERT_TRUE(plan) << qPrintable(plan.error().text());
    ASSERT_TRUE(plan->tail);
    const RunSummary stopped = run(*plan);
    ASSERT_EQ(stopped.status, RunState::Stopped);
    EXPECT_EQ(stopped.error->context.line, 4);
    execute(u"CREATE TABLE %1.other (n int)"_s.arg(m_byRun));
    const RunSummary summary = runAgain(*plan);
    EXPECT_EQ(summary.status, RunState::Done) << (summary.error ? qPrintable(summary.error->text()) : "");
    EXPECT_EQ(m_server.value(u"SELECT GROUP_CONCAT(n ORDER BY n) FROM %1.a"_s.arg(m_byRun)).toString(),
              u"2,3"_s);
}

/// Rows of two shapes may be right; where they are not, the server says so, and we say where.
TEST_F(DumpTails, StopAtARowThatDoesNotFitItsTable)
{
    writeDump("CREATE TABLE a (i int PRIMARY KEY);\nINSERT INTO a VALUES (1);\n"
              "ALTER TABLE a ADD COLUMN n int;\nINSERT INTO a VALUES (2, 20);\n"
              "INSERT INTO a VALUES (3, 30), (4);\nINSERT INTO a VALUES (5, 50);\n");
    const auto plan = makePlan();
    ASSERT_TRUE(plan) << qPrintable(plan.error().text());
    ASSERT_TRUE(plan->tail);
    EXPECT_EQ(plan->tail->begin.line, 2);
    const RunSummary summary = run(*plan);
    EXPECT_EQ(summary.status, RunState::Stopped);
    ASSERT_TRUE(summary.error);
    EXPECT_EQ(summary.error->context.serverCode, 1136) << qPrintable(summary.error->text());
    EXPECT_EQ(summary.error->context.line, 5);
    EXPECT_EQ(m_server.value(u"SELECT GROUP_CONCAT(i ORDER BY i) FROM %1.a"_s.arg(m_byRun)).toString(),
              u"1,2"_s);
}

TEST_F(DumpTails, AreNotRolledBackAndSayWhatToDoInstead)
{
    writeDump("CREATE TABLE a (i int PRIMARY KEY);\nINSERT INTO a VALUES (1);\nUPDATE a SET i = 2;\n"
              "INSERT INTO a VALUES (2);\n");
    const auto plan = makePlan();
    ASSERT_TRUE(plan) << qPrintable(plan.error().text());
    const RunSummary stopped = run(*plan);
    ASSERT_EQ(stopped.status, RunState::Stopped);
    const auto rolledBack = rollbackRun(*m_folder, m_server.connection());
    ASSERT_FALSE(rolledBack);
    EXPECT_TRUE(rolledBack.error().what.contains(u"as they stand"_s))
        << qPrintable(rolledBack.error().text());
    EXPECT_TRUE(rolledBack.error().howToFix.contains(m_byRun + u"`.`a`"_s))
        << qPrintable(rolledBack.error().howToFix);
    EXPECT_TRUE(rolledBack.error().howToFix.contains(u"resume "_s + m_folder->id()))
        << qPrintable(rolledBack.error().howToFix);
    EXPECT_EQ(m_server.value(u"SELECT i FROM %1.a"_s.arg(m_byRun)).toInt(), 2) << "nothing was touched";
}

/// An answer of 800 MB, which nobody looks at.
TEST_F(DumpTails, KeepNoAnswers)
{
    writeDump("CREATE TABLE a (i int PRIMARY KEY);\nINSERT INTO a VALUES (1);\n"
              "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 200)\n"
              "SELECT REPEAT('x', 4000000) FROM n;\nUPDATE a SET i = 2;\n");
    const auto plan = makePlan();
    ASSERT_TRUE(plan) << qPrintable(plan.error().text());
    QTemporaryDir folder;
    QFile file(folder.filePath(u"p.millrace"_s));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(plan->toJson());
    file.close();
    const QString sent = u"SELECT VARIABLE_VALUE FROM %1.%2 WHERE VARIABLE_NAME = 'Bytes_sent'"_s.arg(
        factsOf(m_server).isMariaDb() ? u"information_schema"_s : u"performance_schema"_s,
        factsOf(m_server).isMariaDb() ? u"GLOBAL_STATUS"_s : u"global_status"_s);
    const qint64 before = m_server.value(sent).toLongLong();
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"MILLRACE_PASSWORD"_s, m_server.connection().password);
    environment.insert(u"MILLRACE_HOME"_s, folder.filePath(u"home"_s));
    process.setProcessEnvironment(environment);
    process.start(millraceCli(), {u"run"_s, file.fileName(), u"--json"_s});
    ASSERT_TRUE(process.waitForFinished(promptly(60'000)));
    ASSERT_EQ(process.exitCode(), 0) << process.readAllStandardError().constData();
    EXPECT_GT(m_server.value(sent).toLongLong() - before, 800'000'000) << "it was sent";
    const QJsonObject summary = QJsonDocument::fromJson(process.readAllStandardOutput()).object();
    const qint64 most = addressSanitized || threadSanitized ? 700'000'000 : 200'000'000;
    EXPECT_GT(summary.value(u"peak_rss_bytes"_s).toInteger(), 1'000'000);
    EXPECT_LT(summary.value(u"peak_rss_bytes"_s).toInteger(), most);
    EXPECT_EQ(m_server.value(u"SELECT i FROM %1.a"_s.arg(m_byRun)).toInt(), 2);
}

/// Five sessions wait for a lock for as long as the test wants: to the server they run.
TEST_F(DumpTails, GoSlowerWhileOthersAreBusyAndEndBetweenTwoStatements)
{
    Plan defaults;
    defaults.limits.threadsRunning = 2;
    m_defaults = defaults;
    QByteArray sql = "CREATE TABLE a (i int PRIMARY KEY);\nINSERT INTO a VALUES (1);\n";
    sql += QByteArray("DO SLEEP(0.3);\n").repeated(30);
    writeDump(sql + "INSERT INTO a VALUES (2);\n");
    const auto plan = makePlan();
    ASSERT_TRUE(plan) << qPrintable(plan.error().text());
    ASSERT_TRUE(plan->tail);
    const auto saved = DumpPlan::fromJson(plan->toJson());
    ASSERT_TRUE(saved);
    EXPECT_EQ(saved->tail->limits.threadsRunning, 2);

    const auto holder = Connection::open(m_server.connection());
    ASSERT_TRUE(holder);
    ASSERT_TRUE((*holder)->value(u"SELECT GET_LOCK('busy_others', 0)"_s));
    std::vector<std::jthread> others;
    for (int i = 0; i < 5; ++i)
        others.emplace_back([this] {
            if (const auto own = Connection::open(m_server.connection()))
                (void)(*own)->execute(u"DO GET_LOCK('busy_others', 600)"_s);
        });
    class Canceller final : public RunObserver
    {
    public:
        void onEvent(const Event &event) override
        {
            if (!event.text.startsWith(u"The statements go slower: "_s))
                return;
            complaint = event.values.value(u"throttled"_s).toString();
            control.cancel();
        }
        RunControl control;
        QString complaint;
    } canceller;
    auto folder = RunFolder::create(*saved);
    ASSERT_TRUE(folder);
    m_folder = std::move(*folder);
    const RunSummary cancelled = DumpRun(*saved, {.folder = *m_folder,
                                                  .control = canceller.control,
                                                  .observer = canceller,
                                                  .target = m_server.connection()})
                                     .run();
    EXPECT_TRUE((*holder)->execute(u"DO RELEASE_LOCK('busy_others')"_s));
    others.clear();
    EXPECT_EQ(cancelled.status, RunState::Cancelled)
        << (cancelled.error ? qPrintable(cancelled.error->text()) : "");
    EXPECT_TRUE(canceller.complaint.contains(u"threads"_s)) << qPrintable(canceller.complaint);
    EXPECT_EQ(m_server.value(u"SELECT COUNT(*) FROM %1.a"_s.arg(m_byRun)).toInt(), 1);
    ASSERT_TRUE(cancelled.inOrder);
    EXPECT_LT(cancelled.inOrder->statements, 31);
    const RunSummary done = runAgain(*saved);
    EXPECT_EQ(done.status, RunState::Done) << (done.error ? qPrintable(done.error->text()) : "");
    EXPECT_EQ(m_server.value(u"SELECT COUNT(*) FROM %1.a"_s.arg(m_byRun)).toInt(), 2);
    ASSERT_TRUE(done.inOrder);
    EXPECT_EQ(done.inOrder->statements, plan->tail->begin.line == 2 ? 32 : 31) << "of both parts";
}

/// Whatever a dump says, no file of this machine goes to the server for it.
TEST_F(DumpTails, SendNoFileAndSaySoBefore)
{
    writeDump("CREATE TABLE a (i int PRIMARY KEY);\nLOAD DATA LOCAL INFILE '/etc/hostname' INTO TABLE a;\n"
              "INSERT INTO a VALUES (1);\n");
    const auto plan = makePlan();
    ASSERT_TRUE(plan) << qPrintable(plan.error().text());
    EXPECT_TRUE(plan->notes.join(u'\n').contains(u"a file of its own"_s))
        << qPrintable(plan->notes.join(u'\n'));
    const RunSummary summary = run(*plan);
    EXPECT_EQ(summary.status, RunState::Stopped);
    ASSERT_TRUE(summary.error);
    EXPECT_TRUE(summary.error->howToFix.contains(u"a plan of its own"_s))
        << qPrintable(summary.error->text());
    EXPECT_EQ(summary.error->context.line, 2);
}

/// The client stops at the first error, and so do we; what it names is the line of the dump.
TEST_F(DumpTails, StopsAtAnErrorOfALaterStatement)
{
    writeDump("CREATE TABLE a (i int PRIMARY KEY);\nINSERT INTO a VALUES (1);\nDELIMITER //\n"
              "SELECT 1; INSERT INTO a VALUES (1); //\nDELIMITER ;\nINSERT INTO a VALUES (2);\n");
    const auto plan = makePlan();
    ASSERT_TRUE(plan) << qPrintable(plan.error().text());
    const RunSummary summary = run(*plan);
    EXPECT_EQ(summary.status, RunState::Stopped);
    ASSERT_TRUE(summary.error);
    EXPECT_EQ(summary.error->context.serverCode, 1062);
    EXPECT_EQ(summary.error->context.line, 4);
    EXPECT_EQ(m_server.value(u"SELECT COUNT(*) FROM %1.a"_s.arg(m_byRun)).toInt(), 1);
}

} // namespace millrace::test::dumporder_test
