// SPDX-License-Identifier: GPL-3.0-or-later
// What Worker makes of errors: tried again, in halves, over a new connection, or not at all.
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
constexpr int lost = 2013;
constexpr int unreachable = 2003;

/// 0.1, 0.2, 0.4 … s and up to half as much again.
void expectBackOff(const QVector<qint64> &pauses, qint64 first = 100)
{
    for (qsizetype i = 0; i < pauses.size(); ++i) {
        const qint64 least = std::min<qint64>(5'000, first << std::min<qsizetype>(i, 10));
        EXPECT_GE(pauses.at(i), least) << "pause " << i;
        EXPECT_LT(pauses.at(i), least + least / 2 + 1) << "pause " << i;
    }
}

void expectAllOnce(const MemoryLoad &load, qint64 rows)
{
    EXPECT_EQ(static_cast<qint64>(load.server.table().size()), rows);
    for (qint64 id = 1; id <= rows; ++id)
        ASSERT_EQ(load.server.table().count(id), 1) << "row " << id;
    EXPECT_EQ(load.tally().loaded(), rows);
    EXPECT_EQ(load.server.sessions(), 0);
    EXPECT_EQ(load.server.callsInVain(), 0) << "to a session that is lost";
}

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
        expectAllOnce(load, 10);
        EXPECT_EQ(load.server.count(u"rollback"_s), 2);
        EXPECT_EQ(load.server.count(u"open"_s), 1);
        EXPECT_THAT(load.retryCodes(), ElementsAre(GetParam(), GetParam()));
        EXPECT_EQ(load.progress().retries, 2);
        ASSERT_EQ(load.clock.pauses.size(), 2);
        expectBackOff(load.clock.pauses);
    }
}

