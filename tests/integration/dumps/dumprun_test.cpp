// SPDX-License-Identifier: GPL-3.0-or-later
// Whole SQL dumps by the real dump program: what the client makes of a dump and what a run of its plan makes
// of it have to be the same schema, to the byte, by a dump of both.
#include "core/base/literals.h"
#include "core/run/trials/rehearsal.h"
#include "core/run/wholedump/dumprecount.h"
#include "core/server/connection.h"
#include "tests/integration/dumps/dumpcase.h"
#include "tests/support/kills.h"
#include "tests/support/pack.h"
#include "tests/support/qtprinters.h"
#include "tests/support/testdata.h"

#include <gtest/gtest.h>

namespace millrace::test::dumprun_test {

namespace {

using DumpRuns = DumpCase;

class DumpForms : public DumpRuns, public testing::WithParamInterface<const char *>
{};

} // namespace

TEST_P(DumpForms, IsTheSameSchemaAsTheClientMakes)
{
    ASSERT_NO_FATAL_FAILURE(makeSource(3000));
    ASSERT_NO_FATAL_FAILURE(
        dump(m_source, m_dump, QString::fromLatin1(GetParam()).split(u' ', Qt::SkipEmptyParts)));
    ASSERT_NO_FATAL_FAILURE(byClient());
    ASSERT_NO_FATAL_FAILURE(byRun());
    EXPECT_GE(m_server.value(u"SELECT COUNT(*) FROM %1.child"_s.arg(m_byRun)).toLongLong(), 3000);
    expectSameSchemas();
    EXPECT_EQ(tablesNamed(u"\\\\_millrace%"_s).toInt(), 0) << "nothing of ours stays";
}

INSTANTIATE_TEST_SUITE_P(All, DumpForms,
                         testing::Values("", "--skip-extended-insert", "--hex-blob --complete-insert",
                                         "--replace --skip-opt --create-options",
                                         "--skip-set-charset --skip-tz-utc --skip-comments"),
                         [](const testing::TestParamInfo<const char *> &form) {
                             std::string name = "as";
                             for (const char *at = form.param; *at != 0; ++at)
                                 name += std::isalnum(static_cast<unsigned char>(*at)) ? *at : '_';
                             return name;
                         });

/// Rows that are no plain values run as the statements they are, but a commit for each would take longer than
/// all of them.
TEST_F(DumpRuns, RowsWithExpressionsShareTransactions)
{
    QByteArray text =
        "SET NAMES latin1;\nCREATE TABLE a (id int PRIMARY KEY, s varchar(40)) DEFAULT CHARSET=utf8mb4;\n"
        "INSERT INTO a VALUES ";
    constexpr int rows = 1500;
    for (int id = 1; id <= rows; ++id)
        text += (id == 1 ? "(" : ",(") + QByteArray::number(id) + ",UPPER('\xE9 of " +
                QByteArray::number(id) + "'))";
    writeDump(text + ";\n");
    ASSERT_NO_FATAL_FAILURE(byClient());
    const auto commits = [this] {
        const auto connection = Connection::open(m_server.connection());
        const auto found = connection ? (*connection)->rows(u"SHOW GLOBAL STATUS LIKE 'Com_commit'"_s)
                                      : Result<QVector<QVector<QVariant>>>(fail(connection.error()));
        return found ? found->value(0).value(1).toLongLong() : qint64(-1000);
    };
    const qint64 before = commits();
    ASSERT_NO_FATAL_FAILURE(byRun());
    EXPECT_LT(commits() - before, 50);
    EXPECT_EQ(m_server.value(u"SELECT COUNT(*) FROM %1.a"_s.arg(m_byRun)).toInt(), rows);
    expectSameSchemas();
}

/// Dumps of servers before MySQL 8 and MariaDB 10.6 say utf8 wherever they mean three bytes.
TEST_F(DumpRuns, OfTheOldUtf8IsTheSame)
{
    writeDump("SET NAMES utf8;\n"
              "CREATE TABLE a (id int PRIMARY KEY, s varchar(20) COLLATE utf8_unicode_ci, l varchar(20) "
              "CHARACTER SET latin1, m varchar(20) CHARACTER SET utf8mb4) DEFAULT CHARSET=utf8;\n"
              "INSERT INTO a VALUES (1,'\xC3\xA9','\xC3\xA9','\xE2\x82\xAC'),(2,'x',NULL,'');\n"
              "INSERT INTO a VALUES (3,_utf8'\xC3\xBC','\xC3\xBC',N'\xE2\x82\xAC');\n"
              "INSERT INTO a VALUES (4,CONVERT('\xC3\xB6' USING utf8),'o',CONCAT('\xC3\xB6','p'));\n");
    ASSERT_NO_FATAL_FAILURE(byClient());
    ASSERT_NO_FATAL_FAILURE(byRun());
    expectSameSchemas();
    EXPECT_EQ(m_server.value(u"SELECT HEX(m) FROM %1.a WHERE id = 1"_s.arg(m_byRun)).toString(), u"E282AC"_s);
}

/// What a server that flushes its log by the second and crashes after the proof leaves.
TEST_F(DumpRuns, RowsThatAreGoneBehindTheProofAreMissed)
{
    execute(u"CREATE TABLE %1.t (id int PRIMARY KEY)"_s.arg(m_byRun));
    execute(u"INSERT INTO %1.t VALUES (1), (2), (3)"_s.arg(m_byRun));
    const auto connection = Connection::open(m_server.connection());
    ASSERT_TRUE(connection);
    const auto uptime = serverUptime(**connection);
    ASSERT_TRUE(uptime);
    EXPECT_LT(*uptime, 24 * 3600) << "of a server that this test program started";
    TableOutcome outcome{.verified = true, .rowsAfter = 3};
    ASSERT_TRUE(recount(**connection, m_byRun, u"t"_s, outcome));
    EXPECT_TRUE(outcome.verified);
    execute(u"DELETE FROM %1.t WHERE id = 2"_s.arg(m_byRun));
    ASSERT_TRUE(recount(**connection, m_byRun, u"t"_s, outcome));
    EXPECT_FALSE(outcome.verified);
    EXPECT_TRUE(outcome.notVerifiedBecause.contains(u"1 row of it"_s))
        << qPrintable(outcome.notVerifiedBecause);
}

TEST_F(DumpRuns, OfACompressedDumpIsTheSame)
{
    ASSERT_NO_FATAL_FAILURE(makeSource(3000));
    ASSERT_NO_FATAL_FAILURE(dump(m_source, m_dump));
    ASSERT_NO_FATAL_FAILURE(byClient());
    const QByteArray packedDump = packed(contentOf(m_dump), "zstd");
    m_dump += u".zst"_s;
    writeDump(packedDump);
    ASSERT_NO_FATAL_FAILURE(byRun());
    expectSameSchemas();
}

TEST_F(DumpRuns, WhatIsThereIsLeftAloneUnlessAskedFor)
{
    ASSERT_NO_FATAL_FAILURE(makeSource(10));
    ASSERT_NO_FATAL_FAILURE(dump(m_source, m_dump));
    execute(u"CREATE TABLE %1.log (id int, precious varchar(10))"_s.arg(m_byRun));
    execute(u"INSERT INTO %1.log VALUES (1, 'kept')"_s.arg(m_byRun));
    const auto refusing = makePlan();
    ASSERT_TRUE(refusing);
    const RunSummary refused = run(*refusing);
    EXPECT_EQ(refused.status, RunState::Refused);
    ASSERT_TRUE(refused.error);
    EXPECT_TRUE(refused.error->text().contains(in(m_byRun, u"log"_s))) << qPrintable(refused.error->text());
    EXPECT_EQ(m_server.value(u"SELECT precious FROM %1.log"_s.arg(m_byRun)).toString(), u"kept"_s);
    EXPECT_EQ(tablesNamed(u"%"_s).toInt(), 1);

    const auto replacing = makePlan(ExistingTables::Replace);
    ASSERT_TRUE(replacing);
    EXPECT_EQ(run(*replacing).status, RunState::Done);
    ASSERT_NO_FATAL_FAILURE(byClient());
    expectSameSchemas();
}

TEST_F(DumpRuns, NothingThatIsThereIsDroppedOrFilledUnasked)
{
    // Each of them would be lost, or filled, by a dump that is taken for harmless.
    const QString &schema = m_byRun;
    const auto there = [&](const QByteArray &dump) {
        writeDump(dump);
        const auto plan = makePlan();
        EXPECT_TRUE(plan) << qPrintable(plan.error().text());
        if (!plan)
            return QString();
        EXPECT_FALSE(plan->notes.isEmpty()) << "said when it is planned";
        const RunSummary summary = run(*plan);
        EXPECT_EQ(summary.status, RunState::Refused);
        return summary.error ? summary.error->what : QString();
    };
    const auto expectNamed = [&](const QByteArray &dump, const QString &object) {
        EXPECT_TRUE(there(dump).contains(object)) << dump.constData() << qPrintable(there(dump));
    };
    const auto connection = Connection::open(m_server.connection(schema));
    ASSERT_TRUE(connection);
    for (const char *sql :
         {"CREATE TABLE a (n int)", "CREATE TABLE b (n int)", "INSERT INTO a VALUES (1)",
          "INSERT INTO b VALUES (2)", "CREATE VIEW v AS SELECT n FROM a",
          "CREATE TRIGGER tr BEFORE INSERT ON a FOR EACH ROW SET NEW.n = 7", "CREATE PROCEDURE p() SELECT 1",
          "CREATE FUNCTION f() RETURNS int DETERMINISTIC RETURN 1",
          "CREATE EVENT e ON SCHEDULE EVERY 1 YEAR DO SELECT 1"})
        ASSERT_TRUE((*connection)->execute(QLatin1String(sql))) << sql;
    const QByteArray made = "CREATE TABLE fresh (n int);\nINSERT INTO fresh VALUES (1);\n";
    const auto named = [&schema](const char *kind, const char *name) {
        return u"%1 %2.%3"_s.arg(QLatin1String(kind), schema, QLatin1String(name));
    };
    expectNamed("INSERT INTO a VALUES (5);\n", named("table", "a"));
    expectNamed("TRUNCATE TABLE a;\nINSERT INTO a VALUES (5);\n", named("table", "a"));
    expectNamed(made + "DROP TABLE IF EXISTS nobody, b;\n", named("table", "b"));
    expectNamed(made + "ALTER TABLE b ADD KEY (n);\n", named("table", "b"));
    expectNamed(made + "DROP VIEW IF EXISTS v;\n", named("view", "v"));
    expectNamed(made + "CREATE OR REPLACE VIEW v AS SELECT 2;\n", named("view", "v"));
    expectNamed(made + "DROP TRIGGER IF EXISTS tr;\n", named("trigger", "tr"));
    expectNamed(made + "DROP PROCEDURE IF EXISTS p;\n", named("procedure", "p"));
    expectNamed(made + "DROP FUNCTION IF EXISTS f;\n", named("function", "f"));
    expectNamed(made + "DROP EVENT IF EXISTS e;\n", named("event", "e"));
    const QByteArray name = schema.toUtf8();
    expectNamed("DROP DATABASE IF EXISTS " + name + ";\nCREATE DATABASE " + name + ";\nUSE " + name + ";\n" +
                    made,
                u"schema "_s + schema);
    const auto count = [&](const QString &table) {
        return m_server.value(u"SELECT GROUP_CONCAT(n) FROM %1.%2"_s.arg(schema, table)).toString();
    };
    EXPECT_EQ(count(u"v"_s), u"1"_s);
    EXPECT_EQ(count(u"b"_s), u"2"_s);
    EXPECT_EQ(tablesNamed(u"%"_s).toInt(), 3) << "a, b, v and nothing else";
}

TEST_F(DumpRuns, AppendingLeavesAllThatIsThereAsItIs)
{
    const auto connection = Connection::open(m_server.connection(m_byRun));
    ASSERT_TRUE(connection);
    for (const char *sql : {"CREATE TABLE a (n int)", "INSERT INTO a VALUES (1)",
                            "CREATE VIEW v AS SELECT 'kept' AS n", "CREATE PROCEDURE p() SELECT 'kept'"})
        ASSERT_TRUE((*connection)->execute(QLatin1String(sql))) << sql;
    const QByteArray name = m_byRun.toUtf8();
    writeDump("DROP DATABASE IF EXISTS " + name + ";\nCREATE DATABASE IF NOT EXISTS " + name + ";\nUSE " +
              name +
              ";\nDROP TABLE IF EXISTS a;\nCREATE TABLE a (n int);\nTRUNCATE TABLE a;\n"
              "INSERT INTO a VALUES (2);\nCREATE TABLE b (n int);\nINSERT INTO b VALUES (3);\n"
              "ALTER TABLE a ADD KEY (n);\nALTER TABLE b ADD KEY (n);\n"
              "DROP VIEW IF EXISTS v;\nCREATE VIEW v AS SELECT 'new' AS n;\n"
              "CREATE VIEW w AS SELECT 'new' AS n;\nDROP PROCEDURE IF EXISTS p;\n"
              "CREATE PROCEDURE p() SELECT 'new';\n");
    const auto plan = makePlan(ExistingTables::Append);
    ASSERT_TRUE(plan) << qPrintable(plan.error().text());
    const RunSummary summary = run(*plan);
    ASSERT_EQ(summary.status, RunState::Done) << (summary.error ? qPrintable(summary.error->text()) : "");
    const auto value = [&](const char *sql) { return m_server.value(QString::fromLatin1(sql).arg(m_byRun)); };
    EXPECT_EQ(value("SELECT GROUP_CONCAT(n ORDER BY n) FROM %1.a").toString(), u"1,2"_s);
    EXPECT_EQ(value("SELECT GROUP_CONCAT(n) FROM %1.b").toString(), u"3"_s);
    EXPECT_EQ(value("SELECT n FROM %1.v").toString(), u"kept"_s);
    EXPECT_EQ(value("SELECT n FROM %1.w").toString(), u"new"_s);
    EXPECT_TRUE(
        value("SELECT ROUTINE_DEFINITION FROM information_schema.ROUTINES WHERE ROUTINE_SCHEMA = '%1'")
            .toString()
            .contains(u"kept"_s));
    EXPECT_EQ(value("SELECT GROUP_CONCAT(TABLE_NAME) FROM information_schema.STATISTICS WHERE TABLE_SCHEMA = "
                    "'%1'")
                  .toString(),
              u"b"_s);
}

TEST_F(DumpRuns, AFolderThatAnotherProcessHasIsNotWrittenInto)
{
    writeDump("CREATE TABLE t (id int);\nINSERT INTO t VALUES (1);\n");
    const auto plan = makePlan();
    ASSERT_TRUE(plan);
    ASSERT_EQ(run(*plan).status, RunState::Done);
    const QByteArray before = contentOf(m_folder->path() + u"/run.json"_s);
    const auto second = RunFolder::open(m_folder->id()); // the first still has it
    ASSERT_TRUE(second);
    RunControl control;
    Silent silent;
    const RunSummary refused =
        DumpRun(*plan,
                {.folder = **second, .control = control, .observer = silent, .target = m_server.connection()})
            .run();
    ASSERT_TRUE(refused.error);
    EXPECT_EQ(refused.error->code, ErrorCode::RunFolderUnusable) << qPrintable(refused.error->text());
    EXPECT_EQ(contentOf(m_folder->path() + u"/run.json"_s), before);
    // The run of its table is found by its own name, as messages give it.
    const auto own = begunTable(*m_folder, 0);
    ASSERT_TRUE(own && *own);
    EXPECT_TRUE(RunFolder::open((*own)->id()));
}

TEST_F(DumpRuns, SmallTablesAreFilledWithTheirIndexesInPlace)
{
    ASSERT_NO_FATAL_FAILURE(makeSource(3000));
    ASSERT_NO_FATAL_FAILURE(dump(m_source, m_dump));
    ASSERT_NO_FATAL_FAILURE(byClient());
    const auto reading = readDump({m_dump});
    ASSERT_TRUE(reading) << qPrintable(reading.error().text());
    const auto connection = Connection::open(m_server.connection());
    ASSERT_TRUE(connection);
    DumpPlanOptions options = planOptions();
    qint64 largest = 0;
    const auto deferred = [&](qint64 fromBytes) {
        options.deferFromBytes = fromBytes;
        const auto plan = planDump(*reading, options, **connection);
        EXPECT_TRUE(plan) << qPrintable(plan.error().text());
        int count = 0;
        for (const Plan &table : plan->tables) {
            largest = std::max(largest, table.source.totalBytes());
            count += table.indexes == IndexPolicy::Defer ? 1 : 0;
            EXPECT_EQ(table.indexes == IndexPolicy::Defer, table.source.totalBytes() >= fromBytes)
                << qPrintable(table.table);
        }
        return count;
    };
    EXPECT_GT(deferred(0), 1);
    EXPECT_LT(largest, QFileInfo(m_dump).size()) << "a table's bytes are those of its own rows";
    EXPECT_EQ(deferred(largest), 1);
    EXPECT_EQ(deferred(DumpPlanOptions().deferFromBytes), 0);
    const auto plan = planDump(*reading, options, **connection);
    ASSERT_TRUE(plan);
    ASSERT_NO_FATAL_FAILURE(runToProof(*plan));
    expectSameSchemas();
}

TEST_F(DumpRuns, TablesThatAreNotWantedStayOutWithAllThatIsAboutThem)
{
    ASSERT_NO_FATAL_FAILURE(makeSource(1000));
    execute(u"CREATE INDEX late ON %1.log (what)"_s.arg(m_source));
    ASSERT_NO_FATAL_FAILURE(dump(m_source, m_dump, {u"--routines"_s, u"--events"_s}));
    const auto reading = readDump({m_dump});
    ASSERT_TRUE(reading) << qPrintable(reading.error().text());
    const auto planWithout = [&](const QStringList &tables) {
        DumpPlanOptions options = planOptions();
        options.leftOut = tables;
        const auto connection = Connection::open(m_server.connection());
        return connection ? planDump(*reading, options, **connection) : fail(connection.error());
    };
    const auto objects = [&] {
        return m_server
            .value(u"SELECT GROUP_CONCAT(TABLE_NAME ORDER BY TABLE_NAME) FROM "
                   "information_schema.TABLES WHERE TABLE_SCHEMA = '%1'"_s.arg(m_byRun))
            .toString();
    };
    const auto triggers = [&] {
        return m_server
            .value(u"SELECT COUNT(*) FROM information_schema.TRIGGERS WHERE TRIGGER_SCHEMA = '%1'"_s.arg(
                m_byRun))
            .toInt();
    };
    EXPECT_EQ(planWithout({u"nobody"_s}).error().code, ErrorCode::PlanInvalid);
    EXPECT_EQ(planWithout({u"child"_s, u"empty_one"_s, u"log"_s, u"parent"_s}).error().code,
              ErrorCode::PlanInvalid)
        << "nothing would be left";

    const auto withoutLog = planWithout({u"log"_s, u"empty_one"_s});
    ASSERT_TRUE(withoutLog) << qPrintable(withoutLog.error().text());
    const auto again = DumpPlan::fromJson(withoutLog->toJson());
    ASSERT_TRUE(again);
    EXPECT_EQ(again->leftOut, withoutLog->leftOut);
    ASSERT_NO_FATAL_FAILURE(runToProof(*withoutLog));
    EXPECT_EQ(objects(), u"a_view_of_it,child,names,parent"_s);
    EXPECT_EQ(triggers(), 1);
    for (const char *table : {"parent", "child"})
        EXPECT_EQ(m_server.value(u"SELECT COUNT(*) FROM %1.%2"_s.arg(m_byRun, QLatin1String(table))),
                  m_server.value(u"SELECT COUNT(*) FROM %1.%2"_s.arg(m_source, QLatin1String(table))))
            << table;

    execute(u"DROP DATABASE %1"_s.arg(m_byRun));
    execute(u"CREATE DATABASE %1"_s.arg(m_byRun));
    const auto withoutChild = planWithout({u"child"_s});
    ASSERT_TRUE(withoutChild) << qPrintable(withoutChild.error().text());
    EXPECT_TRUE(withoutChild->notes.contains(u"View names is left out, too: it reads child."_s));
    EXPECT_TRUE(withoutChild->notes.contains(u"View a_view_of_it is left out, too: it reads names."_s));
    ASSERT_NO_FATAL_FAILURE(runToProof(*withoutChild));
    EXPECT_EQ(objects(), u"empty_one,log,parent"_s);
    EXPECT_EQ(triggers(), 0) << "the only one is of the table that is left out";
    EXPECT_EQ(
        m_server
            .value(u"SELECT COUNT(*) FROM information_schema.ROUTINES WHERE ROUTINE_SCHEMA = '%1'"_s.arg(
                m_byRun))
            .toInt(),
        2);
}

TEST_F(DumpRuns, IsRehearsedWholeOnAServerThatIsThrownAway)
{
    ASSERT_NO_FATAL_FAILURE(makeSource(300));
    ASSERT_NO_FATAL_FAILURE(dump(m_source, m_dump, {u"--routines"_s}));
    const auto plan = makePlan();
    ASSERT_TRUE(plan) << qPrintable(plan.error().text());
    RunControl control;
    Silent silent;
    bool asked = false;
    const auto rehearse = [&](const DumpPlan &dump) {
        return millrace::rehearse(dump, {.control = control,
                                         .observer = silent,
                                         .target = m_server.connection(),
                                         .server = {.memoryBytes = 16LL * 1024 * 1024,
                                                    .program = qEnvironmentVariable("MILLRACE_TEST_SERVER")},
                                         .onRun = [&](const std::function<RunProgress()> &progress) {
                                             asked = asked || (progress && progress().rowsTotal > 0);
                                         }});
    };
    const auto rehearsed = rehearse(*plan);
    ASSERT_TRUE(rehearsed) << qPrintable(rehearsed.error().text());
    const RunSummary &summary = rehearsed->summary;
    EXPECT_EQ(summary.status, RunState::Done) << (summary.error ? qPrintable(summary.error->text()) : "");
    EXPECT_EQ(summary.tables.size(), plan->tables.size());
    EXPECT_TRUE(rehearsed->outcome().verified) << qPrintable(rehearsed->outcome().notVerifiedBecause);
    EXPECT_EQ(rehearsed->outcome().rowsLoaded, plan->rowsPlanned());
    EXPECT_TRUE(asked);
    EXPECT_EQ(tablesNamed(u"%"_s).toInt(), 0) << "the target was only read";

    // Rows alone, for tables that only the target knows; and one that would not fit there.
    execute(u"CREATE TABLE %1.small (id tinyint PRIMARY KEY)"_s.arg(m_byRun));
    writeDump("INSERT INTO small VALUES (1),(2);\n");
    const auto fits = makePlan(ExistingTables::Append);
    ASSERT_TRUE(fits) << qPrintable(fits.error().text());
    const auto went = rehearse(*fits);
    ASSERT_TRUE(went) << qPrintable(went.error().text());
    EXPECT_EQ(went->outcome().rowsLoaded, 2);
    writeDump("INSERT INTO small VALUES (1),(300);\n");
    const auto wide = makePlan(ExistingTables::Append);
    ASSERT_TRUE(wide) << qPrintable(wide.error().text());
    const auto stopped = rehearse(*wide);
    ASSERT_TRUE(stopped) << qPrintable(stopped.error().text());
    EXPECT_NE(stopped->summary.status, RunState::Done);
    EXPECT_EQ(m_server.value(u"SELECT COUNT(*) FROM %1.small"_s.arg(m_byRun)).toInt(), 0);
}

TEST_F(DumpRuns, AppendsToTablesThatStay)
{
    writeDump("DROP TABLE IF EXISTS t;\nCREATE TABLE t (a int, b varchar(10));\nINSERT INTO t VALUES "
              "(2,'b'),(3,'c');\n");
    execute(u"CREATE TABLE %1.t (a int PRIMARY KEY, b varchar(10), c int DEFAULT 7)"_s.arg(m_byRun));
    execute(u"INSERT INTO %1.t VALUES (1,'a',1)"_s.arg(m_byRun));
    const auto plan = makePlan(ExistingTables::Append);
    ASSERT_TRUE(plan) << qPrintable(plan.error().text());
    const RunSummary summary = run(*plan);
    ASSERT_EQ(summary.status, RunState::Done) << (summary.error ? qPrintable(summary.error->text()) : "");
    EXPECT_EQ(m_server.value(u"SELECT GROUP_CONCAT(a, b, c ORDER BY a) FROM %1.t"_s.arg(m_byRun)).toString(),
              u"1a1,2b7,3c7"_s);
}

/// Its own COMMIT stands after the rows, which are loaded elsewhere.
TEST_F(DumpRuns, WhatItDeletesInFrontOfTheRowsIsGoneWhenItTurnsAutocommitOff)
{
    writeDump("SET AUTOCOMMIT=0;\nCREATE TABLE IF NOT EXISTS t (a int, b varchar(10));\nDELETE FROM t;\n"
              "INSERT INTO t VALUES (2,'b'),(3,'c');\nCOMMIT;\n");
    for (const QString &schema : {m_byRun, m_byClient}) {
        execute(u"CREATE TABLE %1.t (a int, b varchar(10))"_s.arg(schema));
        execute(u"INSERT INTO %1.t VALUES (1,'old')"_s.arg(schema));
    }
    ASSERT_NO_FATAL_FAILURE(byClient());
    const auto plan = makePlan(ExistingTables::Replace);
    ASSERT_TRUE(plan) << qPrintable(plan.error().text());
    ASSERT_NO_FATAL_FAILURE(runToProof(*plan));
    for (const QString &schema : {m_byRun, m_byClient})
        EXPECT_EQ(m_server.value(u"SELECT GROUP_CONCAT(a, b ORDER BY a) FROM %1.t"_s.arg(schema)).toString(),
                  u"2b,3c"_s);
}

TEST_F(DumpRuns, RowsThatAreNoPlainValuesRunAsStatementsOnce)
{
    const QByteArray sql =
        "SET NAMES utf8mb4;\nCREATE TABLE t (id int PRIMARY KEY, a varchar(20) DEFAULT 'def', n int);\n"
        "DELETE FROM t;\n"
        "INSERT INTO t VALUES (1,'one',1),(2,DEFAULT,2),(3,CONCAT('th','rée'),1+2),(4,'four',4);\n"
        "INSERT INTO t (id) VALUES (5);\nINSERT INTO t VALUES (6,'six',6);\n"
        "UPDATE t SET n = n + 100 WHERE id = 6;\n";
    writeDump(sql);
    ASSERT_NO_FATAL_FAILURE(byClient());
    ASSERT_NO_FATAL_FAILURE(byRun());
    expectSameSchemas();
    EXPECT_EQ(tablesNamed(u"\\\\_millrace%"_s).toInt(), 0);
    const auto summary = m_folder->summary();
    ASSERT_TRUE(summary);
    EXPECT_EQ(summary->tables.first().rowsLoaded, 6);
}

TEST_F(DumpRuns, AStatementWhosePlaceMattersRunsThere)
{
    writeDump("CREATE TABLE first (id int);\nINSERT INTO first VALUES (1), (2);\n"
              "CREATE TABLE t (id int);\nINSERT INTO t VALUES (1);\nUPDATE t SET id = 5;\nINSERT INTO t "
              "VALUES (2);\n");
    ASSERT_NO_FATAL_FAILURE(byClient());
    const auto plan = makePlan();
    ASSERT_TRUE(plan) << qPrintable(plan.error().text());
    ASSERT_TRUE(plan->tail);
    EXPECT_EQ(plan->tail->begin.line, 4) << "where the rows of its table begin";
    EXPECT_TRUE(plan->tail->why.contains(u"UPDATE t SET id = 5"_s)) << qPrintable(plan->tail->why);
    ASSERT_EQ(plan->tables.size(), 1) << "what comes before is loaded";
    ASSERT_NO_FATAL_FAILURE(runToProof(*plan));
    expectSameSchemas();
    const auto summary = m_folder->summary();
    ASSERT_TRUE(summary && summary->inOrder);
    EXPECT_EQ(summary->inOrder->statements, 3);
    EXPECT_EQ(summary->inOrder->rows, 3);
}

TEST_F(DumpRuns, ACutDumpIsRefusedBeforeAnythingIsTouched)
{
    writeDump("CREATE TABLE t (id int, v varchar(20));\nINSERT INTO t VALUES (1,'a'),\n(2,'unfinish");
    const auto plan = makePlan();
    ASSERT_FALSE(plan);
    EXPECT_EQ(plan.error().context.line.value_or(0), 3);
    EXPECT_EQ(tablesNamed(u"%"_s).toInt(), 0);
}

TEST_F(DumpRuns, AStatementThatFailsStopsAndCanBeResumed)
{
    writeDump(
        "CREATE TABLE t (id int);\nINSERT INTO t VALUES (1),(2),(3);\nALTER TABLE t ADD KEY k (missing);\n");
    const auto plan = makePlan();
    ASSERT_TRUE(plan) << qPrintable(plan.error().text());
    const RunSummary stopped = run(*plan);
    EXPECT_EQ(stopped.status, RunState::Stopped);
    ASSERT_TRUE(stopped.error);
    EXPECT_EQ(stopped.error->context.line.value_or(0), 3) << qPrintable(stopped.error->text());
    execute(u"ALTER TABLE %1.t ADD missing int"_s.arg(m_byRun));
    const RunSummary resumed = runAgain(*plan);
    EXPECT_EQ(resumed.status, RunState::Done) << (resumed.error ? qPrintable(resumed.error->text()) : "");
    EXPECT_EQ(m_server.value(u"SELECT COUNT(*) FROM %1.t"_s.arg(m_byRun)).toInt(), 3);
}

TEST_F(DumpRuns, RejectsSayWhereTheyStandInTheDump)
{
    writeDump("CREATE TABLE t (id int PRIMARY KEY, v varchar(3));\n\nINSERT INTO t VALUES (1,'abc'),\n"
              "(2,'too long'),\n(3,'x');\nINSERT INTO t VALUES (4,'also too long');\n");
    Plan defaults;
    defaults.onError = OnError::SetAside;
    m_defaults = defaults;
    const auto plan = makePlan();
    ASSERT_TRUE(plan) << qPrintable(plan.error().text());
    const RunSummary summary = run(*plan);
    ASSERT_EQ(summary.status, RunState::Done) << (summary.error ? qPrintable(summary.error->text()) : "");
    const TableOutcome &table = summary.tables.first();
    EXPECT_EQ(table.rowsLoaded, 2);
    EXPECT_EQ(table.rowsRejected, 2);
    const QByteArray reasons = contentOf(table.reasonsFile);
    const QByteArray dump = contentOf(m_dump);
    EXPECT_TRUE(reasons.contains(".sql,2,4," + QByteArray::number(dump.indexOf("(2,"))))
        << reasons.constData();
    EXPECT_TRUE(reasons.contains(".sql,4,6," + QByteArray::number(dump.indexOf("(4,"))))
        << reasons.constData();
}

TEST_F(DumpRuns, KilledAtAnyMomentIsTheSame)
{
    const quint32 seed = killSeed();
    SCOPED_TRACE(seedText(seed));
    QRandomGenerator random(seed);
    ASSERT_NO_FATAL_FAILURE(makeSource(20'000));
    ASSERT_NO_FATAL_FAILURE(dump(m_source, m_dump));
    QFile file(m_dump);
    ASSERT_TRUE(file.open(QIODevice::Append));
    file.write("INSERT INTO `log` VALUES (-1, CONCAT('as ', 'is'));\n");
    file.close();
    ASSERT_NO_FATAL_FAILURE(byClient());
    Plan defaults;
    defaults.chunkRows = 700;
    defaults.indexes = IndexPolicy::Defer;
    defaults.limits.rowsPerSecond = 30'000; // slow enough that there is a middle to be killed in
    m_defaults = defaults;
    const auto plan = makePlan();
    ASSERT_TRUE(plan) << qPrintable(plan.error().text());
    LoadCase home;
    EXPECT_GE(killProgram(home, millraceCli(), random, plan->toJson()), 5);
    expectSameSchemas();
    EXPECT_EQ(tablesNamed(u"\\\\_millrace%"_s).toInt(), 0);
}

} // namespace millrace::test::dumprun_test
