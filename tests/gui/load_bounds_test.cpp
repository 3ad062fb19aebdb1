// SPDX-License-Identifier: GPL-3.0-or-later
// What a day-long run with ten thousand chunks keeps in memory has bounds. What its pictures cost is measured
// by tests/bench/window_bench.
#include "tests/gui/support/load_fixture.h"
#include "ui/plot/ratecurve.h"

#include <gtest/gtest.h>

namespace millrace::test::load_bounds_test {

TEST(LoadBounds, ADayTenThousandChunksAndTheServersFigures)
{
    LoadFixture load{LoadFixture::plan(10'000'000'000, 1'000'000)};
    load.runFor(24 * 3600, true);
    const RunTrail &trail = load.view.trail();
    EXPECT_GT(trail.sent().storedBins(), 100);
    EXPECT_LE(trail.sent().storedBins(), RateCurve::defaultMaxBins);
    EXPECT_GT(trail.server(ServerSeries::Fsyncs).storedPoints(), 100);
    EXPECT_LE(trail.server(ServerSeries::Fsyncs).storedPoints(), BoundedSeries::defaultMaxPoints);
    EXPECT_LE(load.view.events().size(), RunView::maxEvents);
}

} // namespace millrace::test::load_bounds_test
