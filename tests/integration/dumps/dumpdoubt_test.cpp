// SPDX-License-Identifier: GPL-3.0-or-later
// A program that is killed within a statement that no transaction takes back: the next part of the run waits
// for what is still at work, and lets the user say what nobody else knows.
#include "core/base/literals.h"
#include "tests/integration/dumps/dumpcase.h"
#include "tests/support/qtprinters.h"
#include "tests/support/testdata.h"

#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <csignal>
#include <gtest/gtest.h>

namespace millrace::test::dumpdoubt_test {

namespace {

class DumpDoubts : public DumpCase
{
protected:
    void start(QProcess &process, const QStringList &arguments) const
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"MILLRACE_PASSWORD"_s, m_server.connection().password);
        environment.insert(u"MILLRACE_HOME"_s, m_home.filePath(u"home"_s));
        process.setProcessEnvironment(environment);
        process.start(millraceCli(), arguments);
        ASSERT_TRUE(process.waitForStarted());
    }
    /// Runs the dump and kills the program within the statement that sleeps.
    void killWithin(const QByteArray &sql, bool hasTail = true)
    {
        writeDump(sql);
        const auto plan = makePlan();
        ASSERT_TRUE(plan) << qPrintable(plan.error().text());
        ASSERT_EQ(plan->tail.has_value(), hasTail);
        const QString file = m_home.filePath(u"p.millrace"_s);
        ASSERT_TRUE(writeFileAtomically(file, plan->toJson()));
        QProcess process;
        ASSERT_NO_FATAL_FAILURE(start(process, {u"run"_s, file}));
        const QString asleep =
            u"SELECT COUNT(*) FROM information_schema.PROCESSLIST WHERE STATE = 'User sleep' AND DB = '%1'"_s
                .arg(m_byRun);
        for (int looks = 0; m_server.value(asleep).toInt() == 0; ++looks) {
            ASSERT_LT(looks, 2000);
            ASSERT_FALSE(process.waitForFinished(5)) << process.readAllStandardError().constData();
        }
        ASSERT_EQ(::kill(static_cast<pid_t>(process.processId()), SIGKILL), 0);
        process.waitForFinished();
    }
    /// Returns the exit code.
    int resume(const QStringList &options = {})
    {
        QProcess process;
        start(process,
              QStringList{u"resume"_s, listRuns(m_home.filePath(u"home/runs"_s)).value(0)} + options);
        EXPECT_TRUE(process.waitForFinished(60'000));
        m_said = QString::fromUtf8(process.readAllStandardError());
        return process.exitCode();
    }
    /// The option's number in what the program said.
    QString named(const QString &option) const
    {
        return QRegularExpression(option + u" (\\d+)"_s).match(m_said).captured(1);
    }
    QString numbers()
    {
        return m_server.value(u"SELECT GROUP_CONCAT(n ORDER BY id) FROM %1.a"_s.arg(m_byRun)).toString();
    }

    QTemporaryDir m_home;
    QString m_said;
};

/// A dump that asks what its last statement has done, and with a table without transactions.
const QByteArray sleeping =
    "CREATE TABLE a (id int AUTO_INCREMENT PRIMARY KEY, n int) ENGINE=MyISAM;\n"
    "INSERT INTO a (n) VALUES (1);\nUPDATE a SET n = 5;\n"
    "INSERT INTO a (n) SELECT 6 + SLEEP(0.7);\n"
    "INSERT INTO a (n) VALUES (7), (8);\nINSERT INTO a (n) SELECT ROW_COUNT() * 10;\n";

} // namespace

TEST_F(DumpDoubts, WaitForTheirSessionAndGoOnBehindTheStatement)
{
    ASSERT_NO_FATAL_FAILURE(killWithin(sleeping));
    EXPECT_EQ(numbers(), u"5"_s) << "it is still at work";
    EXPECT_EQ(resume(), 4) << qPrintable(m_said);
    EXPECT_EQ(numbers(), u"5,6"_s) << "it was waited for, and did not run twice";
    EXPECT_TRUE(m_said.contains(u"line 4"_s) && m_said.contains(u"SLEEP"_s) &&
                m_said.contains(m_byRun + u".a"_s))
        << qPrintable(m_said);
    const QString at = named(u"--has-run"_s);
    ASSERT_FALSE(at.isEmpty()) << qPrintable(m_said);
    EXPECT_EQ(named(u"--run-again"_s), at);
    EXPECT_EQ(resume({u"--has-run"_s, u"1"_s}), 4) << "that is another statement";
    EXPECT_EQ(numbers(), u"5,6"_s);
    EXPECT_EQ(resume({u"--has-run"_s, at}), 0) << qPrintable(m_said);
    EXPECT_EQ(numbers(), u"5,6,7,8,20"_s);
    EXPECT_EQ(tablesNamed(u"\\\\_millrace%"_s).toInt(), 0);
}

TEST_F(DumpDoubts, RunTheStatementAgainWhereTheUserSaysSo)
{
    ASSERT_NO_FATAL_FAILURE(killWithin(sleeping));
    EXPECT_EQ(resume(), 4) << qPrintable(m_said);
    execute(u"DELETE FROM %1.a WHERE n = 6"_s.arg(m_byRun));
    EXPECT_EQ(resume({u"--run-again"_s, named(u"--run-again"_s)}), 0) << qPrintable(m_said);
    EXPECT_EQ(numbers(), u"5,6,7,8,20"_s);
}

/// What is known is not asked: a transaction of the dump is taken back, and what its statements have stored
/// elsewhere is not stored again.
TEST_F(DumpDoubts, KnowWhatOfATransactionIsThereStill)
{
    ASSERT_NO_FATAL_FAILURE(
        killWithin("CREATE TABLE a (id int AUTO_INCREMENT PRIMARY KEY, n int) ENGINE=MyISAM;\n"
                   "CREATE TABLE b (n int) ENGINE=InnoDB;\n"
                   "INSERT INTO a (n) VALUES (1);\nUPDATE a SET n = 5;\n"
                   "START TRANSACTION;\nINSERT INTO b VALUES (1);\nINSERT INTO a (n) VALUES (2);\n"
                   "INSERT INTO b SELECT 2 + SLEEP(0.7);\nCOMMIT;\n"));
    EXPECT_EQ(resume(), 0) << qPrintable(m_said);
    EXPECT_EQ(numbers(), u"5,2"_s);
    EXPECT_EQ(m_server.value(u"SELECT GROUP_CONCAT(n ORDER BY n) FROM %1.b"_s.arg(m_byRun)).toString(),
              u"1,2"_s);
}

/// Not in the dump's order: a row that is no line of plain values runs after the others of its table.
const QByteArray sleepingAmongRows = "CREATE TABLE a (id int PRIMARY KEY, n int) ENGINE=MyISAM;\n"
                                     "INSERT INTO a VALUES (1,5),(2,6 + SLEEP(0.7)),(3,3 + 4);\n";

TEST_F(DumpDoubts, AreAskedAboutStatementsAmongTheRows)
{
    ASSERT_NO_FATAL_FAILURE(killWithin(sleepingAmongRows, false));
    EXPECT_EQ(numbers(), u"5"_s) << "it is still at work";
    EXPECT_EQ(resume(), 4) << qPrintable(m_said);
    EXPECT_EQ(numbers(), u"5,6"_s) << "it was waited for, and did not run twice";
    EXPECT_TRUE(m_said.contains(u"SLEEP"_s) && m_said.contains(m_byRun + u".a"_s)) << qPrintable(m_said);
    const QString at = named(u"--has-run"_s);
    ASSERT_FALSE(at.isEmpty()) << qPrintable(m_said);
    EXPECT_EQ(resume({u"--has-run"_s, u"1"_s}), 4) << "that is another statement";
    EXPECT_EQ(numbers(), u"5,6"_s);
    EXPECT_EQ(resume({u"--has-run"_s, at}), 0) << qPrintable(m_said);
    EXPECT_EQ(numbers(), u"5,6,7"_s);
    EXPECT_EQ(tablesNamed(u"\\\\_millrace%"_s).toInt(), 0);
}

TEST_F(DumpDoubts, RunStatementsAmongTheRowsAgainWhereTheUserSaysSo)
{
    ASSERT_NO_FATAL_FAILURE(killWithin(sleepingAmongRows, false));
    EXPECT_EQ(resume(), 4) << qPrintable(m_said);
    execute(u"DELETE FROM %1.a WHERE n = 6"_s.arg(m_byRun));
    EXPECT_EQ(resume({u"--run-again"_s, named(u"--run-again"_s)}), 0) << qPrintable(m_said);
    EXPECT_EQ(numbers(), u"5,6,7"_s);
}

TEST_F(DumpDoubts, AreAskedAboutCallsAsWell)
{
    ASSERT_NO_FATAL_FAILURE(killWithin(
        "CREATE TABLE a (id int AUTO_INCREMENT PRIMARY KEY, n int);\nINSERT INTO a (n) VALUES (1);\n"
        "UPDATE a SET n = 5;\nDELIMITER ;;\nCREATE PROCEDURE p() BEGIN DO SLEEP(0.7); INSERT INTO "
        "a (n) VALUES (6); END;;\nDELIMITER ;\nCALL p();\nINSERT INTO a (n) VALUES (7);\n"));
    EXPECT_EQ(resume(), 4) << qPrintable(m_said);
    EXPECT_EQ(numbers(), u"5,6"_s) << "it was waited for";
    EXPECT_EQ(resume({u"--has-run"_s, named(u"--has-run"_s)}), 0) << qPrintable(m_said);
    EXPECT_EQ(numbers(), u"5,6,7"_s);
}

} // namespace millrace::test::dumpdoubt_test
