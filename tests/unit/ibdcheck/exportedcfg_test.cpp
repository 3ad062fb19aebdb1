// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ship/ibdcheck/shape/exportedcfg.h"
#include "tests/unit/ibdcheck/goodfile.h"

#include <gtest/gtest.h>
#include <random>

namespace millrace::test::exportedcfg_test {

using namespace ibdcheck;

class ExportedCfg : public testing::TestWithParam<const char *>
{
protected:
    const std::vector<uint8_t> &cfg = goodFile(GetParam()).cfg;
};

TEST_P(ExportedCfg, SaysHowTheTableIsStored)
{
    ExportedTable exported;
    ASSERT_EQ(exported.read(cfg), "");
    EXPECT_EQ(exported.name, "d/f");
    EXPECT_EQ(exported.pageSize, 16384U);
    ASSERT_EQ(exported.table.columns.size(), 8U);
    const CheckedColumn &s = exported.table.columns[3];
    EXPECT_EQ(s.name, "s");
    EXPECT_TRUE(s.nullable);
    EXPECT_EQ(s.mostBytes, 160U);
    EXPECT_FALSE(s.longLengths);
    EXPECT_EQ(s.mostChars, 40U);
    EXPECT_EQ(s.charset, StoredCharset::Utf8mb4);
    EXPECT_EQ(s.order, StoredOrder::PaddedBytes);
    EXPECT_EQ(exported.table.columns[4].value, StoredValue::Date);
    EXPECT_EQ(exported.table.columns[5].fixedBytes, 5U);
    EXPECT_EQ(exported.table.columns[6].fixedBytes, 170U);
    EXPECT_TRUE(exported.table.columns[7].longLengths);
    EXPECT_EQ(exported.table.columns[7].charset, StoredCharset::Ascii);
    ASSERT_EQ(exported.table.indexes.size(), 4U);
    EXPECT_EQ(exported.table.indexes[0].name, "PRIMARY");
    EXPECT_EQ(exported.table.indexes[1].name, "u");
    EXPECT_TRUE(exported.table.indexes[1].unique);
    const CheckedIndex &key = exported.table.indexes[3];
    ASSERT_EQ(key.parts.size(), 2U);
    EXPECT_EQ(key.parts[0].column, 3U);
    EXPECT_EQ(key.parts[0].prefixBytes, 32U);
    EXPECT_EQ(key.parts[1].column, 4U);
    EXPECT_FALSE(key.parts[1].descending);
}

TEST_P(ExportedCfg, OtherTablesAreOthers)
{
    ExportedTable exported;
    ASSERT_EQ(exported.read(cfg), "");
    CheckedTable table = exported.table;
    EXPECT_EQ(exported.whyNotThat(table), "");
    std::swap(table.indexes[1], table.indexes[2]);
    EXPECT_EQ(exported.whyNotThat(table), "") << "in another order";
    for (CheckedIndex &index : table.indexes)
        index.rootPage = 0;
    exported.giveRoots(table);
    EXPECT_EQ(table.indexes[2].rootPage, exported.table.indexes[1].rootPage);
    const auto differs = [&](const std::function<void(CheckedTable &)> &change) {
        CheckedTable other = exported.table;
        change(other);
        return !exported.whyNotThat(other).empty();
    };
    EXPECT_TRUE(differs([](CheckedTable &t) { t.columns[1].nullable = true; }));
    EXPECT_TRUE(differs([](CheckedTable &t) { t.columns[1].fixedBytes = 8; }));
    EXPECT_TRUE(differs([](CheckedTable &t) { t.columns[3].longLengths = true; }));
    EXPECT_TRUE(differs([](CheckedTable &t) { t.columns[3].name = "x"; }));
    EXPECT_TRUE(differs([](CheckedTable &t) { t.indexes[2].unique = true; }));
    EXPECT_TRUE(differs([](CheckedTable &t) { t.indexes[2].parts[0].descending = true; }));
    EXPECT_TRUE(differs([](CheckedTable &t) { t.indexes[3].parts[0].prefixBytes = 0; }));
    EXPECT_TRUE(differs([](CheckedTable &t) { t.indexes.pop_back(); }));
}

TEST_P(ExportedCfg, CutOrChangedItIsReadOrRefusedAndNothingElse)
{
    for (size_t length = 0; length < cfg.size(); ++length) {
        ExportedTable exported;
        EXPECT_NE(exported.read({cfg.data(), length}), "") << length;
    }
    std::mt19937 random(7);
    for (int i = 0; i < 20000; ++i) {
        std::vector<uint8_t> changed = cfg;
        for (uint32_t k = 0; k <= random() % 3; ++k)
            changed[random() % changed.size()] = uint8_t(random());
        ExportedTable exported;
        if (exported.read(changed).empty())
            (void)exported.table.whyNot();
    }
}

INSTANTIATE_TEST_SUITE_P(Of, ExportedCfg, testing::Values("mariadb", "mysql"),
                         [](const auto &each) { return std::string(each.param); });

} // namespace millrace::test::exportedcfg_test
