// SPDX-License-Identifier: GPL-3.0-or-later
// How fast a run may go and how long it will take.
#include "core/base/literals.h"
#include "core/load/control/loadguard.h"
#include "core/load/control/runcontrol.h"
#include "core/record/remaining.h"
#include "tests/support/qtprinters.h"

#include <gtest/gtest.h>
#include <thread>

namespace millrace::pace_test {

TEST(RateLimiter, KeepsToTheSlowerOfItsLimits)
{
    RateLimiter limiter;
    limiter.setLimits(100'000, 0);
    const auto began = std::chrono::steady_clock::now();
    for (int i = 0; i < 40; ++i)
        ASSERT_TRUE(limiter.pass(1'000, 1'000, {})); // 40,000 rows
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
    EXPECT_GE(seconds, 0.38); // the first block goes at once, the last is not waited for
    limiter.setGuardLimit(1'000);
    std::stop_source stop;
    ASSERT_TRUE(limiter.pass(10'000, 0, stop.get_token()));
    std::jthread later([&stop] {
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
        stop.request_stop();
    });
    EXPECT_FALSE(limiter.pass(1, 0, stop.get_token())) << "ten seconds are owed; the stop ends the wait";
}

TEST(SpeedGovernor, HalvesWhileThereAreComplaintsAndGivesBackSlowly)
{
    SpeedGovernor governor;
    EXPECT_EQ(governor.next(false, 8e6), 0) << "nobody complains, nothing is limited";
    EXPECT_EQ(governor.next(true, 8e6), 4e6);
    EXPECT_EQ(governor.next(true, 4e6), 2e6);
    double limit = 2e6;
    int seconds = 0;
    while (limit > 0 && seconds < 60) {
        const double next = governor.next(false, limit);
        EXPECT_TRUE(next == 0 || next > limit);
        limit = next;
        ++seconds;
    }
    EXPECT_GE(seconds, 4);
    EXPECT_LT(seconds, 15);
    for (int i = 0; i < 60; ++i)
        limit = governor.next(true, 1e6);
    EXPECT_EQ(limit, SpeedGovernor::leastBytesPerSecond) << "a load never stands still for good";
}

TEST(ServerLoad, ComplainsByItsLimitsAndSaysWhy)
{
    const LoadLimits limits{.threadsRunning = 8, .replicaLagSeconds = 30};
    EXPECT_TRUE((ServerLoad{.threadsRunning = 8, .replicaLagSeconds = 30}).complaint(limits).isEmpty());
    EXPECT_TRUE((ServerLoad{.threadsRunning = 9}).complaint(limits).contains(u"9 threads"_s));
    EXPECT_TRUE((ServerLoad{.replicaLagSeconds = 31}).complaint(limits).contains(u"31 s"_s));
    EXPECT_TRUE((ServerLoad{.flowControlShare = 0.5}).complaint({}).contains(u"50 %"_s));
    EXPECT_TRUE((ServerLoad{.threadsRunning = 500, .replicaLagSeconds = -1}).complaint({}).isEmpty());
}

TEST(Remaining, FollowsACurveThatClimbs)
{
    RunProgress progress{.rowsTotal = 100'000, .rowsStreamed = 50'000, .chunksTotal = 100};
    double left = 0;
    for (int i = 0; i < 100; ++i) {
        const int ms = 100 + 10 * i;
        progress.chunkMs << (i < 50 ? ms : 0);
        (i < 50 ? progress.loadingMs : progress.elapsedMs) += ms;
        left += i < 50 ? 0 : ms;
    }
    const auto remaining = remainingLoadMs(progress);
    ASSERT_TRUE(remaining);
    EXPECT_NEAR(static_cast<double>(*remaining), left, left * 0.02)
        << "the mean so far would promise half of it";

    progress.loadingMs /= 2; // the same chunks, two at once
    EXPECT_NEAR(static_cast<double>(*remainingLoadMs(progress)), left / 2, left * 0.02);
    progress.indexesDeferred = 2;
    EXPECT_EQ(indexBuildMs(progress, 10'000), 8'000);
}

TEST(Remaining, DoesNotPromiseThatALoadGetsFaster)
{
    RunProgress progress{.rowsTotal = 20'000, .rowsStreamed = 10'000, .chunksTotal = 20};
    for (int i = 0; i < 10; ++i) {
        progress.chunkMs << 1000 - 90 * i;
        progress.loadingMs += 1000 - 90 * i;
    }
    EXPECT_NEAR(static_cast<double>(*remainingLoadMs(progress)), static_cast<double>(progress.loadingMs),
                100);
    progress.chunkMs.resize(7);
    EXPECT_FALSE(remainingLoadMs(progress)) << "seven chunks make no curve";
}

TEST(Remaining, SaysHowFarOffItMayBe)
{
    const auto after = [](int chunks, int stray) {
        RunProgress progress{.rowsTotal = 100'000,
                             .rowsStreamed = chunks * 1'000,
                             .chunksTotal = 100,
                             .loadingMs = chunks * 1'000};
        for (int i = 0; i < 100; ++i)
            progress.chunkMs << (i < chunks ? 1'000 + (i % 2 ? stray : -stray) : 0);
        return progress;
    };
    EXPECT_FALSE(remainingSpreadMs(after(7, 200))) << "no curve, nothing that could stray from it";
    EXPECT_EQ(*remainingSpreadMs(after(50, 0)), 0) << "as even as that";
    const qint64 early = *remainingSpreadMs(after(20, 200));
    const qint64 late = *remainingSpreadMs(after(80, 200));
    EXPECT_GT(early, 2 * late) << "what is left gets less, what is known more";
    EXPECT_GT(late, 1'000) << "twenty chunks that stray by 0.2 s each";
    EXPECT_LT(late, 4'000);
    RunProgress indexes = after(50, 200);
    indexes.indexesDeferred = 1;
    EXPECT_FALSE(remainingSpreadMs(indexes)) << "how long the build takes is a guess";
}

TEST(RunControl, AThrottleHoldsAtOnceAndLetsGoAtOnce)
{
    RunControl control;
    EXPECT_TRUE(control.passThrottle(1'000'000, 1'000'000, {})) << "without one nothing waits";
    control.setThrottle(10);
    EXPECT_EQ(control.throttle(), 10);
    ASSERT_TRUE(control.passThrottle(1, 1'000, {})); // goes at once, and owes 100 s
    std::atomic<bool> through = false;
    std::jthread worker([&] { through = control.passThrottle(1, 1, {}); });
    std::this_thread::sleep_for(std::chrono::milliseconds(30));
    EXPECT_FALSE(through);
    control.setThrottle(0);
    worker.join(); // or the test's time runs out
    EXPECT_TRUE(through);
    control.setThrottle(10);
    ASSERT_TRUE(control.passThrottle(1, 1'000, {}));
    std::stop_source stop;
    stop.request_stop();
    EXPECT_FALSE(control.passThrottle(1, 1, stop.get_token())) << "a cancel is not held up";
}

} // namespace millrace::pace_test
