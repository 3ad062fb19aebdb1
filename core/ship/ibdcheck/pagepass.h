// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ship/ibdcheck/neighbours.h"
#include "core/ship/ibdcheck/offpagevalues.h"
#include "core/ship/ibdcheck/records/entrysums.h"

#include <atomic>
#include <stop_token>

namespace millrace::ibdcheck {

/// What all passes over a file know.
struct PassFacts
{
    const PageStore &store;
    const SpaceMap &map;
    const CheckedTable &table;
    const std::vector<CheckedTree> &trees;
    const std::vector<PageNote> &notes;
    bool built = false;
    size_t cacheBytes = 0;
};

struct TreeCounts
{
    uint64_t rows = 0;    ///< not deleted
    uint64_t deleted = 0; ///< marked so, not purged yet
    uint64_t leafPages = 0;
};

/// A range of pages, each looked at once, in the order of the file: the leaves of all trees, and whatever
/// else there is. Belongs to one thread; several for one file, joined by add().
class PagePass
{
public:
    PagePass(const PassFacts &facts, FileFaults &faults);
    ~PagePass();
    PagePass(const PagePass &) = delete;
    PagePass &operator=(const PagePass &) = delete;

    /// Pages [first, last). \a done: goes up by the pages read.
    void run(uint32_t first, uint32_t last, const std::stop_token &stop, std::atomic<uint64_t> &done);

    const std::vector<TreeCounts> &counts() const { return m_counts; }
    EntrySums &sums() { return m_sums; }
    OffPageValues &offPage() { return m_offPage; }
    uint64_t usedPages() const { return m_used; }
    void add(const PagePass &other);

private:
    class Rows;

    void look(uint32_t number, const uint8_t *page);
    void leaf(uint32_t number, const uint8_t *page, const PageNote &note);
    void withoutTree(uint32_t number, const uint8_t *page);
    void bitmap(uint32_t number, const uint8_t *page);
    static std::vector<RecordLayout> secondaryLayouts(const CheckedTable &table);

    const PassFacts m_facts;
    FileFaults &m_faults;
    EntrySums m_sums;
    OffPageValues m_offPage;
    Neighbours m_neighbours;
    IndexPageCheck m_check;
    std::vector<TreeCounts> m_counts;
    std::vector<int32_t> m_treeOfLeafSegment; ///< clustered trees only; -1: another one
    uint64_t m_used = 0;
    std::unique_ptr<Rows> m_rows;
};

} // namespace millrace::ibdcheck
