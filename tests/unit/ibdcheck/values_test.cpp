// SPDX-License-Identifier: GPL-3.0-or-later
// What bytes a column can have, and how they are ordered.
#include "core/ship/ibdcheck/records/valuerules.h"

#include <cstring>
#include <gtest/gtest.h>
#include <limits>

namespace millrace::test::values_test {

using namespace ibdcheck;

namespace {

using Raw = std::vector<uint8_t>;

bool fits(const CheckedColumn &column, const Raw &bytes)
{
    return !whyNotValue(column, bytes);
}

Raw raw(std::string_view text)
{
    return {text.begin(), text.end()};
}

KeyCompare compared(StoredOrder order, std::string_view a, std::string_view b)
{
    return compareValues(order, raw(a), raw(b));
}

template <typename Number> Raw lowFirst(Number number)
{
    Raw bytes(sizeof number);
    std::memcpy(bytes.data(), &number, sizeof number);
    return bytes;
}

} // namespace

TEST(StoredValues, DatesAndTimes)
{
    const CheckedColumn date{.name = "d", .fixedBytes = 3, .value = StoredValue::Date};
    EXPECT_TRUE(fits(date, {0x8f, 0xa2, 0x43}));
    EXPECT_TRUE(fits(date, {0x80, 0, 0})) << "0000-00-00";
    EXPECT_FALSE(fits(date, {0x8f, 0xa3, 0xa3})) << "month 13";
    EXPECT_FALSE(fits(date, {0x0f, 0xa2, 0x43}));
    const CheckedColumn moment{.name = "m", .fixedBytes = 8, .value = StoredValue::DateTime, .scale = 6};
    EXPECT_TRUE(fits(moment, {0x99, 0xa5, 0x42, 0x00, 0x00, 0x0f, 0x42, 0x3f}));
    EXPECT_FALSE(fits(moment, {0x99, 0xa5, 0x42, 0x00, 0x00, 0x0f, 0x42, 0x40}))
        << "a million of microseconds";
    EXPECT_FALSE(fits(moment, {0x99, 0xa5, 0x43, 0x80, 0x00, 0, 0, 0})) << "24 hours";
    EXPECT_FALSE(fits(moment, {0x99, 0xa5, 0x42, 0x0f, 0x3c, 0, 0, 0})) << "60 minutes";
    const CheckedColumn time{.name = "t", .fixedBytes = 3, .value = StoredValue::Time};
    EXPECT_TRUE(fits(time, {0x80, 0, 0}));
    EXPECT_TRUE(fits(time, {0x7f, 0xff, 0xff})) << "-00:00:01";
    EXPECT_FALSE(fits(time, {0xff, 0xff, 0xff}));
    const CheckedColumn fine{.name = "t", .fixedBytes = 6, .value = StoredValue::Time, .scale = 6};
    EXPECT_TRUE(fits(fine, {0x7f, 0xff, 0xff, 0xff, 0xff, 0xff})) << "-00:00:00.000001";
    EXPECT_FALSE(fits(fine, {0x80, 0, 0, 0xff, 0xff, 0xff}));
}

TEST(StoredValues, Numbers)
{
    const CheckedColumn decimal{
        .name = "n", .fixedBytes = 6, .value = StoredValue::Decimal, .precision = 12, .scale = 3};
    EXPECT_TRUE(fits(decimal, {0xbb, 0x9a, 0xc9, 0xff, 0x03, 0xe7})) << "999999999.999";
    EXPECT_FALSE(fits(decimal, {0xbb, 0x9a, 0xca, 0x00, 0x03, 0xe7}));
    EXPECT_FALSE(fits(decimal, {0x80, 0, 0, 0, 0x03, 0xe8}));
    EXPECT_TRUE(fits(decimal, {0x44, 0x65, 0x36, 0x00, 0xfc, 0x18})) << "-999999999.999";
    EXPECT_FALSE(fits(decimal, {0x80, 0, 0, 0, 0x03})) << "too short";
    const CheckedColumn real{.name = "f", .fixedBytes = 8, .value = StoredValue::Double};
    EXPECT_TRUE(fits(real, lowFirst(-1.5)));
    EXPECT_FALSE(fits(real, lowFirst(std::numeric_limits<double>::infinity())));
    EXPECT_FALSE(fits(real, lowFirst(std::numeric_limits<double>::quiet_NaN())));
    const CheckedColumn choice{.name = "e", .fixedBytes = 1, .value = StoredValue::Enum, .precision = 3};
    EXPECT_TRUE(fits(choice, {3}));
    EXPECT_FALSE(fits(choice, {4}));
    const CheckedColumn bits{.name = "b", .fixedBytes = 2, .value = StoredValue::Bit, .precision = 11};
    EXPECT_TRUE(fits(bits, {7, 255}));
    EXPECT_FALSE(fits(bits, {8, 0}));
}

TEST(StoredValues, Texts)
{
    CheckedColumn text{.name = "s",
                       .mostBytes = 40,
                       .value = StoredValue::Text,
                       .charset = StoredCharset::Utf8mb4,
                       .mostChars = 5,
                       .mostCharBytes = 4};
    EXPECT_TRUE(fits(text, raw("")));
    EXPECT_TRUE(fits(text, raw("caf\xc3\xa9\xf0\x9f\x8d\xb0")));
    EXPECT_FALSE(fits(text, raw("abcdef")));
    EXPECT_FALSE(fits(text, raw("\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9")));
    for (const char *bad : {"\x80", "\xc3", "\xc0\x80", "\xe0\x9f\xbf", "\xed\xa0\x80", "\xf0\x8f\xbf\xbf",
                            "\xf4\x90\x80\x80", "\xf5\x80\x80\x80", "a\xe2\x82", "\xff"})
        EXPECT_FALSE(fits(text, raw(bad))) << bad;
    text.charset = StoredCharset::Utf8mb3;
    EXPECT_TRUE(fits(text, raw("\xe2\x82\xac")));
    EXPECT_FALSE(fits(text, raw("\xf0\x9f\x8d\xb0")));
    text.charset = StoredCharset::Ascii;
    EXPECT_TRUE(fits(text, raw("abcde")));
    EXPECT_FALSE(fits(text, raw("caf\xc3\xa9")));
    text.charset = StoredCharset::OneByte;
    EXPECT_TRUE(fits(text, raw("\xff\xff")));
    EXPECT_FALSE(fits(text, raw("abcdef")));
}

TEST(StoredValues, ALongTextIsCountedAsAShortOne)
{
    for (size_t ascii = 0; ascii < 40; ++ascii) {
        const std::string text =
            std::string(ascii, 'x') + "\xc3\xa9" + std::string(ascii % 9, 'y') + "\xf0\x9f\x8d\xb0z";
        EXPECT_EQ(countUtf8(raw(text), 4), int64_t(ascii + ascii % 9 + 3));
        EXPECT_EQ(prefixOfUtf8(raw(text), uint32_t(ascii + 1)), ascii + 2);
        EXPECT_EQ(prefixOfUtf8(raw(text), 1000), text.size());
    }
}

TEST(StoredOrders, AreThoseOfTheServer)
{
    EXPECT_EQ(compared(StoredOrder::Bytes, "a", "b"), KeyCompare::Less);
    EXPECT_EQ(compared(StoredOrder::Bytes, "a", "a "), KeyCompare::Less);
    EXPECT_EQ(compared(StoredOrder::PaddedBytes, "a", "a  "), KeyCompare::Equal);
    EXPECT_EQ(compared(StoredOrder::PaddedBytes, "a", "a\x01"), KeyCompare::Greater)
        << "a space is more than that";
    EXPECT_EQ(compared(StoredOrder::PaddedBytes, "a\x01", "a"), KeyCompare::Less);
    EXPECT_EQ(compared(StoredOrder::PaddedBytes, "ab", "a"), KeyCompare::Greater);
    EXPECT_EQ(compared(StoredOrder::AsciiNoCase, "aB", "Ab "), KeyCompare::Equal);
    EXPECT_EQ(compared(StoredOrder::AsciiNoCase, "a_", "AB"), KeyCompare::Greater)
        << "an underscore is behind Z";
    EXPECT_EQ(compared(StoredOrder::Unknown, "a", "b"), KeyCompare::NotKnown);
    EXPECT_EQ(compared(StoredOrder::Unknown, "a", "a"), KeyCompare::Equal);
    EXPECT_EQ(compareValues(StoredOrder::Double, lowFirst(-2.0), lowFirst(-1.0)), KeyCompare::Less);
    EXPECT_EQ(compareValues(StoredOrder::Double, lowFirst(-0.0), lowFirst(0.0)), KeyCompare::Equal);
    EXPECT_EQ(compareValues(StoredOrder::Float, lowFirst(3.5F), lowFirst(-7.0F)), KeyCompare::Greater);
}

} // namespace millrace::test::values_test
