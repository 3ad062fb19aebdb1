// SPDX-License-Identifier: GPL-3.0-or-later
// What ChunkLoader makes of rows that do not fit and of duplicates, by the plan's policies.
#include "core/base/literals.h"
#include "core/source/sqldump/sqlsession.h"
#include "tests/support/qtprinters.h"
#include "tests/unit/load/memoryload.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <numeric>

namespace millrace::test::decisions_test {

namespace {

using Table = MemoryServer::Table;

/// A value that does not fit wherever \a bad says.
std::function<QByteArray(qint64)> badAt(const std::function<bool(qint64)> &bad)
{
    return [bad](qint64 id) { return bad(id) ? QByteArray("300") : QByteArray(); };
}

/// \a first, and each so many-th after it, up to \a last.
QVector<qint64> every(qint64 step, qint64 first, qint64 last)
{
    QVector<qint64> numbers;
    for (qint64 number = first; number <= last; number += step)
        numbers << number;
    return numbers;
}

} // namespace

TEST(Policies, StopNamesTheRowAndKeepsNothingOfItsChunk)
{
    for (const bool namesRows : {true, false}) {
        MemoryLoad load;
        load.server.namesRows = namesRows;
        load.plan.chunkRows = 1'000;
        load.addRows(3'000, badAt([](qint64 id) { return id == 1'777; }));
        const auto run = load.run();
        ASSERT_FALSE(run);
        EXPECT_EQ(run.error().code, ErrorCode::RowRejected);
        EXPECT_EQ(run.error().context.row, 1'777);
        EXPECT_EQ(run.error().context.line, 1'777);
        EXPECT_EQ(run.error().context.column, u"n"_s);
        EXPECT_EQ(run.error().context.rawRow, "1777\t300");
        EXPECT_EQ(load.server.table().size(), 1'000) << "the chunk before";
        EXPECT_EQ(load.tally().rows, 1'000);
        EXPECT_EQ(load.server.history().last(), u"end"_s) << "the session's settings are put back";
    }
}

TEST(Policies, SetAsideFindsEachBadRowAndNoOther)
{
    MemoryLoad load;
    load.plan.onError = OnError::SetAside;
    load.plan.chunkRows = 4'000;
    load.addRows(10'000, badAt([](qint64 id) { return id % 10 == 3; }));
    const auto run = load.run();
    ASSERT_TRUE(run) << run.error().text();
    EXPECT_EQ(load.rejectNumbers(), every(10, 3, 10'000)) << "in the order of the source";
    EXPECT_EQ(load.server.table().size(), 9'000);
    EXPECT_FALSE(load.server.table().contains(13));
    EXPECT_EQ(load.tally().setAside, 1'000);
    EXPECT_EQ(load.tally().loaded(), 9'000);
    const Reject first = load.rejects().first();
    EXPECT_EQ(first.line, 3);
    EXPECT_EQ(first.code, 1264);
    EXPECT_EQ(first.column, u"n"_s);
    EXPECT_EQ(first.raw, "3\t300");
}

TEST(Policies, SetAsideCutsIntoSixteenUntilTheRowStandsAlone)
{
    MemoryLoad load;
    load.server.namesRows = false;
    load.plan.onError = OnError::SetAside;
    load.addRows(4'096, badAt([](qint64 id) { return id == 700 || id == 1'500; }));
    const auto run = load.run();
    ASSERT_TRUE(run) << run.error().text();
    EXPECT_EQ(load.rejectNumbers(), QVector<qint64>({700, 1'500}));
    EXPECT_EQ(load.server.table().size(), 4'094);
    EXPECT_EQ(load.server.count(u"write 1+4096"_s), 1);
    EXPECT_EQ(load.server.count(u"write 513+256"_s), 1);
    EXPECT_EQ(load.server.count(u"write 689+16"_s), 1);
    EXPECT_EQ(load.server.count(u"write 700+1"_s), 1);
    EXPECT_EQ(load.server.count(u"write"_s), 1 + 16 + 2 * (16 + 16));
    EXPECT_EQ(load.server.count(u"begin"_s), 1) << "all in one transaction";
}

TEST(Policies, SetAsideSendsAgainWhatTheListOfWarningsDidNotHold)
{
    MemoryLoad load;
    load.server.listed = 7;
    load.plan.onError = OnError::SetAside;
    load.addRows(500, badAt([](qint64 id) { return id % 20 == 0; }));
    const auto run = load.run();
    ASSERT_TRUE(run) << run.error().text();
    EXPECT_EQ(load.rejectNumbers(), every(20, 20, 500));
    EXPECT_EQ(load.server.table().size(), 475);
}

TEST(Policies, SetAsideGoesInPartsOfSomeThousandRows)
{
    MemoryLoad load;
    load.plan.onError = OnError::SetAside;
    load.addRows(60'000, badAt([](qint64 id) { return id == 30'000; }));
    const auto run = load.run();
    ASSERT_TRUE(run) << run.error().text();
    EXPECT_EQ(
        load.server.history(),
        QStringList({u"open"_s, u"begin"_s, u"mark"_s, u"write 1+25000"_s, u"mark"_s, u"write 25001+25000"_s,
                     u"back"_s, u"mark"_s, u"write 25001+4999"_s, u"mark"_s, u"write 30001+20000"_s,
                     u"mark"_s, u"write 50001+10000"_s, u"journal 1+60000"_s, u"commit"_s, u"end"_s}));
}

TEST(Policies, WithReplaceBadRowsAreSetAsideOneAfterTheOther)
{
    MemoryLoad load;
    load.plan.onError = OnError::SetAside;
    load.plan.onDuplicate = OnDuplicate::Replace;
    load.addFile("1\t1\n2\t300\n1\t7\n4\t2\n5\tfoo\n6\t1\n");
    const auto run = load.run();
    ASSERT_TRUE(run) << run.error().text();
    EXPECT_EQ(load.server.table(), Table({{1, 7}, {4, 2}, {6, 1}}));
    EXPECT_EQ(load.rejectNumbers(), QVector<qint64>({2, 5}));
    EXPECT_EQ(load.tally().replaced, 1);
    EXPECT_EQ(load.tally().growth(), 3);
}

/// Each costs a statement of its own, which must not cost stack.
TEST(Policies, WithReplaceThousandsOfBadRowsInARowAreSetAside)
{
    MemoryLoad load;
    load.plan.onError = OnError::SetAside;
    load.plan.onDuplicate = OnDuplicate::Replace;
    load.addRows(6'000, badAt([](qint64 id) { return id > 5; }));
    const auto run = load.run();
    ASSERT_TRUE(run) << run.error().text();
    EXPECT_EQ(load.server.table().size(), 5);
    EXPECT_EQ(load.tally().setAside, 5'995);
}

TEST(Policies, AsManyRejectsAsAllowedAreNoReasonToStop)
{
    for (const qint64 most : {10, 9}) {
        MemoryLoad load;
        load.plan.onError = OnError::SetAside;
        load.plan.maxRejects = most;
        load.plan.chunkRows = 40;
        load.addRows(100, badAt([](qint64 id) { return id % 10 == 5; }));
        const auto run = load.run();
        ASSERT_EQ(run.has_value(), most == 10);
        if (run)
            continue;
        EXPECT_EQ(run.error().code, ErrorCode::RowRejected);
        EXPECT_EQ(run.error().context.line, 95) << "the one too many, counted over all chunks";
        EXPECT_TRUE(run.error().what.contains(u"More than 9 rows"_s)) << run.error().what;
        EXPECT_EQ(load.server.table().size(), 72) << "the last chunk is rolled back";
        EXPECT_EQ(load.tally().setAside, 8);
        EXPECT_FALSE(load.run()) << "a resumed run counts those of the one before";
    }
}

TEST(Policies, FindingsAreOnDiskBeforeTheCommitAndTheJournalIsInTheTransaction)
{
    MemoryLoad load;
    load.plan.onError = OnError::SetAside;
    load.addRows(10, badAt([](qint64 id) { return id == 4; }));
    QVector<qint64> rowsOnDisk;
    load.server.script = [&](const MemoryServer::Call &call) -> std::optional<MemoryServer::Fault> {
        const auto found = load.folder().findings({.id = {1}, .firstRow = {1}});
        rowsOnDisk << found->rejects.size();
        if (call.what == u"commit"_s) {
            EXPECT_EQ(load.server.journal().value(1).size(), 1) << "written, not committed";
        }
        return {};
    };
    ASSERT_TRUE(load.run());
    EXPECT_EQ(load.server.history(), QStringList({u"open"_s, u"begin"_s, u"mark"_s, u"write 1+10"_s,
                                                  u"back"_s, u"mark"_s, u"write 1+3"_s, u"mark"_s,
                                                  u"write 5+6"_s, u"journal 1+10"_s, u"commit"_s, u"end"_s}));
    EXPECT_EQ(rowsOnDisk, QVector<qint64>({0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1}));
}

TEST(Policies, FindingsOfAnAttemptThatFailedAreReplaced)
{
    MemoryLoad load;
    load.plan.onError = OnError::AsServer;
    load.addRows(10, badAt([](qint64 id) { return id == 4; }));
    load.server.script = MemoryServer::failing(u"commit"_s, {.code = 1213});
    ASSERT_TRUE(load.run());
    ASSERT_EQ(load.warnings().size(), 1);
    EXPECT_EQ(load.warnings().first().count, 1) << "not those of both attempts";
    EXPECT_EQ(load.tally().warnings, 1);
}

TEST(Duplicates, StopNamesTheRowThatWouldHaveReplacedAnother)
{
    MemoryLoad load;
    load.addRows(3'000, {});
    load.addFile("5\t9\n3001\t1\n");
    const auto run = load.run();
    ASSERT_FALSE(run);
    EXPECT_EQ(run.error().code, ErrorCode::DuplicateRow);
    EXPECT_EQ(run.error().context.row, 1);
    EXPECT_TRUE(run.error().context.file.endsWith(u"1.txt"_s)) << run.error().context.file;
    EXPECT_EQ(run.error().context.rawRow, "5\t9");
    EXPECT_TRUE(load.server.table().empty());
}

TEST(Duplicates, StopIsTheirPolicyAlsoWhereBadRowsAreSetAside)
{
    for (const bool namesRows : {true, false}) {
        MemoryLoad load;
        load.server.namesRows = namesRows;
        load.plan.onError = OnError::SetAside;
        load.addFile("1\t1\n2\t300\n1\t2\n");
        const auto run = load.run();
        ASSERT_FALSE(run);
        EXPECT_EQ(run.error().code, ErrorCode::DuplicateRow);
        EXPECT_EQ(run.error().context.line, 3);
        EXPECT_TRUE(load.server.table().empty());
        EXPECT_TRUE(load.server.journal().isEmpty());
    }
}

/// It goes in bent, and is taken out again: what came after it with the same key is no duplicate of it.
TEST(Duplicates, OfARowThatIsSetAsideAreNone)
{
    for (const OnDuplicate policy :
         {OnDuplicate::Stop, OnDuplicate::Keep, OnDuplicate::Replace, OnDuplicate::SetAside}) {
        MemoryLoad load;
        load.plan.onError = OnError::SetAside;
        load.plan.onDuplicate = policy;
        load.addFile("1\t1\n2\t300\n2\t7\n3\t1\n");
        const auto run = load.run();
        ASSERT_TRUE(run) << run.error().text();
        EXPECT_EQ(load.server.table(), Table({{1, 1}, {2, 7}, {3, 1}}));
        EXPECT_EQ(load.rejectNumbers(), QVector<qint64>({2}));
        EXPECT_EQ(load.tally().skipped + load.tally().replaced, 0);
    }
}

TEST(Duplicates, KeepLeavesTheRowThatIsThere)
{
    MemoryLoad load;
    load.plan.onDuplicate = OnDuplicate::Keep;
    load.server.insert(2, 77);
    load.addFile("1\t1\n2\t2\n1\t9\n");
    const auto run = load.run();
    ASSERT_TRUE(run) << run.error().text();
    EXPECT_EQ(load.server.table(), Table({{1, 1}, {2, 77}}));
    EXPECT_EQ(load.tally().skipped, 2);
    EXPECT_TRUE(load.rejects().isEmpty());
}

TEST(Duplicates, KeepIsNoLicenceToBend)
{
    MemoryLoad load;
    load.plan.onDuplicate = OnDuplicate::Keep;
    load.addFile("1\t1\n1\t2\n3\t300\n");
    const auto run = load.run();
    ASSERT_FALSE(run);
    EXPECT_EQ(run.error().code, ErrorCode::RowRejected);
    EXPECT_EQ(run.error().context.line, 3);
    EXPECT_TRUE(load.server.table().empty());
}

TEST(Duplicates, SetAsideKeepsTheFirstAndWritesTheOthersDown)
{
    for (const bool namesRows : {true, false}) {
        MemoryLoad load;
        load.server.namesRows = namesRows;
        load.plan.onDuplicate = OnDuplicate::SetAside;
        load.plan.chunkRows = 700;
        load.addRows(1'000);
        load.addRows(100, [](qint64) { return QByteArray("2"); });
        const auto run = load.run();
        ASSERT_TRUE(run) << run.error().text();
        EXPECT_EQ(load.rejectNumbers(), every(1, 1'001, 1'100));
        EXPECT_EQ(load.server.table().size(), 1'000);
        EXPECT_EQ(load.server.table().find(1)->second, 1);
        EXPECT_EQ(load.rejects().first().code, 1062);
        EXPECT_EQ(load.rejects().first().row, 1) << "of its file";
    }
}

TEST(Duplicates, ReplaceTakesTheNewRowAndCountsIt)
{
    MemoryLoad load;
    load.plan.onDuplicate = OnDuplicate::Replace;
    load.server.insert(2, 77);
    load.addFile("1\t1\n2\t2\n1\t9\n");
    const auto run = load.run();
    ASSERT_TRUE(run) << run.error().text();
    EXPECT_EQ(load.server.table(), Table({{1, 9}, {2, 2}}));
    EXPECT_EQ(load.tally().replaced, 2);
    EXPECT_EQ(load.tally().growth(), 1);
}

TEST(Duplicates, WhatATriggerChangesIsNoneAndIsAskedAboutOnce)
{
    MemoryLoad load;
    load.server.hasTrigger = true;
    load.plan.chunkRows = 100;
    load.addRows(300);
    const auto run = load.run();
    ASSERT_TRUE(run) << run.error().text();
    EXPECT_EQ(load.server.table().size(), 300);
    EXPECT_EQ(load.server.count(u"write"_s), 4) << "the first chunk twice";
    EXPECT_EQ(load.server.count(u"replaced"_s), 2) << "of the first chunk only";
    EXPECT_EQ(load.tally().replaced, 0);
}

TEST(Duplicates, WhereATriggerIsKnownNothingIsSentTwice)
{
    MemoryLoad load;
    load.server.hasTrigger = true;
    load.knowsTriggers = true;
    load.plan.chunkRows = 100;
    load.addRows(300);
    const auto run = load.run();
    ASSERT_TRUE(run) << run.error().text();
    EXPECT_EQ(load.server.table().size(), 300);
    EXPECT_EQ(load.server.count(u"write"_s), 3) << "numbers that the trigger's rows got stay taken";
    EXPECT_EQ(load.tally().replaced, 0);
}

TEST(Duplicates, WhereATriggerIsKnownTheyStopTheRunAsElsewhere)
{
    MemoryLoad load;
    load.server.hasTrigger = true;
    load.knowsTriggers = true;
    load.server.insert(5, 77);
    load.addRows(10);
    const auto run = load.run();
    ASSERT_FALSE(run);
    EXPECT_EQ(run.error().code, ErrorCode::DuplicateRow);
    EXPECT_EQ(load.server.table().size(), 1);
}

TEST(AsServer, WarningsAreCountedByCodeAndColumn)
{
    MemoryLoad load;
    load.plan.onError = OnError::AsServer;
    load.addFile("1\t300\n2\t301\n3\tfoo\n1\t1\n");
    const auto run = load.run();
    ASSERT_TRUE(run) << run.error().text();
    EXPECT_EQ(load.server.table(), Table({{1, 127}, {2, 127}, {3, 0}}));
    EXPECT_EQ(load.tally().skipped, 1);
    EXPECT_EQ(load.tally().warnings, 4);
    ASSERT_EQ(load.warnings().size(), 3);
    EXPECT_EQ(load.warnings().first().code, 1264);
    EXPECT_EQ(load.warnings().first().count, 2);
    EXPECT_EQ(load.warnings().first().row, 1);
    EXPECT_EQ(load.warnings().first().column, u"n"_s);
}

TEST(AsServer, PartsAreSmallerThanTheServersListOfWarnings)
{
    MemoryLoad load;
    load.plan.onError = OnError::AsServer;
    load.addRows(80'000, badAt([](qint64) { return true; }));
    const auto run = load.run();
    ASSERT_TRUE(run) << run.error().text();
    ASSERT_EQ(load.warnings().size(), 1);
    EXPECT_EQ(load.warnings().first().code, 1264) << "all of them are known";
    EXPECT_EQ(load.warnings().first().count, 80'000);
}

TEST(AsServer, WarningsBeyondTheListAreCountedWithoutACode)
{
    MemoryLoad load;
    load.server.listed = 10;
    load.plan.onError = OnError::AsServer;
    load.addRows(30, badAt([](qint64) { return true; }));
    const auto run = load.run();
    ASSERT_TRUE(run) << run.error().text();
    ASSERT_EQ(load.warnings().size(), 2);
    EXPECT_EQ(load.warnings().at(0).count, 10);
    EXPECT_EQ(load.warnings().at(1).code, 0);
    EXPECT_EQ(load.warnings().at(1).count, 20);
}

class AsDump : public testing::Test
{
protected:
    AsDump()
    {
        load.plan.onError = OnError::AsDump;
        load.plan.source.sqlMode = u"NO_AUTO_VALUE_ON_ZERO"_s;
    }
    MemoryLoad load;
};

TEST_F(AsDump, ValuesAreBentAndCounted)
{
    load.addFile("1\t300\n2\t7\n3\tfoo\n");
    const auto run = load.run();
    ASSERT_TRUE(run) << run.error().text();
    EXPECT_EQ(load.server.table(), Table({{1, 127}, {2, 7}, {3, 0}}));
    EXPECT_EQ(load.tally().skipped, 0);
    EXPECT_EQ(load.tally().warnings, 2);
    ASSERT_EQ(load.warnings().size(), 2);
    EXPECT_EQ(load.server.count(u"write"_s), 1) << "in one piece";
}

TEST_F(AsDump, AnEmptyModeBends)
{
    load.plan.source.sqlMode = QLatin1String(noSqlMode);
    load.addFile("1\t300\n");
    const auto run = load.run();
    ASSERT_TRUE(run) << run.error().text();
    EXPECT_EQ(load.server.table(), Table({{1, 127}}));
}

TEST_F(AsDump, StrictModesAndThoseNobodyNamedStopAtTheFirst)
{
    for (const QString &mode :
         {QString(), u"NO_ZERO_DATE,STRICT_TRANS_TABLES"_s, u"STRICT_ALL_TABLES"_s, u",NO_ZERO_DATE"_s,
          u"NO_ZERO_DATE,"_s, u"DEFAULT"_s, u"SQL_MODE"_s, u"TRADITIONAL"_s}) {
        MemoryLoad strict;
        strict.plan.onError = OnError::AsDump;
        strict.plan.source.sqlMode = mode;
        strict.addFile("1\t1\n2\t300\n");
        const auto run = strict.run();
        ASSERT_FALSE(run) << mode;
        EXPECT_EQ(run.error().context.row, 2);
        EXPECT_TRUE(strict.server.table().empty());
    }
}

TEST_F(AsDump, DuplicatesStopAmongBentValues)
{
    for (const bool namesRows : {true, false}) {
        MemoryLoad both;
        both.plan.onError = OnError::AsDump;
        both.plan.source.sqlMode = u"ANSI"_s;
        both.server.namesRows = namesRows;
        both.addFile("1\t300\n2\t300\n1\t5\n");
        const auto run = both.run();
        ASSERT_FALSE(run);
        EXPECT_EQ(run.error().code, ErrorCode::DuplicateRow);
        EXPECT_EQ(run.error().context.row, 3);
        EXPECT_TRUE(both.server.table().empty());
    }
}

TEST_F(AsDump, WhatAConstraintRefusesStops)
{
    load.addFile("1\t300\n2\t99\n3\t1\n");
    const auto run = load.run();
    ASSERT_FALSE(run);
    EXPECT_EQ(run.error().context.serverCode, 4025);
    EXPECT_EQ(run.error().context.row, 2);
    EXPECT_TRUE(load.server.table().empty());
}

/// One that is not listed may be of a row that is not to stay.
TEST_F(AsDump, EveryWarningIsLookedAtThoughTheServersListIsShort)
{
    load.server.listed = 10;
    load.addRows(200, badAt([](qint64 id) { return id % 2 == 0; }));
    const auto run = load.run();
    ASSERT_TRUE(run) << run.error().text();
    ASSERT_EQ(load.warnings().size(), 1);
    EXPECT_EQ(load.warnings().first().code, 1264);
    EXPECT_EQ(load.warnings().first().count, 100);
    EXPECT_EQ(load.server.table().size(), 200);
}

TEST_F(AsDump, PartsBeforeTheOneThatATriggerWasCountedInStay)
{
    load.server.listed = 10;
    load.server.hasTrigger = true;
    load.addRows(200, badAt([](qint64 id) { return id > 20; }));
    const auto run = load.run();
    ASSERT_TRUE(run) << run.error().text();
    EXPECT_EQ(load.server.table().size(), 200);
    EXPECT_EQ(load.tally().rows, 200);
    EXPECT_EQ(load.tally().warnings, 180);
}

TEST(AsServer, RowsThatAConstraintKeepsOutAreSkippedNotMissing)
{
    MemoryLoad load;
    load.plan.onError = OnError::AsServer;
    load.addFile("1\t1\n2\t99\n3\t1\n");
    const auto run = load.run();
    ASSERT_TRUE(run) << run.error().text();
    EXPECT_EQ(load.server.table(), Table({{1, 1}, {3, 1}}));
    EXPECT_EQ(load.tally().rows, 3);
    EXPECT_EQ(load.tally().skipped, 1);
    EXPECT_EQ(load.warnings().value(0).code, 4025);
}

TEST(Counts, AServerThatReadsOtherRowsThanWereCutStopsTheRun)
{
    for (const OnError policy : {OnError::Stop, OnError::SetAside, OnError::AsServer}) {
        MemoryLoad load;
        load.server.rowsOverlooked = 1;
        load.plan.onError = policy;
        load.addRows(10);
        const auto run = load.run();
        ASSERT_FALSE(run);
        EXPECT_EQ(run.error().code, ErrorCode::TilingBroken);
        EXPECT_TRUE(load.server.table().empty());
    }
}

TEST(Counts, RowsSkippedWithoutAReasonStopTheRun)
{
    MemoryLoad load;
    load.server.skippedSilently = 1;
    load.plan.onDuplicate = OnDuplicate::Keep;
    load.addFile("1\t1\n1\t1\n2\t2\n");
    const auto run = load.run();
    ASSERT_FALSE(run);
    EXPECT_EQ(run.error().code, ErrorCode::CountMismatch);
    EXPECT_TRUE(load.server.table().empty());
}

} // namespace millrace::test::decisions_test
