// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ship/ibdcheck/checkedtree.h"
#include "core/ship/ibdcheck/spacemap.h"

namespace millrace::ibdcheck {

/// The pages of values that are stored outside their rows (BLOB, TEXT). Each is referred to exactly once: by
/// a row, by the page before it, or by an entry of MySQL's index of a value. Keeps the numbers of these pages
/// and of the references to them, 8 bytes for each page of such a value. Belongs to one thread; add() joins
/// those of several.
class OffPageValues
{
public:
    explicit OffPageValues(const SpaceMap &map)
        : m_map(map)
    {}

    static bool isType(uint32_t type);

    /// The fields of a row that say so.
    void addRow(uint32_t number, const uint8_t *page, const CheckedRecord &row, const CheckedTree &tree,
                FileFaults &faults);
    /// A page of the leaf segment that is in no tree.
    void addPage(uint32_t number, const uint8_t *page);
    void add(const OffPageValues &other);
    /// When all is added. \a complete: every row was seen.
    void compare(bool complete, FileFaults &faults);

    uint64_t pages() const { return m_pages.size(); }

private:
    void refer(uint32_t page);
    void entries(uint32_t number, const uint8_t *page, uint32_t at, uint32_t count);

    const SpaceMap &m_map;
    std::vector<uint32_t> m_pages;
    std::vector<uint32_t> m_references;
    uint64_t m_bytesInPages = 0; ///< where each page says how many it has: MariaDB
    uint64_t m_bytesReferred = 0;
    bool m_allCounted = true; ///< no page of another kind
};

} // namespace millrace::ibdcheck
