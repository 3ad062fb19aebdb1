// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ship/ibd/columnshape.h"
#include "core/ship/ibd/packedvalues.h"
#include "core/ship/ibd/textcheck.h"

#include <array>
#include <gtest/gtest.h>
#include <vector>

namespace millrace::test::packedvalues_test {

namespace {

/// The value in hexadecimal, or "no".
template <typename Pack> std::string packed(std::size_t bytes, Pack pack)
{
    std::array<ibd::Byte, 64> to{};
    if (!pack(to.data()))
        return "no";
    std::string text;
    for (std::size_t i = 0; i < bytes; ++i) {
        constexpr std::string_view digits = "0123456789abcdef";
        text += digits[to[i] >> 4U];
        text += digits[to[i] & 15U];
    }
    return text;
}

std::string decimal(std::string_view text, std::uint32_t digits, std::uint32_t scale)
{
    return packed(ibd::decimalBytes(digits, scale),
                  [&](ibd::Byte *to) { return ibd::packDecimal(text, digits, scale, to); });
}

std::string time(const ibd::ClockSpan &span, std::uint32_t scale)
{
    return packed(3 + ibd::fractionBytes(scale),
                  [&](ibd::Byte *to) { return ibd::packTime(span, scale, to); });
}

std::string moment(const ibd::CivilMoment &value, std::uint32_t scale)
{
    return packed(5 + ibd::fractionBytes(scale),
                  [&](ibd::Byte *to) { return ibd::packDateTime(value, scale, to); });
}

} // namespace

TEST(PackedValues, DecimalsAreThoseOfTheManual)
{
    // decimal.c, decimal2bin(): 1234567890.1234 of DECIMAL(14,4).
    EXPECT_EQ(decimal("1234567890.1234", 14, 4), "810dfb38d204d2");
    EXPECT_EQ(decimal("-1234567890.1234", 14, 4), "7ef204c72dfb2d");
    EXPECT_EQ(decimal("0", 14, 4), "80000000000000");
    EXPECT_EQ(decimal("-0.000", 14, 4), "80000000000000");
    EXPECT_EQ(decimal(".5", 3, 1), "8005");
    EXPECT_EQ(decimal("5.", 3, 1), "8500");
    EXPECT_EQ(decimal("0007", 1, 0), "87");
}

TEST(PackedValues, DecimalsThatAreNone)
{
    for (const std::string_view text :
         {"", "-", ".", "1.2.3", "1e3", "+1", " 1", "1 ", "--1", "0x1", "123", "1.23", "\xff"})
        EXPECT_EQ(decimal(text, 3, 1), "no") << text;
    EXPECT_EQ(decimal("99.9", 3, 1), "e309");
}

TEST(PackedValues, TimesOnEitherSideOfZero)
{
    EXPECT_EQ(time({}, 0), "800000");
    EXPECT_EQ(time({true, 0, 0, 0, 0}, 0), "800000");
    EXPECT_EQ(time({true, 0, 0, 1, 0}, 0), "7fffff");
    // my_time.c, my_time_packed_to_binary(): -00:00:01.10 is 7FFFFE and 246 for two digits.
    EXPECT_EQ(time({true, 0, 0, 1, 100000}, 2), "7ffffef6");
    EXPECT_EQ(time({false, 838, 59, 59, 0}, 6), "b46efb000000");
    EXPECT_EQ(time({false, 838, 59, 59, 1}, 6), "no");
    EXPECT_EQ(time({false, 839, 0, 0, 0}, 0), "no");
    EXPECT_EQ(time({false, 0, 60, 0, 0}, 0), "no");
    EXPECT_EQ(time({false, 0, 0, 0, 500000}, 0), "no") << "it would be rounded";
}

TEST(PackedValues, MomentsAreThoseOfTheCalendar)
{
    EXPECT_EQ(moment({2010, 10, 12, 0, 0, 0, 0}, 0), "998718"
                                                     "0000");
    EXPECT_EQ(moment({}, 0), "8000000000");
    EXPECT_EQ(moment({2023, 2, 29, 0, 0, 0, 0}, 0), "no");
    EXPECT_NE(moment({2024, 2, 29, 0, 0, 0, 0}, 0), "no");
    EXPECT_EQ(moment({1900, 2, 29, 0, 0, 0, 0}, 0), "no");
    EXPECT_EQ(moment({2024, 0, 1, 0, 0, 0, 0}, 0), "no");
    EXPECT_EQ(moment({0, 0, 0, 1, 0, 0, 0}, 0), "no");
    EXPECT_EQ(moment({2024, 1, 1, 24, 0, 0, 0}, 0), "no");
    EXPECT_EQ(moment({2024, 1, 1, 0, 0, 0, 123456}, 3), "no");
    EXPECT_EQ(packed(4, [](ibd::Byte *to) { return ibd::packTimestamp(-1, 0, 0, to); }), "no");
    EXPECT_EQ(packed(4, [](ibd::Byte *to) { return ibd::packTimestamp(1LL << 31, 0, 0, to); }), "no");
    EXPECT_EQ(packed(6, [](ibd::Byte *to) { return ibd::packTimestamp(1, 123000, 3, to); }), "0000000104ce");
}

TEST(PackedValues, TextsAreCountedAndRefusedWhereTheyAreNone)
{
    using ibd::ColumnCharset;
    EXPECT_EQ(ibd::countCharacters("a\xc3\xa9\xe6\xbc\xa2\xf0\x9f\x8d\xb0", ColumnCharset::Utf8Mb4), 4U);
    EXPECT_EQ(ibd::countCharacters("0123456789abcdef", ColumnCharset::Utf8Mb4), 16U);
    for (const std::string_view text : {"\x80", "\xc0\x80", "\xc1\xbf", "\xe0\x9f\xbf", "\xed\xa0\x80",
                                        "\xf0\x8f\xbf\xbf", "\xf4\x90\x80\x80", "\xf5\x80\x80\x80", "\xc3",
                                        "\xe6\xbc", "\xf0\x9f\x8d", "\xff", "12345678\xc3", "\xe6\xbc\x41"})
        EXPECT_EQ(ibd::countCharacters(text, ColumnCharset::Utf8Mb4), ibd::noText);
    EXPECT_EQ(ibd::countCharacters("\xf0\x9f\x8d\xb0", ColumnCharset::Utf8Mb3), ibd::noText);
    EXPECT_EQ(ibd::countCharacters("\xc3\xa9", ColumnCharset::Ascii), ibd::noText);
    EXPECT_EQ(ibd::countCharacters("\xc3\xff", ColumnCharset::SingleByte), 2U);
    EXPECT_EQ(ibd::bytesOfCharacters("a\xc3\xa9\xe6\xbc\xa2z", ColumnCharset::Utf8Mb4, 3), 6U);
}

} // namespace millrace::test::packedvalues_test
