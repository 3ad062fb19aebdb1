// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ship/ibdcheck/checkedtree.h"
#include "core/ship/ibdcheck/file/spacemap.h"

namespace millrace::ibdcheck {

/// The values that are stored outside their rows (BLOB, TEXT), each followed from its row through its pages:
/// they are there, no other value has them, and they have as many bytes as the row says. Keeps 20 bytes for
/// each such page and value. Belongs to one thread; add() joins those of several.
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
    /// When all is added. \a built: every page is part of a value; a server leaves those of a value that was
    /// replaced until its older version is purged.
    void compare(bool built, FileFaults &faults);

    uint64_t pages() const { return m_parts.size() + m_dataPages.size(); }

private:
    /// A row's value.
    struct Value
    {
        uint32_t first = noPage;
        uint32_t length = 0;
        uint32_t row = noPage; ///< the page that the row is in
    };
    /// A page of a chain: MariaDB's with bytes of the value, MySQL's with an index of the pages that have
    /// them.
    struct Part
    {
        uint32_t page = noPage;
        uint32_t next = noPage;
        uint32_t bytes = 0;
        bool exact = true; ///< of MySQL's: no older versions of some of the bytes
        // Of MySQL's lists: each link forward once, each backward taken off; each entry, less what lists say
        // they have. Over all of a value's pages both are 0.
        uint64_t links = 0;
        uint64_t entries = 0;
        bool seen = false;
    };

    static void addList(Part &part, const uint8_t *list);
    Part indexPart(uint32_t number, const uint8_t *page, uint32_t at, uint32_t count);
    void follow(const Value &value, FileFaults &faults);
    void compareData(bool built, FileFaults &faults);

    const SpaceMap &m_map;
    std::vector<Value> m_values;
    std::vector<Part> m_parts;
    std::vector<uint32_t> m_dataPages; ///< MySQL's, with bytes of a value and nothing else
    std::vector<uint32_t> m_dataUsed;  ///< those that an index leads to
};

} // namespace millrace::ibdcheck
