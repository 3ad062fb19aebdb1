// SPDX-License-Identifier: GPL-3.0-or-later
// What the end of a whole dump's run says: each statement ran, or was left out by whoever planned it and is
// listed, or it is missing and the run is not whole. And what `sql` shows is what runs.
#include "core/base/literals.h"
#include "core/base/paths.h"
#include "core/report/verdict.h"
#include "tests/integration/dumps/dumpcase.h"
#include "tests/support/qtprinters.h"
#include "tests/support/testdata.h"

#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <gtest/gtest.h>

namespace millrace::test::dumpproof_test {

namespace {

struct End
{
    const char *name;
    const char *rest; ///< of the dump, after its rows
    QStringList options;
    int exitCode;
    QStringList says;
};

std::ostream &operator<<(std::ostream &out, const End &end)
{
    return out << end.name;
}

class DumpProof : public DumpCase, public testing::WithParamInterface<End>
{
protected:
    struct Said
    {
        int exitCode = -1;
        QString text;
    };
    Said cli(const QStringList &arguments) const
    {
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"MILLRACE_PASSWORD"_s, m_server.connection().password);
        environment.insert(u"MILLRACE_HOME"_s, m_home.filePath(u"home"_s));
        process.setProcessEnvironment(environment);
        process.start(millraceCli(), arguments);
        EXPECT_TRUE(process.waitForFinished(60'000));
        return {.exitCode = process.exitCode(),
                .text = QString::fromUtf8(process.readAllStandardOutput() + process.readAllStandardError())};
    }
    /// Plans and runs the dump by the command line.
    Said planAndRun(const QStringList &options)
    {
        ConnectionSpec target = m_server.connection(m_byRun).spec;
        target.scratch = false;
        const QString plan = m_home.filePath(u"p.millrace"_s);
        const Said planned =
            cli(QStringList{u"plan"_s, m_dump, u"--target"_s, target.toUrl(), u"-o"_s, plan} + options);
        return planned.exitCode == 0 ? cli({u"run"_s, plan}) : planned;
    }

    QTemporaryDir m_home;
};

using DumpRoundTrips = DumpCase;

} // namespace

TEST_P(DumpProof, SaysWhatDidNotRun)
{
    const End &end = GetParam();
    writeDump(QByteArray("CREATE TABLE a (id int PRIMARY KEY, n int);\nCREATE TABLE b (id int PRIMARY KEY);\n"
                         "INSERT INTO a VALUES (1,1),(2,2);\nINSERT INTO b VALUES (1);\n") +
              end.rest);
    const Said said = planAndRun(end.options);
    EXPECT_EQ(said.exitCode, end.exitCode) << qPrintable(said.text);
    for (const QString &sentence : end.says)
        EXPECT_TRUE(said.text.contains(sentence))
            << qPrintable(sentence) << "\nnot in: " << qPrintable(said.text);
    EXPECT_EQ(m_server.value(u"SELECT COUNT(*) FROM %1.a"_s.arg(m_byRun)).toInt(), 2) << "the rows are in";
}

INSTANTIATE_TEST_SUITE_P(
    All, DumpProof,
    testing::Values(
        End{"AllOfItRan", "CREATE VIEW v AS SELECT * FROM a;\n", {}, 0, {u"loaded and verified"_s}},
        End{"OneChangesTheServer",
            "SET GLOBAL max_connections = 200;\n",
            {},
            3,
            {u"1 statement of the dump did not run"_s, u"line 5 of "_s, u"SET GLOBAL max_connections = 200"_s,
             u"--run-others or --without-others"_s}},
        End{"OneThatIsNotWanted",
            "SET GLOBAL max_connections = 200;\n",
            {u"--without-others"_s},
            0,
            {u"loaded and verified"_s, u"Left out, as the plan says: 1 statement"_s}},
        End{"OneThatIsWanted",
            "SET GLOBAL max_connections = @@GLOBAL.max_connections;\n",
            {u"--run-others"_s},
            0,
            {u"loaded"_s}},
        End{"OneAmongThoseThatRunAsTheyStand",
            "UPDATE a SET n = 7 WHERE id = 1;\nSET GLOBAL max_connections = 200;\nINSERT INTO b SELECT 5;\n",
            {},
            3,
            {u"1 statement of the dump did not run"_s, u"line 6 of "_s}},
        End{"ATableThatIsNotWanted",
            "",
            {u"--without-tables"_s, u"b"_s},
            0,
            {u"loaded and verified"_s, u"Left out, as the plan says: 1 table"_s}}),
    [](const testing::TestParamInfo<End> &each) { return std::string(each.param.name); });

/// Its statements, and the dump from the line on that it names, fed to the ordinary client.
TEST_F(DumpProof, WhatSqlShowsOfADumpThatRunsAsItStandsIsWhatRuns)
{
    writeDump("SET NAMES utf8mb4;\nSET sql_mode = 'NO_AUTO_VALUE_ON_ZERO';\n"
              "CREATE TABLE a (id int AUTO_INCREMENT PRIMARY KEY, t varchar(9));\n"
              "CREATE TABLE b (n int);\nINSERT INTO b SELECT 4;\nINSERT INTO a VALUES (0,'\xC3\xA4');\n"
              "INSERT INTO a (t) VALUES ('x'),('y');\nINSERT INTO b SELECT id FROM a;\n"
              "CREATE VIEW v AS SELECT * FROM b;\nUPDATE a SET t = 'z' WHERE id > 1;\n");
    ASSERT_NO_FATAL_FAILURE(byRun());
    ConnectionSpec target = m_server.connection(m_byClient).spec;
    target.scratch = false;
    const QString plan = m_home.filePath(u"p.millrace"_s);
    const Said planned = cli({u"plan"_s, m_dump, u"--target"_s, target.toUrl(), u"-o"_s, plan});
    ASSERT_EQ(planned.exitCode, 0) << qPrintable(planned.text);
    const Said sql = cli({u"sql"_s, plan});
    ASSERT_EQ(sql.exitCode, 0) << qPrintable(sql.text);
    const auto tail =
        QRegularExpression(u"-- then the dump as it stands, from line (\\d+) to its end"_s).match(sql.text);
    ASSERT_TRUE(tail.hasMatch()) << qPrintable(sql.text);
    QByteArrayList lines = contentOf(m_dump).split('\n');
    const int from = tail.captured(1).toInt();
    ASSERT_GT(from, 3) << "structure is in front of it";
    const QString fed = m_home.filePath(u"fed.sql"_s);
    ASSERT_TRUE(writeFileAtomically(fed, sql.text.toUtf8() + '\n' + lines.mid(from - 1).join('\n')));
    runProgram(u"mariadb"_s, {u"--default-character-set=utf8mb4"_s, m_byClient}, fed, {});
    expectSameSchemas();
}

/// What the dump program itself wrote, of values that a strict session refuses or rounds.
TEST_F(DumpRoundTrips, EnumsWithoutAMemberAndFloatsAtTheirEdgeComeBack)
{
    const QString e = in(m_source, u"e"_s);
    const QString f = in(m_source, u"f"_s);
    execute(u"SET sql_mode = ''"_s);
    execute(
        u"CREATE TABLE %1 (id int PRIMARY KEY, e enum('a','b'), o enum('','b') NOT NULL, s set('x','y'))"_s
            .arg(e));
    execute(u"INSERT IGNORE INTO %1 VALUES (1,'a','','x'),(2,'zz','zz','zz'),(3,0,0,0),(4,NULL,'b','x,y'),"
            "(5,'','','')"_s.arg(e));
    ASSERT_EQ(m_server.value(u"SELECT COUNT(*) FROM %1 WHERE e + 0 = 0"_s.arg(e)).toInt(), 3);
    ASSERT_EQ(m_server.value(u"SELECT COUNT(*) FROM %1 WHERE o + 0 = 0"_s.arg(e)).toInt(), 2);
    execute(u"CREATE TABLE %1 (id int PRIMARY KEY, f float(7,3), g float(5,2), d double(6,2), u float(4,1) "
            "unsigned)"_s.arg(f));
    execute(
        u"INSERT IGNORE INTO %1 VALUES (1,9999.999,999.99,9999.99,999.9),(2,-9999.999,-999.99,-9999.99,0),"
        "(3,99999,99999,99999,99999),(4,0.0005,0.005,0.005,0.05),(5,1234.5675,123.455,1234.565,999.94)"_s.arg(
            f));
    dump(m_source, m_dump);
    ASSERT_NO_FATAL_FAILURE(byClient());
    const auto plan = makePlan();
    ASSERT_TRUE(plan) << qPrintable(plan.error().text());
    const RunSummary summary = run(*plan);
    ASSERT_EQ(summary.status, RunState::Done) << (summary.error ? qPrintable(summary.error->text()) : "");
    EXPECT_TRUE(verdictOf(summary, -1).whole) << qPrintable(verdictOf(summary, -1).detail());
    expectSameSchemas();
    // A dump shows an error and an empty member alike.
    const auto numbers = [&](const QString &schema) {
        return m_server
            .value(u"SELECT GROUP_CONCAT(CONCAT_WS(':', e + 0, o + 0, s + 0) ORDER BY id) FROM %1.e"_s.arg(
                schema))
            .toString();
    };
    EXPECT_EQ(numbers(m_byRun), numbers(m_byClient));
    const auto bits = [&](const QString &schema) {
        return m_server
            .value(
                u"SELECT GROUP_CONCAT(CONCAT_WS(':', f * 1e6, g * 1e6, d * 1e6, u * 1e6) ORDER BY id) FROM "
                "%1.f"_s.arg(schema))
            .toString();
    };
    EXPECT_EQ(bits(m_byRun), bits(m_byClient));
}

} // namespace millrace::test::dumpproof_test
