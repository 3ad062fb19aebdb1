// SPDX-License-Identifier: GPL-3.0-or-later
// The order of keys against comparisons written down plainly.
#include "core/ship/ibd/entryform.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <random>

namespace millrace::test::keyform_test {

using ibd::ColumnKind;
using ibd::ColumnShape;
using ibd::TextOrdering;

namespace {

using Text = std::optional<std::string>;

/// An index of one nullable column over a primary key of four bytes.
ibd::EntryForm formOf(const ColumnShape &shape, bool descending)
{
    ibd::ExportedIndex index{.name = "k", .userFields = 1, .uniqueFields = 2, .nullable = 1};
    index.fields = {
        {.column = "v", .fixedBytes = shape.isFixed() ? shape.storedBytes() : 0, .descending = descending},
        {.column = "id", .fixedBytes = 4}};
    ColumnShape v = shape;
    v.name = "v";
    v.nullable = true;
    auto form = ibd::EntryForm::make(
        index, {{.name = "id", .kind = ColumnKind::Integer, .isUnsigned = true, .length = 4}, v});
    if (!form)
        throw std::runtime_error(form.fault().what);
    return *std::move(form);
}

std::vector<ibd::Byte> entryOf(const ibd::EntryForm &form, const ColumnShape &shape, std::uint32_t id,
                               const std::function<void(ibd::RowEncoder &)> &give)
{
    ColumnShape v = shape;
    v.nullable = true;
    ibd::RowEncoder row({{.kind = ColumnKind::Integer, .isUnsigned = true, .length = 4}, v});
    row.begin();
    row.number(0, id);
    give(row);
    EXPECT_TRUE(row.isComplete());
    std::vector<ibd::Byte> entry;
    form.append(row.image(), entry);
    return entry;
}

/// As PAD SPACE has it, byte by byte.
int comparePadded(const std::string &a, const std::string &b)
{
    for (std::size_t i = 0; i < std::max(a.size(), b.size()); ++i) {
        const auto left = static_cast<unsigned char>(i < a.size() ? a[i] : ' ');
        const auto right = static_cast<unsigned char>(i < b.size() ? b[i] : ' ');
        if (left != right)
            return left < right ? -1 : 1;
    }
    return 0;
}

void expectOrder(const ColumnShape &shape,
                 const std::function<int(const std::string &, const std::string &)> &compare)
{
    std::mt19937 random(7);
    std::vector<Text> values{std::nullopt, ""};
    for (int i = 0; i < 400; ++i) {
        std::string value;
        for (auto left = random() % 7; left > 0; --left)
            value += std::string_view("  \t\0!a~", 7)[random() % 7];
        values.emplace_back(value);
    }
    for (const bool descending : {false, true}) {
        const auto form = formOf(shape, descending);
        for (std::uint32_t i = 0; i < 3000; ++i) {
            const Text &a = values[random() % values.size()];
            const Text &b = values[random() % values.size()];
            const std::uint32_t ids[2] = {static_cast<std::uint32_t>(random() % 3),
                                          static_cast<std::uint32_t>(random() % 3)};
            const auto entry = [&](const Text &value, std::uint32_t id) {
                return entryOf(form, shape, id, [&](ibd::RowEncoder &row) {
                    if (!value)
                        row.null(1);
                    else if (shape.isText())
                        row.text(1, *value);
                    else
                        row.bytes(1, *value);
                });
            };
            int expected = !a || !b ? int(a.has_value()) - int(b.has_value()) : compare(*a, *b);
            expected = descending ? -expected : expected;
            if (expected == 0)
                expected = ids[0] == ids[1] ? 0 : ids[0] < ids[1] ? -1 : 1;
            const auto left = entry(a, ids[0]);
            const auto right = entry(b, ids[1]);
            const auto leftKey = form.read(left)->key;
            const auto rightKey = form.read(right)->key;
            const int order = std::ranges::lexicographical_compare(leftKey, rightKey)   ? -1
                              : std::ranges::lexicographical_compare(rightKey, leftKey) ? 1
                                                                                        : 0;
            ASSERT_EQ(order, expected)
                << descending << " \"" << a.value_or("NULL") << "\" \"" << b.value_or("NULL") << '"';
        }
    }
}

} // namespace

TEST(KeyForm, PaddedTextsCompareAsIfFilledWithSpaces)
{
    expectOrder({.kind = ColumnKind::VarChar, .length = 20, .ordering = TextOrdering::BytesPadded},
                comparePadded);
    expectOrder({.kind = ColumnKind::Char, .length = 20, .ordering = TextOrdering::BytesPadded},
                comparePadded);
    expectOrder({.kind = ColumnKind::Char,
                 .length = 20,
                 .charset = ibd::ColumnCharset::SingleByte,
                 .ordering = TextOrdering::BytesPadded},
                comparePadded);
}

TEST(KeyForm, OtherBytesCompareAsTheyAreAndThenByLength)
{
    const auto plain = [](const std::string &a, const std::string &b) { return a < b ? -1 : a > b ? 1 : 0; };
    expectOrder({.kind = ColumnKind::VarBinary, .length = 20}, plain);
    expectOrder({.kind = ColumnKind::VarChar, .length = 20, .ordering = TextOrdering::Unpadded}, plain);
}

TEST(KeyForm, RealsCompareAsNumbers)
{
    const std::vector<double> values{-1e30, -2.5, -1, -0.5, 0, 0.25, 1, 1.5, 3e20};
    for (const auto kind : {ColumnKind::Float, ColumnKind::Double}) {
        const ColumnShape shape{.kind = kind};
        const auto form = formOf(shape, false);
        std::vector<std::vector<ibd::Byte>> entries;
        for (const double value : values)
            entries.push_back(entryOf(form, shape, 1, [&](ibd::RowEncoder &row) {
                row.real(1, kind == ColumnKind::Float ? static_cast<float>(value) : value);
            }));
        EXPECT_TRUE(std::ranges::is_sorted(entries));
        const auto minus = entryOf(form, shape, 1, [](ibd::RowEncoder &row) { row.real(1, -0.0); });
        EXPECT_TRUE(std::ranges::equal(form.read(minus)->key, form.read(entries[4])->key));
    }
}

TEST(KeyForm, AnEntryHasItsRecordAndADamagedOneIsNone)
{
    const ColumnShape shape{.kind = ColumnKind::VarBinary, .length = 300};
    const auto form = formOf(shape, false);
    const auto entry =
        entryOf(form, shape, 77, [](ibd::RowEncoder &row) { row.bytes(1, std::string(200, 'x')); });
    const auto read = form.read(entry);
    ASSERT_TRUE(read);
    EXPECT_EQ(std::string(read->data.begin(), read->data.end()),
              std::string(200, 'x') + std::string("\0\0\0\x4d", 4));
    EXPECT_EQ(std::vector<ibd::Byte>(read->lengths.begin(), read->lengths.end()),
              (std::vector<ibd::Byte>{200, 0x80, 0}));
    EXPECT_EQ(read->userKey.size() + 4, read->key.size());
    for (std::size_t cut = 0; cut < 7; ++cut)
        EXPECT_FALSE(form.read(ibd::Bytes(entry).first(cut)));
    auto longer = entry;
    longer[longer.size() - 6] = 0xff;
    EXPECT_FALSE(form.read(longer));
}

} // namespace millrace::test::keyform_test
