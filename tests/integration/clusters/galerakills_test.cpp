// SPDX-License-Identifier: GPL-3.0-or-later
// Nodes of a Galera cluster that die, or are cut off, in the middle of a load: every row once on every node
// in the end, or an error and nothing half.
#include "core/base/literals.h"
#include "core/bottleneck/bottlenecksample.h"
#include "core/server/connection.h"
#include "core/verify/journaltotals.h"
#include "tests/integration/clusters/clustercase.h"
#include "tests/support/qtprinters.h"

#include <algorithm>
#include <atomic>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <thread>

namespace millrace::test::galerakills_test {

namespace {

using testing::AnyOf;
using testing::HasSubstr;

constexpr int rows = 6'000;

class GaleraKills : public testing::Test
{
protected:
    static void SetUpTestSuite()
    {
        if (ClusterServers::whyNoGalera().isEmpty())
            cluster = ClusterServers::galera(3, ClusterServers::Patience::Seconds);
    }
    static void TearDownTestSuite() { cluster.reset(); }
    void SetUp() override
    {
        if (const QString why = ClusterServers::whyNoGalera(); !why.isEmpty())
            GTEST_SKIP() << why.toStdString();
    }

    /// Of some seconds, so that there is a middle; through node 1.
    static void prepare(LoadCase &load)
    {
        prepareIdRows(load, *cluster, 0, rows, 200, u"PRIMARY KEY"_s, u", KEY (text)"_s);
        load.plan.workers = 2;
        load.plan.limits.rowsPerSecond = 3'000;
    }

    /// Awaits that the one who looks at the servers writes it down.
    static bool saysNoMajority(RunFolder &folder)
    {
        for (int looks = 0; looks < 1'200;
             ++looks, std::this_thread::sleep_for(std::chrono::milliseconds(50))) {
            const auto samples = readBottleneckSamples(folder.path());
            if (samples && std::any_of(samples->begin(), samples->end(),
                                       [](const BottleneckSample &sample) { return sample.noMajority == 1; }))
                return true;
        }
        return false;
    }

