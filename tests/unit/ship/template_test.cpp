// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/literals.h"
#include "core/ship/ibd/base/format.h"
#include "tests/support/qtprinters.h"
#include "tests/unit/ship/builtfile.h"

#include <gtest/gtest.h>
#include <random>

namespace millrace::test::template_test {

using ibd::BuildFaultKind;
using ibd::TemplateFile;

namespace {

const QStringList flavours{u"mariadb-10.11"_s, u"mysql-9.7"_s};

void reseal(std::vector<ibd::Byte> &file, const QString &flavour)
{
    for (std::size_t at = 0; at < file.size(); at += ibd::format::pageSize)
        ibd::sealPage(file.data() + at,
                      flavour.startsWith(u"maria"_s) ? ibd::SealKind::FullCrc32 : ibd::SealKind::MySqlCrc32,
                      1000);
}

/// What is said of a template in which so many bytes at `offset` are replaced and every page sealed anew.
BuildFaultKind faultOf(const QString &flavour, std::size_t offset, std::initializer_list<ibd::Byte> bytes,
                       bool sealed = true)
{
    auto file = shipData(flavour + u".ibd"_s);
    std::copy(bytes.begin(), bytes.end(), file.begin() + std::ptrdiff_t(offset));
    if (sealed)
        reseal(file, flavour);
    const auto read = TemplateFile::parse(file, shipData(flavour + u".cfg"_s));
    if (read)
        throw std::runtime_error("taken");
    return read.fault().kind;
}

} // namespace

TEST(ShipTemplate, SaysWhatTheServersExported)
{
    for (const QString &flavour : flavours) {
        SCOPED_TRACE(flavour);
        const TemplateFile file = shipTemplate(flavour);
        EXPECT_EQ(file.exported.fromMySql(), flavour.startsWith(u"mysql"_s));
        EXPECT_EQ(file.exported.table, "d/t");
        EXPECT_EQ(file.exported.autoIncrement, 1U);
        ASSERT_EQ(file.exported.indexes.size(), 3U);
        EXPECT_EQ(file.exported.indexes[0].name, "PRIMARY");
        EXPECT_EQ(file.trees[0].root, flavour.startsWith(u"mysql"_s) ? 4U : 3U);
        const auto byName = std::ranges::find(file.exported.indexes, "by_name", &ibd::ExportedIndex::name);
        ASSERT_NE(byName, file.exported.indexes.end());
        EXPECT_EQ(byName->fields[0].prefixBytes, 80U);
        const auto byN = std::ranges::find(file.exported.indexes, "by_n", &ibd::ExportedIndex::name);
        EXPECT_TRUE(byN->fields[0].descending);
        EXPECT_FALSE(byN->fields[1].descending);
        EXPECT_EQ(byN->fields[0].fixedBytes, 4U);
        EXPECT_TRUE(ibd::checkColumns(shipColumns(), file.exported));
    }
}

TEST(ShipTemplate, AColumnThatIsSaidWronglyIsRefused)
{
    using Change = std::function<void(ibd::ColumnShape &)>;
    const std::vector<std::pair<std::size_t, Change>> changes{
        {0, [](auto &shape) { shape.length = 4; }},
        {0, [](auto &shape) { shape.isUnsigned = false; }},
        {0, [](auto &shape) { shape.name = "ident"; }},
        {1, [](auto &shape) { shape.nullable = false; }},
        {1, [](auto &shape) { shape.kind = ibd::ColumnKind::Enum; }},
        {2, [](auto &shape) { shape.length = 299; }},
        {2, [](auto &shape) { shape.charset = ibd::ColumnCharset::Utf8Mb3; }},
        {2, [](auto &shape) { shape.kind = ibd::ColumnKind::Char; }},
        {3, [](auto &shape) { shape.charset = ibd::ColumnCharset::SingleByte; }},
        {4, [](auto &shape) { shape.kind = ibd::ColumnKind::DateTime; }}};
    for (const QString &flavour : flavours) {
        const TemplateFile file = shipTemplate(flavour);
        MemorySink sink;
        for (std::size_t i = 0; i < changes.size(); ++i) {
            auto columns = shipColumns();
            changes[i].second(columns[changes[i].first]);
            const auto builder = ibd::TablespaceBuilder::create(file, columns, sink);
            ASSERT_FALSE(builder) << i;
            EXPECT_EQ(builder.fault().kind, BuildFaultKind::ColumnMismatch) << i;
        }
        auto fewer = shipColumns();
        fewer.pop_back();
        EXPECT_EQ(ibd::TablespaceBuilder::create(file, fewer, sink).fault().kind,
                  BuildFaultKind::ColumnMismatch);
        auto more = shipColumns();
        more.push_back({.name = "more"});
        EXPECT_EQ(ibd::TablespaceBuilder::create(file, more, sink).fault().kind,
                  BuildFaultKind::ColumnMismatch);
        auto unordered = shipColumns();
        unordered[2].ordering = ibd::TextOrdering::ServerOnly;
        EXPECT_EQ(ibd::TablespaceBuilder::create(file, unordered, sink).fault().kind,
                  BuildFaultKind::IndexUnsupported);
    }
}

TEST(ShipTemplate, FaultsAreFoundBeforeAnythingIsBuilt)
{
    using namespace ibd::format;
    for (const QString &flavour : flavours) {
        SCOPED_TRACE(flavour);
        const std::size_t root = (flavour.startsWith(u"mysql"_s) ? 4 : 3) * std::size_t{pageSize};
        EXPECT_EQ(faultOf(flavour, root + 200, {1}, false), BuildFaultKind::TemplateDamaged) << "checksum";
        EXPECT_EQ(faultOf(flavour, root + filPageNumber + 3, {9}), BuildFaultKind::TemplateDamaged);
        EXPECT_EQ(faultOf(flavour, root + filSpaceId, {9}), BuildFaultKind::TemplateDamaged);
        EXPECT_EQ(faultOf(flavour, root + pageRecords, {0, 1}), BuildFaultKind::TemplateNotEmpty);
        EXPECT_EQ(faultOf(flavour, root + pageIndexId, {1}), BuildFaultKind::TemplateDamaged)
            << "of another export";
        EXPECT_EQ(faultOf(flavour, root + pageSegments + 8, {0, 1}), BuildFaultKind::TemplateDamaged);
        EXPECT_EQ(faultOf(flavour, root + pageSegments + 8, {0xff, 0xff}), BuildFaultKind::TemplateDamaged);
        EXPECT_EQ(faultOf(flavour, fspFlags + 2, {0x20}), BuildFaultKind::SpaceFlags)
            << "encrypted, or compressed";
        EXPECT_EQ(faultOf(flavour, fspSize, {0, 0, 0, 0}), BuildFaultKind::TemplateDamaged);
        EXPECT_EQ(faultOf(flavour, fspSize, {0, 0, 0, 64}), BuildFaultKind::TemplateDamaged)
            << "shorter than it says";
        EXPECT_EQ(faultOf(flavour, fspFreeLimit, {0, 0, 1, 0}), BuildFaultKind::TemplateUnknown);
        auto cut = shipData(flavour + u".ibd"_s);
        cut.resize(cut.size() - 100);
        EXPECT_EQ(TemplateFile::parse(cut, shipData(flavour + u".cfg"_s)).fault().kind,
                  BuildFaultKind::TemplateUnreadable);
        EXPECT_FALSE(TemplateFile::parse({}, shipData(flavour + u".cfg"_s)));
    }
    EXPECT_FALSE(TemplateFile::parse(shipData(flavours[0] + u".ibd"_s), shipData(flavours[1] + u".cfg"_s)));
    EXPECT_EQ(TemplateFile::read("/nowhere/t.ibd", "/nowhere/t.cfg").fault().kind,
              BuildFaultKind::TemplateUnreadable);
}

TEST(ShipTemplate, AnExportFileThatIsCutOffOrOfAnotherVersionIsRefused)
{
    for (const QString &flavour : flavours) {
        const auto whole = shipData(flavour + u".cfg"_s);
        for (std::size_t length = 0; length < whole.size(); ++length)
            ASSERT_FALSE(ibd::ExportFile::parse(ibd::Bytes(whole).first(length))) << length;
        auto longer = whole;
        longer.push_back(0);
        EXPECT_FALSE(ibd::ExportFile::parse(longer));
        auto other = whole;
        other[3] = 99;
        EXPECT_EQ(ibd::ExportFile::parse(other).fault().kind, BuildFaultKind::TemplateUnknown);
        const auto counted = ibd::ExportFile::withAutoIncrement(whole, 0x123456789aULL);
        ASSERT_TRUE(counted);
        EXPECT_EQ(ibd::ExportFile::parse(*counted)->autoIncrement, 0x123456789aULL);
        EXPECT_FALSE(ibd::ExportFile::withAutoIncrement(other, 5));
    }
}

TEST(ShipTemplate, AnyBytesEndInATemplateOrAFault)
{
    std::mt19937 random(20261124);
    for (const QString &flavour : flavours) {
        const auto tablespace = shipData(flavour + u".ibd"_s);
        const auto exported = shipData(flavour + u".cfg"_s);
        for (int round = 0; round < 400; ++round) {
            auto file = tablespace;
            auto beside = exported;
            for (auto changes = random() % 4; changes > 0; --changes)
                beside[random() % beside.size()] = static_cast<ibd::Byte>(random());
            for (auto changes = random() % 6; changes > 0; --changes) // where there is something to read
                file[random() % (file.size() / ibd::format::pageSize) * ibd::format::pageSize +
                     random() % 400] = static_cast<ibd::Byte>(random());
            reseal(file, flavour);
            const auto read = TemplateFile::parse(file, beside);
            if (!read)
                continue;
            MemorySink sink;
            auto builder = ibd::TablespaceBuilder::create(*read, shipColumns(), sink);
            if (!builder)
                continue;
            ibd::RowEncoder row(shipColumns());
            for (std::size_t number = 0; number < 200; ++number) {
                fillShipRow(row, number);
                EXPECT_TRUE((*builder)->addRow(row.image()));
            }
        }
    }
}

} // namespace millrace::test::template_test
