// SPDX-License-Identifier: GPL-3.0-or-later
// Warm-up: what is read is in memory afterwards, what is not asked for is not, and nothing is left behind.
#include "core/base/literals.h"
#include "core/report/reportfiles.h"
#include "core/report/runreport.h"
#include "core/server/connection.h"
#include "core/server/serverfacts.h"
#include "core/server/serverhost.h"
#include "core/verify/poolpages.h"
#include "core/verify/warmup.h"
#include "tests/support/loadcase.h"
#include "tests/support/qtprinters.h"

#include <gtest/gtest.h>
#include <thread>

namespace millrace::test::warmup_test {

namespace {

constexpr double notDone = -1; ///< in seconds

/// A server of its own, which is restarted to have an empty buffer pool.
class WarmupTest : public testing::Test
{
protected:
    explicit WarmupTest(qint64 memoryBytes = 64LL * 1024 * 1024)
        : server(
              {.memoryBytes = memoryBytes, .extraArguments = {u"--innodb-buffer-pool-load-at-startup=OFF"_s}})
        , schema(server.freshSchema())
    {}

    /// About 200 bytes a row, one key a.
    void fill(const QString &table, int rows)
    {
        server.execute(u"CREATE TABLE %1.%2 (id int PRIMARY KEY, a int NOT NULL, pad char(180) NOT NULL, "
                       "KEY a (a)) CHARACTER SET latin1"_s.arg(schema, table));
        server.execute(u"INSERT INTO %1.%2 VALUES (1, 7, 'x')"_s.arg(schema, table));
        for (int have = 1; have < rows; have *= 2)
            server.execute(
                u"INSERT INTO %1.%2 SELECT id + %3, (a * 31 + id) % 1000003, pad FROM %1.%2 LIMIT %4"_s
                    .arg(schema, table)
                    .arg(have)
                    .arg(std::min(have, rows - have)));
    }
    void restart()
    {
        ASSERT_TRUE(server.server().stop());
        const auto started = server.server().start();
        ASSERT_TRUE(started) << qPrintable(started.error().text());
    }
    Result<WarmupReport> warm(const WarmupOptions &options, std::stop_token stop = {},
                              const std::function<void(const QString &)> &onStage = {},
                              const std::optional<ResolvedConnection> &account = {})
    {
        const ResolvedConnection target = account ? *account : server.connection(schema);
        return Warmup{.target = target,
                      .tables = {u"t"_s},
                      .options = options,
                      .stop = std::move(stop),
                      .onStage = onStage}
            .run();
    }

