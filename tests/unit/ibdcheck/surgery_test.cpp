// SPDX-License-Identifier: GPL-3.0-or-later
// Files that servers wrote are good; with a fault of each kind in them they are not.
#include "tests/unit/ibdcheck/goodfile.h"
#include "tests/unit/ibdcheck/ibdsurgeon.h"

#include "core/ship/ibdcheck/shape/exportedcfg.h"
#include "tests/support/sanitized.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <set>

namespace millrace::test::surgery_test {

using namespace ibdcheck;

class SurgeryTest : public testing::TestWithParam<const char *>
{
protected:
    const GoodFile &good = goodFile(GetParam());
    const CheckReport report = good.check(good.bytes);
};

TEST_P(SurgeryTest, AFileOfAServerIsGood)
{
    EXPECT_TRUE(report.good()) << wordsOf(report);
    EXPECT_EQ(report.rows, 2608U);
    EXPECT_EQ(report.pages, 576U);
    EXPECT_EQ(report.extents, 2U);
    EXPECT_EQ(report.offPagePages, 8U);
    EXPECT_EQ(report.mariaDb, std::string_view(GetParam()) == "mariadb");
    ASSERT_GE(report.indexes.size(), 4U);
    for (size_t i = 0; i < 4; ++i) {
        EXPECT_EQ(report.indexes[i].rows, 2608U);
        EXPECT_TRUE(report.indexes[i].entriesCompared);
        EXPECT_EQ(report.indexes[i].levels, 2U);
    }
    EXPECT_EQ(report.indexes[0].leafPages, 38U);
}

TEST_P(SurgeryTest, WithTheShapeFromElsewhereItIsGoodAsWell)
{
    ExportedTable exported;
    ASSERT_EQ(exported.read(good.cfg), "");
    CheckRequest request{.table = exported.table};
    for (CheckedIndex &index : request.table->indexes)
        index.rootPage = 0; // to be found
    request.table->columns[5].value = StoredValue::Decimal;
    request.table->columns[5].precision = 9;
    request.table->columns[5].scale = 2;
    const MemoryStore store(good.bytes);
    EXPECT_TRUE(checkTablespace(store, {}, request).good());
    EXPECT_TRUE(checkTablespace(store, good.cfg, request).good());
    CheckRequest narrow = request;
    narrow.table->columns[3].mostChars = 4; // the text of the table is longer
    EXPECT_TRUE(checkTablespace(store, {}, narrow).has(FaultKind::Value));
    CheckRequest other = request;
    other.table->indexes.pop_back();
    EXPECT_TRUE(checkTablespace(store, {}, other).has(FaultKind::RootPage));
    EXPECT_TRUE(checkTablespace(store, good.cfg, other).has(FaultKind::ExportedFile));
    EXPECT_TRUE(checkTablespace(store, {}, {}).has(FaultKind::Shape));
}

TEST_P(SurgeryTest, WhatAServerLeavesABuilderMustNot)
{
    const CheckReport built = good.check(good.bytes, true);
    EXPECT_TRUE(built.has(FaultKind::Garbage)) << wordsOf(built);
}

TEST_P(SurgeryTest, SeveralThreadsSayTheSame)
{
    // Pages that are the first of a thread's range or the last of another's are no different.
    IbdSurgeon surgeon(good.bytes, report, 3);
    surgeon.add(surgeon.someLeaf(1), 8, 4, 1);
    CheckRequest request{.threads = 4};
    uint64_t done = 0;
    request.onProgress = [&](uint64_t bytes) { done = bytes; };
    const CheckReport one = good.check(surgeon.bytes);
    const CheckReport several = checkTablespace(MemoryStore(surgeon.bytes), good.cfg, request);
    EXPECT_EQ(wordsOf(one), wordsOf(several));
    EXPECT_EQ(done, surgeon.bytes.size());
}

TEST_P(SurgeryTest, StoppedItProvesNothing)
{
    std::stop_source source;
    source.request_stop();
    const CheckReport stopped =
        checkTablespace(MemoryStore(good.bytes), good.cfg, {.stop = source.get_token()});
    EXPECT_TRUE(stopped.stopped);
    EXPECT_FALSE(stopped.good());
}

TEST_P(SurgeryTest, EveryFaultIsFound)
{
    std::set<std::string> without;
    for (const Surgery &surgery : allSurgeries()) {
        for (uint64_t seed = 1; seed <= ((addressSanitized || threadSanitized) ? 2 : 12); ++seed) {
            IbdSurgeon surgeon(good.bytes, report, seed);
            if (!surgery.cut(surgeon)) {
                without.insert(surgery.name);
                continue;
            }
            const CheckReport found = good.check(surgeon.bytes);
            const bool any = std::any_of(surgery.expected.begin(), surgery.expected.end(),
                                         [&](FaultKind kind) { return found.has(kind); });
            EXPECT_EQ(any, !surgery.harmless) << surgery.name << ", seed " << seed << ": " << wordsOf(found);
            EXPECT_EQ(found.good(), surgery.harmless)
                << surgery.name << ", seed " << seed << ": " << wordsOf(found);
        }
    }
    for (const std::string &name : without)
        EXPECT_EQ(name, "dictionary elsewhere") << "there is no place for it";
    EXPECT_GE(allSurgeries().size(), 80U);
}

TEST_P(SurgeryTest, AWrongEntryIsNamed)
{
    IbdSurgeon surgeon(good.bytes, report, 5);
    const uint32_t leaf = surgeon.someLeaf(1, 20);
    const uint32_t record = surgeon.records(leaf).at(7);
    surgeon.add(leaf, record + 3, 4, 1); // its primary key: still in order
    surgeon.seal(leaf);
    const CheckReport found = good.check(surgeon.bytes);
    const auto told = std::count_if(found.faults.begin(), found.faults.end(), [&](const FileFault &fault) {
        return fault.page == leaf &&
               fault.words == "the entry at " + std::to_string(record) + " belongs to no row: index u";
    });
    EXPECT_EQ(told, 1) << wordsOf(found);
    EXPECT_EQ(found.faultsFound, 3U) << wordsOf(found) << "\nthe sum, the entry, and the row that has none";
}

TEST(PageSizes, FilesOfAllSizesAreReadAndTheirFaultsFound)
{
    for (const auto &[name, pageSize] : {std::pair("mariadb-4k", 4096U),
                                         {"mariadb-8k", 8192U},
                                         {"mariadb-32k", 32768U},
                                         {"mariadb-64k", 65536U},
                                         {"mysql-4k", 4096U},
                                         {"mysql-64k", 65536U}}) {
        const GoodFile &file = goodFile(name);
        const CheckReport good = file.check(file.bytes);
        EXPECT_TRUE(good.good()) << name << ": " << wordsOf(good);
        EXPECT_EQ(good.pageSize, pageSize);
        EXPECT_EQ(good.rows, 900U);
        IbdSurgeon surgeon(file.bytes, good, 1);
        const uint32_t leaf = surgeon.ofType(17855).back();
        surgeon.add(leaf, 54, 2, 1);
        EXPECT_TRUE(file.check(surgeon.bytes).has(FaultKind::Checksum)) << name;
        surgeon.seal(leaf);
        const CheckReport found = file.check(surgeon.bytes);
        EXPECT_FALSE(found.good() || found.has(FaultKind::Checksum)) << name << ": " << wordsOf(found);
    }
}

INSTANTIATE_TEST_SUITE_P(Of, SurgeryTest, testing::Values("mariadb", "mysql"),
                         [](const auto &each) { return std::string(each.param); });

} // namespace millrace::test::surgery_test
