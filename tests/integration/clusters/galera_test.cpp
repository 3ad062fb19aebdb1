// SPDX-License-Identifier: GPL-3.0-or-later
// Loads into a Galera cluster of two nodes: every row once on both, whatever limits it has, and whichever of
// them answers.
#include "core/base/literals.h"
#include "core/run/undo/rollback.h"
#include "core/server/connection.h"
#include "core/server/freshreads.h"
#include "core/verify/journaltotals.h"
#include "tests/integration/clusters/clustercase.h"
#include "tests/support/factsof.h"
#include "tests/support/kills.h"
#include "tests/support/qtprinters.h"
#include "tests/support/testdata.h"

#include <QProcess>
#include <QThread>
#include <atomic>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <thread>

namespace millrace::test::galera_test {

namespace {

using testing::HasSubstr;

class Galera : public testing::Test
{
protected:
    static void SetUpTestSuite()
    {
        if (ClusterServers::whyNoGalera().isEmpty())
            cluster = ClusterServers::galera();
    }
    static void TearDownTestSuite() { cluster.reset(); }
    void SetUp() override
    {
        if (const QString why = ClusterServers::whyNoGalera(); !why.isEmpty())
            GTEST_SKIP() << why.toStdString();
    }

    static void prepare(LoadCase &load, int rows, int chunkRows)
    {
        prepareIdRows(load, *cluster, 0, rows, chunkRows, u"PRIMARY KEY"_s, u", KEY (text)"_s);
    }

