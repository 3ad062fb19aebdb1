// SPDX-License-Identifier: GPL-3.0-or-later
// What Millrace chooses of itself: a pure function of what was looked at.
#include "core/choice/choices.h"

#include "core/base/literals.h"
#include "core/choice/loadcost.h"
#include "core/choice/tablesize.h"
#include "tests/support/qtprinters.h"

#include <gtest/gtest.h>

namespace millrace::test::choices_test {

namespace {

constexpr qint64 mebibyte = 1024 * 1024;

TableSchema credits(const QVector<Index> &secondary = {})
{
    TableSchema table{.schema = u"shop"_s, .name = u"credits"_s, .engine = u"InnoDB"_s};
    table.columns = {{.name = u"id"_s, .type = u"int(10) unsigned"_s},
                     {.name = u"user_id"_s, .type = u"int(10) unsigned"_s},
                     {.name = u"action"_s, .type = u"varchar(40)"_s},
                     {.name = u"created_at"_s, .type = u"datetime"_s}};
    table.indexes << Index{.name = u"PRIMARY"_s, .columns = {u"id"_s}, .unique = true, .primary = true};
    table.indexes += secondary;
    return table;
}

/// A million rows of 50 bytes in key order into an empty table without secondary indexes; two processors,
/// shared.
ChoiceFacts million()
{
    return {.rows = 1'000'000,
            .bytes = 50'000'000,
            .order = KeyOrder{.rows = 10'000},
            .table = credits(),
            .whyKept = u"the table has no secondary index"_s,
            .cores = {.count = 2, .isShared = true},
            .poolBytes = 512 * mebibyte,
            .poolFreeBytes = 500 * mebibyte,
            .redoBytes = 512 * mebibyte};
}

ChoiceFacts withIndexes(ChoiceFacts facts, int count = 3)
{
    facts.whyKept.clear();
    facts.entryBytes = QVector<qint64>(count, 20);
    return facts;
}

ChoiceFacts shuffled(ChoiceFacts facts)
{
    facts.order = KeyOrder{.rows = 10'000, .rowsOutOfOrder = 5'000, .files = 1, .scatter = 1};
    return facts;
}

const PlanChoice &of(const Plan &plan, Choice choice)
{
    for (const PlanChoice &each : plan.choices)
        if (each.choice == choice)
            return each;
    throw std::out_of_range("not chosen");
}

} // namespace

TEST(Choices, RowsInOrderWithoutIndexesAreLoadedAsTheyStand)
{
    const Plan plan = chosen({}, million());
    EXPECT_EQ(plan.indexes, IndexPolicy::Keep);
    EXPECT_EQ(plan.order, RowOrder::File);
    EXPECT_EQ(of(plan, Choice::Order).why, u"they are in the order of the key, but for a few"_s);
    EXPECT_EQ(of(plan, Choice::Indexes).why, u"the table has no secondary index"_s);
    EXPECT_EQ(plan.choices.size(), 6);
    for (const PlanChoice &choice : plan.choices) {
        EXPECT_EQ(choice.by, ChosenBy::Detected);
        EXPECT_FALSE(choice.value.isEmpty() || choice.why.isEmpty()) << choice.line();
    }
}

TEST(Choices, NoWorkerStandsIdleBesideOneChunk)
{
    for (const qint64 rows : {40'000, 66'666, 200'000, 1'000'000, 30'000'000}) {
        ChoiceFacts facts = million();
        facts.rows = rows;
        facts.bytes = rows * 50;
        const Plan plan = chosen({}, facts);
        EXPECT_EQ(plan.workers, 2);
        const qint64 chunks = (rows + plan.chunkRows - 1) / plan.chunkRows;
        EXPECT_GE(chunks, plan.workers) << rows;
        EXPECT_LE(plan.chunkRows, 1'000'000);
    }
}

TEST(Choices, OfFewRowsNothingIsChanged)
{
    ChoiceFacts facts = shuffled(withIndexes(million()));
    facts.rows = 16'000;
    facts.bytes = facts.rows * 50;
    facts.cores.count = 16;
    const Plan plan = chosen({}, facts);
    EXPECT_EQ(plan.indexes, IndexPolicy::Keep);
    EXPECT_EQ(plan.order, RowOrder::File);
    EXPECT_EQ(plan.workers, 2);
    EXPECT_GE(plan.chunkRows, facts.rows);
}

TEST(Choices, IndexesAreBuiltAfterTheLoadOfAnEmptyTable)
{
    const Plan plan = chosen({}, withIndexes(million()));
    EXPECT_EQ(plan.indexes, IndexPolicy::Defer);
    EXPECT_TRUE(of(plan, Choice::Indexes).saves.contains(u"%"_s)) << of(plan, Choice::Indexes).line();
}

TEST(Choices, WhatOutgrowsThePoolSavesMore)
{
    ChoiceFacts small = withIndexes(million());
    small.poolBytes = 16 * mebibyte;
    small.poolFreeBytes = 16 * mebibyte;
    const auto ratio = [](const ChoiceFacts &facts) {
        const LoadShape shape{.rows = facts.rows,
                              .rowBytes = 50,
                              .poolBytes = facts.poolForLoad(),
                              .entryBytes = facts.entryBytes};
        return loadCost(shape, false, false).total() / loadCost(shape, false, true).total();
    };
    EXPECT_GT(ratio(small), 2 * ratio(withIndexes(million())));
    EXPECT_TRUE(of(chosen({}, small), Choice::Indexes).why.contains(u"outgrow"_s));
}

TEST(Choices, AFullTableIsNotIndexedAnewForAFewRows)
{
    ChoiceFacts facts = withIndexes(million());
    facts.table->rowsEstimate = 50'000'000;
    facts.table->dataBytes = 50'000'000LL * 60;
    facts.poolBytes = facts.poolFreeBytes = 16LL * 1024 * mebibyte;
    const Plan plan = chosen({}, facts);
    EXPECT_EQ(plan.indexes, IndexPolicy::Keep);
    EXPECT_TRUE(of(plan, Choice::Indexes).why.contains(u"indexed anew"_s))
        << of(plan, Choice::Indexes).line();
}

TEST(Choices, ReadersOfATableKeepItsIndexes)
{
    ChoiceFacts facts = withIndexes(million(), 1);
    facts.table->rowsEstimate = 100'000;
    facts.table->dataBytes = 6'000'000;
    EXPECT_EQ(chosen({}, facts).indexes, IndexPolicy::Defer);
    facts.othersAtWork = 3;
    const Plan plan = chosen({}, facts);
    EXPECT_EQ(plan.indexes, IndexPolicy::Keep);
    EXPECT_TRUE(of(plan, Choice::Indexes).why.contains(u"3 sessions"_s)) << of(plan, Choice::Indexes).line();
}

TEST(Choices, AnAccountThatMayNotDropIndexesKeepsThem)
{
    ChoiceFacts facts = withIndexes(million());
    facts.mayDefer = false;
    const Plan plan = chosen({}, facts);
    EXPECT_EQ(plan.indexes, IndexPolicy::Keep);
    EXPECT_TRUE(of(plan, Choice::Indexes).why.contains(u"may not"_s));
}

TEST(Choices, ShuffledRowsAreSorted)
{
    ChoiceFacts facts = shuffled(million());
    EXPECT_EQ(chosen({}, facts).order, RowOrder::PrimaryKey);
    facts.poolBytes = facts.poolFreeBytes = 8 * mebibyte;
    const Plan plan = chosen({}, facts);
    EXPECT_EQ(plan.order, RowOrder::PrimaryKey);
    EXPECT_TRUE(of(plan, Choice::Order).why.contains(u"outgrows"_s)) << of(plan, Choice::Order).line();
    facts.whyUnsorted = u"the table has no key"_s;
    EXPECT_EQ(chosen({}, facts).order, RowOrder::File);
}

TEST(Choices, WhatWasSetStaysAndTheRestMakesTheBestOfIt)
{
    Plan asked{.chunkRows = 250'000, .workers = 7, .indexes = IndexPolicy::Keep};
    for (const Choice choice : {Choice::Workers, Choice::ChunkRows, Choice::Indexes})
        markSet(asked, choice);
    const Plan plan = chosen(asked, shuffled(withIndexes(million())));
    EXPECT_EQ(plan.workers, 7);
    EXPECT_EQ(plan.chunkRows, 250'000);
    EXPECT_EQ(plan.indexes, IndexPolicy::Keep);
    EXPECT_EQ(plan.order, RowOrder::PrimaryKey);
    EXPECT_EQ(of(plan, Choice::Workers).by, ChosenBy::Set);
    EXPECT_EQ(of(plan, Choice::Order).by, ChosenBy::Detected);
    // Chosen once more of the same facts it is the same.
    EXPECT_EQ(chosen(plan, shuffled(withIndexes(million()))).toJson(), plan.toJson());
}

TEST(Choices, WorkersFollowTheServersProcessors)
{
    ChoiceFacts facts = million();
    facts.cores = {.count = 16, .isGuess = true};
    EXPECT_EQ(chosen({}, facts).workers, 8);
    facts.threadsRunning = 12;
    EXPECT_EQ(chosen({}, facts).workers, 8);
    facts.cores.count = 6;
    EXPECT_EQ(chosen({}, facts).workers, 3);
    facts.cores = {};
    EXPECT_EQ(chosen({}, facts).workers, 4);
    facts.table->transactional = false;
    EXPECT_EQ(chosen({}, facts).workers, 1);
}

/// Of two rows with one key the ordinary client keeps the first, or with REPLACE the last.
TEST(Choices, OneWorkerWhereTheOrderOfRowsDecidesWhichStays)
{
    ChoiceFacts facts = million();
    facts.cores = {.count = 16};
    facts.table->indexes = {{.name = u"PRIMARY"_s, .columns = {u"id"_s}, .unique = true, .primary = true}};
    for (const OnDuplicate policy : {OnDuplicate::Keep, OnDuplicate::Replace, OnDuplicate::SetAside}) {
        const Plan plan = chosen({.onDuplicate = policy}, facts);
        EXPECT_EQ(plan.workers, 1);
        EXPECT_TRUE(of(plan, Choice::Workers).why.contains(u"which stays"_s));
    }
    EXPECT_EQ(chosen({.onError = OnError::AsServer}, facts).workers, 1) << "it skips duplicates";
    EXPECT_EQ(chosen({}, facts).workers, 8) << "none gets in";
    Plan set{.workers = 3, .onDuplicate = OnDuplicate::Keep};
    markSet(set, Choice::Workers);
    EXPECT_EQ(chosen(set, facts).workers, 3);
    Plan fromServer{.onDuplicate = OnDuplicate::Keep};
    fromServer.source.table.emplace();
    EXPECT_EQ(chosen(fromServer, facts).workers, 8) << "its own key has each row once";
    facts.table->indexes = {{.name = u"by_n"_s, .columns = {u"n"_s}}};
    EXPECT_EQ(chosen({.onDuplicate = OnDuplicate::Keep}, facts).workers, 8);
    facts.table.reset(); // still to be made
    Plan making{.onDuplicate = OnDuplicate::Keep};
    making.createSql = u"CREATE TABLE t (id int, KEY (id))"_s;
    EXPECT_EQ(chosen(making, facts).workers, 8);
    for (const char *key : {"id int PRIMARY KEY", "id int, unique (id)", "id int, PRIMARY  KEY (id)"}) {
        making.createSql = u"CREATE TABLE t (%1)"_s.arg(QLatin1String(key));
        EXPECT_EQ(chosen(making, facts).workers, 1) << key;
    }
}

/// Waiting for one commit they send another; a few, or large ones, have nothing of it.
TEST(Choices, ManySmallTablesOfADumpHaveMoreSessions)
{
    ChoiceFacts facts = million();
    facts.table.reset();
    facts.cores = {.count = 2};
    facts.rows = 20'000;
    facts.bytes = 1'000'000;
    facts.tables = 200;
    const Plan many = chosenForDump({}, facts);
    EXPECT_EQ(many.workers, 4);
    EXPECT_TRUE(of(many, Choice::Workers).why.contains(u"many small tables"_s));
    facts.tables = 7;
    EXPECT_EQ(chosenForDump({}, facts).workers, 2);
    facts.tables = 10;
    facts.bytes = 100LL * 1024 * 1024;
    facts.rows = 2'000'000;
    EXPECT_EQ(chosenForDump({}, facts).workers, 2);
}

TEST(Choices, CoresAreReadFromSettingsWhereTheMachineIsAnother)
{
    ServerFacts maria{.flavour = ServerFacts::Flavour::MariaDb, .version = 101119};
    maria.variables.insert(u"thread_pool_size"_s, u"12"_s);
    EXPECT_EQ(coresOf(maria, {}).count, 12);
    EXPECT_TRUE(coresOf(maria, {}).isGuess);
    HostFacts host;
    host.cpus = 4;
    host.cpuQuota = 1.5;
    EXPECT_EQ(coresOf(maria, host).count, 2);
    ServerFacts mysql{.flavour = ServerFacts::Flavour::MySql, .version = 90704};
    mysql.variables.insert(u"innodb_read_io_threads"_s, u"8"_s);
    EXPECT_EQ(coresOf(mysql, {}).count, 16);
    mysql.variables.insert(u"innodb_read_io_threads"_s, u"4"_s); // what it is on all small machines
    EXPECT_EQ(coresOf(mysql, {}).count, 0);
}

TEST(Choices, ChunksStayBelowWhatAClusterTakes)
{
    ChoiceFacts facts = million();
    facts.cluster = u"Galera"_s;
    facts.clusterOrigin = u"wsrep_max_ws_rows = 100,000, with room to spare"_s;
    facts.mostChunkRows = 50'000;
    const Plan plan = chosen({}, facts);
    EXPECT_EQ(plan.chunkRows, 50'000);
    EXPECT_TRUE(of(plan, Choice::ChunkRows).why.startsWith(u"Galera"_s));
    EXPECT_TRUE(of(plan, Choice::ChunkRows).why.contains(facts.clusterOrigin))
        << "where the bound comes from";
    facts.mostChunkBytes = 1'000'000; // 20,000 rows
    EXPECT_EQ(chosen({}, facts).chunkRows, 20'000);
}

TEST(Choices, LongRowsMakeSmallChunks)
{
    ChoiceFacts facts = million();
    facts.bytes = facts.rows * 100'000;
    EXPECT_LE(chosen({}, facts).chunkRows * 100'000, 256 * mebibyte);
}

TEST(Choices, RowsThatAreNotCountedDecideNothing)
{
    ChoiceFacts facts = shuffled(withIndexes(million()));
    facts.rows = -1;
    const Plan plan = chosen({}, facts);
    EXPECT_EQ(plan.indexes, IndexPolicy::Keep);
    EXPECT_EQ(plan.order, RowOrder::File);
    for (const Choice choice : {Choice::Indexes, Choice::Order, Choice::ChunkRows}) {
        EXPECT_EQ(of(plan, choice).why, u"the rows are not counted"_s);
        EXPECT_TRUE(of(plan, choice).saves.isEmpty());
    }
}

TEST(Choices, OfAStreamThatArrivesIndexesOfAnEmptyTableAreBuiltAfterIt)
{
    ChoiceFacts facts = withIndexes(million());
    facts.rows = -1;
    Plan arriving;
    arriving.source.files = {SourceFile{.path = u"/spool/arriving"_s, .isArriving = true}};
    EXPECT_EQ(chosen(arriving, facts).indexes, IndexPolicy::Defer);
    EXPECT_EQ(of(chosen(arriving, facts), Choice::Indexes).why,
              u"how many rows will come nobody knows, and of an empty table it takes little"_s);
    facts.table->rowsEstimate = 1'000;
    EXPECT_EQ(chosen(arriving, facts).indexes, IndexPolicy::Keep);
    facts.table->rowsEstimate = 0;
    facts.mayDefer = false;
    EXPECT_EQ(chosen(arriving, facts).indexes, IndexPolicy::Keep);
}

TEST(Choices, ATableThatIsShippedKeepsWhatItsOtherRowsAreLoadedWith)
{
    Plan asked{.wayIn = WayIn::Ship};
    markSet(asked, Choice::Way);
    const Plan plan =
        chosen(chosen(asked, shuffled(withIndexes(million()))), shuffled(withIndexes(million())));
    EXPECT_EQ(plan.indexes, IndexPolicy::Keep);
    EXPECT_EQ(plan.order, RowOrder::File);
    EXPECT_EQ(plan.choices.size(), 1) << "nothing is said of what does not happen";
    EXPECT_EQ(of(plan, Choice::Way).value, u"ship"_s);
    // And from a plan that was chosen for another way.
    Plan other = chosen({}, shuffled(withIndexes(million())));
    ASSERT_EQ(other.indexes, IndexPolicy::Defer);
    other.wayIn = WayIn::Ship;
    EXPECT_EQ(chosen(other, shuffled(withIndexes(million()))).indexes, IndexPolicy::Keep);
}

TEST(Choices, WhatSomebodySetSaysWhatItIs)
{
    Plan plan{.workers = 7};
    markSet(plan, Choice::Workers);
    EXPECT_EQ(of(plan, Choice::Workers).line(), u"Workers: 7 connections · as it was asked for"_s);
    plan.workers = 5;
    noteChoice(plan, Choice::Workers, u"measured"_s);
    EXPECT_EQ(plan.choices.size(), 1);
    EXPECT_EQ(of(plan, Choice::Workers).line(), u"Workers: 5 connections · measured"_s);
}

TEST(Choices, AreKeptByThePlansFile)
{
    const Plan plan = chosen({}, shuffled(withIndexes(million())));
    for (const PlanChoice &choice : plan.choices)
        EXPECT_EQ(PlanChoice::fromJson(choice.toJson()), choice);
    EXPECT_TRUE(plan.toJson().contains("\"detected\""));
}

TEST(TableSizes, OfAnEmptyTableComeFromItsColumns)
{
    const TableSchema table = credits();
    EXPECT_EQ(expectedEntryBytes(table, {u"user_id"_s, u"created_at"_s}), 8 + 4 + 5 + 4);
    const qint64 row = expectedRowBytes(table, 0);
    EXPECT_GT(row, 30);
    EXPECT_LT(row, 80);
    EXPECT_GT(expectedRowBytes(table, 300), 200);
}

TEST(TableSizes, OfAFullTableComeFromWhatItHolds)
{
    TableSchema table = credits();
    table.rowsEstimate = 1'000'000;
    table.dataBytes = 66'000'000;
    EXPECT_EQ(expectedRowBytes(table, 300), 66);
}

} // namespace millrace::test::choices_test
