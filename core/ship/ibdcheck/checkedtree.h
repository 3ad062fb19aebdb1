// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ship/ibdcheck/file/bytes.h"
#include "core/ship/ibdcheck/records/recordlayout.h"

namespace millrace::ibdcheck {

/// A B-tree of the file.
struct CheckedTree
{
    std::string name;
    RecordLayout layout;
    int32_t index = -1; ///< in CheckedTable::indexes; -1: the dictionary (SDI)
    uint32_t root = noPage;
    uint64_t id = 0;
    uint32_t levels = 0;
    int32_t leafSegment = -1;
    int32_t topSegment = -1;
    uint32_t innerPages = 0;
    uint32_t leafPages = 0; ///< that the pages above lead to
    /// An inner page could not be read: what is below it was not looked at, and nothing is said of pages that
    /// nobody owns, of counts and of sums.
    bool broken = false;

    bool isDictionary() const { return index < 0; }
    uint32_t pageType() const
    {
        return isDictionary() ? pagetype::sdi : layout.isSpatial() ? pagetype::spatialIndex : pagetype::index;
    }
};

constexpr uint8_t noTree = 0xff;

/// What the pages above say of a page: 16 bytes for each page of the file.
struct PageNote
{
    uint32_t parent = noPage;
    uint32_t left = noPage;
    uint32_t right = noPage;
    uint16_t parentAt = 0; ///< where the record is that leads to it
    uint8_t tree = noTree;
    bool inner = false; ///< not a leaf; it has been looked at
};

} // namespace millrace::ibdcheck
