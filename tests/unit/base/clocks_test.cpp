// SPDX-License-Identifier: GPL-3.0-or-later
// The clock on the wall may be put; how long ago something was does not change with it.
#include "core/base/sinceboot.h"
#include "core/base/wallclock.h"
#include "tests/support/qtprinters.h"

#include <gtest/gtest.h>
#include <thread>

namespace millrace::test::clocks_test {

using namespace std::chrono_literals;

TEST(WallClock, IsTheMachinesUntilATestPutsIt)
{
    const qint64 before = QDateTime::currentMSecsSinceEpoch();
    EXPECT_GE(wallNowMs(), before);
    EXPECT_LE(wallNowMs(), before + 60'000);
    EXPECT_EQ(wallNow().timeSpec(), Qt::UTC);
    shiftWallClock(-1h);
    EXPECT_LT(wallNowMs(), before - 3'500'000);
    EXPECT_LT(wallNow().toMSecsSinceEpoch(), before - 3'500'000);
    shiftWallClock(0ms);
    EXPECT_GE(wallNowMs(), before);
}

TEST(SinceBoot, TellsHowLongAgoWhateverTheClockOnTheWallSays)
{
    const SinceBoot then = SinceBoot::now();
    ASSERT_FALSE(then.boot.isEmpty());
    ASSERT_GT(then.ms, 0);
    shiftWallClock(1h);
    std::this_thread::sleep_for(20ms);
    const auto passed = then.elapsedMs();
    shiftWallClock(0ms);
    ASSERT_TRUE(passed);
    EXPECT_GE(*passed, 19);
    EXPECT_LT(*passed, 600'000);
}

TEST(SinceBoot, KnowsNothingOfAnotherBoot)
{
    SinceBoot other = SinceBoot::now();
    other.boot += u'x';
    EXPECT_FALSE(other.elapsedMs());
    EXPECT_FALSE(SinceBoot().elapsedMs()) << "of a run of an earlier version";
    SinceBoot ahead = SinceBoot::now();
    ahead.ms += 3'600'000;
    EXPECT_FALSE(ahead.elapsedMs());
}

} // namespace millrace::test::clocks_test
