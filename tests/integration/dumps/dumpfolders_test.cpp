// SPDX-License-Identifier: GPL-3.0-or-later
// Dumps in several files as one plan: what was dumped and what a run makes of the files are the same schema,
// by a dump of both.
#include "core/base/literals.h"
#include "core/server/connection.h"
#include "tests/integration/dumps/dumpcase.h"
#include "tests/support/archivefile.h"
#include "tests/support/factsof.h"
#include "tests/support/needs.h"
#include "tests/support/qtprinters.h"
#include "tests/support/shelldumpwriter.h"

#include <QProcess>
#include <QStandardPaths>
#include <gtest/gtest.h>

namespace millrace::test::dumpfolders_test {

namespace {

class DumpFolders : public DumpFilesCase
{
protected:
    Result<DumpPlan> planFolder(const QString &schema, ExistingTables existing = ExistingTables::Refuse,
                                const QStringList &leftOut = {})
    {
        MILLRACE_TRY(const auto reading, readDump({m_path.isEmpty() ? m_files : m_path}));
        EXPECT_TRUE(reading.severalFiles);
        const auto server = Connection::open(m_server.connection());
        EXPECT_TRUE(server);
        DumpPlanOptions options = planOptions(existing);
        options.connection.schema = schema;
        options.createSchema = m_createsSchema;
        options.leftOut = leftOut;
        return planDump(reading, options, **server);
    }

    /// Plans the folder for a server that has lost the schema, runs it, compares with what there was.
    void expectItComesBack(const QString &target)
    {
        const QList<QByteArray> before = linesOf(dumped(m_source));
        execute(u"DROP DATABASE %1"_s.arg(m_source));
        const auto plan = planFolder(target);
        ASSERT_TRUE(plan) << qPrintable(plan.error().text());
        ASSERT_NO_FATAL_FAILURE(runToProof(*plan));
        const QList<QByteArray> now = linesOf(dumped(m_source));
        ASSERT_GT(before.size(), 30);
        for (qsizetype line = 0; line < std::max(now.size(), before.size()); ++line)
            ASSERT_EQ(now.value(line).left(3000), before.value(line).left(3000)) << "line " << line + 1;
    }

    QList<QByteArray> linesOf(const QByteArray &text) const
    {
        QList<QByteArray> lines = text.split('\n');
        if (!m_ignoring.isEmpty())
            lines.removeIf([this](const QByteArray &line) { return line.contains(m_ignoring); });
        return lines;
    }

