// SPDX-License-Identifier: GPL-3.0-or-later
// Dumps without rows, dumps that name schemas themselves, and what they take away: compared with the client.
#include "core/base/literals.h"
#include "core/plan/wholedump/dumpexisting.h"
#include "core/plan/wholedump/dumppreflight.h"
#include "core/plan/wholedump/dumpschemas.h"
#include "core/report/verdict.h"
#include "core/server/connection.h"
#include "tests/integration/dumps/dumpcase.h"
#include "tests/support/qtprinters.h"

#include <QFileInfo>
#include <gtest/gtest.h>

namespace millrace::test::dumpschemas_test {

namespace {

class DumpSchemas : public DumpCase
{
protected:
    Result<DumpPlan> planWith(const DumpPlanOptions &options)
    {
        const auto server = Connection::open(m_server.connection());
        EXPECT_TRUE(server);
        MILLRACE_TRY(const auto reading, readDump({m_dump}));
        return planDump(reading, options, **server);
    }
    DumpPreflight check(const DumpPlan &plan)
    {
        const auto server = Connection::open(m_server.connection());
        EXPECT_TRUE(server);
        const auto checked = preflightDump(plan, **server);
        EXPECT_TRUE(checked);
        return checked.value_or(DumpPreflight());
    }
    bool isThere(const QString &schema)
    {
        return m_server
            .value(u"SELECT 1 FROM information_schema.SCHEMATA WHERE SCHEMA_NAME = '%1'"_s.arg(schema))
            .isValid();
    }
    /// The dump names its schema; the client gets one that names its own.
    void byClientRenamed()
    {
        const QByteArray dump = contentOf(m_dump);
        ASSERT_NO_FATAL_FAILURE(writeDump(QByteArray(dump).replace(m_source.toUtf8(), m_byClient.toUtf8())));
        ASSERT_NO_FATAL_FAILURE(byClient());
        writeDump(dump);
    }
    /// The dump's own schema goes into m_byRun.
    DumpPlanOptions renamed(ExistingTables existing = ExistingTables::Refuse)
    {
        DumpPlanOptions options = planOptions(existing);
        options.schemaNames = {{m_source.toUtf8(), m_byRun.toUtf8()}};
        return options;
    }
    void writeBeside(const QString &name, const QByteArray &sql) const
    {
        QFile file(QFileInfo(m_dump).path() + u'/' + m_source + name);
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        ASSERT_EQ(file.write(sql), sql.size());
    }
};

constexpr char program[] =
    "SET NAMES utf8mb4;\nCREATE TABLE t (a int PRIMARY KEY, b int, KEY (b));\n"
    "CREATE VIEW v AS SELECT a FROM t;\n"
    "DELIMITER ;;\nCREATE PROCEDURE p(IN n int) BEGIN INSERT INTO t VALUES (n, n); END ;;\nDELIMITER ;\n"
    "CREATE FUNCTION f() RETURNS int DETERMINISTIC RETURN 3;\n";

} // namespace

TEST_F(DumpSchemas, ADumpWithoutRowsIsRunAndSaysSo)
{
    ASSERT_NO_FATAL_FAILURE(writeDump(program));
    ASSERT_NO_FATAL_FAILURE(byClient());
    const auto plan = makePlan();
    ASSERT_TRUE(plan) << qPrintable(plan.error().text());
    const RunSummary summary = run(*plan);
    ASSERT_EQ(summary.status, RunState::Done) << (summary.error ? qPrintable(summary.error->text()) : "");
    const auto saved = RunSummary::fromJson(summary.toJson());
    ASSERT_TRUE(saved);
    const Verdict verdict = verdictOf(*saved, -1);
    EXPECT_EQ(verdict.kind, Verdict::Kind::Proved) << qPrintable(verdict.detail());
    EXPECT_TRUE(verdict.whole);
    EXPECT_TRUE(verdict.sentence.startsWith(u"5 statements were run in "_s)) << verdict.sentence;
    EXPECT_TRUE(verdict.sentence.endsWith(u"; the dump holds no rows."_s)) << verdict.sentence;
    expectSameSchemas();
}

TEST_F(DumpSchemas, ADumpThatOnlyRunsOthersIsRunWithThem)
{
    writeBeside(u"-a.sql"_s, "CREATE TABLE a (n int);\nINSERT INTO a VALUES (1), (2);\n");
    writeBeside(u"-b.sql"_s, "CREATE TABLE b AS SELECT SUM(n) AS n FROM a;\n");
    ASSERT_NO_FATAL_FAILURE(writeDump(
        "SELECT 'begins' AS INFO;\nsource " + m_server.filesFolder().toUtf8() + '/' + m_source.toUtf8() +
        "-a.sql\nsource " + m_server.filesFolder().toUtf8() + '/' + m_source.toUtf8() + "-b.sql\n"));
    const auto found = inspectPaths({m_dump});
    ASSERT_TRUE(found) << qPrintable(found.error().text());
    EXPECT_TRUE(holdTables(*found));
    ASSERT_NO_FATAL_FAILURE(byClient());
    ASSERT_NO_FATAL_FAILURE(byRun());
    expectSameSchemas();
    EXPECT_EQ(m_server.value(u"SELECT n FROM %1.b"_s.arg(m_byRun)).toInt(), 3);
}

/// A question in front of the schema it is asked in; what follows needs its session.
TEST_F(DumpSchemas, AProgramMayBeginInNoSchemaAtAll)
{
    execute(u"DROP DATABASE %1"_s.arg(m_byRun));
    ASSERT_NO_FATAL_FAILURE(writeDump("SELECT 'begins' AS INFO;\nCREATE DATABASE " + m_byRun.toUtf8() +
                                      " CHARACTER SET latin1;\nUSE " + m_byRun.toUtf8() +
                                      ";\nCREATE TABLE a (n int AUTO_INCREMENT PRIMARY KEY, t varchar(9));\n"
                                      "INSERT INTO a (t) VALUES ('x');\nSET @n = LAST_INSERT_ID();\n"
                                      "INSERT INTO a VALUES (@n + 5, 'y');\n"));
    DumpPlanOptions options = planOptions();
    options.connection.schema.clear();
    const auto plan = planWith(options);
    ASSERT_TRUE(plan) << qPrintable(plan.error().text());
    const RunSummary summary = run(*plan);
    ASSERT_EQ(summary.status, RunState::Done) << (summary.error ? qPrintable(summary.error->text()) : "");
    EXPECT_EQ(m_server.value(u"SELECT GROUP_CONCAT(n ORDER BY n) FROM %1.a"_s.arg(m_byRun)).toString(),
              u"1,6"_s);
    EXPECT_EQ(m_server
                  .value(u"SELECT DEFAULT_CHARACTER_SET_NAME FROM information_schema.SCHEMATA WHERE "
                         "SCHEMA_NAME = '%1'"_s.arg(m_byRun))
                  .toString(),
              u"latin1"_s);
}

TEST_F(DumpSchemas, AMissingSchemaIsMadeOnlyWithConsent)
{
    ASSERT_NO_FATAL_FAILURE(writeDump("CREATE TABLE a (n int);\nINSERT INTO a VALUES (1);\n"));
    const auto before = makePlan();
    ASSERT_TRUE(before);
    execute(u"DROP DATABASE %1"_s.arg(m_byRun));
    const auto unasked = makePlan();
    ASSERT_FALSE(unasked);
    EXPECT_EQ(unasked.error().code, ErrorCode::UnknownSchema);
    EXPECT_TRUE(unasked.error().howToFix.contains(u"--create-schema"_s)) << unasked.error().howToFix;
    EXPECT_EQ(run(*before).status, RunState::Refused) << "it was there when this was planned";
    EXPECT_TRUE(check(*before).blocked());
    EXPECT_FALSE(isThere(m_byRun));

    DumpPlanOptions options = planOptions();
    options.createSchema = true;
    const auto plan = planWith(options);
    ASSERT_TRUE(plan) << qPrintable(plan.error().text());
    EXPECT_TRUE(plan->notes.contains(u"Schema %1 is made."_s.arg(m_byRun)));
    EXPECT_FALSE(isThere(m_byRun)) << "not before the run";
    ASSERT_NO_FATAL_FAILURE(runToProof(*plan));
    EXPECT_EQ(m_server.value(u"SELECT n FROM %1.a"_s.arg(m_byRun)).toInt(), 1);
}

TEST_F(DumpSchemas, OneThatTheDumpNamesItselfIsSaid)
{
    execute(u"DROP DATABASE %1"_s.arg(m_byClient));
    ASSERT_NO_FATAL_FAILURE(writeDump("CREATE TABLE a (n int);\nINSERT INTO a VALUES (1);\nCREATE DATABASE " +
                                      m_byClient.toUtf8() + ";\nCREATE TABLE " + m_byClient.toUtf8() +
                                      ".b (n int);\n"));
    const auto plan = makePlan();
    ASSERT_TRUE(plan) << qPrintable(plan.error().text());
    const QString said = u"Line 3 of the dump names the schema %1 itself: what is of it goes there, and not "
                         "into %2. --schema %1=%2 sends it there."_s.arg(m_byClient, m_byRun);
    EXPECT_TRUE(plan->warnings.contains(said)) << qPrintable(plan->warnings.join(u'\n'));
    const auto again = DumpPlan::fromJson(plan->toJson());
    ASSERT_TRUE(again);
    const QVector<Finding> findings = check(*again).findings();
    EXPECT_TRUE(std::any_of(findings.begin(), findings.end(), [&said](const Finding &finding) {
        return finding.severity == Finding::Severity::Warning && finding.detail.what == said;
    }));
    ASSERT_NO_FATAL_FAILURE(runToProof(*plan));
    EXPECT_TRUE(isThere(m_byClient)) << "as the client does it";
}

/// With DROP DATABASE, CREATE DATABASE and USE, views, triggers, routines.
TEST_F(DumpSchemas, OfADumpAreRedirectedInAllItsStatements)
{
    ASSERT_NO_FATAL_FAILURE(makeSource(300));
    const auto connection = Connection::open(m_server.connection(m_source));
    ASSERT_TRUE(connection);
    ASSERT_TRUE((*connection)
                    ->execute(u"CREATE PROCEDURE far() BEGIN INSERT INTO `%1`.log SELECT id + 1000, 'far' "
                              "FROM `%1`.parent; END"_s.arg(m_source)));
    runProgram(u"mariadb-dump"_s,
               {u"--routines"_s, u"--default-character-set=utf8mb4"_s, u"--databases"_s, m_source}, {},
               m_dump);
    ASSERT_NO_FATAL_FAILURE(byClientRenamed());
    const auto plan = planWith(renamed());
    ASSERT_TRUE(plan) << qPrintable(plan.error().text());
    EXPECT_TRUE(plan->warnings.isEmpty()) << qPrintable(plan->warnings.join(u'\n'));
    const auto before = m_server.value(u"SELECT COUNT(*) FROM %1.log"_s.arg(m_source));
    ASSERT_NO_FATAL_FAILURE(runToProof(*plan));
    expectSameSchemas();
    execute(u"CALL %1.far()"_s.arg(m_byRun));
    EXPECT_EQ(m_server.value(u"SELECT COUNT(*) FROM %1.log"_s.arg(m_source)), before);
}

TEST_F(DumpSchemas, AreRedirectedWhereTheDumpRunsInItsOrder)
{
    const QByteArray name = m_source.toUtf8();
    const QByteArray dump = "CREATE DATABASE IF NOT EXISTS " + name + ";\nUSE " + name +
                            ";\nCREATE TABLE a (n int AUTO_INCREMENT PRIMARY KEY, t varchar(40));\n"
                            "INSERT INTO " +
                            name + ".a (t) VALUES ('" + name + ".a'), ('y');\nSET @n = LAST_INSERT_ID();\n" +
                            "INSERT INTO `" + name +
                            "`.`a` VALUES (@n + 5, 'z');\nCREATE TABLE b AS SELECT * FROM " + name +
                            ".a;\nUPDATE " + name + ".b SET t = UPPER(t);\n";
    ASSERT_NO_FATAL_FAILURE(writeDump(dump));
    const auto plan = planWith(renamed());
    ASSERT_TRUE(plan) << qPrintable(plan.error().text());
    ASSERT_TRUE(plan->tail);
    const RunSummary summary = run(*plan);
    ASSERT_EQ(summary.status, RunState::Done) << (summary.error ? qPrintable(summary.error->text()) : "");
    EXPECT_EQ(m_server.value(u"SELECT GROUP_CONCAT(n, t ORDER BY n) FROM %1.a"_s.arg(m_byRun)).toString(),
              u"1%1.a,2y,6z"_s.arg(m_source));
    EXPECT_EQ(m_server.value(u"SELECT COUNT(*) FROM %1.b WHERE t = UPPER(t)"_s.arg(m_byRun)).toInt(), 3);
    EXPECT_EQ(m_server
                  .value(u"SELECT COUNT(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = '%1'"_s.arg(
                      m_source))
                  .toInt(),
              0);
}

TEST_F(DumpSchemas, AreNotRedirectedWhereAStatementLeavesItOpen)
{
    const QByteArray name = m_source.toUtf8();
    ASSERT_NO_FATAL_FAILURE(writeDump("USE " + name +
                                      ";\nCREATE TABLE t (a int);\nINSERT INTO t VALUES (1);\n" +
                                      "CREATE VIEW v AS SELECT " + name + ".a FROM t AS " + name + ";\n"));
    const auto plan = planWith(renamed());
    ASSERT_FALSE(plan);
    EXPECT_EQ(plan.error().code, ErrorCode::PlanInvalid);
    EXPECT_EQ(plan.error().context.line, 4);
    EXPECT_EQ(plan.error().context.file, m_dump);
    EXPECT_TRUE(plan.error().what.contains(u"CREATE VIEW v"_s)) << plan.error().what;
    DumpPlanOptions other = planOptions();
    other.schemaNames = {{"nowhere", "x"}};
    const auto unknown = planWith(other);
    ASSERT_FALSE(unknown);
    EXPECT_TRUE(unknown.error().howToFix.contains(m_source)) << unknown.error().howToFix;
}

TEST_F(DumpSchemas, WhatIsTakenAwayIsShownWithWhatItHolds)
{
    execute(u"CREATE TABLE %1.a (n int PRIMARY KEY)"_s.arg(m_byRun));
    execute(u"INSERT INTO %1.a VALUES (1), (2), (3)"_s.arg(m_byRun));
    execute(u"CREATE TABLE %1.b (n int)"_s.arg(m_byRun));
    ASSERT_NO_FATAL_FAILURE(writeDump("DROP TABLE IF EXISTS a;\nCREATE TABLE a (n int);\n"
                                      "INSERT INTO a VALUES (7);\nALTER TABLE b ADD KEY (n);\n"));
    const auto refused = makePlan();
    ASSERT_TRUE(refused);
    const DumpPreflight first = check(*refused);
    ASSERT_TRUE(first.existing);
    EXPECT_TRUE(first.existing->what.contains(u"table %1.a (3 rows, "_s.arg(m_byRun)))
        << first.existing->what;
    EXPECT_TRUE(first.places.isEmpty()) << "nothing goes";

    const auto plan = makePlan(ExistingTables::Replace);
    ASSERT_TRUE(plan);
    const DumpPreflight second = check(*plan);
    EXPECT_FALSE(second.blocked());
    ASSERT_EQ(second.places.size(), 1);
    EXPECT_TRUE(second.places.first().detail.what.contains(u"table %1.a (3 rows, "_s.arg(m_byRun)));
    EXPECT_FALSE(second.places.first().detail.what.contains(u".b"_s)) << "that one keeps its rows";

    ASSERT_NO_FATAL_FAILURE(writeDump("DROP DATABASE IF EXISTS " + m_byRun.toUtf8() + ";\nCREATE DATABASE " +
                                      m_byRun.toUtf8() + ";\nUSE " + m_byRun.toUtf8() +
                                      ";\nCREATE TABLE a (n int);\nINSERT INTO a VALUES (7);\n"));
    const auto whole = makePlan(ExistingTables::Replace);
    ASSERT_TRUE(whole);
    const DumpPreflight third = check(*whole);
    ASSERT_EQ(third.places.size(), 1);
    EXPECT_TRUE(third.places.first().detail.what.contains(u"schema %1 (2 tables, 3 rows, "_s.arg(m_byRun)))
        << third.places.first().detail.what;
    ASSERT_NO_FATAL_FAILURE(runToProof(*whole));
    EXPECT_EQ(tablesNamed(u"%"_s).toInt(), 1);
}

/// Both ways: with its tables by LOAD DATA, and where the dump runs in its order.
TEST_F(DumpSchemas, OfTheServerItselfAreLeftOutUnlessAskedFor)
{
    const QByteArray probe = "probe_" + m_source.toUtf8();
    const QByteArray system = "CREATE DATABASE IF NOT EXISTS mysql;\nUSE mysql;\nDROP TABLE IF EXISTS " +
                              probe + ";\nCREATE TABLE " + probe + " (n int);\nINSERT INTO " + probe +
                              " VALUES (1);\nALTER TABLE " + probe + " DISABLE KEYS;\nCREATE VIEW v_" +
                              probe + " AS SELECT n FROM " + probe + ";\n";
    const auto expectUntouched = [&](const char *what) {
        EXPECT_EQ(
            m_server
                .value(u"SELECT COUNT(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = 'mysql' AND "
                       "TABLE_NAME LIKE '%%1'"_s.arg(QString::fromUtf8(probe)))
                .toInt(),
            0)
            << what;
    };
    for (const QByteArray &between : {QByteArray(), QByteArray("SET @n = LAST_INSERT_ID();\n")}) {
        execute(u"DROP DATABASE %1"_s.arg(m_byRun));
        execute(u"CREATE DATABASE %1"_s.arg(m_byRun));
        ASSERT_NO_FATAL_FAILURE(writeDump("USE " + m_byRun.toUtf8() + ";\nCREATE TABLE a (n int);\n" +
                                          between + "INSERT INTO a VALUES (1);\n" + system + "USE " +
                                          m_byRun.toUtf8() +
                                          ";\nCREATE TABLE b (n int);\nINSERT INTO b VALUES (2);\n"));
        const auto reading = readDump({m_dump});
        ASSERT_TRUE(reading);
        EXPECT_EQ(systemSchemasOf(*reading), QStringList{u"mysql"_s});
        DumpPlanOptions options = planOptions();
        options.schemasLeftOut = systemSchemasOf(*reading);
        const auto plan = planWith(options);
        ASSERT_TRUE(plan) << qPrintable(plan.error().text());
        EXPECT_TRUE(plan->notes.join(u'\n').contains(u"Schema mysql of the dump is left out"_s));
        EXPECT_TRUE(plan->warnings.isEmpty()) << qPrintable(plan->warnings.join(u'\n'));
        EXPECT_EQ(plan->tail.has_value(), !between.isEmpty());
        const RunSummary summary = run(*plan);
        ASSERT_EQ(summary.status, RunState::Done) << (summary.error ? qPrintable(summary.error->text()) : "");
        EXPECT_EQ(m_server.value(u"SELECT a.n + b.n FROM %1.a JOIN %1.b"_s.arg(m_byRun)).toInt(), 3);
        expectUntouched(between.constData());
        const auto asked = planWith(planOptions(ExistingTables::Replace));
        ASSERT_TRUE(asked) << qPrintable(asked.error().text());
        EXPECT_TRUE(asked->warnings.join(u'\n').contains(u"the schema mysql, which is the server's own"_s))
            << qPrintable(asked->warnings.join(u'\n'));
    }
}

/// Of everything on the server one schema: as a dump of that one.
TEST_F(DumpSchemas, OneOfADumpOfAllIsWhatADumpOfItWouldBe)
{
    if (!m_server.value(u"SELECT VERSION()"_s).toString().contains(u"MariaDB"_s))
        GTEST_SKIP() << "mariadb-dump cannot dump MySQL's own schema";
    ASSERT_NO_FATAL_FAILURE(makeSource(100));
    ASSERT_NO_FATAL_FAILURE(dump(m_source, m_dump));
    ASSERT_NO_FATAL_FAILURE(byClient());
    runProgram(u"mariadb-dump"_s,
               {u"--routines"_s, u"--events"_s, u"--default-character-set=utf8mb4"_s, u"--flush-privileges"_s,
                u"--all-databases"_s},
               {}, m_dump);
    const auto reading = readDump({m_dump});
    ASSERT_TRUE(reading) << qPrintable(reading.error().text());
    EXPECT_TRUE(systemSchemasOf(*reading).contains(u"mysql"_s));
    DumpPlanOptions options = renamed();
    options.schemasLeftOut = reading->schemas();
    options.schemasLeftOut.removeAll(m_source);
    const auto plan = planWith(options);
    ASSERT_TRUE(plan) << qPrintable(plan.error().text());
    EXPECT_FALSE(plan->tail) << qPrintable(plan->tail ? plan->tail->why : QString());
    ASSERT_NO_FATAL_FAILURE(runToProof(*plan));
    expectSameSchemas();
}

TEST_F(DumpSchemas, ChangesOfAccountsAreSaidAndNotRun)
{
    ASSERT_NO_FATAL_FAILURE(
        writeDump("CREATE TABLE a (n int);\nINSERT INTO a VALUES (1);\n"
                  "GRANT SELECT ON *.* TO `nobody`@`%`;\nDROP USER IF EXISTS `x`@`%`;\n"));
    const auto plan = makePlan();
    ASSERT_TRUE(plan) << qPrintable(plan.error().text());
    EXPECT_TRUE(
        plan->notes.contains(u"The dump grants privileges to accounts that it does not make: nothing of "
                             "that is done."_s))
        << plan->notes.join(u'\n');
    const DumpPreflight checked = check(*plan);
    ASSERT_EQ(checked.accounts.size(), 1);
    EXPECT_EQ(checked.accounts.first().severity, Finding::Severity::Note);
    for (const DumpStatement &statement : plan->before + plan->after)
        EXPECT_FALSE(statement.text.contains("nobody") || statement.text.contains("DROP USER"));
}

} // namespace millrace::test::dumpschemas_test
