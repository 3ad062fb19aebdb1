// SPDX-License-Identifier: GPL-3.0-or-later
// How a loaded server follows the source of its dump: the words of each version, and what stands in the way.
// That they work: tests/integration/dumps/replica_test.cpp.
#include "core/run/replica/replicaguide.h"

#include "core/base/literals.h"
#include "tests/support/qtprinters.h"

#include <QTemporaryDir>
#include <gmock/gmock.h>

namespace millrace::test::replicaguide_test {

namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

const QString mySqlSet = u"3e11fa47-71ca-11e1-9e33-c80aa9429562:1-5"_s;

DumpPlan planOf(const ReplicationCoordinates &coordinates)
{
    DumpPlan plan;
    plan.schema = u"shop"_s;
    plan.coordinates = coordinates;
    plan.schemasFollowed = {{u"shop"_s, u"shop"_s}};
    return plan;
}

RunSummary proved()
{
    return {.run = u"r"_s, .status = RunState::Done, .tables = {{.table = u"shop.t"_s, .verified = true}}};
}

ReplicaFacts mySql(int version = 80400)
{
    return {.version = version,
            .server = u"MySQL"_s,
            .serverId = 12,
            .serverUuid = u"aaaaaaaa-71ca-11e1-9e33-c80aa9429562"_s,
            .logBin = true,
            .gtidMode = u"ON"_s,
            .purged = PurgedGtids::Apart};
}

ReplicaFacts mariaDb(int version = 101119)
{
    return {.mariaDb = true, .version = version, .server = u"MariaDB"_s, .serverId = 12, .logBin = true};
}

std::string scriptOf(const DumpPlan &plan, const ReplicaFacts &facts, const RunSummary &summary = proved())
{
    const auto guide = replicaGuide(plan, summary, facts);
    return guide ? guide->script().toStdString() : std::string();
}

/// What stands in the way: the topics.
QStringList obstacles(const DumpPlan &plan, const ReplicaFacts &facts, const RunSummary &summary = proved())
{
    const auto guide = replicaGuide(plan, summary, facts);
    QStringList topics;
    for (const Finding &finding : guide ? guide->findings : QVector<Finding>())
        if (finding.severity == Finding::Severity::Blocking)
            topics << finding.topic;
    return topics;
}

const ReplicationCoordinates file{.file = u"bin.000003"_s, .position = 157};
const ReplicationCoordinates gtids{.file = u"bin.000003"_s, .position = 157, .gtids = mySqlSet};
const ReplicationCoordinates ofMariaDb{.file = u"bin.000003"_s, .position = 157, .gtids = u"0-11-5"_s};

} // namespace

TEST(ReplicaGuide, TheWordsOfEachVersion)
{
    EXPECT_THAT(scriptOf(planOf(file), mySql(80023)),
                AllOf(HasSubstr("CHANGE REPLICATION SOURCE TO SOURCE_HOST = '<source-host>', SOURCE_PORT = "
                                "<source-port>, "),
                      HasSubstr("SOURCE_LOG_FILE = 'bin.000003', SOURCE_LOG_POS = 157, "
                                "SOURCE_AUTO_POSITION = 0;"),
                      HasSubstr("\nSTART REPLICA;"), HasSubstr("\nSHOW REPLICA STATUS;")));
    EXPECT_THAT(scriptOf(planOf(file), mySql(80022)),
                AllOf(HasSubstr("CHANGE MASTER TO MASTER_HOST"), HasSubstr("\nSTART REPLICA;")));
    EXPECT_THAT(scriptOf(planOf(file), mySql(80021)),
                AllOf(HasSubstr("CHANGE MASTER TO MASTER_HOST"), HasSubstr("\nSTART SLAVE;")));
    EXPECT_THAT(scriptOf(planOf(file), mariaDb()),
                AllOf(HasSubstr("CHANGE MASTER TO MASTER_HOST"), HasSubstr("MASTER_USE_GTID = no;"),
                      HasSubstr("\nSTART SLAVE;"), HasSubstr("replicate_do_db = 'shop'")));
}

TEST(ReplicaGuide, GtidsThatTheServerHasOrNot)
{
    ReplicaFacts facts = mySql();
    EXPECT_THAT(scriptOf(planOf(gtids), facts),
                AllOf(HasSubstr("gtid_purged = '+3e11fa47"), HasSubstr("SOURCE_AUTO_POSITION = 1;"),
                      Not(HasSubstr("\nRESET"))));
    facts.purged = PurgedGtids::Empty;
    EXPECT_THAT(scriptOf(planOf(gtids), facts), HasSubstr("gtid_purged = '3e11fa47"));
    facts.purged = PurgedGtids::Within;
    EXPECT_THAT(scriptOf(planOf(gtids), facts), Not(HasSubstr("SET @@GLOBAL.gtid_purged")));
    facts.purged = PurgedGtids::Overlap;
    EXPECT_THAT(scriptOf(planOf(gtids), facts),
                HasSubstr("RESET BINARY LOGS AND GTIDS;\nSET @@GLOBAL.gtid_purged = '3e11fa47"));
    facts = mySql(50744);
    EXPECT_THAT(scriptOf(planOf(gtids), facts),
                HasSubstr("RESET MASTER;\nSET @@GLOBAL.gtid_purged = '3e11fa47"))
        << "no plus before 8.0";
}

