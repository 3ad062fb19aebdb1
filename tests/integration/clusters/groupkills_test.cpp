// SPDX-License-Identifier: GPL-3.0-or-later
// Members of a group that die, leave it or lose each other in the middle of a load: every row once on every
// member in the end, or an error and nothing half; and no silence where the group waits.
#include "core/base/literals.h"
#include "core/server/connection.h"
#include "core/verify/journaltotals.h"
#include "tests/integration/clusters/clustercase.h"
#include "tests/support/qtprinters.h"

#include <atomic>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace millrace::test::groupkills_test {

namespace {

using testing::HasSubstr;

constexpr int rows = 6'000;

class GroupKills : public testing::Test
{
protected:
    static void SetUpTestSuite()
    {
        if (ClusterServers::whyNoGroup().isEmpty())
            cluster = ClusterServers::group(ClusterServers::Patience::Seconds);
    }
    static void TearDownTestSuite() { cluster.reset(); }
    void SetUp() override
    {
        if (const QString why = ClusterServers::whyNoGroup(); !why.isEmpty())
            GTEST_SKIP() << why.toStdString();
    }

    /// Whoever is the primary now.
    static int primary()
    {
        for (int i = 0; i < cluster->size(); ++i)
            if (cluster->node(i).value(u"SELECT @@super_read_only"_s).toInt() == 0)
                return i;
        throw std::runtime_error("no member takes rows");
    }
    static int other(int index) { return (index + 1) % cluster->size(); }
    static int third(int index) { return (index + 2) % cluster->size(); }

    static void prepare(LoadCase &load, int through)
    {
        prepareIdRows(load, *cluster, through, rows, 200);
        load.plan.workers = 2;
        load.plan.limits.rowsPerSecond = 3'000; // so that there is a middle
    }

    inline static std::unique_ptr<ClusterServers> cluster;
};

} // namespace

TEST_F(GroupKills, ARunFollowsThePrimaryThatWasAppointed)
{
    const int before = primary();
    const int next = other(before);
    LoadCase load(cluster->node(before));
    prepare(load, before);
    const RunSummary summary = load.run([&](RunControl &, const MigrationRun &run) {
        awaitMiddle(run, rows);
        const QString uuid = cluster->node(next).value(u"SELECT @@server_uuid"_s).toString();
        cluster->node(before).value(u"SELECT group_replication_set_as_primary('%1')"_s.arg(uuid));
    });
    ASSERT_NO_FATAL_FAILURE(expectProved(summary, load, rows));
    EXPECT_THAT(told(load),
                HasSubstr("another node of the cluster, " + cluster->address(next).toStdString()));
    expectOn(*cluster, {0, 1, 2}, load, rows);
}

TEST_F(GroupKills, ARunFollowsToTheNewPrimaryWhenTheOldOneDies)
{
    const int before = primary();
    LoadCase load(cluster->node(before));
    prepare(load, before);
    const RunSummary summary = load.run([&](RunControl &, const MigrationRun &run) {
        awaitMiddle(run, rows);
        cluster->crash(before);
    });
    ASSERT_NO_FATAL_FAILURE(expectProved(summary, load, rows));
    EXPECT_THAT(told(load), HasSubstr("another node of the cluster, "));
    expectOn(*cluster, {other(before), third(before)}, load, rows);
    cluster->comeBack(before);
    expectOn(*cluster, {0, 1, 2}, load, rows);
}

TEST_F(GroupKills, AProgramThatDiesWithItsPrimaryGoesOnAtTheNewOne)
{
    const int before = primary();
    LoadCase load(cluster->node(before));
    prepare(load, before);
    const QString run = runUntilKilled(load, cluster->app(before, load.plan.schema));
    cluster->crash(before);
    const int next = [&] {
        for (;;) // until the group has another one
            for (const int i : {other(before), third(before)})
                if (cluster->node(i).value(u"SELECT @@super_read_only"_s).toInt() == 0)
                    return i;
    }();
    load.openFolder(run);
    load.account = cluster->app(next, load.plan.schema);
    const RunSummary summary = load.resume();
    ASSERT_NO_FATAL_FAILURE(expectProved(summary, load, rows));
    cluster->comeBack(before);
    expectOn(*cluster, {0, 1, 2}, load, rows);
}

// Declared last: the group is one of a single member afterwards.
TEST_F(GroupKills, ARunSaysThatTheGroupHasLostItsMajorityAndGoesOnWhenItIsForced)
{
    const int alone = primary();
    LoadCase load(cluster->node(alone));
    prepare(load, alone);
    std::atomic<bool> said = false;
    load.onEvent = [&](const Event &event) {
        said = said || event.text.contains("The group has lost its majority"_L1);
    };
    const RunSummary summary = load.run([&](RunControl &control, const MigrationRun &run) {
        awaitMiddle(run, rows);
        cluster->crash(other(alone));
        cluster->crash(third(alone));
        if (!awaitSaid(said, control))
            return;
        const QString address =
            cluster->node(alone).value(u"SELECT @@group_replication_local_address"_s).toString();
        cluster->node(alone).execute(u"SET GLOBAL group_replication_force_members = '%1'"_s.arg(address));
    });
    ASSERT_NO_FATAL_FAILURE(expectProved(summary, load, rows));
    expectOn(*cluster, {alone}, load, rows);
}

} // namespace millrace::test::groupkills_test
