// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes give a report: cut files, changed ones, noise. What they read outside of them, a sanitizer tells.
#include "tests/support/sanitized.h"
#include "tests/unit/ibdcheck/goodfile.h"
#include "tests/unit/ibdcheck/ibdsurgeon.h"

#include <gtest/gtest.h>

namespace millrace::test::hostile_test {

using namespace ibdcheck;

namespace {

class Hostile : public testing::TestWithParam<const char *>
{
protected:
    /// So that a sanitizer sees what is read after its end.
    CheckReport check(const std::vector<uint8_t> &bytes) const
    {
        const bool built = random() % 2;
        return addressSanitized ? good.check(std::vector<uint8_t>(bytes), built) : good.check(bytes, built);
    }
    static int rounds(int plain) { return (addressSanitized || threadSanitized) ? plain / 8 : plain; }

    const GoodFile &good = goodFile(GetParam());
    const CheckReport report = good.check(good.bytes);
    mutable std::mt19937_64 random{20261124};
};

} // namespace

TEST_P(Hostile, CutFiles)
{
    for (const size_t length : {0UL, 1UL, 37UL, 4095UL, 4096UL, 16383UL, 16384UL, 49151UL, 49152UL, 65536UL})
        EXPECT_FALSE(check({good.bytes.begin(), good.bytes.begin() + long(length)}).good()) << length;
    for (int i = 0; i < rounds(64); ++i) {
        const size_t length = random() % good.bytes.size();
        EXPECT_FALSE(check({good.bytes.begin(), good.bytes.begin() + long(length)}).good()) << length;
    }
}

TEST_P(Hostile, Noise)
{
    for (int i = 0; i < rounds(32); ++i) {
        std::vector<uint8_t> bytes(16384 * (3 + random() % 20));
        for (uint8_t &byte : bytes)
            byte = uint8_t(random());
        EXPECT_FALSE(check(bytes).good());
        std::copy_n(good.bytes.begin(), 16384, bytes.begin()); // with a header that is right
        EXPECT_FALSE(check(bytes).good());
    }
}

TEST_P(Hostile, PagesOfTheMapAreNoise)
{
    for (int i = 0; i < rounds(64); ++i) {
        IbdSurgeon surgeon(good.bytes, report, random());
        for (uint32_t k = 0; k < 1 + surgeon.random(40); ++k) {
            const uint32_t page = surgeon.random(2) ? 0 : 2;
            surgeon.put(page, 38 + surgeon.random(surgeon.random(2) ? 600 : 16384 - 60),
                        1 + surgeon.random(4), surgeon.random64());
            surgeon.seal(page);
        }
        check(surgeon.bytes);
    }
}

TEST_P(Hostile, PagesOfTreesAreNoise)
{
    std::vector<uint32_t> pages;
    IbdSurgeon whole(good.bytes, report, 1);
    for (size_t index = 0; index < 3; ++index) {
        pages.push_back(whole.root(index));
        pages.insert(pages.end(), 3, whole.level(index, 0).front());
    }
    for (int i = 0; i < rounds(160); ++i) {
        IbdSurgeon surgeon(good.bytes, report, random());
        const uint32_t page = surgeon.oneOf(pages);
        const uint32_t most = surgeon.random(3) ? 120 : 16384 - 46;
        for (uint32_t k = 0; k < 1 + surgeon.random(30); ++k)
            surgeon.put(page, 38 + surgeon.random(most), 1 + surgeon.random(3), surgeon.random64());
        surgeon.seal(page);
        check(surgeon.bytes);
    }
}

TEST_P(Hostile, FlagsOfOtherPageSizes)
{
    for (uint32_t flags = 0; flags < 0x8000; flags += (addressSanitized || threadSanitized) ? 61 : 7) {
        IbdSurgeon surgeon({good.bytes.begin(), good.bytes.begin() + 16384 * 30}, report, flags);
        surgeon.put(0, 54, 4, flags);
        surgeon.seal(0);
        EXPECT_FALSE(check(surgeon.bytes).good()) << flags;
    }
}

INSTANTIATE_TEST_SUITE_P(Of, Hostile, testing::Values("mariadb", "mysql"),
                         [](const auto &each) { return std::string(each.param); });

} // namespace millrace::test::hostile_test
