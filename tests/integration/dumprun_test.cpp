// SPDX-License-Identifier: GPL-3.0-or-later
// Whole SQL dumps by the real dump program: what the client makes of a dump and what a run of its plan makes
// of it have to be the same schema, to the byte, by a dump of both.
#include "core/plan/dumpplanner.h"
#include "core/run/dumprun.h"
#include "core/server/connection.h"
#include "core/tuning/sessionknobs.h"
#include "tests/support/kills.h"
#include "tests/support/loadcase.h"
#include "tests/support/pack.h"

#include <QProcess>
#include <QStandardPaths>
#include <gtest/gtest.h>
#include <thread>

namespace millrace::test {

namespace {

class Silent final : public RunObserver
{
public:
    void onEvent(const Event &) override {}
};

class DumpRuns : public testing::Test
{
protected:
    void SetUp() override
    {
        m_source = m_server.freshSchema();
        m_byClient = m_server.freshSchema();
        m_byRun = m_server.freshSchema();
        m_dump = m_server.filesFolder() + QLatin1Char('/') + m_source + QStringLiteral(".sql");
    }

    void execute(const QString &sql) { m_server.execute(sql); }
    QString in(const QString &schema, const QString &object) { return schema + QLatin1Char('.') + object; }

    /// Tables of most kinds of columns, with what has to be made behind the rows.
    void makeSource(int rows)
    {
        const auto connection = Connection::open(m_server.connection(m_source));
        ASSERT_TRUE(connection);
        const auto run = [&connection](const QString &sql) {
            const auto done = (*connection)->execute(sql);
            ASSERT_TRUE(done) << qPrintable(done.error().text()) << '\n' << qPrintable(sql.left(300));
        };
        run(QStringLiteral("SET sql_mode='NO_AUTO_VALUE_ON_ZERO'"));
        // Of MySQL's generated columns mariadb-dump writes the values down, and no server takes them back.
        const bool mariaDb =
            m_server.value(QStringLiteral("SELECT VERSION()")).toString().contains(QStringLiteral("MariaDB"));
        const QString generated =
            mariaDb ? QStringLiteral(", doubled bigint AS (parent * 2) STORED") : QString();
        run(QStringLiteral(
            "CREATE TABLE parent (id int NOT NULL AUTO_INCREMENT PRIMARY KEY, name varchar(40) NOT NULL, "
            "e enum('a','é,','it''s') NOT NULL DEFAULT 'a', s set('x','y','z'), UNIQUE KEY by_name (name)) "
            "CHARACTER SET utf8mb4"));
        run(QStringLiteral(
                "CREATE TABLE child (id bigint unsigned NOT NULL AUTO_INCREMENT PRIMARY KEY, parent int NOT "
                "NULL, "
                "b bit(7), bl longblob, l varchar(60) CHARACTER SET latin1, t text, d datetime(3), ts "
                "timestamp "
                "NULL, "
                "de decimal(20,6), fl double, p geometry, j json, y year%1, "
                "KEY by_parent (parent, y), KEY by_text (l), "
                "CONSTRAINT has_parent FOREIGN KEY (parent) REFERENCES parent (id)) CHARACTER SET utf8mb4")
                .arg(generated));
        run(QStringLiteral("CREATE TABLE empty_one (a int, KEY (a))"));
        run(QStringLiteral("CREATE TABLE log (id int NOT NULL PRIMARY KEY, what varchar(30))"));
        run(QStringLiteral("INSERT INTO parent VALUES (0,'zero','a','')"));
        run(QStringLiteral(
            "INSERT INTO parent (name, e, s) VALUES ('one','é,','x,z'),('It''s \\\\ \"two\"','it''s',NULL)"));
        run(QStringLiteral(
            "INSERT INTO child (parent, b, bl, l, t, d, ts, de, fl, p, j, y) VALUES "
            "(0, b'0000000', x'', '', '', '0000-00-00', NULL, -0.000001, 1e300, NULL, NULL, 0),"
            "(1, b'1010111', x'00275C0A0D1A09FF', 'é', '😀 \\\\ \\n \\t '' ; -- ', '9999-12-31 23:59:59.999', "
            "'2038-01-19 03:14:07', 12345678901234.123456, -0.1, ST_GeomFromText('POINT(39 92)'), "
            "'{\"a\": \"\\\\\\\\ 😀\"}', 2155)"));
        for (int done = 2; done < rows; done *= 2)
            run(QStringLiteral(
                    "INSERT INTO child (parent, b, bl, l, t, d, ts, de, fl, p, j, y) SELECT parent, b, "
                    "CONCAT(bl, id), CONCAT(l, id % 50), CONCAT(t, id), d, ts, id / 7, id / 3, p, j, y "
                    "FROM child WHERE id <= %1")
                    .arg(done));
        run(QStringLiteral(
            "CREATE VIEW names AS SELECT p.name, COUNT(*) AS children FROM parent p JOIN child c ON "
            "c.parent = p.id GROUP BY p.name"));
        run(QStringLiteral("CREATE VIEW a_view_of_it AS SELECT * FROM names WHERE children > 1"));
        run(QStringLiteral(
            "CREATE TRIGGER noted AFTER INSERT ON child FOR EACH ROW BEGIN INSERT INTO log VALUES "
            "(NEW.id, 'by ; the trigger'); END"));
        run(QStringLiteral("CREATE PROCEDURE twice(IN n int) BEGIN SELECT n * 2; END"));
        run(QStringLiteral("CREATE FUNCTION thrice(n int) RETURNS int DETERMINISTIC RETURN n * 3"));
    }

