// SPDX-License-Identifier: GPL-3.0-or-later
// SQL dumps that are loaded while they arrive, in parts: that they are, and that whatever breaks them off
// leaves what a resume makes whole.
#include "core/base/literals.h"
#include "core/plan/wholedump/dumpplan.h"
#include "tests/integration/programs/streamcase.h"
#include "tests/support/kills.h"

namespace millrace::test::arrivingdump_test {

namespace {

class ArrivingDumps : public StreamCase
{
protected:
    void SetUp() override
    {
        StreamCase::SetUp();
        m_server.execute(u"DROP TABLE %1.t"_s.arg(m_schema));
        m_file = m_server.freshSchema();
    }

    /// Of the tables a, b, c in that order, with what mysqldump has around them; more than the head that is
    /// waited for.
    static QByteArray dump(int rows = 40'000)
    {
        QByteArray text =
            "-- MySQL dump 10.13  Distrib 8.0.33, for Linux (x86_64)\n"
            "/*!40101 SET NAMES utf8mb4 */;\n"
            "/*!40103 SET TIME_ZONE='+00:00' */;\n"
            "/*!40014 SET @OLD_FOREIGN_KEY_CHECKS=@@FOREIGN_KEY_CHECKS, FOREIGN_KEY_CHECKS=0 */;\n"
            "/*!40101 SET @OLD_SQL_MODE=@@SQL_MODE, SQL_MODE='NO_AUTO_VALUE_ON_ZERO' */;\n";
        for (const char *const name : {"a", "b", "c"}) {
            text += QByteArray(
                        "DROP TABLE IF EXISTS `%T`;\n"
                        "/*!40101 SET @saved_cs_client     = @@character_set_client */;\n"
                        "/*!50503 SET character_set_client = utf8mb4 */;\n"
                        "CREATE TABLE `%T` (id int NOT NULL AUTO_INCREMENT, name varchar(40), at timestamp "
                        "NULL, PRIMARY KEY (id), KEY n (name)) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4;\n"
                        "/*!40101 SET character_set_client = @saved_cs_client */;\n"
                        "LOCK TABLES `%T` WRITE;\n")
                        .replace("%T", name);
            for (int id = 1; id <= rows; ++id) {
                text += id % 1000 == 1 ? QByteArray("INSERT INTO `") + name + "` VALUES " : QByteArray(",");
                text += "(" + QByteArray::number(id) + ",'" + name + " é " +
                        QByteArray::number(id * 7919 % 10007) + "','2024-03-31 01:30:00')";
                text += id % 1000 == 0 || id == rows ? ";\n" : "";
            }
            text += "UNLOCK TABLES;\n";
            if (*name == 'a')
                text +=
                    "DELIMITER ;;\nCREATE TRIGGER tr BEFORE INSERT ON a FOR EACH ROW SET NEW.name = 'no';;\n"
                    "DELIMITER ;\n";
        }
        return text + "CREATE VIEW v AS SELECT id FROM a WHERE id < 10;\n"
                      "/*!40101 SET SQL_MODE=@OLD_SQL_MODE */;\n"
                      "-- Dump completed on 2026-11-29  7:00:00\n";
    }

    QStringList options(const QStringList &more = {}) const
    {
        return QStringList{u"--target"_s, target(), u"--part-bytes"_s, u"10000"_s} + more;
    }
    /// Writes the files "first" and, when "go" is there, "second"; ends well when "ok" is.
    QString command() const
    {
        return u"cat '%1'; while ! test -e '%2'; do sleep 0.02; done; cat '%3'; test -e '%4'"_s.arg(
            path(u"first"_s), path(u"go"_s), path(u"second"_s), path(u"ok"_s));
    }
    /// The dump, cut in the middle of the rows of c: the reader looks some way ahead.
    void writeHalves(const QByteArray &whole) const
    {
        const qsizetype cut = whole.indexOf("CREATE TABLE `c`") + 200'000;
        write(u"first"_s, whole.left(cut));
        write(u"second"_s, whole.mid(cut));
    }
    QString runId(const QString &elsewhere = {}) const
    {
        return onlyRun(elsewhere).value(u"run"_s).toString();
    }
    void emptyTarget() const
    {
        m_server.execute(u"DROP DATABASE %1"_s.arg(m_schema));
        m_server.execute(u"CREATE DATABASE %1"_s.arg(m_schema));
    }
    /// A process that dies before, or after, the run's plan is written with that text in it.
    void prepareToDie(QProcess &process, const QString &home, const QString &text, const QString &when) const
    {
        prepare(process, home);
        QProcessEnvironment environment = process.processEnvironment();
        killAtFile(environment, u"plan.millrace"_s, text, when);
        process.setProcessEnvironment(environment);
    }
    static void expectDied(QProcess &process)
    {
        ASSERT_TRUE(process.waitForFinished(120'000));
        ASSERT_EQ(process.exitStatus(), QProcess::CrashExit) << process.readAllStandardError().constData();
    }

    bool isThere(const QString &table) const
    {
        return m_server
                   .value(u"SELECT COUNT(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = '%1' AND "
                          "TABLE_NAME = '%2'"_s.arg(m_schema, table))
                   .toInt() == 1;
    }
    /// A run of the command with tables a and b loaded, \a each rows, whose command has not ended.
    void beginToLoad(QProcess &process, int each = 40'000) const
    {
        process.start(millraceCli(), QStringList{u"run"_s, u"--command"_s, command()} + options());
        ASSERT_TRUE(waitFor([&] {
            return (isThere(u"b"_s) && rows(u"b"_s) == each) || process.state() == QProcess::NotRunning;
        }));
        ASSERT_NE(process.state(), QProcess::NotRunning) << process.readAllStandardError().constData();
    }

    /// The same, with rows of c, whose others have not come.
    void beginToLoadRows(QProcess &process, int each = 40'000) const
    {
        ASSERT_NO_FATAL_FAILURE(beginToLoad(process, each));
        ASSERT_TRUE(waitFor([&] {
            return (isThere(u"c"_s) && rows(u"c"_s) > 0) || process.state() == QProcess::NotRunning;
        }));
        ASSERT_NE(process.state(), QProcess::NotRunning) << process.readAllStandardError().constData();
    }
    QByteArray eventsOfRun() const
    {
        QFile file(home() + u"/runs/"_s + runId() + u"/events.jsonl"_s);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    /// Tables, view and trigger are as the same dump makes them that is a file.
    void expectAsOfAFile(const QByteArray &content) const
    {
        ConnectionSpec spec = m_server.connection(m_file).spec;
        spec.scratch = false;
        const QString file = write(u"as-file.sql"_s, content);
        const QString plan = path(u"file.millrace"_s);
        const Outcome planned =
            cli({u"plan"_s, file, u"--target"_s, spec.toUrl(), u"-o"_s, plan}, {}, path(u"other"_s));
        ASSERT_EQ(planned.exitCode, 0) << planned.errors.constData();
        const Outcome run = cli({u"run"_s, plan}, {}, path(u"other"_s));
        ASSERT_EQ(run.exitCode, 0) << run.errors.constData();
        const auto pictureOf = [this](const QString &schema) {
            QStringList lines;
            const auto connection = Connection::open(m_server.connection(schema));
            for (const QString &sql :
                 {u"CHECKSUM TABLE a, b, c"_s, u"SHOW CREATE TABLE a"_s, u"SHOW CREATE TABLE b"_s,
                  u"SHOW CREATE TABLE c"_s, u"SELECT COUNT(*) FROM v"_s, u"SHOW FULL TABLES"_s,
                  u"SELECT TRIGGER_NAME, ACTION_STATEMENT, SQL_MODE FROM information_schema.TRIGGERS WHERE "
                  "TRIGGER_SCHEMA = DATABASE()"_s}) {
                const auto found = (*connection)->rows(sql);
                EXPECT_TRUE(found) << qPrintable(sql);
                for (const auto &row : found ? *found : QVector<QVector<QVariant>>())
                    for (const QVariant &value : row)
                        lines << value.toString().replace(schema, u"S"_s);
            }
            return lines;
        };
        EXPECT_EQ(pictureOf(m_schema), pictureOf(m_file));
    }
    void expectDone(const Outcome &run, const QByteArray &content) const
    {
        ASSERT_EQ(run.exitCode, 0) << run.errors.constData();
        EXPECT_TRUE(run.output.contains("verified")) << run.output.constData();
        EXPECT_FALSE(run.output.contains("not verified")) << run.output.constData();
        EXPECT_EQ(kept(), QStringList());
        expectAsOfAFile(content);
    }

    QString m_file; ///< the schema of the same dump as a file
};

} // namespace

/// The command goes on only when the tables that have come are loaded and what follows their rows has run.
TEST_F(ArrivingDumps, TheWriterWaitsForItsOwnTables)
{
    const QByteArray content = dump();
    writeHalves(content);
    QProcess process;
    prepare(process, home());
    ASSERT_NO_FATAL_FAILURE(beginToLoad(process));
    EXPECT_TRUE(waitFor([&] {
        return m_server
                   .value(
                       u"SELECT COUNT(*) FROM information_schema.TRIGGERS WHERE TRIGGER_SCHEMA = '%1'"_s.arg(
                           m_schema))
                   .toInt() == 1;
    }));
    EXPECT_FALSE(isThere(u"v"_s));
    write(u"ok"_s, {});
    write(u"go"_s, {});
    const Outcome run = ended(process);
    EXPECT_TRUE(run.output.contains("loaded while it arrives")) << run.output.constData();
    expectDone(run, content);
}

TEST_F(ArrivingDumps, KilledWhileItWaitsItIsResumed)
{
    const QByteArray content = dump();
    writeHalves(content);
    QProcess process;
    prepare(process, home());
    ASSERT_NO_FATAL_FAILURE(beginToLoad(process));
    process.kill();
    ASSERT_TRUE(process.waitForFinished());
    // A resume that is told nothing new stops, and loses nothing.
    write(u"go"_s, {});
    const Outcome failed = cli({u"resume"_s, runId()});
    EXPECT_EQ(failed.exitCode, 4) << failed.errors.constData();
    EXPECT_TRUE(failed.errors.contains("exit code 1")) << failed.errors.constData();
    EXPECT_EQ(rows(u"a"_s), 40'000);
    write(u"ok"_s, {});
    expectDone(cli({u"resume"_s, runId()}), content);
}

/// Each time a part comes into the plan: just before it is on the disk, and just after.
TEST_F(ArrivingDumps, KilledWhereAPartComesItIsResumed)
{
    const QByteArray content = dump();
    writeHalves(content);
    write(u"ok"_s, {});
    for (const char *const when : {"before", "after"})
        for (const char *const table : {"`a`", "`b`", "v AS SELECT"}) {
            SCOPED_TRACE(std::string(when) + ' ' + table);
            const QString home = path(u"home-%1-%2"_s.arg(QLatin1String(when)).arg(qHash(QByteArray(table))));
            QFile::remove(path(u"go"_s));
            emptyTarget();
            QProcess process;
            prepareToDie(process, home, QString::fromLatin1(table), QString::fromLatin1(when));
            const bool isInTheEnd = *table == 'v';
            if (isInTheEnd) {
                ASSERT_NO_FATAL_FAILURE(beginToLoad(process));
                write(u"go"_s, {});
            } else {
                process.start(millraceCli(), QStringList{u"run"_s, u"--command"_s, command()} + options());
            }
            ASSERT_NO_FATAL_FAILURE(expectDied(process));
            write(u"go"_s, {});
            const Outcome resumed = cli({u"resume"_s, runId(home)}, {}, home);
            ASSERT_EQ(resumed.exitCode, 0) << resumed.errors.constData();
            EXPECT_EQ(rows(u"a"_s) + rows(u"b"_s) + rows(u"c"_s), 120'000);
        }
    expectAsOfAFile(content);
}

/// Of a table that is large beside a part, rows are loaded while the others have not come.
TEST_F(ArrivingDumps, RowsOfALargeTableAreLoadedBeforeItsLast)
{
    const QByteArray content = dump();
    writeHalves(content);
    write(u"ok"_s, {});
    QProcess process;
    prepare(process, home());
    ASSERT_NO_FATAL_FAILURE(beginToLoadRows(process));
    EXPECT_LT(rows(u"c"_s), 40'000);
    write(u"go"_s, {});
    const Outcome run = ended(process);
    EXPECT_TRUE(eventsOfRun().contains("c has arrived: 40,000 rows"));
    expectDone(run, content);
}

TEST_F(ArrivingDumps, KilledAmongTheRowsOfALargeTableItIsResumed)
{
    const QByteArray content = dump();
    writeHalves(content);
    write(u"ok"_s, {});
    {
        QProcess process;
        prepare(process, home());
        ASSERT_NO_FATAL_FAILURE(beginToLoadRows(process));
        process.kill();
        ASSERT_TRUE(process.waitForFinished());
    }
    const qint64 before = rows(u"c"_s);
    EXPECT_GT(before, 0);
    const auto toldOfRows = [this] { return eventsOfRun().count("c arrives: "); };
    const auto told = toldOfRows(); // by the first part of the run
    QProcess resumed;
    prepare(resumed, home());
    QFile::remove(path(u"go"_s));
    resumed.start(millraceCli(), {u"resume"_s, runId()});
    // It goes on among the rows, and is killed there once more.
    ASSERT_TRUE(waitFor([&] { return toldOfRows() > told || resumed.state() == QProcess::NotRunning; }));
    EXPECT_GT(toldOfRows(), told) << resumed.readAllStandardError().constData();
    resumed.kill();
    ASSERT_TRUE(resumed.waitForFinished());
    EXPECT_GE(rows(u"c"_s), before);
    write(u"go"_s, {});
    expectDone(cli({u"resume"_s, runId()}), content);
}

/// Where the plan gets more rows of the table: just before it is on the disk, and just after.
TEST_F(ArrivingDumps, KilledWhereRowsComeIntoThePlanItIsResumed)
{
    const QByteArray content = dump();
    writeHalves(content);
    write(u"ok"_s, {});
    for (const char *const when : {"before", "after"}) {
        SCOPED_TRACE(when);
        QFile::remove(path(u"go"_s));
        const QString home = path(u"home-"_s + QLatin1String(when));
        emptyTarget();
        QProcess process;
        prepareToDie(process, home, u"\"rows_of\""_s, QString::fromLatin1(when));
        process.start(millraceCli(), QStringList{u"run"_s, u"--command"_s, command()} + options());
        ASSERT_NO_FATAL_FAILURE(expectDied(process));
        write(u"go"_s, {});
        const Outcome resumed = cli({u"resume"_s, runId(home)}, {}, home);
        ASSERT_EQ(resumed.exitCode, 0) << resumed.errors.constData();
        EXPECT_FALSE(resumed.output.contains("not verified")) << resumed.output.constData();
        expectAsOfAFile(content);
        m_file = m_server.freshSchema();
    }
}

/// Rows that what was planned for those before them is not right for: they go in as the dump has them.
TEST_F(ArrivingDumps, RowsOfAnotherMakeEndWhatIsLoadedOfATable)
{
    const QByteArray content = dump(10'000);
    write(u"ok"_s, {});
    const qsizetype at = content.indexOf("INSERT INTO `c`", content.indexOf("CREATE TABLE `c`") + 300'000);
    for (const char *const odd :
         {"INSERT INTO `c` (`name`, `id`) VALUES ('named', 100001);\n",
          "INSERT INTO `c` VALUES (0x186A2,'a number in hex',NULL);\n",
          "INSERT INTO `c` VALUES (100003,CONCAT('an', ' expression'),NULL);\n",
          "REPLACE INTO `c` VALUES (5,'replaced',NULL);\n",
          "INSERT IGNORE INTO `c` VALUES (5,'ignored',NULL);\n",
          "UPDATE `c` SET name = 'updated' WHERE id < 10;\n",
          "SET TIME_ZONE='+03:00';\nINSERT INTO `c` VALUES (100004,'late','2024-03-31 "
          "01:30:00');\n",
          "INSERT INTO `a` VALUES (100005,'of another',NULL);\n", "-- a comment\n"}) {
        SCOPED_TRACE(odd);
        write(u"first"_s, content.left(at));
        write(u"second"_s, odd + content.mid(at));
        QFile::remove(path(u"go"_s));
        emptyTarget();
        QProcess process;
        prepare(process, path(u"home%1"_s.arg(qHash(QByteArray(odd)))));
        ASSERT_NO_FATAL_FAILURE(beginToLoadRows(process, 10'000));
        write(u"go"_s, {});
        const Outcome run = ended(process);
        ASSERT_EQ(run.exitCode, 0) << run.errors.constData();
        const QByteArray whole = content.left(at) + odd + content.mid(at);
        expectAsOfAFile(whole);
        m_file = m_server.freshSchema();
    }
}

/// mysqldump … | millrace-cli: that the first of the two has failed nobody says.
TEST_F(ArrivingDumps, AnInputThatEndsBeforeTheDumpIsSentOnceMore)
{
    const QByteArray content = dump();
    const qsizetype inQuotes = content.indexOf("'", content.indexOf("CREATE TABLE `c`") + 300'000) + 1;
    const qsizetype betweenStatements = content.indexOf("UNLOCK TABLES", content.indexOf("CREATE TABLE `c`"));
    for (const qsizetype cut : {inQuotes, betweenStatements}) {
        SCOPED_TRACE(cut);
        const QString home = path(u"home%1"_s.arg(cut));
        emptyTarget();
        const qsizetype half = content.indexOf("CREATE TABLE `c`") + 200'000;
        write(u"first"_s, content.left(half));
        write(u"second"_s, content.mid(half, cut - half));
        QFile::remove(path(u"go"_s));
        QProcess process;
        prepare(process, home);
        process.setWorkingDirectory(m_folder.path());
        process.start(
            u"/bin/sh"_s,
            {u"-c"_s, u"{ cat first; while ! test -e go; do sleep 0.02; done; cat second; } | "
                      "'%1' run - --target '%2' --part-bytes 10000"_s.arg(millraceCli(), target())});
        ASSERT_TRUE(waitFor([&] {
            return (isThere(u"b"_s) && rows(u"b"_s) == 40'000) || process.state() == QProcess::NotRunning;
        }));
        write(u"go"_s, {});
        const Outcome broken = ended(process);
        EXPECT_EQ(broken.exitCode, 4) << broken.errors.constData();
        EXPECT_TRUE(broken.errors.contains("ended before the dump did")) << broken.errors.constData();
        const QString id = runId(home);
        const Outcome other = cli({u"resume"_s, id}, QByteArray(content).replace("2024-03", "2024-04"), home);
        EXPECT_EQ(other.exitCode, 4) << other.errors.constData();
        EXPECT_TRUE(other.errors.contains("is another")) << other.errors.constData();
        const Outcome resumed = cli({u"resume"_s, id}, content, home);
        ASSERT_EQ(resumed.exitCode, 0) << resumed.errors.constData();
        EXPECT_EQ(rows(u"a"_s) + rows(u"b"_s) + rows(u"c"_s), 120'000);
    }
}

TEST_F(ArrivingDumps, WhatIsCompressedIsLoadedWhileItArrives)
{
    const QByteArray content = dump(400'000);
    // Two members, so that all of the first can be read; the readers look some way ahead.
    const qsizetype cut = content.indexOf("CREATE TABLE `c`") + 5'000'000;
    write(u"first"_s, packed(content.left(cut), "gzip"));
    write(u"second"_s, packed(content.mid(cut), "gzip"));
    ASSERT_GT(QFileInfo(path(u"first"_s)).size(), 4 * 1024 * 1024);
    write(u"ok"_s, {});
    QProcess process;
    prepare(process, home());
    process.start(millraceCli(), QStringList{u"run"_s, u"--command"_s, command()} + options());
    EXPECT_TRUE(waitFor([&] { return isThere(u"b"_s) || process.state() == QProcess::NotRunning; }));
    EXPECT_NE(process.state(), QProcess::NotRunning);
    write(u"go"_s, {});
    expectDone(ended(process), content);
}

/// What a part cannot be is planned with all that follows, once that is there.
TEST_F(ArrivingDumps, WhatRunsInItsOwnOrderIsReadWholeBefore)
{
    QByteArray content = dump();
    content.replace("CREATE VIEW v",
                    "UPDATE b, a SET b.name = a.name WHERE a.id = b.id AND a.id < 100;\n"
                    "INSERT INTO b (name) SELECT CONCAT(name, LAST_INSERT_ID()) FROM a LIMIT 5;\n"
                    "CREATE VIEW v");
    const qsizetype cut = content.indexOf("CREATE VIEW v");
    write(u"first"_s, content.left(cut));
    write(u"second"_s, content.mid(cut));
    write(u"ok"_s, {});
    QProcess process;
    prepare(process, home());
    ASSERT_NO_FATAL_FAILURE(beginToLoad(process));
    write(u"go"_s, {});
    expectDone(ended(process), content);
}

TEST_F(ArrivingDumps, ATableThatIsThereStopsItWhereItComesAndAllIsTakenBack)
{
    m_server.execute(u"CREATE TABLE %1.c (mine int)"_s.arg(m_schema));
    const QByteArray content = dump();
    writeHalves(content);
    write(u"ok"_s, {});
    QProcess process;
    prepare(process, home());
    ASSERT_NO_FATAL_FAILURE(beginToLoad(process));
    write(u"go"_s, {});
    const Outcome stopped = ended(process);
    EXPECT_EQ(stopped.exitCode, 4) << stopped.errors.constData();
    EXPECT_TRUE(stopped.errors.contains("On the server already")) << stopped.errors.constData();
    EXPECT_EQ(rows(u"b"_s), 40'000);
    const Outcome back = cli({u"rollback"_s, runId()});
    EXPECT_EQ(back.exitCode, 0) << back.errors.constData();
    EXPECT_EQ(rows(u"a"_s) + rows(u"b"_s), 0);
    EXPECT_TRUE(isThere(u"c"_s));
}

/// The plan in the run's folder is one that can be read whatever the dump holds, and its end knows of all of
/// it: the moment stands in its head, schemas and accounts come later.
TEST_F(ArrivingDumps, AccountsAndTheMomentOfItAreKnownInTheEnd)
{
    QByteArray content = dump();
    content.prepend("-- CHANGE MASTER TO MASTER_LOG_FILE='bin.000003', MASTER_LOG_POS=4711;\n");
    const QByteArray other = m_file.toUtf8();
    content.replace("CREATE VIEW v", "CREATE USER `of_dump`@`localhost` IDENTIFIED BY 'x';\n"
                                     "GRANT SELECT ON *.* TO `of_dump`@`localhost`;\nCREATE VIEW v");
    content.replace("-- Dump completed", "USE `" + other +
                                             "`;\nCREATE TABLE later (id int PRIMARY KEY);\n"
                                             "INSERT INTO later VALUES (1),(2);\n-- Dump completed");
    writeHalves(content);
    write(u"ok"_s, {});
    QProcess process;
    prepare(process, home());
    ASSERT_NO_FATAL_FAILURE(beginToLoad(process));
    write(u"go"_s, {});
    const Outcome run = ended(process);
    ASSERT_EQ(run.exitCode, 0) << run.errors.constData();
    EXPECT_EQ(rows(u"c"_s), 40'000);
    EXPECT_EQ(m_server.value(u"SELECT COUNT(*) FROM %1.later"_s.arg(m_file)).toInt(), 2);
    EXPECT_EQ(m_server.value(u"SELECT COUNT(*) FROM mysql.user WHERE user = 'of_dump'"_s).toInt(), 0);
    QFile file(home() + u"/runs/"_s + runId() + u"/plan.millrace"_s);
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    const auto plan = DumpPlan::fromJson(file.readAll());
    ASSERT_TRUE(plan) << plan.error().text();
    EXPECT_EQ(plan->accounts.names.size(), 1);
    ASSERT_TRUE(plan->coordinates);
    EXPECT_TRUE(plan->schemasFollowed.contains(m_file));
    EXPECT_FALSE(plan->arriving);
    EXPECT_GT(plan->parts.size(), 1);
}

TEST_F(ArrivingDumps, WhatIsAboutAllOfItIsReadWholeFirstAndSaysWhy)
{
    const QByteArray content = dump(10'000);
    for (const QStringList &more :
         {QStringList{u"--without-tables"_s, u"c"_s}, QStringList{u"--accounts"_s, u"new"_s},
          QStringList{u"--whole-first"_s}}) {
        SCOPED_TRACE(qPrintable(more.first()));
        emptyTarget();
        const Outcome run = cli(QStringList{u"run"_s, u"-"_s} + options(more), content);
        ASSERT_EQ(run.exitCode, 0) << run.errors.constData();
        EXPECT_FALSE(run.output.contains("loaded while it arrives")) << run.output.constData();
        EXPECT_EQ(rows(u"a"_s), 10'000);
    }
    const Outcome misused =
        cli({u"run"_s, u"-"_s, u"--target"_s, target(), u"--part-bytes"_s, u"0"_s}, content);
    EXPECT_EQ(misused.exitCode, 1);
    EXPECT_TRUE(misused.errors.contains("from 1 on")) << misused.errors.constData();
}

} // namespace millrace::test::arrivingdump_test