    inline static std::unique_ptr<ClusterServers> cluster;
};

} // namespace

TEST_F(Galera, IsKnownWithItsNodes)
{
    const ServerFacts facts = factsOf(cluster->node(1));
    EXPECT_EQ(facts.cluster.kind, ClusterKind::Galera);
    EXPECT_EQ(facts.cluster.node, u"n2"_s);
    EXPECT_EQ(facts.cluster.size, 2);
    EXPECT_EQ(facts.cluster.state, u"Synced"_s);
    EXPECT_EQ(facts.cluster.component, u"Primary"_s);
    EXPECT_EQ(facts.cluster.ready, true);
    ASSERT_EQ(facts.cluster.members.size(), 2);
    EXPECT_EQ(facts.cluster.members.first().name, u"n1"_s);
    EXPECT_EQ(facts.cluster.members.first().address, cluster->address(0));
    EXPECT_TRUE(facts.cluster.members.last().isSelf);
}

TEST_F(Galera, AnAccountThatMayNotSeeTheNodesLoadsAllTheSame)
{
    LoadCase load(cluster->node(0));
    prepare(load, 500, 100);
    cluster->node(0).execute(u"CREATE USER plain@'%' IDENTIFIED BY 'plain-one'"_s);
    cluster->node(0).execute(u"GRANT ALL ON %1.* TO plain@'%'"_s.arg(load.plan.schema));
    load.account = cluster->node(0).connectionAs(u"plain"_s, u"plain-one"_s, load.plan.schema);
    const RunSummary summary = load.run();
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_TRUE(summary.tables.first().verified) << why(summary);
    EXPECT_THAT(summary.tables.first().nodesNote.toStdString(), HasSubstr("n1"));
    expectOn(*cluster, {0, 1}, load, 500);
}

TEST_F(Galera, ALoadIsProvedAtBothNodesAndLeavesTheJournalsTableEmpty)
{
    LoadCase load(cluster->node(0));
    prepare(load, 3'000, 250);
    const RunSummary summary = load.run();
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_TRUE(summary.tables.first().verified) << why(summary);
    EXPECT_EQ(summary.tables.first().rowsCompared, 3'000);
    EXPECT_EQ(summary.tables.first().nodesNote,
              u"Counted on node n1. By its journal every chunk has arrived at n2 as well."_s);
    expectOn(*cluster, {0, 1}, load, 3'000);
    // No lock would keep a run out that begins at the other node.
    EXPECT_EQ(cluster->node(0).value(u"SELECT COUNT(*) FROM %1._millrace_journal"_s.arg(load.plan.schema)),
              0);
}

TEST_F(Galera, ALoadShowsHowFarEachNodeIsAndGoesSlowerWhereOneIsBehind)
{
    LoadCase load(cluster->node(0));
    prepare(load, 40'000, 100);
    load.plan.limits.replicaLagSeconds = 1;
    std::atomic<bool> slowed = false;
    load.onEvent = [&slowed](const Event &event) {
        slowed = slowed || event.text.startsWith("The load goes slower: node n2 of the cluster lags "_L1);
    };
    const RunSummary summary = load.run([&](RunControl &control, const MigrationRun &run) {
        const HeldBack slow(control, seenRate);
        const auto isLevel = [](const NodeProgress &node) {
            return node.isWell && isLevelWith(node) && node.rowsPerSecond > 0;
        };
        if (!awaitNode(run, u"n2"_s, control, isLevel))
            return;
        const QVector<NodeProgress> nodes = run.progress().nodes;
        ASSERT_EQ(nodes.size(), 2);
        EXPECT_EQ(nodes.first().name, u"n1"_s);
        EXPECT_TRUE(nodes.first().isSelf);
        EXPECT_EQ(nodes.first().state, u"Synced"_s);
        {
            const auto holder = Connection::open(cluster->node(1).connection());
            ASSERT_TRUE(holder && (*holder)->execute(u"FLUSH TABLES WITH READ LOCK"_s));
            if (!awaitNode(run, u"n2"_s, control, [](const NodeProgress &node) {
                    return !node.isWell && node.state == u"Donor/Desynced"_s && node.queue > 0 &&
                           node.lagMs > 1'000;
                }))
                return;
            if (!awaitSaid(slowed, control))
                return;
            ASSERT_TRUE((*holder)->execute(u"UNLOCK TABLES"_s));
        }
        EXPECT_TRUE(awaitNode(run, u"n2"_s, control,
                              [](const NodeProgress &node) { return node.isWell && isLevelWith(node); }));
    });
    ASSERT_NO_FATAL_FAILURE(expectProved(summary, load, 40'000));
    expectOn(*cluster, {0, 1}, load, 40'000);
}

TEST_F(Galera, ANodeThatLacksChunksIsNoProof)
{
    LoadCase load(cluster->node(0));
    prepare(load, 200, 50);
    // As if the node had lost them: what it does by itself stays with it.
    load.onEvent = [&](const Event &event) {
        if (event.values.value(u"stage"_s) != u"verify"_s)
            return;
        const auto node = Connection::open(cluster->node(1).connection());
        ASSERT_TRUE(node);
        FreshReads fresh(**node);
        ASSERT_TRUE((*node)->value(u"SELECT COUNT(*) FROM %1"_s.arg(load.table())));
        ASSERT_TRUE((*node)->execute(u"SET SESSION wsrep_on = OFF"_s));
        ASSERT_TRUE(
            (*node)->execute(u"DELETE FROM %1._millrace_journal WHERE chunk = 2"_s.arg(load.plan.schema)));
        ASSERT_TRUE((*node)->execute(u"SET SESSION wsrep_on = ON"_s));
    };
    const RunSummary summary = load.run();
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_FALSE(summary.tables.first().verified);
    EXPECT_THAT(why(summary), HasSubstr("Node n2"));
    cluster->node(1).execute(u"DROP TABLE %1._millrace_journal"_s.arg(load.plan.schema));
}

TEST_F(Galera, WhatIsReadIsWhatAnyNodeHasCommitted)
{
    const QString schema = cluster->node(0).freshSchema();
    const auto writer = Connection::open(cluster->app(0));
    const auto reader = Connection::open(cluster->app(1));
    const auto holder = Connection::open(cluster->app(1));
    ASSERT_TRUE(writer && reader && holder);
    ASSERT_TRUE((*writer)->execute(u"CREATE TABLE %1.t (a int PRIMARY KEY)"_s.arg(schema)));
    ASSERT_TRUE(countRows(**reader, schema, u"t"_s)); // the table is there
    // The node's appliers wait for this lock, and the node does not say Synced meanwhile.
    ASSERT_TRUE((*holder)->execute(u"FLUSH TABLES WITH READ LOCK"_s));
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
    EXPECT_EQ((*reader)->value(u"SELECT @@wsrep_sync_wait"_s)->toInt(), 0) << "put back";
}

TEST_F(Galera, ANodeThatIsLateIsAskedAgain)
{
    const QString schema = cluster->node(0).freshSchema();
    const auto writer = Connection::open(cluster->app(0));
    const auto reader = Connection::open(cluster->app(1));
    const auto holder = Connection::open(cluster->app(1));
    ASSERT_TRUE(writer && reader && holder);
    ASSERT_TRUE((*writer)->execute(u"CREATE TABLE %1.t (a int PRIMARY KEY)"_s.arg(schema)));
    ASSERT_TRUE(countRows(**reader, schema, u"t"_s));
    cluster->node(1).execute(u"SET GLOBAL wsrep_provider_options = 'repl.causal_read_timeout=PT0.2S'"_s);
    ASSERT_TRUE((*holder)->execute(u"FLUSH TABLES WITH READ LOCK"_s));
    ASSERT_TRUE((*writer)->execute(u"INSERT INTO %1.t VALUES (1)"_s.arg(schema)));
    {
        FreshReads fresh(**reader);
        const auto late = (*reader)->value(u"SELECT COUNT(*) FROM %1.t"_s.arg(schema));
        ASSERT_FALSE(late);
        EXPECT_EQ(late.error().context.serverCode, 1205) << late.error().text();
    }
    const auto given = countRows(**reader, schema, u"t"_s); // for as long as anybody may wait
    ASSERT_FALSE(given);
    EXPECT_EQ(given.error().context.serverCode, 1205);
    std::jthread release([&] {
        QThread::msleep(300);
        EXPECT_TRUE((*holder)->execute(u"UNLOCK TABLES"_s));
    });
    const auto fresh = countRows(**reader, schema, u"t"_s);
    ASSERT_TRUE(fresh) << fresh.error().text();
    EXPECT_EQ(*fresh, 1);
    release.join();
    cluster->node(1).execute(u"SET GLOBAL wsrep_provider_options = 'repl.causal_read_timeout=PT30S'"_s);
}

TEST_F(Galera, ChunksThatItTakesNotAtOnceGoInParts)
{
    // So small that a chunk is cut twice at least, also where the other worker begins only when that is
    // known.
    const std::pair<const char *, QString> limits[] = {{"wsrep_max_ws_rows", u"200"_s},
                                                       {"wsrep_max_ws_size", u"8000"_s}};
    for (const auto &[name, value] : limits) {
        SCOPED_TRACE(name);
        LoadCase load(cluster->node(0));
        prepare(load, 2'000, 1'000);
        const QString variable = QString::fromLatin1(name);
        const QString before = cluster->node(0).value(u"SELECT @@GLOBAL.%1"_s.arg(variable)).toString();
        cluster->node(0).execute(u"SET GLOBAL %1 = %2"_s.arg(variable, value));
        const RunSummary summary = load.run();
        cluster->node(0).execute(u"SET GLOBAL %1 = %2"_s.arg(variable, before));
        ASSERT_EQ(summary.status, RunState::Done) << why(summary);
        EXPECT_TRUE(summary.tables.first().verified) << why(summary);
        EXPECT_GE(summary.tables.first().retries, 2);
        EXPECT_LE(summary.tables.first().retries, 12) << "what passed is remembered";
        expectOn(*cluster, {0, 1}, load, 2'000);
    }
}

TEST_F(Galera, AKilledProgramsRunGoesOnAtTheOtherNode)
{
    LoadCase load(cluster->node(0));
    prepare(load, 6'000, 200);
    load.plan.limits.rowsPerSecond = 4'000; // so that there is a middle
    const QString run = runUntilKilled(load, cluster->app(0, load.plan.schema));
    load.plan.limits.rowsPerSecond = 0;
    load.openFolder(run);
    load.account = cluster->app(1, load.plan.schema);
    const RunSummary summary = load.resume();
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_TRUE(summary.tables.first().verified) << why(summary);
    EXPECT_EQ(summary.tables.first().rowsLoaded, 6'000);
    EXPECT_THAT(summary.tables.first().nodesNote.toStdString(), HasSubstr("node n2"));
    expectOn(*cluster, {0, 1}, load, 6'000);
}

TEST_F(Galera, ResumeNamesTheOtherNodeAndIsRefusedWhereTheRunIsNot)
{
    LoadCase load(cluster->node(0));
    prepare(load, 3'000, 100);
    load.plan.limits.rowsPerSecond = 3'000; // so that there is a middle
    const QString run = runUntilKilled(load, cluster->app(0, load.plan.schema));
    const auto resumed = [&](const QString &target, const QString &password) {
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"MILLRACE_PASSWORD"_s, password);
        QProcess process;
        process.setProcessEnvironment(environment);
        process.start(millraceCli(), {u"resume"_s, run, u"--target"_s, target, u"--json"_s});
        EXPECT_TRUE(process.waitForFinished(60'000));
        return std::pair(process.exitCode(), process.readAllStandardError().toStdString());
    };
    // A server that has such a table, and nothing else of the run.
    PrivateServer &stranger = PrivateServer::shared();
    stranger.execute(u"CREATE DATABASE IF NOT EXISTS %1"_s.arg(load.plan.schema));
    stranger.execute(
        u"CREATE TABLE %1 (id int NOT NULL PRIMARY KEY, text varchar(40), KEY (text))"_s.arg(load.table()));
    const ResolvedConnection there = stranger.connection();
    const auto refused = resumed(u"mysql://root@localhost?socket="_s + there.spec.socket, there.password);
    EXPECT_EQ(refused.first, 4) << refused.second;
    EXPECT_THAT(refused.second, HasSubstr("does not hold this run"));
    EXPECT_EQ(stranger.value(u"SELECT COUNT(*) FROM %1"_s.arg(load.table())).toInt(), 0);
    EXPECT_EQ(stranger
                  .value(u"SELECT COUNT(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = '%1'"_s.arg(
                      load.plan.schema))
                  .toInt(),
              1)
        << "no journal";
    stranger.execute(u"DROP DATABASE %1"_s.arg(load.plan.schema));
    const ResolvedConnection other = cluster->app(1);
    const auto done = resumed(u"mysql://app@"_s + cluster->address(1), other.password);
    EXPECT_EQ(done.first, 0) << done.second;
    expectOn(*cluster, {0, 1}, load, 3'000);
}

TEST_F(Galera, ARunIsTakenBackAtTheOtherNode)
{
    LoadCase load(cluster->node(0));
    prepare(load, 600, 100);
    load.addFile(u"bad.txt"_s, "none\t1\n");
    const RunSummary summary = load.run();
    ASSERT_EQ(summary.status, RunState::Stopped);
    const QString id = load.folder().id();
    load.closeFolder();
    auto again = RunFolder::open(id);
    ASSERT_TRUE(again);
    const auto taken = rollbackRun(**again, cluster->app(1, load.plan.schema));
    ASSERT_TRUE(taken) << taken.error().text();
    EXPECT_GT(*taken, 0);
    expectOn(*cluster, {0, 1}, load, 0);
}

} // namespace millrace::test::galera_test