INSTANTIATE_TEST_SUITE_P(Codes, PassingError, testing::Values(deadlock, lockWait, 1020, 1047, cacheTooSmall),
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
    expectBackOff(load.clock.pauses);
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
        expectAllOnce(load, 30);
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
    expectAllOnce(load, 8'000);
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
        expectAllOnce(load, 8'000);
        EXPECT_EQ(load.server.count(u"write"_s), 1 + 2 + 4);
        EXPECT_EQ(load.server.journal().value(1).size(), 4);
        EXPECT_TRUE(load.clock.pauses.isEmpty());
    }
}

TEST(LostConnection, BeforeTheCommitMeansOnceMoreOverANewOne)
{
    for (const QString &what : {u"begin"_s, u"write"_s, u"replaced"_s, u"journal"_s, u"commit"_s}) {
        SCOPED_TRACE(qPrintable(what));
        MemoryLoad load;
        load.server.hasKey = false;
        load.addRows(10);
        load.server.script = MemoryServer::failing(what, {.code = lost});
        const auto run = load.run();
        ASSERT_TRUE(run) << run.error().text();
        expectAllOnce(load, 10);
        EXPECT_EQ(load.server.count(u"open"_s), 2);
        EXPECT_EQ(load.server.count(u"rollback"_s), 0) << "there is nobody to ask";
        EXPECT_EQ(load.server.count(u"find"_s), 1);
        EXPECT_THAT(load.server.orphansEnded(), ElementsAre(1)) << "what the old session still does";
        EXPECT_EQ(load.server.count(u"commit"_s), what == u"commit"_s ? 2 : 1);
    }
}

TEST(LostConnection, WithACommitThatTookEffectIsDecidedByTheJournal)
{
    MemoryLoad load;
    load.server.hasKey = false;
    load.plan.onError = OnError::SetAside;
    load.addRows(10, [](qint64 id) { return id == 3 ? QByteArray("none") : QByteArray(); });
    load.server.script = MemoryServer::failing(u"commit"_s, {.code = lost, .takesEffect = true});
    const auto run = load.run();
    ASSERT_TRUE(run) << run.error().text();
    EXPECT_EQ(load.server.table().size(), 9);
    EXPECT_EQ(load.server.count(u"begin"_s), 1) << "not loaded again";
    EXPECT_EQ(load.progress().retries, 0);
    EXPECT_EQ(load.progress().rowsCommitted, 10);
    EXPECT_EQ(load.progress().rowsSetAside, 1) << "counted as the journal says";
    EXPECT_THAT(load.rejectNumbers(), ElementsAre(3));
}

TEST(LostConnection, InACommitWithoutAJournalLeavesItOpenAndSaysWhere)
{
    for (const bool takesEffect : {false, true}) {
        MemoryLoad load;
        load.server.keepsJournal = false;
        load.plan.chunkRows = 10;
        load.addRows(30);
        int commits = 0;
        load.server.script = [&](const Call &call) -> std::optional<Fault> {
            return call.what == u"commit"_s && ++commits == 2
                       ? std::optional(Fault{.code = lost, .takesEffect = takesEffect})
                       : std::nullopt;
        };
        const auto run = load.run();
        ASSERT_FALSE(run);
        EXPECT_EQ(run.error().code, ErrorCode::ConnectionLost);
        EXPECT_TRUE(run.error().what.contains(u"chunk 2"_s)) << run.error().what;
        EXPECT_TRUE(run.error().howToFix.contains(u"row 11"_s)) << run.error().howToFix;
        EXPECT_EQ(load.server.table().size(), takesEffect ? 20 : 10);
        EXPECT_EQ(load.server.count(u"open"_s), 1) << "nothing is sent again";
        EXPECT_EQ(load.server.callsInVain(), 0);
    }
}

TEST(LostConnection, BeforeTheCommitNeedsNoJournal)
{
    MemoryLoad load;
    load.server.keepsJournal = false;
    load.addRows(10);
    load.server.script = MemoryServer::failing(u"write"_s, {.code = lost});
    ASSERT_TRUE(load.run());
    EXPECT_EQ(load.server.table().size(), 10);
}

TEST(LostConnection, ThatShowsInTheRollbackOnly)
{
    MemoryLoad load;
    load.server.hasKey = false;
    load.addRows(10);
    load.server.script = [first = true](const Call &call) mutable -> std::optional<Fault> {
        if (call.what == u"rollback"_s)
            return Fault{.code = lost};
        return call.what == u"write"_s && std::exchange(first, false) ? std::optional(Fault{.code = lockWait})
                                                                      : std::nullopt;
    };
    const auto run = load.run();
    ASSERT_TRUE(run) << run.error().text();
    expectAllOnce(load, 10);
    EXPECT_THAT(load.retryCodes(), ElementsAre(lockWait));
    EXPECT_EQ(load.server.count(u"open"_s), 2);
}

TEST(LostConnection, WhileTheJournalIsAskedIsOpenedAgainSixTimesAtMost)
{
    for (const int times : {1, 5, 6}) {
        MemoryLoad load;
        load.server.hasKey = false;
        load.addRows(10);
        load.server.script = [times, finds = 0](const Call &call) mutable -> std::optional<Fault> {
            if (call.what == u"commit"_s)
                return Fault{.code = lost, .takesEffect = true};
            return call.what == u"find"_s && ++finds <= times ? std::optional(Fault{.code = lost})
                                                              : std::nullopt;
        };
        const auto run = load.run();
        EXPECT_EQ(run.has_value(), times < Worker::maxAttempts);
        expectAllOnce(load, 10);
        EXPECT_EQ(load.server.count(u"write"_s), 1);
    }
}

TEST(LostConnection, ToAServerThatComesBackIsWaitedFor)
{
    MemoryLoad load;
    load.addRows(10);
    load.server.script = [opens = 0, sent = false](const Call &call) mutable -> std::optional<Fault> {
        if (call.what == u"write"_s && !std::exchange(sent, true))
            return Fault{.code = lost};
        if (call.what != u"open"_s || ++opens == 1)
            return {};
        return opens < 9 ? std::optional(Fault{.code = opens % 2 == 0 ? unreachable : lost}) : std::nullopt;
    };
    const auto run = load.run();
    ASSERT_TRUE(run) << run.error().text();
    expectAllOnce(load, 10);
    ASSERT_EQ(load.clock.pauses.size(), 8) << "7 for the server, one before the next attempt";
    expectBackOff(load.clock.pauses.first(7), 200);
}

TEST(LostConnection, ToAServerThatStaysAwayEndsAfterTwoMinutes)
{
    MemoryLoad load;
    load.addRows(10);
    load.server.script = [](const Call &call) -> std::optional<Fault> {
        return call.what == u"open"_s && call.number > 1 ? std::optional(Fault{.code = unreachable})
               : call.what == u"write"_s                 ? std::optional(Fault{.code = lost})
                                                         : std::nullopt;
    };
    const auto run = load.run();
    ASSERT_FALSE(run);
    EXPECT_EQ(run.error().code, ErrorCode::ConnectionLost);
    EXPECT_TRUE(run.error().howToFix.contains(u"resume"_s)) << run.error().howToFix;
    qint64 waited = 0;
    for (const qint64 pause : load.clock.pauses)
        waited += pause;
    EXPECT_GT(waited, Worker::reconnectSeconds * 1'000);
    EXPECT_LT(waited, Worker::reconnectSeconds * 1'000 + 7'500);
    EXPECT_EQ(load.server.history().last(), u"open"_s);
    load.server.script = {};
    ASSERT_TRUE(load.run());
    expectAllOnce(load, 10);
}

TEST(LostConnection, ThatIsRefusedAfterwardsIsNotWaitedFor)
{
    constexpr int accessDenied = 1045;
    MemoryLoad load;
    load.addRows(10);
    load.server.script = [](const Call &call) -> std::optional<Fault> {
        return call.what == u"open"_s && call.number > 1 ? std::optional(Fault{.code = accessDenied})
               : call.what == u"write"_s                 ? std::optional(Fault{.code = lost})
                                                         : std::nullopt;
    };
    const auto run = load.run();
    ASSERT_FALSE(run);
    EXPECT_EQ(run.error().context.serverCode, accessDenied);
    EXPECT_TRUE(load.clock.pauses.isEmpty());
}

TEST(LostSource, IsOpenedAgainWithoutBackOffOrHalves)
{
    for (const int times : {4, 6}) {
        MemoryLoad load;
        load.addRows(4'000);
        load.server.script = MemoryServer::failing(u"write"_s, {.code = lost, .ofSource = true}, times);
        const auto run = load.run();
        ASSERT_EQ(run.has_value(), times < Worker::maxAttempts);
        EXPECT_EQ(load.server.count(u"reopen"_s), std::min(times, Worker::maxAttempts - 1));
        EXPECT_EQ(load.server.count(u"write 1+4000"_s), std::min(times + 1, Worker::maxAttempts));
        EXPECT_EQ(load.server.count(u"write"_s), load.server.count(u"write 1+4000"_s));
        EXPECT_EQ(load.server.count(u"open"_s), 1) << "the target's connection is well";
        EXPECT_TRUE(load.clock.pauses.isEmpty());
        if (run)
            expectAllOnce(load, 4'000);
        else
            EXPECT_EQ(run.error().code, ErrorCode::SourceConnectionLost);
    }
}

TEST(LostSource, ThatDoesNotComeBackStopsTheRun)
{
    MemoryLoad load;
    load.addRows(10);
    load.server.script = [](const Call &call) -> std::optional<Fault> {
        return call.what == u"write"_s || call.what == u"reopen"_s
                   ? std::optional(Fault{.code = lost, .ofSource = true})
                   : std::nullopt;
    };
    const auto run = load.run();
    ASSERT_FALSE(run);
    EXPECT_EQ(run.error().code, ErrorCode::SourceConnectionLost);
    EXPECT_EQ(load.server.count(u"reopen"_s), 1);
    EXPECT_TRUE(load.server.table().empty());
}

/// Our session was taken for lost, and came through after all while a new one was at the same piece.
TEST(JournalLine, OfAPieceThatIsThereAlreadyIsBelieved)
{
    MemoryLoad load;
    load.server.hasKey = false;
    load.addRows(10);
    load.server.script = [&](const Call &call) -> std::optional<Fault> {
        if (call.what == u"journal"_s)
            load.server.commitElsewhere(call.piece, {.rows = 10, .warnings = 2});
        return {};
    };
    const auto run = load.run();
    ASSERT_TRUE(run) << run.error().text();
    EXPECT_TRUE(load.server.table().empty()) << "ours are rolled back; those of the other are not in here";
    EXPECT_EQ(load.progress().rowsCommitted, 10);
    EXPECT_EQ(load.progress().warnings, 2) << "as the line says";
    EXPECT_EQ(load.server.history().mid(5),
              QStringList({u"journal 1+10"_s, u"rollback"_s, u"find 1+10"_s, u"end"_s}));
}

/// It finds its own rows and takes them for duplicates: what was written down of them stays.
TEST(JournalLine, OfAPieceThatIsThereAlreadyKeepsItsFindings)
{
    MemoryLoad load;
    load.plan.onDuplicate = OnDuplicate::SetAside;
    load.addFile("1\t1\n2\t1\n1\t2\n");
    load.server.script = MemoryServer::failing(u"commit"_s, {.code = lockWait, .takesEffect = true});
    const auto run = load.run();
    ASSERT_TRUE(run) << run.error().text();
    EXPECT_EQ(load.server.table().size(), 2);
    EXPECT_THAT(load.rejectNumbers(), ElementsAre(3));
    EXPECT_EQ(load.progress().rowsSetAside, 1);
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
        expectAllOnce(load, 30);
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
    expectAllOnce(load, 30);
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
