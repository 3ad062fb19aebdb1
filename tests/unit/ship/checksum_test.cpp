// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ship/ibd/base/crc32c.h"
#include "core/ship/ibd/base/format.h"
#include "core/ship/ibd/base/pageseal.h"
#include "tests/unit/ship/builtfile.h"

#include "core/base/literals.h"

#include <gtest/gtest.h>
#include <random>

namespace millrace::test::checksum_test {

namespace {

std::vector<ibd::Byte> randomBytes(std::size_t count, unsigned seed)
{
    std::mt19937 random(seed);
    std::vector<ibd::Byte> bytes(count);
    for (auto &byte : bytes)
        byte = static_cast<ibd::Byte>(random());
    return bytes;
}

} // namespace

TEST(ShipChecksum, IsThatOfRfc3720)
{
    const std::string digits = "123456789";
    const std::vector<ibd::Byte> bytes(digits.begin(), digits.end());
    EXPECT_EQ(ibd::crc32c(bytes), 0xe3069283U);
    EXPECT_EQ(ibd::crc32cByTables(bytes), 0xe3069283U);
    // Appendix B.4
    EXPECT_EQ(ibd::crc32c(std::vector<ibd::Byte>(32, 0)), 0x8a9136aaU);
    EXPECT_EQ(ibd::crc32c(std::vector<ibd::Byte>(32, 0xff)), 0x62a8ab43U);
    EXPECT_EQ(ibd::crc32c({}), 0U);
}

TEST(ShipChecksum, BothWaysAgreeOnEveryLength)
{
    const auto bytes = randomBytes(40000, 1);
    for (std::size_t length = 0; length < bytes.size();
         length += length < 100 || (length > 5400 && length < 5450) ? 1 : 97)
        ASSERT_EQ(ibd::crc32c(ibd::Bytes(bytes).first(length)),
                  ibd::crc32cByTables(ibd::Bytes(bytes).first(length)))
            << length;
}

TEST(ShipChecksum, SealsHoldUntilAByteChanges)
{
    for (const auto kind : {ibd::SealKind::MySqlCrc32, ibd::SealKind::FullCrc32}) {
        auto page = randomBytes(ibd::format::pageSize, 2);
        EXPECT_FALSE(ibd::isSealed(page.data(), kind));
        ibd::sealPage(page.data(), kind, 0x123456789abcdefULL);
        EXPECT_TRUE(ibd::isSealed(page.data(), kind));
        EXPECT_FALSE(ibd::isSealed(page.data(), kind == ibd::SealKind::FullCrc32 ? ibd::SealKind::MySqlCrc32
                                                                                 : ibd::SealKind::FullCrc32));
        for (std::size_t at = 0; at < page.size(); at += 1 + at / 40) {
            // What MySQL's checksum leaves out: the flush LSN and the space id, which the reader knows.
            if (kind == ibd::SealKind::MySqlCrc32 && at >= 26 && at < 38)
                continue;
            page[at] ^= 0x10;
            EXPECT_FALSE(ibd::isSealed(page.data(), kind)) << at;
            page[at] ^= 0x10;
        }
    }
}

TEST(ShipChecksum, ServersSealTheirPagesSo)
{
    const auto maria = shipData(u"mariadb-10.11.ibd"_s);
    const auto mysql = shipData(u"mysql-9.7.ibd"_s);
    EXPECT_TRUE(ibd::isSealed(maria.data(), ibd::SealKind::FullCrc32));
    EXPECT_TRUE(ibd::isSealed(mysql.data(), ibd::SealKind::MySqlCrc32));
}

} // namespace millrace::test::checksum_test
