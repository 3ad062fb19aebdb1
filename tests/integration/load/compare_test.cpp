// SPDX-License-Identifier: GPL-3.0-or-later
// compare: both ways load the same rows, and the server is as it was.
#include "core/base/literals.h"
#include "core/run/trials/comparisonrows.h"
#include "core/run/trials/insertcomparison.h"
#include "tests/support/privateserver.h"
#include "tests/support/qtprinters.h"
#include "tests/support/testdata.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <csignal>
#include <gtest/gtest.h>
#include <thread>

namespace millrace::test::compare_test {

namespace {

class CompareTest : public testing::Test
{
protected:
    int tables() const
    {
        return server
            .value(u"SELECT COUNT(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = '%1'"_s.arg(schema))
            .toInt();
    }
    QString url() const
    {
        ConnectionSpec spec = server.connection(schema).spec;
        spec.scratch = false;
        return spec.toUrl();
    }

    PrivateServer &server = PrivateServer::shared();
    const QString schema = server.freshSchema();
};

} // namespace

TEST(ComparisonRows, AreTheSameRowsEitherWay)
{
    ComparisonRows first(41, 2);
    QByteArray text;
    first.append(text, "\t", "");
    const QList<QByteArray> fields = text.split('\t');
    ASSERT_EQ(fields.size(), 4);
    EXPECT_EQ(fields[0], "41");
    EXPECT_EQ(fields[2].size(), 119);
    EXPECT_EQ(fields[3].size(), 59);
    QByteArray sql;
    ComparisonRows(41, 1).append(sql, ",", "'");
    EXPECT_EQ(sql, fields[0] + ',' + fields[1] + ",'" + fields[2] + "','" + fields[3] + '\'');

    // However small the pieces in which the feed is read.
    ComparisonFeed feed(41, 700);
    QByteArray whole;
    char piece[97];
    for (int count = feed.read(piece, sizeof piece); count > 0; count = feed.read(piece, sizeof piece))
        whole.append(piece, count);
    EXPECT_EQ(whole.count('\n'), 700);
    EXPECT_TRUE(whole.startsWith(text + '\n'));
}

TEST_F(CompareTest, FillsTheGridByTurnsAndLeavesNothing)
{
    int told = 0;
    const ComparisonOptions options{.tables = {1, 2}, .rows = {300}, .workers = {1, 3}};
    const auto result =
        compareWays(server.connection(schema), options, [&told](const ComparisonCell &) { ++told; }, {});
    ASSERT_TRUE(result) << qPrintable(result.error().text());
    ASSERT_EQ(result->cells.size(), 4);
    EXPECT_EQ(told, 12); // three repetitions each
    for (const ComparisonCell &cell : result->cells) {
        EXPECT_EQ(cell.loadSeconds.size(), 3);
        EXPECT_EQ(cell.insertSeconds.size(), 3);
        EXPECT_GT(cell.ratio(), 0);
        EXPECT_DOUBLE_EQ(cell.ratio(), cell.load() / cell.insert());
    }
    EXPECT_EQ(tables(), 0);
    const QList<QByteArray> lines = result->toCsv().trimmed().split('\n');
    ASSERT_EQ(lines.size(), 5);
    EXPECT_EQ(
        lines[0],
        "tables,rows,workers,load_seconds,insert_seconds,load_to_insert,load_1,insert_1,load_2,insert_2,"
        "load_3,insert_3");
    EXPECT_TRUE(lines[4].startsWith("2,300,3,"));
    EXPECT_EQ(lines[4].count(','), 11);
}

TEST(ComparisonCell, TakesTheMedian)
{
    ComparisonCell cell;
    EXPECT_EQ(cell.load(), -1);
    EXPECT_EQ(cell.ratio(), -1);
    cell.loadSeconds = {3, 1, 2};
    cell.insertSeconds = {8, 4, 100};
    EXPECT_DOUBLE_EQ(cell.load(), 2);
    EXPECT_DOUBLE_EQ(cell.insert(), 8);
    EXPECT_DOUBLE_EQ(cell.ratio(), 0.25);
}

TEST_F(CompareTest, AStopAndAnErrorLeaveNothingEither)
{
    std::stop_source stop;
    const auto stopped = compareWays(
        server.connection(schema), {.rows = {500}, .workers = {1}},
        [&stop](const ComparisonCell &) { stop.request_stop(); }, stop.get_token());
    ASSERT_FALSE(stopped);
    EXPECT_EQ(stopped.error().code, ErrorCode::Cancelled);
    EXPECT_EQ(tables(), 0);

    server.execute(u"CREATE USER IF NOT EXISTS reader@localhost IDENTIFIED BY 'p'"_s);
    server.execute(u"GRANT SELECT ON %1.* TO reader@localhost"_s.arg(schema));
    const auto refused = compareWays(server.connectionAs(u"reader"_s, u"p"_s, schema), {}, {}, {});
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, ErrorCode::PrivilegeMissing) << qPrintable(refused.error().text());
}

