// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ship/ibd/pagebuilder.h"
#include "core/ship/ibd/spacemap.h"

#include <memory>
#include <vector>

namespace millrace::ibd {

/// A record's bytes without its header: what stands before the origin, and what after it.
struct RecordBytes
{
    std::vector<Byte> lengths; ///< lengths and NULL bits
    std::vector<Byte> data;
};

/// A B-tree filled from records in key order, from the leaves up: a page in memory for each level, written
/// when its successor is begun. The root keeps the page number the template has for it, whatever its level
/// becomes.
///
///     Byte *origin = tree.place(size);      // nullptr: the page writer has the fault, or the tablespace is
///     full … lengths, NULL bits and data … if (tree.beginsPage())
///         … tree.firstKey() = what node pointers to this page have …
///     tree.added();
class TreeBuilder
{
public:
    TreeBuilder(const TemplateTree &tree, bool clustered, SpaceMap &space, PageWriter &writer);

    /// Room for the next leaf record.
    Byte *place(RecordSize size) { return placeAt(0, size); }
    bool beginsPage() const { return m_levels.front()->page.records() == 0; }
    RecordBytes &firstKey() { return m_levels.front()->firstKey; }
    void added() { m_levels.front()->page.added(m_size, format::statusOrdinary, 0); }
    /// Writes what is in memory. `rootAutoIncrement`: MariaDB's PAGE_ROOT_AUTO_INC. False: as place().
    bool finish(std::uint64_t rootAutoIncrement);
    /// The segment of its leaves; the values outside their rows are in it, too.
    SpaceMap::SegmentId leaves() const { return m_leaves; }
    /// Levels it has; 1: a root that is a leaf.
    std::size_t levels() const { return m_levels.size(); }

private:
    struct Level
    {
        PageBuilder page;
        std::uint32_t number = format::noPage; ///< not known while it may become the root
        std::uint32_t previous = format::noPage;
        RecordBytes firstKey;
    };
    Byte *placeAt(std::size_t level, RecordSize size);
    bool turnPage(std::size_t level);
    bool point(std::size_t level, const RecordBytes &key, std::uint32_t child);
    void write(Level &level, std::uint32_t number, std::uint32_t next);
    void startPage(std::size_t level);
    void ensureLevel(std::size_t level);

    TemplateTree m_tree;
    bool m_clustered;
    SpaceMap &m_space;
    PageWriter &m_writer;
    SpaceMap::SegmentId m_leaves;
    SpaceMap::SegmentId m_nodes;
    std::vector<std::unique_ptr<Level>> m_levels;
    RecordSize m_size;
};

} // namespace millrace::ibd