TEST(ReplicaGuide, GtidModeThatIsOff)
{
    ReplicaFacts facts = mySql();
    facts.gtidMode = u"OFF"_s;
    EXPECT_EQ(obstacles(planOf(gtids), facts), QStringList{u"gtid_mode"_s});
    EXPECT_EQ(replicaWay(gtids, facts), ReplicaWay::File);
    EXPECT_TRUE(obstacles(planOf(file), facts).isEmpty());
}

TEST(ReplicaGuide, OfTheOtherFlavourByFileAlone)
{
    EXPECT_EQ(replicaWay(gtids, mariaDb()), ReplicaWay::File);
    EXPECT_EQ(replicaWay(ofMariaDb, mySql()), ReplicaWay::File);
    EXPECT_EQ(replicaWay(ofMariaDb, mariaDb()), ReplicaWay::SlavePos);
    EXPECT_EQ(replicaWay({.gtids = mySqlSet}, mariaDb()), ReplicaWay::None);
    EXPECT_EQ(replicaWay({.gtids = u"0-11-5"_s}, mySql()), ReplicaWay::None);
    const auto nowhere = replicaGuide(planOf({.gtids = mySqlSet}), proved(), mariaDb());
    ASSERT_TRUE(nowhere);
    EXPECT_TRUE(nowhere->isBlocked());
    EXPECT_TRUE(nowhere->steps.isEmpty());
    EXPECT_THAT(scriptOf(planOf(ofMariaDb), mySql()),
                HasSubstr("ASSIGN_GTIDS_TO_ANONYMOUS_TRANSACTIONS = LOCAL"));
}

TEST(ReplicaGuide, IdsThatAreTheSame)
{
    ReplicaFacts facts = mariaDb();
    facts.serverId = 11;
    EXPECT_EQ(obstacles(planOf(ofMariaDb), facts), QStringList{u"server_id"_s});
    facts.serverId = 0;
    EXPECT_EQ(obstacles(planOf(ofMariaDb), facts), QStringList{u"server_id"_s});
    facts.serverId = 12;
    EXPECT_TRUE(obstacles(planOf(ofMariaDb), facts).isEmpty());
    ReplicaFacts copy = mySql();
    copy.serverUuid = u"3E11FA47-71ca-11e1-9e33-c80aa9429562"_s;
    EXPECT_EQ(obstacles(planOf(gtids), copy), QStringList{u"server_uuid"_s});
}

TEST(ReplicaGuide, WhatItsOwnBinaryLogHas)
{
    ReplicaFacts facts = mariaDb();
    facts.gtidStrict = true;
    facts.gtidBinlogPos = u"0-12-5"_s;
    EXPECT_TRUE(obstacles(planOf(ofMariaDb), facts).isEmpty());
    facts.gtidBinlogPos = u"0-12-6"_s;
    EXPECT_EQ(obstacles(planOf(ofMariaDb), facts), QStringList{u"gtid_strict_mode"_s});
    facts.gtidBinlogPos = u"1-12-600"_s;
    EXPECT_TRUE(obstacles(planOf(ofMariaDb), facts).isEmpty()) << "another domain";
}

TEST(ReplicaGuide, RowsThatAreMissing)
{
    RunSummary summary = proved();
    summary.tables.first().rowsRejected = 3;
    EXPECT_EQ(obstacles(planOf(file), mariaDb(), summary).size(), 1);
    summary = proved();
    summary.tables.first().rowsSkipped = 3;
    EXPECT_EQ(obstacles(planOf(file), mariaDb(), summary).size(), 1);
    summary.tables.first().duplicatesAsDump = true;
    EXPECT_TRUE(obstacles(planOf(file), mariaDb(), summary).isEmpty()) << "the dump's own INSERT IGNORE";
    DumpPlan plan = planOf(file);
    plan.others << DumpStatement{.text = "CHANGE MASTER TO MASTER_USE_GTID=slave_pos"}
                << DumpStatement{.text = "STOP ALL SLAVES"} << DumpStatement{.text = "STOP SLAVE"};
    EXPECT_TRUE(obstacles(plan, mariaDb()).isEmpty()) << "what is printed stands for them";
    plan.others << DumpStatement{.text = "SET GLOBAL x = 1"};
    EXPECT_EQ(obstacles(plan, mariaDb()).size(), 1);
    plan.othersAre = OtherStatements::Run;
    EXPECT_TRUE(obstacles(plan, mariaDb()).isEmpty());
}

