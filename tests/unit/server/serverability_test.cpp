// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/server/scratch/serverprogram.h"
#include "core/server/serverfacts.h"
#include "tests/support/qtprinters.h"

#include <gtest/gtest.h>
#include <string>

using namespace millrace;

namespace {

struct Release
{
    const char *name;
    ServerFacts::Flavour flavour;
    int version;
};

constexpr auto mySql = ServerFacts::Flavour::MySql;
constexpr auto mariaDb = ServerFacts::Flavour::MariaDb;
constexpr Release releases[] = {
    {"MySQL 5.7.44", mySql, 50744},        {"MySQL 8.0.11", mySql, 80011},
    {"MySQL 8.0.21", mySql, 80021},        {"MySQL 8.0.23", mySql, 80023},
    {"MySQL 8.0.29", mySql, 80029},        {"MySQL 8.4.3", mySql, 80403},
    {"MySQL 9.7.4", mySql, 90704},         {"MariaDB 10.6.18", mariaDb, 100618},
    {"MariaDB 10.11.19", mariaDb, 101119}, {"MariaDB 11.4.4", mariaDb, 110404},
    {"MariaDB 11.8.2", mariaDb, 110802},   {"MariaDB 12.0.2", mariaDb, 120002},
};

/// One letter per release: y where it can; a blank between MySQL and MariaDB.
std::string whereIs(Ability ability)
{
    std::string letters;
    for (const Release &release : releases) {
        ServerFacts facts;
        facts.flavour = release.flavour;
        facts.version = release.version;
        if (release.flavour == mariaDb && letters.find(' ') == std::string::npos)
            letters += ' ';
        letters += facts.can(ability) ? 'y' : '-';
    }
    return letters;
}

} // namespace

TEST(ServerAbility, IsWhereTheManualsSay)
{
    EXPECT_EQ(whereIs(Ability::DynamicPrivileges), "-yyyyyy -----");
    EXPECT_EQ(whereIs(Ability::SessionVariablesAdmin), "--yyyyy -----");
    EXPECT_EQ(whereIs(Ability::SuperInPieces), "------- yyyyy");
    EXPECT_EQ(whereIs(Ability::SuperPassesReadOnly), "yyyyyyy y----");
    EXPECT_EQ(whereIs(Ability::ReplicaMonitor), "------- yyyyy");
    EXPECT_EQ(whereIs(Ability::RowNumberFunction), "-yyyyyy yyyyy");
    EXPECT_EQ(whereIs(Ability::NumberedConditions), "------- -yyyy");
    EXPECT_EQ(whereIs(Ability::StatementTimeInFront), "------- yyyyy");
    EXPECT_EQ(whereIs(Ability::BulkInsertIntoEmpty), "------- yyyyy");
    EXPECT_EQ(whereIs(Ability::AlterProgressListed), "------- yyyyy");
    EXPECT_EQ(whereIs(Ability::ProcesslistInSchema), "---yyyy -----");
    EXPECT_EQ(whereIs(Ability::MetadataLocksListed), "yyyyyyy -----");
    EXPECT_EQ(whereIs(Ability::DataLocksListed), "-yyyyyy -----");
    EXPECT_EQ(whereIs(Ability::CachedIndexesListed), "-yyyyyy -----");
    EXPECT_EQ(whereIs(Ability::AnalyzeBesideReaders), "----yyy -----");
    EXPECT_EQ(whereIs(Ability::RedoLogCapacity), "-----yy -----");
    EXPECT_EQ(whereIs(Ability::SteadyJsonChecksum), "-yyyyyy yyyyy");
    EXPECT_EQ(whereIs(Ability::Collations0900), "-yyyyyy ---yy");
    EXPECT_EQ(whereIs(Ability::CollationsUca1400), "------- -yyyy");
}

TEST(ServerAbility, OfAProgramIsThatOfItsServer)
{
    ServerProgram program;
    program.mariaDb = false;
    program.version = 80030;
    EXPECT_TRUE(program.can(Ability::RedoLogCapacity));
    program.version = 80029;
    EXPECT_FALSE(program.can(Ability::RedoLogCapacity));
    program.mariaDb = true;
    program.version = 110404;
    EXPECT_FALSE(program.can(Ability::RedoLogCapacity));
}
