// SPDX-License-Identifier: GPL-3.0-or-later
// Into a table without transactions: what is in stays, is counted, and is never sent twice.
#include "core/base/literals.h"
#include "tests/support/qtprinters.h"
#include "tests/unit/load/memoryload.h"

#include <gtest/gtest.h>

namespace millrace::test::forgood_test {

namespace {

std::function<QByteArray(qint64)> badAt(const std::function<bool(qint64)> &bad)
{
    return [bad](qint64 id) { return bad(id) ? QByteArray("300") : QByteArray(); };
}

/// Rows 1 to \a last are in, each once.
void expectFront(const MemoryLoad &load, qint64 last)
{
    EXPECT_EQ(load.server.table().size(), last);
    for (qint64 id = 1; id <= last; ++id)
        ASSERT_EQ(load.server.table().count(id), 1) << id;
}

} // namespace

TEST(ForGood, RowsBeforeTheOneThatStopsAreCountedAndAResumeGoesOnBehindThem)
{
    for (const bool hasKey : {true, false}) {
        MemoryLoad load;
        load.server.hasTransactions = false;
        load.server.hasKey = hasKey;
        load.plan.chunkRows = 1'000;
        load.addRows(3'000, badAt([](qint64 id) { return id == 1'777; }));
        for (int round = 0; round < 2; ++round) {
            const auto run = load.run();
            ASSERT_FALSE(run);
            EXPECT_EQ(run.error().code, ErrorCode::RowRejected);
            EXPECT_EQ(run.error().context.row, 1'777);
            EXPECT_EQ(run.error().what.contains(u"776"_s), round == 0) << qPrintable(run.error().what);
            expectFront(load, 1'776);
            EXPECT_EQ(load.tally().rows, 1'776) << "and nothing else is counted";
        }
    }
}

TEST(ForGood, NothingIsOverwritten)
{
    MemoryLoad load;
    load.server.hasTransactions = false;
    load.server.insert(5, 77);
    load.addRows(10);
    const auto run = load.run();
    ASSERT_FALSE(run);
    EXPECT_EQ(run.error().code, ErrorCode::DuplicateRow);
    EXPECT_EQ(load.server.table().find(5)->second, 77);
    EXPECT_EQ(load.server.table().size(), 5);
    EXPECT_EQ(load.tally().rows, 4);
    EXPECT_EQ(load.tally().growth(), 4);
}

TEST(ForGood, BadRowsAreSetAsideWithoutSendingTheOthersTwice)
{
    MemoryLoad load;
    load.server.hasTransactions = false;
    load.server.hasKey = false;
    load.plan.onError = OnError::SetAside;
    load.plan.chunkRows = 400;
    load.addRows(1'000, badAt([](qint64 id) { return id % 10 == 3; }));
    const auto run = load.run();
    ASSERT_TRUE(run) << run.error().text();
    EXPECT_EQ(load.server.table().size(), 900);
    EXPECT_EQ(load.rejectNumbers().size(), 100);
    EXPECT_EQ(load.rejectNumbers().first(), 3);
    EXPECT_EQ(load.tally().loaded(), 900);
    EXPECT_EQ(load.tally().setAside, 100);
    for (qint64 id = 1; id <= 1'000; ++id)
        ASSERT_EQ(load.server.table().count(id), id % 10 == 3 ? 0 : 1) << id;
}

TEST(ForGood, DuplicatesAreKeptOrReplacedAsThePlanSays)
{
    for (const auto policy : {OnDuplicate::Keep, OnDuplicate::Replace, OnDuplicate::SetAside}) {
        MemoryLoad load;
        load.server.hasTransactions = false;
        load.server.insert(5, 77);
        load.plan.onDuplicate = policy;
        load.addRows(10);
        const auto run = load.run();
        ASSERT_TRUE(run) << run.error().text();
        EXPECT_EQ(load.server.table().size(), 10);
        EXPECT_EQ(load.server.table().find(5)->second, policy == OnDuplicate::Replace ? 1 : 77);
        EXPECT_EQ(load.tally().growth(), 9);
        EXPECT_EQ(load.tally().skipped, policy == OnDuplicate::Keep ? 1 : 0);
        EXPECT_EQ(load.tally().replaced, policy == OnDuplicate::Replace ? 1 : 0);
        EXPECT_EQ(load.tally().setAside, policy == OnDuplicate::SetAside ? 1 : 0);
    }
}

TEST(ForGood, ALostConnectionIsNotAnsweredWithTheSameRowsAgain)
{
    MemoryLoad load;
    load.server.hasTransactions = false;
    load.server.hasKey = false;
    load.addRows(100);
    load.server.script = MemoryServer::failing(u"write"_s, {.code = 2013, .takesEffect = true});
    const auto run = load.run();
    ASSERT_FALSE(run);
    EXPECT_TRUE(run.error().what.contains(u"counted nowhere"_s)) << qPrintable(run.error().what);
    EXPECT_EQ(load.server.count(u"write"_s), 1);
    EXPECT_EQ(load.tally().rows, 0);
}

TEST(ForGood, WhatPassesIsTriedAgainWhileNothingIsIn)
{
    MemoryLoad load;
    load.server.hasTransactions = false;
    load.addRows(100);
    load.server.script = MemoryServer::failing(u"write"_s, {.code = 1205});
    const auto run = load.run();
    ASSERT_TRUE(run) << run.error().text();
    load.expectAllOnce(100);
}

TEST(ForGood, TheJournalsLineIsTriedAgainWithoutTheRows)
{
    MemoryLoad load;
    load.server.hasTransactions = false;
    load.addRows(100);
    load.server.script = MemoryServer::failing(u"journal"_s, {.code = 1317}, 2);
    const auto run = load.run();
    ASSERT_TRUE(run) << run.error().text();
    EXPECT_EQ(load.server.count(u"write"_s), 1);
    load.expectAllOnce(100);
}

TEST(ForGood, AsTheServerDoesItNothingIsSentTwiceEither)
{
    MemoryLoad load;
    load.server.hasTransactions = false;
    load.server.hasKey = false;
    load.plan.onError = OnError::AsServer;
    load.addRows(100);
    load.server.script = MemoryServer::failing(u"write"_s, {.code = 1205, .takesEffect = true});
    const auto run = load.run();
    ASSERT_FALSE(run);
    EXPECT_TRUE(run.error().what.contains(u"counted nowhere"_s)) << qPrintable(run.error().what);
    EXPECT_EQ(load.server.table().size(), 100);
}

} // namespace millrace::test::forgood_test
