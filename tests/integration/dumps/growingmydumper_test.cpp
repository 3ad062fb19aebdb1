// SPDX-License-Identifier: GPL-3.0-or-later
// Dumps of mydumper that are loaded while they are written: by a tool that the test plays, and by the real
// one, which a lock holds.
#include "core/run/undo/rollback.h"
#include "tests/integration/dumps/growingcase.h"
#include "tests/support/needs.h"
#include "tests/unit/dumpdir/growingmydumper.h"

#include <QStandardPaths>

namespace millrace::test::growingmydumper_test {

namespace {

const QByteArray header = "/*!40101 SET NAMES binary*/;\n"
                          "/*!40014 SET FOREIGN_KEY_CHECKS=0*/;\n"
                          "/*!40103 SET TIME_ZONE='+00:00' */;\n";

/// As 0.10 names its files: "a" in pieces of rows, "b" in one piece, "c" in pieces of a size, "e" without
/// rows.
class GrowingMydumper : public GrowingCase
{
protected:
    void SetUp() override
    {
        GrowingCase::SetUp();
        write(u"finished/%1-schema-create.sql"_s.arg(m_source),
              "CREATE DATABASE IF NOT EXISTS `" + m_source.toUtf8() + "`;\n");
        write(u"finished/metadata"_s,
              "Started dump at: 2026-11-20 10:00:00\nFinished dump at: 2026-11-20 10:00:09\n");
        for (const char *table : {"a", "b", "c", "e"})
            write(u"finished/%1.%2-schema.sql"_s.arg(m_source, QLatin1String(table)),
                  header + "CREATE TABLE `" + table +
                      "` (\n  `id` int NOT NULL,\n  `name` varchar(30) DEFAULT NULL,\n  `note` varchar(30) "
                      "CHARACTER SET latin1 DEFAULT NULL,\n  PRIMARY KEY (`id`),\n  KEY `name` (`name`)\n) "
                      "ENGINE=InnoDB DEFAULT CHARSET=utf8mb4;\n");
        rows("a.00000", 0);
        rows("a.00001", 1);
        rows("a.00002", 2);
        rows("b", 0);
        rows("c.00001", 0);
        rows("c.00002", 1);
        m_data = files({"a.00001", "a.00000", "c.00001", "b", "a.00002", "c.00002"});
        m_tool = std::make_unique<GrowingMydumperFolder>(m_finished, m_grown, m_data);
        ASSERT_NO_FATAL_FAILURE(loadFinished());
    }
    void TearDown() override
    {
        m_tool->die();
        GrowingCase::TearDown();
    }
    QStringList files(std::initializer_list<const char *> names) const
    {
        QStringList list;
        for (const char *name : names)
            list << m_source + u'.' + QLatin1String(name) + u".sql"_s;
        return list;
    }
    /// A file of rows, in two INSERTs.
    void rows(const char *name, int piece)
    {
        QByteArray sql = header;
        const QByteArray table = QByteArray(name).left(1);
        // The first that is loaded says nothing of how the others have them.
        const bool isWithoutNotes = QByteArray(name) == "a.00001";
        for (int part = 0; part < 2; ++part) {
            sql += "INSERT INTO `" + table + "` VALUES\n";
            const int first = piece * rowsOfPiece + part * rowsOfPiece / 2;
            for (int id = first; id < first + rowsOfPiece / 2; ++id)
                sql += (id == first ? "(" : ",\n(") + QByteArray::number(id) + ",\"n" +
                       QByteArray::number(id * 7 % 1000) + "\"," +
                       (isWithoutNotes ? "NULL" : "\"\xe4" + QByteArray::number(id) + "\"") + ")";
            sql += ";\n";
        }
        write(u"finished/%1.%2.sql"_s.arg(m_source, QLatin1String(name)), sql);
    }
    /// The plan of the dump of which the definitions are there, and one file of rows: the second of "a".
    void begin()
    {
        m_tool->addDefinitions();
        m_tool->begin();
        m_tool->addData();
        ASSERT_NO_FATAL_FAILURE(planGrown());
        EXPECT_EQ(m_plan.growing->awaited.size(), 4);
    }

