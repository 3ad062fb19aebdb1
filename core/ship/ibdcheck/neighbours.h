// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ship/ibdcheck/checkedtree.h"
#include "core/ship/ibdcheck/file/faults.h"
#include "core/ship/ibdcheck/file/pagestore.h"
#include "core/ship/ibdcheck/records/indexpage.h"

namespace millrace::ibdcheck {

/// Holds a page against the record that leads to it and the one after that: all its keys are between the
/// two. As this is so for every page, the keys of a level are in order from its first page to its last one,
/// in whatever order the pages are read. Belongs to one thread.
class Neighbours
{
public:
    Neighbours(const PageStore &store, uint32_t pageSize, const std::vector<PageNote> &notes,
               size_t cacheBytes);

    /// \a result: of the page, which was walked. \a built: the record that leads to a leaf has the key of its
    /// first record; a server leaves it when that record goes.
    void check(const CheckedTree &tree, uint32_t number, const uint8_t *page, const IndexPageResult &result,
               bool built, FileFaults &faults);

private:
    bool recordAt(const CheckedTree &tree, const uint8_t *page, uint32_t at, CheckedRecord &record) const;
    PageCache::Page boundBehind(const CheckedTree &tree, const PageCache::Page &parent, uint32_t parentAt);
    void below(const CheckedTree &tree, uint32_t number, const uint8_t *page, const IndexPageResult &result,
               bool built, const uint8_t *parent, FileFaults &faults) const;
    bool sameValueFollows(const CheckedTree &tree, uint32_t number, const uint8_t *page,
                          const CheckedRecord &last);

    const PageStore &m_store;
    uint32_t m_pageSize;
    const std::vector<PageNote> &m_notes;
    PageCache m_cache;
    CheckedRecord m_low;
    CheckedRecord m_high;
};

/// Whether a page's links are those that the pages above ask for.
void checkLinks(const uint8_t *page, uint32_t number, const PageNote &note, FileFaults &faults);

} // namespace millrace::ibdcheck
