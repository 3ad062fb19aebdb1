// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/order/keys/keyencoder.h"

#include <cstring>

namespace millrace {

/// A row on its way through the sort, in memory and in a run file alike (this machine's byte order: run files
/// never outlive the process): row bytes (4), key bytes (2), source row (8), the key, the row.
struct SortRecord
{
    static constexpr std::size_t headerBytes = 14;

    quint64 sourceRow = 0; ///< from 1, over all files
    std::string_view key;
    std::string_view row;
    const char *stored =
        nullptr; ///< where read() found the whole record; null for one that is not written yet

    std::size_t bytes() const { return headerBytes + key.size() + row.size(); }

    void write(char *to) const
    {
        const auto rowBytes = static_cast<quint32>(row.size());
        const auto keyBytes = static_cast<quint16>(key.size());
        std::memcpy(to, &rowBytes, 4);
        std::memcpy(to + 4, &keyBytes, 2);
        std::memcpy(to + 6, &sourceRow, 8);
        std::memcpy(to + headerBytes, key.data(), key.size());
        std::memcpy(to + headerBytes + key.size(), row.data(), row.size());
    }

    /// The whole record's size, from its first headerBytes.
    static std::size_t sizeAt(const char *from)
    {
        quint32 rowBytes = 0;
        quint16 keyBytes = 0;
        std::memcpy(&rowBytes, from, 4);
        std::memcpy(&keyBytes, from + 4, 2);
        return headerBytes + keyBytes + rowBytes;
    }

    /// A view of the record that was written there.
    static SortRecord read(const char *from)
    {
        quint32 rowBytes = 0;
        quint16 keyBytes = 0;
        SortRecord record;
        record.stored = from;
        std::memcpy(&rowBytes, from, 4);
        std::memcpy(&keyBytes, from + 4, 2);
        std::memcpy(&record.sourceRow, from + 6, 8);
        record.key = {from + headerBytes, keyBytes};
        record.row = {from + headerBytes + keyBytes, rowBytes};
        return record;
    }

    /// The order of records whose key prefixes are equal: the rest of the key, then the source row.
    static bool lessBeyondPrefix(const SortRecord &a, const SortRecord &b)
    {
        const auto rest = [](std::string_view key) {
            return key.substr(std::min(key.size(), KeyPrefix::bytes));
        };
        const int order = rest(a.key).compare(rest(b.key));
        return order != 0 ? order < 0 : a.sourceRow < b.sourceRow;
    }
};

} // namespace millrace
