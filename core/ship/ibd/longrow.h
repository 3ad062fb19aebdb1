// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ship/ibd/recordlayout.h"

#include <vector>

namespace millrace::ibd {

/// A row that is too long for its page: which of its values the server would move out
/// (dtuple_convert_big_rec()), and what is left of it. The longest first, one after the other until it fits;
/// never one of the key or of a fixed length, nor one whose column has no room for a flag beside its length.
class LongRow
{
public:
    /// `compact`: ROW_FORMAT=COMPACT, which keeps the beginning of each value in its row.
    LongRow(const RecordLayout &rows, std::uint32_t uniqueFields, bool compact);

    struct Outside
    {
        std::size_t column = 0;
        Bytes bytes; ///< of the value, what goes out
    };
    /// The size of the row without them; too long still where nothing more can go.
    RecordSize shorten(const RowImage &row);
    /// Of the row that was shortened last, in the order in which they are stored. Refers to that row.
    const std::vector<Outside> &outside() const { return m_outside; }
    /// Where the reference to the value has to be written.
    Byte *reference(const Outside &value)
    {
        const StoredValue &stored = m_values[value.column];
        return m_bytes.data() + stored.at + stored.length - format::referenceBytes;
    }
    /// What is left of the row, with the references.
    RowImage image() const
    {
        return {m_bytes.data(), static_cast<std::uint32_t>(m_bytes.size()), m_values, m_rowId, m_flags};
    }

private:
    const LayoutField *longest(const RowImage &row) const;
    void build(const RowImage &row);

    const RecordLayout &m_rows;
    std::uint32_t m_beginning; ///< bytes of a value that stay
    std::vector<LayoutField> m_candidates;
    std::vector<Outside> m_outside;
    std::vector<Byte> m_flags;
    std::vector<StoredValue> m_values;
    std::vector<Byte> m_bytes;
    std::uint64_t m_rowId = 0;
};

} // namespace millrace::ibd