    static constexpr int rowsOfPiece = 700;
    QStringList m_data;
    std::unique_ptr<GrowingMydumperFolder> m_tool;
};

} // namespace

TEST_F(GrowingMydumper, EachFileIsLoadedWhenItIsWhole)
{
    ASSERT_NO_FATAL_FAILURE(begin());
    auto run = runAside();
    ASSERT_TRUE(comesIn("a", rowsOfPiece)) << "its second file";
    EXPECT_TRUE(awaited([&] {
        return run->progress().waitsFor.contains(u"waiting for mydumper to complete"_s);
    })) << qPrintable(run->progress().waitsFor);
    m_tool->addData();
    ASSERT_TRUE(comesIn("a", 2 * rowsOfPiece)) << "its first";
    m_tool->addData();
    m_tool->addData();
    ASSERT_TRUE(comesIn("b", rowsOfPiece));
    EXPECT_EQ(rowsOf("c"), 0) << "the name of its file may change, until there is a second";
    m_tool->addData();
    ASSERT_TRUE(comesIn("a", 3 * rowsOfPiece));
    ASSERT_TRUE(comesIn("c", rowsOfPiece));
    m_tool->addData();
    ASSERT_TRUE(comesIn("c", 2 * rowsOfPiece));
    EXPECT_FALSE(run->isOver()) << "its end is to come";
    m_tool->end();
    const RunSummary summary = run->end();
    expectProved(summary);
    EXPECT_EQ(summary.total(&TableOutcome::rowsLoaded), 6 * rowsOfPiece);
    expectTheSame();
    const auto kept = m_folder->runPlan();
    ASSERT_TRUE(kept && kept->isWholeDump());
    EXPECT_FALSE(kept->dump()->growing);
    EXPECT_EQ(kept->dump()->rowsPlanned(), 6 * rowsOfPiece);
    run.reset();
    const auto taken = rollbackRun(*m_folder, m_server.connection());
    ASSERT_TRUE(taken) << qPrintable(taken.error().text());
    EXPECT_EQ(*taken, 6 * rowsOfPiece);
}

TEST_F(GrowingMydumper, KilledWhileItsPlanGetsAFileItGoesOn)
{
    for (const char *when : {"before", "after"}) {
        SCOPED_TRACE(when);
        ASSERT_NO_FATAL_FAILURE(begin());
        QProcess killed;
        start(killed, {u"run"_s, m_files + u"/p.millrace"_s}, u".a.00000.sql"_s, when);
        EXPECT_TRUE(comesIn("a", rowsOfPiece));
        m_tool->addData();
        ASSERT_NO_FATAL_FAILURE(expectKilled(killed));
        EXPECT_EQ(rowsOf("a"), rowsOfPiece);
        m_tool->addData();
        m_tool->addData();
        QProcess second;
        start(second, {u"resume"_s, runId()});
        EXPECT_TRUE(comesIn("b", rowsOfPiece));
        EXPECT_TRUE(comesIn("a", 2 * rowsOfPiece));
        second.kill();
        ASSERT_TRUE(second.waitForFinished(60'000));
        m_tool->finish(); // with nobody there
        QProcess third;
        start(third, {u"resume"_s, runId()});
        ASSERT_NO_FATAL_FAILURE(expectWhole(third));
        ASSERT_NO_FATAL_FAILURE(startOver());
        m_tool = std::make_unique<GrowingMydumperFolder>(m_finished, m_grown, m_data);
    }
}

/// The half of a file that it leaves ends as a whole one does.
TEST_F(GrowingMydumper, WhenItDiesWhatItHadOpenIsNotLoaded)
{
    m_patience = 0;
    ASSERT_NO_FATAL_FAILURE(begin());
    auto run = runAside();
    ASSERT_TRUE(comesIn("a", rowsOfPiece));
    m_tool->die();
    const RunSummary stopped = run->end();
    EXPECT_EQ(stopped.status, RunState::Stopped);
    expectNothingProved(stopped);
    ASSERT_TRUE(stopped.error);
    EXPECT_EQ(stopped.error->code, ErrorCode::SourceEmpty);
    EXPECT_TRUE(stopped.error->what.contains(u"has not ended the dump"_s)) << qPrintable(stopped.error->what);
    EXPECT_EQ(rowsOf("a"), rowsOfPiece);
    run.reset();
    const auto taken = rollbackRun(*m_folder, m_server.connection());
    ASSERT_TRUE(taken) << qPrintable(taken.error().text());
    EXPECT_EQ(*taken, rowsOfPiece);
    EXPECT_EQ(tablesNamed(u"\\\\_millrace%"_s).toInt(), 0);
}

TEST_F(GrowingMydumper, ATableThatNobodyPlannedIsNoProof)
{
    ASSERT_NO_FATAL_FAILURE(begin());
    m_tool->write(m_source + u".late-schema.sql"_s, header + "CREATE TABLE `late` (`id` int);\n");
    m_tool->finish();
    const RunSummary stopped = runAside()->end();
    EXPECT_EQ(stopped.status, RunState::Stopped);
    expectNothingProved(stopped);
    ASSERT_TRUE(stopped.error);
    EXPECT_EQ(stopped.error->code, ErrorCode::SourceChanged);
    EXPECT_TRUE(stopped.error->what.contains(u"5 tables in the end, and 4"_s))
        << qPrintable(stopped.error->what);
}

/// As --build-empty-files leaves them.
TEST_F(GrowingMydumper, AFileWithoutARowIsNoneThatIsMissed)
{
    ASSERT_NO_FATAL_FAILURE(begin());
    m_tool->write(m_source + u".e.00000.sql"_s, header);
    auto run = runAside();
    ASSERT_TRUE(comesIn("a", rowsOfPiece));
    m_tool->finish();
    expectProved(run->end());
    expectTheSame();
}

/// As newer versions count their rows.
TEST_F(GrowingMydumper, OtherRowsThanItCountedAreNoProof)
{
    ASSERT_NO_FATAL_FAILURE(begin());
    write(u"finished/metadata"_s, "# Started dump at: 2026-11-20 10:00:00\n[`" + m_source.toUtf8() +
                                      "`.`b`]\nrows = 701\n# Finished dump at: 2026-11-20 10:00:09\n");
    m_tool->finish();
    const RunSummary stopped = runAside()->end();
    EXPECT_EQ(stopped.status, RunState::Stopped);
    ASSERT_TRUE(stopped.error);
    EXPECT_EQ(stopped.error->code, ErrorCode::SourceChanged);
    EXPECT_TRUE(stopped.error->what.contains(u"701"_s)) << qPrintable(stopped.error->what);
}

TEST_F(GrowingMydumper, StatementsThatCameAfterThePlanAreNamed)
{
    ASSERT_NO_FATAL_FAILURE(begin());
    const QString late = m_source + u"-schema-post.sql"_s;
    m_tool->write(late, "CREATE PROCEDURE late() SELECT 1;\n");
    m_tool->finish();
    const RunSummary summary = runAside()->end();
    expectProved(summary);
    ASSERT_EQ(summary.leftOut.size(), 1);
    EXPECT_TRUE(summary.leftOut.first().contains(late)) << qPrintable(summary.leftOut.first());
}

/// A real one, which a lock holds in the middle.
TEST_F(GrowingMydumper, ThatWritesDefinitionsLastIsRefusedUntilItHasEnded)
{
    MILLRACE_NEEDS("mydumper")
    execute(u"CREATE TABLE %1.held (id int NOT NULL PRIMARY KEY)"_s.arg(m_byRun));
    execute(u"INSERT INTO %1.held VALUES (1),(2)"_s.arg(m_byRun));
    const ResolvedConnection target = m_server.connection();
    const auto holder = Connection::open(target);
    ASSERT_TRUE(holder);
    ASSERT_TRUE((*holder)->execute(u"LOCK TABLES %1.held WRITE"_s.arg(m_byRun)));
    const QString folder = m_files + u"/mydumper"_s;
    QProcess tool;
    tool.start(QStandardPaths::findExecutable(u"mydumper"_s),
               {u"-S"_s, target.spec.socket, u"-u"_s, target.spec.user, u"-p"_s, target.password, u"-B"_s,
                m_byRun, u"-o"_s, folder, u"--no-locks"_s});
    ASSERT_TRUE(tool.waitForStarted());
    // With that file alone it is no dump yet that anybody would know.
    ASSERT_TRUE(awaited([&] {
        return QFile::exists(folder + u"/metadata.partial"_s) &&
               QDir(folder).entryList({u"*.sql"_s}, QDir::Files).size() > 0;
    }));
    const auto reading = readDump({folder});
    ASSERT_FALSE(reading);
    EXPECT_EQ(reading.error().code, ErrorCode::SourceEmpty);
    EXPECT_TRUE(reading.error().what.contains(u"process %1"_s.arg(tool.processId())))
        << qPrintable(reading.error().text());
    ASSERT_TRUE((*holder)->execute(u"UNLOCK TABLES"_s));
    ASSERT_TRUE(tool.waitForFinished(60'000));
    ASSERT_EQ(tool.exitCode(), 0) << tool.readAllStandardError().constData();
    const auto whole = readDump({folder});
    ASSERT_TRUE(whole) << qPrintable(whole.error().text());
    EXPECT_FALSE(whole->growing);
    EXPECT_EQ(whole->rows(), 2);
}

/// Definitions first, then the rows: held by a lock when all files but the last are there.
TEST_F(GrowingMydumper, TheRealOneIsLoadedWhileItWrites)
{
    MILLRACE_NEEDS("mydumper")
    const QString from = m_source + u"_real"_s;
    execute(u"CREATE DATABASE %1"_s.arg(from));
    for (const QString &table : {u"a"_s, u"b"_s, u"z"_s}) {
        execute(u"CREATE TABLE %1.%2 (id int NOT NULL PRIMARY KEY, name varchar(30), KEY (name))"_s.arg(
            from, table));
        execute(u"INSERT INTO %1.%2 WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < "
                "900) SELECT i, CONCAT('n', i) FROM n"_s.arg(from, table));
        execute(u"ANALYZE TABLE %1.%2"_s.arg(from, table));
    }
    const ResolvedConnection target = m_server.connection();
    const QString program = QStandardPaths::findExecutable(u"mydumper"_s);
    const QStringList arguments{u"-S"_s,         target.spec.socket,
                                u"-u"_s,         target.spec.user,
                                u"-p"_s,         target.password,
                                u"-B"_s,         from,
                                u"-o"_s,         m_grown,
                                u"--no-locks"_s, u"-t"_s,
                                u"1"_s};
    QProcess definitions;
    definitions.start(program, arguments + QStringList{u"--no-data"_s});
    ASSERT_TRUE(definitions.waitForFinished(60'000));
    ASSERT_EQ(definitions.exitCode(), 0) << definitions.readAllStandardError().constData();
    const auto holder = Connection::open(target);
    ASSERT_TRUE(holder);
    ASSERT_TRUE((*holder)->execute(u"LOCK TABLES %1.z WRITE"_s.arg(from)));
    QProcess tool;
    tool.start(program, arguments + QStringList{u"--no-schemas"_s, u"-r"_s, u"300"_s});
    ASSERT_TRUE(tool.waitForStarted());
    ASSERT_TRUE(awaited([&] {
        const auto plan = planOf(m_grown, m_byRun);
        return plan && plan->growing;
    }));
    ASSERT_NO_FATAL_FAILURE(planGrown());
    EXPECT_EQ(m_plan.tables.size(), 3);
    auto run = runAside();
    ASSERT_TRUE(comesIn("a", 900)) << qPrintable(run->progress().waitsFor);
    ASSERT_TRUE(comesIn("b", 900)) << qPrintable(run->progress().waitsFor);
    EXPECT_EQ(rowsOf("z"), 0);
    EXPECT_FALSE(run->isOver());
    ASSERT_TRUE((*holder)->execute(u"UNLOCK TABLES"_s));
    ASSERT_TRUE(tool.waitForFinished(60'000));
    ASSERT_EQ(tool.exitCode(), 0) << tool.readAllStandardError().constData();
    const RunSummary summary = run->end();
    EXPECT_EQ(summary.status, RunState::Done) << (summary.error ? qPrintable(summary.error->text()) : "");
    EXPECT_TRUE(summary.isVerified());
    EXPECT_EQ(summary.total(&TableOutcome::rowsLoaded), 2700);
    for (const QString &table : {u"a"_s, u"b"_s, u"z"_s}) {
        const auto sums = (*holder)->rows(u"CHECKSUM TABLE %1.%3, %2.%3"_s.arg(from, m_byRun, table));
        ASSERT_TRUE(sums && sums->size() == 2);
        EXPECT_EQ(sums->at(0).value(1), sums->at(1).value(1)) << qPrintable(table);
    }
    execute(u"DROP DATABASE %1"_s.arg(from));
}

} // namespace millrace::test::growingmydumper_test
