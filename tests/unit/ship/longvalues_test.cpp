// SPDX-License-Identifier: GPL-3.0-or-later
// Values outside their rows: which, and in what pages. shipoutside_test.cpp has the servers' word on it.
#include "core/base/literals.h"
#include "core/ship/ibd/base/format.h"
#include "core/ship/ibd/longrow.h"
#include "core/ship/ibd/valuepages.h"
#include "tests/unit/ship/builtfile.h"

#include <gtest/gtest.h>

namespace millrace::test::longvalues_test {

using ibd::ColumnKind;
using ibd::ColumnShape;
using namespace ibd::format;

namespace {

std::string valueOf(std::size_t bytes)
{
    std::string value(bytes, ' ');
    std::uint32_t state = 1;
    for (char &byte : value)
        byte = static_cast<char>((state = state * 1664525U + 1013904223U) >> 24U);
    return value;
}

/// The pages of one value, and the reference to it.
struct Stored
{
    Stored(const QString &flavour, const std::string &value)
        : file(shipTemplate(flavour))
        , space(file)
        , reference(referenceBytes)
    {
        ibd::PageWriter writer(sink, file.seal, file.lsn);
        ibd::ValuePages pages(space, space.addSegment(file.trees.front().leaves), writer, file.seal);
        written =
            pages.write({reinterpret_cast<const ibd::Byte *>(value.data()), value.size()}, reference.data());
        writer.flush();
    }
    const ibd::Byte *page(std::uint32_t number) const { return sink.pages.at(number).data(); }
    std::uint32_t first() const { return ibd::get32(reference.data() + 4); }

