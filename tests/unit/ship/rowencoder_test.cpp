// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ship/ibd/rowencoder.h"

#include <gtest/gtest.h>
#include <limits>

namespace millrace::test::rowencoder_test {

using ibd::ColumnKind;
using ibd::ColumnShape;
using ibd::RowEncoder;
using ibd::ValueFate;

namespace {

/// The one value of a row as text, or its fate as a number.
template <typename Give> std::string storedIn(const ColumnShape &shape, Give give)
{
    RowEncoder row({shape});
    row.begin();
    const ValueFate fate = give(row);
    if (fate != ValueFate::Stored)
        return "fate " + std::to_string(static_cast<int>(fate));
    const auto image = row.image();
    return {image.bytes, image.bytes + image.length};
}

const std::string outOfRange = "fate " + std::to_string(static_cast<int>(ValueFate::OutOfRange));
const std::string tooLong = "fate " + std::to_string(static_cast<int>(ValueFate::TooLong));
const std::string notText = "fate " + std::to_string(static_cast<int>(ValueFate::NotText));

} // namespace

TEST(RowEncoder, NumbersAtTheirLimits)
{
    for (const std::uint32_t width : {1U, 2U, 3U, 4U, 8U}) {
        const ColumnShape plain{.kind = ColumnKind::Integer, .length = width};
        const ColumnShape isUnsigned{.kind = ColumnKind::Integer, .isUnsigned = true, .length = width};
        const std::uint64_t most = ~std::uint64_t{0} >> (64 - 8 * width);
        const auto number = [](auto value) {
            return [value](RowEncoder &row) { return row.number(0, value); };
        };
        EXPECT_EQ(storedIn(isUnsigned, number(most)), std::string(width, '\xff'));
        EXPECT_EQ(storedIn(plain, number(most / 2)), std::string(width, '\xff'));
        EXPECT_EQ(
            storedIn(plain, number(static_cast<std::int64_t>(-1 - static_cast<std::int64_t>(most / 2)))),
            std::string(width, '\0'));
        EXPECT_EQ(storedIn(plain, number(most / 2 + 1)), outOfRange);
        EXPECT_EQ(storedIn(isUnsigned, number(std::int64_t{-1})), outOfRange);
        if (width < 8) {
            EXPECT_EQ(storedIn(isUnsigned, number(most + 1)), outOfRange);
            EXPECT_EQ(
                storedIn(plain, number(static_cast<std::int64_t>(-2 - static_cast<std::int64_t>(most / 2)))),
                outOfRange);
        }
    }
}

TEST(RowEncoder, CharactersCountNotBytes)
{
    const ColumnShape chars{.kind = ColumnKind::Char, .length = 3};
    const auto text = [](std::string value) {
        return [value](RowEncoder &row) { return row.text(0, value); };
    };
    EXPECT_EQ(storedIn(chars, text("")), "   ");
    EXPECT_EQ(storedIn(chars, text("ab   ")), "ab ");
    EXPECT_EQ(storedIn(chars, text("\xf0\x9f\x8d\xb0  ")), "\xf0\x9f\x8d\xb0")
        << "four bytes are more than three spaces";
    EXPECT_EQ(storedIn(chars, text("abcd")), tooLong);
    EXPECT_EQ(storedIn(chars, text("\xc3")), notText);
    const ColumnShape varchar{.kind = ColumnKind::VarChar, .length = 3};
    EXPECT_EQ(storedIn(varchar, text("ab ")), "ab ");
    EXPECT_EQ(storedIn(varchar, text("abc ")), tooLong);
    EXPECT_EQ(storedIn({.kind = ColumnKind::Binary, .length = 3},
                       [](RowEncoder &row) { return row.bytes(0, "a"); }),
              std::string("a\0\0", 3));
    EXPECT_EQ(storedIn({.kind = ColumnKind::Text, .length = 255}, text(std::string(256, 'a'))), tooLong);
}

TEST(RowEncoder, RealsThatAreNoneOrTooLargeAreNotStored)
{
    const auto real = [](double value) { return [value](RowEncoder &row) { return row.real(0, value); }; };
    EXPECT_EQ(storedIn({.kind = ColumnKind::Float}, real(0.1)), "\xcd\xcc\xcc\x3d");
    EXPECT_NE(storedIn({.kind = ColumnKind::Float}, real(0.5)), outOfRange);
    EXPECT_EQ(storedIn({.kind = ColumnKind::Float}, real(1e300)), outOfRange);
    EXPECT_EQ(storedIn({.kind = ColumnKind::Double}, real(std::numeric_limits<double>::infinity())),
              outOfRange);
    EXPECT_EQ(storedIn({.kind = ColumnKind::Double}, real(std::numeric_limits<double>::quiet_NaN())),
              outOfRange);
    EXPECT_EQ(storedIn({.kind = ColumnKind::Double, .isUnsigned = true}, real(-1)), outOfRange);
    EXPECT_EQ(storedIn({.kind = ColumnKind::Decimal, .isUnsigned = true, .length = 5},
                       [](RowEncoder &row) { return row.decimal(0, "-1"); }),
              outOfRange);
}

TEST(RowEncoder, ValuesComeInTurnAndOfTheRightKind)
{
    RowEncoder row({{.kind = ColumnKind::Integer, .length = 4},
                    {.kind = ColumnKind::VarBinary, .nullable = true, .length = 100000}});
    row.begin();
    EXPECT_FALSE(row.isComplete());
    EXPECT_EQ(row.bytes(1, "a"), ValueFate::OutOfTurn);
    EXPECT_EQ(row.null(0), ValueFate::NoNull);
    EXPECT_EQ(row.bytes(0, "a"), ValueFate::WrongKind);
    EXPECT_EQ(row.number(0, 1U), ValueFate::Stored);
    EXPECT_EQ(row.number(1, 1U), ValueFate::WrongKind);
    EXPECT_EQ(row.image().values.size(), 1U);
    EXPECT_EQ(row.bytes(1, std::string(90000, 'x')), ValueFate::Stored) << "more than it began with";
    EXPECT_TRUE(row.isComplete());
    EXPECT_EQ(row.null(1), ValueFate::OutOfTurn);
    EXPECT_EQ(row.image().length, 90004U);
    row.begin();
    EXPECT_EQ(row.number(0, 2U), ValueFate::Stored);
    EXPECT_EQ(row.null(1), ValueFate::Stored);
    EXPECT_EQ(row.image().length, 4U);
    EXPECT_TRUE(row.image().values[1].isNull());
}

} // namespace millrace::test::rowencoder_test
