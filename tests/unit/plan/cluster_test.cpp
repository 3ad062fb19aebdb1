// SPDX-License-Identifier: GPL-3.0-or-later
// What is said about a cluster before a load: what it takes in one transaction, and what does not reach its
// other members.
#include "core/base/literals.h"
#include "core/plan/checks/clustercheck.h"
#include "core/plan/checks/tuningcheck.h"
#include "core/plan/clusterbound.h"
#include "tests/support/qtprinters.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace millrace::test::cluster_test {

namespace {

using Severity = Finding::Severity;
using testing::HasSubstr;

ClusterFacts galera()
{
    return {.kind = ClusterKind::Galera,
            .node = u"n1"_s,
            .size = 3,
            .state = u"Synced"_s,
            .component = u"Primary"_s,
            .ready = true};
}

ClusterFacts group()
{
    ClusterFacts cluster{.kind = ClusterKind::Group,
                         .node = u"db2:3306"_s,
                         .size = 3,
                         .state = u"ONLINE"_s,
                         .mostBytes = 150'000'000,
                         .singlePrimary = true};
    cluster.members = {{u"db1:3306"_s, u"db1:3306"_s, u"ONLINE"_s, u"PRIMARY"_s, false},
                       {u"db2:3306"_s, u"db2:3306"_s, u"ONLINE"_s, u"SECONDARY"_s, true},
                       {u"db3:3306"_s, u"db3:3306"_s, u"ONLINE"_s, u"SECONDARY"_s, false}};
    return cluster;
}

ServerFacts serverIn(const ClusterFacts &cluster)
{
    ServerFacts facts;
    facts.currentUser = u"app@%"_s;
    facts.cluster = cluster;
    return facts;
}

/// Of a million rows of 40 bytes each.
Plan planOf(qint64 chunkRows, qint64 chunkBytes = 0)
{
    Plan plan;
    plan.source.files = {{.path = u"/d/rows.txt"_s, .fingerprint = {.bytes = 40'000'000}, .rows = 1'000'000}};
    plan.chunkRows = chunkRows;
    plan.chunkBytes = chunkBytes;
    return plan;
}

TableSchema innoDb()
{
    TableSchema table{.schema = u"s"_s, .name = u"t"_s, .engine = u"InnoDB"_s};
    table.columns = {{.name = u"a"_s, .type = u"int"_s, .nullable = false},
                     {.name = u"b"_s, .type = u"int"_s, .nullable = true}};
    return table;
}

std::string all(const Finding &finding)
{
    return (finding.detail.what + u'|' + finding.detail.howToFix).toStdString();
}

} // namespace