    ibd::TemplateFile file;
    ibd::SpaceMap space;
    MemorySink sink;
    std::vector<ibd::Byte> reference;
    bool written = false;
};

/// MariaDB's chain: 38 length, 42 next, 46 bytes.
std::string readChain(const Stored &stored)
{
    std::string value;
    for (std::uint32_t number = stored.first(); number != 0xffffffff;) {
        const ibd::Byte *page = stored.page(number);
        EXPECT_EQ(ibd::get16(page + 24), 10U);
        value.append(page + 46, page + 46 + ibd::get32(page + 38));
        number = ibd::get32(page + 42);
    }
    return value;
}

/// Walks a list of MySQL's entries from its base at `base` of the first page in both directions; the places
/// of its entries.
std::vector<std::pair<std::uint32_t, std::uint32_t>> walkList(const Stored &stored, std::uint32_t base)
{
    const auto address = [](const ibd::Byte *at) { return std::pair(ibd::get32(at), ibd::get16(at + 4)); };
    const std::pair<std::uint32_t, std::uint32_t> none{0xffffffff, 0};
    const ibd::Byte *list = stored.page(stored.first()) + base;
    std::vector<std::pair<std::uint32_t, std::uint32_t>> places;
    auto before = none;
    for (auto at = address(list + 4); at != none && places.size() < 100000;) {
        const ibd::Byte *entry = stored.page(at.first) + at.second;
        EXPECT_EQ(address(entry), before);
        places.push_back(at);
        before = at;
        at = address(entry + 6);
    }
    EXPECT_EQ(address(list + 10), before);
    EXPECT_EQ(ibd::get32(list), places.size());
    return places;
}

std::string readListed(const Stored &stored, std::size_t &unused)
{
    std::string value;
    for (const auto &[number, offset] : walkList(stored, 64)) {
        const ibd::Byte *entry = stored.page(number) + offset;
        const std::uint32_t data = ibd::get32(entry + 48);
        const bool first = data == stored.first();
        const ibd::Byte *page = stored.page(data);
        EXPECT_EQ(ibd::get16(page + 24), first ? 24U : 23U);
        EXPECT_EQ(ibd::get32(page + (first ? 54 : 39)), ibd::get16(entry + 52));
        EXPECT_EQ(ibd::get32(entry + 56), 1U) << "its version";
        EXPECT_EQ(ibd::get32(entry + 12), 0U) << "no older versions";
        const ibd::Byte *bytes = page + (first ? 696 : 49);
        value.append(bytes, bytes + ibd::get16(entry + 52));
    }
    unused = walkList(stored, 80).size();
    return value;
}

const std::vector<std::size_t> lengths{1,
                                       15679,
                                       15680,
                                       15681,
                                       15680 + 16327,
                                       15680 + 16327 + 1,
                                       15680 + 9 * 16327,
                                       15680 + 9 * 16327 + 1,
                                       15680 + 281 * 16327,
                                       15680 + 281 * 16327 + 1,
                                       15680 + 600 * 16327};

/// A table of numbers and texts: what its clustered index would be in a .cfg file.
ibd::ExportedIndex clusteredOf(const std::vector<ColumnShape> &columns)
{
    ibd::ExportedIndex index{.name = "PRIMARY", .type = 3, .userFields = 1, .uniqueFields = 1};
    index.fields.push_back({.column = columns[0].name, .fixedBytes = columns[0].storedBytes()});
    index.fields.push_back({.column = "DB_TRX_ID", .fixedBytes = 6});
    index.fields.push_back({.column = "DB_ROLL_PTR", .fixedBytes = 7});
    for (std::size_t i = 1; i < columns.size(); ++i) {
        index.fields.push_back(
            {.column = columns[i].name, .fixedBytes = columns[i].isFixed() ? columns[i].storedBytes() : 0});
        index.nullable += columns[i].nullable ? 1 : 0;
    }
    return index;
}

const std::vector<ColumnShape> columns{
    {.name = "id", .kind = ColumnKind::Integer, .length = 4},
    {.name = "short", .kind = ColumnKind::VarBinary, .nullable = true, .length = 255},
    {.name = "a", .kind = ColumnKind::Blob, .nullable = true, .length = 65535},
    {.name = "b", .kind = ColumnKind::VarBinary, .nullable = true, .length = 30000},
    {.name = "c", .kind = ColumnKind::Blob, .nullable = true, .length = 255}};

/// Columns that go out, and the size of what is left.
struct Left
{
    std::vector<std::size_t> columns;
    std::uint32_t bytes = 0;
};

Left leftOf(std::vector<std::size_t> sizes, bool compact)
{
    auto layout = ibd::RecordLayout::ofIndex(clusteredOf(columns), columns);
    if (!layout)
        throw std::runtime_error(layout.fault().what);
    ibd::RowEncoder row(columns);
    row.begin();
    row.number(0, 7U);
    for (std::size_t i = 0; i < sizes.size(); ++i)
        row.bytes(i + 1, std::string(sizes[i], static_cast<char>('a' + i)));
    ibd::LongRow rest(*layout, 1, compact);
    const ibd::RecordSize size = rest.shorten(row.image());
    const ibd::RecordSize measured = layout->measure(rest.image());
    EXPECT_EQ(measured.extra, size.extra);
    EXPECT_EQ(measured.data, size.data);
    Left left{.bytes = size.extra + size.data};
    for (const auto &value : rest.outside()) {
        left.columns.push_back(value.column);
        EXPECT_EQ(value.bytes.size(), sizes[value.column - 1] - (compact ? 768 : 0));
        // The reference stands at the end of what is left of the value.
        const ibd::StoredValue &stored = rest.image().values[value.column];
        EXPECT_EQ(stored.length, compact ? 788U : 20U);
        EXPECT_EQ(rest.reference(value), rest.image().bytes + stored.at + stored.length - 20);
    }
    return left;
}

} // namespace

TEST(LongValues, MariaDbHasThemInAChainOfPages)
{
    for (const std::size_t length : {1, 16329, 16330, 16331, 32660, 32661, 1000000}) {
        SCOPED_TRACE(length);
        const std::string value = valueOf(length);
        const Stored stored(u"mariadb-10.11"_s, value);
        ASSERT_TRUE(stored.written);
        EXPECT_EQ(ibd::get32(stored.reference.data()), stored.file.spaceId);
        EXPECT_EQ(ibd::get32(stored.reference.data() + 8), 38U);
        EXPECT_EQ(ibd::get64(stored.reference.data() + 12), length);
        EXPECT_TRUE(readChain(stored) == value);
        EXPECT_EQ(stored.sink.pages.size(), (length + 16329) / 16330);
        EXPECT_FALSE(stored.sink.twice);
    }
}

TEST(LongValues, MySqlHasAListOfTheirPages)
{
    for (const std::size_t length : lengths) {
        SCOPED_TRACE(length);
        const std::string value = valueOf(length);
        const Stored stored(u"mysql-9.7"_s, value);
        ASSERT_TRUE(stored.written);
        EXPECT_EQ(ibd::get32(stored.reference.data() + 8), 1U) << "its version";
        EXPECT_EQ(ibd::get64(stored.reference.data() + 12), length);
        std::size_t unused = 0;
        EXPECT_TRUE(readListed(stored, unused) == value);
        EXPECT_FALSE(stored.sink.twice);
        // Every page with entries is found from the first on, the newest before the older ones.
        std::size_t indexPages = 0;
        for (auto number = ibd::get32(stored.page(stored.first()) + 12); number != 0xffffffff;
             number = ibd::get32(stored.page(number) + 12)) {
            EXPECT_EQ(ibd::get16(stored.page(number) + 24), 22U);
            ++indexPages;
        }
        const std::size_t parts = stored.sink.pages.size() - indexPages;
        EXPECT_EQ(parts, length <= 15680 ? 1 : 1 + (length - 15680 + 16326) / 16327);
        EXPECT_EQ(unused, 10 + 272 * indexPages - parts);
        EXPECT_LT(unused, indexPages == 0 ? 10U : 272U) << "no page of entries without one in use";
    }
}

TEST(LongValues, AFullDiskIsSaid)
{
    const auto file = shipTemplate(u"mysql-9.7"_s);
    ibd::SpaceMap space(file);
    MemorySink sink;
    sink.failAfter = 0;
    ibd::PageWriter writer(sink, file.seal, file.lsn);
    ibd::ValuePages pages(space, space.addSegment(file.trees.front().leaves), writer, file.seal);
    const std::string value = valueOf(4'000'000);
    std::vector<ibd::Byte> reference(20);
    EXPECT_FALSE(
        pages.write({reinterpret_cast<const ibd::Byte *>(value.data()), value.size()}, reference.data()));
    EXPECT_EQ(writer.fault().kind, ibd::BuildFaultKind::WriteFailed);
}

TEST(LongValues, TheLongestGoOutUntilTheRowFits)
{
    using Columns = std::vector<std::size_t>;
    EXPECT_EQ(leftOf({10, 4000, 4000, 20}, false).columns, Columns{}) << "it fits";
    EXPECT_EQ(leftOf({10, 5000, 4000, 20}, false).columns, Columns{2});
    EXPECT_EQ(leftOf({10, 4000, 5000, 20}, false).columns, Columns{3});
    EXPECT_EQ(leftOf({10, 5000, 5000, 20}, false).columns, Columns{2}) << "of two alike the first";
    EXPECT_EQ(leftOf({10, 9000, 9001, 255}, false).columns, (Columns{3, 2}));
    EXPECT_EQ(leftOf({255, 9000, 9000, 255}, true).columns, (Columns{2, 3}));
    // Header 5, NULL bits 1, lengths 1, 2, 2, 1; key 4, the system's 13.
    EXPECT_EQ(leftOf({10, 5000, 4000, 20}, false).bytes,
              5U + 1 + 1 + 2 + 2 + 1 + 4 + 13 + 10 + 20 + 4000 + 20);
    EXPECT_EQ(leftOf({10, 5000, 4000, 20}, true).bytes,
              5U + 1 + 1 + 2 + 2 + 1 + 4 + 13 + 10 + 788 + 4000 + 20);
    // Byte by byte: 8,125 stay.
    EXPECT_EQ(leftOf({0, 0, 8125 - 28, 0}, false).columns, Columns{});
    EXPECT_EQ(leftOf({0, 0, 8125 - 27, 0}, false).columns, Columns{3});
}

TEST(LongValues, RowsLongerThanAnyThatWasTriedAreNotTaken)
{
    ibd::RowEncoder row({{.name = "a", .kind = ColumnKind::Blob, .length = 0xffffffff},
                         {.name = "b", .kind = ColumnKind::Text, .length = 0xffffffff}});
    const std::string most(ibd::RowEncoder::mostRowBytes + 1, 'x');
    row.begin();
    EXPECT_EQ(row.bytes(0, most), ibd::ValueFate::TooLong);
    row.begin();
    EXPECT_EQ(row.bytes(0, "1234567890"), ibd::ValueFate::Stored);
    EXPECT_EQ(row.text(1, std::string_view(most).substr(0, most.size() - 10)), ibd::ValueFate::TooLong);
    EXPECT_EQ(row.text(1, "x"), ibd::ValueFate::Stored);
}

} // namespace millrace::test::longvalues_test
