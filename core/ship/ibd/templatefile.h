// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ship/ibd/base/pageseal.h"
#include "core/ship/ibd/exportfile.h"

#include <array>
#include <map>
#include <string>

namespace millrace::ibd {

/// A segment of a B-tree: where its inode entry is, and how many single pages it has.
struct TemplateSegment
{
    std::uint32_t page = 0;
    std::uint32_t offset = 0;
    std::uint32_t fragments = 0;
};

/// A B-tree of the template, in the order of ExportFile::indexes.
struct TemplateTree
{
    std::uint32_t root = 0;
    std::uint64_t indexId = 0;
    TemplateSegment leaves;
    TemplateSegment nodes;
    std::array<Byte, 20> segmentHeaders{}; ///< of both, as they stand in the root
};

/// The exported tablespace of an empty table: all that is kept of it when it is filled (flags, space id,
/// inode entries, MySQL's dictionary pages, roots, index ids). One extent; every page's checksum, number and
/// space id are looked at, and whether the two files belong together.
struct TemplateFile
{
    ExportFile exported;
    SealKind seal = SealKind::FullCrc32;
    std::uint32_t spaceId = 0;
    std::uint64_t lsn = 0;                           ///< the highest of its pages
    std::uint64_t usedPages = 0;                     ///< a bit for each page of the first extent
    std::map<std::uint32_t, std::vector<Byte>> kept; ///< pages by number, all but the roots
    std::vector<TemplateTree> trees;

    /// Errors: TemplateUnreadable, TemplateDamaged, TemplateUnknown, TemplateNotEmpty, PageSize, RowFormat,
    /// SpaceFlags.
    static Outcome<TemplateFile> parse(Bytes tablespace, Bytes exportFile);
    /// The same of files; t.ibd and t.cfg of FLUSH TABLES … FOR EXPORT.
    static Outcome<TemplateFile> read(const std::string &tablespacePath, const std::string &exportPath);
};

} // namespace millrace::ibd
