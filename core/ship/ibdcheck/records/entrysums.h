// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ship/ibdcheck/file/pagestore.h"
#include "core/ship/ibdcheck/records/recordlayout.h"

namespace millrace::ibdcheck {

/// Whether the entries of each secondary index are those that the rows ask for, without looking one up: of
/// each row and index a 64 bit hash of the entry that should be there is added to one sum, of each entry
/// there is to another one. The sums do not depend on the order; a wrong, missing or doubled entry makes them
/// differ. Each sum is kept in parts, by the first bits of the hash, so that those that differ can be looked
/// for (EntrySearch). Belongs to one thread; add() joins those of several.
class EntrySums
{
public:
    EntrySums(const CheckedTable &table, const RecordLayout &clustered,
              const std::vector<RecordLayout> &secondary);

    /// Where values that are stored outside their rows begin: for indexes of such beginnings.
    void setStore(const PageStore &store, uint32_t pageSize)
    {
        m_store = &store;
        m_pageSize = pageSize;
    }

    void addRow(const uint8_t *page, const CheckedRecord &row);
    void addEntry(size_t index, const uint8_t *page, const CheckedRecord &entry)
    {
        const uint64_t hash = hashOf(index, page, entry);
        m_indexes[index].difference[partOf(hash)] -= hash;
    }
    void add(const EntrySums &other);

    /// Empty: the sums of the index can be compared. Else why they cannot.
    const std::string &whyNot(size_t index) const { return m_indexes[index].whyNot; }
    bool agree(size_t index) const;
    bool agree(size_t index, size_t part) const { return !m_indexes[index].difference[part]; }
    static constexpr size_t parts = 1024;
    static size_t partOf(uint64_t hash) { return hash >> 54; }

    /// Of an entry as it stands in the index.
    uint64_t hashOf(size_t index, const uint8_t *page, const CheckedRecord &entry) const;
    /// Of the entry that the row asks for; false: it cannot be known.
    bool expectedOf(size_t index, const uint8_t *page, const CheckedRecord &row, uint64_t &hash);

private:
    struct Source
    {
        size_t field = 0; ///< of the clustered record
        uint32_t most = 0;
        uint32_t chars = 0;
        bool isPrefix = false;
    };
    struct Index
    {
        std::vector<Source> sources;
        bool flat = false; ///< no lengths, no NULL
        std::vector<uint64_t> difference =
            std::vector<uint64_t>(parts); ///< what is expected less what is there
        std::string whyNot;
    };

    ValueBytes startOf(const uint8_t *page, const RecordField &field, uint32_t most);

    std::vector<Index> m_indexes;
    const PageStore *m_store = nullptr;
    uint32_t m_pageSize = 0;
    std::vector<uint8_t> m_valuePage;
    std::vector<uint8_t> m_bytes;
};

} // namespace millrace::ibdcheck
