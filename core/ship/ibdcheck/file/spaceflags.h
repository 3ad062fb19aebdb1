// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ship/ibdcheck/file/pagesum.h"

#include <string>

namespace millrace::ibdcheck {

/// What the flags in page 0 say about the file, and what follows from the size of its pages.
struct SpaceFlags
{
    uint32_t pageSize = 16384;
    PageSum sum = PageSum::Crc32;
    bool dictionary = false; ///< MySQL: the file has its table's definition in it (SDI)

    uint32_t extentPages() const;  ///< pages of an extent
    uint32_t extentEntry() const;  ///< bytes of an extent's entry in its map
    uint32_t segmentEntry() const; ///< bytes of a segment's entry
    uint32_t fragmentSlots() const { return extentPages() / 2; }
    uint32_t extentsPerMap() const { return pageSize / extentPages(); }
    uint32_t entriesPerInodePage() const { return (pageSize - 60) / segmentEntry(); }
    /// Where page 0 says which page the dictionary's root is.
    uint32_t dictionaryRootAt() const;

    /// Empty, or why such a file is not looked into.
    std::string read(uint32_t flags);
};

constexpr uint32_t extentMapAt = 150;   ///< the first entry of an extent in its map
constexpr uint32_t inodeEntriesAt = 50; ///< the first entry of a segment in an inode page

} // namespace millrace::ibdcheck