    inline static std::unique_ptr<ClusterServers> cluster;
};

} // namespace

TEST_F(GaleraKills, ANodeThatDiesIsLeftForAnother)
{
    LoadCase load(cluster->node(1));
    prepare(load);
    const RunSummary summary = load.run([](RunControl &, const MigrationRun &run) {
        awaitMiddle(run, rows);
        cluster->crash(0);
    });
    ASSERT_NO_FATAL_FAILURE(expectProved(summary, load, rows));
    EXPECT_THAT(told(load), HasSubstr("goes on at another node of the cluster, "));
    EXPECT_THAT(summary.tables.first().nodesNote.toStdString(),
                AnyOf(HasSubstr("Counted on node n2"), HasSubstr("Counted on node n3")));
    expectOn(*cluster, {1, 2}, load, rows);
    cluster->comeBack(0);
    expectOn(*cluster, {0, 1, 2}, load, rows);
}

TEST_F(GaleraKills, TheDeathOfAnotherNodeDoesNotEndTheRun)
{
    LoadCase load(cluster->node(0));
    prepare(load);
    const RunSummary summary = load.run([](RunControl &, const MigrationRun &run) {
        awaitMiddle(run, rows);
        cluster->crash(2);
    });
    ASSERT_NO_FATAL_FAILURE(expectProved(summary, load, rows));
    EXPECT_THAT(summary.tables.first().nodesNote.toStdString(), HasSubstr("Counted on node n1"));
    expectOn(*cluster, {0, 1}, load, rows);
    cluster->comeBack(2);
    expectOn(*cluster, {0, 1, 2}, load, rows);
}

TEST_F(GaleraKills, AProgramThatDiesWithItsNodeGoesOnAtAnotherAndAtTheSameOneThatCameBack)
{
    for (const bool atTheSame : {false, true}) {
        SCOPED_TRACE(atTheSame ? "at the same node" : "at another node");
        LoadCase load(cluster->node(1));
        prepare(load);
        const QString run = runUntilKilled(load, cluster->app(0, load.plan.schema));
        cluster->crash(0);
        if (atTheSame)
            cluster->comeBack(0);
        load.openFolder(run);
        load.account = cluster->app(atTheSame ? 0 : 2, load.plan.schema);
        const RunSummary summary = load.resume();
        ASSERT_NO_FATAL_FAILURE(expectProved(summary, load, rows));
        if (!atTheSame)
            cluster->comeBack(0);
        expectOn(*cluster, {0, 1, 2}, load, rows);
    }
}

TEST_F(GaleraKills, TwoRunsThroughTwoNodesIntoOneTableLoadEachRowOnce)
{
    LoadCase first(cluster->node(0));
    prepare(first);
    LoadCase second(cluster->node(1));
    prepare(second);
    second.plan.schema = first.plan.schema;
    second.plan.connection.schema = first.plan.schema;
    second.plan.source.files.clear();
    second.addFile(u"others.txt"_s, idRows(rows + 1, 2 * rows));
    second.account = cluster->app(1, first.plan.schema);
    RunSummary ofSecond;
    const RunSummary ofFirst = first.run([&](RunControl &, const MigrationRun &run) {
        awaitMiddle(run, rows);
        ofSecond = second.run();
    });
    ASSERT_EQ(ofFirst.status, RunState::Done) << why(ofFirst);
    ASSERT_EQ(ofSecond.status, RunState::Done) << why(ofSecond);
    expectOn(*cluster, {0, 1, 2}, first, 2LL * rows);
}

TEST_F(GaleraKills, TwoRunsOfTheSameRowsLoadEachOnceAndOneSaysSo)
{
    LoadCase first(cluster->node(0));
    prepare(first);
    LoadCase second(cluster->node(1));
    prepare(second);
    second.plan.schema = first.plan.schema;
    second.plan.connection.schema = first.plan.schema;
    second.account = cluster->app(1, first.plan.schema);
    RunSummary ofSecond;
    const RunSummary ofFirst =
        first.run([&](RunControl &, const MigrationRun &) { ofSecond = second.run(); });
    // Whoever commits a chunk first has it; the other meets its rows.
    EXPECT_TRUE(ofFirst.status == RunState::Stopped || ofSecond.status == RunState::Stopped);
    for (const RunSummary &summary : {ofFirst, ofSecond})
        if (summary.status == RunState::Stopped) {
            EXPECT_EQ(summary.error->code, ErrorCode::DuplicateRow) << why(summary);
        }
    qint64 inJournal = 0;
    for (const RunSummary &summary : {ofFirst, ofSecond})
        inJournal += summary.tables.first().rowsLoaded;
    expectOn(*cluster, {0, 1, 2}, first, inJournal);
}

TEST_F(GaleraKills, ANodeThatIsCutOffIsLeftForAnotherAndRefusesALoad)
{
    LoadCase load(cluster->node(1));
    prepare(load);
    const QString isolate = u"SET GLOBAL wsrep_provider_options = 'gmcast.isolate=%1'"_s;
    const RunSummary summary = load.run([&](RunControl &, const MigrationRun &run) {
        awaitMiddle(run, rows);
        cluster->node(0).execute(isolate.arg(1));
    });
    ASSERT_NO_FATAL_FAILURE(expectProved(summary, load, rows));
    EXPECT_THAT(told(load), HasSubstr("goes on at another node of the cluster, "));
    EXPECT_THAT(told(load), HasSubstr("Node n1 of the Galera cluster takes no statements: it is"));
    expectOn(*cluster, {1, 2}, load, rows);

    LoadCase late(cluster->node(1));
    prepare(late);
    const RunSummary refused = late.run();
    EXPECT_EQ(refused.status, RunState::Refused);
    EXPECT_THAT(why(refused), HasSubstr("takes no statements"));
    EXPECT_THAT(why(refused), HasSubstr("n1"));
    cluster->node(0).execute(isolate.arg(0));
    cluster->awaitMember(0);
    expectOn(*cluster, {0, 1, 2}, load, rows);
}

TEST_F(GaleraKills, ARunSaysThatNoNodeIsLeftAndGoesOnInTheClusterThatIsMadeAgain)
{
    LoadCase load(cluster->node(0));
    prepare(load);
    std::atomic<bool> said = false;
    load.onEvent = [&](const Event &event) {
        said = said || event.text.contains("Node n1 of the Galera cluster takes no statements"_L1);
    };
    const RunSummary summary = load.run([&](RunControl &control, const MigrationRun &run) {
        awaitMiddle(run, rows);
        cluster->crash(1);
        cluster->crash(2);
        if (!awaitSaid(said, control))
            return;
        EXPECT_TRUE(saysNoMajority(load.folder())) << "it is no slow COMMIT";
        cluster->makeMajority(0);
    });
    ASSERT_NO_FATAL_FAILURE(expectProved(summary, load, rows));
    cluster->comeBack(1);
    cluster->comeBack(2);
    expectOn(*cluster, {0, 1, 2}, load, rows);
}

} // namespace millrace::test::galerakills_test
