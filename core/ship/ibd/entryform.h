// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ship/ibd/keyform.h"

namespace millrace::ibd {

/// A secondary index's entry, taken apart. Refers to the entry's bytes.
struct IndexEntry
{
    Bytes key;     ///< what entries are ordered by
    Bytes userKey; ///< the beginning of it that a unique index has once; empty where a NULL is in it
    Bytes lengths; ///< lengths and NULL bits as they stand in the record
    Bytes data;
};

/// Entries of a secondary index: opaque bytes to be sorted outside of this library, in as much memory and on
/// as many disks as the caller has. memcmp of two entries of the same index (the shorter first where one is
/// the other's beginning, which does not happen) is their order. An entry is its key, then where that is not
/// the record itself the record and the three lengths.
class EntryForm
{
public:
    /// Errors: IndexUnsupported, ColumnMismatch.
    static Outcome<EntryForm> make(const ExportedIndex &index, const std::vector<ColumnShape> &columns);

    /// Appends the entry of the row. RowTooLong cannot be: the server refuses such keys when the table is
    /// made.
    void append(const RowImage &row, std::vector<Byte> &to) const;
    /// Bytes of every entry; 0: they vary.
    std::size_t fixedBytes() const { return m_fixedBytes; }
    /// Errors: EntryForm.
    Outcome<IndexEntry> read(Bytes entry) const;
    const RecordLayout &layout() const { return m_layout; }

private:
    EntryForm(RecordLayout layout, KeyForm key)
        : m_layout(std::move(layout))
        , m_key(std::move(key))
    {}
    RecordLayout m_layout;
    KeyForm m_key;
    std::size_t m_userFields = 0;
    std::size_t m_fixedBytes = 0;
    std::size_t m_fixedUserBytes = 0;
};

} // namespace millrace::ibd
