// SPDX-License-Identifier: GPL-3.0-or-later
// Loads into a group of three (Group Replication, a single primary): every row once on all members, whatever
// limits the group has, and after another member became the primary.
#include "core/base/literals.h"
#include "core/server/connection.h"
#include "core/verify/journaltotals.h"
#include "tests/integration/clusters/clustercase.h"
#include "tests/support/factsof.h"
#include "tests/support/kills.h"
#include "tests/support/qtprinters.h"

#include <QThread>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <thread>

namespace millrace::test::group_test {

namespace {

using testing::HasSubstr;

class Group : public testing::Test
{
protected:
    static void SetUpTestSuite()
    {
        if (ClusterServers::whyNoGroup().isEmpty())
            cluster = ClusterServers::group();
    }
    static void TearDownTestSuite() { cluster.reset(); }
    void SetUp() override
    {
        if (const QString why = ClusterServers::whyNoGroup(); !why.isEmpty())
            GTEST_SKIP() << why.toStdString();
    }

    static void prepare(LoadCase &load, int rows, int chunkRows, const QString &key = u"PRIMARY KEY"_s)
    {
        prepareIdRows(load, *cluster, 0, rows, chunkRows, key);
    }

    static void makePrimary(int index)
    {
        const QString uuid = cluster->node(index).value(u"SELECT @@server_uuid"_s).toString();
        cluster->node(index).value(u"SELECT group_replication_set_as_primary('%1')"_s.arg(uuid));
        cluster->await(index, u"SELECT @@super_read_only"_s, u"0"_s);
    }

