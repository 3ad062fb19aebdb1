// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ship/ibd/treebuilder.h"

#include <algorithm>

namespace millrace::ibd {

using namespace format;

TreeBuilder::TreeBuilder(const TemplateTree &tree, bool clustered, SpaceMap &space, PageWriter &writer)
    : m_tree(tree)
    , m_clustered(clustered)
    , m_space(space)
    , m_writer(writer)
    , m_leaves(space.addSegment(tree.leaves))
    , m_nodes(space.addSegment(tree.nodes))
{
    ensureLevel(0);
}

void TreeBuilder::ensureLevel(std::size_t level)
{
    if (m_levels.size() > level)
        return;
    m_levels.push_back(std::make_unique<Level>());
    startPage(level);
}

void TreeBuilder::startPage(std::size_t level)
{
    m_levels[level]->page.start(m_space.spaceId(), m_tree.indexId, static_cast<std::uint32_t>(level),
                                level == 0 && !m_clustered ? someTransaction : 0);
}

Byte *TreeBuilder::placeAt(std::size_t level, RecordSize size)
{
    if (!m_levels[level]->page.fits(size) && !turnPage(level))
        return nullptr;
    m_size = size;
    return m_levels[level]->page.origin(size);
}

bool TreeBuilder::turnPage(std::size_t number)
{
    Level &level = *m_levels[number];
    const SpaceMap::SegmentId segment = number == 0 ? m_leaves : m_nodes;
    if (level.number == noPage)
        level.number = m_space.allocate(segment);
    const std::uint32_t next = m_space.allocate(segment);
    if (level.number == noPage || next == noPage || !m_writer.good())
        return false;
    write(level, level.number, next);
    if (!point(number + 1, level.firstKey, level.number))
        return false;
    startPage(number);
    level.previous = level.number;
    level.number = next;
    return true;
}

void TreeBuilder::write(Level &level, std::uint32_t number, std::uint32_t next)
{
    level.page.close();
    put32(level.page.bytes() + filPrevious, level.previous);
    put32(level.page.bytes() + filNext, next);
    m_writer.put(number, level.page.bytes());
}

/// A node pointer: the child's first key and its page. The leftmost of a level is below everything
/// (REC_INFO_MIN_REC_FLAG).
bool TreeBuilder::point(std::size_t number, const RecordBytes &key, std::uint32_t child)
{
    ensureLevel(number);
    const RecordSize size{.extra = recordHeader + static_cast<std::uint32_t>(key.lengths.size()),
                          .data = static_cast<std::uint32_t>(key.data.size()) + childBytes};
    Byte *origin = placeAt(number, size);
    if (origin == nullptr)
        return false;
    Level &level = *m_levels[number];
    std::copy(key.lengths.begin(), key.lengths.end(), origin - size.extra);
    std::copy(key.data.begin(), key.data.end(), origin);
    put32(origin + key.data.size(), child);
    if (level.page.records() == 0)
        level.firstKey = key;
    const bool leftmost = level.page.records() == 0 && level.previous == noPage;
    level.page.added(size, statusNodePointer, leftmost ? minimumRecordFlag : 0);
    return true;
}

bool TreeBuilder::finish(std::uint64_t rootAutoIncrement)
{
    for (std::size_t number = 0;; ++number) {
        Level &level = *m_levels[number];
        if (level.number == noPage) { // the only page of its level
            std::copy(m_tree.segmentHeaders.begin(), m_tree.segmentHeaders.end(),
                      level.page.bytes() + pageSegments);
            if (rootAutoIncrement > 0)
                put64(level.page.bytes() + pageRootAutoInc, rootAutoIncrement);
            write(level, m_tree.root, noPage);
            return m_writer.good();
        }
        write(level, level.number, noPage);
        if (!point(number + 1, level.firstKey, level.number))
            return false;
    }
}

} // namespace millrace::ibd