TEST_F(CompareTest, WhatAKilledComparisonLeftTheNextOneDrops)
{
    QProcess cli;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"MILLRACE_PASSWORD"_s, server.connection().password);
    cli.setProcessEnvironment(environment);
    const QStringList arguments{u"compare"_s,  u"--url"_s, url(),          u"--rows"_s, u"1000000"_s,
                                u"--tables"_s, u"3"_s,     u"--workers"_s, u"1"_s};
    cli.start(millraceCli(), arguments);
    ASSERT_TRUE(cli.waitForStarted());
    server.execute(u"CREATE TABLE %1.`_millrace_compare_0123456789abcdef_mine` (id int)"_s.arg(schema));
    while (tables() < 4 && cli.state() == QProcess::Running)
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
    ASSERT_EQ(cli.state(), QProcess::Running) << cli.readAllStandardError().constData();
    // While it lives its tables are nobody else's to drop.
    EXPECT_EQ(dropComparisonLeftovers(server.connection(schema)).value_or(-1), 0);
    ::kill(static_cast<pid_t>(cli.processId()), SIGKILL);
    ASSERT_TRUE(cli.waitForFinished(60'000));
    // The server notices by itself that the sessions are gone.
    const QString sessions =
        u"SELECT COUNT(*) FROM information_schema.PROCESSLIST WHERE DB = '%1'"_s.arg(schema);
    while (server.value(sessions).toInt() > 0)
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
    const auto next = compareWays(server.connection(schema), {.rows = {10}, .workers = {1}}, {}, {});
    ASSERT_TRUE(next) << qPrintable(next.error().text());
    EXPECT_EQ(next->leftoversDropped, 3);
    EXPECT_EQ(tables(), 1); // a name that only looks like ours
}

TEST(CompareCli, OnAServerThatIsThrownAwayAndKeptAsCsv)
{
    if (!qEnvironmentVariable("MILLRACE_TEST_SERVER").isEmpty())
        GTEST_SKIP() << "the command takes whichever server it finds";
    QTemporaryDir folder;
    const QString csv = folder.filePath(u"grid.csv"_s);
    QProcess cli;
    cli.start(millraceCli(), {u"compare"_s, u"--scratch"_s, u"--rows"_s, u"2000"_s, u"--workers"_s, u"1,2"_s,
                              u"--csv"_s, csv});
    ASSERT_TRUE(cli.waitForFinished(240'000));
    EXPECT_EQ(cli.exitCode(), 0) << cli.readAllStandardError().constData();
    QFile file(csv);
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    EXPECT_EQ(file.readAll().trimmed().count('\n'), 2);

    cli.start(millraceCli(), {u"compare"_s, u"--workers"_s, u"0"_s});
    ASSERT_TRUE(cli.waitForFinished(60'000));
    EXPECT_EQ(cli.exitCode(), 1);
}

} // namespace millrace::test::compare_test
