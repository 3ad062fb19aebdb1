// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ship/ibdcheck/file/pagesum.h"
#include "core/ship/ibdcheck/file/spaceflags.h"
#include "tests/unit/ibdcheck/goodfile.h"

#include <gtest/gtest.h>
#include <random>

namespace millrace::test::pagesum_test {

using namespace ibdcheck;

TEST(PageSum, IsTheCrcOfItsStandard)
{
    const std::string_view digits = "123456789";
    const auto *bytes = reinterpret_cast<const uint8_t *>(digits.data());
    EXPECT_EQ(crc32c(bytes, 9), 0xe3069283U);
    EXPECT_EQ(crc32cByTable(bytes, 9), 0xe3069283U);
    EXPECT_EQ(crc32c(bytes, 0), 0U);
}

TEST(PageSum, IsTheSameWithTheProcessorsInstructionAndWithout)
{
    std::mt19937 random(5);
    std::vector<uint8_t> bytes(70000);
    for (uint8_t &byte : bytes)
        byte = uint8_t(random());
    for (int i = 0; i < 300; ++i) {
        const size_t from = random() % 64;
        const size_t count = random() % (i < 200 ? 200 : 65536);
        EXPECT_EQ(crc32c(&bytes[from], count), crc32cByTable(&bytes[from], count)) << from << " " << count;
    }
}

TEST(PageSum, SealsAreThoseOfTheServers)
{
    EXPECT_EQ(sealOf(goodFile("mariadb").bytes.data(), 16384, PageSum::FullCrc32), SealedAs::Right);
    EXPECT_EQ(sealOf(goodFile("mysql").bytes.data(), 16384, PageSum::Crc32), SealedAs::Right);
    EXPECT_EQ(sealOf(goodFile("mysql").bytes.data(), 16384, PageSum::FullCrc32), SealedAs::WrongSum);
    std::vector<uint8_t> page(goodFile("mysql").bytes.begin(), goodFile("mysql").bytes.begin() + 16384);
    page[16384 - 8] ^= 1; // the copy of the checksum
    EXPECT_EQ(sealOf(page.data(), 16384, PageSum::Crc32), SealedAs::WrongSum);
    page[16384 - 8] ^= 1;
    page[16384 - 1] ^= 1;
    EXPECT_EQ(sealOf(page.data(), 16384, PageSum::Crc32), SealedAs::WrongLsn);
}

TEST(SpaceFlagsTest, NameTheSizeOfPagesAndWhatIsNotRead)
{
    const auto pageSize = [](uint32_t flags) {
        SpaceFlags read;
        const std::string why = read.read(flags);
        return why.empty() ? read.pageSize : 0;
    };
    EXPECT_EQ(pageSize(0x15), 16384U); // MariaDB
    EXPECT_EQ(pageSize(0x13), 4096U);
    EXPECT_EQ(pageSize(0x14), 8192U);
    EXPECT_EQ(pageSize(0x16), 32768U);
    EXPECT_EQ(pageSize(0x17), 65536U);
    EXPECT_EQ(pageSize(0x35), 0U) << "PAGE_COMPRESSED";
    EXPECT_EQ(pageSize(0x4021), 16384U); // MySQL
    EXPECT_EQ(pageSize(0x4021 | 3 << 6), 4096U);
    EXPECT_EQ(pageSize(0x4021 | 7 << 6), 65536U);
    EXPECT_EQ(pageSize(0x4029), 0U) << "ROW_FORMAT=COMPRESSED";
    EXPECT_EQ(pageSize(0x6021), 0U) << "encrypted";
    EXPECT_EQ(pageSize(0x4821), 0U) << "shared";
    EXPECT_EQ(pageSize(0x84021), 0U) << "unknown";
    SpaceFlags small;
    ASSERT_TRUE(small.read(0x13).empty());
    EXPECT_EQ(small.extentPages(), 256U);
    EXPECT_EQ(small.extentEntry(), 88U);
    EXPECT_EQ(small.segmentEntry(), 576U);
    EXPECT_EQ(small.entriesPerInodePage(), 7U);
}

} // namespace millrace::test::pagesum_test