TEST(ReplicaGuide, SchemasThatAreNotAllOrHaveOtherNames)
{
    DumpPlan plan = planOf(file);
    plan.schemasFollowed = {{u"crm"_s, u"crm"_s}, {u"shop"_s, u"store"_s}};
    plan.leftOut << u"shop.log"_s;
    EXPECT_THAT(scriptOf(plan, mySql()),
                HasSubstr("CHANGE REPLICATION FILTER REPLICATE_REWRITE_DB = ((`shop`, `store`)), "
                          "REPLICATE_DO_DB = (`crm`, `store`), REPLICATE_IGNORE_TABLE = (`store`.`log`);"));
    EXPECT_THAT(scriptOf(plan, mariaDb()),
                HasSubstr("SET GLOBAL replicate_rewrite_db = 'shop->store';\nSET GLOBAL replicate_do_db = "
                          "'crm,store';\nSET GLOBAL replicate_ignore_table = 'store.log';"));
    EXPECT_EQ(obstacles(plan, mariaDb(100600)).size(), 1) << "an option of its start there";
    plan = planOf(file);
    plan.coordinates->wholeServer = true;
    EXPECT_THAT(scriptOf(plan, mySql()), Not(HasSubstr("REPLICATION FILTER")));
    plan.schemasLeftOut << u"mysql"_s;
    EXPECT_THAT(scriptOf(plan, mySql()), Not(HasSubstr("REPLICATION FILTER"))) << "the server's own";
    plan.schemasLeftOut << u"crm"_s;
    EXPECT_THAT(scriptOf(plan, mySql()), HasSubstr("REPLICATE_DO_DB = (`shop`);"));
}

TEST(ReplicaGuide, AccountsThatTheRunMadeAreNotCalledMissing)
{
    DumpPlan plan = planOf(file);
    plan.accounts.names = {u"app@%"_s};
    EXPECT_THAT(scriptOf(plan, mariaDb()), HasSubstr("Accounts are not loaded"));
    plan.accounts.policy = AccountPolicy::New;
    EXPECT_THAT(scriptOf(plan, mariaDb()), AllOf(Not(HasSubstr("Accounts are not loaded")),
                                                 HasSubstr("Accounts of the dump were made here")));
    plan.accounts.leftOut = {u"app@%"_s};
    EXPECT_THAT(scriptOf(plan, mariaDb()), HasSubstr("Accounts are not loaded"));
}

TEST(ReplicaGuide, ReplicaAlready)
{
    ReplicaFacts facts = mySql();
    facts.follows = u"db9"_s;
    EXPECT_EQ(obstacles(planOf(file), facts).size(), 1);
    EXPECT_THAT(scriptOf(planOf(file), facts), HasSubstr("STOP REPLICA; and RESET REPLICA ALL;"));
}

/// Whatever names and files are called: no word of theirs is a statement.
TEST(ReplicaGuide, HostileNamesStayNames)
{
    ReplicationCoordinates hostile = file;
    hostile.file = u"x'; DROP DATABASE shop; -- "_s;
    hostile.foundIn = u"a\nDROP DATABASE shop;"_s;
    hostile.host = u"h', MASTER_SSL = 0; --"_s;
    DumpPlan plan = planOf(hostile);
    plan.schemasFollowed = {{u"s`h'op"_s, u"s`h'op"_s}};
    const auto guide = replicaGuide(plan, proved(), mySql());
    ASSERT_TRUE(guide);
    for (const QString &line : guide->script().split(u'\n'))
        EXPECT_FALSE(line.startsWith("DROP"_L1)) << qPrintable(line);
    EXPECT_THAT(guide->script().toStdString(),
                AllOf(HasSubstr(R"('x\'; DROP DATABASE shop; -- ')"), HasSubstr("(`s``h'op`)")));
}

TEST(ReplicaGuide, FactsAreKeptAsTheyWere)
{
    QTemporaryDir folder;
    ReplicaFacts facts = mySql();
    facts.follows = u"db9"_s;
    ASSERT_TRUE(facts.save(folder.path()));
    const auto kept = ReplicaFacts::load(folder.path());
    ASSERT_TRUE(kept && *kept);
    EXPECT_EQ(membersJson(**kept), membersJson(facts));
    const auto none = ReplicaFacts::load(folder.filePath(u"elsewhere"_s));
    ASSERT_TRUE(none);
    EXPECT_FALSE(*none);
    EXPECT_FALSE(replicaGuide(DumpPlan(), proved(), facts)) << "the dump names no moment";
}

} // namespace millrace::test::replicaguide_test