TEST(ClusterBound, StaysBelowTheClustersLimitsAndSaysWhichTheyAre)
{
    EXPECT_TRUE(clusterBound({}).origin.isEmpty());
    ClusterFacts cluster = galera();
    EXPECT_EQ(clusterBound(cluster).bounds.rows, 50'000);
    EXPECT_EQ(clusterBound(cluster).bounds.bytes, 16 * 1024 * 1024);
    EXPECT_THAT(clusterBound(cluster).origin.toStdString(), HasSubstr("50,000 rows"));
    cluster.mostRows = 20'000;
    EXPECT_EQ(clusterBound(cluster).bounds.rows, 10'000);
    EXPECT_THAT(clusterBound(cluster).origin.toStdString(), HasSubstr("wsrep_max_ws_rows = 20,000"));
    cluster.mostBytes = 3'000'000;
    EXPECT_EQ(clusterBound(cluster).bounds.bytes, 1'000'000);
    EXPECT_THAT(clusterBound(cluster).origin.toStdString(), HasSubstr("wsrep_max_ws_size"));
    cluster.mostRows = 1'000'000; // more than is good for it
    EXPECT_EQ(clusterBound(cluster).bounds.rows, 50'000);
    EXPECT_EQ(clusterBound(group()).bounds.bytes, 50'000'000);
    EXPECT_EQ(clusterBound(group()).bounds.rows, 0);
    ClusterFacts unlimited = group();
    unlimited.mostBytes = 0;
    EXPECT_TRUE(clusterBound(unlimited).origin.isEmpty());
}

TEST(ClusterChunks, ThatAreTooLargeAreSaidWithWhatWouldFit)
{
    ClusterFacts cluster = galera();
    EXPECT_FALSE(checkClusterChunks(planOf(1'000'000), ClusterFacts{}));
    EXPECT_EQ(checkClusterChunks(planOf(50'000), cluster)->severity, Severity::Ok);
    const auto slow = checkClusterChunks(planOf(200'000), cluster);
    EXPECT_EQ(slow->severity, Severity::Warning);
    EXPECT_THAT(all(*slow), HasSubstr("fall behind"));
    EXPECT_THAT(all(*slow), HasSubstr("50,000"));
    cluster.mostRows = 100'000;
    const auto refused = checkClusterChunks(planOf(200'000), cluster);
    EXPECT_THAT(all(*refused), HasSubstr("refused"));
    cluster.mostRows = 0;
    cluster.mostBytes = 3'000'000; // a third: 25,000 rows of 40 bytes
    EXPECT_THAT(all(*checkClusterChunks(planOf(50'000), cluster)), HasSubstr("or take 25,000"));
    EXPECT_EQ(checkClusterChunks(planOf(50'000, 900'000), cluster)->severity, Severity::Ok) << "by bytes";
}

TEST(Membership, IsSaidAndANodeThatIsNotThereForAllIsNoPlaceToLoadInto)
{
    EXPECT_TRUE(checkMembership(serverIn({})).isEmpty());
    ClusterFacts cluster = galera();
    EXPECT_EQ(checkMembership(serverIn(cluster)).first().severity, Severity::Ok);
    cluster.state = u"Donor/Desynced"_s;
    const Finding behind = checkMembership(serverIn(cluster)).first();
    EXPECT_EQ(behind.severity, Severity::Warning);
    EXPECT_THAT(all(behind), HasSubstr("n1"));
    EXPECT_THAT(all(behind), HasSubstr("Donor/Desynced"));
    cluster.component = u"non-Primary"_s;
    EXPECT_EQ(checkMembership(serverIn(cluster)).first().severity, Severity::Blocking);
    cluster = galera();
    cluster.ready = false;
    EXPECT_EQ(checkMembership(serverIn(cluster)).first().severity, Severity::Blocking);

    ClusterFacts members = group();
    EXPECT_EQ(checkMembership(serverIn(members)).first().severity, Severity::Ok);
    members.members[2].state = u"UNREACHABLE"_s;
    EXPECT_THAT(all(checkMembership(serverIn(members)).first()), HasSubstr("db3:3306 (UNREACHABLE)"));
    members.state = u"RECOVERING"_s;
    const Finding recovering = checkMembership(serverIn(members)).first();
    EXPECT_EQ(recovering.severity, Severity::Blocking);
    EXPECT_THAT(all(recovering), HasSubstr("db1:3306")) << "where to load instead";
    members.members.clear(); // an account that may not read the list
    const Finding unknown = checkMembership(serverIn(members)).first();
    EXPECT_EQ(unknown.severity, Severity::Note);
    EXPECT_THAT(all(unknown), HasSubstr("GRANT SELECT ON performance_schema.replication_group_members"));
}

TEST(Membership, AReadOnlyMemberIsAnsweredWithThePrimaryAndNeverMadeWritable)
{
    ServerFacts facts = serverIn(group());
    facts.flavour = ServerFacts::Flavour::MySql;
    facts.version = 90704;
    for (const char *name : {"super_read_only", "read_only"}) {
        facts.variables = {{QLatin1String(name), u"ON"_s}};
        const QVector<Finding> found = checkTuning({}, facts);
        ASSERT_FALSE(found.isEmpty());
        EXPECT_EQ(found.first().severity, Severity::Blocking);
        EXPECT_EQ(found.first().detail.code, ErrorCode::ServerReadOnly);
        EXPECT_THAT(all(found.first()), HasSubstr("db1:3306"));
        EXPECT_THAT(all(found.first()), testing::Not(HasSubstr("SET GLOBAL")));
        facts.cluster.members.clear();
        EXPECT_THAT(all(checkTuning({}, facts).first()), testing::Not(HasSubstr("SET GLOBAL")));
        facts.cluster = group();
    }
}

TEST(ClusterTables, WithoutAPrimaryKeyAreRefusedWhereTheGroupRefusesThem)
{
    TableSchema table = innoDb();
    EXPECT_FALSE(checkClusterTable(serverIn({}), table));
    EXPECT_FALSE(checkClusterTable(serverIn(galera()), table));
    const auto refused = checkClusterTable(serverIn(group()), table);
    ASSERT_TRUE(refused);
    EXPECT_EQ(refused->severity, Severity::Blocking);
    EXPECT_THAT(all(*refused), HasSubstr("ADD PRIMARY KEY"));
    table.indexes = {{.name = u"u"_s, .columns = {u"b"_s}, .unique = true}};
    EXPECT_TRUE(checkClusterTable(serverIn(group()), table)) << "NULL may be there often";
    table.indexes = {{.name = u"u"_s, .columns = {u"a"_s}, .unique = true}};
    EXPECT_FALSE(checkClusterTable(serverIn(group()), table)) << "as good as a primary key";
    table.indexes = {{.name = u"PRIMARY"_s, .columns = {u"a"_s}, .unique = true, .primary = true}};
    EXPECT_FALSE(checkClusterTable(serverIn(group()), table));
    table.engine = u"MyISAM"_s;
    EXPECT_EQ(checkClusterTable(serverIn(group()), table)->severity, Severity::Blocking);
    ServerFacts node = serverIn(galera());
    EXPECT_EQ(checkClusterTable(node, table)->severity, Severity::Warning);
    node.variables.insert(u"wsrep_mode"_s, u"REPLICATE_MYISAM,REQUIRED_PRIMARY_KEY"_s);
    EXPECT_FALSE(checkClusterTable(node, table));
}

TEST(ClusterLocks, OfOneNodeAreNoneOfAnother)
{
    EXPECT_TRUE(ClusterFacts{}.locksHoldEverywhere());
    EXPECT_FALSE(galera().locksHoldEverywhere());
    EXPECT_TRUE(group().locksHoldEverywhere());
    ClusterFacts several = group();
    several.singlePrimary = false;
    EXPECT_FALSE(several.locksHoldEverywhere());
}

} // namespace millrace::test::cluster_test
