// SPDX-License-Identifier: GPL-3.0-or-later
// How much of the time statements may take while the server complains.
#include "core/run/wholedump/statementpace.h"

#include <gtest/gtest.h>

namespace millrace::test::statementpace_test {

using namespace std::chrono_literals;

TEST(StatementPace, HalvesWhileThereAreComplaintsAndGivesBackSlowly)
{
    StatementPace pace;
    EXPECT_FALSE(pace.isSlow());
    EXPECT_EQ(pace.restAfter(1s), 0s);
    pace.looked(false);
    EXPECT_FALSE(pace.isSlow());
    pace.looked(true);
    EXPECT_EQ(pace.restAfter(1s), 1s);
    pace.looked(true);
    EXPECT_EQ(pace.restAfter(1s), 3s);
    pace.looked(false);
    EXPECT_EQ(pace.share(), 0.3125);
    int seconds = 1;
    for (; pace.isSlow() && seconds < 60; ++seconds)
        pace.looked(false);
    EXPECT_EQ(seconds, 7);
    for (int i = 0; i < 60; ++i)
        pace.looked(true);
    EXPECT_EQ(pace.share(), StatementPace::leastShare) << "a dump never stands still for good";
    EXPECT_EQ(pace.restAfter(1h), pace.restAfter(10s));
    pace.setFull();
    EXPECT_EQ(pace.restAfter(1h), 0s);
}

TEST(StatementPace, RestsUntilItIsStopped)
{
    StatementPace pace;
    std::stop_source stop;
    EXPECT_TRUE(pace.rest(1h, stop.get_token())) << "nobody complains";
    pace.looked(true);
    EXPECT_TRUE(pace.rest(1ns, stop.get_token()));
    stop.request_stop();
    EXPECT_FALSE(pace.rest(1h, stop.get_token()));
}

} // namespace millrace::test::statementpace_test
