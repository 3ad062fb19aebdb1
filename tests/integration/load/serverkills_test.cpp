// SPDX-License-Identifier: GPL-3.0-or-later
// A table on another server as the source, and the program, the connections on either side or the source's
// server itself killed at random moments: every row once. The seed is in every failure's message
// (MILLRACE_SEED repeats one).
#include "core/base/literals.h"
#include "core/server/connection.h"
#include "tests/integration/load/servercase.h"
#include "tests/support/kills.h"
#include "tests/support/qtprinters.h"
#include "tests/support/testdata.h"

#include <gtest/gtest.h>
#include <stdexcept>
#include <thread>

namespace millrace::test::serverkills_test {

namespace {

using namespace std::chrono_literals;

constexpr int rows = 60'000;

/// Slow enough that there is a middle to be killed in. Without a key a row that came twice stays.
void prepare(ServerCase &load)
{
    load.createSource(u"(a int, b int, v varchar(30), PRIMARY KEY (a, b))"_s,
                      u"n % 7, n, CONCAT('value ', n)"_s, rows);
    load.createTarget(u"(a int, b int, v varchar(30)) ENGINE=InnoDB"_s);
    load.plan.chunkRows = 1500;
    load.plan.limits.rowsPerSecond = 40'000;
    // What was written before the run began and what after it is told apart by the second.
    std::this_thread::sleep_for(3s);
}

void expectEachRowOnce(ServerCase &load)
{
    load.expectSameRows(u"a, b, v"_s);
}

/// Kills sessions of the run on the source's server for as long as it loads, which is slow until so many went
/// as are wanted; returns how many did.
int killSourceSessions(ServerCase &load, RunControl &control, const MigrationRun &run,
                       QRandomGenerator &random, int wanted)
{
    HeldBack held(control);
    while (run.progress().state == RunState::Preparing)
        std::this_thread::sleep_for(1ms);
    int kills = 0;
    while (run.progress().state == RunState::Loading && kills < 12) {
        if (kills >= wanted)
            held.letGo();
        std::this_thread::sleep_for(std::chrono::milliseconds(40 + random.bounded(120)));
        const QVariant victim = load.from().value(
            u"SELECT ID FROM information_schema.PROCESSLIST WHERE DB = '%1' AND ID <> "
            "CONNECTION_ID() ORDER BY COALESCE(INFO LIKE 'SELECT%', 0) DESC, RAND() LIMIT 1"_s.arg(
                load.schema));
        if (!victim.isValid())
            continue;
        try {
            load.from().execute(u"KILL %1"_s.arg(victim.toLongLong()));
            ++kills;
        } catch (const std::runtime_error &) { // it ended by itself meanwhile
        }
    }
    return kills;
}

} // namespace

TEST(ServerKills, TheProgramAtAnyMoment)
{
    const quint32 seed = killSeed();
    SCOPED_TRACE(seedText(seed));
    QRandomGenerator random(seed);
    ServerCase load;
    prepare(load);
    EXPECT_GE(killProgram(load, millraceCli(), random), 5);
    expectEachRowOnce(load);
}

TEST(ServerKills, ConnectionsToTheTargetAtAnyMoment)
{
    const quint32 seed = killSeed();
    SCOPED_TRACE(seedText(seed));
    QRandomGenerator random(seed);
    ServerCase load;
    prepare(load);
    int kills = 0;
    const RunSummary summary = load.run([&](RunControl &control, const MigrationRun &run) {
        kills = killSessions(load, control, run, random, 3);
    });
    EXPECT_GE(kills, 3);
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_TRUE(summary.tables.first().verified) << why(summary);
    EXPECT_EQ(load.folder().snapshots()->size(), 1) << "the source's sessions were not touched";
    expectEachRowOnce(load);
}

TEST(ServerKills, ConnectionsToTheSourceAtAnyMoment)
{
    const quint32 seed = killSeed();
    SCOPED_TRACE(seedText(seed));
    QRandomGenerator random(seed);
    ServerCase load;
    prepare(load);
    int kills = 0;
    const RunSummary summary = load.run([&](RunControl &control, const MigrationRun &run) {
        kills = killSourceSessions(load, control, run, random, 3);
    });
    EXPECT_GE(kills, 3);
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_GT(load.folder().snapshots()->size(), 1);
    EXPECT_TRUE(summary.tables.first().verified) << "nobody wrote: " << why(summary);
    expectEachRowOnce(load);
}

TEST(ServerKills, TheSourcesServerStoppedAndStarted)
{
    PrivateServer source;
    ServerCase load(source);
    prepare(load);
    const RunSummary summary = load.run([&](RunControl &, const MigrationRun &run) {
        while (run.progress().rowsCommitted < 10'000)
            std::this_thread::sleep_for(2ms);
        ASSERT_TRUE(source.server().stop());
        std::this_thread::sleep_for(500ms);
        const auto started = source.server().start();
        ASSERT_TRUE(started) << started.error().text();
    });
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_FALSE(summary.tables.first().verified) << "a server that was started knows no earlier writes";
    EXPECT_TRUE(summary.tables.first().notVerifiedBecause.contains(u"was started during the run"_s))
        << why(summary);
    expectEachRowOnce(load);
}

TEST(ServerKills, AQueryIsReadAgainFromItsBeginning)
{
    ServerCase load;
    load.createSource(u"(id int PRIMARY KEY, v varchar(30))"_s, u"n, CONCAT('value ', n)"_s, 30'000);
    load.inspectSelect(u"SELECT id, v FROM src"_s);
    load.createTarget(u"(id int, v varchar(30)) ENGINE=InnoDB"_s);
    load.plan.limits.rowsPerSecond = 20'000;
    int kills = 0;
    const RunSummary summary = load.run([&](RunControl &control, const MigrationRun &run) {
        const HeldBack held(control);
        while (run.progress().state != RunState::Loading)
            std::this_thread::sleep_for(1ms);
        std::this_thread::sleep_for(400ms);
        while (kills < 2 && run.progress().state == RunState::Loading) {
            const QVariant victim = load.from().value(
                u"SELECT ID FROM information_schema.PROCESSLIST WHERE DB = '%1' AND INFO LIKE "
                "'SELECT id, v%'"_s.arg(load.schema));
            if (victim.isValid()) {
                load.from().execute(u"KILL %1"_s.arg(victim.toLongLong()));
                ++kills;
            }
            std::this_thread::sleep_for(300ms);
        }
    });
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_GE(summary.tables.first().retries, 1);
    EXPECT_TRUE(summary.tables.first().verified) << why(summary);
    load.expectSameRows(u"id, v"_s);
}

} // namespace millrace::test::serverkills_test
