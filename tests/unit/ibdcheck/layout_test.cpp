// SPDX-License-Identifier: GPL-3.0-or-later
// Records taken apart, built here byte by byte.
#include "core/ship/ibdcheck/records/entrysums.h"
#include "core/ship/ibdcheck/records/recordlayout.h"

#include <gtest/gtest.h>

namespace millrace::test::layout_test {

using namespace ibdcheck;

namespace {

CheckedTable sample()
{
    CheckedTable table;
    table.columns = {{.name = "id", .fixedBytes = 4},
                     {.name = "s",
                      .mostBytes = 160,
                      .nullable = true,
                      .value = StoredValue::Text,
                      .charset = StoredCharset::Utf8mb4,
                      .mostChars = 40,
                      .mostCharBytes = 4,
                      .order = StoredOrder::PaddedBytes},
                     {.name = "b", .mostBytes = 300, .longLengths = true, .nullable = true},
                     {.name = "n", .fixedBytes = 2}};
    table.indexes = {
        {.name = "PRIMARY", .unique = true, .parts = {{.column = 0}}},
        {.name = "s", .parts = {{.column = 1, .prefixBytes = 12}, {.column = 3, .descending = true}}}};
    return table;
}

/// A page with a record whose bytes before the origin are \a extra (the header's five included).
struct Built
{
    std::vector<uint8_t> page = std::vector<uint8_t>(1024);
    uint32_t origin = 0;
    Built(std::vector<uint8_t> extra, const std::vector<uint8_t> &data)
        : origin(200 + uint32_t(extra.size()))
    {
        std::copy(extra.begin(), extra.end(), page.begin() + 200);
        std::copy(data.begin(), data.end(), page.begin() + origin);
    }
};

using Fault = RecordLayout::Fault;
using Level = RecordLayout::Level;

} // namespace

TEST(Layout, HasTheKeyThenInnoDbsColumnsThenTheRest)
{
    const RecordLayout layout = RecordLayout::clustered(sample());
    std::string names;
    for (const LayoutField &field : layout.fields())
        names += field.name + " ";
    EXPECT_EQ(names, "id DB_TRX_ID DB_ROLL_PTR s b n ");
    EXPECT_EQ(layout.keyFields(), 1U);
    const RecordLayout secondary = RecordLayout::secondary(sample(), 1);
    EXPECT_EQ(secondary.fields().size(), 3U);
    EXPECT_EQ(secondary.keyFields(), 3U);
    EXPECT_EQ(secondary.fields()[0].prefixChars, 3U);
}

TEST(Layout, TakesARowApart)
{
    const RecordLayout layout = RecordLayout::clustered(sample());
    // b: 0x81 0x05 is 261 bytes, its first byte nearest to the NULL bits; s: 2 bytes
    std::vector<uint8_t> data(4 + 13 + 2 + 261 + 2);
    Built row({0x05, 0x81, 0x02, 0x00, 0, 0, 0, 0, 0}, data);
    CheckedRecord record;
    ASSERT_EQ(layout.parse(row.page.data(), row.origin, 120, 1000, Level::Leaf, record), Fault::None);
    EXPECT_EQ(record.start, 200U);
    EXPECT_EQ(record.end, row.origin + data.size());
    EXPECT_EQ(record.fields[3].length, 2U);
    EXPECT_EQ(record.fields[4].length, 261U);
    EXPECT_EQ(record.fields[5].at, row.origin + 17 + 263);
    // the same one byte too near to either end
    EXPECT_EQ(layout.parse(row.page.data(), row.origin, 201, 1000, Level::Leaf, record), Fault::OutOfBounds);
    EXPECT_EQ(layout.parse(row.page.data(), row.origin, 120, row.origin + uint32_t(data.size()) - 1,
                           Level::Leaf, record),
              Fault::OutOfBounds);
}

TEST(Layout, ReadsNulls)
{
    const RecordLayout layout = RecordLayout::clustered(sample());
    Built row({0x03, 0, 0, 0, 0, 0}, std::vector<uint8_t>(19)); // both
    CheckedRecord record;
    ASSERT_EQ(layout.parse(row.page.data(), row.origin, 120, 1000, Level::Leaf, record), Fault::None);
    EXPECT_TRUE(record.fields[3].null && record.fields[4].null);
    EXPECT_EQ(record.end, row.origin + 19);
    row.page[200] = 0x07;
    EXPECT_EQ(layout.parse(row.page.data(), row.origin, 120, 1000, Level::Leaf, record), Fault::NullBits);
    Built tooLong({161, 0x02, 0, 0, 0, 0, 0}, std::vector<uint8_t>(400));
    EXPECT_EQ(layout.parse(tooLong.page.data(), tooLong.origin, 120, 1000, Level::Leaf, record),
              Fault::TooLong);
}

TEST(Layout, ComparesNullsFirstAndDescendingParts)
{
    const RecordLayout layout = RecordLayout::secondary(sample(), 1);
    const Built null({0x01, 0, 0, 0, 0, 0}, {0, 5, 0, 0, 0, 1});
    const Built a({0x01, 0x00, 0, 0, 0, 0, 0}, {'a', 0, 5, 0, 0, 0, 1});
    const Built aLess({0x01, 0x00, 0, 0, 0, 0, 0}, {'a', 0, 4, 0, 0, 0, 2});
    CheckedRecord x;
    CheckedRecord y;
    const auto compared = [&](const Built &p, const Built &q) {
        EXPECT_EQ(layout.parse(p.page.data(), p.origin, 120, 1000, Level::Leaf, x), Fault::None);
        EXPECT_EQ(layout.parse(q.page.data(), q.origin, 120, 1000, Level::Leaf, y), Fault::None);
        return layout.compare(p.page.data(), x, q.page.data(), y, layout.keyFields());
    };
    EXPECT_EQ(compared(null, a), KeyCompare::Less);
    EXPECT_EQ(compared(a, aLess), KeyCompare::Less) << "5 before 4";
    EXPECT_EQ(compared(a, a), KeyCompare::Equal);
}

TEST(EntrySumsTest, TellNullFromEmptyAndKeepValuesApart)
{
    const CheckedTable table = sample();
    const RecordLayout rows = RecordLayout::clustered(table);
    const std::vector<RecordLayout> secondary{RecordLayout::secondary(table, 1)};
    std::vector<uint8_t> data(4 + 13);
    data[3] = 7;
    for (const char byte : {'x', char(0xc3), char(0xa9), 'y', 'z'})
        data.push_back(uint8_t(byte));
    data.insert(data.end(), {0, 9});
    const Built row({0x05, 0x02, 0, 0, 0, 0, 0}, data); // b is NULL
    const auto agree = [&](const Built &entry) {
        EntrySums sums(table, rows, secondary);
        CheckedRecord record;
        EXPECT_EQ(rows.parse(row.page.data(), row.origin, 120, 1000, Level::Leaf, record), Fault::None);
        sums.addRow(row.page.data(), record);
        EXPECT_EQ(secondary[0].parse(entry.page.data(), entry.origin, 120, 1000, Level::Leaf, record),
                  Fault::None);
        sums.addEntry(0, entry.page.data(), record);
        EXPECT_EQ(sums.whyNot(0), "");
        return sums.agree(0);
    };
    EXPECT_TRUE(agree(Built({4, 0, 0, 0, 0, 0, 0}, {'x', 0xc3, 0xa9, 'y', 0, 9, 0, 0, 0, 7})))
        << "three characters";
    EXPECT_FALSE(agree(Built({3, 0, 0, 0, 0, 0, 0}, {'x', 0xc3, 0xa9, 0, 9, 0, 0, 0, 7})));
    EXPECT_FALSE(agree(Built({4, 0, 0, 0, 0, 0, 0}, {'x', 0xc3, 0xa9, 'y', 0, 9, 0, 0, 0, 8})));
    EXPECT_FALSE(agree(Built({1, 0, 0, 0, 0, 0}, {0, 9, 0, 0, 0, 7})));
}

} // namespace millrace::test::layout_test
