// SPDX-License-Identifier: GPL-3.0-or-later
// A table as the source, and the program or its connections killed at random moments: every row once. The
// seed is in every failure's message (MILLRACE_SEED repeats one).
#include "core/base/literals.h"
#include "tests/integration/load/tablecase.h"
#include "tests/support/kills.h"
#include "tests/support/qtprinters.h"
#include "tests/support/testdata.h"

#include <gtest/gtest.h>

namespace millrace::test::tablekills_test {

namespace {

constexpr int rows = 60'000;

/// Slow enough that there is a middle to be killed in. Without a key a row that came twice stays.
void prepare(TableCase &load)
{
    load.createSource(u"(a int, b int, v varchar(30), PRIMARY KEY (a, b))"_s,
                      u"n % 7, n, CONCAT('value ', n)"_s, rows);
    load.createTarget(u"(a int, b int, v varchar(30)) ENGINE=InnoDB"_s);
    load.plan.chunkRows = 1500;
    load.plan.limits.rowsPerSecond = 40'000;
}

void expectEachRowOnce(TableCase &load)
{
    const QString sum = u"SELECT CONCAT(COUNT(*), ':', SUM(CRC32(CONCAT_WS('|', a, b, v)))) FROM %1."_s;
    EXPECT_EQ(load.value(sum + u"t"_s), load.value(sum + u"src"_s));
}

} // namespace

TEST(TableKills, TheProgramAtAnyMoment)
{
    const quint32 seed = killSeed();
    SCOPED_TRACE(seedText(seed));
    QRandomGenerator random(seed);
    TableCase load;
    prepare(load);
    EXPECT_GE(killProgram(load, millraceCli(), random), 5);
    expectEachRowOnce(load);
}

TEST(TableKills, ConnectionsAtAnyMoment)
{
    const quint32 seed = killSeed();
    SCOPED_TRACE(seedText(seed));
    QRandomGenerator random(seed);
    TableCase load;
    prepare(load);
    int kills = 0;
    const RunSummary summary = load.run([&](RunControl &control, const MigrationRun &run) {
        kills = killSessions(load, control, run, random, 3);
    });
    EXPECT_GE(kills, 3);
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_TRUE(summary.tables.first().verified) << why(summary);
    expectEachRowOnce(load);
}

} // namespace millrace::test::tablekills_test
