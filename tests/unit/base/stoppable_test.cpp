// SPDX-License-Identifier: GPL-3.0-or-later
// Sleep that a stop ends: whoever waits so is joined when its owner goes.
#include "core/base/stoppable.h"
#include "tests/support/qtprinters.h"

#include <gtest/gtest.h>
#include <thread>

namespace millrace::test::stoppable_test {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

TEST(StoppableSleep, LastsAsLongAsAskedFor)
{
    const std::stop_source never;
    const auto began = Clock::now();
    EXPECT_TRUE(sleepFor(never.get_token(), 30ms));
    EXPECT_GE(Clock::now() - began, 30ms);
    EXPECT_TRUE(sleepUntil(never.get_token(), began)) << "that is past already";
}

TEST(StoppableSleep, EndsWithTheStop)
{
    std::stop_source stop;
    const auto began = Clock::now();
    {
        const std::jthread other([&stop] {
            std::this_thread::sleep_for(20ms);
            stop.request_stop();
        });
        EXPECT_FALSE(sleepFor(stop.get_token(), 1h));
    }
    EXPECT_FALSE(sleepFor(stop.get_token(), 1h)) << "asked before it began";
    EXPECT_LT(Clock::now() - began, 10min);
}

} // namespace millrace::test::stoppable_test