    QByteArray m_ignoring; ///< lines with it are not compared; empty: all are
    QString m_path;        ///< planned instead of the folder
    bool m_createsSchema = false;
};

} // namespace

TEST_F(DumpFolders, OfMydumperComesBackWhole)
{
    MILLRACE_NEEDS("mydumper")
    const QString program = QStandardPaths::findExecutable(u"mydumper"_s);
    ASSERT_NO_FATAL_FAILURE(makeSource(3000));
    const ResolvedConnection target = m_server.connection();
    QStringList arguments{u"-S"_s, target.spec.socket, u"-u"_s, target.spec.user, u"-p"_s, target.password,
                          u"-B"_s, m_source,           u"-o"_s, m_files,          u"-G"_s, u"-r"_s,
                          u"700"_s};
    if (m_server.value(u"SELECT VERSION() LIKE '%MariaDB%'"_s).toBool()) {
        arguments << u"-R"_s << u"-E"_s;
    } else { // of MySQL's routines mydumper 0.10 writes "SET character_set_client = ;", which nobody runs
        execute(u"DROP PROCEDURE %1.twice"_s.arg(m_source));
        execute(u"DROP FUNCTION %1.thrice"_s.arg(m_source));
    }
    keepNoFigures(m_server);
    QProcess process;
    process.start(program, arguments);
    ASSERT_TRUE(process.waitForFinished(60'000));
    ASSERT_EQ(process.exitCode(), 0) << process.readAllStandardError();
    m_ignoring = "SET sql_mode"; // that of triggers and routines is in none of mydumper's files
    expectItComesBack({});
}

/// By its own loader, with and without the metadata.
TEST_F(DumpFolders, OfMydumperIsWhatMyloaderMakesOfIt)
{
    MILLRACE_NEEDS("mydumper")
    ASSERT_NO_FATAL_FAILURE(makeSource(3000));
    execute(u"DROP PROCEDURE %1.twice"_s.arg(m_source));
    execute(u"DROP FUNCTION %1.thrice"_s.arg(m_source));
    execute(
        u"INSERT INTO %1.log SELECT id, 'seen' FROM %1.child WHERE id < 500 AND id NOT IN (SELECT id FROM "
        "(SELECT id FROM %1.log) AS seen)"_s.arg(m_source));
    keepNoFigures(m_server);
    const ResolvedConnection target = m_server.connection();
    const auto program = [&](const QString &name, const QStringList &more) {
        QProcess process;
        process.start(name, QStringList{u"-S"_s, target.spec.socket, u"-u"_s, target.spec.user, u"-p"_s,
                                        target.password} +
                                more);
        EXPECT_TRUE(process.waitForFinished(60'000));
        EXPECT_EQ(process.exitCode(), 0) << process.readAllStandardError();
    };
    // In compressed pieces, several tables side by side.
    program(u"mydumper"_s,
            {u"-B"_s, m_source, u"-o"_s, m_files, u"-G"_s, u"-c"_s, u"-r"_s, u"400"_s, u"-t"_s, u"4"_s});
    // By one thread: two of them have met in a deadlock, which it does not try again.
    program(u"myloader"_s, {u"-d"_s, m_files, u"-B"_s, m_byClient, u"-t"_s, u"1"_s});
    for (const bool withMetadata : {true, false}) {
        SCOPED_TRACE(withMetadata);
        ASSERT_TRUE(withMetadata || QFile::remove(m_files + u"/metadata"_s));
        execute(u"DROP DATABASE %1"_s.arg(m_byRun));
        execute(u"CREATE DATABASE %1"_s.arg(m_byRun));
        const auto plan = planFolder(m_byRun);
        ASSERT_TRUE(plan) << qPrintable(plan.error().text());
        ASSERT_NO_FATAL_FAILURE(runToProof(*plan));
        expectSameSchemas();
    }
}

TEST_F(DumpFolders, OfTabFilesComesBackWhole)
{
    ASSERT_NO_FATAL_FAILURE(makeSource(3000));
    ASSERT_NO_FATAL_FAILURE(dump(m_source, {}, {u"--tab="_s + m_files, u"--default-character-set=binary"_s}));
    // Routines are in no file of mysqldump --tab.
    execute(u"DROP PROCEDURE %1.twice"_s.arg(m_source));
    execute(u"DROP FUNCTION %1.thrice"_s.arg(m_source));
    m_createsSchema = true;
    expectItComesBack(m_source);
}

TEST_F(DumpFolders, OfMySqlShellMakesViewsTriggersAndRoutines)
{
    const QString schema = m_server.freshSchema();
    execute(u"DROP DATABASE %1"_s.arg(schema));
    const auto table = [&schema](const char *name, const char *sql, const QByteArray &rows) {
        return ShellTable{.schema = schema,
                          .name = QLatin1String(name),
                          .columns = {u"id"_s, u"parent"_s},
                          .chunks = {rows},
                          .createSql = QLatin1String(sql)};
    };
    ShellDumpWriter writer(m_files);
    writer.views = {u"v"_s, u"w"_s};
    // "a" names "b" by its foreign key, and comes first.
    writer.write(
        {table("a",
               "CREATE TABLE IF NOT EXISTS `a` (id int PRIMARY KEY, parent int, FOREIGN KEY (parent) "
               "REFERENCES b (id));\n",
               "1\t2\n2\t\\N\n"),
         table("b", "CREATE TABLE IF NOT EXISTS `b` (id int PRIMARY KEY, parent int);\n",
               "1\t\\N\n2\t\\N\n")});
    const QByteArray name = schema.toUtf8();
    const QByteArray use = "-- MySQLShell dump\nUSE `" + name + "`;\n";
    write(schema + u".sql"_s,
          "CREATE DATABASE /*!32312 IF NOT EXISTS*/ `" + name +
              "` /*!40100 DEFAULT CHARACTER SET latin1 */;\n" + use +
              "DELIMITER ;;\nCREATE PROCEDURE `p`() BEGIN SELECT 1; END ;;\nDELIMITER ;\n");
    for (const char *view : {"v", "w"})
        write(schema + u"@%1.pre.sql"_s.arg(QLatin1String(view)),
              use + "/*!50001 DROP TABLE IF EXISTS `" + view + "`*/;\n/*!50001 DROP VIEW IF EXISTS `" + view +
                  "`*/;\n/*!50001 CREATE VIEW `" + view + "` AS SELECT \n 1 AS `id`*/;\n");
    // The first needs the second.
    write(schema + u"@v.sql"_s,
          use + "/*!50001 DROP VIEW IF EXISTS `v`*/;\n/*!50001 CREATE VIEW `v` AS select id from `w`*/;\n");
    write(schema + u"@w.sql"_s,
          use + "/*!50001 DROP VIEW IF EXISTS `w`*/;\n/*!50001 CREATE VIEW `w` AS select id from `a`*/;\n");
    write(schema + u"@a.triggers.sql"_s, use + "DELIMITER ;;\n/*!50003 CREATE TRIGGER `t` BEFORE "
                                               "INSERT ON `a` FOR EACH ROW BEGIN SET NEW.parent "
                                               "= 1; END */;;\nDELIMITER ;\n");
    const auto plan = planFolder({});
    ASSERT_TRUE(plan) << qPrintable(plan.error().text());
    ASSERT_NO_FATAL_FAILURE(runToProof(*plan));
    const auto value = [&](const char *sql) {
        return m_server.value(QString::fromLatin1(sql).arg(schema)).toString();
    };
    EXPECT_EQ(value("SELECT GROUP_CONCAT(id ORDER BY id) FROM %1.v"), u"1,2"_s);
    EXPECT_EQ(value("SELECT GROUP_CONCAT(COALESCE(parent, 'N') ORDER BY id) FROM %1.a"), u"2,N"_s)
        << "the trigger is made after the rows";
    EXPECT_EQ(value("SELECT COUNT(*) FROM information_schema.TRIGGERS WHERE TRIGGER_SCHEMA = '%1'"), u"1"_s);
    EXPECT_EQ(value("SELECT COUNT(*) FROM information_schema.ROUTINES WHERE ROUTINE_SCHEMA = '%1'"), u"1"_s);
    EXPECT_EQ(value("SELECT DEFAULT_CHARACTER_SET_NAME FROM information_schema.SCHEMATA WHERE SCHEMA_NAME = "
                    "'%1'"),
              u"latin1"_s);
    EXPECT_EQ(value("SELECT COUNT(*) FROM information_schema.TABLE_CONSTRAINTS WHERE CONSTRAINT_TYPE = "
                    "'FOREIGN KEY' AND TABLE_SCHEMA = '%1'"),
              u"1"_s);
}

TEST_F(DumpFolders, ItsOnlySchemaMayGoIntoAnother)
{
    write(u"metadata"_s, "Started dump at: 2026-11-20 10:00:00\nFinished dump at: 2026-11-20 10:00:01\n");
    write(u"shop-schema-create.sql"_s, "CREATE DATABASE `shop`;\n");
    write(u"shop.t-schema.sql"_s, "/*!40101 SET NAMES binary*/;\nCREATE TABLE `t` (`n` int);\n");
    write(u"shop.t.sql"_s, "/*!40101 SET NAMES binary*/;\nINSERT INTO `t` VALUES (1),(2);\n");
    write(u"shop.t-schema-triggers.sql"_s,
          "CREATE TRIGGER `tr` BEFORE INSERT ON `t` FOR EACH ROW SET NEW.n = 7;\n");
    const auto plan = planFolder(m_byRun);
    ASSERT_TRUE(plan) << qPrintable(plan.error().text());
    EXPECT_TRUE(plan->notes.join(u'\n').contains(u"shop"_s)) << "said when planned";
    ASSERT_NO_FATAL_FAILURE(runToProof(*plan));
    EXPECT_EQ(m_server.value(u"SELECT SUM(n) FROM %1.t"_s.arg(m_byRun)).toInt(), 3);
    EXPECT_EQ(m_server
                  .value(u"SELECT TRIGGER_SCHEMA FROM information_schema.TRIGGERS WHERE "
                         "EVENT_OBJECT_SCHEMA = '%1'"_s.arg(m_byRun))
                  .toString(),
              m_byRun);
    EXPECT_FALSE(
        m_server.value(u"SELECT 1 FROM information_schema.SCHEMATA WHERE SCHEMA_NAME = 'shop'"_s).isValid());
    // A second run meets what the first one made.
    const auto again = planFolder(m_byRun);
    ASSERT_TRUE(again);
    const RunSummary refused = run(*again);
    EXPECT_EQ(refused.status, RunState::Refused);
    ASSERT_TRUE(refused.error);
    EXPECT_TRUE(refused.error->what.contains(m_byRun + u".t"_s)) << qPrintable(refused.error->what);
}

TEST_F(DumpFolders, SeveralDumpsInAnArchiveAreOnePlan)
{
    m_path = m_files + u"/dumps.zip"_s;
    const QByteArray zip =
        archived({{"in/orders.sql",
                   "CREATE TABLE orders (id int PRIMARY KEY, v varchar(9));\nINSERT INTO orders VALUES "
                   "(1,'a'),(2,'b');\nINSERT INTO orders VALUES (3, UPPER('c'));\n"},
                  {"in/customers.sql", "CREATE TABLE customers (id int);\nINSERT INTO customers VALUES "
                                       "(7);\nALTER TABLE customers ADD KEY "
                                       "(id);\n"},
                  {"in/tab.sql", "CREATE TABLE tab (a int, b varchar(9));\n"},
                  {"in/tab.txt", "1\tone\n2\t\\N\n"}},
                 "zip");
    write(u"dumps.zip"_s, zip);
    const auto plan = planFolder(m_byRun);
    ASSERT_TRUE(plan) << qPrintable(plan.error().text());
    EXPECT_EQ(plan->tables.size(), 3);
    ASSERT_NO_FATAL_FAILURE(runToProof(*plan));
    const auto value = [&](const char *sql) {
        return m_server.value(QString::fromLatin1(sql).arg(m_byRun)).toString();
    };
    EXPECT_EQ(value("SELECT GROUP_CONCAT(id, v ORDER BY id) FROM %1.orders"), u"1a,2b,3C"_s);
    EXPECT_EQ(value("SELECT GROUP_CONCAT(id) FROM %1.customers"), u"7"_s);
    EXPECT_EQ(value("SELECT GROUP_CONCAT(a, COALESCE(b, 'N') ORDER BY a) FROM %1.tab"), u"1one,2N"_s);
}

TEST_F(DumpFolders, AStatementThatFailsIsLocatedInItsFile)
{
    write(u"t.sql"_s, "CREATE TABLE t (n int);\n");
    write(u"t.txt"_s, "1\n");
    write(u"u.sql"_s, "CREATE TABLE u (n int);\n\nALTER TABLE u ADD KEY (missing);\n");
    write(u"u.txt"_s, "1\n");
    const auto plan = planFolder(m_byRun);
    ASSERT_TRUE(plan) << qPrintable(plan.error().text());
    const RunSummary summary = run(*plan);
    EXPECT_EQ(summary.status, RunState::Stopped);
    ASSERT_TRUE(summary.error);
    EXPECT_TRUE(summary.error->context.file.endsWith(u"/u.sql"_s)) << qPrintable(summary.error->text());
    EXPECT_EQ(summary.error->context.line.value_or(0), 3);
}

/// The files have no order of their own in which the server could run them.
TEST_F(DumpFolders, RowsThatOnlyTheServerCouldReadAreRefusedUnlessLeftOut)
{
    m_path = m_files + u"/dumps.zip"_s;
    for (const char *rows : {"INSERT INTO t VALUES (1);\nINSERT INTO t VALUES (2,3);\n",
                             "INSERT INTO t VALUES\n(1+1) ON DUPLICATE KEY UPDATE n=n+1;\n"}) {
        write(u"dumps.zip"_s, archived({{"t.sql", QByteArray("CREATE TABLE t (n int PRIMARY KEY);\n") + rows},
                                        {"u.sql", "CREATE TABLE u (n int);\nINSERT INTO u VALUES (1);\n"}},
                                       "zip"));
        const auto refused = planFolder(m_byRun);
        ASSERT_FALSE(refused) << rows;
        EXPECT_TRUE(refused.error().context.file.endsWith(u"t.sql"_s)) << qPrintable(refused.error().text());
        EXPECT_EQ(refused.error().context.line.value_or(0), 3) << qPrintable(refused.error().text());
        const auto without = planFolder(m_byRun, ExistingTables::Refuse, {u"t"_s});
        EXPECT_TRUE(without) << qPrintable(without.error().text());
    }
}

} // namespace millrace::test::dumpfolders_test
