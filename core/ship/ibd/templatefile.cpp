// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ship/ibd/templatefile.h"

#include "core/ship/ibd/base/format.h"

#include <algorithm>
#include <bit>
#include <fstream>
#include <iterator>

namespace millrace::ibd {

using namespace format;

namespace {

BuildFault damaged(std::string what)
{
    return {BuildFaultKind::TemplateDamaged, std::move(what)};
}

std::string pageText(std::uint32_t page)
{
    return "page " + std::to_string(page);
}

/// The template while it is looked at.
class TemplateReader
{
public:
    TemplateReader(Bytes tablespace, ExportFile exported)
        : m_bytes(tablespace)
    {
        m_file.exported = std::move(exported);
    }

    Outcome<TemplateFile> read()
    {
        for (const auto step : {&TemplateReader::readTable, &TemplateReader::readSpace,
                                &TemplateReader::readPages, &TemplateReader::readTrees})
            if (auto done = (this->*step)(); !done)
                return done.fault();
        return std::move(m_file);
    }

private:
    const Byte *page(std::uint32_t number) const { return m_bytes.data() + std::size_t{number} * pageSize; }

    Outcome<void> readTable()
    {
        const ExportFile &exported = m_file.exported;
        if (exported.pageBytes != pageSize)
            return BuildFault{BuildFaultKind::PageSize,
                              "pages of " + std::to_string(exported.pageBytes) + " bytes"};
        if (exported.tableFlags != tableCompact && exported.tableFlags != tableDynamic)
            return BuildFault{BuildFaultKind::RowFormat,
                              "table flags " + std::to_string(exported.tableFlags)};
        if (exported.indexes.empty() || exported.indexes.front().fields.empty() ||
            (exported.indexes.front().type & indexClustered) == 0)
            return damaged("the .cfg file has no clustered index");
        return {};
    }

    Outcome<void> readSpace()
    {
        if (m_bytes.size() < pageSize || m_bytes.size() % pageSize != 0)
            return BuildFault{BuildFaultKind::TemplateUnreadable, "the .ibd file is cut off"};
        const std::uint32_t flags = get32(page(0) + fspFlags);
        const bool fullCrc = (flags & flagFullCrc) != 0;
        m_file.seal = fullCrc ? SealKind::FullCrc32 : SealKind::MySqlCrc32;
        // What an older server wrote without SDI, or MariaDB without full_crc32, is another format than
        // either.
        const std::uint32_t expected =
            m_file.exported.tableFlags == tableDynamic ? flagsMySqlDynamic : flagsMySqlCompact;
        if (flags != (m_file.exported.fromMySql() ? expected : flagsFullCrc16k))
            return BuildFault{BuildFaultKind::SpaceFlags, "space flags " + std::to_string(flags)};
        m_file.spaceId = get32(page(0) + fspSpaceId);
        m_pages = get32(page(0) + fspSize);
        if (get32(page(0) + fspFreeLimit) > extentPages || m_pages > extentPages)
            return BuildFault{BuildFaultKind::TemplateUnknown, "a template of more than one extent"};
        if (m_pages == 0 || m_bytes.size() / pageSize < m_pages)
            return damaged("the .ibd file is shorter than it says");
        const Byte *bitmap = page(0) + xdesArray + xdesBitmap;
        for (std::uint32_t i = 0; i < extentPages; ++i)
            if ((static_cast<std::uint32_t>(bitmap[i / 4]) >> 2 * (i % 4) & 1U) == 0)
                m_file.usedPages |= std::uint64_t{1} << i;
        if (m_file.usedPages == 0 ||
            64 - static_cast<std::uint32_t>(std::countl_zero(m_file.usedPages)) > m_pages)
            return damaged("pages in use past the end of the .ibd file");
        return {};
    }

    Outcome<void> readPages()
    {
        for (std::uint32_t number = 0; number < m_pages; ++number) {
            const Byte *bytes = page(number);
            if ((m_file.usedPages >> number & 1U) == 0)
                continue;
            if (!isSealed(bytes, m_file.seal))
                return damaged("the checksum of " + pageText(number));
            if (get32(bytes + filPageNumber) != number || get32(bytes + filSpaceId) != m_file.spaceId)
                return damaged("the number of " + pageText(number));
            m_file.lsn = std::max(m_file.lsn, get64(bytes + filLsn));
            if (get16(bytes + filType) != pageIndex)
                m_file.kept.emplace(number, std::vector<Byte>(bytes, bytes + pageSize));
        }
        return {};
    }

