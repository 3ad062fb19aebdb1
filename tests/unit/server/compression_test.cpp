// SPDX-License-Identifier: GPL-3.0-or-later
// When a connection is compressed that leaves it to Millrace, and what is said of it.
#include "core/base/literals.h"
#include "core/plan/checks/accountpowers.h"
#include "core/server/login/compression.h"
#include "tests/support/qtprinters.h"

#include <gtest/gtest.h>

namespace millrace::compression_test {

using Why = CompressionDecision::Why;

TEST(CompressionDecision, OnlyWhatIsFarAwayAndTakesItIsCompressed)
{
    const auto why = [](bool leavesMachine, bool offered, double ms) {
        return CompressionDecision::of(leavesMachine, offered, ms).why;
    };
    EXPECT_EQ(why(false, true, 30), Why::SameMachine) << "a busy machine is not a slow line";
    EXPECT_EQ(why(true, true, 0.3), Why::NearBy);
    EXPECT_EQ(why(true, true, CompressionDecision::leastMs), Why::FarAway);
    EXPECT_EQ(why(true, false, 12), Why::NotOffered);
    EXPECT_EQ(why(true, true, -1), Why::NearBy) << "not measured: as nobody asked";
    for (const Why each : {Why::SameMachine, Why::NearBy, Why::NotOffered})
        EXPECT_FALSE(CompressionDecision{.why = each}.compresses());
    EXPECT_TRUE(CompressionDecision{.why = Why::FarAway}.compresses());
    EXPECT_TRUE(CompressionDecision{.why = Why::Demanded}.compresses());
}

TEST(CompressionChoice, TheFirstOneDecides)
{
    CompressionChoice choice;
    EXPECT_FALSE(choice.decision());
    EXPECT_EQ(choice.settle({.why = Why::FarAway, .roundTripMs = 12}).why, Why::FarAway);
    EXPECT_EQ(choice.settle({.why = Why::NearBy, .roundTripMs = 0.9}).why, Why::FarAway);
    EXPECT_EQ(choice.decision()->roundTripMs, 12);
}

TEST(CompressionText, SaysWhatItIsAndWhy)
{
    ServerFacts facts;
    EXPECT_EQ(compressionText(facts), u"Not compressed."_s);
    facts.compression = Compression::Zlib;
    EXPECT_EQ(compressionText(facts), u"Compressed (zlib)."_s);
    facts.compressionDecision = CompressionDecision::of(true, true, 12.4);
    EXPECT_TRUE(compressionText(facts).startsWith(u"Compressed (zlib): a round trip takes 12 ms"_s))
        << qPrintable(compressionText(facts));
    facts.compression = Compression::Off;
    facts.compressionDecision = CompressionDecision::of(true, true, 0.254);
    EXPECT_TRUE(
        compressionText(facts).startsWith(u"Not compressed: a round trip takes 0.25 ms, less than 1 ms"_s))
        << qPrintable(compressionText(facts));
}

} // namespace millrace::compression_test
