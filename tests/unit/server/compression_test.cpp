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
    const auto why = [](bool leavesMachine, bool offered, double ms, double perSecond = -1) {
        return CompressionDecision::of(leavesMachine, offered,
                                       {.roundTripMs = ms, .bytesPerSecond = perSecond})
            .why;
    };
    // What it carries decides, where that was measured.
    EXPECT_EQ(why(true, true, 0.2, 12.5e6), Why::SlowLine);
    EXPECT_EQ(why(true, true, 0.2, 118e6), Why::FastLine);
    EXPECT_EQ(why(true, true, 20, 118e6), Why::FastLine);
    EXPECT_EQ(why(true, true, 20, 2e6), Why::SlowLine);
    EXPECT_EQ(why(true, false, 20, 2e6), Why::NotOffered);
    EXPECT_EQ(why(false, true, 0.1, 2e6), Why::SameMachine);
    EXPECT_EQ(why(false, true, 30), Why::SameMachine) << "a busy machine is not a slow line";
    EXPECT_EQ(why(true, true, 0.3), Why::FastLine);
    EXPECT_EQ(why(true, true, CompressionDecision::leastMs), Why::FarAway);
    EXPECT_EQ(why(true, false, 12), Why::NotOffered);
    EXPECT_EQ(why(true, true, -1), Why::FastLine) << "not measured: as nobody asked";
    for (const Why each : {Why::SameMachine, Why::FastLine, Why::NotOffered})
        EXPECT_FALSE(CompressionDecision{.why = each}.compresses());
    EXPECT_TRUE(CompressionDecision{.why = Why::FarAway}.compresses());
    EXPECT_TRUE(CompressionDecision{.why = Why::SlowLine}.compresses());
    EXPECT_TRUE(CompressionDecision{.why = Why::Demanded}.compresses());
}

TEST(CompressionChoice, TheFirstOneDecides)
{
    CompressionChoice choice;
    EXPECT_FALSE(choice.decision());
    EXPECT_EQ(choice.settle({.why = Why::FarAway, .line = {.roundTripMs = 12}}).why, Why::FarAway);
    EXPECT_EQ(choice.settle({.why = Why::FastLine, .line = {.roundTripMs = 0.9}}).why, Why::FarAway);
    EXPECT_EQ(choice.decision()->line.roundTripMs, 12);
}

TEST(CompressionText, SaysWhatItIsAndWhy)
{
    ServerFacts facts;
    EXPECT_EQ(compressionText(facts), u"Not compressed."_s);
    facts.compression = Compression::Zlib;
    EXPECT_EQ(compressionText(facts), u"Compressed (zlib)."_s);
    facts.compressionDecision = CompressionDecision::of(true, true, {.roundTripMs = 12.4});
    EXPECT_TRUE(compressionText(facts).startsWith(u"Compressed (zlib): a round trip takes 12 ms"_s))
        << qPrintable(compressionText(facts));
    facts.compression = Compression::Off;
    facts.compressionDecision = CompressionDecision::of(true, true, {.roundTripMs = 0.254});
    EXPECT_TRUE(
        compressionText(facts).startsWith(u"Not compressed: a round trip takes 0.25 ms, less than 1 ms"_s))
        << qPrintable(compressionText(facts));
    facts.compressionDecision =
        CompressionDecision::of(true, true, {.roundTripMs = 0.25, .bytesPerSecond = 118e6});
    EXPECT_TRUE(compressionText(facts).startsWith(u"Not compressed: the line carries 118 MB/s (measured; "
                                                  "a round trip takes 0.25 ms)"_s))
        << qPrintable(compressionText(facts));
}

} // namespace millrace::compression_test