    PrivateServer server;
    QString schema;
};

class SmallPoolTest : public WarmupTest
{
protected:
    SmallPoolTest()
        : WarmupTest(8LL * 1024 * 1024)
    {}
};

} // namespace

TEST_F(WarmupTest, ReadsTheIndexesAskedForAndNoOther)
{
    fill(u"t"_s, 60'000);
    restart();
    const auto first = warm({});
    ASSERT_TRUE(first) << qPrintable(first.error().text());
    ASSERT_EQ(first->tables.size(), 1);
    ASSERT_EQ(first->tables[0].indexes.size(), 1);
    const WarmedIndex &clustered = first->tables[0].indexes[0];
    EXPECT_EQ(clustered.index, u"PRIMARY"_s);
    // 60,000 rows of 200 bytes are 750 pages of 16 KB at the least.
    EXPECT_GT(clustered.pagesAfter, 700);
    EXPECT_LT(clustered.pagesBefore, clustered.pagesAfter / 2);
    EXPECT_GT(clustered.firstReads, 400);
    EXPECT_LT(clustered.secondReads, clustered.firstReads / 10); // it is in memory now
    EXPECT_GT(first->after.pagesData, first->before.pagesData + 400);

    const auto pagesOf = [&] {
        const auto connection = Connection::open(server.connection(schema));
        QString why;
        const auto pages = poolPages(**connection, *ServerFacts::read(**connection), schema, u"t"_s, why);
        EXPECT_TRUE(pages && why.isEmpty()) << qPrintable(why);
        return *pages;
    };
    const auto before = pagesOf();
    const auto second = warm({.indexes = {u"a"_s}});
    ASSERT_TRUE(second);
    ASSERT_EQ(second->tables[0].indexes.size(), 2);
    const WarmedIndex &secondary = second->tables[0].indexes[1];
    EXPECT_EQ(secondary.index, u"a"_s);
    EXPECT_EQ(secondary.pagesBefore, before.value(u"a"_s, 0));
    EXPECT_GT(secondary.pagesAfter, 40); // 60,000 entries of 13 bytes and more
    EXPECT_EQ(secondary.pagesAfter, pagesOf().value(u"a"_s));
}

TEST_F(WarmupTest, TheServersProcessIsLookedAtWhereItRunsHere)
{
    fill(u"t"_s, 1'000);
    const auto connection = Connection::open(server.connection(schema));
    const ServerHost host = ServerHost::find(**connection);
    EXPECT_EQ(host.pid, server.server().status().pid);
    const auto report = warm({.analyze = true, .indexes = {WarmupOptions::allIndexes}});
    ASSERT_TRUE(report);
    EXPECT_GT(report->after.residentBytes, 10'000'000);
    EXPECT_GE(report->after.readBytes, report->before.readBytes);
    EXPECT_NE(report->tables[0].analyzeSeconds, notDone);
    EXPECT_EQ(report->tables[0].indexes.size(), 2);
}

TEST_F(WarmupTest, WithoutAPrimaryKeyTheClusteredIndexIsReadAllTheSame)
{
    server.execute(u"CREATE TABLE %1.t (a int, KEY a (a))"_s.arg(schema));
    server.execute(u"INSERT INTO %1.t VALUES (1), (2), (NULL)"_s.arg(schema));
    const auto report = warm({.indexes = {u"nosuch"_s, u"A"_s}});
    ASSERT_TRUE(report) << qPrintable(report.error().text());
    ASSERT_EQ(report->tables[0].indexes.size(), 2);
    EXPECT_EQ(report->tables[0].indexes[0].pagesAfter, 1);
    EXPECT_EQ(report->tables[0].indexes[1].index, u"a"_s);
    EXPECT_TRUE(report->tables[0].notes.join(u' ').contains("nosuch"_L1));
}

TEST_F(WarmupTest, OptimizeRewritesTheTableAndKeepsItsRows)
{
    fill(u"t"_s, 2'000);
    const QString before = server.checksum(schema, u"t"_s);
    const auto report = warm({.optimize = true});
    ASSERT_TRUE(report);
    EXPECT_NE(report->tables[0].optimizeSeconds, notDone);
    EXPECT_EQ(server.checksum(schema, u"t"_s), before);
}

TEST_F(WarmupTest, ATableThatIsMissingIsToldBeforeAnythingIsRead)
{
    fill(u"t"_s, 10);
    const ResolvedConnection target = server.connection(schema);
    int stages = 0;
    const auto report = Warmup{
        .target = target,
        .tables = {u"t"_s, u"nosuch"_s},
        .options = {.optimize = true},
        .onStage = [&stages](const QString &) {
            ++stages;
        }}.run();
    ASSERT_FALSE(report);
    EXPECT_EQ(report.error().code, ErrorCode::TableMissing);
    EXPECT_EQ(stages, 0);
}

TEST_F(WarmupTest, WithoutPrivilegesItReadsAndSaysWhatItCouldNotSee)
{
    fill(u"t"_s, 1'000);
    server.execute(u"CREATE USER plain@localhost IDENTIFIED BY 'p'"_s);
    server.execute(u"GRANT SELECT ON %1.* TO plain@localhost"_s.arg(schema));
    const auto report = warm({.optimize = true, .analyze = true, .pageList = true}, {}, {},
                             server.connectionAs(u"plain"_s, u"p"_s, schema));
    ASSERT_TRUE(report) << qPrintable(report.error().text());
    const WarmedTable &table = report->tables[0];
    EXPECT_NE(table.indexes[0].secondSeconds, notDone);
    EXPECT_EQ(table.indexes[0].pagesAfter, -1);
    EXPECT_EQ(table.optimizeSeconds, notDone);
    EXPECT_EQ(table.analyzeSeconds, notDone);
    const QString notes = table.notes.join(u'\n');
    EXPECT_TRUE(notes.contains("GRANT PROCESS ON *.* TO 'plain'@'localhost'"_L1)) << qPrintable(notes);
    EXPECT_TRUE(notes.contains("OPTIMIZE was refused"_L1)) << qPrintable(notes);
    EXPECT_TRUE(report->pageList.contains("not written"_L1)) << qPrintable(report->pageList);
}

TEST_F(WarmupTest, AStopReachesAScanThatWaitsInTheServer)
{
    fill(u"t"_s, 1'000);
    const auto holder = Connection::open(server.connection(schema));
    std::stop_source stop;
    const auto report = warm({}, stop.get_token(), [&](const QString &stage) {
        if (!stage.contains("reading PRIMARY"_L1) || stop.stop_requested())
            return;
        ASSERT_TRUE((*holder)->execute(u"LOCK TABLES t WRITE"_s));
        // Only once the scan waits for the table does it have to be killed there.
        std::thread([&server = server, &stop] {
            const QString waiting = u"SELECT COUNT(*) FROM information_schema.PROCESSLIST WHERE STATE LIKE "
                                    "'Waiting for table%' AND INFO LIKE 'SELECT SUM%'"_s;
            while (server.value(waiting).toInt() == 0)
                std::this_thread::sleep_for(std::chrono::milliseconds(20));
            stop.request_stop();
        }).detach();
    });
    ASSERT_FALSE(report);
    EXPECT_EQ(report.error().code, ErrorCode::Cancelled) << qPrintable(report.error().text());
}

TEST_F(WarmupTest, AServerThatEndsInTheMiddleIsAnErrorThatSaysSo)
{
    fill(u"t"_s, 1'000);
    const auto report = warm({}, {}, [this](const QString &stage) {
        if (stage.contains("again"_L1))
            (void)server.server().stop();
    });
    ASSERT_FALSE(report);
    EXPECT_EQ(report.error().code, ErrorCode::ConnectionLost) << qPrintable(report.error().text());
    restart();
}

TEST_F(SmallPoolTest, ATableLargerThanThePoolIsLeftAloneAndThePagesAreListed)
{
    fill(u"t"_s, 60'000); // 12 MB
    server.execute(u"ANALYZE TABLE %1.t"_s.arg(schema));
    const auto report = warm({});
    ASSERT_TRUE(report) << qPrintable(report.error().text());
    EXPECT_TRUE(report->tables[0].indexes.isEmpty());
    EXPECT_TRUE(report->tables[0].notes.join(u' ').contains("do not fit"_L1));
    EXPECT_TRUE(report->pageList.contains("dump completed"_L1)) << qPrintable(report->pageList);
    EXPECT_TRUE(report->pageList.contains("innodb_buffer_pool_load_at_startup=ON"_L1));
    EXPECT_TRUE(QFile::exists(server.folder() + u"/data/ib_buffer_pool"_s));
}

TEST(WarmupInAPlan, ComesBehindTheProofAndStandsInTheReport)
{
    LoadCase load;
    QByteArray rows;
    for (int i = 1; i <= 2'000; ++i)
        rows += QByteArray::number(i) + '\t' + QByteArray::number(i % 7) + '\n';
    load.addFile(u"a.tsv"_s, rows);
    load.createTable(u"(id int PRIMARY KEY, n int, KEY n (n))"_s, u"(id, n)"_s);
    load.plan.warmup = {.wanted = true, .indexes = {u"n"_s}};
    ASSERT_EQ(Plan::fromJson(load.plan.toJson())->warmup, load.plan.warmup);
    const RunSummary summary = load.run();
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_TRUE(summary.tables[0].verified) << why(summary);
    const auto report = RunReport::read(load.folder());
    ASSERT_TRUE(report && report->warmup);
    ASSERT_EQ(report->warmup->tables.size(), 1);
    EXPECT_EQ(report->warmup->tables[0].indexes.size(), 2);
    const QByteArray html = reportHtml(*report);
    EXPECT_TRUE(html.contains("<h2>Warm-up</h2>"));
    EXPECT_TRUE(reportJson(*report).contains("\"warmup\""));
}

TEST(WarmupInAPlan, WhatGoesWrongThereTakesNothingFromTheLoad)
{
    LoadCase load;
    load.addFile(u"a.tsv"_s, "1\n2\n");
    load.createTable(u"(id int PRIMARY KEY)"_s, u"(id)"_s);
    load.plan.warmup = {.wanted = true};
    const RunSummary summary = load.run([](RunControl &control, const MigrationRun &run) {
        // As late as can be: when it begins, or not at all.
        for (;;) {
            const RunState state = run.progress().state;
            if (state == RunState::WarmingUp)
                control.cancel();
            if (state == RunState::WarmingUp || state == RunState::Done)
                return;
            std::this_thread::yield();
        }
    });
    EXPECT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_TRUE(summary.tables[0].verified) << why(summary);
    EXPECT_EQ(load.rowsInTable(), 2);
}

} // namespace millrace::test::warmup_test