    void runProgram(const QString &program, QStringList arguments, const QString &input,
                    const QString &output)
    {
        const QString path = QStandardPaths::findExecutable(program);
        ASSERT_FALSE(path.isEmpty()) << qPrintable(program) << " is missing: installer/deps.sh installs it";
        const ResolvedConnection target = m_server.connection();
        arguments = QStringList{QStringLiteral("--no-defaults"), QStringLiteral("--user=") + target.spec.user,
                                QStringLiteral("--socket=") + target.spec.socket} +
                    arguments;
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("MYSQL_PWD"), target.password);
        process.setProcessEnvironment(environment);
        if (!input.isEmpty())
            process.setStandardInputFile(input);
        if (!output.isEmpty())
            process.setStandardOutputFile(output);
        process.start(path, arguments);
        ASSERT_TRUE(process.waitForFinished(120'000));
        // On MySQL the dump program misses a table of MariaDB's and says so, behind everything.
        ASSERT_TRUE(process.exitCode() == 0 || program == QLatin1String("mariadb-dump"))
            << process.readAllStandardError().constData();
    }

    void dump(const QString &schema, const QString &file, const QStringList &options = {})
    {
        runProgram(QStringLiteral("mariadb-dump"),
                   QStringList{QStringLiteral("--routines"), QStringLiteral("--triggers"),
                               QStringLiteral("--default-character-set=utf8mb4")} +
                       options + QStringList{schema},
                   {}, file);
    }

    void writeDump(const QByteArray &sql)
    {
        QFile file(m_dump);
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        ASSERT_EQ(file.write(sql), sql.size());
    }

    static QByteArray contentOf(const QString &path)
    {
        QFile file(path);
        EXPECT_TRUE(file.open(QIODevice::ReadOnly));
        return file.readAll();
    }

    /// A dump of the schema, one row a line, without what differs between two dumps of the same.
    QByteArray dumped(const QString &schema)
    {
        const QString path = m_server.filesFolder() + QLatin1Char('/') + schema + QStringLiteral(".again");
        dump(schema, path,
             {QStringLiteral("--skip-dump-date"), QStringLiteral("--skip-extended-insert"),
              QStringLiteral("--order-by-primary"), QStringLiteral("--hex-blob")});
        return contentOf(path).replace(schema.toUtf8(), "SCHEMA");
    }

    /// Says the first line that differs.
    void expectSameSchemas()
    {
        const QList<QByteArray> run = dumped(m_byRun).split('\n');
        const QList<QByteArray> client = dumped(m_byClient).split('\n');
        ASSERT_GT(client.size(), 20);
        for (qsizetype line = 0; line < std::max(run.size(), client.size()); ++line)
            ASSERT_EQ(run.value(line).left(3000).toStdString(), client.value(line).left(3000).toStdString())
                << "line " << line + 1;
        EXPECT_TRUE(run == client);
    }

    void byClient()
    {
        runProgram(QStringLiteral("mariadb"), {QStringLiteral("--default-character-set=utf8mb4"), m_byClient},
                   m_dump, {});
    }

    Result<DumpPlan> makePlan(ExistingTables existing = ExistingTables::Refuse)
    {
        const auto server = Connection::open(m_server.connection());
        EXPECT_TRUE(server);
        const auto facts = ServerFacts::read(**server);
        EXPECT_TRUE(facts);
        DumpPlanOptions options{.connection = m_server.connection(m_byRun).spec, .existing = existing};
        options.connection.scratch = false;
        options.defaults.indexes = IndexPolicy::Defer;
        options.defaults.session = defaultSettings(*facts);
        options.defaults.chunkRows = 500;
        options.defaults = m_defaults ? *m_defaults : options.defaults;
        return planDump(m_dump, options, **server);
    }

    RunSummary run(const DumpPlan &plan)
    {
        // As a saved plan: what does not survive the file is not in the plan.
        const auto saved = DumpPlan::fromJson(plan.toJson());
        EXPECT_TRUE(saved) << qPrintable(saved.error().text());
        auto folder = RunFolder::create(plan.toJson());
        EXPECT_TRUE(folder);
        m_folder = std::move(*folder);
        RunControl control;
        Silent silent;
        return DumpRun(*saved, m_server.connection(), *m_folder, control, silent).run();
    }

    /// Plans the dump and runs it; fails where anything is not done and verified.
    void byRun()
    {
        const auto plan = makePlan();
        ASSERT_TRUE(plan) << qPrintable(plan.error().text());
        const RunSummary summary = run(*plan);
        ASSERT_EQ(summary.status, RunState::Done) << (summary.error ? qPrintable(summary.error->text()) : "");
        for (const TableOutcome &table : summary.tables)
            EXPECT_TRUE(table.verified)
                << qPrintable(table.table + QStringLiteral(": ") + table.notVerifiedBecause);
    }

    QVariant tablesNamed(const QString &pattern)
    {
        return m_server.value(
            QStringLiteral("SELECT COUNT(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = "
                           "'%1' AND TABLE_NAME LIKE '%2'")
                .arg(m_byRun, pattern));
    }

    PrivateServer &m_server = PrivateServer::shared();
    QString m_source;
    QString m_byClient;
    QString m_byRun;
    QString m_dump;
    std::optional<Plan> m_defaults;
    std::unique_ptr<RunFolder> m_folder;
};

class DumpForms : public DumpRuns, public testing::WithParamInterface<const char *>
{};

} // namespace

TEST_P(DumpForms, IsTheSameSchemaAsTheClientMakes)
{
    ASSERT_NO_FATAL_FAILURE(makeSource(3000));
    ASSERT_NO_FATAL_FAILURE(
        dump(m_source, m_dump, QString::fromLatin1(GetParam()).split(QLatin1Char(' '), Qt::SkipEmptyParts)));
    ASSERT_NO_FATAL_FAILURE(byClient());
    ASSERT_NO_FATAL_FAILURE(byRun());
    EXPECT_GE(m_server.value(QStringLiteral("SELECT COUNT(*) FROM %1.child").arg(m_byRun)).toLongLong(),
              3000);
    expectSameSchemas();
    EXPECT_EQ(tablesNamed(QStringLiteral("\\\\_millrace%")).toInt(), 0) << "nothing of ours stays";
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

TEST_F(DumpRuns, OfACompressedDumpIsTheSame)
{
    ASSERT_NO_FATAL_FAILURE(makeSource(3000));
    ASSERT_NO_FATAL_FAILURE(dump(m_source, m_dump));
    ASSERT_NO_FATAL_FAILURE(byClient());
    const QByteArray packedDump = packed(contentOf(m_dump), "zstd");
    m_dump += QStringLiteral(".zst");
    writeDump(packedDump);
    ASSERT_NO_FATAL_FAILURE(byRun());
    expectSameSchemas();
}

TEST_F(DumpRuns, WhatIsThereIsLeftAloneUnlessAskedFor)
{
    ASSERT_NO_FATAL_FAILURE(makeSource(10));
    ASSERT_NO_FATAL_FAILURE(dump(m_source, m_dump));
    execute(QStringLiteral("CREATE TABLE %1.log (id int, precious varchar(10))").arg(m_byRun));
    execute(QStringLiteral("INSERT INTO %1.log VALUES (1, 'kept')").arg(m_byRun));
    const auto refusing = makePlan();
    ASSERT_TRUE(refusing);
    const RunSummary refused = run(*refusing);
    EXPECT_EQ(refused.status, RunState::Refused);
    ASSERT_TRUE(refused.error);
    EXPECT_TRUE(refused.error->text().contains(in(m_byRun, QStringLiteral("log"))))
        << qPrintable(refused.error->text());
    EXPECT_EQ(m_server.value(QStringLiteral("SELECT precious FROM %1.log").arg(m_byRun)).toString(),
              QStringLiteral("kept"));
    EXPECT_EQ(tablesNamed(QStringLiteral("%")).toInt(), 1);

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
          "CREATE TRIGGER tr BEFORE INSERT ON a FOR EACH ROW SET NEW.n = 7",
          "CREATE PROCEDURE p() SELECT 1", "CREATE FUNCTION f() RETURNS int DETERMINISTIC RETURN 1",
          "CREATE EVENT e ON SCHEDULE EVERY 1 YEAR DO SELECT 1"})
        ASSERT_TRUE((*connection)->execute(QLatin1String(sql))) << sql;
    const QByteArray made = "CREATE TABLE fresh (n int);\nINSERT INTO fresh VALUES (1);\n";
    const auto named = [&schema](const char *kind, const char *name) {
        return QStringLiteral("%1 %2.%3").arg(QLatin1String(kind), schema, QLatin1String(name));
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
                QStringLiteral("schema ") + schema);
    const auto count = [&](const QString &table) {
        return m_server.value(QStringLiteral("SELECT GROUP_CONCAT(n) FROM %1.%2").arg(schema, table)).toString();
    };
    EXPECT_EQ(count(QStringLiteral("v")), QStringLiteral("1"));
    EXPECT_EQ(count(QStringLiteral("b")), QStringLiteral("2"));
    EXPECT_EQ(tablesNamed(QStringLiteral("%")).toInt(), 3) << "a, b, v and nothing else";
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
    EXPECT_EQ(value("SELECT GROUP_CONCAT(n ORDER BY n) FROM %1.a").toString(), QStringLiteral("1,2"));
    EXPECT_EQ(value("SELECT GROUP_CONCAT(n) FROM %1.b").toString(), QStringLiteral("3"));
    EXPECT_EQ(value("SELECT n FROM %1.v").toString(), QStringLiteral("kept"));
    EXPECT_EQ(value("SELECT n FROM %1.w").toString(), QStringLiteral("new"));
    EXPECT_TRUE(value("SELECT ROUTINE_DEFINITION FROM information_schema.ROUTINES WHERE ROUTINE_SCHEMA = '%1'")
                    .toString()
                    .contains(QStringLiteral("kept")));
    EXPECT_EQ(value("SELECT GROUP_CONCAT(TABLE_NAME) FROM information_schema.STATISTICS WHERE TABLE_SCHEMA = "
                    "'%1'")
                  .toString(),
              QStringLiteral("b"));
}

TEST_F(DumpRuns, AFolderThatAnotherProcessHasIsNotWrittenInto)
{
    writeDump("CREATE TABLE t (id int);\nINSERT INTO t VALUES (1);\n");
    const auto plan = makePlan();
    ASSERT_TRUE(plan);
    ASSERT_EQ(run(*plan).status, RunState::Done);
    const QByteArray before = contentOf(m_folder->path() + QStringLiteral("/run.json"));
    const auto second = RunFolder::open(m_folder->id()); // the first still has it
    ASSERT_TRUE(second);
    RunControl control;
    Silent silent;
    const RunSummary refused = DumpRun(*plan, m_server.connection(), **second, control, silent).run();
    ASSERT_TRUE(refused.error);
    EXPECT_EQ(refused.error->code, ErrorCode::RunFolderUnusable) << qPrintable(refused.error->text());
    EXPECT_EQ(contentOf(m_folder->path() + QStringLiteral("/run.json")), before);
    // The run of its table is found by its own name, as messages give it.
    const auto own = tableFolder(*m_folder, *plan, 0, false);
    ASSERT_TRUE(own && *own);
    EXPECT_TRUE(RunFolder::open((*own)->id()));
}

TEST_F(DumpRuns, AppendsToTablesThatStay)
{
    writeDump("DROP TABLE IF EXISTS t;\nCREATE TABLE t (a int, b varchar(10));\nINSERT INTO t VALUES "
              "(2,'b'),(3,'c');\n");
    execute(
        QStringLiteral("CREATE TABLE %1.t (a int PRIMARY KEY, b varchar(10), c int DEFAULT 7)").arg(m_byRun));
    execute(QStringLiteral("INSERT INTO %1.t VALUES (1,'a',1)").arg(m_byRun));
    const auto plan = makePlan(ExistingTables::Append);
    ASSERT_TRUE(plan) << qPrintable(plan.error().text());
    const RunSummary summary = run(*plan);
    ASSERT_EQ(summary.status, RunState::Done) << (summary.error ? qPrintable(summary.error->text()) : "");
    EXPECT_EQ(m_server.value(QStringLiteral("SELECT GROUP_CONCAT(a, b, c ORDER BY a) FROM %1.t").arg(m_byRun))
                  .toString(),
              QStringLiteral("1a1,2b7,3c7"));
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
    EXPECT_EQ(tablesNamed(QStringLiteral("\\\\_millrace%")).toInt(), 0);
    const auto summary = m_folder->summary();
    ASSERT_TRUE(summary);
    EXPECT_EQ(summary->tables.first().rowsLoaded, 6);
}

TEST_F(DumpRuns, AStatementWhosePlaceMattersIsRefusedWithItsLine)
{
    writeDump("CREATE TABLE t (id int);\nINSERT INTO t VALUES (1);\nUPDATE t SET id = 5;\nINSERT INTO t "
              "VALUES (2);\n");
    const auto plan = makePlan();
    ASSERT_FALSE(plan);
    EXPECT_EQ(plan.error().context.line.value_or(0), 3);
    EXPECT_TRUE(plan.error().what.contains(QStringLiteral("UPDATE t SET id = 5")))
        << qPrintable(plan.error().what);
}

TEST_F(DumpRuns, ACutDumpIsRefusedBeforeAnythingIsTouched)
{
    writeDump("CREATE TABLE t (id int, v varchar(20));\nINSERT INTO t VALUES (1,'a'),\n(2,'unfinish");
    const auto plan = makePlan();
    ASSERT_FALSE(plan);
    EXPECT_EQ(plan.error().context.line.value_or(0), 3);
    EXPECT_EQ(tablesNamed(QStringLiteral("%")).toInt(), 0);
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
    execute(QStringLiteral("ALTER TABLE %1.t ADD missing int").arg(m_byRun));
    RunControl control;
    Silent silent;
    const QString id = m_folder->id();
    m_folder.reset();
    auto folder = RunFolder::open(id);
    ASSERT_TRUE(folder);
    const RunSummary resumed = DumpRun(*plan, m_server.connection(), **folder, control, silent).run();
    EXPECT_EQ(resumed.status, RunState::Done) << (resumed.error ? qPrintable(resumed.error->text()) : "");
    EXPECT_EQ(m_server.value(QStringLiteral("SELECT COUNT(*) FROM %1.t").arg(m_byRun)).toInt(), 3);
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
    EXPECT_GE(killProgram(home, QStringLiteral(MILLRACE_CLI), random, plan->toJson()), 5);
    expectSameSchemas();
    EXPECT_EQ(tablesNamed(QStringLiteral("\\\\_millrace%")).toInt(), 0);
}

} // namespace millrace::test