    inline static std::unique_ptr<ClusterServers> cluster;
};

} // namespace

TEST_F(Group, IsKnownWithItsMembers)
{
    const ServerFacts facts = factsOf(cluster->node(1));
    EXPECT_EQ(facts.cluster.kind, ClusterKind::Group);
    EXPECT_EQ(facts.cluster.node, cluster->address(1));
    EXPECT_EQ(facts.cluster.state, u"ONLINE"_s);
    EXPECT_EQ(facts.cluster.size, 3);
    EXPECT_EQ(facts.cluster.primary(), cluster->address(0));
    EXPECT_EQ(facts.cluster.singlePrimary, true);
    EXPECT_GT(facts.cluster.mostBytes, 0);
}

TEST_F(Group, ALoadIsProvedAtEveryMember)
{
    LoadCase load(cluster->node(0));
    prepare(load, 3'000, 250);
    const RunSummary summary = load.run();
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_TRUE(summary.tables.first().verified) << why(summary);
    const std::string note = summary.tables.first().nodesNote.toStdString();
    EXPECT_THAT(note, HasSubstr("Counted on node " + cluster->address(0).toStdString()));
    for (const int other : {1, 2})
        EXPECT_THAT(note, HasSubstr(cluster->address(other).toStdString()));
    EXPECT_THAT(note, testing::Not(HasSubstr("Not asked")));
    expectOn(*cluster, {0, 1, 2}, load, 3'000);
    EXPECT_EQ(
        cluster->node(0)
            .value(u"SELECT COUNT(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = '%1' AND TABLE_NAME "
                   "= '_millrace_journal'"_s.arg(load.plan.schema))
            .toInt(),
        0)
        << "only the primary writes, and its lock holds";
}

TEST_F(Group, ALoadShowsHowFarEachMemberIs)
{
    LoadCase load(cluster->node(0));
    prepare(load, 40'000, 100);
    const RunSummary summary = load.run([&](RunControl &control, const MigrationRun &run) {
        const HeldBack slow(control, seenRate);
        for (const int other : {1, 2})
            if (!awaitNode(run, cluster->address(other), control, [](const NodeProgress &node) {
                    return node.isWell && isLevelWith(node) && node.rowsPerSecond > 0 &&
                           node.state == u"SECONDARY, ONLINE"_s;
                }))
                return;
        const QVector<NodeProgress> nodes = run.progress().nodes;
        ASSERT_EQ(nodes.size(), 3);
        EXPECT_EQ(nodes.first().name, cluster->address(0));
        EXPECT_EQ(nodes.first().state, u"PRIMARY, ONLINE"_s);
        {
            const auto holder = Connection::open(cluster->node(1).connection());
            ASSERT_TRUE(holder && (*holder)->execute(
                                      u"LOCK TABLES %1.`%2` READ"_s.arg(load.plan.schema, load.plan.table)));
            if (!awaitNode(run, cluster->address(1), control,
                           [](const NodeProgress &node) { return node.queue > 0 && node.lagMs > 1'000; }))
                return;
        }
        EXPECT_TRUE(awaitNode(run, cluster->address(1), control,
                              [](const NodeProgress &node) { return node.queue == 0 && isLevelWith(node); }));
    });
    ASSERT_NO_FATAL_FAILURE(expectProved(summary, load, 40'000));
    expectOn(*cluster, {0, 1, 2}, load, 40'000);
}

TEST_F(Group, AnAccountThatMayNotSeeTheMembersLoadsAllTheSame)
{
    LoadCase load(cluster->node(0));
    prepare(load, 500, 100);
    cluster->node(0).execute(u"CREATE USER plain@'%' IDENTIFIED BY 'plain-one'"_s);
    cluster->node(0).execute(u"GRANT ALL ON %1.* TO plain@'%'"_s.arg(load.plan.schema));
    load.account = cluster->node(0).connectionAs(u"plain"_s, u"plain-one"_s, load.plan.schema);
    const RunSummary summary = load.run();
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_TRUE(summary.tables.first().verified) << why(summary);
    EXPECT_FALSE(summary.tables.first().nodesNote.isEmpty());
    expectOn(*cluster, {0, 1, 2}, load, 500);
}

TEST_F(Group, WhatIsReadIsWhatAnyMemberHasCommitted)
{
    const QString schema = cluster->node(0).freshSchema();
    const auto writer = Connection::open(cluster->app(0));
    const auto reader = Connection::open(cluster->app(1));
    const auto holder = Connection::open(cluster->app(1));
    ASSERT_TRUE(writer && reader && holder);
    ASSERT_TRUE((*writer)->execute(u"CREATE TABLE %1.t (a int PRIMARY KEY)"_s.arg(schema)));
    ASSERT_TRUE(countRows(**reader, schema, u"t"_s));                        // the table is there
    ASSERT_TRUE((*holder)->execute(u"LOCK TABLES %1.t READ"_s.arg(schema))); // what arrives waits for it
    ASSERT_TRUE((*writer)->execute(u"INSERT INTO %1.t VALUES (1), (2), (3)"_s.arg(schema)));
    const auto stale = (*reader)->value(u"SELECT COUNT(*) FROM %1.t"_s.arg(schema));
    ASSERT_TRUE(stale);
    EXPECT_EQ(stale->toInt(), 0) << "else this test shows nothing";
    std::jthread release([&] {
        QThread::msleep(300);
        EXPECT_TRUE((*holder)->execute(u"UNLOCK TABLES"_s));
    });
    const auto fresh = countRows(**reader, schema, u"t"_s);
    ASSERT_TRUE(fresh) << fresh.error().text();
    EXPECT_EQ(*fresh, 3);
    EXPECT_EQ(
        (*reader)
            ->value(u"SELECT @@group_replication_consistency = @@GLOBAL.group_replication_consistency"_s)
            ->toInt(),
        1)
        << "put back";
}

TEST_F(Group, ChunksThatItTakesNotAtOnceGoInParts)
{
    LoadCase load(cluster->node(0));
    prepare(load, 2'000, 1'000);
    const QString before =
        cluster->node(0).value(u"SELECT @@GLOBAL.group_replication_transaction_size_limit"_s).toString();
    const QString limit = u"SET GLOBAL group_replication_transaction_size_limit = %1"_s;
    cluster->node(0).execute(limit.arg(10'000));
    const RunSummary summary = load.run();
    cluster->node(0).execute(limit.arg(before));
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_TRUE(summary.tables.first().verified) << why(summary);
    EXPECT_GE(summary.tables.first().retries, 1);
    EXPECT_LE(summary.tables.first().retries, 12) << "what passed is remembered";
    expectOn(*cluster, {0, 1, 2}, load, 2'000);
}

TEST_F(Group, ATableWithoutAPrimaryKeyIsRefusedBeforeAnythingIsSent)
{
    LoadCase load(cluster->node(0));
    prepare(load, 10, 10, u"COMMENT 'no key'"_s);
    const RunSummary summary = load.run();
    EXPECT_EQ(summary.status, RunState::Refused);
    ASSERT_TRUE(summary.error);
    EXPECT_THAT(why(summary), HasSubstr("ADD PRIMARY KEY"));
    cluster->node(0).execute(u"DROP TABLE %1"_s.arg(load.table()));
}

TEST_F(Group, AMemberThatOnlyReadsNamesThePrimary)
{
    LoadCase load(cluster->node(0));
    prepare(load, 10, 10);
    load.account = cluster->app(2, load.plan.schema);
    cluster->await(2, u"SELECT COUNT(*) FROM %1"_s.arg(load.table()), u"0"_s);
    const RunSummary summary = load.run();
    EXPECT_EQ(summary.status, RunState::Refused);
    ASSERT_TRUE(summary.error);
    EXPECT_EQ(summary.error->code, ErrorCode::ServerReadOnly);
    EXPECT_THAT(why(summary), HasSubstr(cluster->address(0).toStdString()));
    EXPECT_THAT(why(summary), testing::Not(HasSubstr("SET GLOBAL")));
}

TEST_F(Group, AKilledProgramsRunGoesOnAtTheNewPrimary)
{
    LoadCase load(cluster->node(0));
    prepare(load, 6'000, 200);
    load.plan.limits.rowsPerSecond = 4'000; // so that there is a middle
    const QString run = runUntilKilled(load, cluster->app(0, load.plan.schema));
    makePrimary(1);
    load.openFolder(run);
    load.account = cluster->app(1, load.plan.schema);
    const RunSummary summary = load.resume();
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_TRUE(summary.tables.first().verified) << why(summary);
    EXPECT_EQ(summary.tables.first().rowsLoaded, 6'000);
    expectOn(*cluster, {0, 1, 2}, load, 6'000);
    makePrimary(0);
}

} // namespace millrace::test::group_test