    Outcome<void> readTrees()
    {
        std::uint64_t roots = 0;
        for (const ExportedIndex &index : m_file.exported.indexes) {
            if (index.root >= m_pages || (m_file.usedPages >> index.root & 1U) == 0 ||
                get16(page(index.root) + filType) != pageIndex || (roots >> index.root & 1U) != 0)
                return damaged("the root of index " + index.name);
            const Byte *root = page(index.root);
            roots |= std::uint64_t{1} << index.root;
            if (get64(root + pageIndexId) != index.id || index.spaceId != m_file.spaceId)
                return damaged("the id of index " + index.name + ": .ibd and .cfg are of different exports");
            if (get16(root + pageRecords) != 0 || get16(root + pageLevel) != 0)
                return BuildFault{BuildFaultKind::TemplateNotEmpty, "index " + index.name + " has records"};
            TemplateTree tree{.root = index.root, .indexId = index.id};
            auto leaves = readSegment(root + pageSegments);
            auto nodes = readSegment(root + pageSegments + segmentHeaderBytes);
            if (!leaves || !nodes)
                return leaves ? nodes.fault() : leaves.fault();
            tree.leaves = *leaves;
            tree.nodes = *nodes;
            std::copy_n(root + pageSegments, tree.segmentHeaders.size(), tree.segmentHeaders.begin());
            m_file.trees.push_back(tree);
        }
        for (std::uint32_t number = 0; number < m_pages; ++number)
            if ((m_file.usedPages >> number & 1U) != 0 && get16(page(number) + filType) == pageIndex &&
                (roots >> number & 1U) == 0)
                return BuildFault{BuildFaultKind::TemplateUnknown,
                                  pageText(number) + " is of no index in the .cfg file"};
        return {};
    }

    Outcome<TemplateSegment> readSegment(const Byte *header) const
    {
        const TemplateSegment at{.page = get32(header + 4), .offset = get16(header + 8)};
        const auto kept = m_file.kept.find(at.page);
        if (kept == m_file.kept.end() || get16(kept->second.data() + filType) != pageInode ||
            at.offset < inodeArray || at.offset + inodeBytes > pageSize - filTrailer ||
            (at.offset - inodeArray) % inodeBytes != 0)
            return damaged("the inode of a segment");
        const Byte *inode = kept->second.data() + at.offset;
        if (get32(inode + inodeMagic) != inodeMagicValue || get64(inode + inodeId) == 0)
            return damaged("the inode of a segment");
        if (get32(inode + inodeFree) != 0 || get32(inode + inodeNotFull) != 0 ||
            get32(inode + inodeFull) != 0)
            return BuildFault{BuildFaultKind::TemplateUnknown, "a segment that has extents"};
        TemplateSegment segment = at;
        while (segment.fragments < fragmentsOfSegment &&
               get32(inode + inodeFragments + std::size_t{4} * segment.fragments) != noPage)
            ++segment.fragments;
        return segment;
    }

    Bytes m_bytes;
    TemplateFile m_file;
    std::uint32_t m_pages = 0;
};

Outcome<std::vector<Byte>> fileBytes(const std::string &path)
{
    std::ifstream file(path, std::ios::binary);
    std::vector<Byte> bytes;
    if (file)
        bytes.assign(std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>());
    if (!file || bytes.empty())
        return BuildFault{BuildFaultKind::TemplateUnreadable, path + " cannot be read"};
    return bytes;
}

} // namespace

Outcome<TemplateFile> TemplateFile::parse(Bytes tablespace, Bytes exportFile)
{
    auto exported = ExportFile::parse(exportFile);
    if (!exported)
        return exported.fault();
    return TemplateReader(tablespace, std::move(*exported)).read();
}

Outcome<TemplateFile> TemplateFile::read(const std::string &tablespacePath, const std::string &exportPath)
{
    const auto tablespace = fileBytes(tablespacePath);
    if (!tablespace)
        return tablespace.fault();
    const auto exported = fileBytes(exportPath);
    if (!exported)
        return exported.fault();
    return parse(*tablespace, *exported);
}

} // namespace millrace::ibd
