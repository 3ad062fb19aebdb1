// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ship/ibdcheck/file/spacemap.h"
#include "core/ship/ibdcheck/neighbours.h"

namespace millrace::ibdcheck {

/// The inner pages of all trees, from the roots down: finds the roots, looks at each inner page, and notes of
/// every page below which record leads to it and what its neighbours are. Reads inner pages only, a hundredth
/// of the file or less.
class TreeWalk
{
public:
    TreeWalk(const PageStore &store, SpaceMap &map, const CheckedTable &table, bool built,
             FileFaults &faults);

    void run();

    std::vector<CheckedTree> &trees() { return m_trees; }
    const std::vector<PageNote> &notes() const { return m_notes; }

private:
    struct Child
    {
        uint32_t page = noPage;
        uint32_t at = 0; ///< the record in the page above
    };
    class Children;

    struct Root
    {
        uint32_t page = noPage;
        uint32_t type = 0;
        uint64_t id = 0;
        int32_t leafSegment = -1;
        int32_t topSegment = -1;
    };

    std::vector<Root> findRoots();
    bool isRoot(uint32_t page, int32_t segment, Root &root);
    void assignRoots(std::vector<Root> roots);
    void addTree(int32_t index, const Root &root);
    void segmentsWithoutTree();
    void walk(uint8_t number);
    void walkLevel(uint8_t number, uint32_t level, const std::vector<uint32_t> &pages,
                   std::vector<uint32_t> &below);
    bool claim(uint8_t number, uint32_t above, const Child &child, bool leaf);

    const PageStore &m_store;
    SpaceMap &m_map;
    const CheckedTable &m_table;
    const bool m_built;
    FileFaults &m_faults;
    std::vector<CheckedTree> m_trees;
    std::vector<PageNote> m_notes;
    std::vector<uint8_t> m_page;
    Neighbours m_neighbours;
    uint32_t m_last = noPage; ///< the page claimed last on the level below
};

} // namespace millrace::ibdcheck
