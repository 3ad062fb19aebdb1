// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ship/ibd/recordlayout.h"

namespace millrace::ibd {

/// The fields of an index as bytes that compare like the server compares them (rem0cmp.cc): memcmp of two
/// such keys is the order of their records. None is the beginning of another; NULL is below everything;
/// descending fields are inverted.
class KeyForm
{
public:
    /// Of the first `fields` fields. Errors: IndexUnsupported, where only the server knows an order.
    static Outcome<KeyForm> make(const RecordLayout &layout, const std::string &indexName, std::size_t fields,
                                 const std::vector<ColumnShape> &columns);

    /// Appends the key. `userFields`: of so many fields, `userBytes` gets their bytes, and `userNull` whether
    /// one is NULL.
    struct UserPart
    {
        std::size_t fields = 0;
        std::size_t bytes = 0;
        bool hasNull = false;
    };
    void append(const RecordLayout &layout, const RowImage &row, std::vector<Byte> &to, UserPart &user) const;
    /// Keys are the fields' own bytes, all of the same length: what a record has from its origin on.
    bool isRecord() const { return m_isRecord; }
    /// The key, where it stands in the row as it is; empty where it does not.
    Bytes inRow(const RowImage &row) const
    {
        if (!m_inRow)
            return {};
        const StoredValue &last = row.values[m_lastColumn];
        const std::uint32_t at = row.values[m_firstColumn].at;
        return {row.bytes + at, last.at + last.length - at};
    }

private:
    enum class Order
    {
        FixedBytes,
        Float,
        Double,
        VaryingBytes,
        PaddedBytes
    };
    static Outcome<Order> orderOf(const ColumnShape &shape, const std::string &indexName);
    static void appendValue(Order order, Bytes value, std::vector<Byte> &to);

    std::vector<Order> m_orders;
    bool m_isRecord = true;
    bool m_inRow = true;
    std::size_t m_firstColumn = 0;
    std::size_t m_lastColumn = 0;
};

} // namespace millrace::ibd
