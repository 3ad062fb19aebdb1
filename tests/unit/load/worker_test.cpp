// SPDX-License-Identifier: GPL-3.0-or-later
// What Worker makes of errors (tried again, in halves, or not at all), of a cancel and of a pause.
#include "core/base/literals.h"
#include "tests/support/qtprinters.h"
#include "tests/unit/load/memoryload.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <thread>

namespace millrace::test::worker_test {

namespace {

using Fault = MemoryServer::Fault;
using Call = MemoryServer::Call;
using testing::ElementsAre;

constexpr int deadlock = 1213;
constexpr int lockWait = 1205;
constexpr int cacheTooSmall = 1197;
constexpr int unreachable = 2003;

} // namespace

class PassingError : public testing::TestWithParam<int>
{};

TEST_P(PassingError, IsTriedAgainOnTheSameSession)
{
    for (const QString &what : {u"begin"_s, u"write"_s, u"replaced"_s, u"journal"_s, u"commit"_s}) {
        SCOPED_TRACE(qPrintable(what));
        MemoryLoad load;
        load.server.hasKey = false; // a row that goes in twice is there twice
        load.addRows(10);
        load.server.script = MemoryServer::failing(what, {.code = GetParam()}, 2);
        const auto run = load.run();
        ASSERT_TRUE(run) << run.error().text();
        load.expectAllOnce(10);
        EXPECT_EQ(load.server.count(u"rollback"_s), 2);
        EXPECT_EQ(load.server.count(u"open"_s), 1);
        EXPECT_THAT(load.retryCodes(), ElementsAre(GetParam(), GetParam()));
        EXPECT_EQ(load.progress().retries, 2);
        ASSERT_EQ(load.clock.pauses.size(), 2);
        IdleClock::expectBackOff(load.clock.pauses);
    }
}

INSTANTIATE_TEST_SUITE_P(Codes, PassingError, testing::Values(deadlock, lockWait, 1020, 1047),
                         [](const auto &code) { return std::to_string(code.param); });

TEST(Retries, EndAfterSixAttempts)
{
    MemoryLoad load;
    load.addRows(10);
    load.server.script = MemoryServer::failing(u"write"_s, {.code = lockWait}, -1);
    const auto run = load.run();
    ASSERT_FALSE(run);
    EXPECT_EQ(run.error().context.serverCode, lockWait);
    EXPECT_EQ(load.server.count(u"write"_s), Worker::maxAttempts);
    EXPECT_EQ(load.progress().retries, Worker::maxAttempts - 1);
    ASSERT_EQ(load.clock.pauses.size(), Worker::maxAttempts - 1);
    IdleClock::expectBackOff(load.clock.pauses);
    EXPECT_TRUE(load.server.table().empty());
    EXPECT_EQ(load.server.history().last(), u"end"_s);
}

class LastingError : public testing::TestWithParam<int>
{};

TEST_P(LastingError, StopsTheRunAtOnceAndIsRolledBack)
{
    for (const QString &what : {u"begin"_s, u"write"_s, u"journal"_s, u"commit"_s}) {
        SCOPED_TRACE(qPrintable(what));
        MemoryLoad load;
        load.plan.chunkRows = 10;
        load.addRows(30);
        int seen = 0;
        load.server.script = [&](const Call &call) -> std::optional<Fault> {
            return call.what == what && ++seen == 2 ? std::optional(Fault{.code = GetParam()}) : std::nullopt;
        };
        const auto run = load.run();
        ASSERT_FALSE(run);
        EXPECT_EQ(run.error().context.serverCode, GetParam());
        EXPECT_EQ(load.server.table().size(), 10) << "the first chunk";
        EXPECT_EQ(load.tally().rows, 10);
        EXPECT_EQ(load.progress().retries, 0);
        EXPECT_TRUE(load.clock.pauses.isEmpty());
        EXPECT_EQ(load.server.count(u"rollback"_s), 1);

        load.server.script = {};
        ASSERT_TRUE(load.run()) << "and goes on from there";
        load.expectAllOnce(30);
    }
}

/// Disk full (two kinds), packet too large, interrupted by KILL QUERY, read-only.
INSTANTIATE_TEST_SUITE_P(Codes, LastingError, testing::Values(1114, 1021, 1153, 1317, 1290),
                         [](const auto &code) { return std::to_string(code.param); });

TEST(Halves, AreTriedAfterThreeAttemptsEachWithALineOfItsOwn)
{
    MemoryLoad load;
    load.addRows(8'000);
    // What a server does that finds a deadlock every time it gets there.
    load.server.script = [](const Call &call) -> std::optional<Fault> {
        const qint64 first = call.piece.firstRow.value;
        const bool holdsIt = first <= 7'000 && 7'000 < first + call.piece.rows;
        return call.what == u"write"_s && holdsIt ? std::optional(Fault{.code = deadlock}) : std::nullopt;
    };
    const auto run = load.run();
    ASSERT_FALSE(run);
    EXPECT_EQ(load.server.table().size(), 6'000) << "what lies before the half that fails";
    const QVector<Journal::Entry> entries = load.server.journal().value(1);
    ASSERT_EQ(entries.size(), 2);
    EXPECT_EQ(entries.at(0).tally.rows, 4'000);
    EXPECT_EQ(entries.at(1).firstRow, 4'001);
    EXPECT_EQ(entries.at(1).tally.rows, 2'000);
    EXPECT_EQ(load.server.count(u"write 1+8000"_s), 3);
    EXPECT_EQ(load.server.count(u"write 4001+4000"_s), 3);
    EXPECT_EQ(load.server.count(u"write 6001+2000"_s), 3);
    EXPECT_EQ(load.server.count(u"write 6001+1000"_s), Worker::maxAttempts) << "fewer rows would not help";
    EXPECT_EQ(load.server.count(u"write 7001+1000"_s), 0);
}

TEST(Halves, AreAllThatIsLeftForAResumedRun)
{
    MemoryLoad load;
    load.addRows(8'000);
    load.server.script = [](const Call &call) -> std::optional<Fault> {
        const bool holdsIt = call.piece.firstRow.value + call.piece.rows > 7'000;
        return call.what == u"write"_s && holdsIt ? std::optional(Fault{.code = deadlock}) : std::nullopt;
    };
    ASSERT_FALSE(load.run());
    ASSERT_FALSE(load.server.table().empty());
    const qsizetype before = load.server.history().size();
    load.server.script = {};
    ASSERT_TRUE(load.run());
    load.expectAllOnce(8'000);
    EXPECT_EQ(load.server.history().mid(before).filter(u"write"_s).size(), 1) << "the gap in one piece";
}

TEST(Halves, AreTriedAtOnceWhereATransactionIsTooLarge)
{
    for (const int code : {cacheTooSmall, 1206}) {
        MemoryLoad load;
        load.addRows(8'000);
        load.server.script = [code](const Call &call) -> std::optional<Fault> {
            return call.what == u"write"_s && call.piece.rows > 2'000 ? std::optional(Fault{.code = code})
                                                                      : std::nullopt;
        };
        const auto run = load.run();
        ASSERT_TRUE(run) << run.error().text();
        load.expectAllOnce(8'000);
        EXPECT_EQ(load.server.count(u"write"_s), 1 + 1 + 4) << "of the second half it is known";
        EXPECT_EQ(load.server.journal().value(1).size(), 4);
        EXPECT_TRUE(load.clock.pauses.isEmpty());
    }
}

namespace {

/// What servers say of a transaction that is too large for them, two of them only in words.
const MemoryServer::Fault refusals[] = {
    {.code = cacheTooSmall},
    {.code = 1206},
    {.code = 3100},
    {.code = 3231},
    {.code = 1180, .text = u"wsrep_max_ws_rows exceeded"_s},
    {.code = 1105, .text = u"Maximum writeset size exceeded"_s},
};

} // namespace

TEST(TooLarge, IsSentInEverSmallerPartsAndWhatPassedIsRemembered)
{
    for (const MemoryServer::Fault &refusal : refusals) {
        SCOPED_TRACE(refusal.code);
        MemoryLoad load;
        load.plan.chunkRows = 800;
        load.addRows(2'400);
        load.server.room = {.rows = 130, .refusal = refusal};
        const auto run = load.run();
        ASSERT_TRUE(run) << run.error().text();
        load.expectAllOnce(2'400);
        // Of the first chunk 800, 400 and 200 rows are refused; then nothing is any more.
        EXPECT_EQ(load.progress().retries, 3);
        EXPECT_EQ(load.server.count(u"commit"_s), 3 + 24);
        EXPECT_EQ(load.server.journal().value(2).size(), 8);
        EXPECT_TRUE(load.clock.pauses.isEmpty()) << "waiting makes nothing smaller";
        EXPECT_EQ(load.server.count(u"open"_s), 1);
    }
}

TEST(TooLarge, GoesDownToOneRow)
{
    MemoryLoad load;
    load.addRows(9);
    load.server.room = {.rows = 1, .refusal = refusals[4]};
    const auto run = load.run();
    ASSERT_TRUE(run) << run.error().text();
    load.expectAllOnce(9);
    EXPECT_EQ(load.server.journal().value(1).size(), 9);
}

TEST(TooLarge, ARowThatDoesNotFitAloneEndsTheRunAtOnceWithTheRemedy)
{
    MemoryLoad load;
    load.addRows(8, [](qint64 id) { return QByteArray::number(id == 6 ? 120 : 1); });
    load.server.room = {.weight = 50, .refusal = refusals[5]};
    const auto run = load.run();
    ASSERT_FALSE(run);
    EXPECT_EQ(run.error().context.serverCode, 1105);
    EXPECT_TRUE(run.error().howToFix.contains(u"wsrep_max_ws_size"_s)) << run.error().text();
    EXPECT_EQ(load.server.table().size(), 5) << "the rows before it";
    EXPECT_TRUE(load.clock.pauses.isEmpty());
    load.server.room = {};
    ASSERT_TRUE(load.run());
    load.expectAllOnce(8);
}

TEST(TooLarge, ManyRowsMayFollowWhereOnlyTheFirstAreLong)
{
    MemoryLoad load;
    load.plan.chunkRows = 64;
    load.addRows(640, [](qint64 id) { return QByteArray::number(id <= 64 ? 100 : 1); });
    load.server.room = {.weight = 1'000, .refusal = {.code = 3231}};
    const auto run = load.run();
    ASSERT_TRUE(run) << run.error().text();
    load.expectAllOnce(640);
    EXPECT_EQ(load.server.journal().value(1).size(), 8) << "of 8 long rows each";
    EXPECT_GE(load.progress().retries, 3);
}

TEST(TooLarge, OtherErrorsUnderTheSameNumbersEndTheRun)
{
    for (const int code : {1180, 1105}) {
        MemoryLoad load;
        load.addRows(8'000);
        load.server.script =
            MemoryServer::failing(u"commit"_s, {.code = code, .text = u"Got error 28 during COMMIT"_s});
        const auto run = load.run();
        ASSERT_FALSE(run);
        EXPECT_EQ(run.error().context.serverCode, code);
        EXPECT_TRUE(load.server.table().empty());
    }
}

TEST(Duplicates, AskTheJournalBeforeTheyAreBlamedOnTheDump)
{
    MemoryLoad load;
    load.plan.chunkRows = 10;
    load.addRows(30);
    // The journal was read at a node that had not seen the second chunk yet, so it is sent once more.
    load.server.script = [&](const Call &call) -> std::optional<Fault> {
        if (call.what == u"begin"_s && load.server.table().size() == 10) {
            for (qint64 id = 11; id <= 20; ++id)
                load.server.insert(id, 1);
            load.server.commitElsewhere({.id = {2}, .firstRow = {11}, .rows = 10}, {.rows = 10});
        }
        return {};
    };
    const auto run = load.run();
    ASSERT_TRUE(run) << run.error().text();
    load.expectAllOnce(30);
    EXPECT_EQ(load.progress().rowsCommitted, 30);
    EXPECT_EQ(load.server.count(u"find 11+10"_s), 1);
    EXPECT_EQ(load.server.count(u"find"_s), 1) << "nobody else has to ask";
}

TEST(Duplicates, OfWhichTheJournalKnowsAPartLeaveTheRest)
{
    MemoryLoad load;
    load.addRows(30);
    load.server.script = [&](const Call &call) -> std::optional<Fault> {
        if (call.what == u"begin"_s && load.server.table().empty()) {
            for (qint64 id = 1; id <= 12; ++id)
                load.server.insert(id, 1);
            load.server.commitElsewhere({.id = {1}, .firstRow = {1}, .rows = 12}, {.rows = 12});
        }
        return {};
    };
    const auto run = load.run();
    ASSERT_TRUE(run) << run.error().text();
    load.expectAllOnce(30);
    EXPECT_EQ(load.progress().rowsCommitted, 30);
    EXPECT_EQ(load.server.journal().value(1).size(), 2);
}

TEST(Duplicates, ByALineOfALargerPieceAreThatPieceAndNothingOfItIsSentAgain)
{
    MemoryLoad load;
    load.server.hasKey = false; // what goes in twice is there twice
    load.addRows(40);
    // A COMMIT of a session that was given up comes through when its chunk is in halves already.
    load.server.script = [&](const Call &call) -> std::optional<Fault> {
        if (call.what == u"write"_s && call.piece.rows == 40)
            return Fault{.code = 3231};
        if (call.what == u"begin"_s && load.server.count(u"write"_s) == 1 && load.server.table().empty()) {
            for (qint64 id = 1; id <= 40; ++id)
                load.server.insert(id, 1);
            load.server.commitElsewhere({.id = {1}, .firstRow = {1}, .rows = 40}, {.rows = 40});
        }
        return {};
    };
    const auto run = load.run();
    ASSERT_TRUE(run) << run.error().text();
    load.expectAllOnce(40);
    EXPECT_EQ(load.progress().rowsCommitted, 40);
    EXPECT_EQ(load.server.count(u"write 21+20"_s), 0);
}

TEST(Duplicates, OfTheDumpsOwnStillEndTheRun)
{
    MemoryLoad load;
    load.addRows(10);
    load.server.insert(7, 1);
    const auto run = load.run();
    ASSERT_FALSE(run);
    EXPECT_EQ(run.error().code, ErrorCode::DuplicateRow);
    EXPECT_EQ(run.error().context.row, 7);
    EXPECT_EQ(load.server.table().size(), 1);
    EXPECT_EQ(load.server.count(u"find"_s), 1);
}

TEST(Cancel, InTheMiddleOfAStatementLeavesNothingOfIt)
{
    for (const QString &what : {u"begin"_s, u"write"_s, u"journal"_s}) {
        SCOPED_TRACE(qPrintable(what));
        MemoryLoad load;
        load.plan.chunkRows = 10;
        load.addRows(30);
        int seen = 0;
        load.server.script = [&](const Call &call) -> std::optional<Fault> {
            if (call.what != what || ++seen < 2)
                return {};
            load.control().cancel();
            return call.what == u"write"_s ? std::nullopt : std::optional(Fault{.code = 1317}); // KILL QUERY
        };
        const auto run = load.run();
        ASSERT_FALSE(run);
        EXPECT_EQ(run.error().code, ErrorCode::Cancelled);
        EXPECT_EQ(load.server.table().size(), 10);
        EXPECT_EQ(load.tally().rows, 10);
        EXPECT_EQ(load.server.sessions(), 0);
        EXPECT_EQ(load.server.count(u"rollback"_s) + load.server.count(u"end"_s), 0) << "nobody waits for it";
        load.server.script = {};
        ASSERT_TRUE(load.run());
        load.expectAllOnce(30);
    }
}

TEST(Cancel, BetweenChunksEndsTheSessionInOrder)
{
    MemoryLoad load;
    load.plan.chunkRows = 10;
    load.addRows(30);
    load.server.script = [&](const Call &call) -> std::optional<Fault> {
        if (call.what == u"commit"_s)
            load.control().cancel();
        return {};
    };
    const auto run = load.run();
    ASSERT_FALSE(run);
    EXPECT_EQ(run.error().code, ErrorCode::Cancelled);
    EXPECT_EQ(load.server.table().size(), 10) << "a COMMIT that went through counts";
    EXPECT_EQ(load.progress().rowsCommitted, 10);
    EXPECT_EQ(load.server.history().last(), u"end"_s);
}

TEST(Cancel, EndsTheWaitForAnotherAttempt)
{
    MemoryLoad load;
    load.addRows(10);
    load.server.script = MemoryServer::failing(u"write"_s, {.code = lockWait}, -1);
    load.clock.onSleep = [&] { load.control().cancel(); };
    const auto run = load.run();
    ASSERT_FALSE(run);
    EXPECT_EQ(run.error().code, ErrorCode::Cancelled);
    EXPECT_EQ(load.clock.pauses.size(), 1);
    EXPECT_EQ(load.server.count(u"write"_s), 1);
}

TEST(Cancel, EndsTheWaitForAServer)
{
    MemoryLoad load;
    load.addRows(10);
    load.server.script = MemoryServer::failing(u"open"_s, {.code = unreachable}, -1);
    load.clock.onSleep = [&] {
        if (load.clock.pauses.size() == 3)
            load.control().cancel();
    };
    const auto run = load.run();
    ASSERT_FALSE(run);
    EXPECT_EQ(run.error().code, ErrorCode::Cancelled);
    EXPECT_EQ(load.server.calls(), 4);
}

TEST(Pause, InTheMiddleOfAStatementSendsNothingUntilItEnds)
{
    using namespace std::chrono_literals;
    MemoryLoad load;
    load.plan.chunkRows = 10;
    load.addRows(30);
    int callsWhilePaused = 0;
    std::jthread user;
    load.server.script = [&](const Call &call) -> std::optional<Fault> {
        if (call.what == u"write"_s && call.piece.firstRow.value == 11) {
            load.control().pause();
            user = std::jthread([&, before = call.number] {
                std::this_thread::sleep_for(20ms);
                callsWhilePaused = load.server.calls() - before;
                load.control().resume();
            });
        }
        return {};
    };
    const auto run = load.run();
    user.join();
    ASSERT_TRUE(run) << run.error().text();
    EXPECT_EQ(callsWhilePaused, 0);
    EXPECT_GE(load.control().pausedTime(), 20ms);
    load.expectAllOnce(30);
}

TEST(Pause, ThatIsCancelledEndsAndRollsBack)
{
    MemoryLoad load;
    load.plan.chunkRows = 10;
    load.addRows(30);
    std::jthread user;
    load.server.script = [&](const Call &call) -> std::optional<Fault> {
        if (call.what == u"write"_s && call.piece.firstRow.value == 11) {
            load.control().pause();
            user = std::jthread([&] { load.control().cancel(); });
        }
        return {};
    };
    const auto run = load.run();
    user.join();
    ASSERT_FALSE(run);
    EXPECT_EQ(run.error().code, ErrorCode::Cancelled);
    EXPECT_EQ(load.server.table().size(), 10);
    EXPECT_EQ(load.server.sessions(), 0);
}

} // namespace millrace::test::worker_test
