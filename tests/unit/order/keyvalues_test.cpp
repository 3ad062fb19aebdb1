// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/order/keys/keyencoder.h"
#include "core/order/keys/keyvalues.h"
#include "tests/unit/order/orderfixture.h"

namespace millrace::test::keyvalues_test {

namespace {

std::string encoded(const KeyPart &part, const QByteArray &value)
{
    KeyEncoder encoder({}, {.parts = {part}});
    const QByteArray row = value + '\n';
    return std::string(encoder.encode({row.constData(), std::size_t(row.size())}, true));
}

/// Each value sorts before the next one, also when the keys are compared by their prefixes.
void expectRising(const KeyPart &part, const QByteArrayList &values)
{
    for (qsizetype i = 0; i + 1 < values.size(); ++i) {
        const std::string a = encoded(part, values.at(i));
        const std::string b = encoded(part, values.at(i + 1));
        EXPECT_LT(a, b) << values.at(i).constData() << " before " << values.at(i + 1).constData();
        EXPECT_LE(KeyPrefix::of(a), KeyPrefix::of(b));
    }
}

void expectEqual(const KeyPart &part, const QByteArrayList &values)
{
    for (const QByteArray &value : values)
        EXPECT_EQ(encoded(part, value), encoded(part, values.constFirst())) << value.constData();
}

} // namespace

TEST(KeyValues, Integers)
{
    expectRising({.kind = KeyOrderKind::Signed, .bytes = 8},
                 {"-9223372036854775808", "-9223372036854775807", "-10", "-9", "-1", "0", "1", "9", "10",
                  "255", "256", "9223372036854775806", "9223372036854775807"});
    expectRising({.kind = KeyOrderKind::Signed, .bytes = 4},
                 {"-2147483648", "-1", "0", "65536", "2147483647"});
    expectRising({.kind = KeyOrderKind::Unsigned, .bytes = 8},
                 {"0", "1", "9223372036854775808", "18446744073709551614", "18446744073709551615"});
    expectEqual({.kind = KeyOrderKind::Unsigned, .bytes = 4},
                {"4294967295", "4294967296", "99999999999999999999999"});
    expectEqual({.kind = KeyOrderKind::Unsigned, .bytes = 4}, {"0", "-1", "", "x"});
    expectEqual({.kind = KeyOrderKind::Signed, .bytes = 4}, {"7", "007", " 7", "+7", "7.2"});
    expectEqual({.kind = KeyOrderKind::Signed, .bytes = 4}, {"-2147483648", "-2147483649"});
}

TEST(KeyValues, Decimals)
{
    expectRising({.kind = KeyOrderKind::Decimal}, {"-123456789012345678901234567890.5",
                                                   "-1e10",
                                                   "-100",
                                                   "-99.99",
                                                   "-10",
                                                   "-9",
                                                   "-1.5",
                                                   "-1.25",
                                                   "-1",
                                                   "-0.5",
                                                   "-0.05",
                                                   "-0.001",
                                                   "0",
                                                   "0.0001",
                                                   "0.001",
                                                   "0.05",
                                                   "0.5",
                                                   "0.55",
                                                   "1",
                                                   "1.25",
                                                   "1.5",
                                                   "9",
                                                   "10",
                                                   "99.99",
                                                   "100",
                                                   "123456789012345678901234567890.5",
                                                   "123456789012345678901234567890.51"});

    expectEqual({.kind = KeyOrderKind::Decimal}, {"100", "100.00", "0100", "1e2", "1E+2", ".1e3", "1000e-1"});
    expectEqual({.kind = KeyOrderKind::Decimal}, {"0", "-0", "0.000", "", "-"});
}

TEST(KeyValues, DatesAndTimes)
{
    expectRising({.kind = KeyOrderKind::DateTime},
                 {"0000-00-00", "0001-01-01", "1969-12-31 23:59:59", "2010-01-31",
                  "2010-01-31 00:00:00.000001", "2010-01-31 12:00:00", "2010-01-31 12:00:00.5", "2010-02-01",
                  "2010-10-01", "9999-12-31 23:59:59"});
    expectEqual({.kind = KeyOrderKind::DateTime},
                {"2010-01-31 12:34:56", "2010-1-31 12:34:56", "20100131123456", "100131123456",
                 "10-01-31 12:34:56", "2010-01-31T12:34:56", "2010/01/31 12.34.56",
                 "2010-01-31 12:34:56.000"});
    expectEqual({.kind = KeyOrderKind::DateTime}, {"20100131", "2010-01-31", "100131"});
    expectRising({.kind = KeyOrderKind::DateTime}, {"70-01-01", "99-12-31", "00-01-01", "69-12-31"});
    expectRising({.kind = KeyOrderKind::Time},
                 {"-838:59:59", "-10:00:00", "-09:59:59.5", "-00:00:01", "00:00:00", "00:00:00.25",
                  "00:00:01", "01:00:00", "10:11:12", "100:00:00", "838:59:59"});
    expectEqual({.kind = KeyOrderKind::Time}, {"10:11:12", "101112", "0 10:11:12"});
    expectEqual({.kind = KeyOrderKind::Time}, {"50:00:00", "2 02:00"});
}

TEST(KeyValues, TextAndBytes)
{
    expectRising({.kind = KeyOrderKind::Bytes},
                 {"", "\\0", QByteArray("\\0\\0"), "\\0a", "A", "AB", "B", "a", "\xC3\xA9", "\xFF"});
    expectRising({.kind = KeyOrderKind::Text}, {"", "a b", "ab", "AC", "b", "Z", "\xC3\xA9"});
    expectEqual({.kind = KeyOrderKind::Text}, {"Straw", "sTRAW", "straw  "});
    expectRising({.kind = KeyOrderKind::UcaText}, {"_x", "{x", "0x", "9", "a", "B", "c", "Z"});
    expectEqual({.kind = KeyOrderKind::UcaText}, {"a-B", "A-b "});
    const KeyPart sizes{.kind = KeyOrderKind::Enum, .labels = {"small", "medium", "large"}};
    expectRising(sizes, {"no label", "small", "medium", "large"});
    expectEqual(sizes, {"LARGE", "large"});
}

TEST(KeyValues, NullComesLastAndDescendingTurnsRound)
{
    for (const KeyOrderKind kind : {KeyOrderKind::Decimal, KeyOrderKind::DateTime, KeyOrderKind::Time,
                                    KeyOrderKind::Bytes, KeyOrderKind::Text}) {
        expectRising({.kind = kind}, {"10", "20", "\\N"});
        expectRising({.kind = kind, .descending = true}, {"20", "10", "\\N"});
    }
    expectRising({.kind = KeyOrderKind::Signed, .descending = true}, {"5", "-5", "\\N"});
    expectRising({.kind = KeyOrderKind::Bytes, .descending = true}, {"b", "ab", "aa", "a", "", "\\N"});
}

TEST(KeyEncoder, LaterPartsDecideWhereEarlierOnesAreEqual)
{
    KeyEncoder encoder({}, {.parts = {{.field = 2, .kind = KeyOrderKind::Bytes},
                                      {.field = 0, .kind = KeyOrderKind::Signed, .bytes = 4}}});
    const auto key = [&encoder](const QByteArray &row) {
        return std::string(encoder.encode({row.constData(), std::size_t(row.size())}, true));
    };
    EXPECT_LT(key("9\tx\ta\n"), key("1\tx\tb\n"));
    EXPECT_LT(key("1\tx\ta\n"), key("9\ty\ta\n"));
    EXPECT_LT(key("9\tx\ta\n"), key("1\tx\ta\\0\n")) << "a shorter text before one that goes on";
    EXPECT_LT(key("9\tx\ta\n"), key("9\tx\n")) << "a missing field comes last";
}

TEST(KeyEncoder, KeysEndAtInnodbsLimit)
{
    KeyEncoder encoder({}, keyOf(KeyOrderKind::Bytes));
    const QByteArray row = QByteArray(10'000, '\1') + '\n';
    EXPECT_EQ(encoder.encode({row.constData(), std::size_t(row.size())}, true).size(), KeyEncoder::maxBytes);
}

} // namespace millrace::test::keyvalues_test
