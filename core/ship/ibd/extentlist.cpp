// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ship/ibd/extentlist.h"

namespace millrace::ibd {

FileAddress descriptorOf(std::uint32_t extent)
{
    using namespace format;
    return {.page = extent / describedExtents * pageSize,
            .offset = xdesArray + xdesBytes * (extent % describedExtents)};
}

void ExtentList::add(std::uint32_t extent)
{
    FileAddress node = descriptorOf(extent);
    node.offset += format::xdesNode;
    Byte *bytes = (*m_pages)[node.page].data() + node.offset;
    m_last.write(bytes);
    FileAddress().write(bytes + format::addressBytes);
    if (m_count++ == 0)
        m_first = node;
    else
        node.write((*m_pages)[m_last.page].data() + m_last.offset + format::addressBytes);
    m_last = node;
}

void ExtentList::writeBase(Byte *to) const
{
    put32(to, m_count);
    m_first.write(to + 4);
    m_last.write(to + 4 + format::addressBytes);
}

} // namespace millrace::ibd
