// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ship/valuetext.h"

#include <gtest/gtest.h>

namespace millrace::test::valuetext_test {

using ibd::ColumnKind;
using ibd::ColumnShape;
using ibd::ValueFate;

namespace {

bool takes(const ColumnShape &shape, std::string_view text, const ibd::ValueText::Labels &labels = {},
           bool utc = true)
{
    ibd::RowEncoder row({shape});
    row.begin();
    return ibd::ValueText(row, {labels}, {.utc = utc}).store(0, text) == ValueFate::Stored;
}

} // namespace

TEST(ValueText, OnlyPlainNotationsAreTaken)
{
    struct Case
    {
        ColumnShape shape;
        std::vector<std::string_view> taken, left;
    };
    const std::vector<Case> cases{
        {{.kind = ColumnKind::Integer, .length = 4},
         {"0", "-1", "007", "2147483647", "-2147483648"},
         {"", " 1", "1 ", "+1", "1.0", "1e3", "2147483648", "0x10", "99999999999999999999", "-", "--1"}},
        {{.kind = ColumnKind::Integer, .isUnsigned = true, .length = 8},
         {"18446744073709551615"},
         {"18446744073709551616", "-0", "-1"}},
        {{.kind = ColumnKind::Year}, {"1901", "2155"}, {"0000", "1900", "2156", "99", "0", "02024", "-2024"}},
        {{.kind = ColumnKind::Decimal, .length = 5, .scale = 2},
         {"1", "-1.5", "999.99", "000001.10", ".5"},
         {"", "1000", "1.234", "1e2", "+1", " 1"}},
        {{.kind = ColumnKind::Double},
         {"0", "1.5", "-1e10", "1E-5", "12345678901234567890"},
         {"", "1.", ".5", "inf", "nan", "1e999", "1e-310", "0e300000000000004", "0x1p3", " 1", "-0", "1e"}},
        {{.kind = ColumnKind::Float}, {"0.1", "3.4e38"}, {"3.5e38", "1e-40"}},
        {{.kind = ColumnKind::Date},
         {"2024-02-29", "9999-12-31"},
         {"", "2023-02-29", "24-02-29", "2024-2-9", "20240229", "0000-00-00", "0999-01-01",
          "2024-02-29 00:00:00", "2024/02/29", "2024-02-2x"}},
        {{.kind = ColumnKind::DateTime, .scale = 3},
         {"2024-02-29 23:59:59", "2024-02-29 00:00:00.5", "2024-02-29 00:00:00.123"},
         {"2024-02-29", "2024-02-29T00:00:00", "2024-02-29 24:00:00", "2024-02-29 00:00:00.1234",
          "2024-02-29 00:00:00.", "2024-02-29 000:00:00", "2024-02-29 0:00:00", "2024-02-29 00:00:00Z",
          "2024-02-29 00:00:60"}},
        {{.kind = ColumnKind::Timestamp},
         {"1970-01-01 00:00:01", "2038-01-19 03:14:07"},
         {"1970-01-01 00:00:00", "2038-01-19 03:14:08", "2024-02-30 00:00:00"}},
        {{.kind = ColumnKind::Time, .scale = 1},
         {"00:00:00", "-838:59:59", "838:59:59", "12:34:56.7"},
         {"", "839:00:00", "1:00:00", "12:34", "1 12:00:00", "123456", "12:34:56.78", "12:60:00", "-"}},
        {{.kind = ColumnKind::VarChar, .length = 3},
         {"", "abc", "\xe6\xbc\xa2\xe6\xbc\xa2\xe6\xbc\xa2"},
         {"abcd", "\xff"}},
        {{.kind = ColumnKind::Char, .length = 3, .charset = ibd::ColumnCharset::SingleByte},
         {"abc"},
         {"\xe9", "\xc3\xa9"}},
        {{.kind = ColumnKind::Binary, .length = 3}, {"", "\xff"}, {"abcd"}},
        {{.kind = ColumnKind::Bit, .length = 8}, {}, {"1", ""}}};
    for (const Case &each : cases) {
        for (const auto text : each.taken)
            EXPECT_TRUE(takes(each.shape, text)) << int(each.shape.kind) << " \"" << text << '"';
        for (const auto text : each.left)
            EXPECT_FALSE(takes(each.shape, text)) << int(each.shape.kind) << " \"" << text << '"';
    }
    EXPECT_FALSE(takes({.kind = ColumnKind::Timestamp}, "2024-02-29 00:00:00", {}, false))
        << "another time zone";
}

TEST(ValueText, LabelsAreTakenByteByByte)
{
    const ibd::ValueText::Labels labels{"a", "B", "c d"};
    const ColumnShape one{.kind = ColumnKind::Enum, .length = 3};
    for (const auto text : {"a", "B", "c d"})
        EXPECT_TRUE(takes(one, text, labels));
    for (const auto text : {"", "A", "b", "1", "a ", "a,B"})
        EXPECT_FALSE(takes(one, text, labels)) << text;
    const ColumnShape some{.kind = ColumnKind::Set, .length = 3};
    for (const auto text : {"", "a", "B,a", "a,B,c d"})
        EXPECT_TRUE(takes(some, text, labels));
    for (const auto text : {",", "a,", ",a", "a,,B", "a,a", "b", "7"})
        EXPECT_FALSE(takes(some, text, labels)) << text;
    EXPECT_FALSE(takes(one, "a")) << "no labels were given";
}

} // namespace millrace::test::valuetext_test
