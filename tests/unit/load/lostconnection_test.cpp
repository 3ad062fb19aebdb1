// SPDX-License-Identifier: GPL-3.0-or-later
// What Worker makes of connections that are lost: to the target, in a COMMIT without an answer, to the
// source.
#include "core/base/literals.h"
#include "tests/support/qtprinters.h"
#include "tests/unit/load/memoryload.h"

#include <array>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace millrace::test::lostconnection_test {

namespace {

using Fault = MemoryServer::Fault;
using Call = MemoryServer::Call;
using testing::ElementsAre;

constexpr int lockWait = 1205;
constexpr int lost = 2013;
constexpr int unreachable = 2003;

} // namespace

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
        load.expectAllOnce(10);
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
    load.expectAllOnce(10);
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
        load.expectAllOnce(10);
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
        constexpr int brokenHandshake = 2026; // the line broke in the middle of it
        constexpr std::array codes{unreachable, lost, brokenHandshake};
        return opens < 9 ? std::optional(Fault{.code = codes.at(opens % codes.size())}) : std::nullopt;
    };
    const auto run = load.run();
    ASSERT_TRUE(run) << run.error().text();
    load.expectAllOnce(10);
    ASSERT_EQ(load.clock.pauses.size(), 8) << "7 for the server, one before the next attempt";
    IdleClock::expectBackOff(load.clock.pauses.first(7), 200);
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
    load.expectAllOnce(10);
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
            load.expectAllOnce(4'000);
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

} // namespace millrace::test::lostconnection_test
