// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/literals.h"
#include "core/ship/ibd/base/format.h"
#include "core/ship/ibdcheck/tablespacecheck.h"
#include "tests/support/qtprinters.h"
#include "tests/support/testdata.h"
#include "tests/unit/ship/builtfile.h"

#include <QTemporaryDir>
#include <algorithm>
#include <gtest/gtest.h>
#include <thread>

namespace millrace::test::tablespace_test {

using ibd::BuildFaultKind;
using ibd::TablespaceBuilder;
using namespace ibd::format;

namespace {

const QStringList flavours{u"mariadb-10.11"_s, u"mysql-9.7"_s};

std::unique_ptr<TablespaceBuilder> builderFor(const QString &flavour, ibd::PageSink &sink)
{
    auto builder = TablespaceBuilder::create(shipTemplate(flavour), shipColumns(), sink);
    if (!builder)
        throw std::runtime_error(builder.fault().what);
    return std::move(*builder);
}

/// Rows 0 … count - 1 with their entries; the fault that ended it, if one did.
ibd::Outcome<ibd::BuiltTablespace> build(TablespaceBuilder &builder, std::size_t count)
{
    ibd::RowEncoder row(shipColumns());
    std::vector<std::vector<std::vector<ibd::Byte>>> entries(builder.indexes());
    for (std::size_t number = 0; number < count; ++number) {
        fillShipRow(row, number);
        if (auto added = builder.addRow(row.image()); !added)
            return added.fault();
        for (std::size_t index = 1; index < builder.indexes(); ++index)
            builder.entries(index).append(row.image(), entries[index].emplace_back());
    }
    for (std::size_t index = 1; index < builder.indexes(); ++index) {
        std::ranges::sort(entries[index]);
        for (const auto &entry : entries[index])
            if (auto added = builder.addEntry(index, entry); !added)
                return added.fault();
    }
    return builder.finish({.lastAutoIncrement = count});
}

bool describedAsUsed(const MemorySink &sink, std::uint32_t page)
{
    const auto &describer = sink.pages.at(page / pageSize * pageSize);
    const std::size_t at =
        xdesArray + std::size_t{xdesBytes} * (page / extentPages % describedExtents) + xdesBitmap;
    const std::uint32_t inExtent = page % extentPages;
    return (describer[at + inExtent / 4] >> 2 * (inExtent % 4) & 1U) == 0;
}

} // namespace

TEST(Tablespace, HasEveryRowOnceInOrderOnPagesThatAreSealedAndDescribed)
{
    for (const QString &flavour : flavours)
        for (const std::size_t count : {0, 1, 4, 300, 20000}) {
            SCOPED_TRACE(flavour + u' ' + QString::number(count));
            MemorySink sink;
            const auto file = shipTemplate(flavour);
            const auto built = build(*builderFor(flavour, sink), count);
            ASSERT_TRUE(built) << built.fault().what;
            EXPECT_EQ(built->rows, count);
            EXPECT_EQ(built->pagesWritten, sink.pages.size());
            EXPECT_EQ(sink.length, built->pages);
            EXPECT_FALSE(sink.twice);
            const LeafWalk rows = walkLeaves(sink, file.trees[0].root);
            EXPECT_EQ(rows.records, count);
            EXPECT_TRUE(std::ranges::is_sorted(rows.firstBytes));
            for (std::size_t i = 1; i < file.trees.size(); ++i) {
                if (file.exported.indexes[i].name ==
                    "by_n") { // its records have the same lengths on both sides
                    EXPECT_EQ(walkLeaves(sink, file.trees[i].root).records, count);
                }
            }
            for (std::uint32_t page = 0; page < sink.length; ++page) {
                ASSERT_EQ(sink.pages.contains(page), describedAsUsed(sink, page)) << page;
                if (sink.pages.contains(page)) {
                    EXPECT_TRUE(ibd::isSealed(sink.pages[page].data(), file.seal)) << page;
                    EXPECT_EQ(ibd::get32(sink.pages[page].data() + filSpaceId), file.spaceId) << page;
                }
            }
            const ibd::Byte *root = sink.pages[file.trees[0].root].data();
            EXPECT_EQ(ibd::get64(root + pageRootAutoInc), file.exported.fromMySql() ? 0 : count);
        }
}

TEST(Tablespace, IndexesMayBeBuiltByThreads)
{
    const std::size_t rows = 60000; // extents of each index
    for (const QString &flavour : flavours) {
        SCOPED_TRACE(flavour);
        QTemporaryDir folder;
        const std::string path = folder.filePath(u"t.ibd"_s).toStdString();
        const auto sink = ibd::FileSink::create(path);
        const auto builder = builderFor(flavour, **sink);
        ASSERT_GT(builder->indexes(), 2U);
        ibd::RowEncoder row(shipColumns());
        std::vector<std::vector<std::vector<ibd::Byte>>> entries(builder->indexes());
        for (std::size_t number = 0; number < rows; ++number) {
            fillShipRow(row, number);
            ASSERT_TRUE(builder->addRow(row.image()));
            for (std::size_t index = 1; index < builder->indexes(); ++index)
                builder->entries(index).append(row.image(), entries[index].emplace_back());
        }
        {
            std::vector<std::jthread> threads;
            for (std::size_t index = 1; index < builder->indexes(); ++index)
                threads.emplace_back([&, index] {
                    std::ranges::sort(entries[index]);
                    for (const auto &entry : entries[index])
                        ASSERT_TRUE(builder->addEntry(index, entry));
                });
        }
        ASSERT_TRUE(builder->finish({}));
        const auto report =
            ibdcheck::checkTablespace({.path = path,
                                       .cfgPath = testData(u"ship/"_s + flavour + u".cfg"_s).toStdString(),
                                       .built = true});
        EXPECT_TRUE(report.good()) << report.faultsFound
                                   << (report.faults.empty() ? "" : report.faults[0].words.c_str());
        EXPECT_EQ(report.rows, rows);
    }
}

TEST(Tablespace, OrderAndDuplicatesAreRefused)
{
    const auto fault = [](std::initializer_list<std::size_t> numbers) {
        MemorySink sink;
        const auto builder = builderFor(u"mariadb-10.11"_s, sink);
        ibd::RowEncoder row(shipColumns());
        for (const std::size_t number : numbers) {
            fillShipRow(row, number);
            if (auto added = builder->addRow(row.image()); !added)
                return std::pair(added.fault().kind, added.fault().row);
        }
        throw std::runtime_error("taken");
    };
    EXPECT_EQ(fault({5, 6, 4}), std::pair(BuildFaultKind::KeyOrder, std::uint64_t{3}));
    EXPECT_EQ(fault({5, 5}), std::pair(BuildFaultKind::DuplicateKey, std::uint64_t{2}));
}

TEST(Tablespace, EntriesAreAsManyAndInOrderAndUniqueOnesOnce)
{
    const QString flavour = u"mysql-9.7"_s;
    const auto file = shipTemplate(flavour);
    const auto unique =
        std::size_t(std::ranges::find(file.exported.indexes, "by_name", &ibd::ExportedIndex::name) -
                    file.exported.indexes.begin());
    MemorySink sink;
    auto builder = builderFor(flavour, sink);
    ibd::RowEncoder row(shipColumns());
    const auto give = [&row](std::uint32_t id, const char *name) {
        row.begin();
        row.number(0, id);
        row.null(1);
        name == nullptr ? row.null(2) : row.text(2, name);
        row.text(3, "x");
        row.moment(4, {});
    };
    const auto entry = [&](std::uint32_t id, const char *name) {
        give(id, name);
        std::vector<ibd::Byte> bytes;
        builder->entries(unique).append(row.image(), bytes);
        return bytes;
    };
    EXPECT_TRUE(builder->addEntry(unique, entry(1, nullptr)));
    EXPECT_TRUE(builder->addEntry(unique, entry(2, nullptr))) << "NULLs are no duplicates";
    EXPECT_TRUE(builder->addEntry(unique, entry(3, "a name of twenty byt")));
    EXPECT_EQ(builder->addEntry(unique, entry(4, "a name of twenty bytes, and more")).fault().kind,
              BuildFaultKind::DuplicateKey);
    EXPECT_EQ(builder->addEntry(unique, entry(5, "a")).fault().kind, BuildFaultKind::KeyOrder);
    EXPECT_EQ(builder->addEntry(unique, {}).fault().kind, BuildFaultKind::EntryForm);
    EXPECT_EQ(builder->addEntry(0, entry(9, "z")).fault().kind, BuildFaultKind::OutOfTurn);
    EXPECT_EQ(builder->addEntry(9, entry(9, "z")).fault().kind, BuildFaultKind::OutOfTurn);
    EXPECT_EQ(builder->finish({}).fault().kind, BuildFaultKind::EntryCount);
    EXPECT_EQ(builder->finish({}).fault().kind, BuildFaultKind::OutOfTurn);
    give(1, nullptr);
    EXPECT_EQ(builder->addRow(row.image()).fault().kind, BuildFaultKind::OutOfTurn);
}

TEST(Tablespace, RowsThatAreIncompleteOrTooLongAreRefused)
{
    MemorySink sink;
    const auto builder = builderFor(u"mariadb-10.11"_s, sink);
    ibd::RowEncoder row(shipColumns());
    row.begin();
    row.number(0, 1U);
    EXPECT_EQ(builder->addRow(row.image()).fault().kind, BuildFaultKind::RowIncomplete);
    EXPECT_EQ(longestRecord, 8125U) << "shipsizes_test.cpp has rows of that length and of one byte more";
}

TEST(Tablespace, AFailingDiskEndsItWhereverItFails)
{
    const std::size_t rows = 12000;
    MemorySink good;
    ASSERT_TRUE(build(*builderFor(u"mysql-9.7"_s, good), rows));
    ASSERT_GT(good.writes, 5U);
    for (std::uint64_t fails = 0; fails < good.writes; ++fails) {
        MemorySink sink;
        sink.failAfter = fails;
        const auto built = build(*builderFor(u"mysql-9.7"_s, sink), rows);
        ASSERT_FALSE(built) << fails;
        EXPECT_EQ(built.fault().kind, BuildFaultKind::WriteFailed);
        EXPECT_EQ(sink.length, 0U);
    }
}

TEST(Tablespace, AFileIsMadeAnewAndItsFullDiskIsSaid)
{
    QTemporaryDir folder;
    const std::string path = folder.filePath(u"t.ibd"_s).toStdString();
    {
        auto sink = ibd::FileSink::create(path);
        ASSERT_TRUE(sink);
        const auto built = build(*builderFor(u"mariadb-10.11"_s, **sink), 5000);
        ASSERT_TRUE(built) << built.fault().what;
        EXPECT_TRUE((*sink)->sync());
        EXPECT_EQ(QFileInfo(folder.filePath(u"t.ibd"_s)).size(), qint64(built->pages) * pageSize);
    }
    EXPECT_EQ(ibd::FileSink::create(path).fault().kind, BuildFaultKind::WriteFailed) << "there is one";
    EXPECT_FALSE(ibd::FileSink::create("/nowhere/t.ibd"));
}

} // namespace millrace::test::tablespace_test
