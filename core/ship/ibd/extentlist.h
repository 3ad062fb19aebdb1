// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ship/ibd/base/bytes.h"
#include "core/ship/ibd/base/format.h"

#include <map>
#include <vector>

namespace millrace::ibd {

/// Pages that are kept in memory and written last, by number.
using KeptPages = std::map<std::uint32_t, std::vector<Byte>>;

/// Six bytes: a page and an offset in it (fil_addr_t).
struct FileAddress
{
    std::uint32_t page = format::noPage;
    std::uint32_t offset = 0;

    void write(Byte *to) const
    {
        put32(to, page);
        put16(to + 4, offset);
    }
};

/// Where the extent is described.
FileAddress descriptorOf(std::uint32_t extent);

/// A list that runs through the descriptors of extents (fut0lst.cc), in the order in which they are added.
class ExtentList
{
public:
    explicit ExtentList(KeptPages &pages)
        : m_pages(&pages)
    {}
    void add(std::uint32_t extent);
    void writeBase(Byte *to) const;

private:
    KeptPages *m_pages;
    std::uint32_t m_count = 0;
    FileAddress m_first;
    FileAddress m_last;
};

} // namespace millrace::ibd
